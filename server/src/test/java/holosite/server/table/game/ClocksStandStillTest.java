package holosite.server.table.game;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Choices;
import holosite.rules.kit.Names;
import holosite.rules.kit.Scene;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** While players look at the result of a battle the clocks stand still, for 20 seconds at most. */
class ClocksStandStillTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final String CANTINA = "Tatooine: Cantina";
    private static final TableRules RULES =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);
    private static final long BATTLE_OVER = 100_000;

    private TableState state = new TableState(CARDS, TableTestServer.RULES);

    private void answer(Answer answer, long now) {
        Side side = state.asked().orElseThrow();
        String code = state.game().decision().code(answer).toString();
        var happens =
                (ActionResult.Happens)
                        RULES.of(
                                state,
                                new TableWish(
                                        side == DARK ? "ann" : "bob",
                                        "",
                                        Language.EN,
                                        new TableAction.GiveAnswer(state.question(side), code, 1)),
                                now,
                                0,
                                Set.of());
        happens.events().forEach(event -> state = state.apply(event));
    }

    private Answer least() {
        return new Choices(state.game(), Names.of(state.game())).least();
    }

    /** A battle at the Cantina, fought out: everybody passes or gives what is asked. */
    private void fight() {
        Scene scene =
                Scene.with(CARDS)
                        .at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .site("Tatooine: Mos Eisley", LIGHT)
                        .at("Tatooine: Mos Eisley", "Luke Skywalker")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);
        state = state.apply(BegunGame.opened(scene.game(), new TableOptions(false, 10, 120, 0)));
        var acts = ((Decision.ChooseAct) state.game().decision()).acts();
        Act battle =
                acts.stream()
                        .filter(act -> act.kind() == Act.Kind.BATTLE)
                        .findFirst()
                        .orElseThrow();
        answer(new Answer.Perform(battle), BATTLE_OVER);
        while (state.game().state().battle().isGoingOn()) {
            answer(least(), BATTLE_OVER);
        }
    }

    @Test
    void theDecisionAfterABattleCountsTwentySecondsLater() {
        fight();
        assertThat(state.askedAt()).isEqualTo(BATTLE_OVER + 20_000);
    }

    @Test
    void whoHasGoneOnHasNoMoreTimeForNothing() {
        fight();
        Side side = state.asked().orElseThrow();
        answer(least(), BATTLE_OVER + 4_000);
        while (state.asked().orElseThrow() != side) {
            assertThat(state.askedAt()).isEqualTo(BATTLE_OVER + 20_000);
            answer(least(), BATTLE_OVER + 4_000);
        }
        assertThat(state.askedAt()).isEqualTo(BATTLE_OVER + 4_000);
    }

    @Test
    void afterwardsTheClocksRunAsBefore() {
        fight();
        answer(least(), BATTLE_OVER + 60_000);
        assertThat(state.askedAt()).isEqualTo(BATTLE_OVER + 60_000);
    }
}
