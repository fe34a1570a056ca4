package holosite.server.table;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.IllegalAnswer;
import holosite.server.wire.CardIndex;
import holosite.server.wire.WhyWriter;
import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What players may do at a table, and what it leads to. It reads the state and changes nothing: the
 * result is the events it returns.
 */
final class TableRules {
    private static final Logger LOG = LoggerFactory.getLogger(TableRules.class);

    /** A game with more answers than this will not end. */
    private static final int MOST_ANSWERS = 20_000;

    /** A limit for everything else that happens at a table. */
    static final int MOST_EVENTS = 2 * MOST_ANSWERS;

    private static final int MOST_PASSES = 500;
    private static final int MOST_MINUTES = 60;
    private static final int LONGEST_CHAT = 300;
    private static final int MOST_CHAT = 1_000;

    private final CardIndex cards;
    private final Supplier<String> ids;
    private final Supplier<Long> seeds;

    /** Creates the rules; new tables get their ids and seeds from these suppliers. */
    TableRules(CardIndex cards, Supplier<String> ids, Supplier<Long> seeds) {
        this.cards = cards;
        this.ids = ids;
        this.seeds = seeds;
    }

    /** What comes of a action; {@code spent} is how long the present decision has taken. */
    ActionResult of(TableState state, TableCommand.Do wanted, long now, long spent) {
        if (!state.isOpened()) {
            return new ActionResult.Refused(TableRefusal.NO_TABLE);
        }
        Optional<Side> seat = state.sideOf(wanted.person());
        if (wanted.action() instanceof TableAction.Say say) {
            return say(state, wanted.name(), seat, say.text(), now);
        }
        if (seat.isEmpty()) {
            return new ActionResult.Refused(TableRefusal.NOT_A_PLAYER);
        }
        Side side = seat.get();
        boolean bringsToAnEnd =
                wanted.action() instanceof TableAction.GiveAnswer
                        || wanted.action() instanceof TableAction.Concede;
        if (state.events() >= MOST_EVENTS && !bringsToAnEnd) {
            return new ActionResult.Refused(TableRefusal.WORN_OUT);
        }
        return switch (wanted.action()) {
            case TableAction.GiveAnswer answer -> answer(state, side, answer, now, spent);
            case TableAction.Ask ask -> ask(state, side, ask, now);
            case TableAction.Reply reply -> reply(state, side, reply, now);
            case TableAction.Concede c ->
                    state.isPlaying()
                            ? new ActionResult.Happens(new TableEvent.Conceded(side, now))
                            : notPlaying(state);
            case TableAction.WantRematch r -> rematch(state, side, now);
            case TableAction.SetStops set -> stops(state, side, set.stops(), now);
            case TableAction.Say s -> throw new IllegalStateException("said before");
            case TableAction.WhyCard why -> explain(state, side, wanted, w -> w.card(why.handle()));
            case TableAction.WhyGeneration g -> explain(state, side, wanted, WhyWriter::generation);
            case TableAction.WhyNot why ->
                    explain(state, side, wanted, w -> w.not(why.handle(), why.target()));
        };
    }

    private static ActionResult notPlaying(TableState state) {
        return new ActionResult.Refused(
                state.isOver() ? TableRefusal.OVER : TableRefusal.NOT_STARTED);
    }

    // ---- answers

    private ActionResult answer(
            TableState state, Side side, TableAction.GiveAnswer given, long now, long spent) {
        if (!state.isPlaying()) {
            return notPlaying(state);
        }
        if (given.number() != state.number()) {
            return new ActionResult.Refused(TableRefusal.LATE);
        }
        if (state.game().decision().player() != side) {
            return new ActionResult.Refused(TableRefusal.NOT_YOUR_DECISION);
        }
        Optional<AnswerCode> code = AnswerCode.read(given.answer());
        if (code.isEmpty()) {
            return new ActionResult.Refused(TableRefusal.BAD_ANSWER);
        }
        Answer answer;
        try {
            answer = state.game().decision().meant(code.get());
        } catch (IllegalAnswer e) {
            return new ActionResult.Refused(TableRefusal.BAD_ANSWER);
        }
        return play(state, answer, now, spent);
    }

    /**
     * Answers the decision, and passes for players who asked the table to do so. The answer is
     * tried on a fork first: if the rules fail, only this table breaks.
     */
    ActionResult play(TableState state, Answer answer, long now, long spent) {
        Game game = state.game().fork();
        Side side = game.decision().player();
        var events = new ArrayList<TableEvent>();
        try {
            String code = game.decision().code(answer).toString();
            events.add(new TableEvent.Answered(side, code, spent, false, now));
            game.answer(answer);
            while (!game.isOver() && passes(state, game) && events.size() < MOST_PASSES) {
                Side passing = game.decision().player();
                events.add(new TableEvent.Answered(passing, "pass", 0, true, now));
                game.answer(Answer.PASS);
            }
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("table {} breaks at answer {} by {}", state.id(), answer, side, e);
            return new ActionResult.Happens(new TableEvent.Broke("the rules failed: " + e, now));
        }
        if (state.answers() + events.size() > MOST_ANSWERS) {
            return new ActionResult.Happens(
                    new TableEvent.Broke("it does not come to an end", now));
        }
        return new ActionResult.Happens(events);
    }

    private static boolean passes(TableState state, Game game) {
        Side asked = game.decision().player();
        return !state.isBot(asked) && state.stops(asked).passes(game.view(asked));
    }

    // ---- by consent

    private static ActionResult ask(TableState state, Side side, TableAction.Ask ask, long now) {
        boolean closing = ask.kind() == RequestKind.CANCEL && !state.hasGame() && !state.isOver();
        if (closing) {
            return new ActionResult.Happens(new TableEvent.Canceled(now));
        }
        if (!state.isPlaying()) {
            return notPlaying(state);
        }
        OptionalInt own = UndoRules.lastOwn(state, side);
        if (ask.kind() == RequestKind.UNDO && own.isEmpty()) {
            return new ActionResult.Refused(TableRefusal.NOTHING_TO_UNDO);
        }
        if (ask.kind() == RequestKind.EXTEND && state.options().minutes() == 0) {
            return new ActionResult.Refused(TableRefusal.NO_CLOCK);
        }
        if (ask.kind() == RequestKind.EXTEND
                && (ask.minutes() < 1 || ask.minutes() > MOST_MINUTES)) {
            return new ActionResult.Refused(TableRefusal.BAD_MINUTES);
        }
        boolean free =
                state.isBot(side.opposite())
                        || (ask.kind() == RequestKind.UNDO
                                && UndoRules.isFree(state, side, own.orElseThrow()));
        if (free) {
            return new ActionResult.Happens(granted(state, side, ask.kind(), ask.minutes(), now));
        }
        Optional<TableState.Request> pending = pending(state, ask.kind());
        if (pending.isPresent() && pending.get().by() == side) {
            return new ActionResult.Refused(TableRefusal.ASKED_ALREADY);
        }
        if (pending.isPresent() && ask.kind() != RequestKind.UNDO) {
            // both want it
            return new ActionResult.Happens(
                    granted(state, side, ask.kind(), pending.get().minutes(), now));
        }
        if (pending.isPresent()) {
            return new ActionResult.Refused(TableRefusal.ASKED_ALREADY);
        }
        return new ActionResult.Happens(
                new TableEvent.Requested(side, ask.kind(), ask.minutes(), now));
    }

    private static ActionResult reply(
            TableState state, Side side, TableAction.Reply reply, long now) {
        Optional<TableState.Request> pending = pending(state, reply.kind());
        if (pending.isEmpty()) {
            return new ActionResult.Refused(TableRefusal.NOT_ASKED);
        }
        if (!reply.accept()) {
            return new ActionResult.Happens(new TableEvent.Dropped(reply.kind(), now));
        }
        if (pending.get().by() == side) {
            return new ActionResult.Refused(TableRefusal.OWN_REQUEST);
        }
        return new ActionResult.Happens(
                granted(state, pending.get().by(), reply.kind(), pending.get().minutes(), now));
    }

    private static Optional<TableState.Request> pending(TableState state, RequestKind kind) {
        return state.requests().stream().filter(request -> request.kind() == kind).findFirst();
    }

    private static TableEvent granted(
            TableState state, Side by, RequestKind kind, int minutes, long now) {
        return switch (kind) {
            case UNDO -> new TableEvent.Undone(UndoRules.lastOwn(state, by).orElseThrow(), now);
            case CANCEL -> new TableEvent.Canceled(now);
            case EXTEND -> new TableEvent.Extended(minutes, now);
        };
    }

    private ActionResult rematch(TableState state, Side side, long now) {
        if (!state.isOver()) {
            return new ActionResult.Refused(TableRefusal.NOT_OVER);
        }
        if (!state.hasGame()) {
            return new ActionResult.Refused(TableRefusal.NOT_STARTED);
        }
        if (state.rematch().isPresent()) {
            return new ActionResult.Happens();
        }
        var wanted = new TableEvent.RematchWanted(side, now);
        return state.wantsRematch(side.opposite())
                ? new ActionResult.Happens(
                        wanted, new TableEvent.RematchOpened(ids.get(), seeds.get(), now))
                : state.wantsRematch(side)
                        ? new ActionResult.Happens()
                        : new ActionResult.Happens(wanted);
    }

    private static ActionResult stops(TableState state, Side side, PlayerStops stops, long now) {
        if (state.isOver()) {
            return notPlaying(state);
        }
        return stops.equals(state.stops(side))
                ? new ActionResult.Happens()
                : new ActionResult.Happens(new TableEvent.StopsSet(side, stops, now));
    }

    // ---- words

    private static ActionResult say(
            TableState state, String name, Optional<Side> side, String words, long now) {
        String text = words.replaceAll("\\p{Cntrl}+", " ").strip();
        if (text.isEmpty() || text.length() > LONGEST_CHAT) {
            return new ActionResult.Refused(TableRefusal.BAD_CHAT);
        }
        if (state.chat().size() >= MOST_CHAT) {
            return new ActionResult.Refused(TableRefusal.CHAT_FULL);
        }
        return new ActionResult.Happens(new TableEvent.ChatSaid(name, side, text, now));
    }

    private interface Explanation {
        String of(WhyWriter writer);
    }

    private ActionResult explain(
            TableState state, Side side, TableCommand.Do wanted, Explanation explanation) {
        if (!state.hasGame()) {
            return notPlaying(state);
        }
        return new ActionResult.Explained(
                explanation.of(new WhyWriter(state.game(), side, cards, wanted.language())));
    }
}
