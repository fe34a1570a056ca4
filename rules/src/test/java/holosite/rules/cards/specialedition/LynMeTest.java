package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Lyn Me. */
class LynMeTest {
    @Test
    void bountyHuntersJoinHerForLessAtSitesOnly() {
        var atASite =
                table().at(CANTINA, "Lyn Me").site(BAY, DARK).hand(DARK, "Dengar", "Boba Fett");
        var scene = atASite.force(DARK, 9).turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Dengar", CANTINA)).isEqualTo(3);
        assertThat(scene.deployCost("Boba Fett", CANTINA)).isZero();
        assertThat(scene.deployCost("Dengar", BAY)).isEqualTo(4);
        assertThat(scene.deployCost("Boba Fett", BAY)).isEqualTo(5);

        var inSpace =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", "Lyn Me")
                        .hand(DARK, "Dengar", "Boba Fett");
        scene = inSpace.force(DARK, 9).turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Dengar", "Tatooine")).isEqualTo(4);
        assertThat(scene.deployCost("Boba Fett", "Tatooine")).isEqualTo(5);
    }

    /** How much total power Light is short of in a battle against her and these. */
    private static double subtracted(String place, String... there) {
        var scene =
                table().at(place, "Lyn Me", "Stormtrooper")
                        .at(BAY, "Rebel Trooper")
                        .at(place, there)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        double before = scene.totalPower(BAY, LIGHT);
        scene.battleAt(BAY);
        return before - scene.totalPower(BAY, LIGHT);
    }

    @Test
    void inBattleEachOfYourMusiciansPresentTakesOneFromTheOpponentsPower() {
        var musician =
                Kinds.alien("Plain Musician", DARK, "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(1)
                        .is(Trait.MUSICIAN)
                        .says();
        var scene =
                tableWith(musician)
                        .at(BAY, "Lyn Me", "Plain Musician", "Han Solo", "Luke Skywalker")
                        .at(BAY, "Leia Organa", "Joh Yowza")
                        .at(CANTINA, "Plain Musician")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        double before = scene.totalPower(BAY, LIGHT);
        scene.battleAt(BAY);
        // two musicians, and 4 for Han and Luke; Joh Yowza plays for Light
        assertThat(scene.totalPower(BAY, LIGHT)).isEqualTo(before - 2 - 4);
    }

    @Test
    void sheTakesOnePowerByHerselfAndTwoMoreForLukeOrHan() {
        assertThat(subtracted(BAY)).isEqualTo(1);
        assertThat(subtracted(BAY, "Luke Skywalker")).isEqualTo(3);
        assertThat(subtracted(BAY, "Han Solo")).isEqualTo(3);
        assertThat(subtracted(BAY, "Leia Organa")).isEqualTo(1);
        var elsewhere =
                table().at(BAY, "Lyn Me", "Stormtrooper", "Wedge Antilles")
                        .at(CANTINA, "Luke Skywalker")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        double before = elsewhere.totalPower(BAY, LIGHT);
        elsewhere.battleAt(BAY);
        assertThat(elsewhere.totalPower(BAY, LIGHT)).isEqualTo(before - 1);
    }

    @Test
    void inABattleElsewhereSheTakesNothing() {
        var scene =
                table().at(CANTINA, "Lyn Me")
                        .at(BAY, "Stormtrooper", "Luke Skywalker")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        double before = scene.totalPower(BAY, LIGHT);
        scene.battleAt(BAY);
        assertThat(scene.totalPower(BAY, LIGHT)).isEqualTo(before);
    }
}
