package holosite.cards.jabbaspalace;

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

/** Jabba's Palace: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    static final Filter DUNE_SEA_PLAYERS = CHARACTER.and(a(JAWA)).at(siteOf("Tatooine"));

    static final Filter PALACE_SITE = SITE.and(titleHas("Jabba's Palace"));

    static final Filter PALACE_PLAYERS =
        CHARACTER.and(a(GAMBLER).or(a(GANGSTER)).or(a(SMUGGLER)).or(a(INFORMATION_BROKER))).at(PALACE_SITE);

    static final Condition HELD_DOWN =
        compare(count(youOccupy(LOCATION.in(CardState.BATTLEGROUND))), AT_LEAST, 3)
            .or(thereIsNo(opponentOccupies(LOCATION.in(CardState.BATTLEGROUND))));

    static Card resistance(String title, Side side, String id) {
        return effect(title, side, id).unique()
            .destiny(4).icons(JABBAS_PALACE)
            .says(
                deploysOnTable(),
                when(HELD_DOWN, atMost(FORCE_LOSS_FROM_DRAIN, 2, ANYTHING).whose(YOU)),
                when(HELD_DOWN, atMost(FORCE_LOSS_FROM_INSERT, 2, ANYTHING).whose(YOU)),
                immuneTo("Alter"));
    }

    static Card duneSeaSabacc(Side side, String id) {
        return usedInterrupt("Dune Sea Sabacc", side, id).unique()
            .destiny(5).icons(JABBAS_PALACE)
            .says(used(at(anyTime())
                .target("player", your(DUNE_SEA_PLAYERS))
                .then(new PlaySabacc(
                    DUNE_SEA_PLAYERS,
                    SITE.and(titleHas("Sandcrawler")).or(titled("Magnetic Suction Tube", "Jawa Siesta", "Jawa Pack")),
                    0,
                    7,
                    LOCATION.and(of("Tatooine"))
                        .or(a(SANDCRAWLER))
                        .or(WEAPON.and(titleHas("Jawa")))
                        .or(titled("Utinni!")),
                    Optional.empty(),
                    Optional.empty(),
                    DEVICE.or(DROID.except(DROID.having(ARMOR, AT_LEAST, 0)))))));
    }

    static Card jabbasPalaceSabacc(Side side, String id) {
        return lostInterrupt("Jabba's Palace Sabacc", side, id).unique()
            .destiny(3).icons(JABBAS_PALACE)
            .says(lost(at(anyTime())
                .target("player", your(PALACE_PLAYERS))
                .then(new PlaySabacc(
                    PALACE_PLAYERS,
                    SITE.and(titleHas("Passenger Deck")).or(a(DESERT)),
                    1,
                    6,
                    ALIEN.or(PALACE_SITE),
                    Optional.of(new PlaySabacc.ClonesAs(a(GAMBLER).or(persona("Jabba")), 4)),
                    Optional.empty(),
                    CHARACTER_WEAPON.or(ALIEN.and(new Dotted(false)))))));
    }

    static Card twilekAdvisor(String title, Side side, String id) {
        return usedOrStartingInterrupt(title, side, id).unique()
            .destiny(5).icons(JABBAS_PALACE)
            .says(
                used(at(anyTime()).use(3).then(takeIntoHand(ANY_EFFECT))),
                starting(Always.ALWAYS, Pile.LOST_PILE,
                    SetUp.must("effect", EFFECT.and(new OwnText(OwnText.Tells.NO_DEPLOY_COST)))));
    }
}
