package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.filter.AllOf;
import holosite.language.filter.Filter;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfType;
import holosite.language.filter.OneOf;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.PrintedIcon;
import holosite.language.filter.PrintedTrait;
import holosite.language.filter.Titled;
import holosite.language.filter.WithIcon;
import holosite.language.filter.WithTrait;
import holosite.rules.view.CardView;
import java.util.List;

/** Guesses from the printed card whether a card on the table may match the filter of a text. */
final class FilterGuess {
    private FilterGuess() {}

    static boolean mayFit(Filter filter, Situation situation, CardView card) {
        return mayFit(filter, situation.printed(card));
    }

    private static boolean mayFit(Filter filter, Card card) {
        return switch (filter) {
            case AllOf(List<Filter> parts) -> parts.stream().allMatch(p -> mayFit(p, card));
            case OneOf(List<Filter> parts) -> parts.stream().anyMatch(p -> mayFit(p, card));
            case OfType(var type) -> card.is(type);
            case OfSubtype(var subtype) -> card.is(subtype);
            case Titled(String title) -> card.title().equals(title);
            case PersonaOf(String name) -> card.personas().contains(name);
            case WithIcon(var icon) -> card.has(icon);
            case PrintedIcon(var icon) -> card.has(icon);
            case PrintedTrait(var trait) -> card.is(trait);
            case WithTrait(var trait) -> card.is(trait);
            default -> true;
        };
    }
}
