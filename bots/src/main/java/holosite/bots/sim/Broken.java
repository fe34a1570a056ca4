package holosite.bots.sim;

/** Something that must hold in every game does not hold. */
public final class Broken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public Broken(String what) {
        super(what);
    }

    public Broken(String what, Throwable cause) {
        super(what, cause);
    }

    static void unless(boolean holds, String what) {
        if (!holds) {
            throw new Broken(what);
        }
    }
}
