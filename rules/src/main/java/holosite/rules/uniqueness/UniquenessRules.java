package holosite.rules.uniqueness;

import holosite.language.ability.Deed;
import holosite.language.card.Side;
import holosite.language.card.Uniqueness.Scope;
import holosite.rules.card.Definition;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * Uniqueness: dots say how many of a title may be on the table at once, whoever owns them, and how
 * many may be played in a turn. Of a unique persona one version may be on the table in all. What is
 * out of play stays so.
 */
public final class UniquenessRules {
    private UniquenessRules() {}

    /** Whether one more of this card may be played or deployed this turn. */
    public static boolean mayPlay(GameState game, int card) {
        Definition definition = game.table().definition(card);
        String title = definition.card().title();
        if (isPlayedOncePerTurn(game, card) && game.uses().timesPlayed(title) > 0) {
            return false;
        }
        var dots = definition.card().uniqueness();
        return dots.scope() != Scope.TABLE
                || game.uses().timesPlayed(title) < dots.copies()
                || Rulings.allowsItself(
                        game, Deed.PLAY_AGAIN, game.table().owner(card), card, Table.NOBODY);
    }

    /**
     * Whether as many of an Interrupt as its dots allow are on the table: a Dejarik or hologram
     * that stands at a holosite counts for those that would be played.
     */
    public static boolean standsAtHolosite(GameState game, int card) {
        var table = game.table();
        Definition definition = table.definition(card);
        var dots = definition.card().uniqueness();
        if (dots.scope() != Scope.TABLE || !definition.isDejarikOrHologram()) {
            return false;
        }
        int same = 0;
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int other = standing.cardInPlay(i);
            if (table.has(other, Flag.AT_HOLOSITE)
                    && table.definition(other).sameTitle(definition)) {
                same++;
            }
        }
        return same >= dots.copies();
    }

    /** Whether a text makes the card as good as unique; most often no text does that to any. */
    private static boolean isPlayedOncePerTurn(GameState game, int card) {
        return Standing.of(game).forbids(Deed.PLAY_AGAIN) > 0
                && Rulings.forbids(
                        game, Deed.PLAY_AGAIN, game.table().owner(card), card, Table.NOBODY);
    }

    /** Whether one more of this card may come to the table. */
    public static boolean mayDeploy(GameState game, int card) {
        return refusal(game, card).none();
    }

    /** Why no more of this card may come to the table. */
    public static Refusal refusal(GameState game, int card) {
        var table = game.table();
        Definition definition = table.definition(card);
        if (!mayPlay(game, card)) {
            return Refusal.PLAYED_THIS_TURN;
        }
        return refusal(game, definition, table.owner(card));
    }

    /**
     * Why no more cards of this player with this printed on them may come to the table, however few
     * were played this turn.
     */
    static Refusal refusal(GameState game, Definition definition, Side owner) {
        var table = game.table();
        if (definition.isLocation()) {
            return Refusal.NONE;
        }
        var dots = definition.card().uniqueness();
        if (dots.scope() != Scope.TABLE) {
            return Refusal.NONE;
        }
        int same = 0;
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            Definition other = table.definition(standing.cardInPlay(i));
            if (table.has(standing.cardInPlay(i), Flag.FACE_DOWN)) {
                // face-down cards are not on the table
                continue;
            }
            if (sharesWeapon(definition, other)) {
                return Refusal.ON_TABLE_ALREADY;
            }
            if (other.sameTitle(definition)) {
                same++;
            } else if (dots.unique()
                    && other.isUnique()
                    && built(table, standing.cardInPlay(i)).samePersona(definition)) {
                return Refusal.PERSONA_ON_TABLE;
            }
        }
        if (definition.isInsert()) {
            same += inserted(table, definition);
        }
        if (same >= dots.copies()) {
            return Refusal.ON_TABLE_ALREADY;
        }
        if (dots.unique() && definition.isUnit() && outOfPlay(table, owner, definition)) {
            return Refusal.PERSONA_OUT_OF_PLAY;
        }
        return hasCrossedOver(table, definition) ? Refusal.PERSONA_CROSSED_OVER : Refusal.NONE;
    }

    /** A ship or vehicle whose pilots were removed still counts as the persons built into it. */
    private static Definition built(Table table, int card) {
        Definition definition = table.definition(card);
        return table.has(card, Flag.PILOTS_REMOVED) ? definition.complete() : definition;
    }

    /** Insert cards are on the table while they lie face down in a Reserve Deck. */
    private static int inserted(Table table, Definition definition) {
        int same = 0;
        for (Side player : Side.values()) {
            if (table.inserted(player) == 0) {
                continue;
            }
            for (int card = table.top(player, Zone.RESERVE_DECK);
                    card != Table.NOBODY;
                    card = table.next(card)) {
                if (table.role(card) == Role.INSERTED
                        && table.definition(card).sameTitle(definition)) {
                    same++;
                }
            }
        }
        return same;
    }

    /** Whether no card but this one has on the table the unique weapon built into a card. */
    public static boolean weaponIsFree(GameState game, int card, int except) {
        var table = game.table();
        Definition definition = table.definition(card);
        if (definition.uniqueWeapon().isEmpty()) {
            return true;
        }
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int other = standing.cardInPlay(i);
            if (other != except
                    && !table.has(other, Flag.FACE_DOWN)
                    && sharesWeapon(definition, table.definition(other))) {
                return false;
            }
        }
        return true;
    }

    /** A unique weapon is on the table once, be it a card of its own or built into another. */
    private static boolean sharesWeapon(Definition one, Definition other) {
        String built = one.uniqueWeapon();
        String otherBuilt = other.uniqueWeapon();
        return !built.isEmpty()
                        && (built.equals(otherBuilt) || other.isUnique() && other.titled(built))
                || !otherBuilt.isEmpty() && one.isUnique() && one.titled(otherBuilt);
    }

    /**
     * Whether a version of the persona has crossed over to the other side, wherever it is now: no
     * other one deploys any more.
     */
    private static boolean hasCrossedOver(Table table, Definition definition) {
        if (!table.anyMayHave(Flag.CROSSED_OVER)) {
            return false;
        }
        for (int card = 0; card < table.count(); card++) {
            if (table.has(card, Flag.CROSSED_OVER)
                    && table.definition(card).complete().samePersona(definition)) {
                return true;
            }
        }
        return false;
    }

    private static boolean outOfPlay(Table table, Side player, Definition definition) {
        for (int gone = table.top(player, Zone.OUT_OF_PLAY);
                gone != Table.NOBODY;
                gone = table.next(gone)) {
            Definition other = table.definition(gone);
            if (other.isUnique()
                    && (other.sameTitle(definition) || other.samePersona(definition))) {
                return true;
            }
        }
        return false;
    }
}
