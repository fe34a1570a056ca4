package holosite.rules.compile;

import holosite.language.card.Side;
import holosite.language.effect.Activate;
import holosite.language.effect.DepleteLifeForce;
import holosite.language.effect.LoseAsCost;
import holosite.language.effect.LoseForce;
import holosite.language.effect.LoseForceUnder;
import holosite.language.effect.Recirculate;
import holosite.language.effect.Retrieve;
import holosite.language.effect.UseForce;
import holosite.language.effect.UseTheirForce;
import holosite.rules.action.ProgramQuestion;
import holosite.rules.decision.NumberPrompt;
import holosite.rules.force.Activation;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.ForceUse;
import holosite.rules.force.LifeForce;
import holosite.rules.force.Piles;
import holosite.rules.force.Recirculation;
import holosite.rules.force.Retrieval;
import holosite.rules.force.StackedLoss;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTest;
import holosite.rules.text.Players;
import holosite.rules.text.Value;
import java.util.Optional;

/** Effects on a player's Force: activated, used, lost, retrieved, re-circulated. */
final class ForceEffects {
    private final ProgramDraft draft;

    ForceEffects(ProgramDraft draft) {
        this.draft = draft;
    }

    void lose(LoseForce e) {
        Value amount = draft.value(e.amount());
        Optional<Zone> first = e.from().map(Zone::of);
        draft.then(
                (game, x, frame) -> {
                    double force = amount.of(game, x);
                    Players.forEach(
                            game,
                            e.who(),
                            x,
                            p -> ForceLoss.lose(game, p, force, first, x.it(), false));
                });
    }

    void loseUnder(LoseForceUnder e) {
        Value amount = draft.value(e.amount());
        draft.then(
                (game, x, frame) ->
                        StackedLoss.lose(
                                game, Players.one(e.who(), x), amount.of(game, x), x.it()));
    }

    void deplete(DepleteLifeForce e) {
        draft.then((game, x, frame) -> LifeForce.deplete(game, Players.one(e.who(), x)));
    }

    void loseAsCost(LoseAsCost e) {
        Value amount = draft.value(e.amount());
        draft.then(
                (game, x, frame) ->
                        ForceLoss.pay(
                                game, Players.one(e.who(), x), (int) amount.of(game, x), x.it()));
    }

    void retrieve(Retrieve e) {
        Value amount = draft.value(e.amount());
        CardTest test = draft.test(e.which());
        draft.then(
                (game, x, frame) -> {
                    Side p = Players.one(e.who(), x);
                    int[] fitting = Piles.fitting(game, x, test, p, Zone.LOST_PILE);
                    Retrieval.retrieve(
                            game, p, amount.of(game, x), fitting, e.how(), Zone.of(e.to()), x.it());
                });
    }

    void activate(Activate e) {
        Value amount = draft.value(e.amount());
        int slot = draft.slots().hiddenNumber();
        if (e.upTo()) {
            draft.ask(
                    (game, x) ->
                            ProgramQuestion.number(
                                    Players.one(e.who(), x),
                                    new NumberPrompt.Number(x.it()),
                                    slot,
                                    0,
                                    (int) amount.of(game, x)));
            draft.then(
                    (game, x, frame) ->
                            Activation.many(
                                    game, Players.one(e.who(), x), (int) frame.number(slot)));
        } else {
            draft.then(
                    (game, x, frame) ->
                            Players.forEach(
                                    game,
                                    e.who(),
                                    x,
                                    p -> Activation.many(game, p, (int) amount.of(game, x))));
        }
    }

    void use(UseForce e) {
        Value amount = draft.value(e.amount());
        draft.then(
                (game, x, frame) -> {
                    Side p = Players.one(e.who(), x);
                    int due = (int) amount.of(game, x);
                    ForceUse.use(game, p, Math.min(ForceUse.available(game, p), due));
                });
    }

    void useTheirs(UseTheirForce e) {
        Value amount = draft.value(e.force());
        draft.then(
                (game, x, frame) ->
                        ForceUse.useTheirsNext(game, x.player(), (int) amount.of(game, x)));
    }

    void recirculate(Recirculate e) {
        draft.then(
                (game, x, frame) ->
                        Players.forEach(
                                game, e.whose(), x, p -> Recirculation.recirculate(game, p)));
    }
}
