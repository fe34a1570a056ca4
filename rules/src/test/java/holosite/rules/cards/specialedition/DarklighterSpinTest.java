package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Darklighter Spin. */
class DarklighterSpinTest {
    @Test
    @Claim("darklighter-spin#1")
    void darklighterSpinUsesTheManeuverAsItIs() {
        var scene =
                table().at("Tatooine", "Gold 1", "TIE Fighter")
                        .pilot("Gold 1", "Dutch")
                        .hand(LIGHT, "Darklighter Spin")
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.maneuver("Gold 1")).isEqualTo(4);

        scene.battleAt("Tatooine").passWeapons().yes().play("Darklighter Spin").passResponses();

        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(4);
    }
}
