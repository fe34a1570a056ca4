package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Choices;
import holosite.rules.kit.Names;
import holosite.rules.notation.Puzzle;
import holosite.rules.notation.PuzzleGoal.Standing;
import holosite.rules.notation.PuzzleNotation;
import holosite.server.message.PuzzleStep;
import holosite.server.message.RequestKind;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A puzzle at its table: how the opponent replies, what is decided when, showing the solution. */
class PuzzleRulesTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final String TEXT =
            """
            puzzle: owen-and-beru
            theme: forfeit
            level: 1
            solver: Light
            title: Owen and Beru
            title fr: Owen et Beru
            about: Vader attacks.
            about fr: Vader attaque.
            after: Beru first.
            after fr: Beru d'abord.
            goal: survive
            turn: Dark 7, battle phase
            table:
              Tatooine: Lars' Moisture Farm (Dark)
                Darth Vader
                Admiral Motti
                2x Stormtrooper
                Owen Lars
                Beru Lars
            dark:
              force: 1
              reserve: Colonel Wullf Yularen; 5x Stormtrooper; nothing else
            light:
              reserve: 1x Rebel Trooper; nothing else
            hint: Look.
            hint fr: Regardez.
            solution:
              Dark: battle at Tatooine: Lars' Moisture Farm
              Dark: yes
              Light: yes
              Dark: forfeit Stormtrooper
              Light: forfeit Beru Lars
              Light: forfeit Owen Lars
            trap: Owen was wrong.
            trap fr: Owen, non.
              Dark: battle at Tatooine: Lars' Moisture Farm
              Dark: yes
              Light: yes
              Dark: forfeit Stormtrooper
              Light: forfeit Owen Lars
            """;

    private final TableRules rules =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);
    private TableState state;

    @BeforeEach
    void open() {
        Puzzle puzzle = PuzzleNotation.read(TEXT, CARDS);
        NewTable table =
                NewTable.puzzle(
                        puzzle,
                        TEXT,
                        TableTestServer.seat(Side.LIGHT, "bob").orElseThrow(),
                        TableTestServer.seat(Side.DARK, "bot:rookie").orElseThrow());
        var opening = new OpeningRules(CARDS, TableTestServer.RULES);
        state = new TableState(CARDS, TableTestServer.RULES);
        happen(opening.open(state, "table", table, 7, 1));
    }

    private void happen(ActionResult result) {
        assertThat(result).isInstanceOf(ActionResult.Happens.class);
        ((ActionResult.Happens) result).events().forEach(event -> state = state.apply(event));
    }

    private ActionResult act(TableAction action) {
        return rules.of(state, new TableWish("bob", "bob", Language.EN, action), 2, 0, Set.of());
    }

    private void says(String words) {
        String code =
                new Choices(state.game(), Names.of(state.game()))
                        .answer(words)
                        .map(answer -> state.game().decision().code(answer).toString())
                        .orElseThrow();
        happen(act(new TableAction.GiveAnswer(state.question(Side.LIGHT), code)));
    }

    private void botPlays() {
        while (state.asked().filter(state::isBot).isPresent() && PuzzleRules.isOpen(state)) {
            happen(rules.play(state, state.think(), 3, 0));
        }
    }

    private Standing standing() {
        return state.puzzle().orElseThrow().standing();
    }

    private String told() {
        return state.puzzle().orElseThrow().told().orElseThrow().en();
    }

    @Test
    void theOpponentPlaysAsTheSolutionHasIt() {
        botPlays();
        assertThat(state.asked()).contains(Side.LIGHT);
        assertThat(state.game().state().battle().isGoingOn()).isTrue();
        says("yes");
        botPlays();
        says("forfeit Beru Lars");
        assertThat(standing()).isEqualTo(Standing.OPEN);
        says("forfeit Owen Lars");
        botPlays();
        assertThat(standing()).isEqualTo(Standing.SOLVED);
        assertThat(told()).isEqualTo("Beru first.");
        assertThat(state.puzzle().orElseThrow().shown()).isFalse();
    }

    @Test
    void aTrapIsToldWhenItHasFailed() {
        botPlays();
        says("yes");
        botPlays();
        says("forfeit Owen Lars");
        assertThat(standing()).isEqualTo(Standing.OPEN);
        while (state.isPlaying()) {
            botPlays();
            if (state.isPlaying()) {
                happen(
                        act(
                                new TableAction.GiveAnswer(
                                        state.question(Side.LIGHT),
                                        state.game()
                                                .decision()
                                                .code(
                                                        new Choices(
                                                                        state.game(),
                                                                        Names.of(state.game()))
                                                                .least())
                                                .toString())));
            }
        }
        assertThat(standing()).isEqualTo(Standing.FAILED);
        assertThat(told()).isEqualTo("Owen was wrong.");
    }

    @Test
    void whatIsTakenBackIsOpenAgain() {
        botPlays();
        says("yes");
        botPlays();
        says("forfeit Owen Lars");
        happen(act(new TableAction.Ask(RequestKind.UNDO, 0)));
        assertThat(state.puzzle().orElseThrow().isOnTheWay()).isTrue();
        says("forfeit Beru Lars");
        assertThat(state.puzzle().orElseThrow().isOnTheWay()).isTrue();
        happen(act(new TableAction.StepInPuzzle(PuzzleStep.AGAIN)));
        assertThat(state.answers()).isZero();
        assertThat(standing()).isEqualTo(Standing.OPEN);
    }

    @Test
    void theSolutionIsShownAnswerByAnswer() {
        botPlays();
        says("no");
        assertThat(state.puzzle().orElseThrow().isOnTheWay()).isFalse();
        // it begins again where it was left
        for (int i = 0; i < 3; i++) {
            happen(act(new TableAction.StepInPuzzle(PuzzleStep.SHOW)));
            botPlays();
        }
        assertThat(standing()).isEqualTo(Standing.SOLVED);
        assertThat(state.puzzle().orElseThrow().shown()).isTrue();
    }

    @Test
    void nothingIsPassedForTheSolver() {
        assertThat(act(new TableAction.PassUntil(1, true)))
                .isEqualTo(new ActionResult.Refused(TableRefusal.NOT_IN_PUZZLE));
    }

    @Test
    void aPuzzleThatCanNoLongerBeReadIsAnOrdinaryGame() {
        TableEvent.Opened opened = state.opened();
        var old =
                new TableEvent.Opened(
                        opened.format(),
                        opened.rules(),
                        opened.id(),
                        opened.options(),
                        opened.seed(),
                        opened.dark(),
                        opened.light(),
                        opened.game(),
                        opened.moves(),
                        "",
                        TEXT.replace("forfeit Beru", "forfeit Jar Jar"),
                        1);
        state = new TableState(CARDS, TableTestServer.RULES).apply(old);
        assertThat(state.isPlaying()).isTrue();
        assertThat(state.puzzle()).isEmpty();
        assertThat(act(new TableAction.StepInPuzzle(PuzzleStep.AGAIN)))
                .isEqualTo(new ActionResult.Refused(TableRefusal.NO_PUZZLE));
    }
}
