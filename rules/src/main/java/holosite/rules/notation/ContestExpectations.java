package holosite.rules.notation;

import static holosite.rules.notation.ExpectationForms.NUMBER;
import static holosite.rules.notation.ExpectationForms.SIDE;
import static holosite.rules.notation.ExpectationForms.equal;
import static holosite.rules.notation.ExpectationForms.number;
import static holosite.rules.notation.ExpectationForms.side;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.log.ContestEntry;
import holosite.rules.log.Entry;
import holosite.rules.podrace.RaceTotals;
import holosite.rules.sabacc.Sabacc;

/** Totals of sabacc, duels, Podraces and attacks. */
final class ContestExpectations {
    private static final double PERFECT_HAND = 11;

    private ContestExpectations() {}

    static ExpectationForms forms() {
        var forms = new ExpectationForms();
        forms.form(
                "sabacc total of " + SIDE + " is " + NUMBER,
                "sabacc total of Light is 11",
                (line, m) -> equal(scene -> sabacc(scene, side(m, 1)), number(m.group(2))));
        forms.form(
                "duel total of " + SIDE + " is " + NUMBER,
                "duel total of Dark is 13",
                (line, m) -> equal(scene -> duel(scene, side(m, 1)), number(m.group(2))));
        forms.form(
                "(?:highest )?race total of " + SIDE + " is " + NUMBER,
                "race total of Dark is 15",
                (line, m) ->
                        equal(
                                scene -> RaceTotals.highest(scene.state(), side(m, 1)),
                                number(m.group(2))));
        forms.form(
                "race total of " + SIDE + " at (.+) is " + NUMBER,
                "race total of Dark at Tatooine: Podrace Arena is 15",
                (line, m) ->
                        equal(
                                scene ->
                                        RaceTotals.of(
                                                scene.state(), scene.card(m.group(2)), side(m, 1)),
                                number(m.group(3))));
        forms.form(
                "ferocity of (.+) is " + NUMBER,
                "ferocity of Dragonsnake is 6",
                (line, m) -> equal(scene -> ferocity(scene, m.group(1)), number(m.group(2))));
        return forms;
    }

    /** In the game going on; once it is over what the hands came to. */
    private static double sabacc(Scene scene, Side player) {
        double total = Sabacc.total(scene.state(), player);
        for (Entry entry : scene.state().log().from(0).reversed()) {
            if (!Double.isNaN(total) || entry instanceof ContestEntry.SabaccBegins) {
                break;
            }
            if (entry instanceof ContestEntry.SabaccTotal shown && shown.player() == player) {
                total = shown.total();
            } else if (entry instanceof ContestEntry.SabaccPerfect won && won.player() == player) {
                total = PERFECT_HAND;
            }
        }
        return total;
    }

    private static double duel(Scene scene, Side player) {
        for (Entry entry : scene.state().log().from(0).reversed()) {
            if (entry instanceof ContestEntry.DuelTotal shown && shown.player() == player) {
                return shown.total();
            }
        }
        return Double.NaN;
    }

    /** In an attack with what was drawn for it. */
    private static double ferocity(Scene scene, String creature) {
        var attack = scene.state().attack();
        return attack.creature() == scene.card(creature) && !Double.isNaN(attack.ferocity())
                ? attack.ferocity()
                : scene.figure(Figure.FEROCITY, creature);
    }
}
