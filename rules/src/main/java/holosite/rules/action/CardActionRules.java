package holosite.rules.action;

import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.ability.Deed;
import holosite.language.ability.Limit;
import holosite.language.ability.Offers;
import holosite.language.ability.When;
import holosite.language.card.Side;
import holosite.rules.card.ProgramId;
import holosite.rules.card.TextId;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Table;
import holosite.rules.text.CardAction;
import holosite.rules.text.CardTest;
import holosite.rules.text.Players;
import holosite.rules.text.Price;
import holosite.rules.text.Text.TargetChoice;
import holosite.rules.uniqueness.UniquenessRules;
import java.util.Arrays;
import java.util.List;

/**
 * Whether an action a card offers can be begun: its moment, condition, limit, targets and costs.
 */
public final class CardActionRules {
    private CardActionRules() {}

    /** The player who would take the action. */
    static Side actor(CardAction action, Context context) {
        Side actor = Players.resolve(action.actor(), context);
        return actor == null ? context.player() : actor;
    }

    /** Whether the action can be begun now by this player, in response to this. */
    public static boolean possible(
            GameState game,
            CardAction action,
            int card,
            Side speaker,
            Side player,
            Occasion event) {
        return possible(game, action, Context.of(card, speaker, event), player);
    }

    /** The same of an action read from here. */
    public static boolean possible(
            GameState game, CardAction action, Context context, Side player) {
        int card = context.it();
        if (!mayAct(action, context, player)
                || Equipment.underCover(game, action, card)
                || usedUp(game, action, card, context)
                || !action.when().holds(game, context)) {
            return false;
        }
        if (action.targets().isEmpty() && action.costsAreFixed()) {
            return payable(game, action, context);
        }
        Context begun = context.with(action.program().slots(context.slots()));
        return satisfiable(game, action, 0, begun, card);
    }

    static boolean mayAct(CardAction action, Context context, Side player) {
        Side actor = Players.resolve(action.actor(), context);
        return actor == null || actor == player;
    }

    /** Whether what happened is what the action responds to. */
    public static boolean answers(
            GameState game, CardAction action, Context context, Occasion event) {
        var just = action.just();
        return Players.means(just.by(), context, event.player())
                && fits(game, just.subject(), context, event.subject())
                && fits(game, just.cause(), context, event.cause())
                && fits(game, just.place(), context, event.place());
    }

    private static boolean fits(GameState game, CardTest test, Context context, int card) {
        return card == Table.NOBODY ? CardTest.isAll(test) : test.fits(game, context, card);
    }

    /** Whether the moment of a top-level action is now. */
    public static boolean inPhase(GameState game, CardAction action, Context context) {
        return action.moment() instanceof When.InPhases in
                && in.phases().contains(game.turn().phase())
                && Players.means(in.turn(), context, game.turn().player());
    }

    static boolean usedUp(GameState game, CardAction action, int card, Context context) {
        if (Equipment.usedUp(game, action, card)) {
            return true;
        }
        Limit limit = action.limit();
        if (limit.per() == Limit.Per.ALWAYS || limit.per() == Limit.Per.EVENT) {
            return false;
        }
        int used =
                switch (limit.per()) {
                    case SUBJECT, NUMBER -> game.uses().count(use(game, action, context));
                    case ALWAYS, EVENT, PHASE, BATTLE, TURN, GAME ->
                            game.uses()
                                    .ofText(
                                            card,
                                            game.table().definition(card).card().title(),
                                            counted(game, action, card),
                                            limit.per());
                };
        return used >= limit.times()
                || limit.per() != Limit.Per.NUMBER
                        && action.uses().isPresent()
                        && used >= action.uses().get().of(game, context);
    }

    /** What is counted: any use of the text, or its use for one card or number. */
    private static Use use(GameState game, CardAction action, Context context) {
        int card = context.it();
        ProgramId text = action.program().id();
        return switch (action.limit().per()) {
            case SUBJECT -> new Use.ForCard(card, text, context.event().subject());
            case NUMBER ->
                    new Use.ForNumber(card, text, action.uses().orElseThrow().of(game, context));
            case ALWAYS, EVENT, PHASE, BATTLE, TURN, GAME ->
                    new Use.OfText(
                            card,
                            game.table().definition(card).card().title(),
                            counted(game, action, card),
                            action.limit().per());
        };
    }

    /** The text whose uses are counted: of those limited together, the first of the card. */
    private static ProgramId counted(GameState game, CardAction action, int card) {
        ProgramId id = action.program().id();
        if (!action.limit().together()) {
            return id;
        }
        TextId text = id.text();
        List<Ability> all = text.end().of(game.table().definition(card).card());
        for (int first = 0; first < all.size(); first++) {
            if (all.get(first) instanceof Offers(Action one, var _)
                    && one.limit().equals(action.limit())) {
                return new TextId(text.card(), text.end(), first);
            }
        }
        return id;
    }

    static void countUse(GameState game, CardAction action, Context context) {
        Equipment.countUse(game, action, context.it());
        Limit.Per per = action.limit().per();
        if (per != Limit.Per.ALWAYS && per != Limit.Per.EVENT) {
            Uses.note(game, use(game, action, context));
        }
    }

    /**
     * Whether enough cards fit every target from this one on, and then whether the costs can be
     * paid.
     */
    static boolean satisfiable(
            GameState game, CardAction action, int goal, Context context, int card) {
        if (goal == action.targets().size()) {
            return payable(game, action, context);
        }
        TargetChoice wanted = action.targets().get(goal);
        int least = (int) wanted.least().of(game, context);
        int[] found = candidates(game, wanted, context, card);
        if (found.length < least) {
            return false;
        }
        if (least == 0) {
            return satisfiable(game, action, goal + 1, context, card);
        }
        if (goal == action.targets().size() - 1 && action.costsAreFixed()) {
            return payable(game, action, meeting(context, wanted, found, 0, least));
        }
        for (int first = 0; first + least <= found.length; first++) {
            Context tried = meeting(context, wanted, found, first, least);
            if (satisfiable(game, action, goal + 1, tried, card)) {
                return true;
            }
        }
        return false;
    }

    /** With so many of the cards found chosen for a goal. */
    private static Context meeting(
            Context context, TargetChoice goal, int[] found, int first, int count) {
        int[] chosen = Arrays.copyOfRange(found, first, first + count);
        return context.with(context.slots().with(goal.slot(), chosen));
    }

    /** The cards a goal can be met with; cards immune to the acting card are no targets. */
    static int[] candidates(GameState game, TargetChoice goal, Context context, int card) {
        int[] found = goal.among().all(game, context);
        int kept = 0;
        for (int target : found) {
            if (!Immunities.protects(game, target, card) && !spared(game, goal, context, target)) {
                found[kept++] = target;
            }
        }
        return kept == found.length ? found : Arrays.copyOf(found, kept);
    }

    /** Whether a text forbids what the action would do to this card. */
    static boolean spared(GameState game, TargetChoice goal, Context context, int target) {
        if (Standing.of(game).forbids(Deed.BE_CHOSEN) > 0
                && Rulings.forbids(game, Deed.BE_CHOSEN, context.player(), target, context.it())) {
            return true;
        }
        if (goal.firedBy().isPresent()) {
            for (int weapon : goal.firedBy().get().all(game, context)) {
                if (Rulings.forbids(game, Deed.BE_TARGETED, context.player(), target, weapon)) {
                    return true;
                }
            }
        }
        for (Deed deed : goal.threats()) {
            if (Rulings.forbids(game, deed, context.player(), target, context.it())) {
                return true;
            }
        }
        return false;
    }

    /** Whether all costs can be paid, as far as is known now. */
    static boolean payable(GameState game, CardAction action, Context context) {
        if (!action.possible().holds(game, context)) {
            return false;
        }
        Side payer = actor(action, context);
        List<Price> prices = action.prices();
        int spent = 0;
        for (int i = 0; i < prices.size(); i++) {
            spent = prices.get(i).payable(game, context, payer, spent);
            if (spent == Price.UNPAYABLE) {
                return false;
            }
        }
        return true;
    }

    /** Whether an Interrupt in hand may be played at all this turn. */
    public static boolean playable(GameState game, int card, Side player) {
        return UniquenessRules.mayPlay(game, card)
                && !UniquenessRules.standsAtHolosite(game, card)
                && !Rulings.forbids(game, Deed.PLAY, player, card, Table.NOBODY);
    }
}
