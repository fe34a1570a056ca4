package holosite.rules.action;

/** What remains to be done, the next thing first: an immutable list that forked games share. */
public record Stack(Step top, Stack below) {

    public static final Stack EMPTY = new Stack();

    private Stack() {
        this(
                game -> {
                    throw new IllegalStateException(
                            "nothing is left to do and the game is not over");
                },
                null);
    }

    public boolean isEmpty() {
        return this == EMPTY;
    }
}
