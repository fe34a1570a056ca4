package holosite.rules.force;

import holosite.language.ability.Event;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.PileEntry;
import holosite.rules.log.PlayEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.state.Uses;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * Insert cards: put into a Reserve Deck that is then shuffled. They stay their owner's cards and
 * are not part of that deck's Life Force. One that comes to the top is revealed, players can
 * respond, and it acts by itself; then it is lost. Nobody draws, activates or loses it instead.
 */
public final class Inserts {
    private Inserts() {}

    /** A card is inserted; the deck is shuffled until it is not on top. */
    public static void insert(GameState game, Side player, int card, Side whose) {
        var table = game.table();
        int deck = Table.zone(whose, Zone.RESERVE_DECK);
        table.toBottom(card, deck, Role.INSERTED);
        Uses.noteDeployed(game, player, table.definition(card).card().title());
        if (game.keepsLog()) {
            game.log(new PileEntry.Inserts(player, game.name(card), whose));
        }
        do {
            Piles.mix(game, deck);
        } while (table.top(deck) == card && table.size(deck) > 1);
        if (game.keepsLog()) {
            game.log(new PileEntry.Shuffles(whose, Pile.RESERVE_DECK));
        }
        int id = game.newId();
        game.push(new Spoiled(card, id));
        ResponseWindow.open(game, Happening.of(Event.INSERTED, player).to(card).id(id));
    }

    /** Reveals an insert card that is on top; returns whether there was one. */
    public static boolean check(GameState game) {
        return check(game, Side.DARK) || check(game, Side.LIGHT);
    }

    private static boolean check(GameState game, Side player) {
        var table = game.table();
        if (table.inserted(player) == 0) {
            return false;
        }
        int top = table.top(player, Zone.RESERVE_DECK);
        if (table.role(top) != Role.INSERTED || waiting(game, top)) {
            return false;
        }
        reveal(game, top);
        return true;
    }

    /** It has just been inserted and players are still responding to that. */
    private static boolean waiting(GameState game, int card) {
        for (Step step : game.stack()) {
            if (step instanceof Spoiled spoiled && spoiled.card == card) {
                return true;
            }
        }
        return false;
    }

    private static void reveal(GameState game, int card) {
        var table = game.table();
        Side owner = table.owner(card);
        table.toTop(card, Table.zone(owner, Zone.BEING_PLAYED), Role.NONE);
        Logging.line(game, PileEntry.InsertRevealed::new, owner, card);
        int id = game.newId();
        game.push(new Acting(card, id));
        ResponseWindow.open(game, Happening.of(Event.INSERT_REVEALED, owner).to(card).id(id));
    }

    /** An insert card canceled as it was inserted leaves the deck again. */
    public record Spoiled(int card, int id) implements Step {

        @Override
        public void run(GameState game) {
            if (game.isCanceled(id) && game.table().role(card) == Role.INSERTED) {
                Logging.line(
                        game,
                        PlayEntry.Canceled::new,
                        game.table().owner(card),
                        card,
                        Table.NOBODY);
                Leaving.put(game, new int[] {card}, Zone.LOST_PILE, true);
            }
        }
    }

    /** What the revealed card says happens, unless it was canceled; it is lost in any case. */
    public record Acting(int card, int id) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            Side owner = table.owner(card);
            table.toTop(card, Table.zone(owner, Zone.LOST_PILE), Role.NONE);
            if (!game.isCanceled(id)) {
                ResponseWindow.open(game, Happening.of(Event.REACHED_TOP, owner).to(card));
            }
        }
    }
}
