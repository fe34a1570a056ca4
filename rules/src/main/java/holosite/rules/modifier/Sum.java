package holosite.rules.modifier;

import holosite.language.ability.Modifier;
import holosite.language.card.Figure;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import java.util.ArrayList;
import java.util.List;

/** What makes a number up: where it starts from, and what every card does to it, in order. */
public record Sum(Figure figure, double total, List<Item> items) {

    public Sum {
        items = List.copyOf(items);
    }

    /** One thing in it: by which card, where it is a card's doing. */
    public record Item(Kind kind, String card, Modifier.Op op, double amount) {

        /** Where it comes from, in a word or two. */
        public String source(Language language) {
            return Sum.source(new Prose(language), this);
        }

        /** What it does with its amount, as a sign before it. */
        public String sign() {
            return switch (op) {
                case ADD -> amount < 0 ? "−" : "+";
                case TIMES -> "×";
                case SET, FREE, BASE -> "=";
                case AT_MOST -> "≤";
                case AT_LEAST -> "≥";
            };
        }
    }

    /** Where a part of the number comes from. */
    public enum Kind {
        PRINTED,
        /** What the rules give where nothing is printed. */
        RULE,
        FORCE_ICONS,
        /** What a card counts for of its own. */
        CARD,
        /** A card's text changes it. */
        TEXT,
        /** A text demands so much first. */
        TOLL
    }

    /** "Power 8 = 6 printed + 2 Obi-Wan's Lightsaber". */
    public String say(Language language) {
        var p = new Prose(language);
        var text = new StringBuilder();
        for (Item item : items) {
            text.append(text.isEmpty() ? first(p, item) : next(p, item));
        }
        String noun = p.say(figure.noun());
        String name = noun.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + noun.substring(1);
        return name
                + " "
                + (Double.isNaN(total) ? "–" : p.number(total))
                + (text.isEmpty() ? "" : " = " + text);
    }

    /** The parts, a line each. */
    public List<String> lines(Language language) {
        var p = new Prose(language);
        var lines = new ArrayList<String>();
        for (Item item : items) {
            lines.add(lines.isEmpty() ? first(p, item) : next(p, item).strip());
        }
        return lines;
    }

    private static String first(Prose p, Item item) {
        return item.op() == Modifier.Op.ADD
                ? p.number(item.amount()) + " " + source(p, item)
                : next(p, item).strip();
    }

    private static String next(Prose p, Item item) {
        String source = source(p, item);
        return switch (item.op()) {
            case ADD ->
                    (item.amount() < 0 ? " − " : " + ")
                            + p.number(Math.abs(item.amount()))
                            + " "
                            + source;
            case TIMES -> " × " + p.number(item.amount()) + " " + source;
            case SET ->
                    p.say(
                            "; set to %s by %s",
                            " ; fixé à %s par %s", p.number(item.amount()), source);
            case AT_MOST ->
                    p.say(
                            "; at most %s by %s",
                            " ; au plus %s par %s", p.number(item.amount()), source);
            case AT_LEAST ->
                    p.say(
                            "; at least %s by %s",
                            " ; au moins %s par %s", p.number(item.amount()), source);
            case FREE -> p.say("; free by %s", " ; gratuit par %s", source);
            case BASE ->
                    p.say(
                            "; starts from %s by %s",
                            " ; part de %s par %s", p.number(item.amount()), source);
        };
    }

    private static String source(Prose p, Item item) {
        return switch (item.kind()) {
            case PRINTED -> p.say("printed", "d'origine");
            case RULE -> p.say("by the rules", "selon les règles");
            case FORCE_ICONS -> p.say("in Force icons", "en icônes de Force");
            case CARD, TEXT -> item.card().isEmpty() ? p.say("a card", "une carte") : item.card();
            case TOLL -> p.say("demanded by a text", "demandé par un texte");
        };
    }
}
