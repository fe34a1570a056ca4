package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** I've Got A Bad Feeling About This. */
class IveGotABadFeelingAboutThisTest {
    private static final String CARD = "I've Got A Bad Feeling About This";

    private static Scene battle(Side turn, String... cards) {
        return table().at(FARM, cards)
                .at(BAY, "Han Solo")
                .hand(LIGHT, CARD)
                .force(turn, 3)
                .reserve(DARK, 20)
                .nextDestiny(LIGHT, 6)
                .turn(turn, Phase.BATTLE)
                .battleAt(FARM);
    }

    @Test
    void theWinnersDamageIsDoubled() {
        double[] damage = new double[2];
        for (boolean play : new boolean[] {false, true}) {
            var fight = battle(LIGHT, "Luke Skywalker", "Beru Lars", "Darth Vader");
            if (play) {
                fight.play(CARD);
            }
            fight.passUntil(DARK, Prompt.Key.DAMAGE_SEGMENT);
            damage[play ? 1 : 0] = fight.damageLeft(DARK);
        }
        assertThat(damage[0]).isPositive();
        assertThat(damage[1]).isEqualTo(2 * damage[0]);
    }

    @Test
    void hanMakesItThreefold() {
        double[] damage = new double[2];
        for (boolean play : new boolean[] {false, true}) {
            var fight =
                    table().at(FARM, "Han Solo", "Luke Skywalker", "Darth Vader", "Djas Puhr")
                            .hand(LIGHT, CARD)
                            .force(LIGHT, 3)
                            .reserve(DARK, 20)
                            .nextDestiny(LIGHT, 6)
                            .nextDestiny(DARK, 1)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt(FARM);
            if (play) {
                fight.play(CARD);
            }
            fight.passUntil(DARK, Prompt.Key.DAMAGE_SEGMENT);
            damage[play ? 1 : 0] = fight.damageLeft(DARK);
        }
        assertThat(damage[0]).isPositive();
        assertThat(damage[1]).isEqualTo(3 * damage[0]);
    }

    @Test
    void onlyWithLessPowerInABattleOfOnesOwn() {
        battle(DARK, "Luke Skywalker", "Darth Vader").mayNot("play " + CARD);
        battle(LIGHT, "Luke Skywalker", "Stormtrooper").mayNot("play " + CARD);
        battle(LIGHT, "Rebel Trooper", "Stormtrooper").mayNot("play " + CARD);
    }
}
