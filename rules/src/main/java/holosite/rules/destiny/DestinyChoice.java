package holosite.rules.destiny;

import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.decision.Option;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Receiver;
import holosite.rules.state.Step;
import java.util.List;
import java.util.stream.Stream;

/**
 * Several destinies drawn where one counts: each is a draw of its own, and then their player
 * chooses one of the numbers. A draw that failed leaves nothing to choose.
 */
public record DestinyChoice(
        Side player,
        DestinyKind kind,
        int slot,
        int source,
        int toward,
        int left,
        List<Double> drawn)
        implements Receiver, QuestionStep.ForOption<Option.Destiny> {

    public DestinyChoice {
        drawn = List.copyOf(drawn);
    }

    @Override
    public void run(GameState game) {
        if (left > 0) {
            game.push(new DestinyChoice(player, kind, slot, source, toward, left - 1, drawn));
            game.push(Draw.begin(player, 1, kind, 0, source, toward));
        } else if (drawn.isEmpty()) {
            game.give(slot, Double.NaN);
        } else {
            choose(game, player, new OptionPrompt.DestinyNumber(source, drawn));
        }
    }

    @Override
    public Step received(int place, double number) {
        List<Double> numbers =
                Double.isNaN(number)
                        ? drawn
                        : Stream.concat(drawn.stream(), Stream.of(number)).toList();
        return new DestinyChoice(player, kind, slot, source, toward, left, numbers);
    }

    @Override
    public Step received(int place, int... cards) {
        return this;
    }

    @Override
    public void chosen(GameState game, Option.Destiny option) {
        game.give(slot, option.number());
    }
}
