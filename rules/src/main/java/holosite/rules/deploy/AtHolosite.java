package holosite.rules.deploy;

import holosite.language.card.Side;
import holosite.rules.decision.DeployTarget;
import holosite.rules.place.PlaceRules;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Occasion;

/**
 * Deploying a Dejarik or hologram to a holosite. Wherever that is considered, the card is looked at
 * as what it would be there: not the Effect or Interrupt that is printed on it, but a card with
 * power, ability and forfeit value, which deploys like a character.
 */
final class AtHolosite {
    private AtHolosite() {}

    /** Whether this is a Dejarik or hologram on its way to a holosite, as printed. */
    static boolean leads(GameState game, int card, DeployTarget target) {
        return target instanceof DeployTarget.ToCard to
                && game.table().definition(card).isDejarikOrHologram()
                && !game.table().definition(card).isUnit()
                && game.table().laidOut(to.card())
                && PlaceRules.holosite(game, to.card());
    }

    /**
     * Looks at the card as it would be there, until this is dropped; false if that changes it not.
     */
    static boolean assume(GameState game, int card, DeployTarget target) {
        if (!leads(game, card, target)) {
            return false;
        }
        game.table().assumeAtHolosite(card, true);
        return true;
    }

    static void drop(GameState game, int card) {
        game.table().assumeAtHolosite(card, false);
    }

    static Refusal refusal(
            GameState game, Side player, int card, DeployTarget target, Occasion event) {
        // in answer to something only its own text brings a card into play
        if (event instanceof Happening || !(target instanceof DeployTarget.ToCard to)) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        game.table().assumeAtHolosite(card, true);
        Refusal refusal = UnitDeployment.refusal(game, player, card, to.card(), true);
        drop(game, card);
        return refusal;
    }
}
