package holosite.rules.text;

import holosite.language.condition.Both;
import holosite.language.condition.Condition;
import holosite.language.condition.Is;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.InState;
import holosite.language.filter.Known;
import holosite.language.filter.OneOf;

/** Which texts count while their card is a captive: those that say so of themselves. */
final class WhileCaptive {
    private WhileCaptive() {}

    static boolean says(Condition condition) {
        return switch (condition) {
            case Is is -> is.card() == Known.IT && names(is.filter());
            case Both both -> both.conditions().stream().anyMatch(WhileCaptive::says);
            default -> false;
        };
    }

    private static boolean names(Filter filter) {
        return switch (filter) {
            case InState state -> state.state() == CardState.CAPTIVE;
            case OneOf one -> one.any(WhileCaptive::names);
            default -> false;
        };
    }
}
