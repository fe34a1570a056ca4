package holosite.rules.capture;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.decision.Fate;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Layout;
import holosite.rules.place.ShipSites;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Step;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.List;

/**
 * A starship captured by a tractor beam is beneath its holder, or in a bay inside the holder that
 * is made for it; it and everything aboard take no part in the game. With no character aboard it is
 * stolen at once; with no tractor beam left at the holder it is released, to the system or sector
 * there or to its owner's Used Pile.
 */
public final class CapturedShip {
    private static final List<Fate> OFFERED = List.of(Fate.ESCAPE, Fate.LAUNCH);

    private CapturedShip() {}

    /** A starship is captured by this holder. */
    public record Take(int ship, int holder) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            Side captor = table.owner(ship).opposite();
            if (!table.inPlay(ship)
                    || table.has(ship, Flag.CAPTIVE)
                    || holder == Table.NOBODY
                    || !table.inPlay(holder)
                    || Rulings.forbids(game, Deed.BE_CAPTURED, captor, ship, holder)) {
                return;
            }
            int place = Whereabouts.location(table, ship);
            outOfBattle(table, ship);
            table.toBottom(ship, Table.on(keep(game, captor)), Role.ESCORTED);
            table.set(ship, Flag.CAPTIVE | Flag.CAPTURED_SHIP);
            Captivity.tellCaptured(game, ship, holder, place);
        }

        /** A bay inside the holder made for it, or the holder itself. */
        private int keep(GameState game, Side captor) {
            var table = game.table();
            if (Standing.of(game).allows(Deed.BE_HELD) == 0) {
                return holder;
            }
            for (int bay : table.cards(Table.locations())) {
                if (ShipSites.is(table, bay)
                        && ShipSites.ship(game, bay) == holder
                        && Rulings.allows(game, Deed.BE_HELD, captor, ship, bay)) {
                    return bay;
                }
            }
            return holder;
        }
    }

    /** The ship whose tractor beam holds it: where it is, or the one around that bay. */
    private static int captor(GameState game, int ship) {
        int holder = game.table().host(ship);
        return game.table().laidOut(holder) && ShipSites.is(game.table(), holder)
                ? ShipSites.ship(game, holder)
                : holder;
    }

    private static void outOfBattle(Table table, int card) {
        table.clear(card, Flag.IN_BATTLE);
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            outOfBattle(table, on);
        }
    }

    /** Corrects what no longer applies to a captured ship. */
    static boolean check(GameState game, int ship) {
        var table = game.table();
        int holder = captor(game, ship);
        if (table.role(ship) != Role.ESCORTED
                || holder == Table.NOBODY
                || !hasTractorBeam(game, holder)) {
            game.push(new Freed(ship));
            return true;
        }
        if (!hasCharacterAboard(table, ship)) {
            int place = Whereabouts.location(table, holder);
            Side captor = table.owner(ship).opposite();
            if (Rulings.forbids(game, Deed.BE_STOLEN, captor, ship, holder)
                    || place == Table.NOBODY) {
                return false;
            }
            table.toBottom(ship, Table.on(place), Role.AT);
            table.clear(ship, Flag.CAPTIVE | Flag.CAPTURED_SHIP);
            Stealing.steal(game, new int[] {ship}, captor, Table.NOBODY);
            return true;
        }
        return false;
    }

    private static boolean hasTractorBeam(GameState game, int holder) {
        var table = game.table();
        for (int on = table.top(Table.on(holder)); on != Table.NOBODY; on = table.next(on)) {
            if (table.role(on) == Role.ON
                    && Standing.of(game).hasTrait(game, on, Trait.TRACTOR_BEAM)) {
                return true;
            }
        }
        return false;
    }

    static boolean hasCharacterAboard(Table table, int card) {
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            if (table.role(on).aboard()
                    && (table.definition(on).is(CardType.CHARACTER)
                            || hasCharacterAboard(table, on))) {
                return true;
            }
        }
        return false;
    }

    /** A captured starship is released. */
    public record Freed(int ship) implements QuestionStep.ForOption<Fate> {

        @Override
        public void run(GameState game) {
            if (!game.table().has(ship, Flag.CAPTURED_SHIP)) {
                return;
            }
            int launch = launchTo(game);
            if (launch == Table.NOBODY) {
                escape(game);
            } else {
                choose(
                        game,
                        game.table().owner(ship),
                        new OptionPrompt.CaptiveFate(ship, launch, OFFERED));
            }
        }

        /** From a ship the system or sector where that is; from a site the system above it. */
        private int launchTo(GameState game) {
            int place = Captivity.place(game, ship);
            if (place != Table.NOBODY && ShipSites.is(game.table(), place)) {
                int hull = ShipSites.ship(game, place);
                return hull == Table.NOBODY
                        ? Table.NOBODY
                        : Whereabouts.location(game.table(), hull);
            }
            return place == Table.NOBODY || !game.table().definition(place).is(Subtype.SITE)
                    ? place
                    : Layout.systemCard(game, game.systemAt(place));
        }

        @Override
        public void chosen(GameState game, Fate fate) {
            if (fate == Fate.LAUNCH) {
                Captivity.rally(game, ship, launchTo(game));
            } else {
                escape(game);
            }
        }

        /** Everybody aboard goes to the Used Pile with the ship. */
        private void escape(GameState game) {
            var table = game.table();
            int place = Captivity.place(game, ship);
            Captivity.tellReleased(game, ship, place);
            Leaving.put(game, new int[] {ship}, Zone.USED_PILE, true);
            int[] aboard =
                    Arrays.stream(table.cards(Table.on(ship)))
                            .filter(on -> table.role(on).aboard())
                            .toArray();
            Leaving.put(game, aboard, Zone.USED_PILE, true);
        }
    }
}
