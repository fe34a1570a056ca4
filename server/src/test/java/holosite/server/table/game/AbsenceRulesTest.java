package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.kind.BotKind;
import holosite.cards.AllCards;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.CardPool;
import holosite.server.message.EndingReason;
import holosite.server.message.RequestKind;
import holosite.server.table.TableTestServer;
import holosite.server.table.row.TableRow;
import holosite.server.wire.CardIndex;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What a bot that plays for an absent player may be asked, and what stays with that player. */
class AbsenceRulesTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final TableRules RULES =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);
    private TableState state =
            new TableState(CARDS, TableTestServer.RULES).apply(TableTestServer.opened(1));

    private ActionResult act(String person, TableAction action) {
        ActionResult result =
                RULES.of(
                        state,
                        new TableWish(person, person, Language.EN, action),
                        2,
                        0,
                        Set.of(Side.DARK, Side.LIGHT));
        if (result instanceof ActionResult.Happens happens) {
            happens.events().forEach(event -> state = state.apply(event));
        }
        return result;
    }

    private void botAnswers() {
        var played = (ActionResult.Happens) RULES.play(state, state.think(), 2, 0);
        played.events().forEach(event -> state = state.apply(event));
    }

    private String asked() {
        return state.asked().orElseThrow() == Side.DARK ? "ann" : "bob";
    }

    private String waits() {
        return asked().equals("ann") ? "bob" : "ann";
    }

    @Test
    void onlyWhoeverWaitsMayAct() {
        assertThat(act(asked(), new TableAction.Claim()))
                .isEqualTo(new ActionResult.Refused(TableRefusal.NOT_ABSENT));
        String winner = waits();
        act(winner, new TableAction.Claim());
        assertThat(state.ending().orElseThrow().winner()).isEqualTo(state.sideOf(winner));
        assertThat(state.ending().orElseThrow().reason()).isEqualTo(EndingReason.ABSENT);
    }

    @Test
    void theSeatStaysTheAbsentPlayers() {
        String away = asked();
        String stays = waits();
        Side seat = state.sideOf(away).orElseThrow();
        act(stays, new TableAction.SeatBot(BotKind.ROOKIE));
        assertThat(state.standIn(seat)).contains(BotKind.ROOKIE);
        assertThat(state.sideOf(away)).contains(seat);
        TableRow row = TableRow.of(state, 0);
        // in the list of games he is a person, and his game is not swept as one against a bot
        assertThat(row.isAgainstBot()).isFalse();
        assertThat((seat == Side.DARK ? row.dark() : row.light()).orElseThrow().standIn())
                .isEqualTo("rookie");
        assertThat(act(away, new TableAction.Claim()))
                .isEqualTo(new ActionResult.Refused(TableRefusal.BOT_PLAYS));
        botAnswers();
        act(away, new TableAction.TakeSeatBack());
        assertThat(state.isBot(seat)).isFalse();
        assertThat(state.back()).contains(seat);
    }

    @Test
    void theBotGrantsNothingInHisPlace() {
        String stays = waits();
        act(stays, new TableAction.SeatBot(BotKind.ROOKIE));
        act(stays, new TableAction.Ask(RequestKind.CANCEL, 0));
        assertThat(state.isOver()).isFalse();
        assertThat(state.requests()).hasSize(1);
        act(stays, new TableAction.Concede());
        act(stays, new TableAction.WantRematch());
        assertThat(state.rematch()).isEmpty();
    }

    @Test
    void theBotGoesOnWhereTheGameWentBack() {
        String stays = waits();
        act(stays, new TableAction.SeatBot(BotKind.ROOKIE));
        while (!asked().equals(stays)) {
            botAnswers();
        }
        state = state.apply(new TableEvent.Undone(0, 0, 3));
        assertThat(asked()).isNotEqualTo(stays);
        botAnswers();
        assertThat(state.answers()).isPositive();
    }
}
