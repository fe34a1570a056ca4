package holosite.rules.text;

import holosite.language.condition.Both;
import holosite.language.condition.Condition;
import holosite.language.condition.Is;
import holosite.language.filter.AllOf;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.InState;
import holosite.language.filter.Known;
import holosite.language.filter.OneOf;

/**
 * Which texts count while their card is a captive, or under cover: those that say so of themselves.
 */
final class OwnState {
    private OwnState() {}

    static boolean asked(Condition condition, CardState state) {
        return switch (condition) {
            case Is is -> is.card() == Known.IT && names(is.filter(), state);
            case Both both -> both.conditions().stream().anyMatch(one -> asked(one, state));
            default -> false;
        };
    }

    private static boolean names(Filter filter, CardState state) {
        return switch (filter) {
            case InState in -> in.state() == state;
            case AllOf all -> all.any(each -> names(each, state));
            case OneOf one -> one.any(each -> names(each, state));
            default -> false;
        };
    }
}
