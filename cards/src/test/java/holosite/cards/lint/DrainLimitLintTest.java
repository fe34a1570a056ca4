package holosite.cards.lint;

import holosite.language.ability.Modifier;
import holosite.language.card.Figure;
import org.junit.jupiter.api.Test;

/**
 * What somebody loses “no more than” is a limit of the loss: the drain stays as great as it was,
 * for texts that look at it and for those that make the loss smaller first.
 */
final class DrainLimitLintTest {
    @Test
    void theLossFromADrainIsLimitedNotTheDrain() {
        CardLints.check(
                "drain",
                (card, findings) ->
                        CardTree.of(card)
                                .all(Modifier.class)
                                .filter(
                                        change ->
                                                change.figure() == Figure.FORCE_DRAIN
                                                        && change.op() == Modifier.Op.AT_MOST)
                                .forEach(change -> findings.add(card, "limits the drain")));
    }
}
