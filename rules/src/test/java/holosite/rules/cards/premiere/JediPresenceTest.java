package holosite.rules.cards.premiere;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Jedi Presence. */
class JediPresenceTest {
    private static final String CARD = "Jedi Presence";

    @Test
    void aJediDoublesThePowerOfOtherRebelsInTheBattle() {
        var scene =
                table().at(
                                FARM,
                                "Obi-Wan Kenobi (1_21)",
                                "Rebel Trooper",
                                "Wioslea",
                                "Stormtrooper")
                        .at(BAY, "Rebel Trooper#2", "Rebel Pilot")
                        .hand(LIGHT, CARD)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        double jedi = scene.power("Obi-Wan Kenobi");
        double alien = scene.power("Wioslea");
        scene.battleAt(FARM).passUntil("play " + CARD).play(CARD).passUntil(LIGHT);
        assertThat(scene.power("Rebel Trooper")).isEqualTo(2);
        assertThat(scene.power("Obi-Wan Kenobi")).isEqualTo(jedi);
        assertThat(scene.power("Wioslea")).isEqualTo(alien);
        assertThat(scene.power("Rebel Trooper#2")).isEqualTo(1);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void theJediMustBePresentInTheBattle() {
        table().at(FARM, "Luke Skywalker", "Rebel Trooper", "Darth Vader")
                .at(BAY, "Obi-Wan Kenobi (1_21)")
                .hand(LIGHT, CARD)
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(FARM)
                .mayNot("play " + CARD);
        table().at("Tatooine", "Gold 1", "TIE Fighter")
                .pilot("Gold 1", "Obi-Wan Kenobi (1_21)", "Rebel Pilot")
                .hand(LIGHT, CARD)
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("play " + CARD);
    }
}
