package holosite.rules.catalog;

import holosite.language.card.Side;
import holosite.language.filter.Filter;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import holosite.language.filter.Titled;
import holosite.rules.compile.FilterCompiler;
import holosite.rules.compile.Relations;
import holosite.rules.kit.Scene;
import holosite.rules.state.Context;
import holosite.rules.text.Slots;

/** Asks of cards on the table what a card's text would ask: whether one fits a filter. */
public final class Fits {
    private Fits() {}

    /** Whether the card fits, as its own text would mean it. */
    public static boolean fits(Scene scene, String card, Filter filter) {
        int number = scene.card(card);
        Side owner = scene.ownerOf(card);
        return new FilterCompiler(new Slots())
                .test(filter)
                .fits(scene.state(), Context.of(number, owner), number);
    }

    /** Whether one card stands in this relation to another. */
    public static boolean is(Scene scene, String card, Relation relation, String other) {
        return Relations.holds(scene.state(), relation, scene.card(card), scene.card(other));
    }

    /** A card of this title in this relation to the card that is asked about. */
    public static Filter related(Relation relation, String title) {
        return new Related(relation, new Titled(title));
    }
}
