package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Responsibility Of Command. */
class ResponsibilityOfCommandTest {
    private static final String DUTY = "Responsibility Of Command";
    private static final String ECHO_BAY = "Hoth: Echo Docking Bay";

    @Test
    void itDeploysInAWarRoomOfABaseAimedAtSomebodyOfWeight() {
        var scene =
                table().site(COMMAND_CENTER, DARK)
                        .site("Yavin 4: Massassi War Room", LIGHT)
                        .site(WAR_ROOM, DARK)
                        .site(ECHO_BAY, DARK)
                        .at(
                                CANTINA,
                                "Luke Skywalker",
                                "Rebel Trooper",
                                "Shawn Valdez",
                                "Wes Janson")
                        .at(CANTINA, "General Veers", "Wioslea")
                        .at(CANTINA, "light Lando Calrissian (5_5)", "Tigran Jamiro")
                        .hand(DARK, DUTY)
                        .force(DARK, 2)
                        .turn(DARK, Phase.DEPLOY)
                        .deploy(DUTY);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(COMMAND_CENTER, "Yavin 4: Massassi War Room");
        scene.choose(COMMAND_CENTER);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Luke Skywalker", "Shawn Valdez", "Wes Janson");
        scene.choose("Wes Janson").passResponses();
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    private static Position bound(String where) {
        return table().site(COMMAND_CENTER, DARK)
                .on(COMMAND_CENTER, DUTY)
                .at(where, "Luke Skywalker")
                .aimed(DUTY, "Luke Skywalker");
    }

    @Test
    void whereTheTargetIsTheOpponentBeginsNoBattleAndNoDrain() {
        var battles =
                bound(MOS_EISLEY)
                        .at(MOS_EISLEY, "Stormtrooper#1")
                        .at(FARM, "Rebel Trooper", "Stormtrooper#2")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        battles.mayNot("battle at " + MOS_EISLEY).offers("battle at " + FARM);
        bound(MOS_EISLEY)
                .at(MOS_EISLEY, "Stormtrooper")
                .force(DARK, 2)
                .turn(DARK, Phase.BATTLE)
                .offers("battle at " + MOS_EISLEY);
        bound(MOS_EISLEY)
                .at(CANTINA, "Rebel Trooper")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("drain at " + MOS_EISLEY)
                .offers("drain at " + CANTINA);
    }

    @Test
    void itEndsWhenTheTargetReachesIt() {
        var scene = bound(ECHO_BAY).force(LIGHT, 3).turn(LIGHT, Phase.MOVE);
        scene.move("Luke Skywalker").to(COMMAND_CENTER).passUntil(LIGHT);
        assertThat(scene.isOnTable(DUTY)).isFalse();
        var elsewhere =
                bound(MOS_EISLEY)
                        .site(FARM, DARK)
                        .on(FARM, "Death Mark")
                        .aimed("Death Mark", "Luke Skywalker")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);
        elsewhere.move("Luke Skywalker").passUntil(LIGHT);
        assertThat(elsewhere.isOnTable("Death Mark")).isFalse();
    }
}
