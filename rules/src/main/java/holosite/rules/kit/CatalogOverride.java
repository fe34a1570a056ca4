package holosite.rules.kit;

import holosite.rules.text.Catalog;
import java.util.function.UnaryOperator;

/**
 * Which catalog a pool provides: its own, unless whoever runs the tests puts another in its place,
 * to see which cards a test uses or which tests notice that a card has changed.
 */
public final class CatalogOverride {
    private static volatile UnaryOperator<Catalog> override = UnaryOperator.identity();

    private CatalogOverride() {}

    /** From now on every pool provides what this makes of its own catalog. */
    public static void set(UnaryOperator<Catalog> operator) {
        override = operator;
    }

    static Catalog of(Catalog own) {
        return override.apply(own);
    }
}
