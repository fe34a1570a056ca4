package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.action.Cancellation;
import holosite.rules.action.Priced;
import holosite.rules.action.Window;
import holosite.rules.card.Definition;
import holosite.rules.decision.CardPrompt;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.ForceUse;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.Asking;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Uses;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.List;

/**
 * Deploying a card: where it goes is chosen, what it aims at, then the Force is used; the card lies
 * between hand and table while it can be answered, and then takes its place.
 */
public record Deploy(Terms terms, int card, int partner, int target, int way, int aim)
        implements Asking.ForCards, Priced {

    /**
     * Under which terms: by whom, in answer to what, at which place only, at what discount, for
     * free, whether as a react, and to which of these only (to any, where none is named). {@code
     * within} names the systems a location may join, any where none is named.
     */
    public record Terms(
            Side player,
            Happening event,
            int onlyAt,
            double discount,
            boolean free,
            boolean react,
            List<Integer> among,
            List<String> within) {

        public Terms {
            among = List.copyOf(among);
            within = List.copyOf(within);
        }

        static Terms normal(Side player, Happening event) {
            return new Terms(player, event, Table.NOBODY, 0, false, false, List.of(), List.of());
        }

        static Terms react(Side player, int place) {
            return new Terms(
                    player, Happening.NOTHING, place, 0, false, true, List.of(), List.of());
        }

        boolean allow(int target) {
            return among.isEmpty() || among.contains(target);
        }

        int force(GameState game) {
            return free ? Integer.MAX_VALUE / 2 : ForceUse.available(game, player) + (int) discount;
        }
    }

    private static final int UNDECIDED = -9;

    public static void begin(GameState game, Side player, int card, Happening event) {
        begin(game, card, Terms.normal(player, event));
    }

    /** Deploys under special terms: from a pile, for less, as a react. */
    public static void begin(GameState game, int card, Terms terms) {
        Uses.play(game, game.table().definition(card).card().title());
        if (game.table().definition(card).isLocation()) {
            game.push(LocationDeploy.of(terms.player(), card, terms.within()));
        } else {
            game.push(of(terms, card));
        }
    }

    /** Nothing about it is decided yet. */
    static Deploy of(Terms terms, int card) {
        return with(terms, card, Table.NOBODY);
    }

    static Deploy with(Terms terms, int card, int partner) {
        return new Deploy(terms, card, partner, UNDECIDED, -1, UNDECIDED);
    }

    /** Deploys to a place that has been found legal, at the normal cost. */
    public static void straight(GameState game, Side player, int card, int place) {
        Uses.play(game, game.table().definition(card).card().title());
        var terms = Terms.normal(player, Happening.NOTHING);
        game.push(new Deploy(terms, card, Table.NOBODY, place, -1, Table.NOBODY));
    }

    public static void together(GameState game, Side player, int ship, Happening event) {
        game.push(new PickPilot(Terms.normal(player, event), ship));
    }

    public static void asReact(GameState game, Side player, int card, int place) {
        begin(game, card, Terms.react(player, place));
    }

    public static void togetherAsReact(GameState game, Side player, int ship, int place) {
        game.push(new PickPilot(Terms.react(player, place), ship));
    }

    /** Which pilot comes with the ship. */
    public record PickPilot(Terms terms, int ship) implements Asking.ForCards {

        @Override
        public void run(GameState game) {
            int[] pilots = Together.pilots(game, terms.player(), ship, terms.onlyAt());
            chooseOne(game, terms.player(), new CardPrompt.DeployPilot(ship), pilots);
        }

        @Override
        public void chosen(GameState game, int[] pilot) {
            with(game, pilot[0]);
        }

        private void with(GameState game, int pilot) {
            Uses.play(game, game.table().definition(ship).card().title());
            Uses.play(game, game.table().definition(pilot).card().title());
            game.push(Deploy.with(terms, ship, pilot));
        }
    }

    @Override
    public void run(GameState game) {
        if (target == UNDECIDED) {
            int[] targets = targets(game);
            chooseOne(game, terms.player(), new CardPrompt.DeployWhere(card), targets);
        } else if (aim == UNDECIDED) {
            int[] aims = aims(game);
            // where there is nothing to aim at, it is aimed at nothing
            int wanted = Math.min(aims.length, 1);
            choose(
                    game,
                    terms.player(),
                    new CardPrompt.DeployAim(card, target),
                    aims,
                    wanted,
                    wanted);
        } else {
            pay(game);
        }
    }

    int[] targets(GameState game) {
        return partner == Table.NOBODY
                ? Arrays.stream(
                                Deployment.targets(
                                        game,
                                        terms.player(),
                                        card,
                                        terms.event(),
                                        terms.onlyAt(),
                                        terms.force(game)))
                        .filter(terms::allow)
                        .toArray()
                : Together.places(game, terms.player(), card, partner, terms.onlyAt());
    }

    private void towards(GameState game, int chosen) {
        Definition definition = game.table().definition(card);
        int chosenWay =
                definition.isUnit()
                        ? -1
                        : Deployment.way(game, terms.player(), card, chosen, terms.event());
        boolean aims = false;
        if (chosenWay >= 0) {
            DeployWay leading = CardTexts.of(game, card).text().ways().get(chosenWay);
            aims = leading.aims();
        }
        game.push(
                new Deploy(
                        terms, card, partner, chosen, chosenWay, aims ? UNDECIDED : Table.NOBODY));
    }

    private int[] aims(GameState game) {
        DeployWay taken = CardTexts.of(game, card).text().ways().get(way);
        return Deployment.aims(
                game, taken, Context.of(card, terms.player(), terms.event()).on(card, target));
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        if (target == UNDECIDED) {
            towards(game, chosen[0]);
        } else {
            int at = chosen.length == 0 ? Table.NOBODY : chosen[0];
            game.push(new Deploy(terms, card, partner, target, way, at));
        }
    }

    /** What it costs to go there; a card that is only aimed at has no price. */
    @Override
    public int price(GameState game, int choice) {
        return target == UNDECIDED ? cost(game, choice) : UNPRICED;
    }

    int cost(GameState game, int there) {
        if (terms.free()) {
            return 0;
        }
        if (terms.react()) {
            game.supposed().reacting(card);
        }
        int cost =
                partner == Table.NOBODY
                        ? Deployment.cost(game, card, there, terms.event())
                                + Deployment.toll(game, terms.player(), card, there)
                        : Together.cost(game, terms.player(), card, partner, there);
        game.supposed().reacting(Table.NOBODY);
        return Math.max(0, cost - (int) terms.discount());
    }

    private void pay(GameState game) {
        Side player = terms.player();
        ForceUse.use(game, player, cost(game, target));
        var table = game.table();
        boolean undercover =
                target >= 0
                        && table.definition(card).isUnit()
                        && Rulings.forbids(
                                game,
                                Deed.DEPLOY,
                                player,
                                card,
                                Whereabouts.location(table, target));
        Role role = target >= 0 ? Deployment.roleAt(game, card, target) : Role.NONE;
        table.toTop(card, Table.zone(player, Zone.LIMBO), Role.NONE);
        if (partner != Table.NOBODY) {
            table.toTop(partner, Table.zone(player, Zone.LIMBO), Role.NONE);
        }
        int id = game.newId();
        game.push(new Arrive(player, card, partner, target, role, aim, undercover, id));
        Cancellation.byStandingTexts(game, card, id);
        int place = target >= 0 ? Whereabouts.location(table, target) : Table.NOBODY;
        if (terms.react()) {
            Window.open(game, Happening.of(Event.REACTING, player).to(card).at(place).id(id));
        }
        // a Defensive Shield is played, not deployed
        Event event =
                table.definition(card).is(CardType.DEFENSIVE_SHIELD)
                        ? Event.BEING_PLAYED
                        : Event.BEING_DEPLOYED;
        Window.open(game, Happening.of(event, player).to(card).at(place).id(id));
        ForceLoss.pay(game, player, Deployment.loss(game, player, card, way, target), card);
    }
}
