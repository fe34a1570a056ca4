package holosite.rules.start;

import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.log.GameEntry;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Occasion;
import holosite.rules.state.Step;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Frame;
import holosite.rules.text.Text;
import java.util.Optional;

/**
 * An Objective or Starting Interrupt doing what it says for the start of the game. The rest of an
 * Objective's text applies only when all of that is done. What it must deploy has to be deployed;
 * otherwise everything it deployed goes back to the deck, the Objective out of play, the Interrupt
 * back to the deck too.
 */
public record SettingUp(Side player, int card, int before, Optional<Zone> to) implements Step {

    /** It comes to the table, or is played, and begins. */
    public record Begin(Side player, int card) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            boolean objective = table.definition(card).is(CardType.OBJECTIVE);
            Zone zone = objective ? Zone.SIDE_OF_TABLE : Zone.BEING_PLAYED;
            table.toBottom(card, Table.zone(player, zone), Role.NONE);
            if (objective) {
                table.set(card, Flag.SUSPENDED);
                Logging.line(game, GameEntry.StartingObjective::new, player, card);
            }
            for (Text.Start start : CardTexts.of(game, card).text().starts()) {
                var doing = new SettingUp(player, card, table.arrivals(), start.to());
                if (!start.when().holds(game, Context.of(card, player))) {
                    doing.fail(game);
                    return;
                }
                game.next(
                        Frame.begin(start.program(), card, player, Occasion.NONE, game.newId()),
                        doing);
            }
        }
    }

    /** All is done. */
    @Override
    public void run(GameState game) {
        var table = game.table();
        Uses.forgetPlayed(game);
        if (table.definition(card).is(CardType.OBJECTIVE)) {
            table.clear(card, Flag.SUSPENDED);
        } else if (table.in(card, Zone.BEING_PLAYED)) {
            table.toTop(card, Table.zone(player, to.orElseThrow()), Role.NONE);
        }
    }

    /** Something it had to do cannot be done. */
    static void fail(GameState game, Frame frame) {
        SettingUp doing = game.stack().nearest(SettingUp.class);
        if (doing != null && doing.card == frame.source()) {
            game.unwindThrough(doing);
            doing.fail(game);
        }
    }

    private void fail(GameState game) {
        var table = game.table();
        Uses.forgetPlayed(game);
        Logging.line(game, GameEntry.StartFails::new, player, card);
        for (int one = 0; one < table.count(); one++) {
            if (one != card && table.owner(one) == player && table.arrived(one) > before) {
                takeBack(game, one);
            }
        }
        boolean objective = table.definition(card).is(CardType.OBJECTIVE);
        Zone zone = objective ? Zone.OUT_OF_PLAY : Zone.RESERVE_DECK;
        table.toBottom(card, Table.zone(player, zone), Role.NONE);
    }

    private void takeBack(GameState game, int deployed) {
        var table = game.table();
        int deck = Table.zone(player, Zone.RESERVE_DECK);
        if (table.laidOut(deployed)) {
            for (int under : table.cards(Table.on(deployed))) {
                if (table.role(under) == Role.COVERED) {
                    table.uncover(deployed, under, deck);
                    return;
                }
            }
        }
        if (table.laidOut(deployed)
                || !table.inZone(deployed)
                || table.in(deployed, Zone.SIDE_OF_TABLE)) {
            table.toBottom(deployed, deck, Role.NONE);
        }
    }
}
