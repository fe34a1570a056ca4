package holosite.rules.action;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.modifier.Immunities;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.table.Table;
import holosite.rules.text.Text;
import holosite.rules.text.TextInForce;
import java.util.Arrays;

/** What cannot be canceled, and what a text on the table cancels. */
public final class Cancellation {
    private Cancellation() {}

    /**
     * A card being played cannot be canceled by a response that it, or the function used, is immune
     * to.
     */
    static boolean barred(GameState game, Happening event, int answering) {
        if (event.event() != Event.BEING_PLAYED && event.event() != Event.BEING_DEPLOYED) {
            return false;
        }
        int played = event.subject();
        if (played == Table.NOBODY) {
            return false;
        }
        if (Immunities.protects(game, played, answering)) {
            return true;
        }
        for (Step step : game.stack()) {
            if (step instanceof ResolveInterrupt playing && playing.frame().id() == event.id()) {
                return playing.action().immune().fits(game, playing.frame().context(), answering);
            }
        }
        return false;
    }

    /** A response cannot cancel what a text says may not be canceled. */
    static boolean outOfReach(GameState game, Happening event, Side player, int answering) {
        return switch (event.event()) {
            case DRAIN_INITIATED ->
                    Rulings.forbids(
                            game, Deed.CANCEL_DRAIN, event.player(), answering, event.place());
            case DESTINY_DRAWN ->
                    Rulings.forbids(game, Deed.CANCEL_DESTINY, player, answering, event.place());
            case BEING_PLAYED, BEING_DEPLOYED ->
                    mayNotBeCanceled(game, player, event.subject(), answering);
            default -> false;
        };
    }

    /** Whether a text keeps the speaking card from canceling what it responds to. */
    public static boolean isOutOfReach(GameState game, Context x) {
        return !(x.event() instanceof Happening event)
                || outOfReach(game, event, x.player(), x.it());
    }

    /** A response cancels what it responds to. */
    public static void byText(GameState game, Context x) {
        if (!isOutOfReach(game, x)) {
            game.cancel(x.event().id());
        }
    }

    /** Those of these cards on the table that the speaking card can cancel. */
    public static int[] cancelable(GameState game, Context x, int[] cards) {
        int[] found = cards.clone();
        int kept = 0;
        for (int card : cards) {
            if (!mayNotBeCanceled(game, x.player(), card, x.it())) {
                found[kept++] = card;
            }
        }
        return Arrays.copyOf(found, kept);
    }

    /** Whether a text keeps a card from being canceled by a player's card. */
    public static boolean mayNotBeCanceled(GameState game, Side player, int card, int by) {
        return card != Table.NOBODY && Rulings.forbids(game, Deed.BE_CANCELED, player, card, by);
    }

    /** A text on the table that cancels such cards also cancels them as they are played. */
    public static void byStandingTexts(GameState game, int card, int id) {
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cancels(); i++) {
            TextInForce text = standing.cancel(i);
            if (text.part() instanceof Text.Canceling says
                    && says.wholeCard()
                    && says.when().holds(game, text.context())
                    && says.of().fits(game, text.context(), card)
                    && !Immunities.protects(game, card, text.context().it())
                    && !mayNotBeCanceled(
                            game, text.context().player(), card, text.context().it())) {
                game.cancel(id);
                return;
            }
        }
    }
}
