package holosite.rules.capture;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.Act;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.RuleUse;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.List;

/**
 * Prisoner transfers, in your move phase, free and as often as you like: an escort present at a
 * prison delivers his captive there; a bounty hunter or warrior present at a prison takes a captive
 * out of it. At any site an escort may leave a frozen captive behind, or take one that was left.
 */
public final class PrisonerTransfers {
    private PrisonerTransfers() {}

    /**
     * What a player may do with captives at prisons in his move phase. The rules set no limit; each
     * character is offered each of the two a few times in a phase, so that nobody moves a captive
     * back and forth forever.
     */
    public static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int captive = standing.cardInPlay(i);
            if (!table.has(captive, Flag.CAPTIVE)) {
                continue;
            }
            int holder = table.host(captive);
            if (table.role(captive) == Role.ESCORTED
                    && table.owner(holder) == player
                    && unused(game, holder, RuleUse.DELIVERS_PRISONER)
                    && deliveryRefusal(game, holder) == Refusal.NONE) {
                acts.add(new Act.Imprison(holder));
            }
            if (table.role(captive) == Role.IMPRISONED || leftBehind(table, captive)) {
                listTakers(game, player, captive, acts);
            }
        }
    }

    private static void listTakers(GameState game, Side player, int captive, List<Act> acts) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int character = standing.cardInPlay(i);
            if (standing.active(i)
                    && game.table().owner(character) == player
                    && game.table().definition(character).is(CardType.CHARACTER)
                    && unused(game, character, RuleUse.TAKES_PRISONER)
                    && takingRefusal(game, character, captive) == Refusal.NONE) {
                acts.add(new Act.TakePrisoner(character, captive));
            }
        }
    }

    private static final int ENOUGH = 5;

    private static boolean unused(GameState game, int card, RuleUse what) {
        return game.uses().ofRule(card, what) < ENOUGH;
    }

    /** Why an escort may not deliver his captive where he is. */
    public static Refusal deliveryRefusal(GameState game, int escort) {
        var table = game.table();
        int captive = Escorts.captive(table, escort);
        if (captive == Table.NOBODY) {
            return Refusal.NO_CAPTIVE;
        }
        int site = Whereabouts.present(table, escort);
        if (site == Table.NOBODY
                || !Captivity.isPrison(game, site)
                        && !(table.has(captive, Flag.FROZEN)
                                && table.definition(site).is(Subtype.SITE))) {
            return Refusal.NO_PRISON;
        }
        return Rulings.forbids(game, Deed.MOVE, table.owner(captive), captive, site)
                        || Rulings.forbids(game, Deed.TRANSFER, table.owner(escort), captive, site)
                ? Refusal.FORBIDDEN_BY_CARD
                : Refusal.NONE;
    }

    /** A frozen captive that nobody holds. */
    private static boolean leftBehind(Table table, int captive) {
        return table.role(captive) == Role.AT
                && table.has(captive, Flag.CAPTIVE)
                && table.has(captive, Flag.FROZEN);
    }

    public static void deliver(GameState game, int escort) {
        Uses.note(game, escort, RuleUse.DELIVERS_PRISONER);
        int site = Whereabouts.present(game.table(), escort);
        int captive = Escorts.captive(game.table(), escort);
        if (!Captivity.isPrison(game, site)) {
            // a frozen captive is left behind anywhere
            game.table().toBottom(captive, Table.on(site), Role.AT);
            return;
        }
        game.table().toBottom(captive, Table.on(site), Role.IMPRISONED);
        ResponseWindow.open(
                game,
                Happening.of(Event.DELIVERED, game.table().owner(escort))
                        .to(captive)
                        .by(escort)
                        .at(site));
    }

    /** Why this character may not take that captive into custody. */
    public static Refusal takingRefusal(GameState game, int character, int captive) {
        var table = game.table();
        boolean waits = table.role(captive) == Role.IMPRISONED || leftBehind(table, captive);
        if (!waits || table.owner(captive) == table.owner(character)) {
            return Refusal.NO_CAPTIVE;
        }
        if (Whereabouts.present(table, character) != table.host(captive)) {
            return Refusal.OUT_OF_RANGE;
        }
        if (Rulings.forbids(game, Deed.MOVE, table.owner(captive), captive, table.host(captive))) {
            return Refusal.FORBIDDEN_BY_CARD;
        }
        return Escorts.refusal(game, character, captive);
    }

    public static void take(GameState game, int character, int captive) {
        Uses.note(game, character, RuleUse.TAKES_PRISONER);
        game.table().toBottom(captive, Table.on(character), Role.ESCORTED);
    }
}
