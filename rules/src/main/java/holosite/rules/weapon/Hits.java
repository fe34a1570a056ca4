package holosite.rules.weapon;

import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.destiny.WeaponsFired;
import holosite.rules.leaving.Leaving;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Standing;
import holosite.rules.presence.Participation;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.stream.IntStream;

/**
 * Being hit. In a battle a hit card is turned sideways, continues to participate, and is forfeited
 * in the damage segment. A card hit out of battle, or no longer in the battle it was hit in, is
 * lost at once.
 */
public final class Hits {
    private Hits() {}

    /** Cards are hit by a weapon, or by a text if the weapon is nobody. */
    public static void hit(GameState game, int[] cards, int weapon) {
        var table = game.table();
        for (int i = cards.length - 1; i >= 0; i--) {
            int card = cards[i];
            if (!table.inPlay(card)) {
                continue;
            }
            noteCause(game, card, weapon);
            table.set(card, Flag.HIT);
            Side player =
                    weapon == Table.NOBODY ? table.owner(card).opposite() : table.owner(weapon);
            game.push(new LostUnlessInBattle(card, table.arrived(card)));
            ResponseWindow.open(
                    game,
                    Happening.of(Event.HIT, player)
                            .to(card)
                            .by(weapon)
                            .at(Whereabouts.location(table, card)));
        }
    }

    /** Whether it was a weapon, or a card firing one that is built into it, that hit it first. */
    private static void noteCause(GameState game, int card, int cause) {
        var table = game.table();
        boolean weapon =
                cause != Table.NOBODY
                        && (table.definition(cause).is(CardType.WEAPON)
                                || WeaponsFired.firing(game, cause) != null);
        if (weapon) {
            table.set(card, Flag.HIT_BY_WEAPON);
        } else if (!table.has(card, Flag.HIT)) {
            table.clear(card, Flag.HIT_BY_WEAPON);
        }
    }

    /**
     * Cards are restored to normal: they are neither hit nor crashed any more, and nothing that was
     * done to them lasts. Cards that lie on them stay, and so do texts about all cards like them.
     */
    public static void restore(GameState game, int[] cards) {
        for (int card : cards) {
            game.table().clear(card, Flag.HIT | Flag.CRASHED);
            LastingTexts.endFor(game, card);
        }
    }

    /**
     * A hit card that is not, or no longer, in a battle is lost: pushes that and returns whether it
     * did.
     */
    public static boolean check(GameState game) {
        if (!game.table().anyMayHave(Flag.HIT)) {
            return false;
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (out(game, card) && !awaited(game, card)) {
                game.push(new LostUnlessInBattle(card, game.table().arrived(card)));
                return true;
            }
        }
        return false;
    }

    /**
     * Cards of the battle going on that are hit are lost: it ends without their being forfeited.
     */
    public static void loseThoseInBattle(GameState game) {
        if (!game.table().anyMayHave(Flag.HIT)) {
            return;
        }
        var standing = Standing.of(game);
        int[] hit =
                IntStream.range(0, standing.cardsInPlay())
                        .map(standing::cardInPlay)
                        .filter(card -> game.table().has(card, Flag.HIT))
                        .filter(card -> Participation.takesPart(game, card))
                        .toArray();
        for (int card : hit) {
            game.push(new NoLongerHit(card, game.table().arrived(card)));
        }
        Leaving.lose(game, hit);
    }

    private static boolean out(GameState game, int card) {
        return game.table().has(card, Flag.HIT)
                && !(game.battle().isGoingOn() && Participation.takesPart(game, card))
                && !game.attack().concerns(card);
    }

    /** Its loss waits for the responses to the hit. */
    private static boolean awaited(GameState game, int card) {
        for (Step step : game.stack()) {
            if (step instanceof LostUnlessInBattle lost && lost.card == card
                    || step instanceof NoLongerHit saved && saved.card == card) {
                return true;
            }
        }
        return false;
    }

    /** The loss of a hit card, unless it is in a battle, was restored or has gone. */
    public record LostUnlessInBattle(int card, int arrived) implements Step {

        @Override
        public void run(GameState game) {
            if (game.table().inPlay(card)
                    && game.table().arrived(card) == arrived
                    && out(game, card)) {
                game.push(new NoLongerHit(card, arrived));
                Leaving.lose(game, new int[] {card});
            }
        }
    }

    /** Whoever was saved from the loss is not lost for the same hit again. */
    public record NoLongerHit(int card, int arrived) implements Step {

        @Override
        public void run(GameState game) {
            if (game.table().inPlay(card) && game.table().arrived(card) == arrived) {
                game.table().clear(card, Flag.HIT);
            }
        }
    }
}
