package holosite.server.table.game;

import holosite.bots.Bot;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.state.Stops;
import holosite.rules.view.View;
import holosite.rules.world.Worlds;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The game of a table with everything that was played in it. It never changes: a move gives the
 * next one. Stored moves of other rules are compared with what was noted when they were played;
 * where these rules lead elsewhere, the game waits for the next one that was stored whole, and goes
 * on from there.
 */
final class TableGame {
    private static final Logger LOG = LoggerFactory.getLogger(TableGame.class);

    /**
     * How many beginnings of turns are kept for undo. A turn is played again in milliseconds; every
     * position that is kept for seconds costs each garbage collection of a busy server.
     */
    private static final int KEPT_TURNS = 6;

    private static final int NEVER = -1;

    /** A position the game can go back to. */
    private record Position(int answers, Game game, Map<Side, Bot> bots) {}

    /** Where an answer leads. */
    private record Tried(Answer answer, Game game) {}

    private final CardPool cards;
    private final List<GamePart> parts;
    private final Position now;
    private final List<Position> turns;

    /** Whether the moves that follow were played under other rules. */
    private final boolean compares;

    /**
     * After how many answers these rules led elsewhere since the game was last stored whole; {@link
     * #NEVER} if they did not.
     */
    private final int differs;

    /** Whether what is stored can no longer be followed, until a whole game comes. */
    private final boolean lost;

    /** What was looked up of this position. It is not kept for undo with the position itself. */
    private final Map<Side, View> views = new ConcurrentHashMap<>(2);

    private final Map<Side, Answer> thoughts = new ConcurrentHashMap<>(2);

    /** Where the answer that was tried last leads: most are tried before they are stored. */
    private volatile @Nullable Tried tried;

    private TableGame(
            CardPool cards,
            List<GamePart> parts,
            Position now,
            List<Position> turns,
            boolean compares,
            int differs,
            boolean lost) {
        this.cards = cards;
        this.parts = parts;
        this.now = now;
        this.turns = turns;
        this.compares = compares;
        this.differs = differs;
        this.lost = lost;
    }

    static TableGame start(CardPool cards, Game game, Map<Side, Bot> bots, boolean compares) {
        return new TableGame(
                cards,
                List.of(GamePart.from(game, bots, 0)),
                new Position(0, game, bots),
                List.of(),
                compares,
                NEVER,
                false);
    }

    // ---- how it is

    /** The game as it stands; nobody but its table may answer it. */
    Game game() {
        return now.game;
    }

    /** How many answers it has had, not counting undone ones. */
    int answers() {
        return now.answers;
    }

    List<GamePart> parts() {
        return parts;
    }

    /** The part that can be played again from its beginning to where it stands. */
    GamePart part() {
        return parts.getLast();
    }

    /** Whether these rules led elsewhere since the game was last stored whole. */
    boolean differs() {
        return differs >= 0;
    }

    boolean isLost() {
        return lost;
    }

    /** The game after so many answers and after each one since, to where it stands. */
    List<Game> since(int answers) {
        var games = new ArrayList<Game>();
        TableGame at = undone(answers, List.of());
        games.add(at.game());
        int seen = part().first();
        for (TableEvent.Move move : part().moves()) {
            boolean earlier = seen < answers;
            seen += move instanceof TableEvent.Answered ? 1 : 0;
            if (!earlier) {
                at = at.move(move);
                if (move instanceof TableEvent.Answered) {
                    games.add(at.game());
                }
            }
        }
        return games;
    }

    /** What the player of this side sees of the game as it stands. */
    View view(Side side) {
        return views.computeIfAbsent(side, now.game::view);
    }

    /** What the bot of this side would answer. It learns nothing by being asked. */
    Answer think(Side side) {
        return thoughts.computeIfAbsent(
                side,
                asked -> {
                    Bot bot = now.bots.get(asked);
                    if (bot == null) {
                        throw new IllegalStateException("no bot is asked");
                    }
                    return Bot.asked(bot.copy(), now.game, () -> view(asked));
                });
    }

    /** Whether the bot of this side has to look ahead for its answer, which takes its time. */
    boolean looksAhead(Side side) {
        Bot bot = now.bots.get(side);
        return bot != null && bot.looksAhead(view(side));
    }

    /** What {@link #think} would give, to be worked out elsewhere. */
    Thought thought(Side side) {
        Bot bot = now.bots.get(side);
        if (bot == null) {
            throw new IllegalStateException("no bot is asked");
        }
        return new Thought(bot.copy(), view(side), Worlds.of(now.game, side));
    }

    // ---- what happens

    /** From now on this bot answers for a side. */
    TableGame withBot(Side side, Bot bot) {
        var bots = new EnumMap<Side, Bot>(Side.class);
        bots.putAll(now.bots);
        bots.put(side, bot);
        return back(new Position(now.answers, now.game, bots));
    }

    TableGame move(TableEvent.Move move) {
        if (lost) {
            return this;
        }
        return switch (move) {
            case TableEvent.StopsSet set -> {
                Stops wanted = set.stops().in(now.game.stops(), set.side());
                if (wanted.equals(now.game.stops())) {
                    // nothing to play again after the next undo
                    yield this;
                }
                Game next = now.game.fork();
                next.stops(wanted);
                yield with(set, new Position(now.answers, next, now.bots), differs);
            }
            case TableEvent.Answered answered -> answered(answered);
        };
    }

    private TableGame answered(TableEvent.Answered answered) {
        try {
            Optional<Answer> answer = meant(answered, now.game, compares);
            if (answer.isEmpty()) {
                return lost();
            }
            Position next = after(answered.side(), answer.get());
            boolean elsewhere = compares && differs < 0 && !answered.leadTo(next.game);
            return with(answered, next, elsewhere ? now.answers : differs);
        } catch (RuntimeException | StackOverflowError e) {
            if (compares) {
                LOG.debug("other rules do not take answer {}: {}", now.answers, e.toString());
            } else {
                LOG.error("the rules fail at answer {}, {}", now.answers, answered, e);
            }
            return lost();
        }
    }

    private Position after(Side side, Answer answer) {
        Map<Side, Bot> bots = now.bots;
        Bot bot = bots.get(side);
        if (bot != null) {
            AnswerCode code = now.game.decision().code(answer);
            Bot wiser = bot.copy();
            wiser.answered(view(side), code);
            bots = new EnumMap<>(bots);
            bots.put(side, wiser);
        }
        return new Position(now.answers + 1, after(answer), bots);
    }

    /** The game after this answer, which is likely to be played: it is not worked out twice. */
    Game after(Answer answer) {
        Tried known = tried;
        if (known == null || !known.answer.equals(answer)) {
            Game next = now.game.fork();
            next.answer(answer);
            known = new Tried(answer, next);
            tried = known;
        }
        return known.game;
    }

    private TableGame with(TableEvent.Move move, Position next, int nowDiffers) {
        var all = new ArrayList<>(parts);
        all.set(all.size() - 1, part().plus(move));
        return new TableGame(cards, List.copyOf(all), next, turns, compares, nowDiffers, false);
    }

    /** The kept beginnings of turns, where another one begins now. */
    private List<Position> lastTurns() {
        var kept =
                new ArrayList<>(
                        turns.subList(Math.max(0, turns.size() + 1 - KEPT_TURNS), turns.size()));
        kept.add(now);
        return List.copyOf(kept);
    }

    private TableGame lost() {
        return new TableGame(
                cards, parts, now, turns, compares, differs < 0 ? now.answers : differs, true);
    }

    /** A turn began, with the game as it was stored then. */
    TableGame turnBegan(TableEvent.TurnBegan turn) {
        boolean follows = !lost && now.answers == turn.answers();
        if (follows && !compares) {
            return atTurn(differs);
        }
        Optional<Game> stored = read(turn.game());
        if (stored.isEmpty()) {
            return follows ? atTurn(differs) : lost();
        }
        return follows && PackedGame.standsAlike(turn.game(), now.game)
                ? atTurn(NEVER)
                : from(stored.get(), turn.answers(), compares);
    }

    private TableGame atTurn(int nowDiffers) {
        return new TableGame(cards, parts, now, lastTurns(), compares, nowDiffers, false);
    }

    /** A stored game, if these rules can read it. */
    private Optional<Game> read(String packed) {
        try {
            return Optional.of(PackedGame.unpack(packed, cards));
        } catch (RuntimeException e) {
            LOG.debug("a stored game cannot be read: {}", e.toString());
            return Optional.empty();
        }
    }

    private TableGame from(Game game, int answers, boolean stillCompares) {
        var all = new ArrayList<>(parts);
        all.add(GamePart.from(game, now.bots, answers));
        var at = new Position(answers, game, now.bots);
        return new TableGame(cards, List.copyOf(all), at, List.of(at), stillCompares, NEVER, false);
    }

    /** It goes on under these rules, from where it stands or from a stored game. */
    TableGame rulesChanged(TableEvent.RulesChanged changed, boolean stillCompares) {
        if (changed.game().isEmpty()) {
            return new TableGame(cards, parts, now, turns, stillCompares, differs, lost);
        }
        return read(changed.game())
                .map(game -> from(game, changed.answers(), stillCompares))
                .orElseGet(this::lost);
    }

    /** Drops the answers given since; the players' stops stay as they are. */
    TableGame undone(int answers, List<TableEvent.StopsSet> stops) {
        int at = parts.size() - 1;
        while (at > 0 && parts.get(at).first() > answers) {
            at--;
        }
        GamePart part = parts.get(at);
        if (answers < part.first() || answers > part.last() || lost && at == parts.size() - 1) {
            return lost();
        }
        List<GamePart> all = new ArrayList<>(parts.subList(0, at));
        all.add(part.cut(answers));
        boolean samePart = at == parts.size() - 1;
        Optional<Position> near =
                samePart
                        ? position(answers).filter(p -> p.answers >= part.first())
                        : Optional.empty();
        TableGame back =
                new TableGame(
                        cards,
                        List.copyOf(all),
                        near.orElseGet(() -> new Position(part.first(), part.start(), part.bots())),
                        before(answers),
                        compares,
                        differs,
                        false);
        return back.playedAgain(all.getLast(), answers).withStops(stops);
    }

    /** The latest position that is kept of those after at most so many answers. */
    private Optional<Position> position(int answers) {
        return now.answers == answers
                ? Optional.of(now)
                : turns.reversed().stream().filter(turn -> turn.answers <= answers).findFirst();
    }

    private List<Position> before(int answers) {
        return turns.stream().filter(turn -> turn.answers < answers).toList();
    }

    /** Plays what is left to play of a part to where it was after so many answers. */
    private TableGame playedAgain(GamePart part, int answers) {
        Position at = now;
        int seen = part.first();
        for (TableEvent.Move move : part.moves()) {
            if (move instanceof TableEvent.Answered answered) {
                if (seen >= at.answers && seen < answers) {
                    at =
                            back(at).after(
                                            answered.side(),
                                            meant(answered, at.game, compares).orElseThrow());
                }
                seen++;
            } else if (move instanceof TableEvent.StopsSet set && seen >= at.answers) {
                Game next = at.game.fork();
                next.stops(set.stops().in(next.stops(), set.side()));
                at = new Position(at.answers, next, at.bots);
            }
        }
        return back(at);
    }

    private static Optional<Answer> meant(
            TableEvent.Answered answered, Game game, boolean underOtherRules) {
        return underOtherRules
                ? answered.meantUnderOtherRules(game)
                : Optional.of(answered.meant(game));
    }

    private TableGame back(Position at) {
        return new TableGame(cards, parts, at, turns, compares, differs, lost);
    }

    private TableGame withStops(List<TableEvent.StopsSet> stops) {
        TableGame next = this;
        for (TableEvent.StopsSet set : stops) {
            next = next.move(set);
        }
        return next;
    }
}
