package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.tableWith;

import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;

/** Transport vehicles of the Dark Side for the weapons that are mounted on them. */
final class Transports {
    private Transports() {}

    private static final Card CRAWLER = transport("Dark Crawler", "0_8", Trait.SANDCRAWLER);

    private static final Card SKIFF = transport("Dark Skiff", "0_9");

    private static final Card BARGE = transport("Jabba's Sail Barge", "0_10");

    private static Card transport(String title, String id, Trait... is) {
        return Kinds.transportVehicle(title, DARK, id)
                .destiny(2)
                .deploy(2)
                .power(2)
                .maneuver(3)
                .landspeed(2)
                .forfeit(4)
                .is(is)
                .carries(Capacity.pilots(1).withPassengers(4))
                .says();
    }

    static Position vehicles() {
        return tableWith(CRAWLER, SKIFF, BARGE);
    }
}
