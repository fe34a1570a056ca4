package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.ability.Deploys;
import holosite.language.amount.Fixed;
import holosite.language.card.Figure;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What deploying a card costs as it is printed: its deploy cost, or the prices its text names, one
 * for each carrier.
 */
public final class PrintedDeployCost {
    private PrintedDeployCost() {}

    /** The different prices, the lowest first; none if none is printed. */
    public static SortedSet<Double> printed(Card card) {
        var prices = new TreeSet<Double>();
        Double cost = card.figures().get(Figure.DEPLOY_COST);
        if (cost != null) {
            prices.add(cost);
            return prices;
        }
        card.text().stream()
                .filter(Deploys.class::isInstance)
                .flatMap(way -> ((Deploys) way).price().stream())
                .filter(Fixed.class::isInstance)
                .map(price -> ((Fixed) price).value())
                .forEach(prices::add);
        return prices;
    }
}
