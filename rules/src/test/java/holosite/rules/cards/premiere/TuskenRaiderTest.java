package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Tusken Raider. */
class TuskenRaiderTest {
    private static final Card CHIEF =
            Kinds.alien("Plain Chief", DARK, "0_1")
                    .unique()
                    .persona("Plain Chief")
                    .destiny(2)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(2)
                    .is(Trait.TUSKEN_RAIDER)
                    .says();

    private static Scene raiders(int here, int there, String... more) {
        var position = tableWith(CHIEF).site(MOS_EISLEY, DARK).site(BAY, DARK);
        for (int i = 1; i <= here; i++) {
            position.at(MOS_EISLEY, "Tusken Raider#" + i);
        }
        for (int i = 1; i <= there; i++) {
            position.at(BAY, "Tusken Raider#" + (here + i));
        }
        return position.at(MOS_EISLEY, more).turn(DARK, Phase.CONTROL);
    }

    @Test
    void twoTogetherAreStronger() {
        assertThat(raiders(1, 1).power("Tusken Raider#1")).isEqualTo(1);
        assertThat(raiders(2, 0).power("Tusken Raider#1")).isEqualTo(2);
        assertThat(raiders(3, 0).power("Tusken Raider#1")).isEqualTo(2);
        assertThat(raiders(1, 0, "Plain Chief").power("Tusken Raider#1")).isEqualTo(1);
        assertThat(raiders(1, 0, "Stormtrooper").power("Tusken Raider#1")).isEqualTo(1);
    }

    @Test
    void fourTogetherAddTwoToTheTotal() {
        assertThat(raiders(3, 1).totalPower(MOS_EISLEY, DARK)).isEqualTo(6);
        assertThat(raiders(3, 0, "Plain Chief").totalPower(MOS_EISLEY, DARK)).isEqualTo(7);
        assertThat(raiders(4, 0).totalPower(MOS_EISLEY, DARK)).isEqualTo(10);
        assertThat(raiders(5, 0).totalPower(MOS_EISLEY, DARK)).isEqualTo(12);
        assertThat(raiders(4, 0).totalPower(MOS_EISLEY, LIGHT)).isZero();
        assertThat(raiders(4, 1).totalPower(BAY, DARK)).isEqualTo(1);
    }

    @Test
    void itDeploysOnTatooineOnly() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .site(PLAINS, DARK)
                        .hand(DARK, "Tusken Raider")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Tusken Raider")).containsExactlyInAnyOrder(MOS_EISLEY, BAY);
    }

    @Test
    void onlyRaidersOfTheSamePlayerCount() {
        var stranger =
                Kinds.alien("Plain Raider", LIGHT, "0_2")
                        .destiny(2)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(2)
                        .is(Trait.TUSKEN_RAIDER)
                        .says();
        var position = tableWith(stranger).at(MOS_EISLEY, "Plain Raider");
        for (int i = 1; i <= 3; i++) {
            position.at(MOS_EISLEY, "Tusken Raider#" + i);
        }
        var scene = position.turn(DARK, Phase.CONTROL);
        assertThat(scene.totalPower(MOS_EISLEY, DARK)).isEqualTo(6 + 3 * raiderBonus(scene));
        assertThat(raiders(3, 0, "Stormtrooper").totalPower(MOS_EISLEY, DARK))
                .isEqualTo(7 + 3 * raiderBonus(scene));
    }

    /** What Mos Eisley adds to an alien of the Dark Side. */
    private static double raiderBonus(Scene scene) {
        return scene.power("Tusken Raider#1") - 2;
    }
}
