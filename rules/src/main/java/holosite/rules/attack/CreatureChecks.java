package holosite.rules.attack;

import holosite.language.card.CardType;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.AttackEntry;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Creatures;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Check;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/**
 * What is checked for creatures at every moment: outside its habitat one is lost unless it is
 * attached; some detach from their hosts; two that do not tolerate each other fight.
 */
public final class CreatureChecks {
    private CreatureChecks() {}

    /** Pushes or does what must happen now; returns whether there was anything. */
    public static boolean check(GameState game) {
        var standing = Standing.of(game);
        if (standing.creatures() == 0) {
            return false;
        }
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (!game.table().definition(card).is(CardType.CREATURE)) {
                continue;
            }
            if (stray(game, card)) {
                Leaving.lose(game, new int[] {card});
                return true;
            }
            if (letsGo(game, card)) {
                detach(game, oneOf(game, alike(game, card)));
                return true;
            }
        }
        return fight(game);
    }

    private static boolean stray(GameState game, int creature) {
        return Creatures.atLarge(game, creature)
                && !Creatures.inHabitat(game, creature, game.table().host(creature))
                && !leaving(game, creature);
    }

    /** Players are already responding to its loss. */
    private static boolean leaving(GameState game, int creature) {
        for (var step : game.stack()) {
            if (step instanceof Leaving.LoseNow losing && losing.card() == creature) {
                return true;
            }
        }
        return false;
    }

    // ---- letting go

    private static boolean letsGo(GameState game, int creature) {
        var detaches = CardTexts.of(game, creature).creatureText().detaches();
        if (detaches.isEmpty() || !Creatures.attached(game.table(), creature)) {
            return false;
        }
        Check when = detaches.get();
        return when.holds(game, Context.of(creature, game.table().owner(creature)));
    }

    /** The creatures of its title on the same host. */
    private static int[] alike(GameState game, int creature) {
        var table = game.table();
        String title = table.definition(creature).card().title();
        return Arrays.stream(table.cards(Table.on(table.host(creature))))
                .filter(on -> table.role(on) == Role.ON && table.definition(on).titled(title))
                .toArray();
    }

    private static int oneOf(GameState game, int[] creatures) {
        return creatures[creatures.length == 1 ? 0 : game.chance(creatures.length)];
    }

    /** Attached creatures detach from their hosts. */
    public static void detach(GameState game, int[] creatures) {
        for (int creature : creatures) {
            if (Creatures.attached(game.table(), creature)) {
                detach(game, creature);
            }
        }
    }

    private static void detach(GameState game, int creature) {
        var table = game.table();
        int host = table.host(creature);
        int place = Whereabouts.location(table, host);
        if (place == Table.NOBODY || table.laidOut(host)) {
            return;
        }
        table.toBottom(creature, Table.on(place), Role.AT);
        Creatures.letGo(game, creature);
        Logging.line(game, AttackEntry.Detaches::new, table.owner(creature), creature, host);
    }

    // ---- fights

    private static boolean fight(GameState game) {
        var standing = Standing.of(game);
        if (standing.creatures() < 2 || busy(game)) {
            return false;
        }
        int[] pairs = new int[standing.creatures() * standing.creatures() * 2];
        int count = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int creature = standing.cardInPlay(i);
            if (!Creatures.atLarge(game, creature)) {
                continue;
            }
            for (int k = i + 1; k < standing.cardsInPlay(); k++) {
                int other = standing.cardInPlay(k);
                if (Creatures.atLarge(game, other)
                        && game.table().host(creature) == game.table().host(other)
                        && !Creatures.tolerate(game, creature, other)) {
                    pairs[count++] = creature;
                    pairs[count++] = other;
                }
            }
        }
        if (count == 0) {
            return false;
        }
        int pair = count == 2 ? 0 : 2 * game.chance(count / 2);
        game.push(CreatureFight.between(pairs[pair], pairs[pair + 1]));
        return true;
    }

    /** A fight, or its consequences, is still under way. */
    private static boolean busy(GameState game) {
        for (var step : game.stack()) {
            if (step instanceof CreatureFight
                    || step instanceof Eating.Meal
                    || step instanceof Eating.Eaten
                    || (step instanceof Leaving.LoseNow losing
                            && game.table().definition(losing.card()).is(CardType.CREATURE))) {
                return true;
            }
        }
        return false;
    }
}
