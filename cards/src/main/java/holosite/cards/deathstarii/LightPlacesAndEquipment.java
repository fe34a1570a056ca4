package holosite.cards.deathstarii;

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

/** Death Star II, Light Side: locations, weapons and devices. */
final class LightPlacesAndEquipment {
    private LightPlacesAndEquipment() {}

    static final Card[] CARDS = {
        site("Home One", "Docking Bay", LIGHT, "9_57").unique().force(0, 1)
            .icons(INTERIOR, EXTERIOR, STARSHIP_SITE, MOBILE, SCOMP_LINK, DEATH_STAR_II).is(DOCKING_BAY)
            .dark(transitFrom(7), always(yours(TRANSIT_TO, 9, HERE)))
            .light(
                always(free(TRANSIT_FROM, HERE).whose(YOU)),
                mayNot(Deed.MOVE_TO, OPPONENT, ANYTHING, HERE, ifYouOccupy()))
            .done(),

        system("Mon Calamari", 6, LIGHT, "9_59").unique().force(1, 2)
            .icons(PLANET, DEATH_STAR_II)
            .dark(when(ifYouControl().and(thereIsNo(your(a(STAR_DESTROYER)).here())), yours(FORCE_DRAIN, -1, HERE)))
            .light(
                mayNot(
                    Deed.DEPLOY,
                    OPPONENT,
                    a(STAR_DESTROYER),
                    HERE,
                    is(Known.HERE, youOccupyWith(a(MON_CALAMARI_STAR_CRUISER), ANYTHING))),
                deploy(-1, your(a(MON_CALAMARI_STAR_CRUISER)), HERE))
            .done(),

        characterWeapon("Luke's Lightsaber", LIGHT, "9_90").unique().persona("Luke's Lightsaber")
            .destiny(1).icons(DEATH_STAR_II).is(LIGHTSABER)
            .matches(
                "Commander Luke Skywalker", "Luke", "Luke Skywalker", "Luke Skywalker, Jedi Knight",
                "Luke Skywalker, Rebel Scout", "Luke Skywalker, The Rebellion's Hope", "Luke With Lightsaber",
                "Master Luke", "Son Of Skywalker")
            .says(
                deploysOn(your(persona("Luke"))),
                adds(1, DEFENSE_VALUE, HOST),
                adds(1, TRAINING_DESTINY, HOST),
                mayAddToDrain(1),
                fires(CHARACTER.or(CREATURE).or(a(SPEEDER_BIKE)).or(a(SWOOP)))
                    .forFree()
                    .drawing(2)
                    .doing(hit(chosen("target")), becomes(FORFEIT, 0, chosen("target")))),

        automatedWeapon("Orbital Mine", LIGHT, "9_91").diamonds(1)
            .destiny(2).icons(DEATH_STAR_II)
            .says(
                deploysOn(SYSTEM.related(WHERE_IS, a(BOMBER))),
                explodes(just(DEPLOYED).to(opponents(STARSHIP)).at(HERE)),
                explodes(just(MOVED).to(opponents(STARSHIP)).at(HERE))),
    };

    private static Ability explodes(When when) {
        Amount total = destiny().plus(either(0, 2, is(Known.SUBJECT, CAPITAL)));
        return automatically(at(when)
            .then(
                drawWeaponDestiny(),
                branch(compare(total, MORE, figure(DEFENSE_VALUE, Known.SUBJECT)), lose(THAT)),
                lose(IT)));
    }
}
