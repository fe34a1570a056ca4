package holosite.bots;

import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.Decision;
import holosite.rules.view.View;
import holosite.rules.world.Worlds;
import java.util.function.Supplier;

/** A player that sees what a person in its seat would see, and answers questions. */
public interface Bot {

    /** Answers the question in the view, by the place of what it chooses there. */
    AnswerCode answer(View view);

    /**
     * The same for a bot that looks ahead: in the games it may imagine, which hold nothing that its
     * view does not tell.
     */
    default AnswerCode answer(View view, Supplier<Worlds> worlds) {
        return answer(view);
    }

    /** Whether it has to look ahead to answer the question in the view, which takes its time. */
    default boolean looksAhead(View view) {
        return false;
    }

    /**
     * Notes an answer it gave before: a bot that is shown all of them knows what it would know if
     * it had played itself.
     */
    void answered(View view, AnswerCode given);

    /** A bot that knows what this one knows, and answers as it would from here on. */
    Bot copy();

    /** Whether it looks at anything but how many choices there are. */
    default boolean needsView() {
        return true;
    }

    /** Answers from the shape of the question alone, for bots that need no view. */
    default AnswerCode answer(QuestionShape shape) {
        throw new UnsupportedOperationException("this bot wants to see the table");
    }

    /** The bot's answer to the decision the game waits for, which must be its own. */
    static Answer asked(Bot bot, Game game) {
        return asked(bot, game, () -> game.view(game.decision().player()));
    }

    /** The bot's answer to the decision of this game, of which it sees the view if it needs one. */
    static Answer asked(Bot bot, Game game, Supplier<View> view) {
        Decision decision = game.decision();
        return decision.meant(
                bot.needsView()
                        ? bot.answer(view.get(), () -> Worlds.of(game, decision.player()))
                        : bot.answer(QuestionShape.of(decision)));
    }
}
