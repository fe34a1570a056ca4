package holosite.rules.capture;

import java.util.Arrays;
import java.util.List;

/**
 * What may become of somebody captured or released. A question of {@code CAPTIVE_FATE} carries the
 * fates it offers as the bits of its number; the choices are these, in this order.
 */
public enum Fate {
    /** Taken into custody by an escort. */
    SEIZE,
    /** Put into the prison where he was captured. */
    IMPRISON,
    /** To the Used Pile of his owner. */
    ESCAPE,
    /** Back among his own at the site. */
    RALLY,
    /** Of a captured starship: out to the system or sector. */
    LAUNCH;

    private static final Fate[] ALL = values();

    public int bit() {
        return 1 << ordinal();
    }

    /** The fates these bits offer, in the order of the choices. */
    public static List<Fate> offered(int bits) {
        return Arrays.stream(ALL).filter(fate -> (bits & fate.bit()) != 0).toList();
    }

    /** The fate chosen, counted among those offered. */
    static Fate among(int offered, int index) {
        int left = index;
        for (Fate fate : ALL) {
            if ((offered & fate.bit()) != 0 && left-- == 0) {
                return fate;
            }
        }
        throw new IllegalArgumentException("no fate " + index + " is offered");
    }
}
