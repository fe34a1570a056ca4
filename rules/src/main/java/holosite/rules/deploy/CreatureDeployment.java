package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.Side;
import holosite.rules.decision.DeployTarget;
import holosite.rules.modifier.Rulings;
import holosite.rules.place.Creatures;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Occasion;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;

/**
 * Where creatures may be deployed: to a location of their habitat, with or without presence or
 * Force icons, the rules of Dagobah and the like notwithstanding.
 */
final class CreatureDeployment {
    private CreatureDeployment() {}

    static Refusal refusal(
            GameState game, Side player, int card, DeployTarget target, Occasion event) {
        if (!(target instanceof DeployTarget.ToCard to)
                || !game.table().laidOut(to.card())
                || event instanceof Happening
                || game.battle().isGoingOn()
                || game.attack().isGoingOn()) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        int place = to.card();
        if (!Creatures.inHabitat(game, card, place)) {
            return Refusal.OUTSIDE_HABITAT;
        }
        for (Text.DeployRestriction only : CardTexts.of(game, card).text().deployRestrictions()) {
            Context context = Context.of(card, player).on(card, place);
            if (!only.when().holds(game, context) || !only.where().fits(game, context, place)) {
                return Refusal.DEPLOYS_ONLY_ELSEWHERE;
            }
        }
        return Rulings.forbids(game, Deed.DEPLOY, player, card, place)
                ? Refusal.FORBIDDEN_BY_CARD
                : Refusal.NONE;
    }
}
