package holosite.rules.deploy;

import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.DeployWhere;
import holosite.rules.force.ForceUse;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Uses;
import holosite.rules.table.Table;
import holosite.rules.text.DeployWay;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.List;

/**
 * Deploying a card: here it is chosen where it goes; then what it aims at, and then it is paid for.
 */
public record Deploy(Terms terms, int card, int partner) implements QuestionStep.ForTarget {

    /**
     * Under which terms: by whom, in answer to what, at which place only, at what discount, for
     * free, whether as a react, and to which of these only (to any, where none is named). {@code
     * within} names the systems a location may join, any where none is named.
     */
    public record Terms(
            Side player,
            Occasion event,
            int onlyAt,
            double discount,
            boolean free,
            boolean react,
            List<DeployTarget> among,
            List<String> within) {

        public Terms {
            among = List.copyOf(among);
            within = List.copyOf(within);
        }

        static Terms normal(Side player, Occasion event) {
            return new Terms(player, event, Table.NOBODY, 0, false, false, List.of(), List.of());
        }

        static Terms react(Side player, int place) {
            return new Terms(player, Occasion.NONE, place, 0, false, true, List.of(), List.of());
        }

        /** What goes aboard or on a card at one of the places goes to that place. */
        boolean allow(GameState game, DeployTarget target) {
            return among.isEmpty()
                    || among.contains(target)
                    || (target instanceof DeployTarget.ToCard to
                            && leadsThere(Whereabouts.location(game.table(), to.card())));
        }

        private boolean leadsThere(int place) {
            return place != Table.NOBODY && among.contains(DeployTarget.card(place));
        }

        int force(GameState game) {
            return free ? Integer.MAX_VALUE / 2 : ForceUse.available(game, player) + (int) discount;
        }
    }

    public static void begin(GameState game, Side player, int card, Occasion event) {
        begin(game, card, Terms.normal(player, event));
    }

    /** Deploys under special terms: from a pile, for less, as a react. */
    public static void begin(GameState game, int card, Terms terms) {
        Uses.play(game, game.table().definition(card).card().title());
        if (game.table().definition(card).isLocation()) {
            game.push(LocationDeploy.of(terms.player(), card, terms.within()));
        } else {
            game.push(alone(terms, card));
        }
    }

    static Deploy alone(Terms terms, int card) {
        return new Deploy(terms, card, Table.NOBODY);
    }

    /** Deploys to a place that has been found legal, at the normal cost. */
    public static void straight(GameState game, Side player, int card, int place) {
        Uses.play(game, game.table().definition(card).card().title());
        Deploy what = alone(Terms.normal(player, Occasion.NONE), card);
        game.push(new DeployPayment(what, DeployTarget.card(place), Table.NOBODY));
    }

    public static void together(GameState game, Side player, int ship, Occasion event) {
        game.push(new PickPilot(Terms.normal(player, event), ship));
    }

    public static void asReact(GameState game, Side player, int card, int place) {
        begin(game, card, Terms.react(player, place));
    }

    public static void togetherAsReact(GameState game, Side player, int ship, int place) {
        game.push(new PickPilot(Terms.react(player, place), ship));
    }

    /** Which pilot comes with the ship. */
    public record PickPilot(Terms terms, int ship) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            chooseOne(
                    game,
                    terms.player(),
                    new CardPrompt.DeployPilot(ship),
                    pilots(game, terms, ship));
        }

        @Override
        public void chosen(GameState game, int[] pilot) {
            with(game, pilot[0]);
        }

        private void with(GameState game, int pilot) {
            Uses.play(game, game.table().definition(ship).card().title());
            Uses.play(game, game.table().definition(pilot).card().title());
            game.push(new Deploy(terms, ship, pilot));
        }
    }

    /** Pilots in hand with whom a ship can deploy under these terms. */
    static int[] pilots(GameState game, Terms terms, int ship) {
        assume(game, terms, ship);
        int[] pilots = DeployWithPilot.pilots(game, terms.player(), ship, terms.onlyAt());
        assumeNothing(game);
        return pilots;
    }

    /**
     * Where a card may go and what it costs may differ as a react, or where a text deploys it, from
     * other times.
     */
    private static void assume(GameState game, Terms terms, int card) {
        game.assumptions().deploying(card, PileDeployment.deployer(game, card));
        if (terms.react()) {
            game.assumptions().reacting(card);
        }
    }

    private static void assumeNothing(GameState game) {
        game.assumptions().deploying(Table.NOBODY, Table.NOBODY);
        game.assumptions().reacting(Table.NOBODY);
    }

    @Override
    public void run(GameState game) {
        choose(game, terms.player(), new DeployWhere(card), targets(game));
    }

    List<DeployTarget> targets(GameState game) {
        var targets = new ArrayList<DeployTarget>();
        assume(game, terms, card);
        if (partner == Table.NOBODY) {
            targets.addAll(
                    Deployment.targets(
                            game,
                            terms.player(),
                            card,
                            terms.event(),
                            terms.onlyAt(),
                            terms.force(game)));
            targets.removeIf(target -> !terms.allow(game, target));
        } else if (!terms.among().isEmpty()) {
            targets.addAll(terms.among());
        } else {
            targets.addAll(
                    DeployWithPilot.targets(game, terms.player(), card, partner, terms.onlyAt()));
        }
        assumeNothing(game);
        return targets;
    }

    @Override
    public void chosen(GameState game, DeployTarget target) {
        DeployWay way =
                game.table().definition(card).isUnit() || AtHolosite.leads(game, card, target)
                        ? null
                        : DeployWays.way(game, terms.player(), card, target, terms.event());
        boolean aims = way != null && way.aims();
        game.push(
                aims ? new DeployAim(this, target) : new DeployPayment(this, target, Table.NOBODY));
    }

    /** What it costs to go there. */
    public int cost(GameState game, DeployTarget there) {
        assume(game, terms, card);
        int toll =
                partner == Table.NOBODY
                        ? DeployCost.toll(game, terms.player(), card, there)
                        : DeployWithPilot.toll(game, terms.player(), card, partner, there);
        int cost = price(game, there);
        assumeNothing(game);
        return cost + toll;
    }

    /** What is due to the card itself, apart from what other texts ask first. */
    private int price(GameState game, DeployTarget there) {
        int cost =
                terms.free()
                        ? 0
                        : partner == Table.NOBODY
                                ? DeployCost.of(game, card, there, terms.event())
                                : DeployWithPilot.price(game, card, partner, there);
        return Math.max(0, cost - (int) terms.discount());
    }

    /** What the opponent has to use for it. */
    int opponentsCost(GameState game, DeployTarget there) {
        assume(game, terms, card);
        int cost = SharedCost.falls(game, terms.player(), card, there) ? price(game, there) : 0;
        assumeNothing(game);
        return cost;
    }
}
