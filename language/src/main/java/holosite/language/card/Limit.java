package holosite.language.card;

/** How often an action may be taken. */
public record Limit(int times, Per per) {

    /** The span in which uses are counted. */
    public enum Per {
        /** No count is kept. */
        ALWAYS,
        /** Once for each thing it answers to. */
        EVENT,
        PHASE,
        BATTLE,
        TURN,
        GAME
    }

    public static final Limit NONE = new Limit(Integer.MAX_VALUE, Per.ALWAYS);

    public Limit {
        if (times < 1) {
            throw new IllegalArgumentException("a limit allows at least one use, not " + times);
        }
    }

    public static Limit once(Per per) {
        return new Limit(1, per);
    }
}
