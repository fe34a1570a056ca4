package holosite.bots.rookie;

import holosite.language.ability.Ability;
import holosite.language.ability.Agendas;
import holosite.language.ability.Allows;
import holosite.language.ability.AsDestiny;
import holosite.language.ability.CanceledBy;
import holosite.language.ability.Cancels;
import holosite.language.ability.CancelsText;
import holosite.language.ability.ConvertedBy;
import holosite.language.ability.Deed;
import holosite.language.ability.Deploys;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.Detaches;
import holosite.language.ability.ExpandsText;
import holosite.language.ability.Ferocity;
import holosite.language.ability.Fires;
import holosite.language.ability.Forbids;
import holosite.language.ability.Gives;
import holosite.language.ability.Habitat;
import holosite.language.ability.HoldsCards;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.ImmuneToAttrition;
import holosite.language.ability.Loses;
import holosite.language.ability.Maintenance;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.ability.Offers;
import holosite.language.ability.Parasite;
import holosite.language.ability.ParsecChart;
import holosite.language.ability.Replaces;
import holosite.language.ability.Requires;
import holosite.language.ability.SharesText;
import holosite.language.ability.StandsInFor;
import holosite.language.ability.Starts;
import holosite.language.ability.StateTriggers;
import holosite.language.ability.Suspends;
import holosite.language.ability.TakenAlong;
import holosite.language.ability.Toll;
import holosite.language.ability.Triggers;
import holosite.language.ability.Wanders;
import holosite.language.card.Figure;

/** How good it is for the bot that something a card says is in force. */
final class StandingTextScores {
    private StandingTextScores() {}

    static double worth(Ability ability, TargetOwners pointing) {
        return switch (ability) {
            case Modifies m -> modifier(m.modifier(), pointing);
            case Forbids f -> forbids(f, pointing);
            case Allows a -> pointing.player(a.who()).help(0.5);
            case Toll t -> pointing.player(t.who()).hurt(1);
            case ImmuneToAttrition i -> pointing.whose(i.who()).help(1);
            case ImmuneTo i -> 0.2;
            case Gives g -> pointing.whose(g.to()).help(0.5);
            case Loses l -> pointing.whose(l.cards()).hurt(0.5);
            case Suspends s -> pointing.whose(s.cards()).hurt(1.5);
            case CancelsText c -> pointing.whose(c.of()).hurt(1.5);
            case Cancels c -> pointing.whose(c.cards()).hurt(1.5);
            case SharesText s -> 1;
            case ExpandsText e -> 1;
            case Fires f -> 1;
            case Offers a -> 0.5;
            case Requires r -> 0.5;
            case Triggers t -> 0.5;
            case StateTriggers s -> 0.5;
            case Deploys d -> 0;
            case DeploysOnly d -> 0;
            case TakenAlong t -> 0;
            case Replaces r -> 0;
            case Starts s -> 0;
            case HoldsCards h -> 0;
            case AsDestiny a -> 0;
            case Wanders w -> 0;
            case Agendas a -> 0;
            case ParsecChart c -> 0;
            case Habitat h -> 0;
            case CanceledBy c -> 0;
            case ConvertedBy c -> 0;
            case StandsInFor s -> 0;
            case Ferocity x -> 0;
            case Parasite x -> 0;
            case Detaches d -> 0;
            case Maintenance m -> -m.use();
        };
    }

    private static double modifier(Modifier modifier, TargetOwners pointing) {
        double amount =
                switch (modifier.op()) {
                    case ADD -> TextScores.number(modifier.amount());
                    case TIMES -> 2;
                    case FREE -> lessIsBetter(modifier.figure()) ? -1 : 1;
                    case BASE, SET, AT_MOST, AT_LEAST -> 0;
                };
        double better = lessIsBetter(modifier.figure()) ? -amount : amount;
        Whose whose =
                modifier.figure().of() == Figure.Of.CARD
                        ? pointing.whose(modifier.of())
                        : pointing.player(modifier.whose());
        return whose.help(better * 0.7);
    }

    private static boolean lessIsBetter(Figure figure) {
        return switch (figure) {
            case DEPLOY_COST,
                    MOVE_COST,
                    SHUTTLE_COST,
                    LANDSPEED_TO_LEAVE,
                    FIRE_COST,
                    PLAY_COST,
                    FORCE_DRAIN_COST,
                    TRANSIT_FROM,
                    TRANSIT_TO,
                    ENTER_COST,
                    BATTLE_COST,
                    ABILITY_FOR_BATTLE_DESTINY,
                    ATTRITION,
                    BATTLE_DAMAGE,
                    FORCE_LOSS,
                    FORCE_LOSS_FROM_DRAIN,
                    FORCE_LOSS_FROM_INSERT ->
                    true;
            default -> false;
        };
    }

    /**
     * A card that may not do something hurts its owner; a card to which something may not be done
     * protects him.
     */
    private static double forbids(Forbids forbids, TargetOwners pointing) {
        Whose whose = pointing.whose(forbids.what());
        return switch (forbids.deed()) {
            case BE_TARGETED, BE_STOLEN, BE_LOST, BE_CAPTURED, CANCEL_DRAIN -> whose.help(1);
            case Deed d when whose == Whose.EITHER -> pointing.player(forbids.who()).hurt(1);
            default -> whose.hurt(1.2);
        };
    }
}
