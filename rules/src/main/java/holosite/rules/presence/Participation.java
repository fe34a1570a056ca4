package holosite.rules.presence;

import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Battle;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Who takes part in a battle: every unit at the location, passengers too, and artillery, but nobody
 * who already battled this turn or may not. Whoever arrives before the power segment joins; whoever
 * leaves is out.
 */
public final class Participation {
    private Participation() {}

    /** Whether a card could take part in a battle at this location. */
    static boolean able(GameState game, int card, int location) {
        var table = game.table();
        return fights(table.definition(card))
                && Standing.of(game).isActive(card)
                && !table.has(card, Flag.UNDERCOVER | Flag.BATTLED)
                && Whereabouts.location(table, card) == location
                && !Rulings.forbids(
                        game, Deed.TAKE_PART_IN_BATTLE, table.owner(card), card, location)
                && !carriedByUnable(game, card, location);
    }

    /** Units, and artillery, which can be forfeited at its site. */
    private static boolean fights(Definition definition) {
        return definition.isUnit() || definition.is(Subtype.ARTILLERY_WEAPON);
    }

    /** What is aboard something that may not battle does not battle either. */
    private static boolean carriedByUnable(GameState game, int card, int location) {
        int vessel = Whereabouts.vessel(game.table(), card);
        return vessel != Table.NOBODY && !able(game, vessel, location);
    }

    /** Marks everybody who takes part as the battle begins. */
    public static void gather(GameState game, int location) {
        var standing = Standing.of(game);
        var taking = new boolean[standing.cardsInPlay()];
        for (int i = 0; i < taking.length; i++) {
            taking[i] = able(game, standing.cardInPlay(i), location);
        }
        for (int i = 0; i < taking.length; i++) {
            if (taking[i]) {
                game.table().set(standing.cardInPlay(i), Flag.IN_BATTLE | Flag.BATTLED);
            }
        }
    }

    /**
     * A card that has just come to a place joins the battle going on there, until the power
     * segment.
     */
    public static void arrived(GameState game, int card) {
        Battle battle = game.battle();
        if (battle.isGoingOn()
                && battle.segment().isBefore(Battle.Segment.POWER)
                && able(game, card, battle.location())) {
            game.table().set(card, Flag.IN_BATTLE | Flag.BATTLED);
        }
    }

    /** Takes part now: still there, active and not excluded. */
    public static boolean takesPart(GameState game, int card) {
        var table = game.table();
        return table.has(card, Flag.IN_BATTLE)
                && !table.has(card, Flag.EXCLUDED)
                && Standing.of(game).isActive(card)
                && Whereabouts.location(table, card) == game.battle().location();
    }

    /** Whether the cards of a player that can battle there give him presence. */
    public static boolean presence(GameState game, Side player, int location, boolean underWay) {
        var table = game.table();
        var standing = Standing.of(game);
        double ability = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (!standing.active(i)
                    || table.owner(card) != player
                    || !table.definition(card).isUnit()) {
                continue;
            }
            if (underWay ? !takesPart(game, card) : !able(game, card, location)) {
                continue;
            }
            if (table.definition(card).has(Icon.PRESENCE)) {
                return true;
            }
            double own = Figures.of(game, Figure.ABILITY, card);
            ability += (own > 0 ? own : 0) + table.definition(card).permanentAbility();
        }
        return ability >= 1;
    }

    /** A card without ability whose text lets it begin a battle, or be battled. */
    public static boolean byText(GameState game, Side player, int location, Deed deed) {
        var standing = Standing.of(game);
        if (standing.allows(deed) == 0) {
            return false;
        }
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && game.table().owner(card) == player
                    && (game.battle().isGoingOn()
                            ? takesPart(game, card)
                            : able(game, card, location))
                    && Rulings.allows(game, deed, player, card, location)) {
                return true;
            }
        }
        return false;
    }
}
