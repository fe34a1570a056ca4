package holosite.rules.capture;

import holosite.language.card.Capacity;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.rules.modifier.Standing;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/**
 * Who may take a captive into custody: a bounty hunter or a warrior at the same location who
 * escorts nobody yet; aboard something, with a passenger seat free for the captive.
 */
public final class Escorts {
    private Escorts() {}

    /** Everybody of this player who could seize the card. */
    static int[] able(GameState game, Side captor, int captive) {
        var standing = Standing.of(game);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && game.table().owner(card) == captor
                    && refusal(game, card, captive).none()) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Why this card may not take that one into custody. */
    public static Refusal refusal(GameState game, int escort, int captive) {
        var table = game.table();
        if (!couldEscort(game, escort)) {
            return Refusal.NO_ESCORT;
        }
        if (captive(table, escort) != Table.NOBODY) {
            return Refusal.ESCORT_BUSY;
        }
        return Whereabouts.location(table, escort) == Whereabouts.location(table, captive)
                ? room(table, escort)
                : Refusal.OUT_OF_RANGE;
    }

    /** Why this card has no room for a captive. */
    public static Refusal room(Table table, int escort) {
        if (captive(table, escort) != Table.NOBODY) {
            return Refusal.ESCORT_BUSY;
        }
        int vessel = Whereabouts.vessel(table, escort);
        return vessel == Table.NOBODY || hasSeat(table, vessel) ? Refusal.NONE : Refusal.NO_ROOM;
    }

    /** Bounty hunters and warriors, active and known as what they are. */
    static boolean couldEscort(GameState game, int card) {
        var standing = Standing.of(game);
        return game.table().definition(card).is(CardType.CHARACTER)
                && standing.isActive(card)
                && !game.table().has(card, Flag.UNDERCOVER)
                && (standing.hasTrait(game, card, Trait.BOUNTY_HUNTER)
                        || standing.hasIcon(game, card, Icon.WARRIOR));
    }

    /** The captive a card escorts, or nobody: one at a time. */
    public static int captive(Table table, int escort) {
        for (int on = table.top(Table.on(escort)); on != Table.NOBODY; on = table.next(on)) {
            if (table.role(on) == Role.ESCORTED) {
                return on;
            }
        }
        return Table.NOBODY;
    }

    /** A captive takes one passenger seat, whatever the seat of its escort. */
    private static boolean hasSeat(Table table, int vessel) {
        Capacity room = table.definition(vessel).card().capacity();
        int pilots = 0;
        int passengers = 1;
        for (int on = table.top(Table.on(vessel)); on != Table.NOBODY; on = table.next(on)) {
            Role seat = table.role(on);
            pilots += seat == Role.PILOT ? 1 : 0;
            passengers += seat == Role.PASSENGER ? 1 : 0;
            passengers += seat.aboard() && captive(table, on) != Table.NOBODY ? 1 : 0;
        }
        int combined =
                Math.max(0, pilots - room.pilots()) + Math.max(0, passengers - room.passengers());
        return combined <= room.pilotsOrPassengers();
    }
}
