package holosite.app.bite;

import holosite.rules.kit.CatalogOverride;
import holosite.rules.text.Catalog;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** What the tests on one thread are given in place of the catalogs of their pools. */
final class Trial {
    private static final ThreadLocal<UnaryOperator<Catalog>> CURRENT =
            ThreadLocal.withInitial(UnaryOperator::identity);

    private Trial() {}

    static {
        CatalogOverride.set(own -> CURRENT.get().apply(own));
    }

    /** The tests on this thread play with a changed card. */
    static void play(Mutation mutation) {
        CURRENT.set(own -> own.playing(mutation.changed()));
    }

    static void end() {
        CURRENT.remove();
    }

    /** Notes which cards the tests on this thread use. */
    static Watch watch() {
        var watch = new Watch();
        CURRENT.set(watch::unused);
        return watch;
    }

    /** The catalogs used since the last test. */
    static final class Watch {
        private final List<Catalog> provided = new ArrayList<>();

        private Catalog unused(Catalog own) {
            Catalog catalog = own.unused();
            provided.add(catalog);
            return catalog;
        }

        /** The ids of the cards used since this was last asked. */
        Set<String> used() {
            var ids = new LinkedHashSet<String>();
            provided.forEach(catalog -> catalog.used().forEach(card -> ids.add(card.id())));
            provided.clear();
            return ids;
        }
    }
}
