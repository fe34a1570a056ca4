package holosite.bots.sim;

/** An invariant that must hold in every game does not hold. */
public final class InvariantBroken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public InvariantBroken(String what) {
        super(what);
    }

    public InvariantBroken(String what, Throwable cause) {
        super(what, cause);
    }

    static void unless(boolean holds, String what) {
        if (!holds) {
            throw new InvariantBroken(what);
        }
    }
}
