package holosite.rules.tell;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.effect.Lasting;
import holosite.language.prose.Language;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.refusal.Objection;
import holosite.rules.view.LastingView;
import holosite.rules.view.View;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What cards have put into force for a while is seen on the cards it holds for. */
class LastingWordsTest {
    private static Narrator narrator(Language language, Optional<Side> reader) {
        return new Narrator(language, reader, id -> AllCards.byId(id).orElseThrow());
    }

    /** What is told of this card: the tag, the sentence and how long, of each. */
    private static List<String> told(Scene scene, String card, Language language, Side reader) {
        View view = scene.game().view(reader);
        var narrator = narrator(language, Optional.of(reader));
        int handle = scene.game().state().table().arrived(scene.card(card));
        return view.lastings().stream()
                .filter(lasting -> lasting.touches().contains(handle))
                .map(
                        lasting ->
                                narrator.tag(lasting)
                                        + " | "
                                        + narrator.lasting(lasting)
                                        + " | "
                                        + narrator.until(view, lasting))
                .toList();
    }

    private static Scene barred() {
        return Scene.with(AllCards::all)
                .at(CANTINA, "Luke Skywalker")
                .site(MOS_EISLEY, LIGHT)
                .hand(DARK, "Imperial Barrier")
                .hand(LIGHT, "Rebel Trooper")
                .force(DARK, 2)
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.DEPLOY)
                .deploy("Rebel Trooper")
                .to(CANTINA)
                .play("Imperial Barrier");
    }

    @Test
    void aBarrierIsToldOfTheCardItKeepsFromMovingAndOfNoOther() {
        var scene = barred();
        assertThat(told(scene, "Rebel Trooper", Language.EN, LIGHT))
                .containsExactly(
                        "may not battle | Rebel Trooper may not take part in battle. | for the rest"
                                + " of this turn",
                        "may not move | Rebel Trooper may not move. | for the rest of this turn");
        assertThat(told(scene, "Rebel Trooper", Language.FR, DARK))
                .containsExactly(
                        "sans bataille | Rebel Trooper ne peut pas participer à une bataille. |"
                                + " jusqu'à la fin de ce tour",
                        "sans mouvement | Rebel Trooper ne peut pas se déplacer. | jusqu'à la fin"
                                + " de ce tour");
        assertThat(told(scene, "Luke Skywalker", Language.EN, LIGHT)).isEmpty();
        assertThat(told(scene, CANTINA, Language.EN, LIGHT)).isEmpty();
    }

    @Test
    void whatItForbidsIsRefusedByItsName() {
        var scene = barred();
        scene.answerDefaults(() -> scene.phase() != Phase.MOVE);
        assertThat(
                        scene.game()
                                .why()
                                .notMove(
                                        LIGHT, scene.card("Rebel Trooper"), scene.card(MOS_EISLEY)))
                .contains(new Objection.OfCard("Imperial Barrier"));
    }

    @Test
    void whoeverLooksOnSeesItToo() {
        View view = View.of(barred().game().state(), Audience.SPECTATOR);
        assertThat(view.lastings()).hasSize(2);
        assertThat(narrator(Language.EN, Optional.empty()).lasting(view.lastings().getFirst()))
                .isEqualTo("Dark Side: Rebel Trooper may not take part in battle.");
    }

    @Test
    void itIsGoneWhenItsTimeIsOver() {
        var scene = barred();
        while (scene.game().turn().player() == LIGHT) {
            scene.answerDefault();
        }
        assertThat(scene.game().view(LIGHT).lastings()).isEmpty();
    }

    @Test
    void howLongItHoldsIsCountedFromNow() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .hand(LIGHT, "Clash Of Sabers")
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.MOVE);
        scene.pass().play("Clash Of Sabers", 1);
        assertThat(told(scene, "Darth Vader", Language.EN, DARK))
                .anyMatch(line -> line.endsWith("| until the end of opponent's next turn"));
        assertThat(told(scene, "Darth Vader", Language.EN, LIGHT))
                .anyMatch(line -> line.endsWith("| until the end of your next turn"));
        while (scene.game().turn().player() == DARK) {
            scene.answerDefault();
        }
        assertThat(told(scene, "Darth Vader", Language.EN, DARK))
                .hasSize(2)
                .allMatch(line -> line.endsWith("| for the rest of this turn"));
    }

    // ---- every card

    private record Said(Card card, Ability ability, Lasting lasting) {}

    private static Stream<Said> said(Card card) {
        return Stream.of(card.text(), card.darkText(), card.lightText())
                .flatMap(List::stream)
                .flatMap(
                        ability ->
                                in(ability).stream()
                                        .map(lasting -> new Said(card, ability, lasting)));
    }

    private static List<Lasting> in(Object node) {
        return switch (node) {
            case Lasting lasting -> List.of(lasting);
            case Record record ->
                    parts(record).stream().flatMap(part -> in(part).stream()).toList();
            case Iterable<?> several -> {
                var all = new ArrayList<Lasting>();
                several.forEach(one -> all.addAll(in(one)));
                yield all;
            }
            case Optional<?> some -> some.map(LastingWordsTest::in).orElse(List.of());
            default -> List.of();
        };
    }

    private static List<Object> parts(Record node) {
        var parts = new ArrayList<Object>();
        for (RecordComponent component : node.getClass().getRecordComponents()) {
            try {
                parts.add(component.getAccessor().invoke(node));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(node + " cannot be read", e);
            }
        }
        return parts;
    }

    @Test
    void whateverACardPutsIntoForceHasATagAndASentenceInBothLanguages() {
        View view = Scene.with(AllCards::all).turn(LIGHT, Phase.DEPLOY).game().view(LIGHT);
        List<Said> all = AllCards.all().stream().flatMap(LastingWordsTest::said).toList();
        assertThat(all).hasSizeGreaterThan(100);
        for (Said one : all) {
            var lasting =
                    new LastingView(
                            one.card.id(),
                            LIGHT,
                            one.ability,
                            one.lasting.ability(),
                            one.lasting.duration(),
                            view.turn() + 1,
                            2,
                            Map.of(),
                            Map.of(),
                            List.of());
            for (Language language : Language.values()) {
                var narrator = narrator(language, Optional.of(DARK));
                assertThat(narrator.lasting(lasting))
                        .as("%s", one.card.title())
                        .matches("(?s)[\\p{Lu}\\d].*[.)]");
                assertThat(narrator.until(view, lasting)).isNotBlank();
                assertThat(narrator.tag(lasting))
                        .as("%s", one.card.title())
                        .isNotBlank()
                        .hasSizeLessThan(25);
            }
        }
    }
}
