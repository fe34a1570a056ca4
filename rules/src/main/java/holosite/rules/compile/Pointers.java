package holosite.rules.compile;

import holosite.language.filter.Chosen;
import holosite.language.filter.Known;
import holosite.language.filter.Ref;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.LeftTogether;
import holosite.rules.table.Table;
import holosite.rules.text.Slots;
import holosite.rules.whereabouts.Whereabouts;

/** Reads the one card that a text points to, at the moment it is asked for. */
final class Pointers {
    private Pointers() {}

    /** Where the speaking card is; while it deploys, where it goes. */
    private static int here(GameState game, Context x) {
        int place = Whereabouts.location(game.table(), x.it());
        return place == Table.NOBODY && x.affected() == x.it() && x.toward() >= 0
                ? Whereabouts.location(game.table(), x.toward())
                : place;
    }

    /** The card a text points to. */
    static FilterCompiler.Single to(Ref ref, Slots slots) {
        return switch (ref) {
            case Known known ->
                    switch (known) {
                        case IT -> (game, x) -> x.it();
                        case HOST -> (game, x) -> LeftTogether.hostOf(game, x.it());
                        case HERE -> Pointers::here;
                        case AFFECTED -> {
                            slots.point();
                            yield (game, x) -> x.affected();
                        }
                        case TOWARD -> {
                            slots.point();
                            yield (game, x) -> x.toward();
                        }
                        case SUBJECT -> (game, x) -> x.event().subject();
                        case CAUSE -> (game, x) -> x.event().cause();
                        case PLACE -> (game, x) -> x.event().place();
                        case AIM -> (game, x) -> game.table().aim(x.it());
                    };
            case Chosen chosen -> {
                int slot = slots.card(chosen.name());
                yield (game, x) -> {
                    int[] cards = x.cards(slot);
                    return cards.length > 0 ? cards[0] : Table.NOBODY;
                };
            }
        };
    }
}
