package holosite.rules.compile;

import holosite.language.ability.Event;
import holosite.language.effect.AimAt;
import holosite.language.effect.AttachTo;
import holosite.language.effect.BlowAway;
import holosite.language.effect.CancelCards;
import holosite.language.effect.Collapse;
import holosite.language.effect.Exchange;
import holosite.language.effect.Glance;
import holosite.language.effect.PlaceOnTable;
import holosite.language.effect.RaiseToTop;
import holosite.language.effect.ReturnToTable;
import holosite.language.effect.StackOn;
import holosite.language.effect.TurnOver;
import holosite.rules.action.Cancellation;
import holosite.rules.action.ResponseWindow;
import holosite.rules.deploy.RaisedLocations;
import holosite.rules.epic.BlownAway;
import holosite.rules.epic.Collapsing;
import holosite.rules.leaving.Exchanging;
import holosite.rules.leaving.Leaving;
import holosite.rules.leaving.Stacking;
import holosite.rules.state.Happening;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardQuery;
import holosite.rules.text.Frame;
import holosite.rules.text.Players;
import holosite.rules.text.Value;
import holosite.rules.whereabouts.Whereabouts;

/** Effects on where cards are on the table: on one another, aimed at one another, canceled. */
final class TableEffects {
    private final ProgramDraft draft;

    TableEffects(ProgramDraft draft) {
        this.draft = draft;
    }

    void cancel(CancelCards e) {
        draft.onCards(
                e.cards(),
                (game, x, cards) ->
                        Leaving.cancel(game, x.player(), Cancellation.cancelable(game, x, cards)));
    }

    void attach(AttachTo e) {
        draft.onCardsWith(
                e.cards(), e.host(), (game, x, cards, host) -> Stacking.attach(game, cards, host));
    }

    void placeOnTable(PlaceOnTable e) {
        draft.onCards(e.cards(), (game, x, cards) -> Stacking.placeOnTable(game, cards));
    }

    void aim(AimAt e) {
        FilterCompiler.Several cards = e.card().map(draft::several).orElse((game, x) -> Frame.NONE);
        draft.then(
                (game, x, frame) -> {
                    int[] aimed = cards.cards(game, x);
                    game.table().setAim(x.it(), aimed.length == 0 ? Table.NOBODY : aimed[0]);
                });
    }

    void nextStep() {
        draft.then(
                (game, x, frame) ->
                        ResponseWindow.open(
                                game,
                                Happening.of(Event.STEP_REACHED, x.player())
                                        .to(x.it())
                                        .by(game.table().aim(x.it()))
                                        .at(Whereabouts.location(game.table(), x.it()))));
    }

    void stack(StackOn e) {
        draft.onCardsWith(
                e.cards(),
                e.host(),
                (game, x, cards, host) ->
                        Stacking.stack(game, cards, host, e.faceDown(), Zone.of(e.afterwards())));
    }

    void exchange(Exchange e) {
        var one = draft.single(e.one());
        var other = draft.single(e.other());
        draft.then(
                (game, x, frame) ->
                        Exchanging.exchange(
                                game, x.player(), one.card(game, x), other.card(game, x)));
    }

    void blowAway(BlowAway e) {
        var cards = draft.several(e.cards());
        Value times = draft.value(e.times());
        draft.then(
                (game, x, frame) ->
                        BlownAway.begin(game, cards.cards(game, x), times.of(game, x), x.it()));
    }

    void collapse(Collapse e) {
        draft.onCards(e.sites(), (game, x, cards) -> Collapsing.collapse(game, cards));
    }

    void raise(RaiseToTop e) {
        draft.onCards(
                e.converted(), (game, x, cards) -> RaisedLocations.raise(game, x.player(), cards));
    }

    void turnOver(TurnOver e) {
        draft.onCards(e.cards(), (game, x, cards) -> Stacking.turnOver(game, cards, e.faceUp()));
    }

    void glance(Glance e) {
        draft.onCards(
                e.cards(),
                (game, x, cards) -> Stacking.glance(game, Players.one(e.viewer(), x), cards));
    }

    void returnToTable(ReturnToTable e) {
        var cards = draft.several(e.cards());
        CardQuery to = draft.which(e.to());
        draft.then(
                (game, x, frame) -> {
                    int[] places = to.all(game, x);
                    if (places.length > 0) {
                        Stacking.returnTo(game, cards.cards(game, x), places[0]);
                    }
                });
    }
}
