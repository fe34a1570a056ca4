package holosite.rules.move;

import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.modifier.Standing;
import holosite.rules.place.OpenBays;
import holosite.rules.place.ShipSites;
import holosite.rules.state.GameState;
import holosite.rules.state.RuleUse;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.List;

/**
 * Unlimited moves: getting in and out of ships and vehicles, changing seats, docking. They are free
 * except for docking, and are not regular moves.
 */
public final class Boarding {
    private Boarding() {}

    /**
     * The rules set no limit on these moves. Players who act at random would go in and out forever,
     * so each kind is offered twice for a card in a phase, which no real play exceeds.
     */
    private static final int TIMES = 2;

    /** Getting in, getting out and docking, in the player's move phase. */
    public static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (table.owner(card) != player || !table.definition(card).isUnit()) {
                continue;
            }
            if (!standing.active(i)) {
                if (aboardCapturedShip(table, card)
                        && Disembarking.to(game, card) != Table.NOBODY
                        && fewer(game, card, RuleUse.DISEMBARKS)) {
                    acts.add(new Act.Disembark(card));
                }
                continue;
            }
            if (table.role(card).aboard() || OpenBays.any(game)) {
                if (Disembarking.to(game, card) != Table.NOBODY
                        && fewer(game, card, RuleUse.DISEMBARKS)) {
                    acts.add(new Act.Disembark(card));
                }
            }
            if (Embarking.anything(game, card) && fewer(game, card, RuleUse.EMBARKS)) {
                acts.add(new Act.Embark(card));
            }
            if (table.definition(card).is(CardType.STARSHIP) && ShipDocking.offered(game, card)) {
                acts.add(new Act.ShipDocking(card));
            }
        }
        if (OpenBays.any(game)) {
            listBays(game, player, acts);
        }
    }

    private static boolean aboardCapturedShip(Table table, int card) {
        return table.definition(card).is(CardType.CHARACTER)
                && table.role(card).aboard()
                && table.has(table.host(card), Flag.CAPTURED_SHIP);
    }

    /** Docking by way of a bay inside a ship. */
    private static void listBays(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        for (int bay = table.top(Table.locations()); bay != Table.NOBODY; bay = table.next(bay)) {
            if (!ShipSites.is(table, bay)) {
                continue;
            }
            int ship = ShipSites.ship(game, bay);
            if (ship != Table.NOBODY
                    && table.owner(ship) == player
                    && ShipDocking.offered(game, bay)
                    && fewer(game, bay, RuleUse.DOCKS)) {
                acts.add(new Act.ShipDocking(bay));
            }
        }
    }

    /** Changing seats, in the player's deploy and move phases. */
    public static void listSeats(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && table.owner(card) == player
                    && table.role(card).aboard()
                    && ChangingSeats.possible(game, card)
                    && fewer(game, card, RuleUse.CHANGES_SEATS)) {
                acts.add(new Act.ChangeSeats(card));
            }
        }
    }

    private static boolean fewer(GameState game, int card, RuleUse use) {
        return game.uses().ofRule(card, use) < TIMES;
    }

    public static void embark(GameState game, Side player, int card) {
        Uses.note(game, card, RuleUse.EMBARKS);
        game.push(new Embarking(player, card));
    }

    public static void disembark(GameState game, int card) {
        Uses.note(game, card, RuleUse.DISEMBARKS);
        Disembarking.out(game, card);
    }

    public static void changeSeats(GameState game, Side player, int card) {
        Uses.note(game, card, RuleUse.CHANGES_SEATS);
        game.push(new ChangingSeats(player, card));
    }

    public static void dock(GameState game, Side player, int card) {
        Uses.note(game, card, RuleUse.DOCKS);
        game.push(new ShipDocking(player, card));
    }

    /** Getting in or out of a crashed enclosed vehicle takes 1 Force, of any other nothing. */
    static int cost(GameState game, int vessel) {
        var table = game.table();
        return table.has(vessel, Flag.CRASHED) && Whereabouts.encloses(table.definition(vessel))
                ? 1
                : 0;
    }
}
