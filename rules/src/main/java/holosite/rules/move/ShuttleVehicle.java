package holosite.rules.move;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.log.MoveEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Layout;
import holosite.rules.place.Places;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Piloting;
import java.util.Arrays;

/**
 * Shuttle vehicles: one that is piloted at an exterior site takes characters between its seats and
 * its player's starships at the related system, fighters too, for free and whatever the clouds. It
 * stays where it is; this is its regular move and that of each character it takes, no more of them
 * than it seats, in both directions together.
 */
public record ShuttleVehicle(Side player, int vehicle) implements QuestionStep.ForCards {

    static boolean offered(GameState game, int vehicle) {
        var table = game.table();
        int site = table.host(vehicle);
        if (Standing.of(game).allows(Deed.SHUTTLE) == 0
                || !table.definition(vehicle).is(CardType.VEHICLE)
                || table.role(vehicle) != Role.AT
                || !Places.exterior(table, site)
                || !Shuttling.ground(game, table.owner(vehicle), site).none()
                || !Piloting.piloted(game, vehicle)) {
            return false;
        }
        int system = Layout.systemCard(game, game.systemAt(site));
        if (system == Table.NOBODY || !Layout.related(game, system, site)) {
            return false;
        }
        for (int ship = table.top(Table.on(system));
                ship != Table.NOBODY;
                ship = table.next(ship)) {
            if (serves(game, vehicle, ship)) {
                return true;
            }
        }
        return false;
    }

    private static boolean serves(GameState game, int vehicle, int ship) {
        var table = game.table();
        return table.definition(ship).is(CardType.STARSHIP)
                && table.role(ship) == Role.AT
                && table.owner(ship) == table.owner(vehicle)
                && travelers(game, vehicle, ship).length > 0;
    }

    /** Everybody aboard one of the two who finds a seat in the other. */
    private static int[] travelers(GameState game, int vehicle, int ship) {
        var table = game.table();
        int[] found =
                Arrays.copyOf(
                        table.cards(Table.on(vehicle)),
                        table.size(Table.on(vehicle)) + table.size(Table.on(ship)));
        System.arraycopy(
                table.cards(Table.on(ship)),
                0,
                found,
                table.size(Table.on(vehicle)),
                table.size(Table.on(ship)));
        int count = 0;
        for (int card : found) {
            if (crosses(game, card, vehicle, ship)) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static boolean crosses(GameState game, int card, int vehicle, int ship) {
        var table = game.table();
        Side owner = table.owner(vehicle);
        int to = table.host(card) == vehicle ? ship : vehicle;
        return table.owner(card) == owner
                && table.definition(card).is(CardType.CHARACTER)
                && table.role(card).aboard()
                && !table.has(card, Flag.MOVED)
                && Standing.of(game).isActive(card)
                && Rulings.allows(game, Deed.SHUTTLE, owner, card, vehicle)
                && !MoveRules.forbidden(game, card, to)
                && !MoveRules.onFootOnly(game, card)
                && Seats.canBoard(game, card, to);
    }

    @Override
    public void run(GameState game) {
        int[] ships = ships(game);
        chooseOne(game, player, new CardPrompt.MoveWhere(vehicle), ships);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        game.push(new Passengers(player, vehicle, chosen[0]));
    }

    private int[] ships(GameState game) {
        var table = game.table();
        int system = Layout.systemCard(game, game.systemAt(table.host(vehicle)));
        int[] found = table.cards(Table.on(system));
        int count = 0;
        for (int ship : found) {
            if (serves(game, vehicle, ship)) {
                found[count++] = ship;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Who goes across; one who finds no seat left stays where he is. */
    public record Passengers(Side player, int vehicle, int ship) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] found = travelers(game, vehicle, ship);
            int seats = game.table().definition(vehicle).card().capacity().passengers();
            choose(
                    game,
                    player,
                    new CardPrompt.MoveWho(vehicle, ship),
                    found,
                    1,
                    Math.min(found.length, Math.max(1, seats)));
        }

        @Override
        public void chosen(GameState game, int[] cards) {
            var table = game.table();
            table.set(vehicle, Flag.MOVED);
            for (int card : cards) {
                int to = table.host(card) == vehicle ? ship : vehicle;
                if (Seats.canBoard(game, card, to)) {
                    table.set(card, Flag.MOVED);
                    Moving.go(game, card, to, MoveEntry.Moves::new);
                }
            }
        }
    }
}
