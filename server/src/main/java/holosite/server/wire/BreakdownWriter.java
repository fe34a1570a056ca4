package holosite.server.wire;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.modifier.Breakdown;
import holosite.rules.tell.FigureWords;
import java.util.function.Consumer;

/** The parts of a figure. */
final class BreakdownWriter {
    private final CardIndex cards;
    private final FigureWords words;

    BreakdownWriter(CardIndex cards, Language language) {
        this.cards = cards;
        this.words = new FigureWords(language);
    }

    Consumer<JsonWriter> write(Breakdown sum) {
        return write(sum, "");
    }

    /** With words before the name of the figure, such as whose it is. */
    Consumer<JsonWriter> write(Breakdown sum, String heading) {
        return out ->
                out.put("key", FigureKeys.of(sum.figure()))
                        .put("figure", heading + words.name(sum.figure()))
                        .putOrNull("entry", GlossaryLinks.about(sum.figure()))
                        .putOrNull("total", sum.total())
                        .list("items", sum.items(), this::item);
    }

    private Consumer<JsonWriter> item(Breakdown.Item item) {
        return out -> {
            out.put("label", words.source(item));
            String id = item.card().isEmpty() ? "" : cards.idOfEither(Side.DARK, item.card());
            if (!id.isEmpty()) {
                out.put("card", id);
            }
            out.put("op", FigureWords.sign(item)).put("amount", Math.abs(item.amount()));
        };
    }
}
