package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.CardPool;
import holosite.rules.save.RulesVersion;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Stored games under rules that were mended since: none is lost, none becomes another. */
class UpgradeTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final String OLD = TableTestServer.RULES;
    private static final String NEW = "mended";
    private static final TableRules RULES =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);

    /** The events of a whole game between bots, and the state after each. */
    private static final List<TableEvent> EVENTS = new ArrayList<>();

    private static final List<TableState> STATES = new ArrayList<>();

    /** After so many events a card has just been deployed for Force in the turn that goes on. */
    private static int deployed;

    private static final Set<String> DEPLOYED_BEFORE = new HashSet<>();
    private static final Set<String> DEPLOYED_NOW = new HashSet<>();

    @BeforeAll
    static void playAGame() {
        TableEvent.Opened ann = TableTestServer.opened(1);
        var opened =
                new TableEvent.Opened(
                        TableEvent.FORMAT,
                        OLD,
                        "table",
                        ann.options(),
                        7,
                        TableTestServer.seat(Side.DARK, "bot:rookie"),
                        TableTestServer.seat(Side.LIGHT, "bot:rookie"),
                        "",
                        List.of(),
                        "",
                        "",
                        1);
        TableState state = happens(new TableState(CARDS, OLD), opened);
        while (state.isPlaying()) {
            Answer answer = state.think();
            int turn = state.game().turn().number();
            Optional<String> card = deploys(state.game(), answer);
            var happens = (ActionResult.Happens) RULES.play(state, answer, 1, 0);
            for (TableEvent event : happens.events()) {
                state = happens(state, event);
            }
            if (card.isPresent() && turn < 6) {
                DEPLOYED_BEFORE.add(card.get());
            } else if (card.isPresent() && turn >= 8 && DEPLOYED_NOW.isEmpty()) {
                DEPLOYED_NOW.add(card.get());
            } else if (!DEPLOYED_NOW.isEmpty() && deployed == 0 && isPaid(state)) {
                deployed = EVENTS.size();
            }
        }
        DEPLOYED_BEFORE.removeAll(DEPLOYED_NOW);
        assertThat(deployed).isPositive();
        assertThat(DEPLOYED_BEFORE).isNotEmpty();
    }

    private static boolean isPaid(TableState state) {
        return state.isPlaying()
                && state.game().decision().prompt().key() == Prompt.Key.PHASE_ACTION;
    }

    private static Optional<String> deploys(Game game, Answer answer) {
        return answer instanceof Answer.Perform(Act.Deploy deploy)
                ? Optional.of(game.state().table().definition(deploy.card()).card())
                        .filter(card -> card.figures().containsKey(Figure.DEPLOY_COST))
                        .map(card -> card.id())
                : Optional.empty();
    }

    private static TableState happens(TableState state, TableEvent event) {
        TableState next = state.apply(event);
        EVENTS.add(event);
        STATES.add(next);
        return next;
    }

    /** The table as it is read under other rules after so many events. */
    private static TableState read(CardPool cards, String rules, int events) {
        TableState state = new TableState(cards, rules);
        for (TableEvent event : EVENTS.subList(0, events)) {
            state = state.apply(event);
        }
        return state;
    }

    private static TableState awake(TableState state) {
        return WakingRules.before(state, NEW, 2).map(state::apply).orElse(state);
    }

    private static void playsOn(TableState state) {
        TableState at = state;
        for (int i = 0; i < 40 && at.isPlaying(); i++) {
            var happens = (ActionResult.Happens) RULES.play(at, at.think(), 3, 0);
            assertThat(happens.events()).noneMatch(TableEvent.Suspended.class::isInstance);
            for (TableEvent event : happens.events()) {
                at = at.apply(event);
            }
        }
    }

    private static int lastTurn(int events) {
        int at = events;
        while (!(EVENTS.get(at - 1) instanceof TableEvent.TurnBegan)) {
            at--;
        }
        return at;
    }

    @Test
    void underTheSameRulesAStoredGameIsTheSameGame() {
        TableState again = read(CARDS, OLD, deployed);
        assertThat(again.game()).isEqualTo(STATES.get(deployed - 1).game());
        assertThat(WakingRules.before(again, OLD, 2)).isEmpty();
    }

    @Test
    void underOtherRulesThatLeadToTheSameGameNobodyIsToldAnything() {
        TableState again = awake(read(CARDS, NEW, deployed));
        assertThat(again.game()).isEqualTo(STATES.get(deployed - 1).game());
        assertThat(again.changed()).isEmpty();
        assertThat(again.isOfOtherRules()).isFalse();
        playsOn(again);
    }

    @Test
    void whatWasPlayedInEarlierTurnsStaysAsItWas() {
        CardPool mended = ChangedCards.dearer(DEPLOYED_BEFORE);
        int events = lastTurn(deployed);
        TableState again = awake(read(mended, NEW, events));
        TableState before = STATES.get(events - 1);

        assertThat(again.game().turn()).isEqualTo(before.game().turn());
        assertThat(again.game().view(Side.DARK).own().forcePile())
                .isEqualTo(before.game().view(Side.DARK).own().forcePile());
        assertThat(again.answers()).isEqualTo(before.answers());
        assertThat(again.changed()).isEmpty();
        playsOn(again);
    }

    @Test
    void aTurnThatGoesOtherwiseGoesOnUnderTheNewRulesAndThePlayersAreTold() {
        CardPool mended = ChangedCards.dearer(DEPLOYED_NOW);
        TableState again = read(mended, NEW, deployed);
        assertThat(WakingRules.before(again, NEW, 2))
                .get()
                .isInstanceOfSatisfying(
                        TableEvent.RulesChanged.class,
                        changed -> assertThat(changed.game()).isNotEmpty());

        TableState awake = awake(again);
        assertThat(awake.changed()).isPresent();
        assertThat(awake.isPlaying()).isTrue();
        assertThat(awake.game().turn().number())
                .isEqualTo(STATES.get(deployed - 1).game().turn().number());
        playsOn(awake);
    }

    @Test
    void aTableThatWentOnIsReadTheSameWayAgain() {
        CardPool mended = ChangedCards.dearer(DEPLOYED_NOW);
        TableState once = read(mended, NEW, deployed);
        TableEvent changed = WakingRules.before(once, NEW, 2).orElseThrow();

        TableState again = read(mended, NEW, deployed).apply(changed);
        assertThat(again.game()).isEqualTo(once.apply(changed).game());
        assertThat(WakingRules.before(again, NEW, 3)).isEmpty();

        // and once more under a third version, which is the first one again
        TableState third = new TableState(CARDS, "third");
        for (TableEvent event : EVENTS.subList(0, deployed)) {
            third = third.apply(event);
        }
        third = third.apply(changed);
        assertThat(third.game().view(Side.LIGHT).own().forcePile())
                .isEqualTo(again.game().view(Side.LIGHT).own().forcePile());
    }

    @Test
    void theResultOfAFinishedGameNeverChanges() {
        Optional<TableEnding> ending = STATES.getLast().ending();
        assertThat(ending).isPresent();
        for (CardPool mended :
                List.of(
                        ChangedCards.dearer(DEPLOYED_BEFORE),
                        ChangedCards.dearer(DEPLOYED_NOW),
                        ChangedCards.silent(DEPLOYED_BEFORE))) {
            TableState again = read(mended, NEW, EVENTS.size());
            assertThat(again.ending()).isEqualTo(ending);
            assertThat(WakingRules.before(again, NEW, 2)).isEmpty();

            // nor where the game as it ended cannot be read, and its answers lead elsewhere
            TableState unread = readInEarlierFormat(mended, EVENTS.size());
            assertThat(unread.ending()).isEqualTo(ending);
            assertThat(WakingRules.before(unread, NEW, 2)).isEmpty();
        }
    }

    @Test
    void theReplayOfAFinishedGameShowsWhatCanBeShownAndNamesTheGaps() {
        PlayedGame whole = PlayedGame.of(EVENTS, CARDS, OLD).orElseThrow();
        assertThat(whole.gaps()).isEmpty();

        PlayedGame mended =
                PlayedGame.of(EVENTS, ChangedCards.dearer(DEPLOYED_BEFORE), NEW).orElseThrow();
        assertThat(mended.gaps()).isNotEmpty();
        var shown = new int[1];
        mended.replay(step -> shown[0]++);
        assertThat(shown[0]).isEqualTo(mended.steps());
        for (int gap : mended.gaps()) {
            assertThat(mended.step(gap).number()).isGreaterThanOrEqualTo(gap);
        }
        assertThat(mended.step(mended.steps() - 1).game().isOver()).isTrue();
        assertThat(mended.ending()).isEqualTo(whole.ending());
    }

    @Test
    void whatAnAnswerMeantCountsAndNotItsPlaceInTheList() {
        TableState state = new TableState(CARDS, NEW);
        for (TableEvent event : EVENTS.subList(0, deployed)) {
            state = state.apply(elsewhere(event));
        }
        assertThat(state.game()).isEqualTo(STATES.get(deployed - 1).game());
    }

    /** The same answer, at another place of what was offered. */
    private static TableEvent elsewhere(TableEvent event) {
        return event instanceof TableEvent.Answered a && a.answer().matches("\\d+")
                ? new TableEvent.Answered(
                        a.side(),
                        "" + (Integer.parseInt(a.answer()) + 1),
                        a.meaning(),
                        a.position(),
                        0,
                        false,
                        1)
                : event;
    }

    @Test
    void aStoredGameThatCannotBeReadIsPassedOver() {
        CardPool mended = ChangedCards.dearer(DEPLOYED_BEFORE);
        TableState state = new TableState(mended, NEW);
        Predicate<TableEvent> turn = TableEvent.TurnBegan.class::isInstance;
        long turns = EVENTS.stream().limit(deployed).filter(turn).count();
        long seen = 0;
        for (TableEvent event : EVENTS.subList(0, deployed)) {
            if (event instanceof TableEvent.TurnBegan began && ++seen < turns) {
                state = state.apply(new TableEvent.TurnBegan(began.answers(), "damaged", 1));
            } else {
                state = state.apply(event);
            }
        }
        assertThat(state.game().turn()).isEqualTo(STATES.get(deployed - 1).game().turn());
        playsOn(awake(state));
    }

    /** The same event as a version stored it that wrote saved games in the format before. */
    private static TableEvent ofEarlierFormat(TableEvent event) {
        return event instanceof TableEvent.TurnBegan(int answers, String game, long at)
                ? new TableEvent.TurnBegan(
                        answers,
                        PackedGame.pack(
                                PackedGame.text(game)
                                        .replaceFirst(
                                                "^holosite game \\d+",
                                                "holosite game "
                                                        + (RulesVersion.CURRENT.format() - 1))),
                        at)
                : event;
    }

    private static TableState readInEarlierFormat(CardPool cards, int events) {
        TableState state = new TableState(cards, NEW);
        for (TableEvent event : EVENTS.subList(0, events)) {
            state = state.apply(ofEarlierFormat(event));
        }
        return state;
    }

    @Test
    void gamesOfAnEarlierFormatAreNotReadAndTheTableGoesOnFromTheAnswers() {
        TableState awake = awake(readInEarlierFormat(CARDS, deployed));
        assertThat(awake.game()).isEqualTo(STATES.get(deployed - 1).game());
        assertThat(awake.changed()).isEmpty();
        playsOn(awake);
    }

    @Test
    void whereNeitherAnEarlierFormatNorTheAnswersLeadOnItGoesOnFromThereAndThePlayersAreTold() {
        TableState awake = awake(readInEarlierFormat(ChangedCards.dearer(DEPLOYED_NOW), deployed));
        assertThat(awake.isPlaying()).isTrue();
        assertThat(awake.changed()).isPresent();
        assertThat(awake.game().turn().number())
                .isEqualTo(STATES.get(deployed - 1).game().turn().number());
        playsOn(awake);

        TableState early =
                awake(readInEarlierFormat(ChangedCards.dearer(DEPLOYED_BEFORE), deployed));
        assertThat(early.isPlaying()).isTrue();
        assertThat(early.changed()).isPresent();
        playsOn(early);
    }

    @Test
    void whatThisVersionDoesNotKnowIsWaitedForButAResultStays() {
        TableState state = read(CARDS, NEW, deployed);
        TableState unread = state.apply(new TableEvent.Unread(2));
        assertThat(unread.isSuspended()).isTrue();
        assertThat(WakingRules.before(unread, NEW, 3)).isEmpty();
        assertThat(SuspensionRules.resume(unread, 3))
                .isEqualTo(new ActionResult.Refused(TableRefusal.NEWER_RULES));
        for (TableEvent event : EVENTS.subList(deployed, EVENTS.size() - 1)) {
            unread = unread.apply(event);
        }
        assertThat(unread.game()).isEqualTo(state.game());
        assertThat(unread.apply(EVENTS.getLast()).ending()).isEqualTo(STATES.getLast().ending());
    }

    @Test
    void aSuspendedTableGoesOnUnderNewRules() {
        TableState state =
                read(CARDS, NEW, deployed).apply(new TableEvent.Suspended("the rules failed", 2));
        assertThat(state.isPlaying()).isFalse();
        TableState awake = awake(state);
        assertThat(awake.isPlaying()).isTrue();
        assertThat(awake.game()).isEqualTo(STATES.get(deployed - 1).game());
    }
}
