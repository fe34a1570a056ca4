package holosite.rules.tell;

import holosite.language.ability.Modifier;
import holosite.language.card.Figure;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.modifier.Breakdown;
import java.util.Locale;

/** Explains in one language what a figure is made up of. */
public final class FigureWords {
    private final Prose p;

    public FigureWords(Language language) {
        this.p = new Prose(language);
    }

    /** The name of a figure, with a capital. */
    public String name(Figure figure) {
        String noun = p.say(figure.noun());
        return noun.substring(0, 1).toUpperCase(Locale.ROOT) + noun.substring(1);
    }

    /** "Power 8 = 6 printed + 2 Obi-Wan's Lightsaber". */
    public String line(Breakdown sum) {
        var text = new StringBuilder();
        for (Breakdown.Item item : sum.items()) {
            text.append(text.isEmpty() ? first(item) : next(item));
        }
        return name(sum.figure())
                + " "
                + (Double.isNaN(sum.total()) ? "–" : p.number(sum.total()))
                + (text.isEmpty() ? "" : " = " + text);
    }

    /** Where a part comes from, in a word or two. */
    public String source(Breakdown.Item item) {
        return switch (item.kind()) {
            case PRINTED -> p.say("printed", "d'origine");
            case RULE -> p.say("by the rules", "selon les règles");
            case FORCE_ICONS -> p.say("in Force icons", "en icônes de Force");
            case CARD, TEXT -> item.card().isEmpty() ? p.say("a card", "une carte") : item.card();
            case TOLL -> p.say("demanded by a text", "demandé par un texte");
        };
    }

    /** What a part does with its amount, as a sign before it. */
    public static String sign(Breakdown.Item item) {
        return switch (item.op()) {
            case ADD -> item.amount() < 0 ? "−" : "+";
            case TIMES -> "×";
            case SET, FREE, BASE -> "=";
            case AT_MOST -> "≤";
            case AT_LEAST -> "≥";
        };
    }

    private String first(Breakdown.Item item) {
        return item.op() == Modifier.Op.ADD
                ? p.number(item.amount()) + " " + source(item)
                : next(item).strip();
    }

    private String next(Breakdown.Item item) {
        String amount = p.number(item.amount());
        String source = source(item);
        return switch (item.op()) {
            case ADD ->
                    (item.amount() < 0 ? " − " : " + ")
                            + p.number(Math.abs(item.amount()))
                            + " "
                            + source;
            case TIMES -> " × " + amount + " " + source;
            case SET -> p.say("; set to %s by %s", " ; fixé à %s par %s", amount, source);
            case AT_MOST -> p.say("; at most %s by %s", " ; au plus %s par %s", amount, source);
            case AT_LEAST -> p.say("; at least %s by %s", " ; au moins %s par %s", amount, source);
            case FREE -> p.say("; free by %s", " ; gratuit par %s", source);
            case BASE -> p.say("; starts from %s by %s", " ; part de %s par %s", amount, source);
        };
    }
}
