package holosite.cards;

import holosite.language.card.DestinyKind;
import static holosite.language.card.Compare.AT_MOST;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Icon.SPACE;
import static holosite.language.filter.Relation.HOLDS;
import static holosite.language.filter.Relation.SAME_TITLE_AS;
import holosite.language.ability.Target;
import holosite.language.amount.LocationsDeployed;
import holosite.language.effect.PickFrom;
import holosite.language.effect.SetAside;
import holosite.language.effect.May;
import holosite.language.filter.Chosen;
import holosite.language.effect.ChangeDestiny;
import holosite.language.condition.StartedAtBattleground;
import holosite.language.ability.Event;
import java.util.Optional;
import holosite.language.filter.Filter;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.effect.PlaySabacc;
import static holosite.language.card.Trait.THIEF;
import static holosite.language.card.Trait.MUSICIAN;
import static holosite.language.ability.Event.DESTINY_DRAWN;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.Words.*;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Deed.DEPLOY;
import static holosite.language.ability.Deed.DEPLOY_UNDERCOVER;
import static holosite.language.ability.Deed.MOVE_AS_REACT;
import static holosite.language.ability.Event.COVER_BROKEN;
import static holosite.language.ability.Event.DESTINY_TO_BE_DRAWN;
import static holosite.language.ability.Event.HIT;
import static holosite.language.ability.Event.LOST;
import static holosite.language.ability.Event.WEAPON_FIRED;
import static holosite.language.ability.When.inBattle;
import static holosite.language.ability.When.just;
import static holosite.language.card.Capacity.pilotsOrPassengers;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.SPECIAL_EDITION;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Subtype.COMBAT_VEHICLE;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import static holosite.language.card.Subtype.STARSHIP_WEAPON;
import static holosite.language.card.Subtype.USED_INTERRUPT;
import static holosite.language.card.Trait.CORELLIAN;
import static holosite.language.card.Trait.ENCLOSED;
import static holosite.language.card.Trait.FOREST;
import static holosite.language.card.Trait.GUNNER;
import static holosite.language.card.Trait.JUNGLE;
import static holosite.language.card.Trait.LEADER;
import static holosite.language.card.Trait.SCOUT;
import static holosite.language.card.Trait.SMUGGLER;
import static holosite.language.card.Trait.SNOWSPEEDER;
import static holosite.language.card.Trait.SPACEPORT;
import static holosite.language.card.Trait.SPEEDER;
import static holosite.language.card.Trait.SPY;
import static holosite.language.card.Who.EITHER;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.filter.CardState.IN_BATTLE;
import static holosite.language.filter.CardState.PILOTED;
import static holosite.language.filter.CardState.UNDERCOVER;
import static holosite.language.filter.Relation.BEARING;
import static holosite.language.filter.Relation.ON;
import static holosite.language.filter.Relation.RELATED_TO;
import static holosite.language.filter.Relation.STACKED_ON;
import static holosite.language.filter.Relation.WHERE_IS;
import static holosite.language.filter.Relation.WHERE_PRESENT;

import holosite.language.filter.CardState;
import holosite.language.ability.Limit;
import holosite.language.card.Pile;
import holosite.language.effect.CancelCards;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.SetUp;
import holosite.language.effect.Retrieve;
import holosite.language.ability.Cost;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.amount.TotalOf;
import holosite.language.card.CardType;
import holosite.language.ability.Deed;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.condition.BattleGoingOn;
import holosite.language.condition.DrawnFor;
import holosite.language.effect.BreakCover;
import holosite.language.effect.Capture;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.FireWeapon;
import holosite.language.effect.Remember;
import holosite.language.effect.StackOn;
import holosite.language.effect.SubstituteDestiny;
import holosite.language.filter.Known;
import holosite.language.ability.Habitat;
import static holosite.language.card.Icon.SELECTIVE_CREATURE;
import java.util.List;

/** The Light Side of Special Edition. */
public final class SpecialEditionLight {

    private SpecialEditionLight() {}

    // ---- characters

    public static final Card TK_422 = rebel("TK-422", "7_48").unique().persona("Han")
            .destiny(1).deploy(3).power(3).ability(3).armor(5).forfeit(6)
            .icons(PILOT, WARRIOR, SPECIAL_EDITION).is(SMUGGLER, SPY, CORELLIAN)
            .says(mayNot(DEPLOY, IT),
                    may(DEPLOY_UNDERCOVER, IT, SITE.related(WHERE_IS, IMPERIAL)),
                    when(it(CHARACTER.in(UNDERCOVER)),
                            Modifier.add(DEPLOY_COST, number(1), IMPERIAL).toward(SITE.related(RELATED_TO, HERE))),
                    may(at(When.your(Phase.MOVE)).when(it(CHARACTER.in(UNDERCOVER))).use(3).then(new BreakCover(IT))),
                    automatically(at(just(COVER_BROKEN).by(OPPONENT).to(IT)).then(new Capture(IT, Known.CAUSE))));

    // ---- Effects

    public static final Card DOCKING_AND_REPAIR_FACILITIES =
            effect("Docking And Repair Facilities", LIGHT, "7_58").unique()
            .destiny(3).icons(SPECIAL_EDITION)
            .says(deploysOnTable().costing(4),
                    may(at(just(LOST).to(your(STARSHIP)))
                            .when(thereIsNo(STARSHIP.related(STACKED_ON, IT)))
                            .then(new StackOn(THAT, Known.IT, false))),
                    may(at(When.your(Phase.DEPLOY))
                            .when(thereIs(STARSHIP.related(STACKED_ON, IT)))
                            .use(new TotalOf(DEPLOY_COST, STARSHIP.related(STACKED_ON, IT)))
                            .then(toHand(STARSHIP.related(STACKED_ON, IT)))));

    // ---- Interrupts

    public static final Card DARKLIGHTER_SPIN = interrupt(LOST_INTERRUPT, "Darklighter Spin", LIGHT, "7_85").unique()
            .destiny(3).icons(SPECIAL_EDITION)
            .says(lost(at(just(DESTINY_TO_BE_DRAWN).by(YOU))
                    .when(new DrawnFor(DestinyKind.BATTLE))
                    .when(new BattleGoingOn(SYSTEM.or(SECTOR), EITHER))
                    .target("target", your(STARFIGHTER).in(IN_BATTLE))
                    .then(new SubstituteDestiny(figure(MANEUVER, TARGET)))));

    public static final Card POWER_PIVOT = interrupt(LOST_INTERRUPT, "Power Pivot", LIGHT, "7_98").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(lost(at(inBattle())
                            .when(thereIs(your(STARSHIP).in(PILOTED).in(IN_BATTLE)
                                    .related(BEARING, a(STARSHIP_WEAPON))))
                            .target("target", opponents(STARSHIP).in(IN_BATTLE))
                            .cost(new Cost.LoseForce(number(1)))
                            .then(thisBattle(Modifier.set(POWER, number(0), chosen("target"))))),
                    lost(at(just(HIT).to(opponents(STARSHIP))).then(lose(THAT))));

    public static final Card STAY_SHARP = interrupt(USED_INTERRUPT, "Stay Sharp!", LIGHT, "7_104").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(used(at(When.your(Phase.CONTROL))
                            .target("weapon", your(a(STARSHIP_WEAPON)).related(ON, STARSHIP))
                            .then(new FireWeapon(chosen("weapon"), true,
                                    either(0, 2, thereIs(CHARACTER.and(persona("Han").or(a(GUNNER)))
                                            .aboard(STARSHIP.related(BEARING, chosen("weapon")))))))),
                    used(at(just(WEAPON_FIRED).by(YOU))
                            .when(new BattleGoingOn(ANYTHING, EITHER))
                            .then(new Remember("more", figure(DESTINY, Known.CAUSE)),
                                    thisBattle(yours(TOTAL_POWER, remembered("more"), BATTLE_LOCATION)))));

    // ---- vehicles

    public static final Card ROGUE_4 = vehicle(COMBAT_VEHICLE, "Rogue 4", LIGHT, "7_154").unique().persona("Rogue 4")
            .destiny(2).deploy(2).power(3).maneuver(4).landspeed(4).forfeit(5)
            .icons(SPECIAL_EDITION).is(SNOWSPEEDER, SPEEDER, ENCLOSED)
            .carries(pilotsOrPassengers(2))
            .says(may(MOVE_AS_REACT, IT, siteOf("Hoth")),
                    always(free(DEPLOY_COST, titled("Dual Laser Cannon")).toward(IT)),
                    always(free(FIRE_COST, titled("Dual Laser Cannon").related(ON, IT))),
                    immuneToAttrition(IT, 3, pilotedBy(persona("Hobbie"))));

    public static final Card TATOOINE_CELEBRATION = effect("Tatooine Celebration", LIGHT, "7_77").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(deploysOn(SYSTEM.and(titled("Tatooine")))
                            .when(compare(count(youOccupy(siteOf("Tatooine").in(CardState.BATTLEGROUND))), AT_LEAST, 2)),
                    may(at(When.your(Phase.CONTROL))
                            .once(Limit.Per.PHASE)
                            .then(new Retrieve(YOU, count(youOccupy(of("Tatooine").in(CardState.BATTLEGROUND))),
                                    ANYTHING, Retrieve.How.TOP, Pile.USED_PILE))),
                    asSoonAs(is(Known.HERE, opponentControls(SYSTEM)), new CancelCards(IT)),
                    immuneTo("Alter"));


    public static final Card GOO_NEE_TAY = effect("Goo Nee Tay", LIGHT, "7_62").unique()
            .destiny(4).icons(SPECIAL_EDITION)
            .says(deploysOnOpponentsSide(),
                    adds(2, DEPLOY_COST, opponents(CHARACTER).having(ABILITY, MORE, 2)),
                    mayNot(Deed.PLAY, OPPONENT, titled("Surprise"), ANYTHING),
                    mayNot(Deed.USE_TEXT, EITHER, opponents(titled("M'iiyoom Onith")), ANYTHING));

    public static final Card JOH_YOWZA = alien("Joh Yowza", LIGHT, "7_23").unique().persona("Joh Yowza")
            .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
            .icons(SPECIAL_EDITION).is(MUSICIAN, THIEF)
            .says(adds(2, POWER, IT, whileAt(onPlanet("Endor")).or(it(CHARACTER.presentWith(your(a(MUSICIAN)))))),
                    may(at(just(DESTINY_DRAWN).by(OPPONENT))
                            .when(thereIsNo(ANYTHING.related(STACKED_ON, IT)))
                            .then(new StackOn(THAT, Known.IT, true, Pile.USED_PILE))));
    public static final Card SCURRIER = creature("Scurrier", LIGHT, "7_52")
            .destiny(5).deploy(2).ferocity(2).defense(2).forfeit(0).landspeed(2)
            .icons(SELECTIVE_CREATURE, SPECIAL_EDITION)
            .says(new Habitat(SITE.and(with(PLANET))),
                    adds(2, FEROCITY, IT, whileAt(titled("Tatooine: Mos Eisley").or(a(SPACEPORT)))));


    private static final Filter TROOPER_SABACC_PLAYERS =
            CHARACTER.and(a(Trait.GAMBLER).or(a(Trait.TROOPER))).at(SITE);

    public static final Card TROOPER_SABACC =
            interrupt(Subtype.USED_INTERRUPT, "Trooper Sabacc", LIGHT, "7_109").unique()
                    .destiny(4).icons(SPECIAL_EDITION)
                    .says(used(at(When.anyTime())
                            .target("player", your(TROOPER_SABACC_PLAYERS))
                            .then(new PlaySabacc(
                                    TROOPER_SABACC_PLAYERS,
                                    IMPERIAL.or(REBEL).and(a(Trait.LEADER)), 2, 7,
                                    LOCATION.or(DROID),
                                    Optional.empty(),
                                    Optional.of(new PlaySabacc.MoreWild(a(Trait.TROOPER), WEAPON)),
                                    a(Subtype.CHARACTER_WEAPON).or(a(Subtype.TRANSPORT_VEHICLE)
                                            .except(VEHICLE.having(Figure.ARMOR, Compare.AT_LEAST, 0)))))));

    public static final Card FOREST_SITE = Card.card(CardType.LOCATION, "Forest", LIGHT, "7_121")
            .kind(Subtype.SITE).diamonds(1).force(1, 1)
            .icons(EXTERIOR, PLANET, SPECIAL_EDITION).is(FOREST)
            .notOn("Bespin", "Coruscant", "Hoth", "Kessel", "Tatooine")
            .light(immuneToAllAttrition(your(CHARACTER).presentHere(), ALWAYS))
            .done();

    public static final Card JUNGLE_SITE = Card.card(CardType.LOCATION, "Jungle", LIGHT, "7_122")
            .kind(Subtype.SITE).diamonds(1).force(1, 1)
            .icons(EXTERIOR, PLANET, SPECIAL_EDITION).is(JUNGLE)
            .notOn("Bespin", "Coruscant", "Hoth", "Kessel", "Tatooine")
            .dark(always(yours(FORCE_DRAIN, -1, HERE)), always(opponents(ATTRITION, -2, HERE)))
            .light(adds(1, POWER, your(ALIEN.or(a(Subtype.CREATURE_VEHICLE))).here()))
            .done();

    public static final Card SPACEPORT_CITY = Card.card(CardType.LOCATION, "Spaceport City", LIGHT, "7_125")
            .kind(Subtype.SITE).diamonds(1).force(1, 1)
            .icons(EXTERIOR, PLANET, SPECIAL_EDITION).is(SPACEPORT)
            .notOn("Bespin", "Dagobah", "Endor", "Hoth", "Kashyyyk", "Yavin 4")
            .dark(when(thereIs(your(a(THIEF).or(a(SCOUT))).presentHere()), yours(FORCE_DRAIN, 1, HERE)))
            .light(when(
                    thereIs(your(REBEL.and(a(LEADER))).nonUnique().at(HERE.or(SITE.related(RELATED_TO, HERE)))),
                    yours(FORCE_DRAIN, 1, HERE)))
            .done();

    public static final Card DANTOOINE_BASE_OPERATIONS =
            objective("Dantooine Base Operations", LIGHT, "7_135").icons(SPECIAL_EDITION)
                    .back(
                            "More Dangerous Than You Realize",
                            always(opponents(FORCE_DRAIN, -1, ANYTHING)),
                            deploy(2, IMPERIAL, of("Dantooine")),
                            may(Deed.DEPLOY, your(a(Subtype.SQUADRON)), of("Dantooine")),
                            always(Modifier.set(
                                            DEPLOY_COST, figure(POWER, Known.AFFECTED), your(a(Subtype.SQUADRON)))
                                    .toward(of("Dantooine"))),
                            immuneToAttrition(your(a(Subtype.SQUADRON)), 4, ALWAYS),
                            always(yours(
                                    BATTLE_DESTINIES_IF_UNABLE, 1,
                                    BATTLE_LOCATION.related(
                                            WHERE_IS, your(a(Subtype.SQUADRON)).in(CardState.IN_BATTLE)))),
                            always(yours(
                                    FORCE_DRAIN, 1, SYSTEM.related(WHERE_PRESENT, your(a(Subtype.SQUADRON))))),
                            asSoonAs(compare(count(opponentControls(of("Dantooine"))), AT_LEAST, 2), flipIt()),
                            asSoonAs(blownAway("Dantooine"), outOfPlay(IT)))
                    .says(
                            starts(SetUp.must("system", titled("Dantooine"))),
                            may(at(When.your(Phase.DEPLOY)).once(Limit.Per.PHASE).then(
                                    new DeployFrom(
                                            YOU, Pile.RESERVE_DECK, SITE.or(REBEL.nonUnique()),
                                            of("Dantooine"), 0, false, true))),
                            deploy(2, IMPERIAL, of("Dantooine")),
                            asSoonAs(
                                    compare(
                                                    count(youControl(siteOf("Dantooine"))
                                                            .related(WHERE_PRESENT, your(REBEL))),
                                                    AT_LEAST, 3)
                                            .and(thereIsNo(opponentControls(of("Dantooine")))),
                                    flipIt()),
                            asSoonAs(blownAway("Dantooine"), outOfPlay(IT)));

    public static final Card RENDEZVOUS_POINT =
            system("Rendezvous Point", 13, LIGHT, "7_123").unique().force(0, 2)
                    .icons(SPACE, SPECIAL_EDITION)
                    .dark()
                    .light(
                            deploy(-2, your(STARSHIP), HERE),
                            adds(2, HYPERSPEED, your(STARSHIP).here()),
                            always(Modifier.add(HYPERSPEED, number(2), your(STARSHIP).except(STARSHIP.here()))
                                    .toward(HERE)),
                            mayNot(Deed.FORCE_DRAIN, EITHER, ANYTHING, HERE))
                    .done();

    /** The system whose likeness lies face down under the Objective. */
    private static final Filter HIDDEN_BASE_SYSTEM =
            SYSTEM.related(SAME_TITLE_AS, SYSTEM.related(STACKED_ON, IT));

    private static final Filter PROBE = ANYTHING.in(CardState.FACE_DOWN).related(STACKED_ON, SYSTEM);

    private static final Filter PROBED = SYSTEM.related(HOLDS, ANYTHING.in(CardState.FACE_DOWN));

    public static final Card HIDDEN_BASE =
            objective("Hidden Base", LIGHT, "7_136").icons(SPECIAL_EDITION)
                    .back(
                            "Systems Will Slip Through Your Fingers",
                            toll(Deed.DRAW_CARD, OPPONENT, ANYTHING, ANYTHING, 1),
                            may(at(just(Event.DRAIN_INITIATED).by(OPPONENT))
                                    .times(2, Limit.Per.TURN, count(youControl(SYSTEM.in(CardState.BATTLEGROUND))))
                                    .then(cancelIt())),
                            mayNot(Deed.DEPLOY, YOU, SYSTEM, ANYTHING),
                            may(at(When.any(Phase.DEPLOY)).by(OPPONENT)
                                    .target(new Target(
                                            "system", opponentOccupies(SYSTEM).except(PROBED),
                                            number(1), number(1), OPPONENT))
                                    .then(
                                            new PickFrom(
                                                    OPPONENT, "probe", OPPONENT, Pile.HAND, ANYTHING,
                                                    number(1), number(1)),
                                            new StackOn(
                                                    chosen("probe"), new Chosen("system"), true, Pile.USED_PILE))),
                            asSoonAs(
                                    thereIs(HIDDEN_BASE_SYSTEM.and(
                                            PROBED.or(SYSTEM.in(CardState.BLOWN_AWAY)))),
                                    new Remember("droids", count(PROBE.and(titled("Probe Droid")))),
                                    toUsedPile(PROBE),
                                    new May(
                                            OPPONENT,
                                            List.of(new Retrieve(
                                                    OPPONENT, remembered("droids"), ANYTHING,
                                                    Retrieve.How.TOP, Pile.USED_PILE)),
                                            List.of()),
                                    outOfPlay(IT)))
                    .says(
                            starts(
                                    SetUp.must("system", titled("Rendezvous Point")),
                                    new SetAside(SYSTEM.and(with(PLANET))
                                            .having(PARSEC, AT_LEAST, 1)
                                            .having(PARSEC, AT_MOST, 8))),
                            may(at(When.your(Phase.DEPLOY)).once(Limit.Per.PHASE).then(
                                    new DeployFrom(
                                            YOU, Pile.RESERVE_DECK, SYSTEM, ANYTHING, 0, false, true))),
                            when(
                                    thereIs(SYSTEM.or(SECTOR).in(CardState.DRAIN_LOCATION)),
                                    Modifier.atMost(FORCE_LOSS_FROM_DRAIN, number(1), ANYTHING).whose(OPPONENT)),
                            may(at(When.anyTime())
                                    .when(compare(new LocationsDeployed(YOU, SYSTEM, true), AT_LEAST, 5)
                                            .and(compare(
                                                    new LocationsDeployed(YOU, HIDDEN_BASE_SYSTEM, false),
                                                    AT_LEAST, 1)))
                                    .then(flipIt())));

    public static final Card DONT_TREAD_ON_ME =
            interrupt(Subtype.USED_OR_STARTING_INTERRUPT, "Don't Tread On Me", LIGHT, "7_88")
                    .destiny(5).icons(SPECIAL_EDITION)
                    .says(
                            used(at(just(Event.DESTINY_DRAWN).by(YOU))
                                    .when(new DrawnFor(DestinyKind.WEAPON))
                                    .then(new ChangeDestiny(number(1)))),
                            starting(
                                    new StartedAtBattleground(YOU),
                                    Pile.RESERVE_DECK,
                                    SetUp.may("first", 1, titled("Ultimatum")),
                                    SetUp.may("second", 1, titled("Scrambled Transmission")),
                                    SetUp.may("third", 1, titled("Do, Or Do Not"))));

    /** Every card of this file. */
    public static List<Card> all() {
        return List.of(
                DONT_TREAD_ON_ME, GOO_NEE_TAY,
                TK_422, DOCKING_AND_REPAIR_FACILITIES, DARKLIGHTER_SPIN, POWER_PIVOT, STAY_SHARP,
                ROGUE_4, TATOOINE_CELEBRATION,
                JOH_YOWZA,
                SCURRIER,
                TROOPER_SABACC,
                FOREST_SITE, JUNGLE_SITE, SPACEPORT_CITY, DANTOOINE_BASE_OPERATIONS,
                RENDEZVOUS_POINT, HIDDEN_BASE);
    }
}
