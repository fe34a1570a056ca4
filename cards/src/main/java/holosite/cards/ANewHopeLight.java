package holosite.cards;

import static holosite.language.card.Icon.PLANET;
import static holosite.language.filter.Relation.AT_SAME_OR_ADJACENT_SITE_AS;
import holosite.language.filter.CardState;
import holosite.language.filter.InState;
import holosite.language.effect.TurnOver;
import static holosite.language.card.Stretch.BEYOND;
import static holosite.language.card.Duration.THIS_ACTION;
import static holosite.language.card.Subtype.CHARACTER_WEAPON;
import holosite.language.amount.AtLeast;
import holosite.language.amount.ForceIcons;
import holosite.language.amount.PileSize;
import holosite.language.amount.SquareRoot;
import holosite.language.effect.Steal;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.Deed;
import holosite.language.filter.Figured;
import holosite.language.effect.FireWeapon;
import holosite.language.effect.Exclude;
import static holosite.language.card.Icon.MOBILE;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.filter.CardState.IN_BATTLE;
import static holosite.language.filter.Relation.BEARING;
import static holosite.language.card.Compare.MORE;
import static holosite.language.ability.Event.BATTLE_INITIATED;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.PERMANENT_WEAPON;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.COVER_BROKEN;
import static holosite.language.ability.Event.DEPLOYED;
import static holosite.language.ability.Event.DESTINY_DRAWN;
import static holosite.language.ability.Event.TO_BE_LOST;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Capacity.pilots;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.card.Compare.AT_MOST;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.A_NEW_HOPE;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Icon.VEHICLE_SITE;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Subtype.STARSHIP_WEAPON;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.filter.CardState.HIT;
import static holosite.language.filter.CardState.UNDERCOVER;
import static holosite.language.filter.Relation.AT_SAME_SITE_AS;
import static holosite.language.filter.Relation.HAS_ABOARD;
import static holosite.language.filter.Relation.ON;

import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.amount.EventAmount;
import holosite.language.Card;
import holosite.language.ability.Limit.Per;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Subtype;
import holosite.language.condition.Condition;
import holosite.language.effect.Activate;
import holosite.language.effect.BreakCover;
import holosite.language.effect.DrawCards;
import holosite.language.effect.GoUndercover;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import java.util.List;

/** The Light Side of A New Hope. */
public final class ANewHopeLight {

    private static final Filter ITS_STARFIGHTER = STARFIGHTER.related(HAS_ABOARD, IT);
    private static final Amount TWO_OR_THREE_ON_RED_5 = either(2, 3, it(CHARACTER.aboard(persona("Red 5"))));
    private static final Condition AT_A_SCOMP_LINK = it(CHARACTER.at(LOCATION.and(with(SCOMP_LINK))));

    private ANewHopeLight() {}

    // ---- characters

    public static final Card CHEWBACCA = alien("Chewbacca", LIGHT, "2_3").kind(Subtype.REBEL).unique()
            .persona("Chewie")
            .matches("Millennium Falcon", "The Falcon", "Lando In Millennium Falcon", "Gold Squadron 1",
                    "Chewie's AT-ST")
            .destiny(1).deploy(4).power(6).ability(2).forfeit(6)
            .icons(PILOT, WARRIOR, A_NEW_HOPE).is(SMUGGLER, WOOKIEE)
            .says(adds(1, POWER, IT, it(CHARACTER.with(persona("Han")))),
                    addsToPowerPiloted(2),
                    adds(1, MANEUVER, WHAT_IT_PILOTS.and(persona("Falcon"))),
                    automatically(at(just(TO_BE_LOST)
                                    .to(your(VEHICLE.or(STARSHIP).or(DROID)).in(HIT).related(AT_SAME_SITE_AS, IT)))
                            .then(toUsedPile(THAT))));

    public static final Card R2_D2 = droid("R2-D2 (Artoo-Detoo)", LIGHT, "2_14").unique().persona("R2-D2")
            .destiny(2, 5).deploy(3).power(1).forfeit(4)
            .icons(NAV_COMPUTER, A_NEW_HOPE).is(ASTROMECH_DROID, R_UNIT, SPY)
            .says(adds(TWO_OR_THREE_ON_RED_5, POWER, ITS_STARFIGHTER),
                    adds(TWO_OR_THREE_ON_RED_5, MANEUVER, ITS_STARFIGHTER),
                    adds(TWO_OR_THREE_ON_RED_5, HYPERSPEED, ITS_STARFIGHTER),
                    may(at(just(DESTINY_DRAWN).by(OPPONENT))
                            .when(AT_A_SCOMP_LINK)
                            .when(compare(new EventAmount(), AT_LEAST, 1))
                            .when(compare(new EventAmount(), AT_MOST, 3))
                            .once(Per.EVENT)
                            .then(new Activate(YOU, number(1), false))),
                    may(at(just(DESTINY_DRAWN).by(OPPONENT))
                            .when(AT_A_SCOMP_LINK)
                            .when(compare(new EventAmount(), AT_LEAST, 4))
                            .when(compare(new EventAmount(), AT_MOST, 6))
                            .once(Per.EVENT)
                            .then(new DrawCards(YOU, number(1), Pile.RESERVE_DECK))));

    public static final Card WEDGE_ANTILLES = rebel("Wedge Antilles", "2_23").unique().persona("Wedge")
            .matches("Red 2", "Red Squadron 1", "Rogue 3", "Pulsar Skate")
            .destiny(4).deploy(2).power(2).ability(2).forfeit(6)
            .icons(PILOT, WARRIOR, A_NEW_HOPE).is(SMUGGLER, CORELLIAN)
            .says(addsToPowerPiloted(3),
                    adds(2, MANEUVER, WHAT_IT_PILOTS.and(persona("Red 2"))),
                    battleDestinyIfUnable(piloting(persona("Red 2"))),
                    may(at(anyTime()).use(1).then(takeIntoHand(titled("Corellian Slip")))));

    // ---- Effects

    public static final Card UNDERCOVER_EFFECT = effect("Undercover", LIGHT, "2_40")
            .destiny(5).icons(A_NEW_HOPE)
            .says(deploysOn(your(CHARACTER.and(a(SPY))).at(SITE).except(ANYTHING.in(UNDERCOVER))),
                    automatically(at(just(DEPLOYED).to(IT)).then(new GoUndercover(HOST))),
                    may(at(When.your(Phase.DEPLOY))
                            .when(is(Known.HOST, CHARACTER.at(SITE)))
                            .then(new BreakCover(HOST))),
                    automatically(at(just(COVER_BROKEN).to(HOST)).then(lose(IT))),
                    immuneTo("Alter"));

    // ---- starships

    public static final Card RED_2 = starfighter("Red 2", LIGHT, "2_70").unique().persona("Red 2")
            .destiny(2).deploy(2).power(3).maneuver(4).hyperspeed(5).forfeit(5)
            .icons(NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE).is(X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .carries(pilots(1).withAstromechs(1))
            .says(immuneToAttrition(IT, 3, pilotedBy(persona("Wedge"))));

    public static final Card RED_5 = starfighter("Red 5", LIGHT, "2_71").unique().persona("Red 5")
            .destiny(2).deploy(3).power(3).maneuver(4).hyperspeed(5).forfeit(6)
            .icons(NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE).is(X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .carries(pilots(1).withAstromechs(1))
            .says(immuneToAttrition(IT, 4, pilotedBy(persona("Luke"))),
                    always(Modifier.add(EPIC_EVENT_TOTAL, number(1), IT).toward(titled("Attack Run"))));

    // ---- weapons

    public static final Card SW_4_ION_CANNON = weapon(STARSHIP_WEAPON, "SW-4 Ion Cannon", LIGHT, "2_81")
            .destiny(5).icons(A_NEW_HOPE).is(CANNON, ION_CANNON)
            .says(deploysOn(your(STARSHIP.and(a(Y_WING).or(a(B_WING))))).costing(1),
                    fires(STARSHIP).costing(1)
                            .doing(lose(a(STARSHIP_WEAPON).related(ON, chosen("target"))),
                                    becomes(ARMOR, 0, chosen("target")),
                                    becomes(MANEUVER, 0, chosen("target")),
                                    becomes(HYPERSPEED, 0, chosen("target"))));

    public static final Card RED_6 = starfighter("Red 6", LIGHT, "2_72").unique().persona("Red 6")
            .destiny(6).deploy(2).power(3).maneuver(4).hyperspeed(5).forfeit(5)
            .icons(NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE).is(X_WING, REBEL_STARSHIP, RED_SQUADRON)
            .matches("Jek Porkins")
            .carries(pilots(1))
            .says(always(Modifier.add(TEXT_DESTINY_DRAW, number(2), titled("I've Got A Problem Here")).toward(IT)));

    public static final Card BLAST_THE_DOOR_KID =
            interrupt(LOST_INTERRUPT, "Blast The Door, Kid!", LIGHT, "2_45")
            .destiny(4).icons(A_NEW_HOPE)
            .says(lost(at(just(BATTLE_INITIATED).at(SITE.and(with(INTERIOR))))
                    .use(1)
                    .then(new Exclude(CHARACTER.and(new Figured(ABILITY, MORE, number(2)).or(a(LEADER)))
                            .in(IN_BATTLE)))));

    public static final Card SORRY_ABOUT_THE_MESS =
            interrupt(LOST_INTERRUPT, "Sorry About The Mess", LIGHT, "2_57").unique()
            .destiny(4).icons(A_NEW_HOPE)
            .says(lost(at(When.your(Phase.CONTROL))
                    .target("weapon", your(WEAPON.or(with(PERMANENT_WEAPON))))
                    .then(lasting(may(Deed.BE_TARGETED, a(SEEKER), a(CHARACTER_WEAPON)), THIS_ACTION),
                            lasting(always(Modifier.base(DEFENSE_VALUE, number(4), a(SEEKER))), THIS_ACTION),
                            new FireWeapon(chosen("weapon"), false,
                            either(0, 1, thereIs(persona("Han").related(BEARING, chosen("weapon"))))))));

    public static final Card DEATH_STAR_TRENCH = site("Death Star", "Trench", LIGHT, "2_62").is(BATTLE_STATION).is(TRENCH).lies(BEYOND).unique()
            .force(1, 0).icons(EXTERIOR, MOBILE, A_NEW_HOPE)
            .dark(new DeploysOnly(ANYTHING, thereIs(SYSTEM.and(titled("Death Star")))),
                    always(free(FIRE_COST, your(WEAPON).here())),
                    may(Deed.DEPLOY, titled("Turbolaser Battery"), HERE))
            .light(new DeploysOnly(ANYTHING, thereIs(SYSTEM.and(titled("Death Star")))),
                    adds(-2, MANEUVER, your(STARFIGHTER).here()))
            .done();

    public static final Card SANDCRAWLER_LOADING_BAY =
            site("Sandcrawler", "Loading Bay", LIGHT, "2_66").dots(3).force(0, 0)
            .icons(INTERIOR, VEHICLE_SITE, A_NEW_HOPE)
            .light(deploysOnly(your(a(SANDCRAWLER))),
                    adds(2, FORFEIT, a(JAWA).here()),
                    gives(NIGHTTIME, HERE))
            .dark(always(Modifier.base(ENTER_COST, number(1), HERE).whose(YOU)),
                    gives(NIGHTTIME, HERE))
            .done();

    public static final Card DOUBLE_AGENT = interrupt(LOST_INTERRUPT, "Double Agent", LIGHT, "2_48")
            .destiny(6).icons(A_NEW_HOPE)
            .says(lost(at(anyTime())
                            .target("target", opponents(CHARACTER.and(a(SPY)))
                                    .or(opponents(CHARACTER.and(a(SPY))).in(UNDERCOVER))
                                    .related(AT_SAME_SITE_AS, your(a(SPY))))
                            .then(drawDestiny(),
                                    branch(compare(destiny().plus(either(0, 2, is(TARGET, CHARACTER.in(UNDERCOVER)))),
                                                    MORE, 2),
                                            lose(chosen("target"))))),
                    lost(at(anyTime())
                            .target("target", opponents(titled("Tonnika Sisters")).presentAt(SITE))
                            .then(new Steal(chosen("target"), YOU, Known.IT))));


    private static final Condition TURNED_OFF = it(new InState(CardState.FACE_DOWN));

    public static final Card M_HYD_BINARY_DROID = droid("M-HYD 'Binary' Droid", LIGHT, "2_12")
            .destiny(2).deploy(3).power(2).forfeit(5)
            .icons(A_NEW_HOPE)
            .says(adds(2, FORFEIT, CHARACTER.except(DROID).related(AT_SAME_OR_ADJACENT_SITE_AS, IT)),
                    may(at(anyTime()).when(TURNED_OFF.not()).use(1).then(new TurnOver(IT, false))),
                    may(at(anyTime()).by(OPPONENT).when(TURNED_OFF.not()).use(1).then(new TurnOver(IT, false))),
                    may(at(anyTime()).when(TURNED_OFF).use(1).then(new TurnOver(IT, true))),
                    may(at(anyTime()).by(OPPONENT).when(TURNED_OFF).use(1).then(new TurnOver(IT, true))));

    public static final Card BRAINIAC = alien("Brainiac", LIGHT, "2_2").unique().persona("Brainiac")
            .destiny(Math.PI).deploy(0).power(0).ability(3).forfeit(0)
            .icons(NAV_COMPUTER, A_NEW_HOPE)
            .says(always(Modifier.base(
                            POWER,
                            new AtLeast(
                                    new SquareRoot(new PileSize(OPPONENT, Pile.HAND)
                                            .minus(new PileSize(YOU, Pile.HAND)).times(3)
                                            .plus(new ForceIcons(OPPONENT, LOCATION)
                                                    .minus(new ForceIcons(YOU, LOCATION)).times(2))
                                            .plus(Math.PI)),
                                    number(1)),
                            IT)),
                    always(Modifier.base(DEPLOY_COST, new PileSize(YOU, Pile.HAND), IT)),
                    always(Modifier.base(FORFEIT, new PileSize(OPPONENT, Pile.HAND), IT)));

    /** Every card of this file. */
    public static final Card CORELLIA = system("Corellia", 1, LIGHT, "2_61").unique()
            .force(1, 1).icons(PLANET, A_NEW_HOPE)
            .dark(adds(1, HYPERSPEED, your(STARSHIP).here()))
            .light(may(Deed.DEPLOY_AS_REACT, your(persona("Falcon").or(a(CORVETTE))), HERE))
            .done();

    public static final Card KASHYYYK = system("Kashyyyk", 6, LIGHT, "2_64").unique()
            .force(1, 2).icons(PLANET, A_NEW_HOPE)
            .dark(always(Modifier.set(ABILITY_FOR_BATTLE_DESTINY, number(6), HERE).whose(YOU)))
            .light(deploy(-2, your(a(WOOKIEE).or(a(SMUGGLER))), HERE))
            .done();

    public static final Card RALLTIIR = system("Ralltiir", 3, LIGHT, "2_65").unique()
            .force(1, 1).icons(PLANET, A_NEW_HOPE)
            .dark(deploy(-2, your(CAPITAL), HERE))
            .light(may(Deed.MOVE_AS_REACT, your(STARSHIP), HERE))
            .done();

    public static final Card TANTIVE_IV = capital("Tantive IV", LIGHT, "2_73").unique().persona("Tantive IV")
            .destiny(1).deploy(5).power(5).armor(4).hyperspeed(3).forfeit(8)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, A_NEW_HOPE).is(CORVETTE, REBEL_STARSHIP, SHIP_DOCKING)
            .carries(pilots(3).withPassengers(4)).permanentPilot(2)
            .says(may(Deed.DEPLOY_WITHOUT_PRESENCE, IT, ANYTHING));

    public static List<Card> all() {
        return List.of(
                CORELLIA, KASHYYYK, RALLTIIR, TANTIVE_IV,
                CHEWBACCA, R2_D2, WEDGE_ANTILLES, UNDERCOVER_EFFECT, RED_2, RED_5, SW_4_ION_CANNON,
                RED_6,
                BLAST_THE_DOOR_KID, SORRY_ABOUT_THE_MESS, DEATH_STAR_TRENCH, DOUBLE_AGENT,
                M_HYD_BINARY_DROID, SANDCRAWLER_LOADING_BAY, BRAINIAC);
    }
}
