package holosite.rules.presence;

import holosite.language.ability.Deed;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.card.Definition;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Battle;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Who takes part in a battle: every unit at the location, passengers too, and artillery, but nobody
 * who already battled this turn or may not: they are excluded from it. Whoever arrives before the
 * power segment joins; whoever leaves is out.
 */
public final class Participation {
    private Participation() {}

    /** Whether a card could take part in a battle that a player begins at this location. */
    static boolean able(GameState game, int card, int location, Side initiator) {
        var table = game.table();
        return fights(table.definition(card))
                && Standing.of(game).isActive(card)
                && !table.has(card, Flag.UNDERCOVER | Flag.BATTLED)
                && !(table.has(card, Flag.SEARCHED) && table.owner(card) == initiator)
                && Whereabouts.location(table, card) == location
                && !Rulings.forbids(
                        game, Deed.TAKE_PART_IN_BATTLE, table.owner(card), card, location)
                && !carriedByUnable(game, card, location, initiator);
    }

    /** Units, and artillery, which can be forfeited at its site. */
    private static boolean fights(Definition definition) {
        return definition.isUnit() || definition.is(Subtype.ARTILLERY_WEAPON);
    }

    /** What is aboard something that may not battle does not battle either. */
    private static boolean carriedByUnable(GameState game, int card, int location, Side initiator) {
        int vessel = Whereabouts.vessel(game.table(), card);
        return vessel != Table.NOBODY
                && !takesPart(game, vessel)
                && !able(game, vessel, location, initiator);
    }

    /** Marks everybody who takes part as the battle begins, and who is excluded from it. */
    public static void gather(GameState game, int location, Side initiator) {
        var standing = Standing.of(game);
        var taking = new boolean[standing.cardsInPlay()];
        for (int i = 0; i < taking.length; i++) {
            taking[i] = able(game, standing.cardInPlay(i), location, initiator);
        }
        for (int i = 0; i < taking.length; i++) {
            mark(game, standing.cardInPlay(i), location, taking[i]);
        }
    }

    /**
     * A card that has just come to a place joins the battle going on there, until the power
     * segment; one that has gone elsewhere is in the battle no more.
     */
    public static void arrived(GameState game, int card) {
        Battle battle = game.battle();
        if (!battle.isGoingOn()) {
            return;
        }
        if (Whereabouts.location(game.table(), card) != battle.location()) {
            game.table().clear(card, Flag.IN_BATTLE | Flag.EXCLUDED);
        } else if (battle.segment().isBefore(Battle.Segment.POWER)) {
            mark(
                    game,
                    card,
                    battle.location(),
                    able(game, card, battle.location(), battle.initiator()));
        }
    }

    private static void mark(GameState game, int card, int location, boolean takesPart) {
        var table = game.table();
        if (takesPart) {
            table.set(card, Flag.IN_BATTLE | Flag.BATTLED);
        } else if (fights(table.definition(card))
                && Standing.of(game).isActive(card)
                && !table.has(card, Flag.UNDERCOVER)
                && Whereabouts.location(table, card) == location
                && !takesPart(game, card)) {
            exclude(game, card);
        }
    }

    /** Who takes part and may not any more is excluded. */
    public static void excludeForbidden(GameState game) {
        var standing = Standing.of(game);
        if (!game.battle().isGoingOn() || standing.forbids(Deed.TAKE_PART_IN_BATTLE) == 0) {
            return;
        }
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (takesPart(game, card)
                    && Rulings.forbids(
                            game,
                            Deed.TAKE_PART_IN_BATTLE,
                            game.table().owner(card),
                            card,
                            game.battle().location())) {
                exclude(game, card);
            }
        }
    }

    /**
     * A card is in the battle no more, and neither is what is on or aboard it. A creature on it
     * lives its own life.
     */
    public static void exclude(GameState game, int card) {
        var table = game.table();
        table.set(card, Flag.EXCLUDED);
        table.clear(card, Flag.IN_BATTLE);
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            if (!table.definition(on).is(CardType.CREATURE)) {
                exclude(game, on);
            }
        }
    }

    /** Takes part now: still there, active and not excluded. */
    public static boolean takesPart(GameState game, int card) {
        var table = game.table();
        return game.battle().isGoingOn()
                && table.has(card, Flag.IN_BATTLE)
                && !table.has(card, Flag.EXCLUDED)
                && Standing.of(game).isActive(card)
                && Whereabouts.location(table, card) == game.battle().location();
    }

    /** Whether a player can forfeit a card that takes part in the battle going on. */
    public static boolean forfeitable(GameState game, Side player, int card) {
        return game.table().owner(card) == player
                && takesPart(game, card)
                && forfeitCounts(game, player, card);
    }

    /** What a card in battle carries and its player may forfeit, if a text lets him. */
    public static boolean forfeitableByText(GameState game, Side player, int card) {
        return Standing.of(game).allows(Deed.FORFEIT) > 0
                && game.table().owner(card) == player
                && game.table().role(card) == Role.ON
                && takesPart(game, game.table().host(card))
                && Rulings.allows(game, Deed.FORFEIT, player, card, game.battle().location())
                && forfeitCounts(game, player, card);
    }

    private static boolean forfeitCounts(GameState game, Side player, int card) {
        return !Double.isNaN(Figures.of(game, Figure.FORFEIT, card))
                && !Rulings.forbids(game, Deed.FORFEIT, player, card, game.battle().location());
    }

    /**
     * Whether a card's text for battles speaks in the battle going on: that of a unit only when it
     * takes part, that of a weapon or device when its bearer does.
     */
    public static boolean speaksInBattle(GameState game, int card) {
        var definition = game.table().definition(card);
        if (definition.isUnit()) {
            return takesPart(game, card);
        }
        if (definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE)) {
            int bearer = game.table().host(card);
            return bearer == Table.NOBODY
                    || !game.table().definition(bearer).isUnit()
                    || takesPart(game, bearer);
        }
        return true;
    }

    /** Whether the cards of a player that could take part give him presence for a battle there. */
    public static boolean presence(GameState game, Side player, int location, Side initiator) {
        var table = game.table();
        var standing = Standing.of(game);
        boolean underWay = game.battle().isGoingOn();
        double ability = 0;
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (!standing.active(i)
                    || table.owner(card) != player
                    || !table.definition(card).isUnit()) {
                continue;
            }
            if (underWay ? !takesPart(game, card) : !able(game, card, location, initiator)) {
                continue;
            }
            if (table.definition(card).has(Icon.PRESENCE)) {
                return true;
            }
            double own = Figures.of(game, Figure.ABILITY, card);
            ability += (own > 0 ? own : 0) + table.definition(card).permanentAbility();
        }
        double total =
                Figures.modified(
                        game,
                        Figure.TOTAL_ABILITY,
                        location,
                        player,
                        Table.NOBODY,
                        ability,
                        FigureListener.NONE);
        return total >= 1;
    }

    /** A card without ability whose text lets it begin a battle, or be battled. */
    public static boolean byText(GameState game, Side player, int location, Deed deed) {
        var standing = Standing.of(game);
        if (standing.allows(deed) == 0) {
            return false;
        }
        Side initiator = deed == Deed.INITIATE_BATTLE ? player : player.opposite();
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && game.table().owner(card) == player
                    && (game.battle().isGoingOn()
                            ? takesPart(game, card)
                            : able(game, card, location, initiator))
                    && Rulings.allows(game, deed, player, card, location)) {
                return true;
            }
        }
        return false;
    }
}
