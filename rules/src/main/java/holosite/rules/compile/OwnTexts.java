package holosite.rules.compile;

import holosite.language.Card;
import holosite.language.ability.CanceledBy;
import holosite.language.ability.Deploys;
import holosite.language.ability.Fires;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.Replaces;
import holosite.language.amount.Fixed;
import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.filter.AllOf;
import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OneOf;
import holosite.language.filter.OwnText;
import holosite.language.filter.Titled;
import holosite.language.filter.WithTrait;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What is read in a card's own text, without knowledge of any other card. */
public final class OwnTexts {
    private OwnTexts() {}

    public static boolean tells(Card card, OwnText.Tells what) {
        return switch (what) {
            case NO_DEPLOY_COST -> hasNoDeployCost(card);
            case DEPLOYS_ON_TABLE ->
                    ways(card).stream()
                            .anyMatch(
                                    way ->
                                            way.where() instanceof Deploys.OnTable(Who side)
                                                    && side == Who.YOU);
            case DEPLOYS_ON_DROID ->
                    ways(card).stream()
                            .anyMatch(
                                    way ->
                                            way.where() instanceof Deploys.OnCard(Filter host)
                                                    && namesDroids(host));
            case FIRES_REPEATEDLY ->
                    card.text().stream()
                            .anyMatch(says -> says instanceof Fires f && f.again().isPresent());
            case REPLACES -> card.text().stream().anyMatch(Replaces.class::isInstance);
            case INSERTS ->
                    ways(card).stream().anyMatch(way -> way.where() instanceof Deploys.IntoDeck);
        };
    }

    /** Whether droids, or droids of one kind, are among the cards that the filter names. */
    private static boolean namesDroids(Filter cards) {
        return switch (cards) {
            case OfSubtype of -> of.subtype() == Subtype.DROID;
            case WithTrait with -> with.trait().name().endsWith("_DROID");
            case AllOf all -> all.any(OwnTexts::namesDroids);
            case OneOf one -> one.any(OwnTexts::namesDroids);
            default -> false;
        };
    }

    private static boolean hasNoDeployCost(Card card) {
        return !card.figures().containsKey(Figure.DEPLOY_COST)
                && ways(card).stream()
                        .flatMap(way -> way.price().stream())
                        .allMatch(price -> price instanceof Fixed(double n) && n == 0);
    }

    private static List<Deploys> ways(Card card) {
        return card.text().stream()
                .filter(Deploys.class::isInstance)
                .map(Deploys.class::cast)
                .toList();
    }

    public static boolean immune(Card card, String title) {
        return card.text().stream()
                .anyMatch(
                        says ->
                                says instanceof ImmuneTo(Filter who, Filter to, var when)
                                        && who instanceof Being(Known known)
                                        && known == Known.IT
                                        && when instanceof Always
                                        && titles(to).contains(title));
    }

    /** Whether the card says that one of this title may cancel it. */
    public static boolean canceledBy(Card card, String title) {
        return card.text().stream()
                .anyMatch(says -> says instanceof CanceledBy by && by.title().equals(title));
    }

    /** The titles a filter names, each for all cards that have it. */
    static Set<String> titles(Filter cards) {
        return switch (cards) {
            case Titled titled -> Set.of(titled.title());
            case OneOf one ->
                    one.filters().stream()
                            .flatMap(each -> titles(each).stream())
                            .collect(Collectors.toUnmodifiableSet());
            default -> Set.of();
        };
    }
}
