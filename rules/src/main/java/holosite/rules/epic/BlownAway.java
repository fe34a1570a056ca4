package holosite.rules.epic;

import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.action.ResponseWindow;
import holosite.rules.card.Definition;
import holosite.rules.force.ForceLoss;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.CardEntry;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Blown away. At a site all cards are lost. A system takes its sites and sectors and everything
 * there with it, but no asteroid; at the system itself only starships, with everything they carry,
 * and stations in orbit remain. The destruction of a battle station costs the Dark Side, that of a
 * Rebel Base the Light Side, Force for its icons there. The location itself stays, turned over:
 * without name, text and icons. A starship is placed out of play, and its sites and everything
 * aboard are lost.
 */
public final class BlownAway {
    private BlownAway() {}

    public static void begin(GameState game, int[] cards, double times, int source) {
        game.next(cards, card -> new Blast(card, times, source));
    }

    /** Whether the system of this name has been blown away. */
    public static boolean isBlownAway(GameState game, String system) {
        var table = game.table();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (table.has(at, Flag.BLOWN_AWAY)
                    && table.definition(at).is(Subtype.SYSTEM)
                    && table.definition(at).titled(system)) {
                return true;
            }
        }
        return false;
    }

    /** One location or starship. */
    public record Blast(int card, double times, int source) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            boolean ship = table.definition(card).is(CardType.STARSHIP) && table.inPlay(card);
            if (!ship && (!table.laidOut(card) || table.has(card, Flag.BLOWN_AWAY))) {
                return;
            }
            Logging.becomes(game, CardEntry.Change.BLOWN_AWAY, card);
            game.push(ship ? new Leaving.PutNow(card, Zone.OUT_OF_PLAY, true) : new Ruin(card));
            ResponseWindow.open(
                    game,
                    Happening.of(Event.LOCATION_BLOWN_AWAY, table.owner(card))
                            .to(card)
                            .by(source)
                            .at(Whereabouts.location(table, card)));
            ForceLoss.lose(game, loser(game), force(game), Optional.empty(), source, false);
            Leaving.lose(game, doomed(game).stream().mapToInt(Integer::intValue).toArray());
        }

        private Side loser(GameState game) {
            return game.table().definition(card).has(Trait.BATTLE_STATION) ? Side.DARK : Side.LIGHT;
        }

        /** What the icons cost, doubled by some events; texts change the whole. */
        private double force(GameState game) {
            return Figures.modified(
                    game,
                    Figure.BLOWN_AWAY_LOSS,
                    card,
                    loser(game),
                    Table.NOBODY,
                    times * icons(game),
                    FigureListener.NONE);
        }

        /** The Force icons of the side that loses its station or base with this system. */
        private int icons(GameState game) {
            var table = game.table();
            Definition place = table.definition(card);
            if (!place.is(Subtype.SYSTEM)
                    || !(place.has(Trait.BATTLE_STATION) || place.has(Trait.REBEL_BASE))) {
                return 0;
            }
            int icons = 0;
            for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
                if (partOfIt(game, at) && !table.definition(at).card().system().isEmpty()) {
                    icons += table.definition(at).icons(loser(game));
                }
            }
            return icons;
        }

        private boolean partOfIt(GameState game, int location) {
            return game.systemAt(location).equals(game.systemAt(card))
                    && !game.table().definition(location).has(Trait.ASTEROID);
        }

        private List<Integer> doomed(GameState game) {
            var table = game.table();
            var doomed = new ArrayList<Integer>();
            Definition definition = table.definition(card);
            if (definition.is(CardType.STARSHIP)) {
                sitesOf(game, doomed);
                return doomed;
            }
            boolean system = definition.is(Subtype.SYSTEM);
            for (int on : table.cards(Table.on(card))) {
                boolean flies = system && table.definition(on).is(CardType.STARSHIP);
                if (table.role(on) != Role.COVERED && !flies) {
                    withCaptives(table, on, doomed);
                }
            }
            if (system) {
                for (int at = table.top(Table.locations());
                        at != Table.NOBODY;
                        at = table.next(at)) {
                    if (at != card && partOfIt(game, at)) {
                        doomed.add(at);
                    }
                }
            }
            return doomed;
        }

        /** Captives are lost with their escorts, not released. */
        private static void withCaptives(Table table, int card, List<Integer> doomed) {
            for (int on : table.cards(Table.on(card))) {
                if (table.role(on) == Role.ESCORTED) {
                    doomed.add(on);
                }
            }
            doomed.add(card);
        }

        private void sitesOf(GameState game, List<Integer> doomed) {
            var table = game.table();
            for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
                if (Whereabouts.partOf(table, at, card)) {
                    doomed.add(at);
                }
            }
        }
    }

    /** The location is turned over. */
    public record Ruin(int location) implements Step {

        @Override
        public void run(GameState game) {
            if (game.table().laidOut(location)) {
                game.table().set(location, Flag.BLOWN_AWAY);
                game.table().textsChanged();
            }
        }
    }
}
