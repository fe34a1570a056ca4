package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** You Have Failed Me For The Last Time. */
class YouHaveFailedMeForTheLastTimeTest {
    private static final String FAILED = "You Have Failed Me For The Last Time";

    private static Position battle(String leader, String... rebels) {
        return table().at(PLAINS, leader)
                .at(PLAINS, rebels)
                .site(WAR_ROOM, DARK)
                .at(CANTINA, "Darth Vader", "Colonel Wullf Yularen")
                .hand(LIGHT, FAILED)
                .force(DARK, 3);
    }

    private static Scene initiated(Position position) {
        return position.turn(DARK, Phase.BATTLE).battleAt(PLAINS);
    }

    @ParameterizedTest
    @CsvSource({
        "Admiral Motti, Luke Skywalker, LOST",
        "Admiral Motti, Beru Lars, TABLE",
        "Admiral Ozzel, Luke Skywalker, OUT"
    })
    void theLeaderWhoDoesNotWinIsLost(String leader, String rebel, String fate) {
        var scene = initiated(battle(leader, rebel)).play(FAILED).passResponses();
        scene.finishBattle();
        switch (fate) {
            case "LOST" -> assertThat(scene.lost(DARK)).contains(leader);
            case "OUT" -> assertThat(scene.outOfPlay(DARK)).containsExactly(leader);
            default -> assertThat(scene.isOnTable(leader)).isTrue();
        }
        assertThat(scene.lost(LIGHT)).contains(FAILED);
    }

    @Test
    void aTieIsNoVictory() {
        var scene = battle("Admiral Motti", "Luke Skywalker").nextDestiny(LIGHT, 0);
        var tied = initiated(scene);
        assertThat(tied.totalPower(PLAINS, DARK)).isEqualTo(tied.totalPower(PLAINS, LIGHT));
        tied.play(FAILED).passResponses().finishBattle();
        assertThat(tied.lost(DARK)).contains("Admiral Motti");
    }

    /** Power 4 against 3: the Force is lost, since he is gone before the damage is paid. */
    @Test
    void heCannotBeForfeited() {
        var scene =
                initiated(
                                battle("Admiral Motti", "Luke Skywalker", "Rebel Trooper")
                                        .nextDestiny(LIGHT, 0))
                        .play(FAILED)
                        .passResponses();
        scene.finishBattle();
        assertThat(scene.lost(DARK)).hasSize(2).contains("Admiral Motti");
    }

    @Test
    void aCanceledBattleIsNotWon() {
        var scene =
                initiated(
                        battle("Admiral Motti", "Beru Lars")
                                .site(PERIMETER)
                                .at(PLAINS, "Grand Moff Tarkin")
                                .hand(LIGHT, "Fall Back!")
                                .force(LIGHT, 1));
        scene.play(FAILED).choose("Admiral Motti");
        scene.passUntil("play Fall Back!").play("Fall Back!").passResponses();
        scene.answerDefaults(scene::inBattle);
        assertThat(scene.lost(DARK)).contains("Admiral Motti");
        assertThat(scene.isOnTable("Grand Moff Tarkin")).isTrue();
    }

    @Test
    void vaderIsOnTableTheOpponentAttacksAndTheLeaderIsThere() {
        initiated(battle("Stormtrooper", "Luke Skywalker")).mayNot("play " + FAILED);
        initiated(battle("Emperor Palpatine", "Luke Skywalker")).mayNot("play " + FAILED);
        initiated(
                        tableWith(
                                        Kinds.imperial("Old Leader", "0_1")
                                                .destiny(1)
                                                .deploy(1)
                                                .power(1)
                                                .ability(6)
                                                .forfeit(1)
                                                .is(Trait.LEADER)
                                                .says())
                                .at(PLAINS, "Old Leader", "Luke Skywalker")
                                .at(CANTINA, "Darth Vader")
                                .hand(LIGHT, FAILED)
                                .force(DARK, 3))
                .mayNot("play " + FAILED);
        initiated(
                        table().at(PLAINS, "Admiral Motti", "Luke Skywalker")
                                .hand(LIGHT, FAILED)
                                .force(DARK, 3))
                .mayNot("play " + FAILED);
        battle("Admiral Motti", "Luke Skywalker")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(PLAINS)
                .mayNot("play " + FAILED);
        initiated(battle("Stormtrooper", "General Carlist Rieekan")).mayNot("play " + FAILED);
        var scene = initiated(battle("Admiral Motti", "Luke Skywalker")).play(FAILED);
        scene.passResponses().finishBattle();
        assertThat(scene.isOnTable("Colonel Wullf Yularen")).isTrue();
    }
}
