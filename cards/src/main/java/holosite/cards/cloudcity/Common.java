package holosite.cards.cloudcity;

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

/** Cloud City: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    static final Filter SABACC_PLAYERS =
        CHARACTER.and(a(GAMBLER).or(a(THIEF)).or(a(SMUGGLER))).at(siteOf("Cloud City"));

    /** The opponent must deploy ability in each of his deploy phases. */
    static Card demandsAbility(String title, Side side, String id) {
        return effect(title, side, id).unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(
                deploysOnOpponentsSide(),
                automatically(at(just(PHASE_ENDS))
                    .when(inPhase(OPPONENT, Phase.DEPLOY).and(new DeployedWithAbility(OPPONENT).not()))
                    .then(loseForce(OPPONENT, 2))),
                asSoonAs(
                    compare(
                        count(opponents(ANYTHING).in(CardState.WITH_ABILITY)),
                        MORE,
                        count(your(ANYTHING).in(CardState.WITH_ABILITY))),
                    lose(IT)),
                immuneTo("Alter"));
    }

    static Card cloudCitySabacc(Side side, String id) {
        return usedInterrupt("Cloud City Sabacc", side, id).unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(used(at(anyTime())
                .target("player", your(SABACC_PLAYERS))
                .then(new PlaySabacc(
                    SABACC_PLAYERS,
                    persona("Lando").or(titled("Weather Vane")),
                    1,
                    6,
                    LOCATION.or(a(UGNAUGHT)),
                    Optional.of(new PlaySabacc.ClonesAs(a(GAMBLER), 0)),
                    Optional.empty(),
                    STARFIGHTER.or(WEAPON).or(DEVICE)))));
    }

    static Card bespin(Side side, String id, int dark, int light) {
        Filter there = LOCATION.and(of("Cloud City"));
        Ability dearer =
            when(ifYouControl(), add(DEPLOY_COST, 1, opponents(CHARACTER.or(VEHICLE))).toward(there));
        Ability cheaper = when(ifYouControl(), add(DEPLOY_COST, -1, your(CHARACTER.or(VEHICLE))).toward(there));
        return system("Bespin", 6, side, id).unique().force(dark, light)
            .icons(PLANET, CLOUD_CITY)
            .dark(side == DARK ? dearer : cheaper)
            .light(side == DARK ? cheaper : dearer).done();
    }

    static Card cloudCity(Side side, String id, int dark, int light) {
        Ability support = when(
            ifYouControl(),
            yours(
                TOTAL_POWER,
                count(your(STARSHIP.or(VEHICLE)).here()),
                siteOf("Cloud City").in(CardState.BATTLE_LOCATION)));
        return sector("Bespin: Cloud City", side, id).lies(Stretch.LOWEST_CLOUDS).of("Bespin").unique().force(dark, light)
            .icons(PLANET, CLOUD_CITY).is(CLOUD)
            .dark(support)
            .light(support).done();
    }
}
