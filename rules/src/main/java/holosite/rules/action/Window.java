package holosite.rules.action;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.modifier.Copying;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Asking;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.text.CardAction;
import holosite.rules.text.TextInForce;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The moment after something happened, or just before. First every automatic action that answers to
 * it, one at a time in the order the turn player likes; then optional answers, the opponent of the
 * one who acted first, in turns until both pass. Each text answers once. Whoever has no answer is
 * not asked, unless he keeps such stops.
 */
public record Window(
        Happening event, boolean automaticDone, int passes, Side player, List<Answered> used)
        implements Asking {

    /** Moments nobody brings about: there the turn player has the first word. */
    private static final Set<Event> OF_THE_CLOCK =
            EnumSet.of(
                    Event.TURN_STARTS,
                    Event.TURN_ENDS,
                    Event.PHASE_STARTS,
                    Event.PHASE_ENDS,
                    Event.BATTLE_ENDING,
                    Event.WEAPONS_SEGMENT_ENDED);

    /** The moment of something a player did: his opponent is the first to answer. */
    public static Window of(Happening event) {
        Side actor = event.player() == null ? Side.DARK : event.player();
        Side first = OF_THE_CLOCK.contains(event.event()) ? actor : actor.opposite();
        return new Window(event, false, 0, first, List.of());
    }

    /**
     * Opens the moment if any text in force, or any card in hand, could answer to it, or somebody
     * stops there.
     */
    public static void open(GameState game, Happening event) {
        if (game.stops().atResponses() || Responses.possible(game, event)) {
            game.push(of(event));
        }
    }

    /** The moment of something in passing: only what acts by itself answers to it. */
    public static void automatic(GameState game, Happening event) {
        if (Standing.of(game).triggers(event.event()) > 0) {
            Window window = of(event);
            game.push(new Window(event, false, 2, window.player, List.of()));
        }
    }

    /** The moment of something that concerns no card, if anything could answer to it. */
    public static void open(GameState game, Event event, Side player, double amount) {
        if (game.stops().atResponses() || Responses.possible(game, event)) {
            game.push(of(Happening.of(event, player).amount(amount)));
        }
    }

    @Override
    public void run(GameState game) {
        if (event.id() != 0 && game.isCanceled(event.id())) {
            return;
        }
        if (!automaticDone) {
            List<TextInForce> waiting = triggers(game);
            if (waiting.size() == 1) {
                fire(game, waiting.getFirst());
                return;
            }
            if (waiting.size() > 1) {
                var acts = new ArrayList<Act>();
                for (TextInForce text : waiting) {
                    acts.add(
                            Act.text(
                                    Act.Kind.AUTOMATIC,
                                    text.context().it(),
                                    text.context().player(),
                                    Copying.number(game, text)));
                }
                game.ask(
                        this,
                        new Decision.ChooseAct(
                                game.turn().player(),
                                Prompt.of(Prompt.Key.AUTOMATIC_ORDER),
                                acts,
                                false));
                return;
            }
        }
        Side asked = player;
        for (int pass = passes; pass < 2; pass++) {
            List<Act> acts = Responses.list(game, asked, event, used);
            if (!acts.isEmpty() || game.stops().atResponses(asked)) {
                game.ask(
                        new Window(event, true, pass, asked, used),
                        new Decision.ChooseAct(
                                asked,
                                new Prompt(
                                        Prompt.Key.RESPONSE,
                                        event.subject(),
                                        event.place(),
                                        event.event().ordinal()),
                                acts,
                                true));
                return;
            }
            asked = asked.opposite();
        }
    }

    private List<TextInForce> triggers(GameState game) {
        var standing = Standing.of(game);
        var found = new ArrayList<TextInForce>(0);
        for (int i = 0; i < standing.triggers(event.event()); i++) {
            consider(game, standing.trigger(event.event(), i), found);
        }
        for (TextInForce text : Responses.absentTexts(game, event)) {
            if (text.part() instanceof CardAction action
                    && action.automatic()
                    && Responses.isFor(action, event.event())) {
                consider(game, text, found);
            }
        }
        return found;
    }

    private void consider(GameState game, TextInForce text, List<TextInForce> found) {
        var action = (CardAction) text.part();
        Context context = text.context().answering(event);
        // what was deployed in answer to this does not answer to it itself
        if (!hasAnswered(used, action, context.it())
                && !used.contains(new Answered.WithDeploy(context.it()))
                && CardActionRules.answers(game, action, context, event)
                && CardActionRules.possible(
                        game, action, context, CardActionRules.actor(action, context))) {
            found.add(text);
        }
    }

    private void fire(GameState game, TextInForce text) {
        var action = (CardAction) text.part();
        game.push(
                new Window(
                        event, false, passes, player, plus(withText(action, text.context().it()))));
        Initiate.begin(game, action, text.context().answering(event));
    }

    @Override
    public void answered(GameState game, Answer answer) {
        if (!automaticDone) {
            fire(game, triggers(game).get(((Answer.Choice) answer).index()));
            return;
        }
        if (!(answer instanceof Answer.Choice choice)) {
            game.push(new Window(event, true, passes + 1, player.opposite(), used));
            return;
        }
        Act act = game.chosen(choice);
        game.push(
                new Window(
                        event,
                        false,
                        0,
                        player.opposite(),
                        Responses.by(game, act).map(this::plus).orElse(used)));
        game.book().perform(game, player, act, event);
    }

    static Answered withText(CardAction action, int card) {
        return new Answered.WithText(action.program().id(), card);
    }

    /** Whether this text of this card has answered already. */
    static boolean hasAnswered(List<Answered> used, CardAction action, int card) {
        for (int i = 0; i < used.size(); i++) {
            if (used.get(i) instanceof Answered.WithText one
                    && one.card() == card
                    && one.text().equals(action.program().id())) {
                return true;
            }
        }
        return false;
    }

    private List<Answered> plus(Answered by) {
        var more = new ArrayList<>(used);
        more.add(by);
        return List.copyOf(more);
    }
}
