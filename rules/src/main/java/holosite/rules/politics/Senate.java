package holosite.rules.politics;

import holosite.language.card.Agenda;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * The Senate, which is not a battleground. The player whose characters there have more politics in
 * all has the majority, and all his characters there are in it.
 */
public final class Senate {
    private Senate() {}

    public static boolean isSenate(GameState game, int location) {
        return game.table().definition(location).has(Trait.SENATE);
    }

    /** The site where senators meet, or nobody while it is not on the table. */
    public static int site(GameState game) {
        var table = game.table();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (isSenate(game, at) && !table.has(at, Flag.BLOWN_AWAY)) {
                return at;
            }
        }
        return Table.NOBODY;
    }

    /** Politics of all of a player's characters at a place. */
    public static double politics(GameState game, Side player, int place) {
        double total = 0;
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i) && counts(game, card, player, place)) {
                total += Figures.of(game, Figure.POLITICS, card);
            }
        }
        return total;
    }

    /** Whether the politics of this card is part of a player's total at a place. */
    public static boolean counts(GameState game, int card, Side player, int place) {
        var table = game.table();
        return table.owner(card) == player
                && table.definition(card).is(CardType.CHARACTER)
                && !table.has(card, Flag.UNDERCOVER)
                && Whereabouts.location(table, card) == place;
    }

    /** Whether a player's total politics in the Senate is the greater one. */
    public static boolean majority(GameState game, Side player) {
        int site = site(game);
        return site != Table.NOBODY
                && Figures.at(game, Figure.TOTAL_POLITICS, site, player)
                        > Figures.at(game, Figure.TOTAL_POLITICS, site, player.opposite());
    }

    /** Whether a character in the Senate belongs to the majority there. */
    public static boolean inMajority(GameState game, int card) {
        var table = game.table();
        Side player = table.owner(card);
        int site = site(game);
        return site != Table.NOBODY && counts(game, card, player, site) && majority(game, player);
    }

    /** An agenda is game text: a card whose text is canceled has none. */
    public static boolean hasAgenda(GameState game, int card, Agenda agenda) {
        return game.table().definition(card).has(agenda) && !Standing.of(game).textCanceled(card);
    }

    /** Whether both have an agenda in common. */
    public static boolean shareAgenda(GameState game, int card, int other) {
        return game.table().definition(card).sharesAgenda(game.table().definition(other))
                && !Standing.of(game).textCanceled(card)
                && !Standing.of(game).textCanceled(other);
    }
}
