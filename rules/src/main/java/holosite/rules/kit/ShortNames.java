package holosite.rules.kit;

import holosite.language.Card;
import holosite.language.card.Side;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What cards are called among all cards of a pool: as short as {@link CardReference} allows. */
public final class ShortNames {
    private final CardPool pool;

    public ShortNames(CardPool pool) {
        this.pool = pool;
    }

    /** Its title, with the side or the id where the title alone could mean another card. */
    public String of(Card card) {
        return of(card, Optional.empty());
    }

    /** The same where only cards of one side can be meant. */
    public String of(Card card, Optional<Side> side) {
        List<Card> same =
                pool.titled(card.title()).stream()
                        .filter(one -> side.isEmpty() || one.side() == side.get())
                        .toList();
        if (same.size() <= 1) {
            return card.title();
        }
        boolean several = same.stream().filter(one -> one.side() == card.side()).count() > 1;
        return several
                ? card.title() + " (" + card.id() + ")"
                : card.side().name().toLowerCase(Locale.ROOT) + " " + card.title();
    }
}
