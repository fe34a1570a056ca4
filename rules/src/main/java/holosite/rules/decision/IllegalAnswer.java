package holosite.rules.decision;

/** An answer that was not offered. The game is as it was before. */
public final class IllegalAnswer extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public IllegalAnswer(Decision decision, Answer answer) {
        this(decision, answer.toString());
    }

    public IllegalAnswer(Decision decision, AnswerCode code) {
        this(decision, code.toString());
    }

    private IllegalAnswer(Decision decision, String answer) {
        super(
                "the answer "
                        + answer
                        + " was not offered to "
                        + decision.player()
                        + " by "
                        + decision.prompt().key());
    }
}
