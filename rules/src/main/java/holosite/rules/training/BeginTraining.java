package holosite.rules.training;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.deploy.Deploy;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.ContestEntry;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Table;
import holosite.rules.text.DeployWay.Training;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Optional;

/**
 * A Jedi Test has come to the table: an apprentice still in hand is deployed to its place, then he
 * gets his mentor. Without both the test is lost.
 */
public record BeginTraining(Side player, int test, int apprentice, boolean deployed)
        implements QuestionStep.ForCards {

    @Override
    public void run(GameState game) {
        var table = game.table();
        if (!table.inPlay(test)) {
            return;
        }
        if (apprentice != Table.NOBODY && !table.inPlay(apprentice) && !deployed) {
            game.push(new BeginTraining(player, test, apprentice, true));
            Deploy.straight(game, player, apprentice, Whereabouts.location(table, test));
            return;
        }
        Optional<Training> training = Apprentices.training(game, test);
        if (training.isEmpty()
                || apprentice == Table.NOBODY
                || !Standing.of(game).isActive(apprentice)) {
            Leaving.lose(game, new int[] {test});
            return;
        }
        if (training.get().mentor().isEmpty()) {
            table.setAim(test, apprentice);
            return;
        }
        int[] mentors = mentors(game, training.get());
        if (mentors.length == 0) {
            Leaving.lose(game, new int[] {test});
        } else {
            chooseOne(game, player, new CardPrompt.Mentor(test, apprentice), mentors);
        }
    }

    private int[] mentors(GameState game, Training training) {
        int place = Whereabouts.location(game.table(), test);
        Context context = Context.of(test, player).on(test, place);
        return Apprentices.mentors(game, training, context, apprentice);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        train(game, chosen[0]);
    }

    private void train(GameState game, int mentor) {
        game.table().setAim(test, apprentice);
        game.table().setAim(apprentice, mentor);
        Logging.line(game, ContestEntry.Trains::new, player, apprentice, mentor);
    }
}
