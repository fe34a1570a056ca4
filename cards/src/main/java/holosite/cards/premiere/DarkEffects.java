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

/** Premiere, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    private static final Filter WHERE_IT_IS_SERVED = titled("Tatooine: Cantina", "Tatooine: Mos Eisley");

    /** The starship it is aimed at is repaired by a high destiny. */
    private static Effect[] repairs() {
        return new Effect[] {
            drawDestiny(OPPONENT, "destiny"), branch(compare(destiny(), MORE, 2), cancel(IT))
        };
    }

    static final Card[] CARDS = {
        Common.aDisturbanceInTheForce("A Disturbance In The Force", DARK, "1_208"),

        Common.instructor("Baniss Keeg", DARK, "1_209"),

        effect("Blast Door Controls", DARK, "1_210").unique()
            .destiny(5)
            .says(
                deploysOnTable(),
                cancels(titled(
                    "Into The Garbage Chute, Flyboy",
                    "Narrow Escape",
                    "Blast The Door, Kid!",
                    "Rebel Barrier"))),

        effect("Blaster Rack", DARK, "1_211")
            .destiny(3)
            .says(
                deploysOnTable(),
                mayAnyNumber(at(anyTime())
                    .target("weapon", your(CHARACTER_WEAPON).at(SITE))
                    .then(stackOnIt(chosen("weapon")))),
                mayAnyNumber(at(your(Phase.DEPLOY))
                    .target("weapon", stackedOn(IT))
                    .target("bearer", your(CHARACTER).and(new WhereItCouldDeploy(the("weapon"))))
                    .use(new DeployCostOn(the("weapon"), the("bearer")))
                    .then(new AttachTo(chosen("weapon"), the("bearer"))))),

        effect("Dark Hours", DARK, "1_212").dots(3)
            .destiny(4)
            .says(
                deploysOn(SITE.in(CardState.NIGHTTIME)),
                automatically(at(just(DEPLOYED).to(IT))
                    .then(new ForEach("sleeper", CHARACTER.except(DROID).here(), List.of(
                        branch(
                            compare(pileSize(YOU, Pile.RESERVE_DECK), EQUAL, 0),
                            mayHave(OPPONENT, new FallAsleep(chosen("sleeper"))))
                            .orElse(
                                drawDestiny(),
                                branch(
                                    compare(destiny(), MORE, figure(ABILITY, the("sleeper"))),
                                    new FallAsleep(chosen("sleeper")))))))),
                automatically(at(just(TURN_ENDS).by(YOU))
                    .when(it(ANYTHING.in(CardState.DEPLOYED_THIS_TURN)).not())
                    .then(lose(IT)))),

        Common.sentry("Death Star Sentry", DARK, "1_213", siteOf("Death Star")),

        Common.disarmed(DARK, "1_214"),

        effect("Expand The Empire", DARK, "1_215").unique()
            .destiny(3)
            .says(
                deploysOn(SITE),
                new ExpandsText(Known.HERE, SITE.related(ADJACENT_TO, HERE), Always.ALWAYS)),

        effect("Fear Will Keep Them In Line", DARK, "1_216")
            .destiny(4)
            .says(
                deploysOn(CAPITAL),
                when(
                    is(Known.HOST, ANYTHING.at(youControl(SYSTEM.or(SECTOR)))),
                    yours(TOTAL_POWER, 1, SITE.related(RELATED_TO, HERE).in(CardState.BATTLE_LOCATION)))),

        Common.clouds(effect("I Find Your Lack Of Faith Disturbing", DARK, "1_217")),

        effect("I've Lost Artoo!", DARK, "1_218")
            .destiny(5)
            .says(
                deploysOn(STARSHIP.and(with(NAV_COMPUTER))).costing(1),
                deploysOn(CHARACTER.and(a(ASTROMECH_DROID)).related(ABOARD, STARSHIP)).costing(1),
                automatically(at(just(DEPLOYED).to(IT))
                    .then(
                        drawDestiny(),
                        branch(
                            ifSo(compare(destiny(), MORE, 1).not(), lose(IT)),
                            ifSo(is(Known.HOST, CHARACTER), lose(HOST))))),
                new Loses(HOST, NAV_COMPUTER, Always.ALWAYS),
                adds(1, ASTROMECH_CAPACITY, HOST)),

        Common.valuesJawas("Jawa Pack", DARK, "1_219"),

        utinniEffect("Juri Juice", DARK, "1_220").unique()
            .destiny(4)
            .says(
                deploysOn(ALIEN).when(thereIs(WHERE_IT_IS_SERVED.or(titled("Jabba's Sail Barge")))),
                mayNot(Deed.COUNT_ABILITY_FOR_BATTLE_DESTINY, HOST),
                mayNot(Deed.BE_STOLEN, EITHER, ANYTHING, HOST.and(persona("Kabe"))),
                automatically(at(just(MOVED).to(HOST.or(ANYTHING.related(HAS_ABOARD, HOST)))
                    .at(WHERE_IT_IS_SERVED.or(siteOf("Jabba's Sail Barge"))
                        .or(SITE.related(WHERE_IS, titled("Jabba's Sail Barge")))))
                    .when(is(Known.HOST, ANYTHING.related(DRIVING, VEHICLE)).not())
                    .then(cancel(IT)))),

        Common.recruiter("Ket Maliss", DARK, "1_221"),

        utinniEffect("Lateral Damage", DARK, "1_222").unique()
            .destiny(4)
            .says(
                deploysOn(SYSTEM).aimingAt(opponents(STARSHIP)),
                always(set(POWER, 0, AIM)),
                always(set(FORFEIT, 0, AIM)),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(repairs())),
                automatically(at(just(PHASE_STARTS))
                    .when(inPhase(EITHER, Phase.MOVE))
                    .when(is(Known.AIM, ANYTHING.at(HERE)))
                    .then(repairs()))),

        utinniEffect("Luke? Luuuuke!", DARK, "1_223").unique()
            .destiny(4)
            .says(
                deploysOn(siteOf("Tatooine")).aimingAt(REBEL),
                adds(either(-1, -3, is(Known.AIM, persona("Luke"))), POWER, AIM),
                adds(either(-1, -3, is(Known.AIM, persona("Luke"))), FORFEIT, AIM),
                asSoonAs(compare(figure(FORFEIT, Known.AIM), AT_MOST, 0), lose(AIM)),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(cancel(IT)))),

        effect("Macroscan", DARK, "1_224")
            .destiny(3)
            .says(
                deploysOnOpponentsSide().costing(2),
                may(at(anyTime())
                    .use(1)
                    .then(new LookAt(
                        YOU,
                        OPPONENT,
                        Pile.RESERVE_DECK,
                        either(1, 3, thereIs(LOCATION.in(CardState.NIGHTTIME))),
                        false)))),

        Common.powerForAbility("Molator", DARK, "1_225"),

        utinniEffect("Organa's Ceremonial Necklace", DARK, "1_226").unique()
            .destiny(4)
            .says(
                deploysOn(siteOf("Yavin 4")).aimingAt(IMPERIAL),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(new AttachTo(IT, Known.AIM))),
                automatically(at(just(DRAIN_INITIATED).by(YOU).at(new Related(WHERE_PRESENT, AIM)))
                    .when(Common.CARRIED_BY_TARGET)
                    .then(
                        thisAction(always(yours(FORCE_DRAIN, 1, THERE))),
                        mayHave(
                            YOU,
                            pickOne(YOU, "heir", your(IMPERIAL).presentAt(youControl(SITE.related(ADJACENT_TO, HERE)))),
                            new AimAt(Optional.of(chosen("heir"))),
                            new AttachTo(IT, the("heir")))))),

        effect("Presence Of The Force", DARK, "1_227").dots(2)
            .destiny(2)
            .says(deploysOn(LOCATION), adds(1, FORCE_ICONS, HERE)),

        Common.returnsCards("Reactor Terminal", DARK, "1_228"),

        utinniEffect("Send A Detachment Down", DARK, "1_229").unique()
            .destiny(4)
            .says(
                deploysOn(siteOf("Tatooine").except(a(DOCKING_BAY)))
                    .costing(2)
                    .aimingAt(a(TROOPER).at(siteOf("Death Star"))),
                when(
                    is(Known.AIM, new Related(AT_SAME_SITE_AS, IT)),
                    opponents(ATTRITION, 1, of("Tatooine")))),

        Common.sunsdown("Sunsdown", DARK, "1_230"),

        utinniEffect("Tactical Re-Call", DARK, "1_231").unique()
            .destiny(4)
            .says(
                deploysOn(siteOf("Yavin 4").except(THERE))
                    .at(just(BATTLE_WON).by(YOU))
                    .aimingAt(WARRIOR_CHARACTER.in(CardState.IN_BATTLE)),
                adds(either(-2, -3, is(Known.AIM, persona("Leia"))), POWER, AIM),
                adds(either(-2, -3, is(Known.AIM, persona("Leia"))), FORFEIT, AIM),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(cancel(IT)))),

        Common.restrictsWarriors("Wrong Turn", DARK, "1_232"),

        Common.hidesLostPile("Your Eyes Can Deceive You", DARK, "1_233"),
    };
}
