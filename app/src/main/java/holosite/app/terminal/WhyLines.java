package holosite.app.terminal;

import holosite.glossary.Glossary;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.refusal.Objection;
import holosite.rules.tell.Explainer;
import holosite.rules.tell.FigureWords;
import holosite.rules.tell.ObjectionWords;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Answers "why" in lines of text, for cards named by their titles. */
final class WhyLines {
    private final Game game;
    private final Side viewer;
    private final TerminalWords words;
    private final CardFinder finder;
    private final Explainer explainer;
    private final FigureWords figures;
    private final ObjectionWords objections;

    WhyLines(Game game, View view, TerminalWords words) {
        this.game = game;
        this.viewer = view.viewer();
        this.words = words;
        this.finder = new CardFinder(view, words);
        this.explainer = new Explainer(game, view, words.language());
        this.figures = new FigureWords(words.language());
        this.objections = new ObjectionWords(words.language());
    }

    // ---- why

    List<String> why(String text) {
        if (List.of("", "force", "generation", "génération")
                .contains(text.toLowerCase(Locale.ROOT))) {
            return List.of(figures.line(game.why().generation(viewer)));
        }
        var titles = finder.titles(text);
        if (titles.size() != 1) {
            return unclear(text, titles);
        }
        var lines = new ArrayList<String>();
        for (CardFinder.Found found : finder.cards(titles.getFirst())) {
            lines.add(found.title() + (found.where().isEmpty() ? "" : " (" + found.where() + ")"));
            explainer.numbers(found.handle()).forEach(number -> lines.add("  " + told(number)));
        }
        return lines;
    }

    private String told(Explainer.Number number) {
        String sum = figures.line(number.sum());
        return number.side()
                .map(side -> words.narrator().side(side) + words.say(": ", " : ") + sum)
                .orElse(sum);
    }

    // ---- why not

    List<String> whyNot(String text) {
        var titles = finder.titles(text);
        if (titles.size() == 1) {
            return told(explainer.whyNot(best(finder.cards(titles.getFirst())).handle()));
        }
        Optional<CardFinder.Pair> found = finder.pair(text);
        if (found.isEmpty()) {
            return unclear(text, titles);
        }
        CardFinder.Pair pair = found.get();
        if (!pair.clear()) {
            return unclear(text, pair.cards().size() > 1 ? pair.cards() : pair.places());
        }
        return told(
                explainer.whyNot(
                        best(finder.cards(pair.cards().getFirst())).handle(),
                        finder.cards(pair.places().getFirst()).getFirst().handle()));
    }

    /** Of several cards of a title, one in hand is most likely meant. */
    private CardFinder.Found best(List<CardFinder.Found> cards) {
        return cards.stream()
                .filter(found -> !explainer.isInPlay(found.handle()))
                .findFirst()
                .orElse(cards.getFirst());
    }

    private List<String> told(List<Explainer.Obstacles> all) {
        var lines = new ArrayList<String>();
        for (var against : all) {
            lines.add(against.what() + words.say(":", " :"));
            if (against.objections().isEmpty()) {
                lines.add("  " + words.say("nothing prevents it.", "rien ne s'y oppose."));
            }
            against.objections().forEach(objection -> lines.add("  " + told(objection)));
        }
        return lines;
    }

    private String told(Objection objection) {
        String entry =
                Glossary.get()
                        .entry(objection.entry())
                        .map(e -> language() == Language.FR ? e.inFrench() : e.en())
                        .map(name -> words.say(" (see: %s)", " (voir : %s)", name))
                        .orElse("");
        return objections.sentence(objection) + entry;
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

    private Language language() {
        return words.language();
    }
}
