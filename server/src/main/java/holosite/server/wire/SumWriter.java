package holosite.server.wire;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.modifier.Breakdown;
import holosite.rules.tell.FigureWords;
import holosite.server.message.SumInfo;
import java.util.Optional;

/** The parts of a figure. */
final class SumWriter {
    private final CardIndex cards;
    private final FigureWords words;

    SumWriter(CardIndex cards, Language language) {
        this.cards = cards;
        this.words = new FigureWords(language);
    }

    SumInfo of(Breakdown sum) {
        return of(sum, "");
    }

    /** With words before the name of the figure, such as whose it is. */
    SumInfo of(Breakdown sum, String heading) {
        return new SumInfo(
                FigureKeys.of(sum.figure()),
                heading + words.name(sum.figure()),
                GlossaryLinks.about(sum.figure()),
                Numbers.known(sum.total()),
                sum.items().stream().map(this::item).toList());
    }

    private SumInfo.Addend item(Breakdown.Item item) {
        return new SumInfo.Addend(
                words.source(item),
                item.card().isEmpty() ? Optional.empty() : cards.idOfEither(Side.DARK, item.card()),
                FigureWords.sign(item),
                Math.abs(item.amount()));
    }
}
