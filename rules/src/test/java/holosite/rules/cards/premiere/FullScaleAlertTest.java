package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Full Scale Alert. */
class FullScaleAlertTest {
    private static final String SPEEDER = "Luke's X-34 Landspeeder";

    private static Scene alert(int destiny) {
        var scene =
                table().at(FARM, "Stormtrooper#1", "Stormtrooper#2", "Death Star Trooper")
                        .at(MOS_EISLEY, "Luke Skywalker", "Wedge Antilles", "Rebel Trooper")
                        .at(MOS_EISLEY, SPEEDER)
                        .pilot(SPEEDER, "Chewbacca (2_3)")
                        .site(BAY, DARK)
                        .at("Tatooine", "Gold 1", "X-wing")
                        .system("Kessel", DARK)
                        .pilot("Gold 1", "Han Solo")
                        .hand(DARK, "Full Scale Alert")
                        .force(DARK, 4)
                        .force(LIGHT, 9)
                        .nextDestiny(DARK, destiny)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.passUntil(DARK).play("Full Scale Alert").passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.forcePile(DARK)).hasSize(2);
        return scene;
    }

    @Test
    void onlySmugglersAndTheirStarshipsMoveThisTurn() {
        alert(1).offers("move Wedge Antilles", "move Gold 1")
                .mayNot("move Luke Skywalker", "move Rebel Trooper", "move X-wing");
        alert(2).offers("move Luke Skywalker", "move Rebel Trooper", "move X-wing");
    }

    @Test
    void aSmugglerAboardHelpsNoVehicle() {
        alert(1).mayNot("move " + SPEEDER);
        alert(2).offers("move " + SPEEDER);
    }

    @Test
    void theTurnAfterAndTheOwnCardsAreFree() {
        var scene = alert(1);
        scene.passUntil(DARK, Phase.MOVE).offers("move Stormtrooper");
        scene.passUntil(LIGHT, Phase.MOVE).offers("move Luke Skywalker");
        var own =
                table().at(FARM, "Stormtrooper#1", "Stormtrooper#2")
                        .site(BAY, DARK)
                        .hand(DARK, "Full Scale Alert")
                        .force(DARK, 4)
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.CONTROL)
                        .play("Full Scale Alert");
        own.passUntil(DARK, Phase.MOVE).offers("move Stormtrooper");
    }
}
