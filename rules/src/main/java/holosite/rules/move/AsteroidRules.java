package holosite.rules.move;

import holosite.language.card.CardType;
import holosite.language.card.DestinyKind;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.decision.CardPrompt;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.leaving.Leaving;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Receiver;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.List;

/**
 * Asteroid rules: in each of a player's control phases his opponent draws one asteroid destiny for
 * each of the player's starships at an asteroid sector, in the order the opponent chooses. 1 is
 * added for each further asteroid sector at that system. The starship is lost if the total is more
 * than its armor or maneuver, and in any case if the card drawn is itself an asteroid sector.
 */
public final class AsteroidRules {
    private AsteroidRules() {}

    public static void begin(GameState game, Side player) {
        var table = game.table();
        List<Integer> ships = List.of();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (!asteroids(game, at)) {
                continue;
            }
            for (int card = table.top(Table.on(at));
                    card != Table.NOBODY;
                    card = table.next(card)) {
                if (exposed(game, card) && table.owner(card) == player) {
                    ships = ships.isEmpty() ? new ArrayList<>() : ships;
                    ships.add(card);
                }
            }
        }
        if (!ships.isEmpty()) {
            game.push(new Draws(player, ships));
        }
    }

    private static boolean asteroids(GameState game, int location) {
        var definition = game.table().definition(location);
        return definition.is(Subtype.SECTOR) && definition.has(Trait.ASTEROID);
    }

    private static boolean exposed(GameState game, int card) {
        var table = game.table();
        return table.definition(card).is(CardType.STARSHIP)
                && table.role(card) == Role.AT
                && table.laidOut(table.host(card))
                && asteroids(game, table.host(card));
    }

    /** The ships still to be drawn for; the opponent says which is next. */
    public record Draws(Side player, List<Integer> ships) implements QuestionStep.ForCards {

        public Draws {
            ships = List.copyOf(ships);
        }

        @Override
        public void run(GameState game) {
            int[] left = left(game);
            chooseOne(game, player.opposite(), new CardPrompt.AsteroidOrder(), left);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            draw(game, chosen[0]);
        }

        private int[] left(GameState game) {
            return ships.stream()
                    .mapToInt(Integer::intValue)
                    .filter(ship -> exposed(game, ship))
                    .toArray();
        }

        private void draw(GameState game, int ship) {
            var rest = new ArrayList<>(ships);
            rest.remove(Integer.valueOf(ship));
            game.next(
                    new AsteroidDestiny(
                            player,
                            ship,
                            game.table().top(player.opposite(), Zone.USED_PILE),
                            Double.NaN),
                    new Draws(player, rest));
            DestinyDraws.draw(
                    game,
                    player.opposite(),
                    1,
                    DestinyKind.ASTEROID,
                    0,
                    game.table().host(ship),
                    ship);
        }
    }

    /** What the destiny drawn does to the ship; a draw that failed does nothing. */
    public record AsteroidDestiny(Side player, int ship, int before, double destiny)
            implements Receiver {

        @Override
        public AsteroidDestiny received(int slot, double number) {
            return new AsteroidDestiny(player, ship, before, number);
        }

        @Override
        public AsteroidDestiny received(int slot, int... cards) {
            return this;
        }

        @Override
        public void run(GameState game) {
            if (Double.isNaN(destiny) || !exposed(game, ship)) {
                return;
            }
            double total = destiny + furtherSectors(game);
            if (drewAsteroids(game) || total > hull(game)) {
                Leaving.lose(game, new int[] {ship});
            }
        }

        private int furtherSectors(GameState game) {
            var table = game.table();
            int here = table.host(ship);
            int sectors = 0;
            for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
                sectors +=
                        at != here
                                        && asteroids(game, at)
                                        && game.systemAt(at).equals(game.systemAt(here))
                                ? 1
                                : 0;
            }
            return sectors;
        }

        /**
         * The destiny just drawn is on top of the Used Pile, unless a number was used instead of
         * drawing.
         */
        private boolean drewAsteroids(GameState game) {
            int drawn = game.table().top(player.opposite(), Zone.USED_PILE);
            return drawn != Table.NOBODY && drawn != before && asteroids(game, drawn);
        }

        private double hull(GameState game) {
            double armor = Figures.of(game, Figure.ARMOR, ship);
            double maneuver = Figures.of(game, Figure.MANEUVER, ship);
            return Math.max(Double.isNaN(armor) ? 0 : armor, Double.isNaN(maneuver) ? 0 : maneuver);
        }
    }
}
