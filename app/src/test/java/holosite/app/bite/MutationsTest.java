package holosite.app.bite;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.rules.card.TextId;
import holosite.rules.compile.CardCompiler;
import java.util.HashSet;
import org.junit.jupiter.api.Test;

class MutationsTest {

    private static Card card(String id) {
        return AllCards.byId(id).orElseThrow();
    }

    @Test
    void eachTextIsTakenAwayOnce() {
        var vader = card("1_168");
        var mutations = Mutations.texts(vader);

        assertThat(mutations).hasSameSizeAs(vader.text());
        for (int i = 0; i < mutations.size(); i++) {
            var changed = mutations.get(i).changed();
            assertThat(changed.text()).hasSameSizeAs(vader.text());
            for (int text = 0; text < vader.text().size(); text++) {
                assertThat(changed.text().get(text).equals(vader.text().get(text)))
                        .isEqualTo(text != i);
            }
        }
    }

    @Test
    void bothEndsOfALocationAndBothFacesOfAnObjectiveLoseTheirs() {
        assertThat(Mutations.texts(card("1_290")))
                .extracting(mutation -> mutation.text().end())
                .contains(TextId.End.DARK, TextId.End.LIGHT);
        assertThat(Mutations.texts(card("7_300")))
                .extracting(mutation -> mutation.text().card())
                .contains("7_300", "7_300B");
    }

    @Test
    void whatBothEndsOfALocationSayAlikeIsTakenFromBoth() {
        var arena = card("11_94");
        assertThat(arena.darkText()).isEqualTo(arena.lightText());

        var mutations = Mutations.texts(arena);

        assertThat(mutations)
                .hasSameSizeAs(arena.darkText())
                .allSatisfy(
                        one ->
                                assertThat(one.changed().darkText())
                                        .isEqualTo(one.changed().lightText())
                                        .isNotEqualTo(arena.darkText()));
    }

    @Test
    void numbersChangeAndConditionsGo() {
        assertThat(Mutations.details(card("1_168")))
                .extracting(Mutation::change)
                .contains("3 becomes 4")
                .anyMatch(change -> change.startsWith("without "));
    }

    @Test
    void everyMutationHasItsOwnKeyAndCanBePlayed() {
        var keys = new HashSet<String>();
        var catalog = CardCompiler.catalog(AllCards.all());
        for (Card card : AllCards.all()) {
            for (Mutation mutation : Mutations.texts(card)) {
                assertThat(keys.add(mutation.key())).as(mutation.key()).isTrue();
                assertThat(catalog.playing(mutation.changed()).texts(card)).isNotNull();
            }
            for (Mutation mutation : Mutations.details(card)) {
                assertThat(keys.add(mutation.key())).as(mutation.key()).isTrue();
            }
        }
    }
}
