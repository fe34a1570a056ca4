package holosite.rules.deploy;

import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.rules.card.ProgramId;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.DeployTarget;
import holosite.rules.force.Piles;
import holosite.rules.log.PileEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Uses;
import holosite.rules.table.Cards;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.uniqueness.UniquenessRules;
import java.util.Arrays;
import java.util.List;

/**
 * A ship or vehicle and its pilot deployed as one action, one of them revealed from hand and the
 * other found in the Reserve Deck: with whom the revealed card is deployed, if with anybody.
 */
public record PairDeployment(
        Side player, int revealed, boolean isVessel, Cards partners, int source)
        implements QuestionStep.ForCards {

    /** Reveals a card of the hand and looks for its partner among these of the Reserve Deck. */
    public static void begin(
            GameState game,
            ProgramId text,
            Side player,
            int revealed,
            boolean isVessel,
            int[] found,
            int source) {
        if (game.keepsLog()) {
            game.log(new PileEntry.Reveals(player, game.name(revealed), player, Pile.HAND));
        }
        var pair = new PairDeployment(player, revealed, isVessel, new Cards(found), source);
        if (pair.possible(game).length == 0) {
            Piles.foundNothing(game, player, text, player, Zone.RESERVE_DECK);
        }
        game.next(pair, new PileDeployment.Reshuffle(player, Zone.RESERVE_DECK));
    }

    @Override
    public void run(GameState game) {
        choose(game, player, new CardPrompt.Search(source), possible(game), 0, 1);
    }

    private int[] possible(GameState game) {
        return Arrays.stream(partners.numbers())
                .filter(partner -> !targets(game, partner).isEmpty())
                .toArray();
    }

    private List<DeployTarget> targets(GameState game, int partner) {
        int vessel = isVessel ? revealed : partner;
        int pilot = isVessel ? partner : revealed;
        return UniquenessRules.mayDeploy(game, vessel)
                        && DeployWithPilot.canPilot(game, player, pilot, vessel)
                ? DeployWithPilot.targets(game, player, vessel, pilot, Table.NOBODY)
                : List.of();
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        for (int partner : chosen) {
            var terms =
                    new Deploy.Terms(
                            player,
                            Occasion.NONE,
                            Table.NOBODY,
                            0,
                            false,
                            false,
                            targets(game, partner),
                            List.of());
            Uses.play(game, game.table().definition(revealed).card().title());
            Uses.play(game, game.table().definition(partner).card().title());
            game.push(
                    new Deploy(
                            terms, isVessel ? revealed : partner, isVessel ? partner : revealed));
        }
    }
}
