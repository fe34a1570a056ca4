package holosite.rules.capture;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Cards;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/**
 * A character is captured and must be seized by one of these, whether or not he is a warrior; if
 * none of them can, it is captured as usual.
 */
public record Seizing(int card, Cards seizers) implements QuestionStep.ForCards {

    @Override
    public void run(GameState game) {
        int[] able = Arrays.stream(seizers.numbers()).filter(one -> isAble(game, one)).toArray();
        if (!Capturing.isPossible(game, card, Table.NOBODY)) {
            return;
        }
        if (able.length == 0 || game.table().has(card, Flag.HIT)) {
            game.push(new Capturing(card, Table.NOBODY, false));
            return;
        }
        Side captor = game.table().owner(card).opposite();
        chooseOne(game, captor, new CardPrompt.Escort(card), able);
    }

    private boolean isAble(GameState game, int escort) {
        var table = game.table();
        return table.owner(escort) != table.owner(card)
                && Standing.of(game).isActive(escort)
                && !table.has(escort, Flag.UNDERCOVER)
                && Whereabouts.location(table, escort) == Whereabouts.location(table, card)
                && Escorts.room(table, escort).none();
    }

    @Override
    public void chosen(GameState game, int[] escort) {
        int place = Captivity.place(game, card);
        Captivity.seize(game, card, escort[0]);
        Captivity.tellCaptured(game, card, escort[0], place);
    }
}
