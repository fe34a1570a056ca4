package holosite.rules.save;

import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.Fate;
import holosite.rules.decision.Option;
import java.util.Arrays;
import java.util.Optional;

/**
 * An answer as a stored game keeps it: by what it means. Its place among what is offered changes
 * when rules are mended; the act, the cards or the number do not.
 */
public final class AnswerMeaning {
    private static final String PASS = "pass";

    private AnswerMeaning() {}

    /** The words for an answer, in the names of saved games. */
    public static String of(Answer answer) {
        return switch (answer) {
            case Answer.Pass p -> PASS;
            case Answer.Perform perform -> ValueWriter.of(perform.act());
            case Answer.Choose choose -> cards(choose.cards().numbers());
            case Answer.DeployTo to -> target(to.target());
            case Answer.Pick pick -> option(pick.option());
            case Answer.Number number -> "=" + number.value();
        };
    }

    /** The answer these words mean, if the decision offers it. */
    public static Optional<Answer> find(Decision decision, String meaning) {
        return switch (decision) {
            case Decision.ChooseAct d ->
                    d.mayPass() && meaning.equals(PASS)
                            ? Optional.of(Answer.PASS)
                            : d.acts().stream()
                                    .filter(act -> ValueWriter.of(act).equals(meaning))
                                    .findFirst()
                                    .map(Answer.Perform::new);
            case Decision.ChooseCards d ->
                    AnswerCode.read(meaning)
                            .map(
                                    code ->
                                            code instanceof AnswerCode.Cards cards
                                                    ? new Answer.Choose(cards.places())
                                                    : Answer.PASS)
                            .filter(d::accepts);
            case Decision.ChooseTarget d ->
                    d.targets().stream()
                            .filter(target -> target(target).equals(meaning))
                            .findFirst()
                            .map(Answer.DeployTo::new);
            case Decision.ChooseNumber d ->
                    AnswerCode.read(meaning)
                            .map(
                                    code ->
                                            code instanceof AnswerCode.Number number
                                                    ? new Answer.Number(number.value())
                                                    : Answer.PASS)
                            .filter(d::accepts);
            case Decision.ChooseOption d -> {
                for (int place = 0; place < d.options(); place++) {
                    if (option(d.prompt().option(place)).equals(meaning)) {
                        yield Optional.of(new Answer.Pick(d.prompt().option(place)));
                    }
                }
                yield Optional.empty();
            }
        };
    }

    private static String cards(int... numbers) {
        return Arrays.toString(numbers).replace(" ", "");
    }

    private static String target(DeployTarget target) {
        return ValueWriter.of(target);
    }

    private static String option(Option option) {
        return switch (option) {
            case Option.YesOrNo yes -> yes == Option.YesOrNo.YES ? "yes" : "no";
            case Option.Heading way -> way == Option.Heading.ONWARD ? "onward" : "back";
            case Option.Victims whose ->
                    whose == Option.Victims.OPPONENTS ? "opponent's cards" : "own cards";
            case Option.Destiny destiny -> "destiny " + destiny.number();
            case Option.InSystem in -> "system " + in.system();
            case Option.Before before -> "before " + before.card();
            case Option.Part part -> "part " + part.number();
            case Option.OfKind(var kind) -> ValueWriter.of(kind);
            case Option.ToldBy(var by) -> "by " + ValueWriter.of(by);
            case Fate fate -> SavedNames.BOOK.wordFor(fate);
        };
    }
}
