package holosite.rules.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.rules.card.Definition;
import holosite.rules.card.TextId;
import holosite.rules.compile.CardCompiler;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CatalogTest {

    private static Card titled(String title) {
        return AllCards.byTitle(title).getFirst();
    }

    @Test
    void aCardIsCompiledOnceAndOnlyWhenAskedFor() {
        var compiled = new ArrayList<String>();
        Catalog ready = CardCompiler.catalog(AllCards.all());
        var catalog =
                new Catalog(
                        AllCards.all(),
                        definition -> {
                            compiled.add(definition.card().title());
                            return ready.texts(definition);
                        });
        Definition definition = catalog.definition(titled("Darth Vader"));
        assertThat(compiled).isEmpty();

        assertThat(catalog.texts(definition)).isSameAs(catalog.texts(definition));
        assertThat(compiled).containsExactly("Darth Vader");
    }

    @Test
    void threadsThatShareACatalogFindTheSameTexts() {
        Catalog catalog = CardCompiler.catalog(AllCards.all());
        List<List<CardTexts>> found =
                IntStream.range(0, 8)
                        .parallel()
                        .mapToObj(i -> AllCards.all().stream().map(catalog::texts).toList())
                        .toList();

        for (List<CardTexts> texts : found) {
            assertThat(texts).usingElementComparator(this::identity).isEqualTo(found.getFirst());
        }
    }

    private int identity(CardTexts one, CardTexts other) {
        return one == other ? 0 : 1;
    }

    @Test
    void everyFaceHasANumberOfItsOwn() {
        Catalog catalog = CardCompiler.catalog(AllCards.all());
        var numbers = new HashSet<Integer>();
        int faces = 0;
        for (Card card : AllCards.all()) {
            Definition front = catalog.definition(card);
            for (Definition face : new HashSet<>(List.of(front, front.back(), front.crewless()))) {
                numbers.add(face.number());
                faces++;
                assertThat(catalog.texts(face)).isNotNull();
            }
        }
        assertThat(numbers).hasSize(faces);
        assertThat(faces).isGreaterThan(AllCards.all().size());
    }

    @Test
    void everyTextIsFoundByItsName() {
        Catalog catalog = CardCompiler.catalog(AllCards.all());
        for (Card card : AllCards.all()) {
            for (TextId.End end : TextId.End.values()) {
                for (int i = 0; i < end.of(card).size(); i++) {
                    assertThat(catalog.ability(new TextId(card.id(), end, i)))
                            .contains(end.of(card).get(i));
                }
            }
            for (CardAction action : catalog.texts(card).text().actions()) {
                assertThat(catalog.action(action.program().id())).containsSame(action);
                assertThat(catalog.program(action.program().id())).containsSame(action.program());
            }
        }
        assertThat(catalog.program(new TextId("0_0", TextId.End.TEXT, 0))).isEmpty();
        assertThat(catalog.ability(new TextId("1_168", TextId.End.TEXT, 99))).isEmpty();
    }

    @Test
    void theOtherFaceOfAnObjectiveIsFoundByItsName() {
        Catalog catalog = CardCompiler.catalog(AllCards.all());
        Card back =
                AllCards.all().stream()
                        .flatMap(card -> card.back().stream())
                        .findFirst()
                        .orElseThrow();

        assertThat(catalog.ability(new TextId(back.id(), TextId.End.TEXT, 0)))
                .contains(back.text().getFirst());
    }

    @Test
    void programsCompiledTwiceAreEqual() {
        Card sense = titled("Sense");
        CardAction one = CardCompiler.catalog(AllCards.all()).texts(sense).text().actions().get(0);
        CardAction two = CardCompiler.catalog(AllCards.all()).texts(sense).text().actions().get(0);

        assertThat(one).isNotSameAs(two).isEqualTo(two).hasSameHashCodeAs(two);
        assertThat(one.program()).isEqualTo(two.program());
    }

    @Test
    void aCardOfAnotherPoolIsRefused() {
        Catalog catalog = CardCompiler.catalog(List.of(titled("Sense")));

        assertThatThrownBy(() -> catalog.definition(titled("Darth Vader")))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Darth Vader")
                .hasMessageContaining("not in the catalog");
    }

    @Test
    void aChangedCardIsPlayedInPlaceOfThePrintedOne() {
        Card sense = titled("Sense");
        Catalog catalog = CardCompiler.catalog(AllCards.all());
        Card silent =
                Card.card(sense.type(), sense.title(), sense.side(), sense.id()).destiny(1).done();

        Catalog other = catalog.playing(silent);

        assertThat(other.texts(sense).text().actions()).isEmpty();
        assertThat(catalog.texts(sense).text().actions()).isNotEmpty();
        assertThat(other.used()).containsExactly(sense);
        assertThat(other.watched(text -> {}).used()).isEmpty();
    }
}
