package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.card.Phase;
import holosite.language.effect.BlowAway;
import holosite.language.words.Actions;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.cards.CardTable;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** What a location that is blown away costs when texts add to it. */
class BlownAwayLossTest {
    private static final String COURSE = "Set Your Course For Alderaan";

    /** Light's Force lost when Yavin 4 is blown away for twice its icons. */
    private static int twiceTheLoss(boolean course) {
        var doom =
                Kinds.lostInterrupt("Plain Doom", DARK, "0_91")
                        .destiny(3)
                        .says(
                                Actions.lost(
                                        Action.at(When.anyTime())
                                                .then(
                                                        new BlowAway(
                                                                Filters.titled("Yavin 4"),
                                                                Amount.of(2)))));
        var table =
                CardTable.tableWith(doom)
                        .system("Alderaan", DARK)
                        .mark("Alderaan", Flag.BLOWN_AWAY)
                        .system("Yavin 4", LIGHT)
                        .site("Yavin 4: Massassi War Room", LIGHT)
                        .hand(DARK, "Plain Doom")
                        .force(LIGHT, 20);
        if (course) {
            table.beside(DARK, COURSE);
        }
        var scene = table.turn(DARK, Phase.CONTROL);
        int before = scene.lifeForce(LIGHT);
        scene.play("Plain Doom");
        scene.answerDefaults(() -> !scene.isOffered("pass") || scene.whoDecides() == LIGHT);
        return before - scene.lifeForce(LIGHT);
    }

    @Test
    @Ruling("additions-after-doubling")
    void whatATextAddsIsNotDoubled() {
        assertThat(twiceTheLoss(false)).isPositive();
        assertThat(twiceTheLoss(true) - twiceTheLoss(false)).isEqualTo(3);
    }
}
