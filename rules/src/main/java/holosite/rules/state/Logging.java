package holosite.rules.state;

import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.rules.log.CardEntry;
import holosite.rules.log.CardName;
import holosite.rules.log.Entry;
import holosite.rules.table.KnownBy;
import holosite.rules.table.Role;

/**
 * Writes lines into a game's log: which kind of line it is, by its constructor, and what it
 * contains. Simulated games keep no log, and for them nothing is built.
 */
public final class Logging {
    private Logging() {}

    /** A line about a player. */
    @FunctionalInterface
    public interface OfPlayer {
        Entry line(Side player);
    }

    /** A line about a card. */
    @FunctionalInterface
    public interface OfCard {
        Entry line(Side player, CardName card);
    }

    /** A line about a card in relation to another. */
    @FunctionalInterface
    public interface OfCards {
        Entry line(Side player, CardName card, CardName other);
    }

    /** A line about a card and its role at or on another since. */
    @FunctionalInterface
    public interface OfPlace {
        Entry line(Side player, CardName card, CardName place, Role role);
    }

    /** A line that counts something. */
    @FunctionalInterface
    public interface OfCount {
        Entry line(Side player, int count);
    }

    /** A line about a player's total. */
    @FunctionalInterface
    public interface OfTotal {
        Entry line(Side player, double total);
    }

    /** A line about a card and a number. */
    @FunctionalInterface
    public interface OfNumber {
        Entry line(Side player, CardName card, double number);
    }

    /** A line about two cards and a number. */
    @FunctionalInterface
    public interface OfNumbers {
        Entry line(Side player, CardName card, CardName other, double number);
    }

    /** A line about a card, its total and the number that total is compared with. */
    @FunctionalInterface
    public interface OfComparison {
        Entry line(Side player, CardName card, double total, double against);
    }

    /** A line about a card and a pile. */
    @FunctionalInterface
    public interface OfPile {
        Entry line(Side player, CardName card, Pile pile);
    }

    public static void line(GameState game, OfPlayer kind, Side player) {
        if (game.keepsLog()) {
            game.log(kind.line(player));
        }
    }

    public static void line(GameState game, OfCard kind, Side player, int card) {
        if (game.keepsLog()) {
            game.log(kind.line(player, game.name(card)));
        }
    }

    public static void line(GameState game, OfCards kind, Side player, int card, int other) {
        if (game.keepsLog()) {
            game.log(kind.line(player, game.name(card), game.name(other)));
        }
    }

    public static void placed(GameState game, OfPlace kind, Side player, int card, int place) {
        if (game.keepsLog()) {
            Role role = game.table().role(card);
            game.log(kind.line(player, game.name(card), game.name(place), role));
        }
    }

    public static void count(GameState game, OfCount kind, Side player, int count) {
        if (game.keepsLog()) {
            game.log(kind.line(player, count));
        }
    }

    public static void total(GameState game, OfTotal kind, Side player, double total) {
        if (game.keepsLog()) {
            game.log(kind.line(player, total));
        }
    }

    public static void number(GameState game, OfNumber kind, Side player, int card, double number) {
        if (game.keepsLog()) {
            game.log(kind.line(player, game.name(card), number));
        }
    }

    public static void number(
            GameState game, OfNumbers kind, Side player, int card, int other, double number) {
        if (game.keepsLog()) {
            game.log(kind.line(player, game.name(card), game.name(other), number));
        }
    }

    public static void compared(
            GameState game,
            OfComparison kind,
            Side player,
            int card,
            double total,
            double against) {
        if (game.keepsLog()) {
            game.log(kind.line(player, game.name(card), total, against));
        }
    }

    public static void pile(GameState game, OfPile kind, Side player, int card, Pile pile) {
        if (game.keepsLog()) {
            game.log(kind.line(player, game.name(card), pile));
        }
    }

    /** A card leaves in the open. */
    public static void leaves(GameState game, CardEntry.Way way, Side player, int card) {
        leaves(game, way, player, card, KnownBy.BOTH);
    }

    public static void leaves(
            GameState game, CardEntry.Way way, Side player, int card, KnownBy knownBy) {
        if (game.keepsLog()) {
            game.log(new CardEntry.Leaves(way, player, game.name(card), knownBy));
        }
    }

    /** A card is changed. */
    public static void becomes(GameState game, CardEntry.Change change, int card) {
        if (game.keepsLog()) {
            Side owner = game.table().owner(card);
            game.log(new CardEntry.Becomes(change, owner, game.name(card)));
        }
    }

    public static void stacked(GameState game, Side player, int card, int host, KnownBy knownBy) {
        if (game.keepsLog()) {
            game.log(new CardEntry.Stacked(player, game.name(card), game.name(host), knownBy));
        }
    }
}
