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

/** Dagobah, Dark Side: characters, starships, vehicles and creatures. */
final class DarkUnits {
    private DarkUnits() {}

    private static final Filter ADJACENT_EXTERIOR = SITE.and(with(EXTERIOR)).related(ADJACENT_TO, HERE);

    private static Effect[] chased(Who opponentOfVictim) {
        return new Effect[] {
            cancelIt(),
            pickOne(opponentOfVictim, "site", ADJACENT_EXTERIOR),
            new CarryOff(THAT, chosen("site"))
        };
    }

    static final Card[] CARDS = {
        alien("Bossk", DARK, "4_92").unique().persona("Bossk")
            .destiny(1).deploy(4).power(4).ability(2).forfeit(3)
            .icons(PILOT, WARRIOR, DAGOBAH).is(BLACK_SUN_AGENT, BOUNTY_HUNTER, TRANDOSHAN)
            .matches("Hound's Tooth")
            .says(
                addsToPowerPiloted(2),
                battleDestinyIfUnable(piloting(persona("Hound's Tooth"))),
                when(whileInBattle().and(whileAt(SITE)), opponents(ATTRITION, 1, HERE)),
                may(at(anyTime())
                    .target("target", persona("Chewie").presentWith(IT).having(FORFEIT, MORE, 0))
                    .then(lasting(
                        when(is(TARGET, ANYTHING.with(IT)), set(FORFEIT, 0, chosen("target"))),
                        Duration.WHILE_ON_TABLE)))),

        alien("Dengar", DARK, "4_100").unique().persona("Dengar")
            .destiny(1).deploy(4).power(2).ability(2).forfeit(3)
            .icons(PILOT, WARRIOR, DAGOBAH).is(BOUNTY_HUNTER, CORELLIAN, ASSASSIN, BLACK_SUN_AGENT)
            .matches("Punishing One")
            .says(
                addsToPowerPiloted(2),
                adds(count(opponents(CHARACTER).presentWith(IT)), POWER, IT),
                may(at(anyTime())
                    .target("target", persona("Han").presentWith(IT).having(FORFEIT, MORE, 0))
                    .then(lasting(
                        when(is(TARGET, ANYTHING.presentWith(IT)), set(FORFEIT, 0, chosen("target"))),
                        Duration.WHILE_ON_TABLE)))),

        creature("Dragonsnake", DARK, "4_109").diamonds(1)
            .destiny(3).deploy(3).defense(2).forfeit(0)
            .icons(DAGOBAH).is(SWAMP_CREATURE)
            .says(
                ferocity(3, 1),
                habitat(a(SWAMP).or(a(JUNGLE)).or(LOCATION.related(BEARING, titled("Dark Waters")))),
                may(Deed.BE_ATTACKED, EITHER, DROID, IT),
                automatically(at(just(DEFEATED).to(DROID).with(IT))
                    .when(thereIs(ADJACENT_EXTERIOR))
                    .then(branch(is(Known.SUBJECT, new Belonging(YOU)), chased(OPPONENT)).orElse(chased(YOU))))),

        Common.mynock(DARK, "4_110"),

        creature("Sleen", DARK, "4_111")
            .destiny(3).deploy(2).defense(2).forfeit(0)
            .icons(SELECTIVE_CREATURE, DAGOBAH).is(SWAMP_CREATURE)
            .says(
                ferocity(-3, 1),
                Common.WET_PLANETS,
                always(opponents(FORCE_ICONS, -1, HERE).cumulatively()),
                new Parasite(Optional.empty())),

        Common.spaceSlug(DARK, "4_112"),

        Common.vineSnake(DARK, "4_113", CHARACTER),

        capital("Executor", DARK, "4_167").unique().persona("Executor")
            .destiny(1).deploy(15).power(12).armor(12).hyperspeed(2).forfeit(15)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, DAGOBAH)
            .is(STAR_DESTROYER, SUPER_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
            .carries(Capacity.pilots(Capacity.UNLIMITED)
                .withPassengers(Capacity.UNLIMITED)
                .withVehicles(Capacity.UNLIMITED)
                .withStarfighters(Capacity.UNLIMITED))
            .permanentPilots(3, 3)
            .says(immuneToAttrition(12)),

        starfighter("Punishing One", DARK, "4_171").unique().persona("Punishing One")
            .destiny(3).deploy(3).power(2).maneuver(5).hyperspeed(3).forfeit(3)
            .icons(NAV_COMPUTER, INDEPENDENT, DAGOBAH).matches("Dengar", "Dengar With Blaster Carbine")
            .carries(Capacity.pilots(1).withPassengers(1))
            .says(
                mayNot(Deed.PILOT, EITHER, CHARACTER.except(a(SMUGGLER).or(a(BOUNTY_HUNTER))), IT),
                immuneToAttrition(3, pilotedBy(persona("Dengar"))),
                adds(-3, DEPLOY_COST, IT, it(ANYTHING.related(DEPLOYING_WITH, persona("Dengar")))),
                may(Deed.DEPLOY, titled("Boosted TIE Cannon"), IT)),

        starfighter("TIE Bomber", DARK, "4_173")
            .destiny(0).deploy(2).power(1).maneuver(2).forfeit(2)
            .icons(PILOT, DAGOBAH).is(TIE, TIE_BOMBER, BOMBER, IMPERIAL_STARSHIP, NO_HYPERDRIVE)
            .permanentPilot(1)
            .says(
                adds(2, POWER, IT, it(new InState(CardState.ON_BOMBING_RUN)).and(whileInBattle())),
                mayAnyNumber(at(yourTurn())
                    .target("mine", titled("Orbital Mine").presentWith(IT))
                    .use(1)
                    .then(new ChooseOne(YOU, List.of(List.of(lose(chosen("mine"))), List.of(toHand(chosen("mine")))))))),
    };
}
