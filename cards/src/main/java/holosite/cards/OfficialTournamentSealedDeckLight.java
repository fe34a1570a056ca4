package holosite.cards;

import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.DEPLOYED;
import static holosite.language.ability.When.just;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PREMIUM;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Trait.LEADER;
import static holosite.language.card.Who.YOU;
import static holosite.language.filter.Relation.SAME_OR_ADJACENT_TO;

import holosite.language.Card;
import holosite.language.filter.Dotted;
import java.util.List;

/** The Light Side of the Official Tournament Sealed Deck. */
public final class OfficialTournamentSealedDeckLight {
    private OfficialTournamentSealedDeckLight() {}

    public static final Card ARLEIL_SCHOUS = alien("Arleil Schous", LIGHT, "106_1").unique()
            .persona("Arleil Schous")
            .destiny(2).deploy(4).power(1).ability(3).forfeit(5)
            .icons(PILOT, WARRIOR, PREMIUM).is(LEADER)
            .says(may(at(just(DEPLOYED).by(YOU).to(IT)).then(takeIntoHand(ALIEN.and(new Dotted(false))))),
                    addsToPowerPiloted(2),
                    deploy(-1, your(ALIEN), siteOf("Tatooine").related(SAME_OR_ADJACENT_TO, HERE)));

    /** Every card of this file. */
    public static List<Card> all() {
        return List.of(ARLEIL_SCHOUS);
    }
}
