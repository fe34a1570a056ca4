package holosite.server.wire;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.modifier.Sum;
import java.util.Locale;
import java.util.function.Consumer;

/** The parts of a figure. */
final class SumWriter {
    private final CardIndex cards;
    private final Language language;

    SumWriter(CardIndex cards, Language language) {
        this.cards = cards;
        this.language = language;
    }

    Consumer<JsonWriter> write(Sum sum) {
        return write(sum, "");
    }

    /** With words before the name of the figure, such as whose it is. */
    Consumer<JsonWriter> write(Sum sum, String heading) {
        return out ->
                out.put("key", FigureKeys.of(sum.figure()))
                        .put("figure", heading + name(sum))
                        .putOrNull("total", sum.total())
                        .list("items", sum.items(), this::item);
    }

    private String name(Sum sum) {
        String noun = new Prose(language).say(sum.figure().noun());
        return noun.substring(0, 1).toUpperCase(Locale.ROOT) + noun.substring(1);
    }

    private Consumer<JsonWriter> item(Sum.Item item) {
        return out -> {
            out.put("label", item.source(language));
            String id = item.card().isEmpty() ? "" : cards.idOfEither(Side.DARK, item.card());
            if (!id.isEmpty()) {
                out.put("card", id);
            }
            out.put("op", item.sign()).put("amount", Math.abs(item.amount()));
        };
    }
}
