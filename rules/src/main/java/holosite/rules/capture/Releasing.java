package holosite.rules.capture;

import holosite.language.card.Subtype;
import holosite.rules.decision.Fate;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.CardEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.List;

/**
 * A captive is released: at a site its owner chooses whether it stays there or escapes to his Used
 * Pile; anywhere else it escapes. From a prison or carbonite it stays.
 */
public record Releasing(int card, boolean rallies) implements QuestionStep.ForOption<Fate> {
    private static final List<Fate> OFFERED = List.of(Fate.ESCAPE, Fate.RALLY);

    @Override
    public void run(GameState game) {
        var table = game.table();
        if (!table.has(card, Flag.CAPTIVE)) {
            return;
        }
        int place = Captivity.place(game, card);
        boolean atSite = place != Table.NOBODY && table.definition(place).is(Subtype.SITE);
        if (!atSite) {
            escape(game);
        } else if (rallies) {
            Captivity.rally(game, card, place);
        } else {
            choose(game, table.owner(card), new OptionPrompt.CaptiveFate(card, place, OFFERED));
        }
    }

    @Override
    public void chosen(GameState game, Fate fate) {
        if (fate == Fate.RALLY) {
            Captivity.rally(game, card, Captivity.place(game, card));
        } else {
            escape(game);
        }
    }

    private void escape(GameState game) {
        int place = Captivity.place(game, card);
        Logging.becomes(game, CardEntry.Change.RELEASED, card);
        // gone before anybody responds, so that its own text can: a captive's is off
        new Leaving.PutNow(card, Zone.USED_PILE, true).run(game);
        Captivity.openReleased(game, card, place);
    }
}
