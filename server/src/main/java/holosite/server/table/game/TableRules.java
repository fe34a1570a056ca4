package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.IllegalAnswer;
import holosite.rules.log.Audience;
import holosite.rules.save.AnswerMeaning;
import holosite.rules.tell.Perspective;
import holosite.server.message.WhyAnswer;
import holosite.server.text.PlainText;
import holosite.server.wire.CardIndex;
import holosite.server.wire.WhyWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What players may do at a table, and what it leads to. It reads the state and changes nothing: the
 * result is the events it returns.
 */
public final class TableRules {
    private static final Logger LOG = LoggerFactory.getLogger(TableRules.class);

    /** A game with more answers than this will not end. */
    private static final int MOST_ANSWERS = 20_000;

    /** A limit for everything else that happens at a table. */
    static final int MOST_EVENTS = 2 * MOST_ANSWERS;

    private static final int MOST_PASSES = 500;
    private static final int LONGEST_CHAT = 300;
    private static final int MOST_CHAT = 1_000;

    private final CardIndex cards;
    private final Supplier<String> ids;
    private final Supplier<Long> seeds;

    /** Creates the rules; new tables get their ids and seeds from these suppliers. */
    public TableRules(CardIndex cards, Supplier<String> ids, Supplier<Long> seeds) {
        this.cards = cards;
        this.ids = ids;
        this.seeds = seeds;
    }

    /**
     * What comes of an action.
     *
     * @param spent how long the present decision has taken
     * @param waited the sides whose players have waited long enough for an absent opponent
     */
    public ActionResult of(
            TableState state, TableWish wanted, long now, long spent, Set<Side> waited) {
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
                        || wanted.action() instanceof TableAction.Concede
                        || wanted.action() instanceof TableAction.Claim;
        if (state.events() >= MOST_EVENTS && !bringsToAnEnd) {
            return new ActionResult.Refused(TableRefusal.WORN_OUT);
        }
        return switch (wanted.action()) {
            case TableAction.GiveAnswer answer -> answer(state, side, answer, now, spent);
            case TableAction.PassUntil until -> passUntil(state, side, until, now, spent);
            case TableAction.Ask ask -> ConsentRules.ask(state, side, ask, now, spent);
            case TableAction.Reply reply -> ConsentRules.reply(state, side, reply, now, spent);
            case TableAction.Concede c ->
                    state.isPlaying() || state.isSuspended()
                            ? new ActionResult.Happens(new TableEvent.Conceded(side, now))
                            : notPlaying(state);
            case TableAction.Claim c ->
                    AbsenceRules.act(
                            state, side, waited, new TableEvent.Claimed(side.opposite(), now));
            case TableAction.SeatBot bot ->
                    AbsenceRules.act(
                            state,
                            side,
                            waited,
                            new TableEvent.BotSeated(side.opposite(), bot.bot(), spent, now));
            case TableAction.TakeSeatBack t -> AbsenceRules.takeBack(state, side, now);
            case TableAction.WantRematch r -> rematch(state, side, now);
            case TableAction.SetStops set -> stops(state, side, set, now);
            case TableAction.GoToStep to -> LessonRules.goTo(state, side, to.step(), now);
            case TableAction.StepInPuzzle to -> PuzzleRules.step(state, side, to.step(), now);
            case TableAction.Say s -> throw new IllegalStateException("said before");
            case TableAction.WhyCard why -> explain(state, side, wanted, w -> w.card(why.handle()));
            case TableAction.WhyGeneration g -> explain(state, side, wanted, WhyWriter::generation);
            case TableAction.WhyQuestion q -> explain(state, side, wanted, WhyWriter::question);
            case TableAction.WhyNot why ->
                    explain(state, side, wanted, w -> w.not(why.handle(), why.target()));
        };
    }

    static ActionResult notPlaying(TableState state) {
        return new ActionResult.Refused(
                state.isOver()
                        ? TableRefusal.OVER
                        : state.isSuspended() ? TableRefusal.SUSPENDED : TableRefusal.NOT_STARTED);
    }

    // ---- answers

    private ActionResult answer(
            TableState state, Side side, TableAction.GiveAnswer given, long now, long spent) {
        if (!state.isPlaying()) {
            return notPlaying(state);
        }
        if (state.standIn(side).isPresent()) {
            return new ActionResult.Refused(TableRefusal.BOT_PLAYS);
        }
        if (given.number() != state.question(side)) {
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
        return LessonRules.takes(state, answer)
                ? play(state, answer, now, spent, given.times())
                : new ActionResult.Refused(TableRefusal.NOT_IN_LESSON);
    }

    /** Passes now, if he is asked, and from now on until something happens; or no longer. */
    private static ActionResult passUntil(
            TableState state, Side side, TableAction.PassUntil wanted, long now, long spent) {
        if (!state.isPlaying()) {
            return notPlaying(state);
        }
        if (state.standIn(side).isPresent()) {
            return new ActionResult.Refused(TableRefusal.BOT_PLAYS);
        }
        if (LessonRules.isGoingOn(state)) {
            return new ActionResult.Refused(TableRefusal.NOT_IN_LESSON);
        }
        if (PuzzleRules.isOpen(state)) {
            return new ActionResult.Refused(TableRefusal.NOT_IN_PUZZLE);
        }
        var set = new TableEvent.PassingUntil(side, wanted.on(), now);
        boolean asked =
                state.game().decision().player() == side
                        && state.passing() != PlayerStops.Passing.AFTER_A_PAUSE;
        if (!wanted.on() || !asked) {
            return state.passesUntil(side) == wanted.on()
                    ? new ActionResult.Happens()
                    : new ActionResult.Happens(set);
        }
        if (wanted.number() != state.question(side)) {
            return new ActionResult.Refused(TableRefusal.LATE);
        }
        if (!PlayerStops.isOptional(state.view(side).question().orElseThrow())) {
            return new ActionResult.Refused(TableRefusal.BAD_ANSWER);
        }
        return guarded(
                state,
                Answer.PASS,
                now,
                events -> {
                    TableState at = follow(state, Answer.PASS, spent, false, now, events);
                    boolean another =
                            at.game().turn().player() != state.game().turn().player()
                                    && at.game().turn().player() == side;
                    if (at.isPlaying() && !another) {
                        at = at.tried(note(set, events));
                    }
                    return passOn(at, now, events);
                });
    }

    /**
     * Answers the decision, and passes for players who asked the table to do so. If the rules fail,
     * the table stays as it is and only this table is suspended.
     */
    public ActionResult play(TableState state, Answer answer, long now, long spent) {
        return play(state, answer, now, spent, 1);
    }

    /**
     * Passes for the player who is asked, after the pause he wants. Had he passed himself, he would
     * not pass until something happens any more; he does not here either, or the others could see
     * from what follows whether he was asked.
     */
    public ActionResult passAfterPause(TableState state, long now, long spent) {
        return guarded(
                state,
                Answer.PASS,
                now,
                events -> {
                    TableState at = state;
                    Side side = state.game().decision().player();
                    if (state.passesUntil(side)) {
                        at = at.tried(note(new TableEvent.PassingUntil(side, false, now), events));
                    }
                    at = follow(at, Answer.PASS, spent, true, now, events);
                    return passOn(at, now, events);
                });
    }

    private static ActionResult play(
            TableState state, Answer answer, long now, long spent, int times) {
        return guarded(
                state,
                answer,
                now,
                events -> {
                    AnswerRun run = AnswerRun.of(state, answer, times);
                    TableState at = follow(state, answer, spent, false, now, events);
                    at = passOn(at, now, events);
                    Optional<Answer> next = again(run, at);
                    while (next.isPresent() && events.size() < MOST_PASSES) {
                        at = follow(at, next.get(), 0, true, now, events);
                        at = passOn(at, now, events);
                        next = again(run, at);
                    }
                    return at;
                });
    }

    /** The answer once more, where it is asked for again. */
    private static Optional<Answer> again(AnswerRun run, TableState at) {
        return at.isPlaying()
                ? run.next(at).filter(answer -> LessonRules.takes(at, answer))
                : Optional.empty();
    }

    /** Passes for players who are not asked, and gives what a lesson answers for them. */
    private static TableState passOn(TableState state, long now, List<TableEvent> events) {
        TableState at = state;
        Optional<Answer> given = at.givenAtOnce();
        while (given.isPresent() && events.size() < MOST_PASSES) {
            at = follow(at, given.get(), 0, true, now, events);
            given = at.givenAtOnce();
        }
        return at;
    }

    /** Something that is played, noting what happens. */
    private interface Course {
        TableState play(List<TableEvent> events);
    }

    private static ActionResult guarded(TableState state, Answer answer, long now, Course course) {
        var events = new ArrayList<TableEvent>();
        try {
            TableState at = course.play(events);
            return at.answers() > MOST_ANSWERS
                    ? new ActionResult.Happens(
                            new TableEvent.Suspended("it does not come to an end", now))
                    : new ActionResult.Happens(events);
        } catch (RuntimeException | StackOverflowError e) {
            String meaning = AnswerMeaning.of(answer);
            LOG.error("table {} is suspended: the rules fail at {}", state.id(), meaning, e);
            return new ActionResult.Happens(
                    new TableEvent.Suspended("the rules failed at " + meaning + ": " + e, now));
        }
    }

    /** Notes an answer, the game where a turn begins or it ends, and its end. */
    static TableState follow(
            TableState before,
            Answer answer,
            long spent,
            boolean auto,
            long now,
            List<TableEvent> events) {
        Game game = before.played().after(answer);
        TableState next =
                before.tried(
                        note(
                                TableEvent.Answered.leading(
                                        before.game(), answer, game, spent, auto, now),
                                events));
        boolean anotherTurn =
                game.turn().number() != before.game().turn().number()
                        || game.turn().player() != before.game().turn().player();
        if (anotherTurn || game.isOver()) {
            next =
                    next.tried(
                            note(
                                    new TableEvent.TurnBegan(
                                            next.answers(), PackedGame.pack(game), now),
                                    events));
        }
        if (game.isOver()) {
            TableEnding ending = TableEnding.of(game.outcome().orElseThrow());
            next = next.tried(note(new TableEvent.Ended(ending, now), events));
        }
        return next;
    }

    private static TableEvent note(TableEvent event, List<TableEvent> events) {
        events.add(event);
        return event;
    }

    /**
     * What is noted when both seats of a table are taken: where a clock runs, the game waits for
     * both players alike, unless one of them does not want it.
     */
    public static List<TableEvent> atTheBeginning(TableState state, long now) {
        var events = new ArrayList<TableEvent>();
        boolean people = !state.isBot(Side.DARK) && !state.isBot(Side.LIGHT);
        if (state.isPlaying() && state.options().hasClock() && people) {
            for (Side side : Side.values()) {
                events.add(new TableEvent.StopsSet(side, state.stops(side).alike(true), now));
            }
        }
        return events;
    }

    // ---- once more, and at ease

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

    private static ActionResult stops(
            TableState state, Side side, TableAction.SetStops set, long now) {
        if (state.isOver()) {
            return notPlaying(state);
        }
        if (LessonRules.isGoingOn(state) || PuzzleRules.isOpen(state)) {
            // they ask what they are about, whatever the player wants elsewhere
            return new ActionResult.Happens();
        }
        PlayerStops stops = set.stops().alike(set.alike().orElse(state.stops(side).alike()));
        return stops.equals(state.stops(side))
                ? new ActionResult.Happens()
                : new ActionResult.Happens(new TableEvent.StopsSet(side, stops, now));
    }

    // ---- words

    private static ActionResult say(
            TableState state, String name, Optional<Side> side, String words, long now) {
        String text = PlainText.line(words);
        if (text.isEmpty() || text.length() > LONGEST_CHAT) {
            return new ActionResult.Refused(TableRefusal.BAD_CHAT);
        }
        if (state.chat().size() >= MOST_CHAT) {
            return new ActionResult.Refused(TableRefusal.CHAT_FULL);
        }
        return new ActionResult.Happens(new TableEvent.ChatSaid(name, side, text, now));
    }

    private interface Explanation {
        WhyAnswer of(WhyWriter writer);
    }

    private ActionResult explain(
            TableState state, Side side, TableWish wanted, Explanation explanation) {
        if (!state.hasGame()) {
            return notPlaying(state);
        }
        return new ActionResult.Explained(
                explanation.of(
                        new WhyWriter(
                                new Perspective(state.game(), Audience.of(side)),
                                cards,
                                wanted.language())));
    }
}
