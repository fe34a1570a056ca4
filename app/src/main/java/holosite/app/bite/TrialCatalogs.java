package holosite.app.bite;

import holosite.rules.kit.CatalogOverride;
import holosite.rules.text.Catalog;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** What the tests on one thread are given in place of the catalogs of their pools. */
final class TrialCatalogs {
    private static final ThreadLocal<UnaryOperator<Catalog>> CURRENT =
            ThreadLocal.withInitial(UnaryOperator::identity);

    private TrialCatalogs() {}

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
        CURRENT.set(watch::watched);
        return watch;
    }

    /** The catalogs used since the last test, and the texts that came up in it. */
    static final class Watch {
        private final List<Catalog> provided = new ArrayList<>();
        private final Set<String> texts = new LinkedHashSet<>();

        private Catalog watched(Catalog own) {
            Catalog catalog = own.watched(text -> texts.add(text.toString()));
            provided.add(catalog);
            return catalog;
        }

        /** Begins anew. */
        void clear() {
            provided.clear();
            texts.clear();
        }

        /** The ids of the cards used. */
        Set<String> cards() {
            var ids = new LinkedHashSet<String>();
            provided.forEach(catalog -> catalog.used().forEach(card -> ids.add(card.id())));
            return ids;
        }

        /** The texts that came up. */
        Set<String> texts() {
            return Set.copyOf(texts);
        }
    }
}
