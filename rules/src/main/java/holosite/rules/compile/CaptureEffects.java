package holosite.rules.compile;

import holosite.language.effect.BreakCover;
import holosite.language.effect.Capture;
import holosite.language.effect.CrossOver;
import holosite.language.effect.Exclude;
import holosite.language.effect.Freeze;
import holosite.language.effect.GoMissing;
import holosite.language.effect.GoUndercover;
import holosite.language.effect.HandOver;
import holosite.language.effect.Hide;
import holosite.language.effect.Release;
import holosite.language.effect.Steal;
import holosite.rules.capture.Captivity;
import holosite.rules.capture.Exclusion;
import holosite.rules.capture.Missing;
import holosite.rules.capture.Stealing;
import holosite.rules.capture.Undercover;
import holosite.rules.persona.CrossingOver;
import holosite.rules.table.Table;
import holosite.rules.text.CardQuery;
import holosite.rules.text.Players;

/**
 * Effects on whose cards are and whether they take part: captives, crossed over, stolen, missing,
 * undercover.
 */
final class CaptureEffects {
    private final ProgramDraft draft;

    CaptureEffects(ProgramDraft draft) {
        this.draft = draft;
    }

    void capture(Capture e) {
        if (e.seizers().isPresent()) {
            var cards = draft.several(e.cards());
            CardQuery seizers = draft.which(e.seizers().get());
            draft.then(
                    (game, x, frame) ->
                            Captivity.captureBy(game, cards.cards(game, x), seizers.all(game, x)));
            return;
        }
        draft.onCardsWith(
                e.cards(),
                e.escort(),
                (game, x, cards, escort) -> Captivity.capture(game, cards, escort));
    }

    void handOver(HandOver e) {
        draft.onCardsWith(
                e.captives(),
                e.to(),
                (game, x, cards, escort) -> Captivity.handOver(game, cards, escort));
    }

    void release(Release e) {
        draft.onCards(e.cards(), (game, x, cards) -> Captivity.release(game, cards));
    }

    void freeze(Freeze e) {
        draft.onCards(e.cards(), (game, x, cards) -> Captivity.freeze(game, cards));
    }

    void steal(Steal e) {
        if (e.carrier().isEmpty()) {
            draft.onCards(
                    e.cards(),
                    (game, x, cards) ->
                            Stealing.steal(game, cards, Players.one(e.by(), x), Table.NOBODY));
            return;
        }
        draft.onCardsWith(
                e.cards(),
                e.carrier().get(),
                (game, x, cards, carrier) ->
                        Stealing.steal(game, cards, Players.one(e.by(), x), carrier));
    }

    void exclude(Exclude e) {
        draft.onCards(e.cards(), (game, x, cards) -> Exclusion.exclude(game, cards));
    }

    void hide(Hide e) {
        draft.onCards(e.cards(), (game, x, cards) -> Exclusion.hide(game, cards));
    }

    void goMissing(GoMissing e) {
        draft.onCards(e.cards(), (game, x, cards) -> Missing.goMissing(game, cards));
    }

    void breakCover(BreakCover e) {
        draft.onCards(
                e.cards(),
                (game, x, cards) -> Undercover.breakCover(game, x.player(), cards, x.it()));
    }

    void crossOver(CrossOver e) {
        draft.onCards(e.cards(), (game, x, cards) -> CrossingOver.cross(game, cards));
    }

    void goUndercover(GoUndercover e) {
        draft.onCards(e.cards(), (game, x, cards) -> Undercover.goUnder(game, cards));
    }
}
