package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.log.ForceEntry;
import holosite.rules.log.PileEntry;
import org.junit.jupiter.api.Test;

/** Double Back. */
class DoubleBackTest {
    private static Scene doubleBack(int force) {
        return table().at(CANTINA, "Luke Skywalker")
                .hand(DARK, "Double Back")
                .hand(LIGHT, "Sense")
                .lost(DARK, "Stormtrooper", "Dengar", "Boba Fett")
                .reserve(DARK, "Dengar", "Boba Fett", "Stormtrooper")
                .force(DARK, force)
                .turn(DARK, Phase.CONTROL);
    }

    private static boolean shown(Scene scene, String card) {
        return scene.game().log().from(0).stream()
                .anyMatch(
                        entry ->
                                (entry instanceof ForceEntry.Retrieves
                                                || entry instanceof PileEntry.Takes)
                                        && entry.to(Audience.SPECTATOR)
                                                .named()
                                                .getFirst()
                                                .title()
                                                .startsWith(card));
    }

    @Test
    @Claim({"double-back#1", "double-back#2"})
    void doubleBackChoosesItsBountyHunterWhileLooking() {
        var scene = doubleBack(1);

        scene.play("Double Back").expectDecider(LIGHT).offers("play Sense").pass();
        scene.expectDecider(DARK).choose("Dengar").passResponses();

        assertThat(scene.used(DARK)).contains("Dengar");
        assertThat(shown(scene, "Dengar")).isTrue();
    }

    @Test
    @Claim({"double-back#1", "double-back#2"})
    void doubleBackTakesABountyHunterFromTheReserveDeckAndShowsHim() {
        var scene = doubleBack(3);

        scene.play("Double Back", 2).expectDecider(LIGHT).offers("play Sense").pass();
        scene.expectDecider(DARK).chooseOnly("Boba Fett#2").passResponses();

        assertThat(scene.hand(DARK)).containsExactly("Boba Fett#2");
        assertThat(shown(scene, "Boba Fett")).isTrue();
    }
}
