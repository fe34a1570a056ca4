package holosite.server.table.game;

import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.rules.decision.Act;
import holosite.rules.view.Question;

/**
 * Things a player could do at any time: texts and Interrupts that are tied to no phase, and taking
 * another seat. To be offered them means nothing: they were there before and will be there again.
 */
public final class StandingActs {
    private StandingActs() {}

    /** Whether nothing else is offered. */
    public static boolean areAll(Question question) {
        return question.acts().stream().allMatch(StandingActs::isOne);
    }

    /** Whether it could be done at any time. */
    public static boolean isOne(Question.ActChoice choice) {
        return switch (choice.act()) {
            case Act.ChangeSeats seats -> true;
            case Act.Play play -> isAtAnyTime(choice);
            case Act.UseText text -> isAtAnyTime(choice);
            default -> false;
        };
    }

    private static boolean isAtAnyTime(Question.ActChoice choice) {
        return choice.said()
                .map(
                        action ->
                                action.moment() instanceof When.InPhases in
                                        && in.phases().size() == Phase.values().length)
                .orElse(false);
    }
}
