package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** The Circle Is Now Complete. */
class TheCircleIsNowCompleteTest {
    private static final String CIRCLE = "The Circle Is Now Complete";

    private static Scene dueled(Position position) {
        var scene = position.hand(DARK, CIRCLE).force(DARK, 2).turn(DARK, Phase.CONTROL);
        return scene.play(CIRCLE).passResponses();
    }

    @Test
    void theWeakerOfVaderAndObiWanIsOutOfPlay() {
        var scene = dueled(table().at(MOS_EISLEY, "Darth Vader", "Obi-Wan Kenobi"));
        assertThat(scene.outOfPlay(LIGHT)).containsExactly("Obi-Wan Kenobi");
        assertThat(scene.forcePile(DARK)).hasSize(1);
        assertThat(scene.lost(DARK)).contains(CIRCLE);
    }

    @Test
    void aLightsaberAddsTwoAlsoOneBuiltIn() {
        // 6 against 5 and 2
        var armed =
                dueled(
                        table().at(MOS_EISLEY, "Darth Vader", "Obi-Wan Kenobi")
                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber"));
        assertThat(armed.outOfPlay(DARK)).containsExactly("Darth Vader");
        var both =
                dueled(
                        table().at(MOS_EISLEY, "Darth Vader With Lightsaber", "Obi-Wan Kenobi")
                                .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber"));
        assertThat(both.outOfPlay(LIGHT)).containsExactly("Obi-Wan Kenobi");
    }

    @Test
    void itNeedsBothPresentAtOneSiteAndOneForce() {
        table().at(MOS_EISLEY, "Darth Vader")
                .at(CANTINA, "Obi-Wan Kenobi")
                .hand(DARK, CIRCLE)
                .force(DARK, 2)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CIRCLE);
        table().at(MOS_EISLEY, "Darth Vader", "Luke Skywalker")
                .hand(DARK, CIRCLE)
                .force(DARK, 2)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CIRCLE);
        table().at(MOS_EISLEY, "Darth Vader", "Obi-Wan Kenobi")
                .hand(DARK, CIRCLE)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CIRCLE);
    }

    @Test
    void vaderHimselfIsNeeded() {
        for (boolean epic : new boolean[] {false, true}) {
            var position =
                    table().at(MOS_EISLEY, "Stormtrooper", "Obi-Wan Kenobi")
                            .at(CANTINA, "Darth Vader")
                            .hand(DARK, CIRCLE)
                            .force(DARK, 2);
            if (epic) {
                position.beside(DARK, "Epic Duel");
            }
            position.turn(DARK, Phase.CONTROL).mayNot("play " + CIRCLE);
        }
    }

    @Test
    void aTieOfPowerWithoutAnyDestinyHasNoLoser() {
        // 6 + 2 against 5 + 1 of Leia's + 2
        var scene =
                table().site(WAR_ROOM, DARK)
                        .at(WAR_ROOM, "Darth Vader", "Obi-Wan Kenobi", "Leia Organa")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .on("Obi-Wan Kenobi", "Obi-Wan's Lightsaber")
                        .hand(DARK, CIRCLE)
                        .force(DARK, 2)
                        .nextDestiny(DARK, 6)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.CONTROL);
        int deck = scene.reserve(DARK).size();
        scene.play(CIRCLE).passResponses();
        assertThat(scene.isOnTable("Darth Vader")).isTrue();
        assertThat(scene.isOnTable("Obi-Wan Kenobi")).isTrue();
        assertThat(scene.reserve(DARK)).hasSize(deck);
    }

    private static Scene epic(int light) {
        var scene =
                table().at(MOS_EISLEY, "Darth Vader", "Obi-Wan Kenobi")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .beside(DARK, "Epic Duel")
                        .hand(DARK, CIRCLE)
                        .nextDestiny(DARK, 1, 1, 6)
                        .nextDestiny(LIGHT, 2, light, 1)
                        .turn(DARK, Phase.CONTROL);
        return scene.play(CIRCLE).passUntil(DARK, Phase.DEPLOY);
    }

    @Test
    void inAnEpicDuelTwoDestiniesEachCountAndOneMoreForEachWithALightsaber() {
        // 1 + 1 + 2 + 6 against 2 + 2 + 6
        var tie = epic(2);
        assertThat(tie.isOnTable("Darth Vader")).isTrue();
        assertThat(tie.isOnTable("Obi-Wan Kenobi")).isTrue();
    }

    @Test
    void aLostEpicDuelCostsSixForce() {
        var lost = epic(3);
        assertThat(lost.outOfPlay(DARK)).containsExactly("Darth Vader");
        assertThat(lost.lost(DARK)).hasSize(6 + 2).contains(CIRCLE, "Vader's Lightsaber");
    }

    @Test
    void vaderInHisSquadronDoesNotDuelFromTheDockingBay() {
        for (boolean epic : new boolean[] {true, false}) {
            var position =
                    table().at(BAY, "Death Star Assault Squadron", "Obi-Wan Kenobi")
                            .hand(DARK, CIRCLE)
                            .force(DARK, 2);
            if (epic) {
                position.beside(DARK, "Epic Duel");
            }
            position.turn(DARK, Phase.CONTROL).mayNot("play " + CIRCLE);
        }
    }
}
