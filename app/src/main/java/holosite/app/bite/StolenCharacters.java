package holosite.app.bite;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.ability.Offers;
import holosite.language.card.CardType;
import holosite.language.effect.PlaySabacc;
import holosite.language.filter.AllOf;
import holosite.language.filter.Belonging;
import holosite.language.filter.Filter;
import holosite.language.filter.OneOf;
import holosite.language.filter.Titled;
import holosite.rules.text.Threats;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The characters that texts let a player steal or win at sabacc; a built-in weapon is not stolen
 * with them.
 */
final class StolenCharacters {
    private static final Set<Card> ALL = stolen();

    private StolenCharacters() {}

    static boolean has(Card card) {
        return ALL.contains(card);
    }

    private static Set<Card> stolen() {
        List<Filter> filters =
                AllCards.all().stream()
                        .flatMap(card -> FaceText.of(card).stream())
                        .flatMap(
                                text ->
                                        text.ability() instanceof Offers offers
                                                ? Stream.concat(targets(offers), stakes(offers))
                                                : Stream.of())
                        .flatMap(filter -> written(filter).stream())
                        .toList();
        return AllCards.all().stream()
                .filter(card -> card.is(CardType.CHARACTER) && card.permanentWeapon().isEmpty())
                .filter(card -> filters.stream().anyMatch(filter -> mayFit(filter, card)))
                .collect(Collectors.toSet());
    }

    private static boolean mayFit(Filter filter, Card card) {
        return new PrintedFit(card, card.side()).fits(filter, card) != PrintedFit.Answer.NO;
    }

    private static Stream<Filter> targets(Offers offers) {
        return offers.action().targets().stream()
                .filter(
                        target ->
                                Threats.of(offers.action().effects(), target.name())
                                        .contains(Deed.BE_STOLEN))
                .map(target -> ofEither(target.filter()));
    }

    private static Stream<Filter> stakes(Offers offers) {
        return offers.action().effects().stream()
                .flatMap(
                        effect ->
                                effect instanceof PlaySabacc sabacc
                                        ? Stream.of(sabacc.stakes())
                                        : Stream.of());
    }

    private static Filter ofEither(Filter filter) {
        return filter instanceof AllOf(var parts)
                ? new AllOf(parts.stream().filter(part -> !(part instanceof Belonging)).toList())
                : filter;
    }

    /**
     * Without cards that are named but not written: no character that is written is one of them.
     */
    private static Optional<Filter> written(Filter filter) {
        return switch (filter) {
            case AllOf(var parts) -> {
                List<Filter> left = parts.stream().flatMap(part -> written(part).stream()).toList();
                yield left.size() < parts.size() ? Optional.empty() : Optional.of(new AllOf(left));
            }
            case OneOf(var parts) -> {
                List<Filter> left = parts.stream().flatMap(part -> written(part).stream()).toList();
                yield left.isEmpty() ? Optional.empty() : Optional.of(new OneOf(left));
            }
            case Titled titled when !PrintedFit.TITLES.contains(titled.title()) -> Optional.empty();
            default -> Optional.of(filter);
        };
    }
}
