package holosite.rules.notation;

import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import java.util.Random;

/** A player who gives any answer that is offered. */
public final class AnyAnswer {
    private final Random random;

    public AnyAnswer(long seed) {
        random = new Random(seed);
    }

    public Answer to(Decision decision) {
        return switch (decision) {
            case Decision.ChooseAct acts -> {
                int n = random.nextInt(acts.acts().size() + (acts.mayPass() ? 1 : 0));
                yield n == acts.acts().size()
                        ? Answer.PASS
                        : new Answer.Perform(acts.acts().get(n));
            }
            case Decision.ChooseCards cards -> {
                int n = cards.least() + random.nextInt(cards.most() - cards.least() + 1);
                yield new Answer.Choose(
                        random.ints(0, cards.cards().count())
                                .distinct()
                                .limit(n)
                                .map(cards.cards()::number)
                                .toArray());
            }
            case Decision.ChooseTarget targets ->
                    new Answer.DeployTo(
                            targets.targets().get(random.nextInt(targets.targets().size())));
            case Decision.ChooseNumber number ->
                    new Answer.Number(
                            number.least() + random.nextInt(number.most() - number.least() + 1));
            case Decision.ChooseOption option ->
                    new Answer.Pick(option.prompt().option(random.nextInt(option.options())));
        };
    }
}
