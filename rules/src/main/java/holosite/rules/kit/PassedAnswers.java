package holosite.rules.kit;

import holosite.rules.decision.Answer;
import holosite.rules.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;

/**
 * The least answers given while waiting for something, and the table as it was when the battle or
 * turn ended in which the waiting began: whoever waits in vain most likely meant something there.
 */
final class PassedAnswers {
    private static final int SHOWN = 30;

    private final GameState game;
    private final Names names;
    private final Consumer<Answer> giving;
    private final int turn;
    private final int battle;
    private final List<String> answers = new ArrayList<>();
    private GameState end;
    private String until = "";

    /** Answers are given to the game by this consumer. */
    PassedAnswers(GameState game, Names names, Consumer<Answer> giving) {
        this.game = game;
        this.names = names;
        this.giving = giving;
        turn = game.turn().number();
        battle = game.battle().isGoingOn() ? game.battle().id() : 0;
        end = game;
    }

    boolean isOver() {
        return game.isOver();
    }

    void passOne() {
        var choices = new Choices(game, names);
        Answer least = choices.least();
        if (until.isEmpty()) {
            answers.add(
                    game.decision().player().word()
                            + ", asked "
                            + game.decision()
                                    .prompt()
                                    .key()
                                    .name()
                                    .toLowerCase(Locale.ROOT)
                                    .replace('_', ' ')
                            + ": "
                            + choices.words(least));
        }
        giving.accept(least);
        if (until.isEmpty()) {
            until = ended();
            if (!until.isEmpty()) {
                end = game.fork();
            }
        }
    }

    private String ended() {
        if (game.isOver()) {
            return "game";
        }
        if (battle != 0 && (!game.battle().isGoingOn() || game.battle().id() != battle)) {
            return "battle";
        }
        return game.turn().number() != turn ? "turn" : "";
    }

    /** What was waited for never came. */
    AssertionError failure(String what) {
        var text = new StringBuilder(what).append('.');
        if (!until.isEmpty()) {
            text.append(" This is the end of the ").append(until).append('.');
        }
        text.append(answers.isEmpty() ? "\nNothing was passed." : "\nWhat was passed until then:");
        int hidden = Math.max(0, answers.size() - SHOWN);
        if (hidden > 0) {
            text.append("\n  … ").append(hidden).append(" answers before");
        }
        for (String one : answers.subList(hidden, answers.size())) {
            text.append("\n  ").append(one);
        }
        return new AssertionError(text + "\n" + TableText.of(end, names));
    }
}
