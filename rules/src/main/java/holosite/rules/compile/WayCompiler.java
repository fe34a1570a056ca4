package holosite.rules.compile;

import holosite.language.ability.Deploys;
import holosite.language.ability.When;
import holosite.language.card.Who;
import holosite.language.condition.FirstThisGame;
import holosite.language.filter.AllOf;
import holosite.language.filter.Being;
import holosite.language.filter.Belonging;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.OneOf;
import holosite.language.filter.Relation;
import holosite.language.filter.Titled;
import holosite.rules.text.DeployWay;
import holosite.rules.text.Slots;
import java.util.Optional;

/** Compiles the ways into play that a card's text names. */
final class WayCompiler {
    private WayCompiler() {}

    static DeployWay way(Deploys deploys, Slots slots) {
        var filters = new FilterCompiler(slots);
        var amounts = new AmountCompiler(slots);
        DeployWay.Where where =
                switch (deploys.where()) {
                    case Deploys.OnCard c ->
                            new DeployWay.OnCard(
                                    filters.test(c.host()),
                                    namesOpponents(c.host()),
                                    namesTitle(c.host()));
                    case Deploys.Between b ->
                            new DeployWay.OnCard(
                                    filters.test(b.site()), false, namesTitle(b.site()));
                    case Deploys.AsCaptiveOf c ->
                            new DeployWay.AsCaptiveOf(filters.test(c.escort()));
                    case Deploys.Orbiting o -> new DeployWay.Orbiting(filters.test(o.system()));
                    case Deploys.OnTable t -> new DeployWay.OnSide(t.side());
                    case Deploys.IntoDeck d -> new DeployWay.IntoDeck(d.whose());
                };
        return new DeployWay(
                where,
                deploys.price().map(amounts::value),
                new ConditionCompiler(slots).check(deploys.when()),
                aim(deploys).map(filters::which),
                deploys.moment(),
                ActionCompiler.just(deploys.moment().orElse(When.anyTime()), filters),
                deploys.training()
                        .map(
                                t ->
                                        new DeployWay.Training(
                                                t.mentor().map(filters::test),
                                                filters.test(t.apprentice()),
                                                t.after(),
                                                t.orDeployed())),
                deploys.loss().map(amounts::value),
                deploys.when().parts().contains(new FirstThisGame()));
    }

    /** What it is aimed at: what lies between two sites is on the one and aimed at the other. */
    private static Optional<Filter> aim(Deploys deploys) {
        return deploys.where() instanceof Deploys.Between b
                ? Optional.of(b.neighbor().related(Relation.ADJACENT_TO, new Being(Known.HERE)))
                : deploys.aim();
    }

    /** Whether a filter explicitly names the opponent's cards. */
    private static boolean namesOpponents(Filter filter) {
        return switch (filter) {
            case Belonging b -> b.who() == Who.OPPONENT;
            case AllOf all -> all.any(WayCompiler::namesOpponents);
            case OneOf one -> one.any(WayCompiler::namesOpponents);
            default -> false;
        };
    }

    /** Whether a filter names one card by its title. */
    private static boolean namesTitle(Filter filter) {
        return switch (filter) {
            case Titled t -> true;
            case AllOf all -> all.any(WayCompiler::namesTitle);
            case OneOf one -> one.any(WayCompiler::namesTitle);
            default -> false;
        };
    }
}
