package holosite.rules.action;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.modifier.CopiedTexts;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.LeftTogether;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardAction;
import holosite.rules.text.CardTexts;
import holosite.rules.text.TextInForce;
import holosite.rules.text.TextsInForce;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How players may respond to something that happened. */
final class Responses {
    private static final TextInForce[] NONE = {};

    private Responses() {}

    /** Whether anything could respond at all: asked before anything is listed. */
    static boolean possible(GameState game, Happening event) {
        return possible(game, event.event()) || absentTexts(game, event).length > 0;
    }

    /** Whether anything in play or in hand responds to such things. */
    static boolean possible(GameState game, Event kind) {
        var standing = Standing.of(game);
        return standing.triggers(kind) > 0
                || standing.responses(kind) > 0
                || kind == Event.BATTLE_INITIATED
                || kind == Event.DRAIN_INITIATED
                || kind == Event.ATTACKED && standing.allows(Deed.MOVE_FROM_ATTACK_AS_REACT) > 0
                || standing.handsAnswer(game, kind);
    }

    static boolean isFor(CardAction action, Event event) {
        return action.moment() instanceof When.Just just && just.event() == event;
    }

    /**
     * A card that has just left the table, or was just drawn, can still respond to what happened to
     * it; so can what left together with it.
     */
    static TextInForce[] absentTexts(GameState game, Happening event) {
        int card = event.subject();
        TextInForce[] own = absentTexts(game, event, card);
        if (event.event() != Event.EATEN) {
            return own;
        }
        var all = new ArrayList<>(List.of(own));
        for (int companion : LeftTogether.with(game, card).numbers()) {
            all.addAll(List.of(absentTexts(game, event, companion)));
        }
        return all.toArray(TextInForce[]::new);
    }

    private static TextInForce[] absentTexts(GameState game, Happening event, int card) {
        if (card == Table.NOBODY
                || !game.table().inZone(card)
                || game.table().in(card, Zone.SIDE_OF_TABLE)
                || game.table().definition(card).isLocation()
                || !CardTexts.of(game, card).answersOfItself(event.event())) {
            return NONE;
        }
        return TextsInForce.of(game, card);
    }

    /** Everything a player may respond with. */
    static List<Act> list(GameState game, Side player, Happening event, List<PastResponse> used) {
        var acts = new ArrayList<Act>(0);
        var standing = Standing.of(game);
        for (int i = 0; i < standing.responses(event.event()); i++) {
            consider(game, standing.response(event.event(), i), player, event, used, acts);
        }
        for (TextInForce text : absentTexts(game, event)) {
            if (text.part() instanceof CardAction action
                    && !action.automatic()
                    && isFor(action, event.event())) {
                consider(game, text, player, event, used, acts);
            }
        }
        var table = game.table();
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (CardTexts.of(game, card).answers(event.event())) {
                fromHand(game, player, card, event, acts);
            }
        }
        if (event.event() == Event.BATTLE_INITIATED
                || event.event() == Event.DRAIN_INITIATED
                || event.event() == Event.ATTACKED) {
            game.book().reacts(game, player, event, acts);
        }
        return acts;
    }

    private static void consider(
            GameState game,
            TextInForce text,
            Side player,
            Happening event,
            List<PastResponse> used,
            List<Act> acts) {
        var action = (CardAction) text.part();
        int card = text.context().it();
        Side speaker = text.context().player();
        Context context = Context.of(card, speaker, event);
        if (!ResponseWindow.hasAnswered(used, action, card)
                && !Cancellation.barred(game, event, card)
                && !cancelsInVain(game, action, event, speaker, card)
                && CardActionRules.answers(game, action, context, event)
                && CardActionRules.possible(game, action, card, speaker, player, event)) {
            acts.add(new Act.UseText(card, speaker, action.index()));
        }
    }

    /** Whether the response would only cancel what may not be canceled. */
    private static boolean cancelsInVain(
            GameState game, CardAction action, Happening event, Side player, int card) {
        return Cancellation.outOfReach(game, event, player, card) && action.said().onlyCancels();
    }

    private static void fromHand(
            GameState game, Side player, int card, Happening event, List<Act> acts) {
        if (game.table().definition(card).isPlayed()) {
            if (!CardActionRules.playable(game, card, player)
                    || Cancellation.barred(game, event, card)) {
                return;
            }
            for (CardAction action : CardTexts.of(game, card).text().actions()) {
                Context context = Context.of(card, player, event);
                if (isFor(action, event.event())
                        && !cancelsInVain(game, action, event, player, card)
                        && CardActionRules.answers(game, action, context, event)
                        && CardActionRules.possible(game, action, card, player, player, event)) {
                    acts.add(new Act.Play(card, player, action.index()));
                }
            }
        } else if (game.book().deploysInAnswer(game, player, card, event)) {
            acts.add(new Act.Deploy(card));
        }
    }

    /** What responds by this act, and then not again. Reacting has a limit of its own. */
    static Optional<PastResponse> by(GameState game, Act act) {
        return switch (act) {
            case Act.WithText used ->
                    Optional.of(
                            ResponseWindow.withText(
                                    CopiedTexts.actions(game, used.card(), used.speaker())
                                            .get(used.text()),
                                    used.card()));
            case Act.Deploy(int card) -> Optional.of(new PastResponse.WithDeploy(card));
            default -> Optional.empty();
        };
    }
}
