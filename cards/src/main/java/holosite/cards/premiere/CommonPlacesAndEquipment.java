package holosite.cards.premiere;

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

/** Premiere: locations, weapons and devices that both sides have alike, and what they say. */
final class CommonPlacesAndEquipment {
    private CommonPlacesAndEquipment() {}

    /** The bolt does not affect a droid with the presence icon. */
    private static final Filter BOLTABLE = DROID.except(with(PRESENCE)).at(SITE);

    private static final Filter ANYBODYS = your(BOLTABLE).or(opponents(BOLTABLE).except(ANYTHING.in(CardState.UNDERCOVER)));

    static Card tatooine(Side side, String id, int dark, int light) {
        return system("Tatooine", 7, side, id).unique().force(dark, light)
            .icons(PLANET)
            .dark(supportFromOrbit("Tatooine"))
            .light(supportFromOrbit("Tatooine")).done();
    }

    static Card dockingBay94(Side side, String id) {
        return site("Tatooine", "Docking Bay 94", side, id).unique().force(1, 1)
            .icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK).is(DOCKING_BAY)
            .end(side, transitFrom(1))
            .end(side.opposite(), transitFrom(2)).done();
    }

    static Card yavin4(Side side, String id, int dark, int light) {
        return system("Yavin 4", 4, side, id).unique().force(dark, light)
            .icons(PLANET).is(REBEL_BASE)
            .dark(supportFromOrbit("Yavin 4"))
            .light(supportFromOrbit("Yavin 4")).done();
    }

    /** Whoever of these is alone there battles better. */
    static Ability[] fightsBetterAlone(Filter who) {
        return new Ability[] {
            adds(2, POWER, who.in(CardState.ALONE).in(CardState.IN_BATTLE).here()),
            immuneToAllAttrition(who.in(CardState.ALONE).here())
        };
    }

    static Card caller(Side side, String id, Filter soldiers) {
        return device("Caller", side, id)
            .destiny(6)
            .says(
                deploysOn(soldiers.or(a(JAWA))),
                may(at(your(Phase.CONTROL))
                    .target("droid",
                        opponents(DROID).related(BEARING, titled("Restraining Bolt")).related(AT_SAME_SITE_AS, HOST))
                    .then(
                        new Steal(chosen("droid"), YOU),
                        toHand(titled("Restraining Bolt").related(ON, chosen("droid"))))));
    }

    static Card supplyTanks(Side side, String id) {
        return device("Fusion Generator Supply Tanks", side, id)
            .destiny(4).is(FUSION_GENERATOR)
            .says(
                deploysOn(your(STARSHIP).at(SYSTEM.or(SECTOR).related(RELATED_TO, SITE.and(a(DOCKING_BAY))))),
                adds(1, HYPERSPEED, HOST),
                adds(1, POWER, HOST),
                adds(1, MANEUVER, HOST));
    }

    /** A lightsaber for any warrior, who needs less Force for it the more ability he has. */
    static Card lightsaber(String title, Side side, String id) {
        return characterWeapon(title, side, id)
            .destiny(2).is(LIGHTSABER)
            .says(
                deploysOn(your(WARRIOR_CHARACTER)).costing(number(7).minus(figure(ABILITY, Known.TOWARD))),
                mayAddToDrain(1),
                fires(CHARACTER.or(CREATURE)).costing(number(7).minus(figure(ABILITY, Known.HOST))).drawing(2));
    }

    static Card restrainingBolt(Side side, String id) {
        return device("Restraining Bolt", side, id)
            .destiny(6)
            .says(
                deploysOn(ANYBODYS),
                mayNot(Deed.MOVE, HOST),
                cancelsText(HOST),
                may(at(your(Phase.DEPLOY))
                    .target("droid", BOLTABLE.related(AT_SAME_SITE_AS, HOST))
                    .then(new AttachTo(IT, the("droid")))));
    }

    static Card blasterRifle(Side side, String id) {
        return characterWeapon("Blaster Rifle", side, id)
            .destiny(3).is(BLASTER, BLASTER_RIFLE, RIFLE)
            .says(
                deploysOn(your(WARRIOR_CHARACTER)).costing(2),
                fires(CHARACTER.or(CREATURE).or(VEHICLE)).costing(2).adding(1));
    }

    static Card timerMine(Side side, String id) {
        return automatedWeapon("Timer Mine", side, id)
            .destiny(2).is(MINE)
            .says(
                deploysOn(SITE.related(WHERE_IS, your(a(MINING_DROID)))),
                automatically(at(just(TURN_STARTS).by(YOU))
                    .then(
                        drawWeaponDestiny(),
                        new Pick(OPPONENT, "victims", opponents(CHARACTER).here(), destiny(), destiny()),
                        lose(chosen("victims")),
                        lose(IT))));
    }
}
