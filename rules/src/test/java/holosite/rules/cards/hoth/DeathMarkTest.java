package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Death Mark. */
class DeathMarkTest {
    private static final String MARK = "Death Mark";

    @Test
    void itDeploysOutsideAimedAtASmuggler() {
        var runner =
                Kinds.alien("Plain Runner", DARK, "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(1)
                        .is(Trait.SMUGGLER)
                        .says();
        var scene =
                tableWith(runner)
                        .site(FARM, DARK)
                        .site(WAR_ROOM, DARK)
                        .site("Death Star: Docking Bay 327", DARK)
                        .at(CANTINA, "Plain Runner")
                        .at(CANTINA, "Han Solo", "Luke Skywalker", "Chewbacca (2_3)", "Djas Puhr")
                        .hand(DARK, MARK)
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(MARK);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Han Solo", "Chewbacca");
        scene.choose("Han Solo").passResponses();
        assertThat(scene.hostOf(MARK)).isEqualTo(FARM);
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    void theOpponentLosesOneAtTheStartOfEachOfHisControlPhases() {
        var scene =
                table().site(FARM, DARK)
                        .on(FARM, MARK)
                        .at(MOS_EISLEY, "Han Solo")
                        .aimed(MARK, "Han Solo")
                        .turn(LIGHT);
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(scene.lost(LIGHT)).isEmpty();
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.lost(LIGHT)).hasSize(1);
        scene.passUntil(DARK, Phase.DRAW);
        assertThat(scene.lost(LIGHT)).hasSize(1);
        assertThat(scene.lost(DARK)).isEmpty();
    }

    @Test
    void itEndsWhenTheSmugglerReachesItAndGoesToTheUsedPile() {
        var scene =
                table().site(FARM, DARK)
                        .on(FARM, MARK)
                        .at(MOS_EISLEY, "Han Solo", "Luke Skywalker")
                        .aimed(MARK, "Han Solo")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Luke Skywalker").to(FARM).passUntil(LIGHT);
        assertThat(scene.isOnTable(MARK)).isTrue();
        var elsewhere =
                table().site(FARM, DARK)
                        .on(FARM, MARK)
                        .site(COMMAND_CENTER, DARK)
                        .on(COMMAND_CENTER, "Responsibility Of Command")
                        .at("Hoth: Echo Docking Bay", "Han Solo")
                        .aimed(MARK, "Han Solo")
                        .aimed("Responsibility Of Command", "Han Solo")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.MOVE);
        elsewhere.move("Han Solo").passUntil(LIGHT);
        assertThat(elsewhere.isOnTable("Responsibility Of Command")).isFalse();
        assertThat(elsewhere.isOnTable(MARK)).isTrue();
        scene.move("Han Solo").passUntil(LIGHT);
        assertThat(scene.used(LIGHT)).contains("Han Solo");
        assertThat(scene.lost(DARK)).contains(MARK);
    }
}
