package holosite.cards;

import static holosite.language.card.Stretch.BEYOND;
import static holosite.language.card.Stretch.EDGE;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Who.YOU;
import static holosite.language.card.Icon.UNDERGROUND;
import static holosite.language.card.Icon.STARSHIP_SITE;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Icon.MOBILE;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Duration.WHILE_ON_TABLE;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.DAGOBAH;
import static holosite.language.card.Icon.INDEPENDENT;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.SPACE;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Subtype.CHARACTER_WEAPON;
import static holosite.language.card.Subtype.IMMEDIATE_EFFECT;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import static holosite.language.card.Subtype.MOBILE_EFFECT;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.EITHER;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.filter.Relation.*;

import holosite.language.ability.Allows;
import holosite.language.ability.DeploysOnly;
import holosite.language.effect.MoveTo;
import holosite.language.card.Phase;
import holosite.language.ability.When;
import holosite.language.ability.Deed;
import holosite.language.ability.Modifier;
import holosite.language.card.Capacity;
import holosite.language.Card;
import holosite.language.condition.BattleGoingOn;
import holosite.language.condition.InPhase;
import holosite.language.effect.CancelCards;
import holosite.language.effect.HitIt;
import holosite.language.effect.InAnyOrder;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.ability.Habitat;
import holosite.language.ability.Ferocity;
import holosite.language.effect.May;
import holosite.language.effect.CarryOff;
import holosite.language.ability.Parasite;
import holosite.language.ability.Detaches;
import holosite.language.ability.Forbids;
import holosite.language.effect.OpenOrCloseMouth;
import holosite.language.effect.Note;
import holosite.language.effect.Eat;
import holosite.language.effect.Effect;
import holosite.language.amount.KeptNumber;
import holosite.language.amount.Product;
import holosite.language.amount.HighestOf;
import holosite.language.filter.Belonging;
import holosite.language.filter.CardState;
import holosite.language.filter.InState;
import holosite.language.condition.Condition;
import holosite.language.card.Pile;
import holosite.language.ability.Limit;
import holosite.language.card.Trait;
import java.util.Optional;
import static holosite.language.card.Compare.LESS;
import static holosite.language.card.Compare.AT_MOST;
import static holosite.language.card.Icon.SELECTIVE_CREATURE;
import holosite.language.effect.Pick;
import holosite.language.card.Who;
import java.util.List;

/** The Dark Side of Dagobah. */
public final class DagobahDark {
    private DagobahDark() {}

    // ---- characters

    public static final Card DENGAR =
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
                                            when(
                                                    is(TARGET, ANYTHING.presentWith(IT)),
                                                    Modifier.set(FORFEIT, number(0), chosen("target"))),
                                            WHILE_ON_TABLE))));

    // ---- starships

    public static final Card PUNISHING_ONE =
            starfighter("Punishing One", DARK, "4_171").unique().persona("Punishing One")
                    .destiny(3).deploy(3).power(2).maneuver(5).hyperspeed(3).forfeit(3)
                    .icons(NAV_COMPUTER, INDEPENDENT, DAGOBAH)
                    .matches("Dengar", "Dengar With Blaster Carbine")
                    .carries(Capacity.pilots(1).withPassengers(1))
                    .says(
                            mayNot(Deed.PILOT, EITHER, CHARACTER.except(a(SMUGGLER).or(a(BOUNTY_HUNTER))), IT),
                            immuneToAttrition(IT, 3, pilotedBy(persona("Dengar"))),
                            adds(-3, DEPLOY_COST, IT, it(ANYTHING.related(DEPLOYING_WITH, persona("Dengar")))),
                            may(Deed.DEPLOY, titled("Boosted TIE Cannon"), IT));

    // ---- locations

    private static final Filter NEAREST_ASTEROIDS = SECTOR.and(a(ASTEROID)).related(NEAREST_TO, HERE);

    public static final Card ANOAT =
            system("Anoat", 5, DARK, "4_154").unique().force(2, 1)
                    .icons(PLANET, DAGOBAH)
                    .dark(
                            may(
                                    Deed.MOVE_AWAY_AS_REACT,
                                    your(STARSHIP).here(),
                                    NEAREST_ASTEROIDS,
                                    new BattleGoingOn(HERE, OPPONENT)),
                            may(
                                    Deed.MOVE_AS_REACT,
                                    your(STARSHIP).at(NEAREST_ASTEROIDS),
                                    HERE,
                                    new BattleGoingOn(HERE, OPPONENT)))
                    .light(adds(-1, FORFEIT, opponents(a(UGNAUGHT)), ifYouControl()))
                    .done();

    public static final Card ASTEROID_FIELD =
            sector("Asteroid Field", DARK, "4_155").diamonds(3).force(1, 1)
                    .icons(SPACE, DAGOBAH).is(ASTEROID)
                    .dark(may(at(just(DRAIN_INITIATED).at(SYSTEM.related(RELATED_TO, HERE)))
                            .when(ifYouControl())
                            .then(cancelIt())))
                    .done();

    // ---- weapons

    public static final Card DENGARS_BLASTER_CARBINE =
            weapon(CHARACTER_WEAPON, "Dengar's Blaster Carbine", DARK, "4_176").unique()
                    .persona("Dengar's Blaster Carbine")
                    .destiny(2)
                    .icons(DAGOBAH).is(BLASTER)
                    .says(
                            deploysOn(your(persona("Dengar"))).costing(1),
                            deploysOn(your(with(WARRIOR)).except(persona("Dengar"))).costing(3),
                            fires(CHARACTER.or(CREATURE).or(VEHICLE))
                                    .costing(1)
                                    .adding(1)
                                    .doing(
                                            new HitIt(chosen("target")),
                                            branch(
                                                    is(Known.HOST, persona("Dengar")),
                                                    becomes(FORFEIT, 0, chosen("target")))));

    // ---- interrupts

    private static final Filter EFFECT_CONTROL_REACHES = a(IMMEDIATE_EFFECT).or(a(MOBILE_EFFECT));

    public static final Card CONTROL =
            interrupt(LOST_INTERRUPT, "Control", DARK, "4_139")
                    .destiny(2)
                    .icons(DAGOBAH)
                    .says(
                            lost(at(just(BEING_PLAYED).to(titled("Sense", "Alter")))
                                    .immuneTo(titled("Sense"))
                                    .then(cancelIt())),
                            lost(at(anyTime())
                                    .target("target", EFFECT_CONTROL_REACHES)
                                    .then(new CancelCards(chosen("target")))),
                            lost(at(just(BEING_DEPLOYED).to(EFFECT_CONTROL_REACHES)).then(cancelIt())),
                            lost(at(just(DRAIN_INITIATED)).then(cancelIt())));

    // ---- Executor, its crew and its sites

    public static final Card BOSSK =
            alien("Bossk", DARK, "4_92").unique().persona("Bossk")
                    .destiny(1).deploy(4).power(4).ability(2).forfeit(3)
                    .icons(PILOT, WARRIOR, DAGOBAH).is(BLACK_SUN_AGENT, BOUNTY_HUNTER, TRANDOSHAN)
                    .matches("Hound's Tooth", "Bossk In Hound's Tooth")
                    .says(
                            addsToPowerPiloted(2),
                            battleDestinyIfUnable(piloting(persona("Hound's Tooth"))),
                            when(whileInBattle().and(whileAt(SITE)), opponents(ATTRITION, 1, HERE)),
                            may(at(anyTime())
                                    .target("target", persona("Chewie").presentWith(IT).having(FORFEIT, MORE, 0))
                                    .then(lasting(
                                            when(
                                                    is(TARGET, ANYTHING.presentWith(IT)),
                                                    Modifier.set(FORFEIT, number(0), chosen("target"))),
                                            WHILE_ON_TABLE))));

    public static final Card EXECUTOR =
            capital("Executor", DARK, "4_167").unique().persona("Executor")
                    .destiny(1).deploy(15).power(12).armor(12).hyperspeed(2).forfeit(15)
                    .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, DAGOBAH)
                    .is(STAR_DESTROYER, SUPER_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
                    .carries(Capacity.pilots(Capacity.UNLIMITED)
                            .withPassengers(Capacity.UNLIMITED)
                            .withVehicles(Capacity.UNLIMITED)
                            .withStarfighters(Capacity.UNLIMITED))
                    .permanentPilots(3, 3)
                    .says(immuneToAttrition(12));

    public static final Card EXECUTOR_COMM_STATION =
            site("Executor", "Comm Station", DARK, "4_159").unique().force(1, 0)
                    .icons(INTERIOR, MOBILE, STARSHIP_SITE, SCOMP_LINK, DAGOBAH)
                    .dark(may(
                            Deed.MOVE_AS_REACT,
                            your(STARSHIP),
                            SYSTEM.related(WHERE_IS, persona("Executor")),
                            ifYouOccupy().and(thereIs(
                                    your(personas("Tarkin", "Piett").or(a(ADMIRAL))).here()))))
                    .light(may(
                            Deed.MOVE_AWAY_AS_REACT,
                            your(STARSHIP).at(SYSTEM.related(WHERE_IS, persona("Executor"))),
                            ANYTHING,
                            ifYouControl()))
                    .done();

    public static final Card EXECUTOR_MAIN_CORRIDOR =
            site("Executor", "Main Corridor", DARK, "4_162").unique().force(1, 0)
                    .icons(INTERIOR, MOBILE, STARSHIP_SITE, SCOMP_LINK, DAGOBAH)
                    .dark(
                            may(at(When.your(Phase.MOVE))
                                    .target("traveler", your(CHARACTER).presentHere())
                                    .target("end", siteOf("Executor").or(persona("Executor")).except(HERE))
                                    .then(new MoveTo(chosen("traveler"), chosen("end"), true))),
                            may(at(When.your(Phase.MOVE))
                                    .target(
                                            "traveler",
                                            your(CHARACTER)
                                                    .presentAt(siteOf("Executor").or(persona("Executor")).except(HERE)))
                                    .then(new MoveTo(chosen("traveler"), HERE, true))))
                    .light(cancelsText(HERE, OPPONENT, ifYouControl()))
                    .done();

    public static final Card EXECUTOR_HOLOTHEATRE =
            site("Executor", "Holotheatre", DARK, "4_161").unique().force(1, 0)
                    .icons(INTERIOR, MOBILE, STARSHIP_SITE, SCOMP_LINK, DAGOBAH)
                    .dark(
                            when(
                                    thereIs(your(persona("Vader"))),
                                    yours(FORCE_GENERATION, 1, HERE)),
                            when(
                                    thereIs(your(persona("Emperor"))),
                                    yours(FORCE_GENERATION, 1, HERE)))
                    .light(drainIfYouControl(1))
                    .done();

    public static final Card VISAGE_OF_THE_EMPEROR =
            effect("Visage Of The Emperor", DARK, "4_135").unique()
                    .destiny(7).icons(DAGOBAH).is(HOLOGRAM)
                    .says(
                            deploysOn(titled("Executor: Holotheatre", "Death Star: Conference Room"))
                                    .losing(2),
                            automatically(at(just(TURN_ENDS)).then(new InAnyOrder(List.of(
                                    List.of(loseForce(YOU, 1)), List.of(loseForce(OPPONENT, 1)))))),
                            asSoonAs(is(Known.HERE, opponentControls(SITE)), new CancelCards(IT)),
                            immuneTo("Alter"));

    public static final Card DAGOBAH_CAVE =
            site("Dagobah", "Cave", DARK, "4_158").is(SECLUDED).lies(EDGE).unique().force(2, 0)
                    .icons(INTERIOR, UNDERGROUND, PLANET, DAGOBAH)
                    .dark(when(
                            is(Known.HERE, opponentOccupies(SITE)),
                            Modifier.set(FORCE_ICONS, number(0), HERE).whose(YOU)))
                    .light(automatically(at(just(PHASE_STARTS))
                            .when(new InPhase(YOU, Phase.CONTROL))
                            .when(thereIs(persona("Yoda")))
                            .when(thereIsNo(persona("Yoda").at(of("Dagobah"))))
                            .then(loseForce(YOU, 1))))
                    .done();

    public static final Card BIG_ONE =
            sector("Big One", DARK, "4_156").lies(BEYOND, 1).diamonds(1).force(1, 0)
                    .icons(SPACE, DAGOBAH).is(ASTEROID)
                    .dark(when(
                            ifYouControl(),
                            yours(
                                    FORCE_DRAIN,
                                    count(titled("Asteroid Field").related(RELATED_TO, HERE)),
                                    HERE)))
                    .done();

    public static final Card STAR_DESTROYER_LAUNCH_BAY =
            site("Star Destroyer", "Launch Bay", DARK, "4_165").dots(3).force(1, 0)
                    .icons(INTERIOR, EXTERIOR, MOBILE, STARSHIP_SITE, SCOMP_LINK, DAGOBAH)
                    .dark(
                            new DeploysOnly(your(a(STAR_DESTROYER)), ALWAYS),
                            deploy(-2, your(a(TIE)), HERE),
                            may(Deed.BERTH, your(ANYTHING), HERE))
                    .light(new Allows(Deed.BE_HELD, EITHER, STARSHIP, HERE, ALWAYS), immuneTo("Revolution"))
                    .done();

    private static final Filter ADJACENT_EXTERIOR =
            SITE.and(with(EXTERIOR)).related(ADJACENT_TO, HERE);

    private static Effect[] chased(Who opponentOfVictim) {
        return new Effect[] {
            cancelIt(),
            new Pick(opponentOfVictim, "site", ADJACENT_EXTERIOR, number(1), number(1)),
            new CarryOff(THAT, chosen("site"))
        };
    }

    public static final Card DRAGONSNAKE = creature("Dragonsnake", DARK, "4_109").diamonds(1)
            .destiny(3).deploy(3).defense(2).forfeit(0)
            .icons(DAGOBAH).is(SWAMP_CREATURE)
            .says(new Ferocity(number(3), 1),
                    new Habitat(a(Trait.SWAMP).or(a(Trait.JUNGLE))
                            .or(LOCATION.related(BEARING, titled("Dark Waters")))),
                    new Allows(Deed.BE_ATTACKED, EITHER, DROID, IT, ALWAYS),
                    automatically(at(just(DEFEATED).to(DROID).with(IT))
                            .when(thereIs(ADJACENT_EXTERIOR))
                            .then(branch(is(Known.SUBJECT, new Belonging(YOU)), chased(OPPONENT))
                                    .orElse(chased(YOU)))));

    private static final Filter BELLY =
            titled("Big One: Asteroid Cave Or Space Slug Belly").related(RELATED_TO, HERE);

    private static final List<Effect> INTO_BELLY =
            List.of(cancelIt(), new CarryOff(THAT, BELLY));

    private static final Condition MOUTH_CLOSED = it(new InState(CardState.MOUTH_CLOSED));

    public static final Card SPACE_SLUG = creature("Space Slug", DARK, "4_112").diamonds(1)
            .destiny(4).deploy(2).defense(3).forfeit(0)
            .icons(DAGOBAH)
            .says(new Ferocity(number(0), 2),
                    new Habitat(SECTOR.and(titled("Big One"))),
                    new Allows(Deed.BE_ATTACKED, EITHER, STARFIGHTER, IT, ALWAYS),
                    automatically(at(just(DEFEATED).with(IT))
                            .when(thereIs(BELLY))
                            .then(branch(
                                            is(Known.SUBJECT, new Belonging(YOU)),
                                            new May(OPPONENT, INTO_BELLY, List.of()))
                                    .orElse(new May(YOU, INTO_BELLY, List.of())))),
                    may(at(anyTime()).once(Limit.Per.TURN).then(new OpenOrCloseMouth())),
                    new Forbids(Deed.MOVE_TO, EITHER, STARSHIP, BELLY, MOUTH_CLOSED),
                    new Forbids(Deed.MOVE_FROM, EITHER, STARSHIP, BELLY, MOUTH_CLOSED));

    public static final Card MYNOCK = creature("Mynock", DARK, "4_110")
            .destiny(3).deploy(3).ferocity(2).defense(3).forfeit(0)
            .icons(SELECTIVE_CREATURE, DAGOBAH).is(Trait.LIKE_A_STARFIGHTER)
            .says(new Habitat(LOCATION),
                    new Parasite(Optional.of(STARFIGHTER)),
                    always(Modifier.add(POWER, number(-2), HOST).cumulatively()),
                    always(Modifier.add(HYPERSPEED, number(-2), HOST).cumulatively()),
                    new Detaches(is(
                            Known.HOST,
                            ANYTHING.having(POWER, LESS, 1).having(HYPERSPEED, LESS, 1))));

    public static final Card SLEEN = creature("Sleen", DARK, "4_111")
            .destiny(3).deploy(2).defense(2).forfeit(0)
            .icons(SELECTIVE_CREATURE, DAGOBAH).is(SWAMP_CREATURE)
            .says(new Ferocity(number(-3), 1),
                    new Habitat(SITE.and(with(PLANET)).except(of("Hoth")).except(of("Tatooine"))
                            .or(LOCATION.related(BEARING, titled("Dark Waters")))),
                    always(opponents(FORCE_ICONS, -1, HERE).cumulatively()),
                    new Parasite(Optional.empty()));

    public static final Card VINE_SNAKE = creature("Vine Snake", DARK, "4_113")
            .destiny(3).deploy(2).ferocity(0).defense(3).forfeit(0)
            .icons(SELECTIVE_CREATURE, DAGOBAH)
            .says(new Habitat(SITE.and(with(PLANET)).except(of("Hoth"))),
                    new Parasite(Optional.of(CHARACTER)),
                    always(Modifier.base(X, new KeptNumber(), IT)),
                    automatically(at(just(PHASE_STARTS))
                            .when(new InPhase(EITHER, Phase.MOVE))
                            .when(is(Known.HOST, CHARACTER))
                            .then(drawDestiny(),
                                    branch(
                                            compare(destiny(), MORE, figure(ABILITY, Known.HOST)),
                                            new Note(new KeptNumber().plus(number(1)))))),
                    always(Modifier.add(
                            POWER,
                            new Product(
                                    number(-1),
                                    new HighestOf(X, titled("Vine Snake").related(ON, HOST))),
                            HOST)),
                    asSoonAs(
                            is(Known.HOST, CHARACTER.having(POWER, AT_MOST, 0)),
                            new Eat(HOST, Pile.LOST_PILE)));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(
                DENGAR, PUNISHING_ONE, ANOAT, ASTEROID_FIELD, DENGARS_BLASTER_CARBINE, CONTROL,
                BOSSK,
                EXECUTOR,
                EXECUTOR_COMM_STATION,
                EXECUTOR_MAIN_CORRIDOR,
                EXECUTOR_HOLOTHEATRE, VISAGE_OF_THE_EMPEROR,
                DAGOBAH_CAVE,
                BIG_ONE, STAR_DESTROYER_LAUNCH_BAY,
                DRAGONSNAKE, SPACE_SLUG, MYNOCK, SLEEN, VINE_SNAKE);
    }
}
