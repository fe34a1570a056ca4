package holosite.cards.thirdanthology;

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

/** Third Anthology, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    private static final Filter BATTLEGROUND_SYSTEM = SYSTEM.in(CardState.BATTLEGROUND);

    private static final Filter LARGE_DESTROYER = your(a(STAR_DESTROYER).and(a(IMPERIAL_CLASS).or(a(SUPER_CLASS))));

    static final Card[] CARDS = {
        objective("Set Your Course For Alderaan", DARK, "111_6")
            .icons(PREMIUM)
            .back(
                "The Ultimate Power In The Universe",
                may(onceDuringYour(Phase.DEPLOY).then(deployFromReserveDeck(BATTLEGROUND_SYSTEM, ANYTHING))),
                deploy(
                    either(-2, -1, is(Known.AFFECTED, a(VICTORY_CLASS))),
                    your(a(STAR_DESTROYER)),
                    SYSTEM.and(titled("Death Star"))),
                always(yours(
                    FORCE_DRAIN,
                    either(1, 2, is(Known.AFFECTED, SYSTEM.related(WHERE_IS, LARGE_DESTROYER))),
                    BATTLEGROUND_SYSTEM.related(WHERE_IS, your(a(STAR_DESTROYER))))),
                adds(count(opponents(siteOf("Yavin 4"))).times(3), BLOWN_AWAY_LOSS, SYSTEM.and(titled("Yavin 4"))),
                outOfPlayIfBlownAway("Death Star"))
            .says(
                starts(
                    SetUp.must("station", SYSTEM.and(titled("Death Star"))),
                    SetUp.must("planet", SYSTEM.and(titled("Alderaan"))),
                    SetUp.must("bay", titled("Death Star: Docking Bay 327")),
                    forTheRestOfTheGame(cancels(titled("Revolution"))),
                    forTheRestOfTheGame(mayNot(
                        Deed.BE_BLOWN_AWAY,
                        EITHER,
                        SYSTEM.and(with(PLANET)).except(titled("Alderaan", "Yavin 4", "Hoth").or(a(SUBJUGATED))),
                        titled("Commence Primary Ignition")))),
                may(onceDuringYour(Phase.DEPLOY).then(takeIntoHand(titleHas("Death Star")))),
                mayNot(Deed.FORCE_DRAIN, YOU, ANYTHING, SYSTEM.and(titled("Alderaan"))),
                automatically(at(just(DRAIN_INITIATED).by(YOU).at(siteOf("Death Star"))).then(cancelIt())),
                always(set(BATTLE_DAMAGE, 0, siteOf("Death Star")).whose(YOU)),
                asSoonAs(blownAway("Alderaan"), flipIt())),
    };
}
