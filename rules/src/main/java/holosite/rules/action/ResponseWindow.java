package holosite.rules.action;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.modifier.CopiedTexts;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardAction;
import holosite.rules.text.TextInForce;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * The moment after something happened, or just before. First every automatic action that responds
 * to it, one at a time in the order the turn player chooses; then optional responses, the opponent
 * of the one who acted first, in turns until both pass. Each text responds once. A player who
 * cannot respond is not asked, unless he keeps such stops.
 */
public record ResponseWindow(
        Happening event, boolean automaticDone, int passes, Side player, List<PastResponse> used)
        implements Alternation {

    /** Moments that no player brings about: the turn player is the first to respond. */
    private static final Set<Event> OF_THE_CLOCK =
            EnumSet.of(
                    Event.TURN_STARTS,
                    Event.TURN_ENDS,
                    Event.PHASE_STARTS,
                    Event.PHASE_ENDS,
                    Event.BATTLE_ENDING,
                    Event.WEAPONS_SEGMENT_ENDED,
                    Event.BATTLE_DESTINIES_DRAWN);

    private static final Set<Event> ARRIVALS = EnumSet.of(Event.DEPLOYED, Event.MOVED);

    /** The moment of something a player did: his opponent is the first to respond. */
    public static ResponseWindow of(Happening event) {
        Side actor = event.player();
        Side first = OF_THE_CLOCK.contains(event.event()) ? actor : actor.opposite();
        return new ResponseWindow(event, false, 0, first, List.of());
    }

    /**
     * Opens the moment if any text in force, or any card in hand, could respond to it, or if
     * somebody stops there.
     */
    public static void open(GameState game, Happening event) {
        if (game.stops().atResponses() || Responses.possible(game, event)) {
            game.push(of(event));
        }
    }

    /** The moment of something in passing: only automatic actions respond to it. */
    public static void automatic(GameState game, Happening event) {
        if (Standing.of(game).triggers(event.event()) > 0) {
            ResponseWindow window = of(event);
            game.push(new ResponseWindow(event, false, 2, window.player, List.of()));
        }
    }

    /** The moment of something that concerns no card, if anything could respond to it. */
    public static void open(GameState game, Event event, Side player) {
        if (game.stops().atResponses() || Responses.possible(game, event)) {
            game.push(of(Happening.of(event, player)));
        }
    }

    /** Nobody responds any more to what has this id. */
    public static void close(GameState game, int id) {
        for (Step step : game.stack()) {
            if (step instanceof ResponseWindow window && window.event.id() == id) {
                game.replace(
                        window,
                        new ResponseWindow(window.event, true, 2, window.player, window.used));
                return;
            }
        }
    }

    @Override
    public void run(GameState game) {
        if (event.id() != 0 && game.isCanceled(event.id()) || isTaken(game)) {
            return;
        }
        if (automaticDone) {
            goOn(game);
            return;
        }
        List<TextInForce> waiting = triggers(game);
        switch (waiting.size()) {
            case 0 -> new ResponseWindow(event, true, passes, player, used).goOn(game);
            case 1 -> fire(game, waiting.getFirst());
            default -> askOrder(game, waiting);
        }
    }

    /** An Interrupt just played that a text has taken is out of reach of the others. */
    private boolean isTaken(GameState game) {
        return event.event() == Event.PLAYED
                && !game.table().in(event.subject(), Zone.BEING_PLAYED);
    }

    private void askOrder(GameState game, List<TextInForce> waiting) {
        var acts = new ArrayList<Act>(waiting.size());
        for (TextInForce text : waiting) {
            acts.add(
                    new Act.Automatic(
                            text.context().it(),
                            text.context().player(),
                            CopiedTexts.number(game, text)));
        }
        ask(game, game.turn().player(), new ActPrompt.AutomaticOrder(), acts, false);
    }

    @Override
    public ResponseWindow at(int passed, Side next) {
        return new ResponseWindow(event, true, passed, next, used);
    }

    @Override
    public List<Act> acts(GameState game, Side asked) {
        return Responses.list(game, asked, event, used);
    }

    @Override
    public ActPrompt prompt(GameState game) {
        return new ActPrompt.Response(event.event(), event.subject(), event.place());
    }

    /**
     * What still makes automatic actions happen. Whoever has just come, and was lost to the first
     * of them, is not there for the others.
     */
    private List<TextInForce> triggers(GameState game) {
        if (ARRIVALS.contains(event.event()) && isGone(game, event.subject())) {
            return List.of();
        }
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

    private static boolean isGone(GameState game, int card) {
        return card != Table.NOBODY
                && !(game.table().inPlay(card) && game.table().role(card).onTable());
    }

    private void consider(GameState game, TextInForce text, List<TextInForce> found) {
        var action = (CardAction) text.part();
        Context context = text.context().answering(event);
        // what was deployed in response to this does not respond to it itself
        if (!hasAnswered(used, action, context.it())
                && !used.contains(new PastResponse.WithDeploy(context.it()))
                && CardActionRules.answers(game, action, context, event)
                && CardActionRules.possible(
                        game, action, context, CardActionRules.actor(action, context))) {
            found.add(text);
        }
    }

    private void fire(GameState game, TextInForce text) {
        var action = (CardAction) text.part();
        game.push(
                new ResponseWindow(
                        event, false, passes, player, plus(withText(action, text.context().it()))));
        Initiate.begin(game, action, text.context().answering(event));
    }

    @Override
    public void chosen(GameState game, Act act) {
        if (act instanceof Act.Automatic(int card, Side speaker, int number)) {
            fire(game, CopiedTexts.trigger(game, card, speaker, number));
            return;
        }
        List<PastResponse> more = Responses.by(game, act).map(this::plus).orElse(used);
        game.push(new ResponseWindow(event, false, 0, player.opposite(), more));
        game.book().perform(game, player, act, event);
    }

    static PastResponse withText(CardAction action, int card) {
        return new PastResponse.WithText(action.program().id(), card);
    }

    /** Whether this text of this card has responded already. */
    static boolean hasAnswered(List<PastResponse> used, CardAction action, int card) {
        for (int i = 0; i < used.size(); i++) {
            if (used.get(i) instanceof PastResponse.WithText one
                    && one.card() == card
                    && one.text().equals(action.program().id())) {
                return true;
            }
        }
        return false;
    }

    private List<PastResponse> plus(PastResponse by) {
        var more = new ArrayList<>(used);
        more.add(by);
        return List.copyOf(more);
    }
}
