package holosite.app.play;

import holosite.glossary.Glossary;
import holosite.language.ability.Deploys;
import holosite.language.card.Card;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.deploy.Deployment;
import holosite.rules.table.Table;
import holosite.rules.view.CardView;
import holosite.rules.view.Handles;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import holosite.rules.why.Objection;
import holosite.rules.why.Sum;
import holosite.rules.why.Why;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Answers "why": what makes numbers up, and what stands against what a player would like to do. */
final class Explainer {
    private static final List<Figure> OF_CARDS =
            List.of(
                    Figure.POWER,
                    Figure.ABILITY,
                    Figure.FORFEIT,
                    Figure.DEFENSE_VALUE,
                    Figure.ARMOR,
                    Figure.MANEUVER,
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

    private final Game game;
    private final View view;
    private final Side viewer;
    private final Words words;
    private final Finder finder;

    Explainer(Game game, View view, Words words) {
        this.game = game;
        this.view = view;
        this.viewer = view.viewer();
        this.words = words;
        this.finder = new Finder(view, words);
    }

    // ---- why

    List<String> why(String text) {
        if (List.of("", "force", "generation", "génération")
                .contains(text.toLowerCase(Locale.ROOT))) {
            return List.of(Why.generation(game, viewer).say(language()));
        }
        var titles = finder.titles(text);
        if (titles.size() != 1) {
            return unclear(text, titles);
        }
        var lines = new ArrayList<String>();
        for (Finder.Found found : finder.cards(titles.getFirst())) {
            int card = card(found);
            lines.add(found.title() + (found.where().isEmpty() ? "" : " (" + found.where() + ")"));
            var sums = game.table().laidOut(card) ? ofPlace(card) : ofCard(card);
            sums.forEach(sum -> lines.add("  " + sum));
        }
        return lines;
    }

    private List<String> ofCard(int card) {
        var lines = new ArrayList<String>();
        for (Figure figure : OF_CARDS) {
            Why.figure(game, viewer, card, figure)
                    .filter(sum -> isWorthTelling(card, sum))
                    .ifPresent(sum -> lines.add(sum.say(language())));
        }
        return lines;
    }

    /** Figures the rules give to everything, such as a cost of nothing, tell nothing. */
    private boolean isWorthTelling(int card, Sum sum) {
        boolean unit = game.table().definition(card).isUnit();
        return switch (sum.figure()) {
            case DESTINY, DEPLOY_COST ->
                    sum.items().size() > 1 || (sum.total() > 0 && game.table().inZone(card));
            case DEFENSE_VALUE, LANDSPEED -> unit;
            default -> true;
        };
    }

    private List<String> ofPlace(int place) {
        var lines = new ArrayList<String>();
        for (Side side : Side.values()) {
            for (Figure figure : OF_PLACES) {
                Optional<Sum> sum = Why.figureAt(game, place, figure, side);
                sum.filter(s -> s.total() != 0 || s.items().size() > 1)
                        .ifPresent(
                                s ->
                                        lines.add(
                                                words.narrator().side(side)
                                                        + words.say(": ", " : ")
                                                        + s.say(language())));
            }
        }
        return lines;
    }

    // ---- why not

    List<String> whyNot(String text) {
        var titles = finder.titles(text);
        if (titles.size() == 1) {
            return whyNot(best(finder.cards(titles.getFirst())), Optional.empty());
        }
        Optional<Finder.Pair> found = finder.pair(text);
        if (found.isEmpty()) {
            return unclear(text, titles);
        }
        Finder.Pair pair = found.get();
        if (!pair.clear()) {
            return unclear(text, pair.cards().size() > 1 ? pair.cards() : pair.places());
        }
        return whyNot(
                best(finder.cards(pair.cards().getFirst())),
                Optional.of(finder.cards(pair.places().getFirst()).getFirst()));
    }

    /** Of several cards of a title, one in hand is the likeliest to be meant. */
    private Finder.Found best(List<Finder.Found> cards) {
        return cards.stream()
                .filter(found -> game.table().inZone(card(found)))
                .findFirst()
                .orElse(cards.getFirst());
    }

    private List<String> whyNot(Finder.Found found, Optional<Finder.Found> goal) {
        int card = card(found);
        Card printed = game.table().definition(card).card();
        boolean inHand = game.table().inZone(card);
        int target = goal.map(this::card).orElse(Table.NOBODY);
        if (printed.is(CardType.INTERRUPT)) {
            return goal.isEmpty()
                    ? told("Play it", "La jouer", Why.notUse(game, viewer, card))
                    : told("Target that", "Viser cela", Why.notTarget(game, viewer, card, target));
        }
        if (inHand) {
            return goal.isPresent() || printed.is(CardType.LOCATION)
                    ? told("Deploy it", "La déployer", Why.notDeploy(game, viewer, card, target))
                    : everywhere(card, true);
        }
        if (printed.is(CardType.LOCATION)) {
            var lines = new ArrayList<String>();
            lines.addAll(told("Force drain", "Drainer", Why.notDrain(game, viewer, card)));
            lines.addAll(told("Battle", "Combattre", Why.notBattle(game, viewer, card)));
            return lines;
        }
        if (printed.is(CardType.WEAPON)) {
            return told("Fire it", "Tirer", Why.notFire(game, viewer, card, target));
        }
        if (game.table().definition(card).isUnit()) {
            return goal.isPresent()
                    ? told("Move there", "Y aller", Why.notMove(game, viewer, card, target))
                    : everywhere(card, false);
        }
        return goal.isEmpty()
                ? told("Use it", "L'utiliser", Why.notUse(game, viewer, card))
                : told("Target that", "Viser cela", Why.notTarget(game, viewer, card, target));
    }

    /** The reasons against every place; places with the same reasons together. */
    private List<String> everywhere(int card, boolean deploys) {
        Map<List<String>, List<String>> places = new LinkedHashMap<>();
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

    private List<String> listed(Map<List<String>, List<String>> places) {
        var lines = new ArrayList<String>();
        places.forEach(
                (reasons, where) -> {
                    lines.add(String.join(", ", where) + words.say(":", " :"));
                    reasons.forEach(reason -> lines.add("  " + reason));
                });
        return lines;
    }

    /** What comes to lie on a side of the table is asked about that side. */
    private void sides(int card, Map<List<String>, List<String>> places) {
        for (Deploys.Where where : ways(card)) {
            if (where instanceof Deploys.OnTable(var whose)) {
                boolean own = whose == Who.YOU;
                note(
                        Why.notDeploy(
                                game,
                                viewer,
                                card,
                                own ? Deployment.OWN_SIDE : Deployment.OTHER_SIDE),
                        own
                                ? words.say("Your side of the table", "Votre côté de la table")
                                : words.say(
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
        int number = Handles.card(game, viewer, host.handle());
        if (number == card || number == Table.NOBODY) {
            return false;
        }
        var definition = game.table().definition(number);
        return game.table().definition(card).isUnit() ? definition.isVessel() : definition.isUnit();
    }

    private void note(
            int card, CardView place, boolean deploys, Map<List<String>, List<String>> places) {
        int to = Handles.card(game, viewer, place.handle());
        var objections =
                deploys
                        ? Why.notDeploy(game, viewer, card, to)
                        : Why.notMove(game, viewer, card, to);
        note(objections, place.title(), places);
    }

    private void note(
            List<Objection> objections, String place, Map<List<String>, List<String>> places) {
        var reasons =
                objections.isEmpty()
                        ? List.of(words.say("nothing stands against it.", "rien ne s'y oppose."))
                        : objections.stream().map(this::told).toList();
        places.computeIfAbsent(reasons, r -> new ArrayList<>()).add(place);
    }

    private List<String> told(String english, String french, List<Objection> objections) {
        String what = words.say(english, french) + words.say(": ", " : ");
        if (objections.isEmpty()) {
            return List.of(what + words.say("nothing stands against it.", "rien ne s'y oppose."));
        }
        return objections.stream().map(objection -> what + told(objection)).toList();
    }

    private String told(Objection objection) {
        String entry =
                Glossary.get()
                        .entry(objection.entry())
                        .map(e -> language() == Language.FR ? e.fr() : e.en())
                        .map(name -> words.say(" (see: %s)", " (voir : %s)", name))
                        .orElse("");
        return objection.say(language()) + entry;
    }

    private List<String> unclear(String text, List<String> titles) {
        if (titles.isEmpty()) {
            var nearest = finder.nearest(text);
            return List.of(
                    words.say(
                                    "You see no card named '%s'.",
                                    "Vous ne voyez aucune carte nommée « %s ».", text)
                            + (nearest.isEmpty()
                                    ? ""
                                    : words.say(" Nearest: ", " Les plus proches : ")
                                            + String.join("; ", nearest)));
        }
        return List.of(
                words.say(
                        "Which of these do you mean: %s?",
                        "De laquelle parlez-vous : %s ?", String.join("; ", titles)));
    }

    private int card(Finder.Found found) {
        return Handles.card(game, viewer, found.handle());
    }

    private Language language() {
        return words.language();
    }
}
