package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.decision.CardPrompt;
import holosite.rules.force.ForceUse;
import holosite.rules.log.MoveEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.place.OpenBays;
import holosite.rules.place.ShipSites;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;
import java.util.Arrays;

/**
 * Embarking: a character or vehicle boards a ship or vehicle of its player that stands at the same
 * site; a starfighter goes into the hold of a starship at the same place in space; a character
 * aboard a starship boards what lies in its hold. There must be room.
 */
public record Embarking(Side player, int card) implements QuestionStep.ForCards {

    /** Whether there is anything to board. */
    static boolean anything(GameState game, int card) {
        var table = game.table();
        int around = around(table, card);
        if (around == Table.NOBODY) {
            return false;
        }
        if (OpenBays.any(game) && bayOrShip(game, card) != Table.NOBODY) {
            return true;
        }
        for (int vessel = table.top(Table.on(around));
                vessel != Table.NOBODY;
                vessel = table.next(vessel)) {
            if (boards(game, card, vessel)) {
                return true;
            }
        }
        return false;
    }

    /** The bay of a ship at the same place, or the ship of the bay it is in. */
    private static int bayOrShip(GameState game, int card) {
        var table = game.table();
        int bay = OpenBays.entrance(game, card);
        if (bay != Table.NOBODY) {
            return MoveRules.mayNotMove(game, card, bay) ? Table.NOBODY : bay;
        }
        if (table.role(card) != Role.AT || !OpenBays.open(game, card, table.host(card))) {
            return Table.NOBODY;
        }
        int ship = ShipSites.ship(game, table.host(card));
        return boards(game, card, ship) ? ship : Table.NOBODY;
    }

    /** What the card, and everything it could board, is at or in. */
    private static int around(Table table, int card) {
        Role role = table.role(card);
        boolean onBridge = role == Role.PILOT || role == Role.PASSENGER || role == Role.ASTROMECH;
        return role == Role.AT || onBridge ? table.host(card) : Table.NOBODY;
    }

    public static boolean boards(GameState game, int card, int vessel) {
        return refusal(game, card, vessel).none();
    }

    /** Why a card may not board this ship or vehicle from where it is. */
    static Refusal refusal(GameState game, int card, int vessel) {
        var table = game.table();
        Side owner = table.owner(card);
        if (vessel == card || !table.definition(vessel).isVessel()) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        if (table.owner(vessel) != owner) {
            return Refusal.NOT_YOUR_SHIP;
        }
        // at the same location, or from the bridge into something in the hold
        boolean within =
                table.role(card) == Role.AT
                        ? table.role(vessel) == Role.AT
                                && (table.host(vessel) == table.host(card)
                                        || OpenBays.aboard(game, card, vessel))
                        : table.role(vessel) == Role.CARGO
                                && table.host(vessel) == table.host(card);
        if (!within) {
            return Refusal.NOT_BESIDE;
        }
        if (!ableToEnter(game, card, vessel)) {
            return table.definition(card).is(CardType.STARSHIP)
                    ? Refusal.NO_ROOM
                    : Piloting.absence(table, card);
        }
        if (Seats.seatFor(game, card, vessel) == Role.NONE) {
            return Refusal.NO_ROOM;
        }
        if (MoveRules.onFootOnly(game, card)
                || Rulings.forbids(game, Deed.BOARD, owner, card, vessel)
                || MoveRules.mayNotMove(game, card, vessel)) {
            return MoveRules.held(game, card);
        }
        return Boarding.cost(game, vessel) <= ForceUse.available(game, owner)
                ? Refusal.NONE
                : Refusal.NOT_ENOUGH_FORCE;
    }

    /** A vehicle drives in and so needs its driver or pilot; an unpiloted starship is taken in. */
    private static boolean ableToEnter(GameState game, int card, int vessel) {
        var table = game.table();
        var definition = table.definition(card);
        if (definition.is(CardType.STARSHIP)) {
            return table.definition(vessel).is(CardType.STARSHIP)
                    && !table.definition(table.host(card)).is(Subtype.SITE);
        }
        return definition.is(CardType.CHARACTER) || Piloting.piloted(game, card);
    }

    @Override
    public void run(GameState game) {
        int[] vessels = vessels(game);
        chooseOne(game, player, new CardPrompt.MoveWhere(card), vessels);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        board(game, chosen[0]);
    }

    private int[] vessels(GameState game) {
        int[] found = game.table().cards(Table.on(around(game.table(), card)));
        int count = 0;
        for (int vessel : found) {
            if (boards(game, card, vessel)) {
                found[count++] = vessel;
            }
        }
        int bayOrShip = bayOrShip(game, card);
        if (bayOrShip != Table.NOBODY) {
            found = Arrays.copyOf(found, count + 1);
            found[count++] = bayOrShip;
        }
        return Arrays.copyOf(found, count);
    }

    private void board(GameState game, int vessel) {
        board(game, card, vessel);
    }

    public static void board(GameState game, int card, int vessel) {
        var table = game.table();
        Side player = table.owner(card);
        ForceUse.use(game, player, Boarding.cost(game, vessel));
        table.toBottom(
                card,
                Table.on(vessel),
                table.laidOut(vessel) ? Role.AT : Seats.seatFor(game, card, vessel));
        Logging.placed(game, MoveEntry.Embarks::new, player, card, vessel);
    }
}
