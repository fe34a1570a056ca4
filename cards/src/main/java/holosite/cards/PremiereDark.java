package holosite.cards;

import holosite.language.card.DestinyKind;
import static holosite.language.card.Duration.THIS_ACTION;
import holosite.language.effect.Duel;
import holosite.language.effect.AttachTo;
import holosite.language.ability.When;
import holosite.language.card.Pile;
import holosite.language.effect.Shuffle;
import holosite.language.filter.Chosen;
import static holosite.language.card.Stretch.DOORSTEP;
import holosite.language.filter.InPile;
import static holosite.language.ability.Deed.MOVE;
import static holosite.language.card.Icon.PRESENCE;
import static holosite.language.card.Compare.EQUAL;
import static holosite.language.card.Subtype.TRANSPORT_VEHICLE;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.inBattle;
import static holosite.language.ability.When.just;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.card.Compare.AT_MOST;
import static holosite.language.card.Compare.LESS;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Duration.THIS_TURN;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.MOBILE;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Subtype.AUTOMATED_WEAPON;
import static holosite.language.card.Subtype.CHARACTER_WEAPON;
import static holosite.language.card.Subtype.CREATURE_VEHICLE;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import static holosite.language.card.Subtype.STARSHIP_WEAPON;
import static holosite.language.card.Subtype.USED_INTERRUPT;
import static holosite.language.card.Subtype.UTINNI_EFFECT;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.EITHER;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.filter.Relation.*;

import holosite.language.amount.BattleTotal;
import holosite.language.effect.Branch;
import holosite.language.effect.ChooseNumber;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.LookAt;
import holosite.language.effect.LoseForce;
import holosite.language.effect.Remember;
import holosite.language.ability.Allows;
import holosite.language.ability.AsDestiny;
import holosite.language.ability.Cost;
import holosite.language.ability.Deed;
import holosite.language.ability.Fires;
import holosite.language.ability.Modifier;
import holosite.language.ability.Target;
import holosite.language.amount.Amount;
import holosite.language.amount.FigureAt;
import holosite.language.amount.TotalOf;
import holosite.language.card.Capacity;
import holosite.language.Card;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.condition.BattleGoingOn;
import holosite.language.condition.DrawnFor;
import holosite.language.condition.InPhase;
import holosite.language.effect.CancelCards;
import holosite.language.effect.CancelDestiny;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.HitIt;
import holosite.language.effect.Relocate;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.ability.Ability;
import holosite.language.ability.Deploys;
import holosite.language.effect.Pick;
import holosite.language.effect.InAnyOrder;
import holosite.language.condition.FirstThisGame;
import holosite.language.card.Duration;
import java.util.List;
import java.util.Optional;

/** The Dark Side of Premiere. */
public final class PremiereDark {
    private PremiereDark() {}

    /** The power a player has present at the place of what is answered to. */
    private static final Amount POWER_PRESENT =
            new TotalOf(
                    POWER,
                    your(CHARACTER.or(STARSHIP).or(VEHICLE)).in(CardState.IN_BATTLE).presentAt(THERE));

    private static final Filter EFFECT_ALTER_REACHES = EFFECT.or(a(UTINNI_EFFECT));

    // ---- characters

    public static final Card DARTH_VADER =
            imperial("Darth Vader", "1_168").unique().persona("Vader")
                    .destiny(1).deploy(6).power(6).ability(6).forfeit(8)
                    .icons(PILOT, WARRIOR).is(BLACK_SQUADRON)
                    .matches("Vader's Custom TIE", "Vader's Personal Shuttle")
                    .says(
                            when(whileInBattle(), yours(BATTLE_DESTINY_DRAW, 1, HERE)),
                            addsToPowerPiloted(3, 4, persona("Vader's Custom TIE")),
                            adds(3, MANEUVER, WHAT_IT_PILOTS.and(persona("Vader's Custom TIE"))),
                            immuneToAttrition(5));

    public static final Card DR_EVAZAN =
            alien("Dr. Evazan", DARK, "1_172").unique().persona("Dr. Evazan")
                    .destiny(3).deploy(2).power(1).ability(2).forfeit(3)
                    .icons(PILOT, WARRIOR).is(SMUGGLER)
                    .says(
                            addsToPowerPiloted(2),
                            may(at(just(HIT).to(CHARACTER.presentWith(IT)))
                                    .then(lose(THAT))),
                            may(at(just(DISARMED).to(CHARACTER.presentWith(IT)))
                                    .then(lose(THAT))));

    public static final Card DS_61_2 =
            imperial("DS-61-2", "1_173").unique().persona("DS-61-2")
                    .destiny(2).deploy(2).power(2).ability(2).forfeit(4)
                    .icons(PILOT, WARRIOR)
                    .matches("Black 2")
                    .says(
                            addsToPowerPiloted(3),
                            adds(1, MANEUVER, WHAT_IT_PILOTS.and(persona("Black 2"))),
                            battleDestinyIfUnable(piloting(persona("Black 2"))));

    public static final Card DS_61_3 =
            imperial("DS-61-3", "1_174").unique().persona("DS-61-3")
                    .destiny(2).deploy(2).power(3).ability(2).forfeit(3)
                    .icons(PILOT, WARRIOR).is(CORELLIAN)
                    .matches("Black 3")
                    .says(
                            addsToPowerPiloted(3),
                            adds(1, MANEUVER, WHAT_IT_PILOTS.and(persona("Black 3"))),
                            battleDestinyIfUnable(piloting(persona("Black 3"))));

    public static final Card EG_6 =
            droid("EG-6 (Eegee-Six)", DARK, "1_175")
                    .destiny(0).deploy(1).power(0).forfeit(3)
                    .is(POWER_DROID)
                    .says(
                            adds(1, POWER, your(DROID).presentWith(IT)),
                            new AsDestiny(
                                    at(just(DESTINY_DRAWN).by(YOU).to(IT))
                                            .when(new DrawnFor(DestinyKind.BATTLE))
                                            .when(compare(
                                                    new FigureAt(YOU, TOTAL_POWER, Known.PLACE),
                                                    LESS,
                                                    new FigureAt(OPPONENT, TOTAL_POWER, Known.PLACE)))
                                            .once(Limit.Per.BATTLE)
                                            .then(thisBattle(yours(TOTAL_POWER, POWER_PRESENT, THERE)))));

    public static final Card GARINDAN =
            alien("Garindan", DARK, "1_177").unique().persona("Garindan")
                    .destiny(4).deploy(2).power(1).ability(1).forfeit(3)
                    .is(SPY, KUBAZ)
                    .says(
                            when(
                                    it(ANYTHING.with(REBEL.having(ABILITY, MORE, 2))),
                                    Modifier.add(DEPLOY_COST, number(-1), IMPERIAL).toward(HERE)),
                            when(
                                    it(ANYTHING.with(REBEL.having(ABILITY, MORE, 2)))
                                            .and(new InPhase(YOU, Phase.MOVE)),
                                    free(MOVE_COST, IMPERIAL.at(SITE.related(ADJACENT_TO, HERE))).toward(HERE)));

    public static final Card GRAND_MOFF_TARKIN =
            imperial("Grand Moff Tarkin", "1_179").unique().persona("Tarkin")
                    .destiny(1).deploy(4).power(4).ability(3).forfeit(6)
                    .icons(PILOT, WARRIOR).is(LEADER, MOFF)
                    .says(
                            addsToPowerPiloted(2),
                            may(at(just(DESTINY_DRAWN).by(OPPONENT))
                                    .when(it(ANYTHING.related(IN_BATTLE_WITH, persona("Vader"))))
                                    .once(Limit.Per.BATTLE)
                                    .then(new CancelDestiny(false))));

    public static final Card PONDA_BABA =
            alien("Ponda Baba", DARK, "1_190").unique().persona("Ponda Baba")
                    .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
                    .icons(PILOT, WARRIOR).is(SMUGGLER, AQUALISH)
                    .says(
                            adds(
                                    3,
                                    POWER,
                                    IT,
                                    whileInBattle()
                                            .and(atSameSiteAs(persona("Dr. Evazan")))
                                            .and(thereIsNo(opponents(a(LIGHTSABER)).presentWith(IT)))),
                            addsToPowerPiloted(2));

    public static final Card STORMTROOPER =
            imperial("Stormtrooper", "1_194")
                    .destiny(1).deploy(1).power(1).ability(1).forfeit(2)
                    .icons(WARRIOR).is(Trait.STORMTROOPER, TROOPER)
                    .says(deploysFree(
                            SITE.related(WHERE_IS, your(IMPERIAL).having(ABILITY, MORE, 2))));

    // ---- starships

    public static final Card BLACK_2 =
            starfighter("Black 2", DARK, "1_299").unique().persona("Black 2")
                    .destiny(2).deploy(1).power(1).maneuver(4).forfeit(3)
                    .is(TIE, TIE_LN, NO_HYPERDRIVE, IMPERIAL_STARSHIP)
                    .matches("DS-61-2", "Reserve Pilot")
                    .carries(Capacity.pilots(1))
                    .says();

    public static final Card BLACK_3 =
            starfighter("Black 3", DARK, "1_300").unique().persona("Black 3")
                    .destiny(3).deploy(1).power(1).maneuver(3).forfeit(3)
                    .is(TIE, TIE_LN, NO_HYPERDRIVE, IMPERIAL_STARSHIP)
                    .matches("DS-61-3", "Reserve Pilot")
                    .carries(Capacity.pilots(1))
                    .says();

    public static final Card DEVASTATOR =
            capital("Devastator", DARK, "1_301").unique().persona("Devastator")
                    .destiny(1).deploy(8).power(9).armor(6).hyperspeed(3).forfeit(9)
                    .icons(PILOT, NAV_COMPUTER, SCOMP_LINK)
                    .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
                    .matches("Commander Praji")
                    .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4))
                    .permanentPilot(2)
                    .says();

    public static final Card IMPERIAL_CLASS_STAR_DESTROYER =
            capital("Imperial-Class Star Destroyer", DARK, "1_302")
                    .destiny(1).deploy(8).power(8).armor(6).hyperspeed(3).forfeit(9)
                    .icons(PILOT, NAV_COMPUTER, SCOMP_LINK)
                    .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
                    .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4))
                    .permanentPilot(1)
                    .says();

    public static final Card TIE_FIGHTER =
            starfighter("TIE Fighter", DARK, "1_304")
                    .destiny(1).deploy(1).power(1).maneuver(3).forfeit(2)
                    .icons(PILOT)
                    .is(TIE, TIE_LN, NO_HYPERDRIVE, IMPERIAL_STARSHIP)
                    .permanentPilot(1)
                    .says(deploysFor(-1, SYSTEM.related(WHERE_IS, CAPITAL.and(a(IMPERIAL_STARSHIP)))));

    public static final Card VADERS_CUSTOM_TIE =
            starfighter("Vader's Custom TIE", DARK, "1_306").unique().persona("Vader's Custom TIE")
                    .destiny(2).deploy(2).power(2).maneuver(3).hyperspeed(2).forfeit(4)
                    .icons(NAV_COMPUTER)
                    .is(TIE, TIE_ADVANCED, IMPERIAL_STARSHIP)
                    .matches(
                            "Darth Vader",
                            "Darth Vader With Lightsaber",
                            "Darth Vader, Dark Lord Of The Sith",
                            "Lord Vader")
                    .carries(Capacity.pilots(1))
                    .says(immuneToAttrition(IT, 4, pilotedBy(persona("Vader"))));

    // ---- locations

    public static final Card DETENTION_BLOCK_CORRIDOR =
            site("Death Star", "Detention Block Corridor", DARK, "1_284").is(BATTLE_STATION).unique().force(1, 0)
                    .icons(INTERIOR, MOBILE).is(PRISON)
                    .dark(adds(1, WEAPON_DESTINY_DRAW, your(WEAPON).here()))
                    .light(drainIfYouControl(1))
                    .done();

    public static final Card DOCKING_BAY_327 =
            site("Death Star", "Docking Bay 327", DARK, "1_285").is(BATTLE_STATION).unique().force(1, 1)
                    .icons(EXTERIOR, INTERIOR, MOBILE, SCOMP_LINK).is(DOCKING_BAY)
                    .dark(always(free(TRANSIT_FROM, HERE).whose(YOU)))
                    .light(transitFrom(2))
                    .done();

    public static final Card DEATH_STAR_WAR_ROOM =
            site("Death Star", "War Room", DARK, "1_287").is(BATTLE_STATION).unique().force(2, 0)
                    .icons(INTERIOR, MOBILE, SCOMP_LINK).is(WAR_ROOM)
                    .dark(adds(
                            -1,
                            FORFEIT,
                            a(REBEL_TROOPER).or(a(Y_WING)),
                            ifYouControl().and(thereIs(your(a(LEADER)).here()))))
                    .light(when(new BattleGoingOn(HERE, YOU), yours(BATTLE_DESTINIES, 1, HERE)))
                    .done();

    public static final Card TATOOINE =
            system("Tatooine", 7, DARK, "1_289").unique().force(2, 1)
                    .icons(PLANET)
                    .dark(supportFromOrbit("Tatooine"))
                    .light(supportFromOrbit("Tatooine"))
                    .done();

    public static final Card TATOOINE_CANTINA =
            site("Tatooine", "Cantina", DARK, "1_290").unique().force(2, 2)
                    .icons(INTERIOR, PLANET).is(CANTINA)
                    .dark(adds(1, POWER, your(ALIEN).except(a(TUSKEN_RAIDER)).here()))
                    .light(adds(1, FORFEIT, your(ALIEN).here()))
                    .done();

    public static final Card DOCKING_BAY_94 =
            site("Tatooine", "Docking Bay 94", DARK, "1_291").unique().force(1, 1)
                    .icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK).is(DOCKING_BAY)
                    .dark(transitFrom(1))
                    .light(transitFrom(2))
                    .done();

    public static final Card LARS_MOISTURE_FARM =
            site("Tatooine", "Lars' Moisture Farm", DARK, "1_294").unique().force(1, 1)
                    .icons(EXTERIOR, PLANET, SCOMP_LINK).is(FARM)
                    .dark(adds(1, WEAPON_DESTINY_DRAW, your(WEAPON).here()), drainIfYouControl(1))
                    .done();

    private static final Filter SHADY = a(SPY).or(a(THIEF)).or(a(BOUNTY_HUNTER)).or(a(SMUGGLER));

    public static final Card MOS_EISLEY =
            site("Tatooine", "Mos Eisley", DARK, "1_295").lies(DOORSTEP).unique().force(2, 1)
                    .icons(EXTERIOR, PLANET)
                    .dark(adds(1, POWER, your(SHADY).here()), adds(1, FORFEIT, your(SHADY).here()))
                    .done();

    // ---- weapons

    public static final Card ASSAULT_RIFLE =
            weapon(CHARACTER_WEAPON, "Assault Rifle", DARK, "1_311")
                    .destiny(2)
                    .is(BLASTER_RIFLE, RIFLE)
                    .says(
                            deploysOn(your(with(WARRIOR))).costing(3),
                            fires(CHARACTER.or(CREATURE).or(VEHICLE))
                                    .reaching(Fires.Range.SAME_OR_ADJACENT_SITE)
                                    .costing(2)
                                    .adding(1));

    public static final Card BOOSTED_TIE_CANNON =
            weapon(STARSHIP_WEAPON, "Boosted TIE Cannon", DARK, "1_313")
                    .destiny(4)
                    .is(CANNON)
                    .says(
                            deploysOn(your(a(TIE_ADVANCED))).costing(1),
                            fires(STARSHIP).costing(1).adding(either(1, -1, is(TARGET, CAPITAL))));

    public static final Card DARK_JEDI_LIGHTSABER =
            weapon(CHARACTER_WEAPON, "Dark Jedi Lightsaber", DARK, "1_314")
                    .destiny(2)
                    .is(LIGHTSABER)
                    .says(
                            deploysOn(your(with(WARRIOR)))
                                    .costing(number(7).minus(figure(ABILITY, Known.TOWARD))),
                            mayAddToDrain(1),
                            fires(CHARACTER.or(CREATURE))
                                    .costing(number(7).minus(figure(ABILITY, Known.HOST)))
                                    .drawing(2));

    public static final Card IMPERIAL_BLASTER =
            weapon(CHARACTER_WEAPON, "Imperial Blaster", DARK, "1_317")
                    .destiny(3)
                    .is(BLASTER, DH_17_BLASTER)
                    .says(
                            deploysOn(your(with(WARRIOR))).costing(1),
                            fires(CHARACTER.or(CREATURE).or(VEHICLE)).costing(1));

    public static final Card LASER_PROJECTOR =
            weapon(AUTOMATED_WEAPON, "Laser Projector", DARK, "1_319")
                    .destiny(3)
                    .says(
                            deploysOn(SITE.and(with(INTERIOR))).costing(2),
                            fires(a(SEEKER).or(CHARACTER).or(CREATURE))
                                    .forFree()
                                    .adding(-1)
                                    .beating(MORE, defenseValueOr(1, a(SEEKER))),
                            new Allows(Deed.BE_TARGETED, OPPONENT, IT, WEAPON, ALWAYS),
                            always(Modifier.base(DEFENSE_VALUE, number(1), IT)));

    public static final Card TURBOLASER_BATTERY =
            weapon(STARSHIP_WEAPON, "Turbolaser Battery", DARK, "1_323")
                    .destiny(2)
                    .is(TURBOLASER)
                    .says(
                            deploysOn(your(a(STAR_DESTROYER)).or(SYSTEM.and(with(MOBILE)))).costing(3),
                            fires(STARSHIP)
                                    .costing(2)
                                    .drawing(2)
                                    .adding(either(-5, -2, is(TARGET, CAPITAL))));

    public static final Card VADERS_LIGHTSABER =
            weapon(CHARACTER_WEAPON, "Vader's Lightsaber", DARK, "1_324").unique().persona("Vader's Lightsaber")
                    .destiny(1)
                    .is(LIGHTSABER)
                    .says(
                            deploysOn(your(persona("Vader"))),
                            mayAddToDrain(1),
                            fires(CHARACTER.or(CREATURE))
                                    .forFree()
                                    .drawing(2)
                                    .doing(new HitIt(chosen("target")), becomes(FORFEIT, 0, chosen("target"))));

    // ---- devices

    public static final Card COMLINK =
            device("Comlink", DARK, "1_201")
                    .destiny(3)
                    .says(
                            deploysOn(CHARACTER).costing(1),
                            may(Deed.DEPLOY_AS_REACT, ANYTHING, LOCATION.related(SAME_OR_ADJACENT_TO, HERE)));

    public static final Card DROID_DETECTOR =
            device("Droid Detector", DARK, "1_202")
                    .destiny(5)
                    .says(
                            deploysOn(SITE.and(with(INTERIOR))),
                            mayNot(Deed.MOVE, IT),
                            mayNot(Deed.DEPLOY, EITHER, DROID, HERE),
                            automatically(at(just(TURN_ENDS))
                                    .when(it(ANYTHING.in(CardState.DEPLOYED_THIS_TURN)).not())
                                    .then(lose(DROID.presentHere()))));

    public static final Card STORMTROOPER_BACKPACK =
            device("Stormtrooper Backpack", DARK, "1_206")
                    .destiny(5)
                    .says(
                            deploysOn(your(a(TROOPER))),
                            always(Modifier.set(WEAPONS_PER_TURN, number(Capacity.UNLIMITED), HOST)),
                            always(Modifier.set(DEVICES_PER_TURN, number(Capacity.UNLIMITED), HOST)),
                            immuneToAttrition(HOST, 3, is(Known.HOST, ANYTHING.at(SITE.and(with(PLANET))))));

    // ---- effects

    public static final Card LUKE_LUUUUKE =
            effect(UTINNI_EFFECT, "Luke? Luuuuke!", DARK, "1_223").unique()
                    .destiny(4)
                    .says(
                            deploysOn(siteOf("Tatooine")).aimingAt(REBEL),
                            adds(either(-1, -3, is(Known.AIM, persona("Luke"))), POWER, AIM),
                            adds(either(-1, -3, is(Known.AIM, persona("Luke"))), FORFEIT, AIM),
                            asSoonAs(compare(figure(FORFEIT, Known.AIM), AT_MOST, 0), lose(AIM)),
                            automatically(at(just(REACHED).to(AIM).with(IT))
                                    .then(new CancelCards(IT))));

    public static final Card PRESENCE_OF_THE_FORCE =
            effect("Presence Of The Force", DARK, "1_227").dots(2)
                    .destiny(2)
                    .says(deploysOn(LOCATION), adds(1, FORCE_ICONS, HERE));

    public static final Card SUNSDOWN =
            effect("Sunsdown", DARK, "1_230")
                    .destiny(3)
                    .says(
                            deploysOn(SYSTEM.and(with(PLANET))),
                            gives(NIGHTTIME, SITE.related(RELATED_TO, HERE)),
                            adds(1, POWER_DESTINIES, SITE.related(RELATED_TO, HERE)),
                            always(free(DEPLOY_COST, a(SPY)).toward(SITE.in(CardState.NIGHTTIME))));

    // ---- interrupts

    public static final Card ALTER =
            interrupt(USED_INTERRUPT, "Alter", DARK, "1_234")
                    .destiny(4)
                    .says(
                            used(at(anyTime())
                                    .target("target", EFFECT_ALTER_REACHES)
                                    .when(youHaveAbility())
                                    .then(drawDestiny(), ifBelowYourAbility(new CancelCards(chosen("target"))))),
                            used(at(just(BEING_DEPLOYED).to(EFFECT_ALTER_REACHES))
                                    .when(youHaveAbility())
                                    .then(drawDestiny(), ifBelowYourAbility(cancelIt()))),
                            used(at(just(BEING_PLAYED).to(titled("Sense"))).then(cancelIt())));

    public static final Card COUNTER_ASSAULT =
            interrupt(LOST_INTERRUPT, "Counter Assault", DARK, "1_238")
                    .destiny(3)
                    .says(lost(at(just(DRAIN_INITIATED).by(OPPONENT))
                            .use(1)
                            .then(
                                    cancelIt(),
                                    new Remember("power", new FigureAt(OPPONENT, TOTAL_POWER, Known.PLACE)),
                                    new DrawDestiny(
                                            YOU,
                                            count(opponents(CHARACTER.or(STARSHIP).or(VEHICLE)).presentAt(THERE)),
                                            DestinyKind.PLAIN,
                                            "destiny"),
                                    new Branch(
                                            List.of(
                                                    new Branch.If(
                                                            compare(destiny(), LESS, remembered("power")),
                                                            List.of(new LoseForce(
                                                                    YOU,
                                                                    remembered("power").minus(destiny()),
                                                                    Optional.empty()))),
                                                    new Branch.If(
                                                            compare(destiny(), MORE, remembered("power")),
                                                            List.of(new LoseForce(
                                                                    OPPONENT,
                                                                    destiny().minus(remembered("power")),
                                                                    Optional.empty())))),
                                            List.of()))));

    public static final Card DARK_JEDI_PRESENCE =
            interrupt(LOST_INTERRUPT, "Dark Jedi Presence", DARK, "1_240")
                    .destiny(3)
                    .says(lost(at(inBattle())
                            .target(
                                    "jedi",
                                    your(CHARACTER)
                                            .having(ABILITY, AT_LEAST, 6)
                                            .in(CardState.IN_BATTLE)
                                            .presentAt(BATTLE_LOCATION))
                            .use(1)
                            .then(thisBattle(Modifier.times(
                                    POWER,
                                    number(2),
                                    IMPERIAL.in(CardState.IN_BATTLE).except(chosen("jedi")))))));

    public static final Card ELIS_HELROT =
            interrupt(USED_INTERRUPT, "Elis Helrot", DARK, "1_243")
                    .destiny(4)
                    .says(used(at(anyTime())
                            .when(new BattleGoingOn(ANYTHING, EITHER).not())
                            .target("from", SITE.related(WHERE_IS, your(CHARACTER)))
                            .target(Target.upTo(
                                    count(your(CHARACTER).at(chosen("from"))),
                                    "travelers",
                                    your(CHARACTER).at(chosen("from")).except(ANYTHING.related(ESCORTING, CHARACTER))))
                            .target("to", SITE.except(chosen("from")))
                            .cost(new Cost.UseDestiny("price"))
                            .then(branch(
                                            compare(remembered("price"), AT_LEAST, 0),
                                            new Relocate(chosen("travelers"), chosen("to"), true))
                                    .orElse(lose(IT)))));

    public static final Card EMERGENCY_DEPLOYMENT =
            interrupt(USED_INTERRUPT, "Emergency Deployment", DARK, "1_244")
                    .destiny(3)
                    .says(used(at(just(BATTLE_INITIATED).by(OPPONENT))
                            .when(compare(
                                    new BattleTotal(OPPONENT, TOTAL_POWER),
                                    MORE,
                                    new BattleTotal(YOU, TOTAL_POWER).times(2)))
                            .then(
                                    new ChooseNumber(YOU, "cards", number(1), number(3)),
                                    new LookAt(YOU, YOU, Pile.RESERVE_DECK, remembered("cards"), true).as("revealed"),
                            new DeployFrom(YOU, Pile.RESERVE_DECK,
                                    CHARACTER.or(STARSHIP).or(VEHICLE).or(DEVICE).or(WEAPON).and(among("revealed")),
                                    ANYTHING, 0, true, false).upTo(number(60)),
                            lose(chosen("revealed").and(new InPile(YOU, Pile.RESERVE_DECK))))));

    public static final Card EVACUATE =
            interrupt(USED_INTERRUPT, "Evacuate?", DARK, "1_245")
                    .destiny(6)
                    .says(used(at(just(TO_BE_LOST).to(your(CAPITAL)))
                            .when(thereIsNo(persona("Tarkin").aboard(THAT)))
                            .when(thereIs(your(CHARACTER).aboard(THAT)))
                            .target("to", SITE.and(with(PLANET)).or(your(CAPITAL).except(THAT)))
                            .then(new Relocate(your(CHARACTER).aboard(THAT), chosen("to"), true))));

    public static final Card IMPERIAL_BARRIER =
            interrupt(USED_INTERRUPT, "Imperial Barrier", DARK, "1_249")
                    .destiny(4)
                    .is(BARRIER)
                    .says(used(at(just(DEPLOYED).by(OPPONENT).to(CHARACTER.or(STARSHIP)))
                            .use(1)
                            .then(
                                    lasting(mayNot(Deed.TAKE_PART_IN_BATTLE, THAT), THIS_TURN),
                                    lasting(mayNot(Deed.MOVE, THAT), THIS_TURN))));

    private static final Filter DEFENDING_ALONE =
            ANYTHING.in(CardState.DEFENDING).in(CardState.ALONE).at(SYSTEM.or(SECTOR));

    public static final Card LONE_PILOT =
            interrupt(LOST_INTERRUPT, "Lone Pilot", DARK, "1_257").unique()
                    .destiny(4)
                    .says(
                            lost(at(inBattle())
                                    .when(thereIs(your(with(PILOT)).and(DEFENDING_ALONE)))
                                    .then(addBattleDestiny(1))),
                            lost(at(inBattle())
                                    .when(thereIs(your(persona("Motti")).and(DEFENDING_ALONE)))
                                    .then(addBattleDestiny(2))));

    public static final Card SENSE =
            interrupt(USED_INTERRUPT, "Sense", DARK, "1_267")
                    .destiny(3)
                    .says(
                            used(at(just(BEING_PLAYED).to(INTERRUPT))
                                    .when(youHaveAbility())
                                    .then(drawDestiny(), ifBelowYourAbility(cancelIt()))),
                            used(at(just(REACTING))
                                    .when(youHaveAbility())
                                    .then(drawDestiny(), ifBelowYourAbility(cancelIt()))),
                            used(at(just(BEING_PLAYED).to(titled("Alter"))).then(cancelIt())));

    // ---- more of Premiere

    public static final Card DANTOOINE =
            system("Dantooine", 5, DARK, "1_282").unique().force(1, 1)
                    .icons(PLANET)
                    .dark(may(Deed.MOVE_AS_REACT, your(STARSHIP), HERE))
                    .done();

    public static final Card LIFT_TUBE_VEHICLE =
            vehicle(TRANSPORT_VEHICLE, "Lift Tube", DARK, "1_308")
                    .destiny(6).deploy(1).power(0).maneuver(1).landspeed(3).forfeit(1)
                    .is(LIFT_TUBE, ENCLOSED)
                    .carries(Capacity.passengers(4))
                    .says(may(Deed.MOVE_AS_REACT, IT, ANYTHING));

    private static final Filter ITS_VEHICLE =
            VEHICLE.except(a(CREATURE_VEHICLE)).related(HAS_ABOARD, IT);

    public static final Card R4_M9 =
            droid("R4-M9 (Arfour-Emmnine)", DARK, "1_193")
                    .destiny(4).deploy(1).power(1).forfeit(3)
                    .is(VEHICLE_DROID, R_UNIT)
                    .says(
                            adds(1, POWER, ITS_VEHICLE),
                            adds(1, MANEUVER, ITS_VEHICLE),
                            adds(1, LANDSPEED, ITS_VEHICLE));

    public static final Card OVERLOAD =
            interrupt(LOST_INTERRUPT, "Overload", DARK, "1_263")
                    .destiny(4)
                    .says(
                            lost(at(anyTime())
                                    .target("weapon", WEAPON.except(titled("Gaderffii Stick").or(a(Trait.EWOK_WEAPON))))
                                    .then(
                                            drawDestiny(),
                                            branch(
                                                    compare(destiny(), EQUAL, number(0)),
                                                    lose(CHARACTER.or(STARSHIP)
                                                            .related(BEARING, chosen("weapon")))),
                                            branch(
                                                    compare(destiny(), LESS, figure(DESTINY, new Chosen("weapon"))),
                                                    lose(chosen("weapon"))))));

    public static final Card OMMNI_BOX =
            interrupt(USED_INTERRUPT, "Ommni Box", DARK, "1_262")
                    .destiny(5)
                    .says(
                            used(at(anyTime()).then(new Shuffle(YOU, Pile.RESERVE_DECK))),
                            used(at(anyTime()).then(new Shuffle(YOU, Pile.LOST_PILE))),
                            used(at(anyTime()).then(new Shuffle(YOU, Pile.USED_PILE))),
                            used(at(anyTime()).then(new Shuffle(OPPONENT, Pile.RESERVE_DECK))),
                            used(at(anyTime()).then(new Shuffle(OPPONENT, Pile.LOST_PILE))),
                            used(at(anyTime()).then(new Shuffle(OPPONENT, Pile.USED_PILE))));

    public static final Card YOU_OVERESTIMATE_THEIR_CHANCES =
            interrupt(LOST_INTERRUPT, "You Overestimate Their Chances", DARK, "1_279")
                    .destiny(4)
                    .says(
                            lost(at(just(BATTLE_INITIATED).by(OPPONENT))
                                    .then(thisBattle(Modifier.times(BATTLE_DAMAGE, number(3), THERE)))),
                            lost(at(just(BEING_PLAYED).to(titled("Don't Underestimate Our Chances")))
                                    .then(thisBattle(
                                            Modifier.times(BATTLE_DAMAGE, number(3), BATTLE_LOCATION)))));

    public static final Card IVE_GOT_A_PROBLEM_HERE =
            interrupt(LOST_INTERRUPT, "I've Got A Problem Here", DARK, "1_253")
                    .destiny(4)
                    .says(
                            lost(at(just(BATTLE_ENDED).at(SYSTEM.or(SECTOR)))
                                    .target(
                                            "target",
                                            opponents(STARFIGHTER).having(MANEUVER, AT_LEAST, 0).at(THERE))
                                    .use(1)
                                    .then(
                                            drawDestiny(),
                                            branch(
                                                    compare(destiny(), MORE, figure(MANEUVER, TARGET)),
                                                    lose(chosen("target"))))));

    /** A droid with the presence icon is beyond the bolt's reach. */
    private static final Filter BOLTABLE = DROID.except(with(PRESENCE)).at(SITE);

    private static final Filter ANYBODYS = your(BOLTABLE).or(opponents(BOLTABLE));

    public static final Card RESTRAINING_BOLT =
            device("Restraining Bolt", DARK, "1_205")
                    .destiny(6)
                    .says(
                            deploysOn(ANYBODYS),
                            mayNot(MOVE, HOST),
                            cancelsText(HOST, ALWAYS),
                            may(at(When.your(Phase.DEPLOY))
                                    .target("droid", BOLTABLE.related(AT_SAME_SITE_AS, HOST))
                                    .then(new AttachTo(IT, new Chosen("droid")))));

    public static final Card TALLON_ROLL =
            interrupt(USED_INTERRUPT, "Tallon Roll", DARK, "1_270")
                    .destiny(4)
                    .says(used(at(anyTime())
                            .target("tie", your(STARFIGHTER.and(a(TIE_LN))).presentAt(SYSTEM.or(SECTOR)))
                            .target(
                                    "target",
                                    STARFIGHTER.and(a(REBEL_STARSHIP)).related(PRESENT_WITH, chosen("tie")))
                            .then(
                                    new DrawDestiny(YOU, number(1), DestinyKind.PLAIN, "pursuit"),
                                    new DrawDestiny(OPPONENT, number(1), DestinyKind.PLAIN, "escape"),
                                    new Remember(
                                            "lead",
                                            remembered("pursuit")
                                                    .plus(figure(POWER, new Chosen("tie")))
                                                    .plus(figure(MANEUVER, new Chosen("tie")))
                                                    .minus(remembered("escape")
                                                            .plus(figure(POWER, new Chosen("target"))))),
                                    branch(compare(remembered("lead"), MORE, 0), lose(chosen("target"))),
                                    branch(compare(remembered("lead"), LESS, 0), lose(chosen("tie"))))));

    public static final Card ALDERAAN =
            system("Alderaan", 2, DARK, "1_281").unique().force(0, 1)
                    .icons(PLANET)
                    .dark(when(
                            ifYouControl(),
                            yours(FORCE_DRAIN, count(youControl(siteOf("Death Star"))), HERE)))
                    .done();

    public static final Card YAVIN_4 =
            system("Yavin 4", 4, DARK, "1_296").is(REBEL_BASE).unique().force(2, 1)
                    .icons(PLANET)
                    .dark(supportFromOrbit("Yavin 4"))
                    .light(supportFromOrbit("Yavin 4"))
                    .done();

    public static final Card KESSEL =
            system("Kessel", 8, DARK, "1_288").unique().force(2, 1)
                    .icons(PLANET)
                    .dark(
                            deploy(-1, your(STARSHIP), HERE),
                            when(
                                    thereIs(persona("Tarkin").aboard(STARSHIP.here())),
                                    Modifier.add(DEPLOY_COST, number(-1), your(STARSHIP)).toward(HERE)),
                            cancels(titled("Kessel Run"), ifYouControl()))
                    .light(always(Modifier.set(ABILITY_FOR_BATTLE_DESTINY, number(6), HERE).whose(YOU)))
                    .done();

    public static final Card YAVIN_4_DOCKING_BAY =
            site("Yavin 4", "Docking Bay", DARK, "1_297").unique().force(1, 1)
                    .icons(EXTERIOR, INTERIOR, PLANET, SCOMP_LINK).is(DOCKING_BAY)
                    .dark(transitFrom(1))
                    .light(transitFrom(1))
                    .done();

    public static final Card TIE_ADVANCED_X1 =
            starfighter("TIE Advanced x1", DARK, "1_303")
                    .destiny(3).deploy(2).power(2).maneuver(2).forfeit(3)
                    .icons(PILOT)
                    .is(TIE, TIE_ADVANCED, NO_HYPERDRIVE, IMPERIAL_STARSHIP)
                    .permanentPilot(1)
                    .says();

    public static final Card TIE_SCOUT_STARFIGHTER =
            starfighter("TIE Scout", DARK, "1_305")
                    .destiny(4).deploy(2).power(1).maneuver(1).hyperspeed(5).forfeit(3)
                    .icons(PILOT, NAV_COMPUTER)
                    .is(TIE, TIE_SCOUT, IMPERIAL_STARSHIP)
                    .carries(Capacity.pilotsOrPassengers(1).withPassengers(1))
                    .permanentPilot(1)
                    .says();
    /** Lost together with one of these that it is present with, in either order. */
    private static Ability seeks(Filter targets) {
        Filter here = targets.presentWith(IT);
        return asSoonAs(
                thereIs(here),
                new Pick(YOU, "victim", here, number(1), number(1)),
                new InAnyOrder(List.of(List.of(lose(chosen("victim"))), List.of(lose(IT)))));
    }

    private static Deploys likeAnUndercoverSpy() {
        return deploysOn(SITE.in(CardState.UNOCCUPIED)).costing(1);
    }

    public static final Card HAN_SEEKER = weapon(AUTOMATED_WEAPON, "Han Seeker", DARK, "1_316")
            .destiny(3)
            .is(SEEKER)
            .says(likeAnUndercoverSpy(), seeks(persona("Han").or(ALIEN).having(ABILITY, LESS, 3)));

    public static final Card LUKE_SEEKER = weapon(AUTOMATED_WEAPON, "Luke Seeker", DARK, "1_321")
            .destiny(3)
            .is(SEEKER)
            .says(likeAnUndercoverSpy(), seeks(persona("Luke").having(ABILITY, LESS, 4).or(CHARACTER.and(with(PILOT)).having(ABILITY, LESS, 3))));

    public static final Card A_DISTURBANCE_IN_THE_FORCE = effect("A Disturbance In The Force", DARK, "1_208").unique()
            .destiny(3)
            .says(insertsIntoOpponentsDeck().when(new FirstThisGame()),
                    automatically(at(just(REACHED_TOP).to(IT))
                            .then(lasting(
                                    mayNot(Deed.ACTIVATE_FORCE, OPPONENT, ANYTHING, ANYTHING),
                                    Duration.THIS_TURN))),
                    immuneTo("Alter"));

    private static final Amount POWER_IN_DUEL =
            figure(POWER, new Chosen(Duel.YOURS))
                    .plus(either(0, 2, is(new Chosen(Duel.YOURS), CHARACTER.related(BEARING, a(LIGHTSABER)))));
    private static final Amount OTHER_POWER_IN_DUEL =
            figure(POWER, new Chosen(Duel.THEIRS))
                    .plus(either(0, 2, is(new Chosen(Duel.THEIRS), CHARACTER.related(BEARING, a(LIGHTSABER)))));

    public static final Card THE_CIRCLE_IS_NOW_COMPLETE =
            interrupt(LOST_INTERRUPT, "The Circle Is Now Complete", DARK, "1_271")
                    .destiny(6)
                    .says(
                            lost(at(anyTime())
                                    .target(Duel.YOURS, your(CHARACTER.and(persona("Vader"))).presentAt(SITE))
                                    .target(Duel.THEIRS,
                                            opponents(CHARACTER.and(persona("Obi-Wan"))).presentWith(chosen(Duel.YOURS)))
                                    .use(1)
                                    .then(new Duel(number(0), POWER_IN_DUEL, OTHER_POWER_IN_DUEL,
                                            List.of(outOfPlay(chosen(Duel.THEIRS))),
                                            List.of(outOfPlay(chosen(Duel.YOURS)))))),
                            lost(at(anyTime())
                                    .when(thereIs(your(titled("Epic Duel"))))
                                    .target(Duel.YOURS, your(CHARACTER.and(persona("Vader"))))
                                    .target(Duel.THEIRS,
                                            opponents(CHARACTER.and(persona("Obi-Wan"))).presentWith(chosen(Duel.YOURS)))
                                    .then(
                                            lasting(adds(1, DUEL_DESTINY_DRAW, CHARACTER.related(BEARING, a(LIGHTSABER))), THIS_ACTION),
                                            new Duel(number(2), figure(ABILITY, new Chosen(Duel.YOURS)),
                                                    figure(ABILITY, new Chosen(Duel.THEIRS)),
                                                    List.of(outOfPlay(chosen(Duel.THEIRS)), loseForce(OPPONENT, 9)),
                                                    List.of(outOfPlay(chosen(Duel.YOURS)), loseForce(YOU, 6))))));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(
                KESSEL, YAVIN_4_DOCKING_BAY, TIE_ADVANCED_X1, TIE_SCOUT_STARFIGHTER,
                DARTH_VADER, DR_EVAZAN, DS_61_2, DS_61_3, EG_6, GARINDAN, GRAND_MOFF_TARKIN, PONDA_BABA,
                STORMTROOPER, BLACK_2, BLACK_3, DEVASTATOR, IMPERIAL_CLASS_STAR_DESTROYER, TIE_FIGHTER,
                VADERS_CUSTOM_TIE, DETENTION_BLOCK_CORRIDOR, DOCKING_BAY_327, DEATH_STAR_WAR_ROOM, TATOOINE,
                TATOOINE_CANTINA, DOCKING_BAY_94, LARS_MOISTURE_FARM, MOS_EISLEY, ASSAULT_RIFLE, BOOSTED_TIE_CANNON,
                DARK_JEDI_LIGHTSABER, IMPERIAL_BLASTER, LASER_PROJECTOR, TURBOLASER_BATTERY, VADERS_LIGHTSABER,
                COMLINK, DROID_DETECTOR, STORMTROOPER_BACKPACK, LUKE_LUUUUKE, PRESENCE_OF_THE_FORCE, SUNSDOWN,
                ALTER, COUNTER_ASSAULT, DARK_JEDI_PRESENCE, ELIS_HELROT, EMERGENCY_DEPLOYMENT, EVACUATE, IMPERIAL_BARRIER, LONE_PILOT, SENSE,
                DANTOOINE,
                LIFT_TUBE_VEHICLE,
                R4_M9,
                OVERLOAD, OMMNI_BOX,
                YOU_OVERESTIMATE_THEIR_CHANCES, IVE_GOT_A_PROBLEM_HERE,
                RESTRAINING_BOLT,
                TALLON_ROLL, ALDERAAN, YAVIN_4,
                THE_CIRCLE_IS_NOW_COMPLETE,
                HAN_SEEKER, LUKE_SEEKER, A_DISTURBANCE_IN_THE_FORCE);
    }
}
