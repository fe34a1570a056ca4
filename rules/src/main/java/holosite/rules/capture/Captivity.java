package holosite.rules.capture;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.rules.action.ResponseWindow;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.CardEntry;
import holosite.rules.log.PlayEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.table.Cards;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/**
 * Captives. Only the Dark Side captures, and only by the text of a card. A captive takes no part in
 * the game, nor do the cards on it; it stays with its escort and goes where he goes, or is in a
 * prison. Without either it is released.
 */
public final class Captivity {
    private Captivity() {}

    /**
     * Cards are captured, one after the other; this escort seizes them if it is able to, or nobody.
     */
    public static void capture(GameState game, int[] cards, int escort) {
        for (int i = cards.length - 1; i >= 0; i--) {
            int card = cards[i];
            if (!mayBeCaptured(game, card)) {
                continue;
            }
            if (game.table().definition(card).is(CardType.STARSHIP)) {
                game.push(new CapturedShip.Take(card, escort));
            } else if (game.table().definition(card).is(CardType.CHARACTER)) {
                game.push(new Capturing(card, escort, false));
                // a spy's cover is broken first
                if (game.table().has(card, Flag.UNDERCOVER)) {
                    Undercover.breakCover(game, Side.DARK, new int[] {card}, escort);
                }
            }
        }
    }

    /** Characters are captured, each seized by one of these if he can. */
    public static void captureBy(GameState game, int[] cards, int[] seizers) {
        for (int i = cards.length - 1; i >= 0; i--) {
            if (mayBeCaptured(game, cards[i])) {
                game.push(new Seizing(cards[i], new Cards(seizers)));
            }
        }
    }

    /** Whether an escort may hand his captive over: all three must be able to move. */
    public static boolean mayHandOver(GameState game, int captive, int escort) {
        var table = game.table();
        int holder = table.host(captive);
        return table.role(captive) == Role.ESCORTED
                && holder != escort
                && Escorts.room(table, escort).none()
                && isFree(game, captive)
                && isFree(game, holder)
                && isFree(game, escort);
    }

    private static boolean isFree(GameState game, int card) {
        var table = game.table();
        return !Rulings.forbids(
                game, Deed.MOVE, table.owner(card), card, Whereabouts.location(table, card));
    }

    /** Captives pass to another escort. */
    public static void handOver(GameState game, int[] captives, int escort) {
        for (int captive : captives) {
            if (mayHandOver(game, captive, escort)) {
                game.table().toBottom(captive, Table.on(escort), Role.ESCORTED);
                Logging.line(
                        game,
                        PlayEntry.Transfers::new,
                        game.table().owner(escort),
                        captive,
                        escort);
            }
        }
    }

    private static boolean mayBeCaptured(GameState game, int card) {
        var table = game.table();
        return table.inPlay(card)
                && table.owner(card) == Side.LIGHT
                && !table.has(card, Flag.CAPTIVE | Flag.FROZEN);
    }

    /**
     * Captives are released. From a prison or carbonite they can only rejoin their own side at the
     * site.
     */
    public static void release(GameState game, int[] cards) {
        var table = game.table();
        for (int i = cards.length - 1; i >= 0; i--) {
            int card = cards[i];
            if (table.has(card, Flag.CAPTURED_SHIP)) {
                game.push(new CapturedShip.Freed(card));
            } else if (table.has(card, Flag.CAPTIVE)) {
                boolean rallies =
                        table.role(card) == Role.IMPRISONED || table.has(card, Flag.FROZEN);
                game.push(new Releasing(card, rallies));
            }
        }
    }

    /** Releases a captive that nobody holds any more: pushes that and returns whether it did. */
    public static boolean check(GameState game) {
        if (!game.table().anyMayHave(Flag.CAPTIVE)) {
            return false;
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (!game.table().has(card, Flag.CAPTIVE) || awaited(game, card)) {
                continue;
            }
            if (game.table().has(card, Flag.CAPTURED_SHIP)) {
                if (CapturedShip.check(game, card)) {
                    return true;
                }
            } else if (!held(game, card)) {
                release(game, new int[] {card});
                return true;
            }
        }
        return false;
    }

    /**
     * An escort holds his captive while he takes part in the game on the captor's side; a prison
     * while it is one. A frozen captive can be left alone.
     */
    private static boolean held(GameState game, int captive) {
        var table = game.table();
        int host = table.host(captive);
        return switch (table.role(captive)) {
            case ESCORTED ->
                    table.owner(host) != table.owner(captive)
                            && Standing.of(game).isActive(host)
                            && !table.has(host, Flag.UNDERCOVER);
            case IMPRISONED -> isPrison(game, host);
            default -> table.has(captive, Flag.FROZEN);
        };
    }

    /** What becomes of it is already being decided. */
    private static boolean awaited(GameState game, int card) {
        for (Step step : game.stack()) {
            if ((step instanceof Leaving.PutNow leaving && leaving.card() == card)
                    || (step instanceof Releasing freed && freed.card() == card)
                    || (step instanceof CapturedShip.Freed launched && launched.ship() == card)) {
                return true;
            }
        }
        return false;
    }

    static boolean isPrison(GameState game, int site) {
        return game.table().laidOut(site) && Standing.of(game).hasTrait(game, site, Trait.PRISON);
    }

    // ---- what capture and release do

    /** Somebody is taken into custody, out of any battle, with everything on him. */
    static void seize(GameState game, int card, int escort) {
        game.table().toBottom(card, Table.on(escort), Role.ESCORTED);
        shut(game, card);
    }

    static void imprison(GameState game, int card, int prison) {
        game.table().toBottom(card, Table.on(prison), Role.IMPRISONED);
        shut(game, card);
    }

    private static void shut(GameState game, int card) {
        game.table().clear(card, Flag.MISSING | Flag.UNDERCOVER | Flag.IN_BATTLE);
        game.table().set(card, Flag.CAPTIVE);
    }

    /** Characters are frozen in carbonite: captives where they are, with an escort or without. */
    public static void freeze(GameState game, int[] cards) {
        for (int card : cards) {
            if (game.table().inPlay(card)) {
                shut(game, card);
                game.table().set(card, Flag.FROZEN);
                Logging.becomes(game, CardEntry.Change.FROZEN, card);
            }
        }
    }

    static void tellCaptured(GameState game, int card, int cause, int place) {
        Side captor = game.table().owner(card).opposite();
        Logging.line(game, CardEntry.Captured::new, captor, card, cause);
        ResponseWindow.open(
                game, Happening.of(Event.CAPTURED, captor).to(card).by(cause).at(place));
    }

    /**
     * Back on his own side at a place, free, and part of a battle there that has not reached the
     * power segment.
     */
    static void rally(GameState game, int card, int place) {
        game.table().toBottom(card, Table.on(place), Role.AT);
        game.table().clear(card, Flag.CAPTIVE | Flag.FROZEN | Flag.CAPTURED_SHIP);
        JoiningBattle.join(game, card);
        tellReleased(game, card, place);
    }

    static void tellReleased(GameState game, int card, int place) {
        Logging.becomes(game, CardEntry.Change.RELEASED, card);
        openReleased(game, card, place);
    }

    static void openReleased(GameState game, int card, int place) {
        Side owner = game.table().owner(card);
        ResponseWindow.open(game, Happening.of(Event.RELEASED, owner).to(card).at(place));
    }

    /** The location of a captive, or nobody where its holder has left the table. */
    static int place(GameState game, int card) {
        return Whereabouts.location(game.table(), card);
    }
}
