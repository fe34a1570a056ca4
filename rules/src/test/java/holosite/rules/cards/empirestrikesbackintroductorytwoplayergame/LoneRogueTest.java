package holosite.rules.cards.empirestrikesbackintroductorytwoplayergame;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lone Rogue. */
class LoneRogueTest {
    private static final String ROGUE = "Lone Rogue";

    private static Position hand(int force) {
        return table().hand(LIGHT, ROGUE)
                .reserve(LIGHT, "Rebel Snowspeeder", "X-wing")
                .force(LIGHT, force);
    }

    @Test
    void aPilotOutsideOnHothFetchesASnowspeeder() {
        var scene = hand(3).at(PLAINS, "Luke Skywalker").turn(LIGHT, Phase.DEPLOY);
        scene.play(ROGUE).passResponses();
        assertThat(scene.offered()).doesNotContain("X-wing");
        scene.choose("Rebel Snowspeeder").passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Rebel Snowspeeder");
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.lost(LIGHT)).contains(ROGUE);
    }

    @Test
    void nobodyElseDoes() {
        hand(3).at(PLAINS, "Rebel Trooper").turn(LIGHT, Phase.DEPLOY).mayNot("play " + ROGUE);
        hand(3).at(COMMAND_CENTER, "Luke Skywalker")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("play " + ROGUE);
        hand(3).at(BAY, "Luke Skywalker").turn(LIGHT, Phase.DEPLOY).mayNot("play " + ROGUE);
        hand(1).at(PLAINS, "Luke Skywalker").turn(LIGHT, Phase.DEPLOY).mayNot("play " + ROGUE);
        hand(3).at(PLAINS, "Boba Fett").turn(LIGHT, Phase.DEPLOY).mayNot("play " + ROGUE);
    }

    private static Scene battle(Side by, String... rebels) {
        return hand(0).at(PLAINS, "Stormtrooper")
                .at(PLAINS, rebels)
                .force(DARK, 3)
                .force(LIGHT, 1)
                .turn(by, Phase.BATTLE)
                .battleAt(PLAINS);
    }

    @Test
    void aSnowspeederDefendingAloneAddsADestiny() {
        var scene = battle(DARK, "Rebel Snowspeeder").passUntil("play " + ROGUE);
        int before = battleDestinies(scene, LIGHT);
        scene.play(ROGUE).passResponses();
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(before + 1);
    }

    @Test
    void notWithCompanyNorOnTheAttackNorWithoutAPilot() {
        for (var scene :
                List.of(
                        battle(DARK, "Rebel Snowspeeder", "Rebel Trooper"),
                        battle(LIGHT, "Rebel Snowspeeder"),
                        battle(DARK, "Rebel Trooper"))) {
            scene.answerDefaults(
                    () -> {
                        scene.mayNot("play " + ROGUE);
                        return scene.inBattle();
                    });
        }
    }

    @Test
    void neitherALoneFighterNorASnowspeederOfTheOpponents() {
        for (var scene :
                List.of(
                        battle(DARK, "Luke Skywalker"),
                        table().hand(LIGHT, ROGUE)
                                .at(PLAINS, "Rebel Snowspeeder", "Rebel Trooper")
                                .stolen("Rebel Snowspeeder")
                                .force(LIGHT, 1)
                                .turn(LIGHT, Phase.BATTLE)
                                .battleAt(PLAINS))) {
            scene.answerDefaults(
                    () -> {
                        scene.mayNot("play " + ROGUE);
                        return scene.inBattle();
                    });
        }
    }

    @Test
    void aSnowspeederWithPilotIconIsNoPilot() {
        hand(3).at(PLAINS, "Rebel Snowspeeder").turn(LIGHT, Phase.DEPLOY).mayNot("play " + ROGUE);
    }

    @Test
    void anotherVehicleWithAPilotIsNoSnowspeeder() {
        var walker =
                Kinds.combatVehicle("Plain Walker", LIGHT, "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .maneuver(3)
                        .landspeed(1)
                        .forfeit(2)
                        .icons(Icon.PILOT)
                        .permanentPilot(1)
                        .says();
        var scene =
                tableWith(walker)
                        .hand(LIGHT, ROGUE)
                        .at(PLAINS, "Stormtrooper", "Plain Walker")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(PLAINS);
        scene.answerDefaults(
                () -> {
                    scene.mayNot("play " + ROGUE);
                    return scene.inBattle();
                });
    }

    /** Somebody who only sits in it is no pilot. */
    @Test
    void aSnowspeederWithoutAPilotAddsNone() {
        for (String aboard : new String[] {"Luke Skywalker", "Rebel Trooper"}) {
            var table = hand(0).at(PLAINS, "Stormtrooper", "Rogue 1");
            var scene =
                    (aboard.equals("Luke Skywalker")
                                    ? table.pilot("Rogue 1", aboard)
                                    : table.passenger("Rogue 1", aboard))
                            .force(DARK, 3)
                            .turn(DARK, Phase.BATTLE)
                            .battleAt(PLAINS);
            boolean offered = false;
            while (scene.inBattle()) {
                offered |= scene.isOffered("play " + ROGUE);
                scene.answerDefault();
            }
            assertThat(offered).isEqualTo(aboard.equals("Luke Skywalker"));
        }
    }
}
