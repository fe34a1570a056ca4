package holosite.bots;

import holosite.rules.decision.AnswerCode;
import holosite.rules.view.View;
import java.util.Arrays;

/** Gives any answer that is offered, each equally likely. */
public final class RandomBot implements Bot {
    private final Dice random;

    public RandomBot(long seed) {
        this(new Dice(seed));
    }

    private RandomBot(Dice random) {
        this.random = random;
    }

    @Override
    public Bot copy() {
        return new RandomBot(random.copy());
    }

    @Override
    public boolean needsView() {
        return false;
    }

    @Override
    public AnswerCode answer(View view) {
        return answer(QuestionShape.of(view.question().orElseThrow()));
    }

    /** Advances its random numbers as if it had drawn the answer now. */
    @Override
    public void answered(View view, AnswerCode given) {
        answer(view);
    }

    @Override
    public AnswerCode answer(QuestionShape shape) {
        return switch (shape.kind()) {
            case ACT -> {
                int one = random.nextInt(shape.choices() + (shape.mayPass() ? 1 : 0));
                yield one == shape.choices() ? AnswerCode.PASS : AnswerCode.choice(one);
            }
            case CARDS -> cards(shape);
            case NUMBER ->
                    new AnswerCode.Number(
                            shape.least() + random.nextInt(shape.most() - shape.least() + 1));
            case OPTION -> AnswerCode.choice(random.nextInt(shape.choices()));
        };
    }

    private AnswerCode cards(QuestionShape shape) {
        int wanted = shape.least() + random.nextInt(shape.most() - shape.least() + 1);
        if (wanted == 1) {
            return new AnswerCode.Cards(random.nextInt(shape.choices()));
        }
        var left = new int[shape.choices()];
        Arrays.setAll(left, i -> i);
        for (int i = 0; i < wanted; i++) {
            int other = i + random.nextInt(left.length - i);
            int taken = left[other];
            left[other] = left[i];
            left[i] = taken;
        }
        return new AnswerCode.Cards(Arrays.copyOf(left, wanted));
    }
}
