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

/** Jabba's Palace, Dark Side: locations, weapons and devices. */
final class DarkPlacesAndEquipment {
    private DarkPlacesAndEquipment() {}

    private static final Condition WARRIOR_ABOARD = thereIs(your(WARRIOR_CHARACTER).aboard(HOST));

    private static Filter ofDestiny(String name) {
        return new Figured(DESTINY, EQUAL, remembered(name));
    }

    static final Card[] CARDS = {
        site("Jabba's Palace", "Audience Chamber", DARK, "6_162").lies(Stretch.FAR_INDOORS).unique().of("Tatooine")
            .force(2, 1)
            .icons(INTERIOR, PLANET, JABBAS_PALACE)
            .dark(may(at(your(Phase.DEPLOY)).once(Limit.Per.GAME).then(deployFromReserveDeck(ALIEN, HERE))))
            .light(
                may(at(anyTime())
                    .when(ifYouControl())
                    .when(thereIs(titled("Scum And Villainy")))
                    .use(4)
                    .then(cancel(titled("Scum And Villainy")))),
                immuneTo("Revolution"))
            .done(),

        site("Jabba's Palace", "Dungeon", DARK, "6_164").lies(Stretch.FAR_INDOORS).unique().of("Tatooine").force(1, 0)
            .icons(INTERIOR, PLANET, JABBAS_PALACE).is(PRISON)
            .dark(automatically(at(just(DELIVERED).with(a(BOUNTY_HUNTER)).at(HERE))
                .once(Limit.Per.SUBJECT)
                .then(retrieve(YOU, 2))))
            .light(may(at(anyTime())
                .when(ifYouControl())
                .target("captive", CHARACTER.in(CardState.IMPRISONED).here())
                .use(3)
                .then(new Release(chosen("captive")))))
            .done(),

        site("Tatooine", "Great Pit Of Carkoon", DARK, "6_170").unique().force(1, 1)
            .icons(EXTERIOR, PLANET, JABBAS_PALACE)
            .dark(may(onceDuringYour(Phase.CONTROL)
                .target(
                    "prey",
                    CHARACTER.except(DROID)
                        .in(CardState.CAPTIVE)
                        .except(new InState(CardState.FROZEN))
                        .presentHere())
                .when(thereIs(CREATURE.and(titled("Sarlacc")).presentHere()))
                .then(new AttackBy(CREATURE.and(titled("Sarlacc")).presentHere(), the("prey")))))
            .done(),

        vehicleWeapon("Antipersonnel Laser Cannon", DARK, "6_174")
            .destiny(4).icons(JABBAS_PALACE).is(CANNON, LASER_CANNON)
            .says(
                deploysOn(your(TRANSPORT_VEHICLE)).costing(3),
                fires(CHARACTER.or(CREATURE)).when(WARRIOR_ABOARD).costing(3).adding(2).repeatedly(2)),

        characterWeapon("Dengar's Modified Riot Gun", DARK, "6_175").unique().persona("Dengar's Modified Riot Gun")
            .destiny(1).icons(JABBAS_PALACE).matches("Dengar")
            .says(
                deploysOn(your(persona("Dengar"))).costing(2),
                deploysOn(your(a(BOUNTY_HUNTER)).except(persona("Dengar"))).costing(5),
                fires(CHARACTER.except(DROID)).costing(3).adding(3).doing(capture(chosen("target"), Known.HOST))),

        vehicleWeapon("Double Laser Cannon", DARK, "6_176")
            .destiny(7).icons(JABBAS_PALACE).is(CANNON, LASER_CANNON)
            .says(
                deploysOn(titled("Jabba's Sail Barge").or(your(a(SANDCRAWLER)))).costing(4),
                adds(3, POWER, HOST),
                immuneToAttrition(HOST, 5),
                fires(VEHICLE).when(WARRIOR_ABOARD).costing(2).adding(2)),

        characterWeapon("Thermal Detonator", DARK, "6_179").unique().persona("Thermal Detonator")
            .destiny(3).icons(JABBAS_PALACE)
            .says(
                deploysOn(your(a(BOUNTY_HUNTER))).costing(3),
                always(yours(RETRIEVAL, 3, ANYTHING).toward(a(BOUNTY))),
                may(at(anyTime())
                    .when(whileAt(SITE))
                    .then(
                        drawWeaponDestiny("first"),
                        drawWeaponDestiny("second"),
                        drawWeaponDestiny("third"),
                        lose(ALL_CARDS.here()
                            .and(ofDestiny("first").or(ofDestiny("second")).or(ofDestiny("third")))),
                        lose(IT)))),
    };
}
