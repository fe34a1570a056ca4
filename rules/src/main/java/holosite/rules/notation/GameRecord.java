package holosite.rules.notation;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.IllegalAnswer;
import holosite.rules.kit.Choices;
import holosite.rules.kit.Names;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** A whole game as decks, seed and answers: played again, it goes the same way. */
public record GameRecord(Setup setup, long seed, List<Reply> replies) {

    /**
     * What a player answered. Its place among what was offered is exact; the words are for people,
     * and show when the same place no longer means the same thing. One of the two can be left out.
     */
    public record Reply(int line, Side player, Optional<AnswerCode> code, String words) {}

    public GameRecord {
        replies = List.copyOf(replies);
    }

    /** The record of a game that began so and was answered so. */
    public static GameRecord of(Setup setup, long seed, List<Answer> answers) {
        Game game = Game.start(setup, seed);
        game.quiet();
        Names names = Names.of(game);
        var replies = new ArrayList<Reply>();
        for (Answer answer : answers) {
            String words = new Choices(game, names).words(answer);
            var code = game.decision().code(answer);
            replies.add(new Reply(0, game.decision().player(), Optional.of(code), words));
            if (replies.size() < answers.size()) {
                game.answer(answer);
            }
        }
        return new GameRecord(setup, seed, replies);
    }

    /**
     * Plays the game again, showing it after its beginning and after every answer.
     *
     * @throws Deviation where an answer is not offered any more or means something else
     */
    public Game replay(Consumer<Game> watcher) {
        return replay(watcher, (game, answer) -> {});
    }

    /** Plays the game again, showing every answer, with the game as it stood before it. */
    public Game replay(BiConsumer<Game, Answer> watcher) {
        return replay(game -> {}, watcher);
    }

    public Game replay() {
        return replay(game -> {});
    }

    private Game replay(Consumer<Game> watcher, BiConsumer<Game, Answer> listener) {
        Game game = Game.start(setup, seed);
        Names names = Names.of(game);
        watcher.accept(game);
        for (int i = 0; i < replies.size(); i++) {
            Answer answer = answer(game, names, replies.get(i), i + 1);
            listener.accept(game, answer);
            game.answer(answer);
            watcher.accept(game);
        }
        return game;
    }

    private static Answer answer(Game game, Names names, Reply reply, int number) {
        if (game.isOver()) {
            throw new Deviation(reply, number, "the game is over already.");
        }
        if (game.decision().player() != reply.player) {
            throw new Deviation(
                    reply, number, "the other player is asked.\n" + new Choices(game, names));
        }
        var choices = new Choices(game, names);
        if (reply.code.isEmpty()) {
            return choices.answer(reply.words)
                    .orElseThrow(
                            () ->
                                    new Deviation(
                                            reply,
                                            number,
                                            "'" + reply.words + "' is not offered.\n" + choices));
        }
        Answer answer = meant(game, reply, number, choices);
        String means = choices.words(answer);
        if (!reply.words.isEmpty() && !reply.words.equals(means)) {
            throw new Deviation(
                    reply,
                    number,
                    "the answer meant '" + reply.words + "' and means '" + means + "' now.");
        }
        return answer;
    }

    private static Answer meant(Game game, Reply reply, int number, Choices choices) {
        AnswerCode code = reply.code.orElseThrow();
        try {
            return game.decision().meant(code);
        } catch (IllegalAnswer e) {
            throw new Deviation(reply, number, code + " is not offered.\n" + choices);
        }
    }

    /** Where a replayed game goes another way than the record. */
    public static final class Deviation extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Deviation(Reply reply, int number, String what) {
            super(
                    (reply.line > 0 ? "line " + reply.line + ", " : "")
                            + "answer "
                            + number
                            + ": "
                            + what);
        }
    }
}
