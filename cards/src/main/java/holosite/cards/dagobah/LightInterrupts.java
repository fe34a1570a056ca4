package holosite.cards.dagobah;

import static holosite.language.ability.Action.*;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.*;
import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.*;
import static holosite.language.card.Side.*;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.*;
import static holosite.language.filter.Relation.*;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.Card;
import holosite.language.ability.*;
import holosite.language.amount.*;
import holosite.language.card.*;
import holosite.language.condition.*;
import holosite.language.effect.*;
import holosite.language.filter.*;
import java.util.*;

/** Dagobah, Light Side: Interrupts. */
final class LightInterrupts {
    private LightInterrupts() {}

    static final Card[] CARDS = {
        Common.control(LIGHT, "4_48"),

        usedOrLostInterrupt("Effective Repairs", LIGHT, "4_49")
            .destiny(4).icons(DAGOBAH)
            .says(
                used(cancelsPlayed(titled("Limited Resources"))),
                lost(at(anyTime())
                    .use(3)
                    .then(new Retrieve(YOU, number(1), ANY_EFFECT, Retrieve.How.CHOSEN, Pile.HAND)))),

        lostInterrupt("Egregious Pilot Error", LIGHT, "4_50").unique()
            .destiny(4).icons(DAGOBAH)
            .says(lost(at(opponents(Phase.CONTROL))
                .target("place", SYSTEM.or(SECTOR)
                    .related(WHERE_IS, opponents(CAPITAL).with(opponents(CAPITAL))))
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny().minus(number(1)), LESS, count(opponents(CAPITAL).at(chosen("place")))),
                        new ForEach("ship", opponents(CAPITAL).at(chosen("place")), List.of(
                            lasting(mayNot(Deed.MOVE, chosen("ship")), Duration.UNTIL_END_OF_YOUR_NEXT_TURN),
                            lasting(
                                mayNot(Deed.TAKE_PART_IN_BATTLE, chosen("ship")),
                                Duration.UNTIL_END_OF_YOUR_NEXT_TURN))))))),

        lostInterrupt("I Have A Bad Feeling About This", LIGHT, "4_52")
            .destiny(3).icons(DAGOBAH)
            .says(
                lost(retargets(at(just(BEING_PLAYED).to(INTERRUPT)).use(3), Known.SUBJECT)),
                lost(retargets(at(just(BEING_DEPLOYED).to(UTINNI_EFFECT)).use(3), Known.SUBJECT)),
                lost(retargets(at(anyTime()).target("effect", UTINNI_EFFECT).use(3), the("effect"))),
                lost(relocatesEffect(at(anyTime()).use(3), ANYTHING.except(new ImmuneToTitle("Alter"))))),
    };
}
