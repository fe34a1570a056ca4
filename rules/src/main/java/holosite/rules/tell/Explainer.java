package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.ability.Deploys;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.Game;
import holosite.rules.decision.DeployTarget;
import holosite.rules.modifier.Breakdown;
import holosite.rules.refusal.Objection;
import holosite.rules.state.GameState;
import holosite.rules.view.CardView;
import holosite.rules.view.Handles;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import holosite.rules.why.Why;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Answers a player who asks "why" about a card or place he sees: what makes its numbers up, and
 * what prevents what he would like to do with it. Cards are named by their handles in his view.
 */
public final class Explainer {
    private static final List<Figure> OF_CARDS =
            List.of(
                    Figure.POWER,
                    Figure.ABILITY,
                    Figure.POLITICS,
                    Figure.FORFEIT,
                    Figure.DEFENSE_VALUE,
                    Figure.ARMOR,
                    Figure.MANEUVER,
                    Figure.FEROCITY,
                    Figure.LANDSPEED,
                    Figure.HYPERSPEED,
                    Figure.DEPLOY_COST,
                    Figure.DESTINY);

    private static final List<Figure> OF_PLACES =
            List.of(
                    Figure.FORCE_DRAIN,
                    Figure.FORCE_GENERATION,
                    Figure.TOTAL_POWER,
                    Figure.TOTAL_ABILITY,
                    Figure.BATTLE_DESTINIES);

    /** A number, and whose it is if it is a place's. */
    public record Number(Optional<Side> side, Breakdown sum) {}

    /** What was wanted (or where), and what prevents it: nothing if it can be done. */
    public record Obstacles(String what, List<Objection> objections) {
        public Obstacles {
            objections = List.copyOf(objections);
        }
    }

    private final GameState game;
    private final Why why;
    private final View view;
    private final Side viewer;
    private final Prose p;

    public Explainer(Game game, View view, Language language) {
        this.game = game.state();
        this.why = game.why();
        this.view = view;
        this.viewer = view.viewer();
        this.p = new Prose(language);
    }

    /** The title of a card the viewer knows; empty for any other. */
    public String title(int handle) {
        OptionalInt card = card(handle);
        return card.isEmpty() ? "" : game.printed(card.getAsInt()).title();
    }

    /** Whether the card is in play, not in a hand or pile. */
    public boolean isInPlay(int handle) {
        OptionalInt card = card(handle);
        return card.isPresent() && !game.table().inZone(card.getAsInt());
    }

    // ---- why

    /** Every informative number of the card or place. */
    public List<Number> numbers(int handle) {
        OptionalInt found = card(handle);
        if (found.isEmpty()) {
            return List.of();
        }
        int card = found.getAsInt();
        return game.table().laidOut(card) ? ofPlace(card) : ofCard(card);
    }

    private List<Number> ofCard(int card) {
        var numbers = new ArrayList<Number>();
        for (Figure figure : OF_CARDS) {
            why.figure(viewer, card, figure)
                    .filter(sum -> isWorthTelling(card, sum))
                    .ifPresent(sum -> numbers.add(new Number(Optional.empty(), sum)));
        }
        return numbers;
    }

    /** Figures the rules give to everything, such as a cost of nothing, are not informative. */
    private boolean isWorthTelling(int card, Breakdown sum) {
        boolean unit = game.table().definition(card).isUnit();
        return switch (sum.figure()) {
            case DESTINY, DEPLOY_COST ->
                    sum.items().size() > 1 || (sum.total() > 0 && game.table().inZone(card));
            case DEFENSE_VALUE, LANDSPEED -> unit;
            default -> true;
        };
    }

    private List<Number> ofPlace(int place) {
        var numbers = new ArrayList<Number>();
        for (Side side : Side.values()) {
            for (Figure figure : OF_PLACES) {
                why.figureAt(place, figure, side)
                        .filter(sum -> sum.total() != 0 || sum.items().size() > 1)
                        .ifPresent(sum -> numbers.add(new Number(Optional.of(side), sum)));
            }
        }
        return numbers;
    }

    // ---- why not

    /** What prevents the usual use of such a card. */
    public List<Obstacles> whyNot(int handle) {
        OptionalInt found = card(handle);
        if (found.isEmpty()) {
            return List.of();
        }
        int card = found.getAsInt();
        Card printed = game.table().definition(card).card();
        if (printed.is(CardType.INTERRUPT)) {
            return List.of(new Obstacles(p.say("Play it", "La jouer"), why.notUse(viewer, card)));
        }
        if (game.table().inZone(card)) {
            return printed.is(CardType.LOCATION)
                    ? List.of(deploying(why.notDeployLocation(viewer, card)))
                    : everywhere(card, true);
        }
        if (printed.is(CardType.LOCATION)) {
            return List.of(
                    new Obstacles(p.say("Force drain", "Drainer"), why.notDrain(viewer, card)),
                    new Obstacles(p.say("Battle", "Combattre"), why.notBattle(viewer, card)));
        }
        if (printed.is(CardType.WEAPON)) {
            return List.of(firing(why.notFire(viewer, card)));
        }
        return game.table().definition(card).isUnit()
                ? everywhere(card, false)
                : List.of(new Obstacles(p.say("Use it", "L'utiliser"), why.notUse(viewer, card)));
    }

    /** What prevents using the card there: deploying, moving, firing or aiming it. */
    public List<Obstacles> whyNot(int handle, int goal) {
        OptionalInt found = card(handle);
        OptionalInt foundGoal = card(goal);
        if (found.isEmpty() || foundGoal.isEmpty()) {
            return List.of();
        }
        int card = found.getAsInt();
        int target = foundGoal.getAsInt();
        Card printed = game.table().definition(card).card();
        if (!printed.is(CardType.INTERRUPT) && game.table().inZone(card)) {
            return List.of(deploying(why.notDeploy(viewer, card, DeployTarget.card(target))));
        }
        if (printed.is(CardType.LOCATION)) {
            return whyNot(handle);
        }
        if (printed.is(CardType.WEAPON)) {
            return List.of(firing(why.notFire(viewer, card, target)));
        }
        return List.of(
                game.table().definition(card).isUnit()
                        ? new Obstacles(
                                p.say("Move there", "Y aller"), why.notMove(viewer, card, target))
                        : new Obstacles(
                                p.say("Target that", "Viser cela"),
                                why.notTarget(viewer, card, target)));
    }

    private Obstacles deploying(List<Objection> objections) {
        return new Obstacles(p.say("Deploy it", "La déployer"), objections);
    }

    private Obstacles firing(List<Objection> objections) {
        return new Obstacles(p.say("Fire it", "Tirer"), objections);
    }

    /** The reasons against every place; places with the same reasons together. */
    private List<Obstacles> everywhere(int card, boolean deploys) {
        Map<List<Objection>, List<String>> places = new LinkedHashMap<>();
        if (deploys) {
            sides(card, places);
            if (!places.isEmpty() && !deploysOnCards(card)) {
                return listed(places);
            }
        }
        for (PlaceView place : view.places()) {
            note(card, place.location(), deploys, places);
            for (CardView there : place.cards()) {
                if (there.owner() == viewer && isHost(there, card)) {
                    note(card, there, deploys, places);
                }
            }
        }
        return listed(places);
    }

    private static List<Obstacles> listed(Map<List<Objection>, List<String>> places) {
        var all = new ArrayList<Obstacles>();
        places.forEach((why, where) -> all.add(new Obstacles(String.join(", ", where), why)));
        return all;
    }

    /** A card that goes to a side of the table is asked about for that side. */
    private void sides(int card, Map<List<Objection>, List<String>> places) {
        for (Deploys.Where where : ways(card)) {
            if (where instanceof Deploys.OnTable(var whose)) {
                boolean own = whose == Who.YOU;
                Side side = own ? viewer : viewer.opposite();
                note(
                        why.notDeploy(viewer, card, DeployTarget.side(side)),
                        own
                                ? p.say("Your side of the table", "Votre côté de la table")
                                : p.say(
                                        "The opponent's side of the table",
                                        "Le côté de la table de l'adversaire"),
                        places);
            }
        }
    }

    private boolean deploysOnCards(int card) {
        return ways(card).stream().anyMatch(where -> !(where instanceof Deploys.OnTable));
    }

    private List<Deploys.Where> ways(int card) {
        return game.table().definition(card).card().text().stream()
                .filter(Deploys.class::isInstance)
                .map(way -> ((Deploys) way).where())
                .toList();
    }

    private boolean isHost(CardView host, int card) {
        OptionalInt number = card(host.handle());
        if (number.isEmpty() || number.getAsInt() == card) {
            return false;
        }
        var definition = game.table().definition(number.getAsInt());
        return game.table().definition(card).isUnit() ? definition.isVessel() : definition.isUnit();
    }

    private void note(
            int card, CardView place, boolean deploys, Map<List<Objection>, List<String>> places) {
        int to = card(place.handle()).orElseThrow();
        note(
                deploys
                        ? why.notDeploy(viewer, card, DeployTarget.card(to))
                        : why.notMove(viewer, card, to),
                place.title(),
                places);
    }

    private static void note(
            List<Objection> objections, String place, Map<List<Objection>, List<String>> places) {
        places.computeIfAbsent(objections, none -> new ArrayList<>()).add(place);
    }

    private OptionalInt card(int handle) {
        return Handles.card(game, viewer, handle);
    }
}
