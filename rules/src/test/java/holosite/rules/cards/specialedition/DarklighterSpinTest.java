package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
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

    @Test
    void oneStarfighterOfYoursInABattleInSpaceSpinsInsteadOfABattleDestiny() {
        var scene =
                table().at("Tatooine", "Gold 1", "X-wing", "TIE Fighter")
                        .pilot("Gold 1", "Dutch")
                        .at("Kessel", "Y-wing")
                        .hand(LIGHT, "Darklighter Spin")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt("Tatooine").passWeapons().yes().play("Darklighter Spin");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Gold 1", "X-wing");
        scene.chooseOnly("X-wing");
    }

    @Test
    void notForAWeaponDestinyNorOnTheGround() {
        var weapon =
                table().at("Tatooine", "X-wing", "Devastator")
                        .on("X-wing", "Proton Torpedoes")
                        .hand(LIGHT, "Darklighter Spin")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);
        weapon.battleAt("Tatooine").fire("Proton Torpedoes").at("Devastator");
        for (; weapon.inBattle(); weapon.answerDefault()) {
            weapon.mayNot("play Darklighter Spin");
        }
        var ground =
                table().at(BAY, "Red 2", "Luke Skywalker", "Han Solo (1_11)", "Stormtrooper")
                        .pilot("Red 2", "Wedge Antilles")
                        .hand(LIGHT, "Darklighter Spin")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);
        ground.battleAt(BAY).passWeapons().yes().mayNot("play Darklighter Spin");
    }
}
