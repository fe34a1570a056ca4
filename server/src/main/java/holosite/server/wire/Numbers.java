package holosite.server.wire;

import java.util.OptionalDouble;

/** Figures that may not be there. */
final class Numbers {
    private Numbers() {}

    /** In a view, what is not known is not a number. */
    static OptionalDouble known(double value) {
        return Double.isNaN(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
    }
}
