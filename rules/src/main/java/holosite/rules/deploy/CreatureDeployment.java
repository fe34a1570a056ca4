package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.card.Side;
import holosite.rules.modifier.Rulings;
import holosite.rules.place.Creatures;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;

/**
 * Where creatures may be deployed: to a location of their habitat, with or without presence or
 * Force icons, the rules of Dagobah and the like notwithstanding.
 */
final class CreatureDeployment {
    private CreatureDeployment() {}

    static Refusal refusal(GameState game, Side player, int card, int target, Happening event) {
        if (target < 0
                || !game.table().laidOut(target)
                || !event.equals(Happening.NOTHING)
                || game.battle().isGoingOn()
                || game.attack().isGoingOn()) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        if (!Creatures.inHabitat(game, card, target)) {
            return Refusal.OUTSIDE_HABITAT;
        }
        for (Text.DeployRestriction only : CardTexts.of(game, card).text().deployRestrictions()) {
            Context context = Context.of(card, player).on(card, target);
            if (!only.when().holds(game, context) || !only.where().fits(game, context, target)) {
                return Refusal.DEPLOYS_ONLY_ELSEWHERE;
            }
        }
        return Rulings.forbids(game, Deed.DEPLOY, player, card, target)
                ? Refusal.FORBIDDEN_BY_CARD
                : Refusal.NONE;
    }
}
