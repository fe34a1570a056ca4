package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A game as it was played: decks, seed, and every move that was not undone, in parts that can each
 * be played again. Rules that have changed since may not lead from one part to the next; then the
 * steps between them are not there any more.
 */
public final class PlayedGame {

    /**
     * The game as it stood after so many answers, and the answer given there.
     *
     * @param number how many answers had been given in the game as it was played
     */
    public record PlayedStep(int number, Game game, Optional<AnswerCode> answer) {

        /** What was answered. */
        public Optional<Answer> meant() {
            return answer.map(code -> game.decision().meant(code));
        }
    }

    private final String table;
    private final Map<Side, Seat> seats;
    private final long seed;
    private final List<GamePart> parts;
    private final Optional<TableEnding> ending;
    private final boolean fromDecks;
    private final boolean teaching;

    private PlayedGame(TableState state) {
        table = state.id();
        seats =
                Map.of(
                        Side.DARK, state.seatOf(Side.DARK).orElseThrow(),
                        Side.LIGHT, state.seatOf(Side.LIGHT).orElseThrow());
        seed = state.opened().seed();
        parts = state.played().parts();
        ending = state.ending();
        fromDecks = state.opened().game().isEmpty();
        teaching = state.options().teaching();
    }

    /** The game in these events of a table, if one has begun; {@code rules} are those of today. */
    public static Optional<PlayedGame> of(List<TableEvent> events, CardPool cards, String rules) {
        var state = new TableState(cards, rules);
        for (TableEvent event : events) {
            state = state.apply(event);
        }
        return state.isOpened() && state.hasGame()
                ? Optional.of(new PlayedGame(state))
                : Optional.empty();
    }

    public String table() {
        return table;
    }

    public Seat seat(Side side) {
        return Objects.requireNonNull(seats.get(side));
    }

    public Setup setup() {
        return parts.getFirst().start().setup();
    }

    public long seed() {
        return seed;
    }

    public Optional<TableEnding> ending() {
        return ending;
    }

    /** Whether it began with two decks and a seed, and not from a position. */
    public boolean isFromDecks() {
        return fromDecks;
    }

    /** Whether a bot shows what it weighs while it is played. */
    public boolean isTeaching() {
        return teaching;
    }

    /** Whether the rules of today lead from the beginning to the end of what was played. */
    public boolean isWhole() {
        return parts.size() == 1;
    }

    /** The steps before which others are missing: today's rules do not lead to them. */
    public List<Integer> gaps() {
        var gaps = new ArrayList<Integer>();
        int steps = 0;
        for (GamePart part : parts.subList(0, parts.size() - 1)) {
            steps += part.last() - part.first() + 1;
            gaps.add(steps);
        }
        return gaps;
    }

    /** How many steps there are: the game before its first answer, and after each. */
    public int steps() {
        return parts.stream().mapToInt(part -> part.last() - part.first() + 1).sum();
    }

    /** Shows every step. The game shown goes on with the next one. */
    public void replay(Consumer<PlayedStep> watcher) {
        for (GamePart part : parts) {
            Game game = part.start().fork();
            int number = part.first();
            for (TableEvent.Move move : part.moves()) {
                if (move instanceof TableEvent.Answered answered) {
                    Answer answer = answered.meantUnderOtherRules(game).orElseThrow();
                    AnswerCode code = game.decision().code(answer);
                    watcher.accept(new PlayedStep(number++, game, Optional.of(code)));
                    game.answer(answer);
                } else {
                    set(game, (TableEvent.StopsSet) move);
                }
            }
            watcher.accept(new PlayedStep(number, game, Optional.empty()));
        }
    }

    /** One step, counted from 0. */
    public PlayedStep step(int step) {
        int before = step;
        for (GamePart part : parts) {
            int steps = part.last() - part.first() + 1;
            if (before < steps) {
                return step(part, before);
            }
            before -= steps;
        }
        throw new IllegalArgumentException("there is no step " + step);
    }

    private static PlayedStep step(GamePart part, int wanted) {
        Game game = part.start().fork();
        int seen = 0;
        for (TableEvent.Move move : part.moves()) {
            if (move instanceof TableEvent.Answered answered) {
                Answer answer = answered.meantUnderOtherRules(game).orElseThrow();
                if (seen == wanted) {
                    return new PlayedStep(
                            part.first() + seen, game, Optional.of(game.decision().code(answer)));
                }
                game.answer(answer);
                seen++;
            } else {
                set(game, (TableEvent.StopsSet) move);
            }
        }
        return new PlayedStep(part.first() + seen, game, Optional.empty());
    }

    private static void set(Game game, TableEvent.StopsSet set) {
        game.stops(set.stops().in(game.stops(), set.side()));
    }

    /** A table of its own that begins at a step of this game. */
    public NewTable from(int step, TableOptions options, Seat dark, Seat light) {
        int before = step;
        for (GamePart part : parts) {
            int steps = part.last() - part.first() + 1;
            if (before < steps) {
                return new NewTable(
                        options,
                        Optional.of(dark),
                        Optional.of(light),
                        Optional.of(seed),
                        part.first() == 0 ? "" : PackedGame.pack(part.start()),
                        part.upTo(part.first() + before));
            }
            before -= steps;
        }
        throw new IllegalArgumentException("there is no step " + step);
    }
}
