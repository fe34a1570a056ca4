package holosite.rules.compile;

import holosite.language.effect.MayMoveAgain;
import holosite.language.effect.MoveAway;
import holosite.language.effect.MoveOn;
import holosite.language.effect.MoveTo;
import holosite.language.effect.MoveTogether;
import holosite.language.effect.MoveWithinRange;
import holosite.language.effect.Relocate;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.rules.action.ProgramQuestion;
import holosite.rules.decision.CardPrompt;
import holosite.rules.move.Moves;
import holosite.rules.move.Wandering;
import holosite.rules.react.MovingAway;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.text.CardQuery;
import holosite.rules.text.CardTest;

/** Effects that move or relocate cards. */
final class MoveEffects {
    private final ProgramDraft draft;

    MoveEffects(ProgramDraft draft) {
        this.draft = draft;
    }

    void relocate(Relocate e) {
        travel(e.cards(), e.to(), Destinations::relocating, Moves::relocate);
    }

    void moveTo(MoveTo e) {
        travel(
                e.cards(),
                e.to(),
                (game, places, cards) -> Destinations.byText(game, places, cards, e),
                (game, cards, place) -> Moves.byText(game, cards, place, e.free(), e.unlimited()));
    }

    void moveAway(MoveAway e) {
        if (e.to().isPresent()) {
            CardQuery places = draft.which(e.to().get());
            draft.onCards(
                    e.cards(),
                    (game, x, cards) ->
                            MovingAway.to(game, cards, places.all(game, x), x.player()));
            return;
        }
        draft.onCards(
                e.cards(),
                (game, x, cards) ->
                        MovingAway.begin(
                                game,
                                x.it(),
                                cards,
                                e.free(),
                                e.orLost(),
                                e.asReact(),
                                x.player()));
    }

    void moveTogether(MoveTogether e) {
        travel(
                e.cards(),
                new Everything(),
                (game, places, cards) -> Moves.together(game, cards),
                Moves::together);
    }

    void moveWithinRange(MoveWithinRange e) {
        travel(
                e.cards(),
                e.to(),
                (game, places, cards) -> Moves.withinRange(game, places, cards),
                Moves::regularly);
    }

    void moveOn(MoveOn e) {
        CardTest along = draft.test(e.along());
        draft.then((game, x, frame) -> Wandering.moveOn(game, x.it(), along));
    }

    void moveAgain(MayMoveAgain e) {
        draft.onCards(e.cards(), (game, x, cards) -> Moves.again(game, cards, e.free()));
    }

    private interface Reachable {
        int[] of(GameState game, int[] places, int[] cards);
    }

    private interface Journey {
        void go(GameState game, int[] cards, int place);
    }

    /** Asks where to among the places named that can be reached, then goes there, if any can. */
    private void travel(Filter travelers, Filter where, Reachable reachable, Journey journey) {
        var cards = draft.several(travelers);
        CardQuery to = draft.which(where);
        int slot = draft.slots().hiddenCards();
        draft.ask(
                (game, x) ->
                        ProgramQuestion.cards(
                                x.player(),
                                new CardPrompt.MoveWhere(x.it()),
                                slot,
                                reachable.of(game, to.all(game, x), cards.cards(game, x)),
                                1,
                                1));
        draft.then(
                (game, x, frame) -> {
                    if (frame.card(slot) != Table.NOBODY) {
                        journey.go(game, cards.cards(game, x), frame.card(slot));
                    }
                });
    }
}
