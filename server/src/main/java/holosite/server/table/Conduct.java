package holosite.server.table;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.server.wire.CardIndex;
import holosite.server.wire.WhyWriter;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import java.util.ArrayList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Supplier;

/**
 * What players may do at a table, and what comes of it. It looks at the table and changes nothing:
 * what happens are the events it returns.
 */
final class Conduct {
    private static final Logger LOG = LoggerFactory.getLogger(Conduct.class);

    /** A game of more answers than this goes nowhere. */
    private static final int MOST_ANSWERS = 20_000;

    /** What goes on around a game ends somewhere, too. */
    static final int MOST_EVENTS = 2 * MOST_ANSWERS;

    private static final int MOST_PASSES = 500;
    private static final int MOST_MINUTES = 60;
    private static final int LONGEST_CHAT = 300;
    private static final int MOST_CHAT = 1_000;

    private final CardIndex cards;
    private final Supplier<String> ids;
    private final Supplier<Long> seeds;

    /** New tables get their ids and seeds from these. */
    Conduct(CardIndex cards, Supplier<String> ids, Supplier<Long> seeds) {
        this.cards = cards;
        this.ids = ids;
        this.seeds = seeds;
    }

    /** What comes of a deed; {@code spent} is how long the present decision has taken. */
    Verdict of(TableState state, TableCommand.Do wanted, long now, long spent) {
        if (!state.isOpened()) {
            return new Verdict.Refused(Refusal.NO_TABLE);
        }
        Optional<Side> seat = state.sideOf(wanted.person());
        if (wanted.deed() instanceof Deed.Say say) {
            return say(state, wanted.name(), seat, say.text(), now);
        }
        if (seat.isEmpty()) {
            return new Verdict.Refused(Refusal.NOT_A_PLAYER);
        }
        Side side = seat.get();
        boolean bringsToAnEnd =
                wanted.deed() instanceof Deed.GiveAnswer || wanted.deed() instanceof Deed.Concede;
        if (state.events() >= MOST_EVENTS && !bringsToAnEnd) {
            return new Verdict.Refused(Refusal.WORN_OUT);
        }
        return switch (wanted.deed()) {
            case Deed.GiveAnswer answer -> answer(state, side, answer, now, spent);
            case Deed.Ask ask -> ask(state, side, ask, now);
            case Deed.Reply reply -> reply(state, side, reply, now);
            case Deed.Concede c ->
                    state.isPlaying()
                            ? new Verdict.Happens(new TableEvent.Conceded(side, now))
                            : notPlaying(state);
            case Deed.WantRematch r -> rematch(state, side, now);
            case Deed.SetStops set -> stops(state, side, set.stops(), now);
            case Deed.Say s -> throw new IllegalStateException("said before");
            case Deed.WhyCard why -> explain(state, side, wanted, w -> w.card(why.handle()));
            case Deed.WhyGeneration g -> explain(state, side, wanted, WhyWriter::generation);
            case Deed.WhyNot why ->
                    explain(state, side, wanted, w -> w.not(why.handle(), why.target()));
        };
    }

    private static Verdict notPlaying(TableState state) {
        return new Verdict.Refused(state.isOver() ? Refusal.OVER : Refusal.NOT_STARTED);
    }

    // ---- answers

    private Verdict answer(
            TableState state, Side side, Deed.GiveAnswer given, long now, long spent) {
        if (!state.isPlaying()) {
            return notPlaying(state);
        }
        if (given.number() != state.number()) {
            return new Verdict.Refused(Refusal.LATE);
        }
        if (state.game().decision().player() != side) {
            return new Verdict.Refused(Refusal.NOT_YOUR_DECISION);
        }
        Answer answer;
        try {
            answer = Answers.read(given.answer());
        } catch (NumberFormatException e) {
            return new Verdict.Refused(Refusal.BAD_ANSWER);
        }
        if (!state.game().decision().accepts(answer)) {
            return new Verdict.Refused(Refusal.BAD_ANSWER);
        }
        return play(state, answer, now, spent);
    }

    /**
     * The decision is answered, and where the players want the table to pass for them, it does. It
     * is tried on a fork first: if the rules fail, the table breaks instead.
     */
    Verdict play(TableState state, Answer answer, long now, long spent) {
        Game game = state.game().fork();
        Side side = game.decision().player();
        var events = new ArrayList<TableEvent>();
        try {
            events.add(new TableEvent.Answered(side, Answers.write(answer), spent, false, now));
            game.answer(answer);
            while (!game.isOver() && passes(state, game) && events.size() < MOST_PASSES) {
                Side passing = game.decision().player();
                events.add(new TableEvent.Answered(passing, "pass", 0, true, now));
                game.answer(Answer.PASS);
            }
        } catch (RuntimeException | StackOverflowError e) {
            LOG.error("table {} breaks at answer {} by {}", state.id(), answer, side, e);
            return new Verdict.Happens(new TableEvent.Broke("the rules failed: " + e, now));
        }
        if (state.answers() + events.size() > MOST_ANSWERS) {
            return new Verdict.Happens(new TableEvent.Broke("it does not come to an end", now));
        }
        return new Verdict.Happens(events);
    }

    private static boolean passes(TableState state, Game game) {
        Side asked = game.decision().player();
        return !state.isBot(asked) && state.stops(asked).passes(game.view(asked));
    }

    // ---- by consent

    private static Verdict ask(TableState state, Side side, Deed.Ask ask, long now) {
        boolean closing = ask.kind() == RequestKind.CANCEL && !state.hasGame() && !state.isOver();
        if (closing) {
            return new Verdict.Happens(new TableEvent.Canceled(now));
        }
        if (!state.isPlaying()) {
            return notPlaying(state);
        }
        OptionalInt own = UndoRules.lastOwn(state, side);
        if (ask.kind() == RequestKind.UNDO && own.isEmpty()) {
            return new Verdict.Refused(Refusal.NOTHING_TO_UNDO);
        }
        if (ask.kind() == RequestKind.EXTEND && state.options().minutes() == 0) {
            return new Verdict.Refused(Refusal.NO_CLOCK);
        }
        if (ask.kind() == RequestKind.EXTEND
                && (ask.minutes() < 1 || ask.minutes() > MOST_MINUTES)) {
            return new Verdict.Refused(Refusal.BAD_MINUTES);
        }
        boolean free =
                state.isBot(side.opposite())
                        || (ask.kind() == RequestKind.UNDO
                                && UndoRules.isFree(state, side, own.orElseThrow()));
        if (free) {
            return new Verdict.Happens(granted(state, side, ask.kind(), ask.minutes(), now));
        }
        Optional<TableState.Request> pending = pending(state, ask.kind());
        if (pending.isPresent() && pending.get().by() == side) {
            return new Verdict.Refused(Refusal.ASKED_ALREADY);
        }
        if (pending.isPresent() && ask.kind() != RequestKind.UNDO) {
            // both want it
            return new Verdict.Happens(
                    granted(state, side, ask.kind(), pending.get().minutes(), now));
        }
        if (pending.isPresent()) {
            return new Verdict.Refused(Refusal.ASKED_ALREADY);
        }
        return new Verdict.Happens(new TableEvent.Requested(side, ask.kind(), ask.minutes(), now));
    }

    private static Verdict reply(TableState state, Side side, Deed.Reply reply, long now) {
        Optional<TableState.Request> pending = pending(state, reply.kind());
        if (pending.isEmpty()) {
            return new Verdict.Refused(Refusal.NOT_ASKED);
        }
        if (!reply.accept()) {
            return new Verdict.Happens(new TableEvent.Dropped(reply.kind(), now));
        }
        if (pending.get().by() == side) {
            return new Verdict.Refused(Refusal.OWN_REQUEST);
        }
        return new Verdict.Happens(
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

    private Verdict rematch(TableState state, Side side, long now) {
        if (!state.isOver()) {
            return new Verdict.Refused(Refusal.NOT_OVER);
        }
        if (!state.hasGame()) {
            return new Verdict.Refused(Refusal.NOT_STARTED);
        }
        if (state.rematch().isPresent()) {
            return new Verdict.Happens();
        }
        var wanted = new TableEvent.RematchWanted(side, now);
        return state.wantsRematch(side.opposite())
                ? new Verdict.Happens(
                        wanted, new TableEvent.RematchOpened(ids.get(), seeds.get(), now))
                : state.wantsRematch(side) ? new Verdict.Happens() : new Verdict.Happens(wanted);
    }

    private static Verdict stops(TableState state, Side side, PlayerStops stops, long now) {
        if (state.isOver()) {
            return notPlaying(state);
        }
        return stops.equals(state.stops(side))
                ? new Verdict.Happens()
                : new Verdict.Happens(new TableEvent.StopsSet(side, stops, now));
    }

    // ---- words

    private static Verdict say(
            TableState state, String name, Optional<Side> side, String words, long now) {
        String text = words.replaceAll("\\p{Cntrl}+", " ").strip();
        if (text.isEmpty() || text.length() > LONGEST_CHAT) {
            return new Verdict.Refused(Refusal.BAD_CHAT);
        }
        if (state.chat().size() >= MOST_CHAT) {
            return new Verdict.Refused(Refusal.CHAT_FULL);
        }
        return new Verdict.Happens(new TableEvent.ChatSaid(name, side, text, now));
    }

    private interface Question {
        String of(WhyWriter writer);
    }

    private Verdict explain(
            TableState state, Side side, TableCommand.Do wanted, Question question) {
        if (!state.hasGame()) {
            return notPlaying(state);
        }
        return new Verdict.Explained(
                question.of(new WhyWriter(state.game(), side, cards, wanted.language())));
    }
}
