package holosite.rules.capture;

import holosite.language.card.Subtype;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.state.Asking;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * A captive is released: at a site its owner chooses whether it stays there or escapes to his Used
 * Pile; anywhere else it escapes. From a prison or carbonite it stays.
 */
public record Releasing(int card, boolean rallies) implements Asking {
    private static final int OFFERED = Fate.ESCAPE.bit() | Fate.RALLY.bit();

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
            game.ask(
                    this,
                    new Decision.ChooseOption(
                            table.owner(card),
                            new Prompt(Prompt.Key.CAPTIVE_FATE, card, place, OFFERED),
                            Integer.bitCount(OFFERED)));
        }
    }

    @Override
    public void answered(GameState game, Answer answer) {
        if (Fate.among(OFFERED, ((Answer.Choice) answer).index()) == Fate.RALLY) {
            Captivity.rally(game, card, Captivity.place(game, card));
        } else {
            escape(game);
        }
    }

    private void escape(GameState game) {
        int place = Captivity.place(game, card);
        Captivity.tellReleased(game, card, place);
        Leaving.put(game, new int[] {card}, Zone.USED_PILE, true);
    }
}
