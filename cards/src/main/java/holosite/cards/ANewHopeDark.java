package holosite.cards;

import holosite.language.card.DestinyKind;
import static holosite.language.card.Icon.SCOMP_LINK;
import holosite.language.amount.PileSize;
import holosite.language.effect.LookAt;
import static holosite.language.card.Icon.EXTERIOR;
import holosite.language.filter.Chosen;
import holosite.language.card.Pile;
import holosite.language.effect.MayDeploy;
import holosite.language.effect.TurnOver;
import holosite.language.effect.StackOn;
import holosite.language.effect.Pick;
import holosite.language.effect.PickTop;
import holosite.language.effect.PickFrom;
import holosite.language.effect.ChooseOne;
import static holosite.language.card.Duration.THIS_ACTION;
import static holosite.language.card.Subtype.CHARACTER_WEAPON;
import holosite.language.ability.Forbids;
import holosite.language.condition.LocationOfStart;
import holosite.language.condition.Condition;
import holosite.language.effect.Steal;
import static holosite.language.card.Compare.LESS;
import holosite.language.filter.Related;
import static holosite.language.filter.CardState.IN_BATTLE;
import holosite.language.filter.Figured;
import holosite.language.effect.FireWeapon;
import holosite.language.effect.Exclude;
import holosite.language.effect.DrawDestiny;
import holosite.language.ability.Fires;
import static holosite.language.card.Subtype.DEATH_STAR_WEAPON;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.PERMANENT_WEAPON;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.MOBILE;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Compare.EQUAL;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.A_NEW_HOPE;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import static holosite.language.card.Subtype.SHUTTLE_VEHICLE;
import static holosite.language.card.Subtype.STARSHIP_WEAPON;
import static holosite.language.card.Subtype.USED_OR_LOST_INTERRUPT;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.filter.Relation.*;

import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.card.Capacity;
import holosite.language.Card;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.amount.AddedToTotal;
import holosite.language.effect.AimAt;
import holosite.language.effect.BlowAway;
import holosite.language.effect.Branch;
import holosite.language.effect.FireAsFollows;
import holosite.language.effect.Put;
import holosite.language.effect.BreakCover;
import holosite.language.effect.CancelCards;
import holosite.language.effect.Capture;
import holosite.language.effect.GoUndercover;
import holosite.language.effect.LoseForce;
import holosite.language.effect.Remember;
import holosite.language.effect.RestoreIt;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import static holosite.language.card.Icon.VEHICLE_SITE;
import holosite.language.ability.Habitat;
import holosite.language.ability.Ferocity;
import holosite.language.ability.ImmuneTo;
import holosite.language.effect.Note;
import holosite.language.amount.KeptNumber;
import holosite.language.amount.EventAmount;
import java.util.List;
import java.util.Optional;

/** The Dark Side of A New Hope. */
public final class ANewHopeDark {
    private ANewHopeDark() {}

    // ---- characters

    public static final Card DS_61_4 =
            imperial("DS-61-4", "2_88").unique().persona("DS-61-4")
                    .destiny(2).deploy(2).power(2).ability(2).forfeit(3)
                    .icons(PILOT, A_NEW_HOPE)
                    .matches("Black 4")
                    .says(
                            addsToPowerPiloted(3),
                            battleDestinyIfUnable(piloting(persona("Black 4"))),
                            may(at(anyTime()).use(1).then(takeIntoHand(titled("Lone Pilot")))));

    public static final Card LT_POL_TREIDUM =
            imperial("Lt. Pol Treidum", "2_95").unique().persona("Lt. Pol Treidum")
                    .destiny(3).deploy(2).power(2).ability(1).forfeit(5)
                    .icons(WARRIOR, A_NEW_HOPE).is(ISB_AGENT)
                    .says(
                            when(
                                    whileAt(titled("Death Star: Docking Control Room 327")),
                                    yours(TOTAL_POWER, 2, titled("Death Star: Docking Bay 327"))),
                            may(at(When.your(Phase.CONTROL))
                                    .once(Limit.Per.PHASE)
                                    .target(
                                            "target",
                                            CHARACTER.in(CardState.UNDERCOVER).related(AT_SAME_SITE_AS, IT))
                                    .then(
                                            drawDestiny(),
                                            branch(
                                                    compare(destiny(), EQUAL, figure(ABILITY, TARGET)),
                                                    new BreakCover(chosen("target"))))));

    // ---- starships

    private static final Filter BATTLE_OF_A_TIE =
            BATTLE_LOCATION.related(WHERE_IS, your(a(TIE)).in(CardState.PILOTED));

    private static final Filter BATTLE_OF_A_WINGMAN =
            BATTLE_LOCATION.related(WHERE_IS, your(personas("Black 2", "Black 3")).in(CardState.PILOTED));

    public static final Card BLACK_4 =
            starfighter("Black 4", DARK, "2_151").unique().persona("Black 4")
                    .destiny(2).deploy(2).power(2).maneuver(3).forfeit(3)
                    .icons(A_NEW_HOPE)
                    .is(TIE, TIE_LN, NO_HYPERDRIVE, IMPERIAL_STARSHIP)
                    .matches("DS-61-4", "Reserve Pilot")
                    .carries(Capacity.pilots(1))
                    .says(
                            may(Deed.DEPLOY_AS_REACT, IT, BATTLE_OF_A_TIE),
                            may(Deed.DEPLOY_AS_REACT, with(PILOT).related(DEPLOYING_WITH, IT), BATTLE_OF_A_TIE),
                            when(
                                    it(ANYTHING.in(CardState.REACTING)),
                                    free(DEPLOY_COST, IT.or(with(PILOT).related(DEPLOYING_WITH, IT)))
                                            .toward(BATTLE_OF_A_WINGMAN)));

    // ---- vehicles

    public static final Card VOID_SPIDER =
            vehicle(SHUTTLE_VEHICLE, "Bespin Motors Void Spider THX 1138", DARK, "2_156")
                    .destiny(2).deploy(2).power(1).maneuver(4).forfeit(4)
                    .icons(PILOT, A_NEW_HOPE).is(ENCLOSED)
                    .carries(Capacity.passengers(3))
                    .permanentPilot(1)
                    .says(
                            may(Deed.MOVE_AS_REACT, IT, ANYTHING),
                            always(Modifier.base(LANDSPEED, number(3), IT)),
                            may(Deed.SHUTTLE, your(CHARACTER), IT));

    // ---- weapons

    public static final Card ENHANCED_TIE_LASER_CANNON =
            weapon(STARSHIP_WEAPON, "Enhanced TIE Laser Cannon", DARK, "2_158")
                    .destiny(5)
                    .icons(A_NEW_HOPE).is(CANNON, LASER_CANNON)
                    .says(
                            deploysOn(your(a(TIE))).costing(1),
                            fires(STARSHIP).costing(1).adding(either(0, -2, is(TARGET, CAPITAL))));

    // ---- devices

    public static final Card TRACTOR_BEAM =
            device("Tractor Beam", DARK, "2_115")
                    .destiny(3)
                    .icons(A_NEW_HOPE).is(Trait.TRACTOR_BEAM)
                    .says(
                            deploysOn(your(a(STAR_DESTROYER))).costing(2),
                            may(at(just(BATTLE_ENDING).at(SYSTEM.or(SECTOR).and(HERE)))
                                    .once(Limit.Per.EVENT)
                                    .target(
                                            "target",
                                            opponents(STARSHIP)
                                                    .except(a(MON_CALAMARI_STAR_CRUISER))
                                                    .presentAt(THERE))
                                    .use(2)
                                    .then(
                                            drawDestiny(),
                                            branch(
                                                    compare(destiny(), MORE, figure(DEFENSE_VALUE, TARGET)),
                                                    new Capture(chosen("target"), Known.HOST)))));

    // ---- effects

    public static final Card ASTROMECH_SHORTAGE =
            effect("Astromech Shortage", DARK, "2_116").unique()
                    .destiny(3)
                    .icons(A_NEW_HOPE)
                    .says(
                            deploysOnOpponentsSide().costing(3),
                            adds(1, DEPLOY_COST, opponents(STARSHIP).and(with(NAV_COMPUTER))));

    public static final Card UNDERCOVER =
            effect("Undercover", DARK, "2_129")
                    .destiny(5)
                    .icons(A_NEW_HOPE)
                    .says(
                            deploysOn(your(a(SPY)).at(SITE)),
                            automatically(at(just(DEPLOYED).to(IT)).then(new GoUndercover(HOST))),
                            may(at(When.your(Phase.DEPLOY))
                                    .when(is(Known.HOST, ANYTHING.in(CardState.UNDERCOVER).at(SITE)))
                                    .then(new BreakCover(HOST))),
                            automatically(at(just(COVER_BROKEN).to(HOST)).then(lose(IT))),
                            immuneTo("Alter"));

    // ---- interrupts

    public static final Card EVADER =
            interrupt(USED_OR_LOST_INTERRUPT, "Evader", DARK, "2_131")
                    .destiny(4)
                    .icons(A_NEW_HOPE)
                    .says(
                            used(at(anyTime())
                                    .when(thereIs(titled("Revolution")))
                                    .then(
                                            new Remember("yours", count(your(titled("Revolution")))),
                                            new Remember("theirs", count(opponents(titled("Revolution")))),
                                            new CancelCards(titled("Revolution")),
                                            new LoseForce(YOU, remembered("yours"), Optional.empty()),
                                            new LoseForce(OPPONENT, remembered("theirs"), Optional.empty()))),
                            lost(at(just(LOST).to(your(personas("Vader", "Vader's Custom TIE"))))
                                    .then(toUsedPile(THAT))),
                            lost(at(just(LOST).to(your(IMPERIAL)).at(of("Death Star"))).then(toUsedPile(THAT))));

    public static final Card WE_HAVE_A_PRISONER =
            interrupt(LOST_INTERRUPT, "We Have A Prisoner", DARK, "2_142")
                    .destiny(3)
                    .icons(A_NEW_HOPE)
                    .says(
                            lost(at(just(TO_BE_LOST).to(opponents(CHARACTER).in(CardState.IN_BATTLE)))
                                    .use(1)
                                    .then(cancelIt(), new RestoreIt(THAT), new Capture(THAT, Known.CAUSE))),
                            lost(at(anyTime())
                                    .target(
                                            "target",
                                            STARSHIP.in(CardState.CAPTIVE).related(HAS_ABOARD, CHARACTER))
                                    .use(count(CHARACTER.aboard(chosen("target"))).times(2))
                                    .then(new Capture(CHARACTER.aboard(chosen("target")), Known.CAUSE))));

    // ---- locations

    public static final Card DEATH_STAR =
            system("Death Star", 0, DARK, "2_143").unique().force(3, 0).hyperspeed(1)
                    .icons(MOBILE, A_NEW_HOPE).is(BATTLE_STATION)
                    .dark(
                            immuneTo("Revolution"),
                            new Forbids(
                                    Deed.TAKE_FIRST_TURN, YOU, ANYTHING, ANYTHING, new LocationOfStart(YOU)))
                    .done();

    private static final Condition WITH_TWO_STARSHIPS =
            ifYouOccupy().and(compare(count(your(STARSHIP).here()), EQUAL, 2));

    private static final Filter TONNIKA_SISTERS = titled("Tonnika Sisters");

    public static final Card KIFFEX =
            system("Kiffex", 2, DARK, "2_147").unique().force(2, 2)
                    .icons(PLANET, A_NEW_HOPE)
                    .dark(
                            when(WITH_TWO_STARSHIPS, yours(TOTAL_POWER, 2, HERE)),
                            when(WITH_TWO_STARSHIPS, Modifier.times(POWER, number(2), TONNIKA_SISTERS)),
                            when(WITH_TWO_STARSHIPS, Modifier.times(ABILITY, number(2), TONNIKA_SISTERS)),
                            when(WITH_TWO_STARSHIPS, Modifier.times(FORFEIT, number(2), TONNIKA_SISTERS)))
                    .light(when(WITH_TWO_STARSHIPS, yours(TOTAL_POWER, 2, HERE)))
                    .done();

    public static final Card DEATH_STAR_TRACTOR_BEAM =
            device("Death Star Tractor Beam", DARK, "2_111")
                    .destiny(3)
                    .icons(A_NEW_HOPE).is(Trait.TRACTOR_BEAM)
                    .says(
                            deploysOn(titled("Death Star: Docking Bay 327")).costing(2),
                            may(at(just(BATTLE_ENDING).at(titled("Death Star")))
                                    .once(Limit.Per.EVENT)
                                    .target(
                                            "target",
                                            opponents(STARSHIP)
                                                    .except(a(MON_CALAMARI_STAR_CRUISER))
                                                    .presentAt(THERE))
                                    .use(2)
                                    .then(
                                            new DrawDestiny(YOU, number(2), DestinyKind.PLAIN, "destiny"),
                                            branch(
                                                    compare(destiny(), MORE, figure(DEFENSE_VALUE, TARGET)),
                                                    new Capture(chosen("target"), Known.HOST)))));

    public static final Card SUPERLASER =
            weapon(DEATH_STAR_WEAPON, "Superlaser", DARK, "2_161").unique().persona("Superlaser")
                    .destiny(3)
                    .icons(A_NEW_HOPE)
                    .says(
                            deploysOn(titled("Death Star").and(new Figured(PARSEC, EQUAL, number(0)))),
                            fires(CAPITAL)
                                    .reaching(Fires.Range.SAME_OR_ORBITED_SYSTEM)
                                    .costing(4)
                                    .drawing(2));

    public static final Card SNIPER =
            interrupt(LOST_INTERRUPT, "Sniper", DARK, "2_139").unique()
                    .destiny(3)
                    .icons(A_NEW_HOPE)
                    .says(
                            lost(at(When.your(Phase.CONTROL))
                                    .target("weapon", your(WEAPON.or(with(PERMANENT_WEAPON))))
                                    .then(
                                            lasting(may(Deed.BE_TARGETED, a(SEEKER), a(CHARACTER_WEAPON)), THIS_ACTION),
                                            lasting(always(Modifier.base(DEFENSE_VALUE, number(4), a(SEEKER))), THIS_ACTION),
                                            new FireWeapon(
                                            chosen("weapon"),
                                            false,
                                            either(
                                                    0,
                                                    2,
                                                    thereIs(titled("URoRRuR'R'R")
                                                            .related(BEARING, chosen("weapon"))))))));

    public static final Card STUNNING_LEADER =
            interrupt(LOST_INTERRUPT, "Stunning Leader", DARK, "2_140")
                    .destiny(4)
                    .icons(A_NEW_HOPE)
                    .says(
                            lost(at(just(BATTLE_INITIATED).at(SITE.and(with(INTERIOR))))
                                    .use(1)
                                    .then(new Exclude(
                                            CHARACTER.and(new Figured(ABILITY, MORE, number(2)).or(a(LEADER)))
                                                    .in(IN_BATTLE)))));

    public static final Card DANZ_BORIN =
            alien("Danz Borin", DARK, "2_85").unique().persona("Danz Borin")
                    .destiny(3).deploy(2).power(1).ability(2).forfeit(3)
                    .icons(PILOT, A_NEW_HOPE).is(BOUNTY_HUNTER, GUNNER, BLACK_SUN_AGENT)
                    .says(
                            addsToPowerPiloted(3),
                            adds(
                                    number(1),
                                    WEAPON_DESTINY_DRAW,
                                    WEAPON.related(ON, new Related(HAS_ABOARD, IT)),
                                    it(CHARACTER.related(PASSENGER_OF, VEHICLE.or(STARSHIP)))));

    public static final Card SWILLA_COREY =
            effect("Swilla Corey", DARK, "2_126")
                    .destiny(4)
                    .icons(A_NEW_HOPE)
                    .says(
                            deploysOn(CHARACTER.except(a(THIEF))),
                            gives(THIEF, HOST.and(CHARACTER)),
                            may(at(When.your(Phase.CONTROL))
                                    .when(is(Known.HOST, CHARACTER))
                                    .once(Limit.Per.PHASE)
                                    .target("target", opponents(DEVICE).related(AT_SAME_SITE_AS, HOST))
                                    .then(
                                            drawDestiny(),
                                            branch(
                                                    compare(destiny(), LESS, figure(DESTINY, TARGET)),
                                                    new Steal(chosen("target"), YOU, Known.HOST)))),
                            deploysOn(WEAPON),
                            mayNot(Deed.BE_STOLEN, HOST.and(WEAPON)),
                            immuneTo("Alter"));


    private static final Filter UNDER_IT = ANYTHING.related(STACKED_ON, IT);

    public static final Card HEM_DAZON =
            alien("Hem Dazon", DARK, "2_90").unique().persona("Hem Dazon")
                    .destiny(4).deploy(2).power(1).ability(2).forfeit(3)
                    .icons(A_NEW_HOPE).is(SCOUT)
                    .says(
                            adds(count(UNDER_IT), POWER, IT),
                            may(at(When.your(Phase.DEPLOY))
                                    .once(Limit.Per.PHASE)
                                    .then(new ChooseOne(YOU, List.of(
                                            List.of(
                                                    new PickFrom(YOU, "salt", YOU, Pile.HAND, ANYTHING,
                                                            number(1), number(1)),
                                                    new StackOn(chosen("salt"), Known.IT, true)),
                                            List.of(
                                                    new PickTop("salt", YOU, Pile.FORCE_PILE, number(1)),
                                                    new StackOn(chosen("salt"), Known.IT, true)))))));

    public static final Card TATOOINE_BLUFFS =
            site("Tatooine", "Bluffs", DARK, "2_150").unique().force(0, 0)
                    .icons(EXTERIOR, PLANET, A_NEW_HOPE)
                    .dark(
                            may(at(When.yourTurn())
                                    .once(Limit.Per.TURN)
                                    .then(
                                            new PickFrom(YOU, "bluff", YOU, Pile.HAND, ANYTHING, number(1), number(1)),
                                            new StackOn(chosen("bluff"), Known.IT, true))),
                            always(yours(FORCE_DRAIN, count(UNDER_IT), HERE)))
                    .light(
                            may(at(When.opponents(Phase.DEPLOY))
                                    .when(thereIs(UNDER_IT))
                                    .then(
                                            new Pick(YOU, "bluff", UNDER_IT, number(1), number(1)),
                                            new TurnOver(chosen("bluff"), true),
                                            new MayDeploy(OPPONENT,
                                                    CHARACTER.or(VEHICLE).related(STACKED_ON, IT).and(chosen("bluff")),
                                                    HERE,
                                                    true),
                                            branch(
                                                    is(new Chosen("bluff"), UNDER_IT),
                                                    loseForce(OPPONENT, 2),
                                                    lose(chosen("bluff"))))))
                    .done();
    private static final Filter DARK_WATERS_HERE =
            LOCATION.related(BEARING, titled("Dark Waters"));

    public static final Card DIANOGA = creature("Dianoga", DARK, "2_110")
            .destiny(3).deploy(4).defense(5).forfeit(0)
            .icons(A_NEW_HOPE).is(SWAMP_CREATURE)
            .says(new Ferocity(new KeptNumber(), 1),
                    automatically(at(just(EATEN).to(CHARACTER.or(CREATURE)).with(IT))
                            .then(new Note(new EventAmount()))),
                    new Habitat(siteOf("Dagobah").and(with(EXTERIOR))
                            .or(titled("Death Star: Trash Compactor"))
                            .or(DARK_WATERS_HERE)));

    public static final Card DARK_WATERS = effect("Dark Waters", DARK, "2_119")
            .destiny(2)
            .icons(A_NEW_HOPE)
            .says(deploysOn(SITE.and(with(EXTERIOR)).and(with(PLANET)).except(of("Hoth"))
                            .or(SITE.and(with(INTERIOR)).and(with(VEHICLE_SITE)))),
                    always(opponents(FORCE_DRAIN, -1, HERE)),
                    new ImmuneTo(
                            IT,
                            titled("Alter"),
                            thereIs(CREATURE.and(a(SWAMP_CREATURE)).presentHere())));

    public static final Card KASHYYYK =
            system("Kashyyyk", 6, DARK, "2_146").unique().force(2, 1)
                    .icons(PLANET, A_NEW_HOPE)
                    .dark(always(yours(FORCE_DRAIN, 1, HERE)), adds(-3, FORFEIT, a(WOOKIEE), ifYouControl()))
                    .light(
                            adds(2, POWER, your(STARSHIP).related(HAS_ABOARD, a(WOOKIEE)).here()),
                            adds(2, FORFEIT, your(STARSHIP).related(HAS_ABOARD, a(WOOKIEE)).here()))
                    .done();

    public static final Card RALLTIIR =
            system("Ralltiir", 3, DARK, "2_148").unique().force(1, 0)
                    .icons(PLANET, A_NEW_HOPE)
                    .dark(
                            adds(1, POWER, persona("Devastator").here()),
                            always(free(MOVE_COST, persona("Devastator").here())),
                            always(free(MOVE_COST, persona("Devastator")).toward(HERE)))
                    .light(adds(1, POWER, persona("Tantive IV").here()))
                    .done();

    public static final Card CONQUEST =
            capital("Conquest", DARK, "2_152").unique().persona("Conquest")
                    .destiny(1).deploy(8).power(9).armor(6).hyperspeed(3).forfeit(9)
                    .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE)
                    .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
                    .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4))
                    .permanentPilot(1)
                    .says(may(at(just(BATTLE_INITIATED).by(YOU).at(HERE))
                            .when(thereIs(opponents(persona("Falcon")).here()))
                            .then(new LookAt(
                                    YOU, OPPONENT, Pile.HAND, new PileSize(OPPONENT, Pile.HAND), false))));

    public static final Card VICTORY_CLASS_STAR_DESTROYER =
            capital("Victory-Class Star Destroyer", DARK, "2_155")
                    .destiny(2).deploy(6).power(6).armor(5).hyperspeed(4).forfeit(5)
                    .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE)
                    .is(STAR_DESTROYER, VICTORY_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
                    .carries(Capacity.pilots(4).withPassengers(6).withVehicles(1).withTies(3))
                    .permanentPilot(1)
                    .says(always(yours(
                            TOTAL_POWER,
                            1,
                            SITE.and(with(PLANET)).related(RELATED_TO, HERE).in(CardState.BATTLE_LOCATION))));

    public static final Card DEATH_STAR_GUNNER =
            imperial("Death Star Gunner", "2_86").dots(3)
                    .destiny(2).deploy(2).power(1).ability(1).forfeit(2)
                    .icons(A_NEW_HOPE).is(GUNNER)
                    .says(
                            when(
                                    it(CHARACTER.at(siteOf("Death Star"))),
                                    Modifier.add(EPIC_EVENT_TOTAL, number(2), ANYTHING)
                                            .toward(titled("Commence Primary Ignition"))
                                            .cumulatively()),
                            may(at(When.your(Phase.CONTROL))
                                    .when(it(CHARACTER.at(siteOf("Death Star"))))
                                    .then(
                                            new Put(IT, Pile.USED_PILE, Put.Position.TOP),
                                            takeIntoHand(titled("Superlaser")))));

    private static final Filter ORBITED_PLANET =
            SYSTEM.and(with(PLANET)).related(ORBITED_BY, titled("Death Star"));

    private static final Filter SITES_THERE = SITE.related(RELATED_TO, ORBITED_PLANET);

    public static final Card COMMENCE_PRIMARY_IGNITION =
            epicEvent("Commence Primary Ignition", DARK, "2_130")
                    .destiny(0)
                    .icons(A_NEW_HOPE)
                    .says(used(at(When.your(Phase.CONTROL))
                            .target("weapon", your(titled("Superlaser")).in(CardState.READY_TO_FIRE))
                            .target("system", ORBITED_PLANET)
                            .use(count(SITES_THERE))
                            .then(
                                    new FireAsFollows(chosen("weapon")),
                                    new AimAt(Optional.of(chosen("system"))),
                                    new ChooseOne(
                                            OPPONENT,
                                            List.of(
                                                    List.of(new Remember("defense", count(SITES_THERE))),
                                                    List.of(new Remember("defense", count(siteOf("Yavin 4")))),
                                                    List.of(new Remember("defense", count(siteOf("Hoth")))))),
                                    new DrawDestiny(YOU, number(1), DestinyKind.EPIC, "destiny"),
                                    new Branch(
                                            List.of(new Branch.If(
                                                    compare(
                                                            destiny()
                                                                    .plus(count(siteOf("Death Star")
                                                                            .except(opponentOccupies(SITE))))
                                                                    .minus(remembered("defense"))
                                                                    .plus(new AddedToTotal(
                                                                            new Chosen("weapon"), Known.IT)),
                                                            MORE,
                                                            8),
                                                    List.of(
                                                            new BlowAway(chosen("system")),
                                                            new Put(IT, Pile.LOST_PILE, Put.Position.TOP)))),
                                            List.of(
                                                    new Pick(
                                                            YOU,
                                                            "gunner",
                                                            titled("Death Star Gunner"),
                                                            number(1),
                                                            number(1)),
                                                    lose(chosen("gunner")))))));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(
                KASHYYYK, RALLTIIR, CONQUEST, VICTORY_CLASS_STAR_DESTROYER,
                DS_61_4, LT_POL_TREIDUM, BLACK_4, VOID_SPIDER, ENHANCED_TIE_LASER_CANNON, TRACTOR_BEAM,
                ASTROMECH_SHORTAGE, UNDERCOVER, EVADER, WE_HAVE_A_PRISONER,
                DEATH_STAR,
                KIFFEX,
                DEATH_STAR_TRACTOR_BEAM, SUPERLASER, SNIPER, STUNNING_LEADER, DANZ_BORIN, SWILLA_COREY,
                HEM_DAZON, TATOOINE_BLUFFS,
                DIANOGA, DARK_WATERS,
                DEATH_STAR_GUNNER, COMMENCE_PRIMARY_IGNITION);
    }
}
