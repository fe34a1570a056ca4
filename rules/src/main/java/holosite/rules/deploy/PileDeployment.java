package holosite.rules.deploy;

import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.card.Definition;
import holosite.rules.card.ProgramId;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.DeployTarget;
import holosite.rules.force.ForceUse;
import holosite.rules.force.Piles;
import holosite.rules.persona.StandIns;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Step;
import holosite.rules.table.Cards;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTest;
import holosite.rules.uniqueness.UniquenessRules;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Deploying a card straight from a pile: it must be legal and paid for like any other. */
public final class PileDeployment {
    private PileDeployment() {}

    /**
     * Looks through a pile for such cards by a text. If none is there, or none that can be deployed
     * now, the search has failed; a text about cards that were revealed first is no search.
     */
    public static void begin(
            GameState game,
            Optional<ProgramId> search,
            Side player,
            Zone from,
            Context context,
            CardTest which,
            CardTest where,
            double discount,
            boolean free,
            boolean reshuffle,
            int most) {
        if (reshuffle) {
            game.push(new Reshuffle(player, from));
        }
        int[] fitting = Piles.fitting(game, context, which, player, from);
        boolean offered = offer(game, player, fitting, context, where, discount, free, most);
        if (!offered && search.isPresent()) {
            Piles.foundNothing(game, player, search.get(), player, from);
        }
    }

    /**
     * So many of these cards may be deployed to such places, from wherever they are. Returns
     * whether any of them can be.
     */
    public static boolean offer(
            GameState game,
            Side player,
            int[] fitting,
            Context context,
            CardTest where,
            double discount,
            boolean free,
            int most) {
        Offer offer = open(game, player, fitting, context, where, discount, free);
        if (offer.cards().count() > 0) {
            // what cannot go anywhere yet may follow one that is deployed before it
            Cards cards = most > 1 ? new Cards(fitting) : offer.cards();
            game.push(new Choose(offer.terms(), cards, most, context.it()));
            return true;
        }
        return false;
    }

    /** Cards that can be deployed now, and under which terms. */
    public record Offer(Deploy.Terms terms, Cards cards) {}

    /** Which of these cards could be deployed to such places. */
    public static Offer open(
            GameState game,
            Side player,
            int[] fitting,
            Context context,
            CardTest where,
            double discount,
            boolean free) {
        int force =
                free ? Integer.MAX_VALUE / 2 : ForceUse.available(game, player) + (int) discount;
        boolean anywhere = CardTest.isAll(where);
        List<String> within = systems(game, context, where);
        Predicate<DeployTarget> there =
                target ->
                        !(target instanceof DeployTarget.ToCard to)
                                || where.fits(game, context, to.card())
                                || leadsThere(game, context, where, to.card());
        int[] cards = new int[fitting.length];
        int open = 0;
        for (int card : fitting) {
            if (possible(game, player, card, force, within, !anywhere, there, context.it())) {
                cards[open++] = card;
            }
        }
        cards = Arrays.copyOf(cards, open);
        var terms =
                new Deploy.Terms(
                        player,
                        Occasion.NONE,
                        Table.NOBODY,
                        discount,
                        free,
                        false,
                        anywhere
                                ? List.of()
                                : places(game, there, player, cards, force, context.it()),
                        within);
        return new Offer(terms, new Cards(cards));
    }

    /** What goes aboard or on a card at the place named goes to that place. */
    private static boolean leadsThere(GameState game, Context context, CardTest where, int target) {
        int place = Whereabouts.location(game.table(), target);
        return place != target && place != Table.NOBODY && where.fits(game, context, place);
    }

    /** The places the text names, as far as any of the cards can go there. */
    private static List<DeployTarget> places(
            GameState game,
            Predicate<DeployTarget> there,
            Side player,
            int[] cards,
            int force,
            int by) {
        return Arrays.stream(cards)
                .filter(card -> !game.table().definition(card).isLocation())
                .boxed()
                .flatMap(card -> targets(game, player, card, force, by))
                .filter(there)
                .distinct()
                .toList();
    }

    /** The systems a location may join, told by the places the text names; any if it names none. */
    private static List<String> systems(GameState game, Context context, CardTest where) {
        if (CardTest.isAll(where)) {
            return List.of();
        }
        var table = game.table();
        var systems = new ArrayList<String>();
        for (int at = table.top(Table.locations()); at != Table.NOBODY; at = table.next(at)) {
            if (where.fits(game, context, at) && !systems.contains(game.systemAt(at))) {
                systems.add(game.systemAt(at));
            }
        }
        return systems;
    }

    private static Stream<DeployTarget> targets(
            GameState game, Side player, int card, int force, int by) {
        game.assumptions().deploying(card, by);
        var targets = Deployment.targets(game, player, card, Occasion.NONE, Table.NOBODY, force);
        game.assumptions().deploying(Table.NOBODY, Table.NOBODY);
        return targets.stream();
    }

    private static boolean possible(GameState game, Deploy.Terms terms, int card, int by) {
        return possible(
                game,
                terms.player(),
                card,
                terms.force(game),
                terms.within(),
                !terms.within().isEmpty(),
                target -> terms.allow(game, target),
                by);
    }

    private static boolean possible(
            GameState game,
            Side player,
            int card,
            int force,
            List<String> within,
            boolean onlyThere,
            Predicate<DeployTarget> fitting,
            int by) {
        Definition definition = game.table().definition(card);
        if (definition.isPlayed() || definition.is(CardType.DEFENSIVE_SHIELD)) {
            return false;
        }
        if (definition.isLocation()) {
            return LocationDeployment.possible(game, player, card)
                    && (!onlyThere || LocationDeployment.joins(game, player, card, within));
        }
        game.assumptions().deploying(card, by);
        boolean possible =
                UniquenessRules.mayDeploy(game, card)
                        && Deployment.anywhere(game, player, card, force, fitting);
        game.assumptions().deploying(Table.NOBODY, Table.NOBODY);
        return possible;
    }

    /**
     * Which of the cards found is deployed; it may be none. Where several may be, the rest is asked
     * about again as soon as one has arrived.
     */
    public record Choose(Deploy.Terms terms, Cards cards, int most, int source)
            implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] left = left(game);
            choose(game, terms.player(), new CardPrompt.Search(source), left, 0, 1);
        }

        /** Those that are not deployed yet and can go somewhere the text names. */
        private int[] left(GameState game) {
            return Arrays.stream(cards.numbers())
                    .filter(card -> isUndeployed(game.table(), card))
                    .filter(card -> possible(game, terms, card, source))
                    .toArray();
        }

        private static boolean isUndeployed(Table table, int card) {
            return !table.inPlay(card) || !table.role(card).onTable();
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            for (int card : chosen) {
                if (most > 1) {
                    game.push(new Choose(terms, cards, most - 1, source));
                }
                game.push(new ByText(card, source));
                StandIns.deploying(game, source, card);
                Deploy.begin(game, card, terms);
            }
        }
    }

    /** Waits below the deployment of a card: by whose text it is deployed. */
    public record ByText(int card, int source) implements Step {

        @Override
        public void run(GameState game) {
            // the card has been deployed, and nobody asks any more
        }
    }

    /** The card whose text deploys this one just now, or nobody. */
    static int deployer(GameState game, int card) {
        ByText text = game.stack().nearest(ByText.class);
        return text != null && text.card() == card ? text.source() : Table.NOBODY;
    }

    /** The deck is shuffled once the card is out of it. */
    public record Reshuffle(Side player, Zone pile) implements Step {

        @Override
        public void run(GameState game) {
            Piles.shuffle(game, player, pile);
        }
    }
}
