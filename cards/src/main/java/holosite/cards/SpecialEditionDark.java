package holosite.cards;

import holosite.language.card.DestinyKind;
import holosite.language.amount.EventAmount;
import holosite.language.effect.MayPay;
import holosite.language.effect.ChangeDestiny;
import holosite.language.condition.StartedAtBattleground;
import holosite.language.condition.DrawnFor;
import holosite.language.ability.Event;
import holosite.language.filter.Filter;
import holosite.language.ability.When;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.effect.PlaySabacc;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Icon.NAV_COMPUTER;
import holosite.language.card.Subtype;
import holosite.language.card.CardType;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Subtype.SQUADRON;
import static holosite.language.ability.When.anyTime;
import static holosite.language.card.Duration.THIS_TURN;
import static holosite.language.card.Subtype.USED_OR_LOST_INTERRUPT;
import static holosite.language.Words.*;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.inBattle;
import static holosite.language.ability.When.just;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.SPECIAL_EDITION;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Subtype.CREATURE_VEHICLE;
import static holosite.language.card.Subtype.IMMEDIATE_EFFECT;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.EITHER;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.filter.Relation.HAS_ABOARD;
import static holosite.language.filter.Relation.RELATED_TO;
import static holosite.language.filter.Relation.SAME_OR_ADJACENT_TO;
import static holosite.language.filter.Relation.WHERE_PRESENT;

import holosite.language.condition.BattleGoingOn;
import holosite.language.ability.Toll;
import holosite.language.filter.TitleHas;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.Retrieve;
import holosite.language.effect.SetUp;
import holosite.language.card.Pile;
import holosite.language.ability.Deed;
import holosite.language.ability.Forbids;
import holosite.language.ability.Modifier;
import holosite.language.card.Capacity;
import holosite.language.Card;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.condition.BattleWonBy;
import holosite.language.condition.Is;
import holosite.language.condition.InPhase;
import holosite.language.effect.LoseForce;
import holosite.language.filter.CardState;
import holosite.language.filter.Known;
import holosite.language.ability.Habitat;
import holosite.language.ability.Ferocity;
import holosite.language.effect.Eat;
import holosite.language.effect.May;
import holosite.language.effect.DrawDestiny;
import holosite.language.filter.InState;
import holosite.language.filter.Not;
import holosite.language.card.Duration;
import static holosite.language.card.Icon.SELECTIVE_CREATURE;
import java.util.List;
import java.util.Optional;

/** The Dark Side of Special Edition. */
public final class SpecialEditionDark {
    private SpecialEditionDark() {}

    public static final Card DARTH_VADER_DARK_LORD_OF_THE_SITH =
            imperial("Darth Vader, Dark Lord Of The Sith", "7_175").unique().persona("Vader")
                    .destiny(1).deploy(6).power(6).ability(6).forfeit(8)
                    .icons(PILOT, WARRIOR, SPECIAL_EDITION)
                    .matches("Vader's Custom TIE", "Vader's Personal Shuttle")
                    .says(
                            addsToPowerPiloted(3),
                            may(at(inBattle())
                                    .when(whileInBattle())
                                    .once(Limit.Per.BATTLE)
                                    .target("target", opponents(CHARACTER).presentWith(IT))
                                    .then(
                                            drawDestiny(),
                                            branch(
                                                    compare(destiny(), MORE, figure(ABILITY, TARGET)),
                                                    lose(chosen("target"))))),
                            immuneToAttrition(5));

    public static final Card SANDTROOPER =
            imperial("Sandtrooper", "7_201")
                    .destiny(3).deploy(2).power(2).ability(1).forfeit(3)
                    .icons(WARRIOR, SPECIAL_EDITION).is(Trait.SANDTROOPER, STORMTROOPER, TROOPER)
                    .says(
                            deploysOnly(of("Tatooine").or(a(DESERT))),
                            immuneTo("Sandwhirl"),
                            adds(-1, POWER, IT, whileAt(onPlanet("Tatooine")).not()));

    public static final Card DEWBACK =
            vehicle(CREATURE_VEHICLE, "Dewback", DARK, "7_312")
                    .destiny(5).deploy(2).power(2).armor(4).landspeed(2).forfeit(4)
                    .icons(SPECIAL_EDITION).is(Trait.DEWBACK)
                    .carries(Capacity.passengers(1))
                    .says(
                            deploysOnly(SITE.and(a(DESERT).or(of("Tatooine")))),
                            always(Modifier.base(ABILITY, number(0.25), IT)),
                            battleDestinyIfUnable(it(ANYTHING.related(HAS_ABOARD, a(Trait.SANDTROOPER)))));

    public static final Card PRIDE_OF_THE_EMPIRE =
            effect(IMMEDIATE_EFFECT, "Pride Of The Empire", DARK, "7_236").unique()
                    .destiny(3)
                    .icons(SPECIAL_EDITION)
                    .says(
                            deploysOn(your(STARFIGHTER).in(CardState.IN_BATTLE))
                                    .at(just(LOST).to(opponents(STARSHIP)))
                                    .when(new BattleWonBy(YOU)),
                            automatically(at(just(PHASE_STARTS).by(OPPONENT))
                                    .when(new InPhase(OPPONENT, Phase.MOVE))
                                    .then(new LoseForce(
                                            OPPONENT,
                                            either(1, 2, is(Known.HOST, a(TIE_LN))),
                                            Optional.empty()))),
                            adds(2, POWER, HOST),
                            immuneTo("Control"));

    // ---- locations

    public static final Card DAGOBAH =
            system("Dagobah", 9, DARK, "7_279").is(SECLUDED).unique().force(2, 2)
                    .icons(PLANET, SPECIAL_EDITION)
                    .dark(new Forbids(
                            Deed.FORCE_DRAIN,
                            OPPONENT,
                            ANYTHING,
                            LOCATION.related(RELATED_TO, HERE),
                            ifYouOccupy()))
                    .light(mayNot(Deed.FORCE_DRAIN, EITHER, ANYTHING, HERE))
                    .done();

    // ---- interrupts

    public static final Card PUT_ALL_SECTIONS_ON_ALERT =
            interrupt(USED_OR_LOST_INTERRUPT, "Put All Sections On Alert", DARK, "7_259").unique()
                    .destiny(6)
                    .icons(SPECIAL_EDITION)
                    .says(
                            used(at(anyTime())
                                    .target("target", REBEL.at(siteOf("Death Star").or(siteOf("Executor"))))
                                    .immuneTo(titled("Sense"))
                                    .then(
                                            lasting(mayNot(Deed.USE_TEXT, chosen("target")), THIS_TURN),
                                            lasting(
                                                    mayNot(Deed.COUNT_ABILITY_FOR_BATTLE_DESTINY, chosen("target")),
                                                    THIS_TURN))),
                            lost(at(anyTime())
                                    .then(new Retrieve(
                                            YOU,
                                            number(2),
                                            new TitleHas("Death Star"),
                                            Retrieve.How.CHOSEN,
                                            Pile.HAND))));

    public static final Card FIRST_STRIKE =
            effect("First Strike", DARK, "7_229").unique()
                    .destiny(4)
                    .icons(SPECIAL_EDITION)
                    .says(
                            deploysOnTable(),
                            automatically(at(just(BATTLE_INITIATED).by(YOU))
                                    .then(
                                            new Retrieve(
                                                    YOU, number(1), ANYTHING, Retrieve.How.TOP, Pile.USED_PILE),
                                            loseForce(OPPONENT, 1))),
                            automatically(at(just(BATTLE_INITIATED).by(OPPONENT))
                                    .then(
                                            new Retrieve(
                                                    OPPONENT, number(1), ANYTHING, Retrieve.How.TOP, Pile.USED_PILE),
                                            loseForce(YOU, 1))),
                            new Toll(
                                    Deed.PLAY,
                                    OPPONENT,
                                    INTERRUPT,
                                    ANYTHING,
                                    number(1),
                                    new BattleGoingOn(ANYTHING, YOU)),
                            immuneTo("Alter"));

    public static final Card DEATH_STAR_ASSAULT_SQUADRON =
            Card.card(CardType.STARSHIP, "Death Star Assault Squadron", DARK, "7_303").kind(SQUADRON).unique()
                    .persona("Vader", "DS-61-2", "DS-61-3", "Vader's Custom TIE", "Black 2", "Black 3")
                    .destiny(1).deploy(12).power(3).maneuver(3).forfeit(10)
                    .icons(PILOT, SPECIAL_EDITION).is(TIE, NO_HYPERDRIVE, IMPERIAL_STARSHIP)
                    .permanentPilots(3, 10)
                    .says(adds(9, POWER, IT));

    public static final Card LYN_ME =
            alien("Lyn Me", DARK, "7_188").unique().persona("Lyn Me")
                    .destiny(3).deploy(2).power(1).ability(1).forfeit(2)
                    .icons(SPECIAL_EDITION).is(MUSICIAN, FEMALE, TWILEK)
                    .says(
                            deploy(-1, a(BOUNTY_HUNTER), HERE),
                            always(free(DEPLOY_COST, persona("Boba Fett")).toward(HERE)),
                            when(
                                    whileInBattle(),
                                    Modifier.add(
                                                    TOTAL_POWER,
                                                    count(your(a(MUSICIAN)).presentHere())
                                                            .plus(count(opponents(personas("Luke", "Han"))
                                                                            .in(CardState.IN_BATTLE))
                                                                    .times(2))
                                                            .times(-1),
                                                    HERE)
                                            .whose(OPPONENT)));

    public static final Card FOREST_SITE =
            Card.card(CardType.LOCATION, "Forest", DARK, "7_284").kind(Subtype.SITE).diamonds(1).force(1, 1)
                    .icons(EXTERIOR, PLANET, SPECIAL_EDITION).is(FOREST)
                    .notOn("Bespin", "Coruscant", "Hoth", "Kessel", "Tatooine")
                    .dark(immuneToAllAttrition(your(CHARACTER).presentHere(), ALWAYS))
                    .done();

    public static final Card ROCK_WART = creature("Rock Wart", DARK, "7_213")
            .destiny(5).deploy(2).ferocity(2).defense(2).forfeit(0).landspeed(2)
            .icons(SELECTIVE_CREATURE, SPECIAL_EDITION)
            .says(new Habitat(SITE.and(with(PLANET))),
                    adds(2, FEROCITY, IT, whileAt(titled("Tatooine: Bluffs").or(a(CANYON)))));

    public static final Card KRAYT_DRAGON = creature("Krayt Dragon", DARK, "7_211").unique().persona("Krayt Dragon")
            .destiny(1).deploy(7).defense(5).forfeit(0)
            .icons(SPECIAL_EDITION)
            .says(new Ferocity(number(6), 2),
                    new Habitat(a(DESERT).or(siteOf("Tatooine").and(with(EXTERIOR)))),
                    deploysOnly(SITE.in(CardState.UNOCCUPIED)),
                    may(at(just(DEFEATED).to(IT))
                            .by(OPPONENT)
                            .then(new DrawDestiny(OPPONENT, number(1), DestinyKind.PLAIN, "destiny"),
                                    new Retrieve(
                                            OPPONENT, destiny(), ANYTHING, Retrieve.How.TOP, Pile.USED_PILE))));

    public static final Card ONE_ARM = creature("One-Arm", DARK, "7_212").unique().persona("One-Arm")
            .destiny(3).deploy(6).ferocity(3).defense(4).forfeit(0)
            .icons(SELECTIVE_CREATURE, SPECIAL_EDITION).is(WAMPA)
            .says(new Habitat(siteOf("Hoth")),
                    deploysOnly(titled("Hoth: Wampa Cave (7th Marker)")),
                    gives(SELECTIVE_CREATURE, CREATURE.and(a(WAMPA))),
                    automatically(at(just(DEPLOYED).to(IT))
                            .then(lasting(
                                    gives(SELECTIVE_CREATURE, CREATURE.and(a(WAMPA))),
                                    Duration.REST_OF_GAME))));

    public static final Card SARLACC = creature("Sarlacc", DARK, "7_214").unique().persona("Sarlacc")
            .destiny(2).deploy(4).defense(12).forfeit(0)
            .icons(SPECIAL_EDITION)
            .says(new Ferocity(number(4), 1),
                    new Habitat(titled("Tatooine: Great Pit Of Carkoon")),
                    automatically(at(just(DEFEATED).to(ANYTHING.in(CardState.CAPTIVE)).with(IT))
                            .then(cancelIt(),
                                    new Eat(THAT, Pile.OUT_OF_PLAY),
                                    new May(
                                            YOU,
                                            List.of(new Retrieve(
                                                    YOU,
                                                    count(your(ALIEN).here()),
                                                    ANYTHING,
                                                    Retrieve.How.TOP,
                                                    Pile.USED_PILE)),
                                            List.of()))),
                    automatically(at(just(DEFEATED).to(new Not(new InState(CardState.CAPTIVE))).with(IT))
                            .then(cancelIt(), new Eat(THAT, Pile.OUT_OF_PLAY))));

    private static final Filter TROOPER_SABACC_PLAYERS =
            CHARACTER.and(a(Trait.GAMBLER).or(a(Trait.TROOPER))).at(SITE);

    public static final Card TROOPER_SABACC =
            interrupt(Subtype.USED_INTERRUPT, "Trooper Sabacc", DARK, "7_267").unique()
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

    public static final Card VENGEANCE =
            capital("Vengeance", DARK, "7_310").unique().persona("Vengeance")
                    .destiny(2).deploy(9).power(8).armor(6).hyperspeed(3).forfeit(9)
                    .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, SPECIAL_EDITION)
                    .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
                    .carries(Capacity.pilots(6).withPassengers(8).withVehicles(1).withTies(6))
                    .permanentPilot(2)
                    .says(
                            adds(2, FORFEIT, your(a(TIE_LN)).here()),
                            adds(2, POWER, IT, it(STARSHIP.at(titled("Nal Hutta")))));

    private static final String[] NO_SPACEPORT = {"Bespin", "Dagobah", "Endor", "Hoth", "Kashyyyk", "Yavin 4"};

    public static final Card SPACEPORT_CITY =
            Card.card(CardType.LOCATION, "Spaceport City", DARK, "7_288").kind(Subtype.SITE).diamonds(1)
                    .force(1, 1).icons(EXTERIOR, PLANET, SPECIAL_EDITION).is(SPACEPORT)
                    .notOn(NO_SPACEPORT)
                    .dark(when(
                            thereIs(your(IMPERIAL.and(a(LEADER))).nonUnique()
                                    .at(SITE.related(SAME_OR_ADJACENT_TO, HERE))),
                            yours(FORCE_DRAIN, 1, HERE)))
                    .light(when(
                            thereIs(your(a(THIEF).or(a(SCOUT))).presentHere()), yours(FORCE_DRAIN, 1, HERE)))
                    .done();

    public static final Card SPACEPORT_PREFECTS_OFFICE =
            Card.card(CardType.LOCATION, "Spaceport Prefect's Office", DARK, "7_290").kind(Subtype.SITE)
                    .diamonds(1).force(1, 1).icons(EXTERIOR, PLANET, SCOMP_LINK, SPECIAL_EDITION).is(SPACEPORT)
                    .notOn(NO_SPACEPORT)
                    .dark(
                            adds(
                                    1, POWER, IMPERIAL.at(HERE.or(SITE.related(RELATED_TO, HERE))),
                                    thereIs(your(IMPERIAL.and(a(LEADER))).here())),
                            adds(
                                    1, FORFEIT, IMPERIAL.at(HERE.or(SITE.related(RELATED_TO, HERE))),
                                    thereIs(your(IMPERIAL.and(a(LEADER))).here())))
                    .done();

    public static final Card SPACEPORT_DOCKING_BAY =
            Card.card(CardType.LOCATION, "Spaceport Docking Bay", DARK, "7_289").kind(Subtype.SITE)
                    .diamonds(1).force(1, 1).icons(EXTERIOR, PLANET, SCOMP_LINK, SPECIAL_EDITION)
                    .is(SPACEPORT, DOCKING_BAY)
                    .notOn("Bespin", "Dagobah", "Endor", "Hoth", "Yavin 4")
                    .dark(
                            transitFrom(2),
                            always(Modifier.add(
                                            DEPLOY_COST,
                                            either(-1, -2, new Is(Known.AFFECTED, a(FREIGHTER))),
                                            your(STARFIGHTER))
                                    .toward(HERE)))
                    .light(transitFrom(3), deploy(1, your(holosite.language.Words.PILOT), HERE))
                    .done();

    public static final Card RALLTIIR_OPERATIONS =
            objective("Ralltiir Operations", DARK, "7_300").icons(SPECIAL_EDITION)
                    .back(
                            "In The Hands Of The Empire",
                            always(opponents(FORCE_DRAIN, -1, ANYTHING)),
                            deploy(2, REBEL, of("Ralltiir")),
                            always(yours(
                                    TOTAL_BATTLE_DESTINY,
                                    count(youOccupy(of("Ralltiir"))
                                            .related(WHERE_PRESENT, your(IMPERIAL))),
                                    ANYTHING)),
                            may(at(When.your(Phase.CONTROL)).once(Limit.Per.PHASE).use(2).then(takeIntoHand(ANYTHING))),
                            asSoonAs(compare(count(opponentControls(of("Ralltiir"))), AT_LEAST, 2), flipIt()),
                            asSoonAs(
                                    blownAway("Ralltiir"), outOfPlay(IT)))
                    .says(
                            starts(SetUp.must("system", titled("Ralltiir"))),
                            may(at(When.your(Phase.DEPLOY)).once(Limit.Per.PHASE).then(
                                    new DeployFrom(
                                            YOU, Pile.RESERVE_DECK, SITE.or(IMPERIAL.nonUnique()),
                                            of("Ralltiir"), 0, false, true))),
                            deploy(2, REBEL, of("Ralltiir")),
                            asSoonAs(
                                    compare(
                                                    count(youControl(siteOf("Ralltiir"))
                                                            .related(WHERE_PRESENT, your(IMPERIAL))),
                                                    AT_LEAST, 3)
                                            .and(thereIsNo(opponentControls(of("Ralltiir")))),
                                    flipIt()),
                            asSoonAs(
                                    blownAway("Ralltiir"), outOfPlay(IT)));

    public static final Card SURFACE_DEFENSE =
            interrupt(Subtype.USED_OR_STARTING_INTERRUPT, "Surface Defense", DARK, "7_263")
                    .destiny(5).icons(SPECIAL_EDITION)
                    .says(
                            used(at(just(Event.DESTINY_DRAWN).by(YOU))
                                    .when(new DrawnFor(DestinyKind.WEAPON))
                                    .then(new ChangeDestiny(number(1)))),
                            starting(
                                    new StartedAtBattleground(YOU),
                                    Pile.RESERVE_DECK,
                                    SetUp.may("first", 1, titled("Resistance")),
                                    SetUp.may("second", 1, titled("Secret Plans")),
                                    SetUp.may("third", 1, titled("There Is No Try"))));

    public static final Card SECRET_PLANS =
            effect("Secret Plans", DARK, "7_240").unique()
                    .destiny(4).icons(SPECIAL_EDITION)
                    .says(
                            deploysOnTable(),
                            may(at(When.your(Phase.CONTROL))
                                    .once(Limit.Per.PHASE)
                                    .then(takeIntoHand(titled("Shocking Revelation")))),
                            automatically(at(just(FORCE_TO_BE_RETRIEVED).by(OPPONENT))
                                    .then(new MayPay(
                                            OPPONENT, new EventAmount(), List.of(), List.of(cancelIt())))),
                            immuneTo("Alter"));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(
                SURFACE_DEFENSE, SECRET_PLANS,
                VENGEANCE,
                DARTH_VADER_DARK_LORD_OF_THE_SITH, SANDTROOPER, DEWBACK, PRIDE_OF_THE_EMPIRE,
                DAGOBAH,
                PUT_ALL_SECTIONS_ON_ALERT, FIRST_STRIKE,
                DEATH_STAR_ASSAULT_SQUADRON, LYN_ME, FOREST_SITE,
                ROCK_WART, KRAYT_DRAGON, ONE_ARM, SARLACC,
                TROOPER_SABACC,
                SPACEPORT_CITY, SPACEPORT_PREFECTS_OFFICE, SPACEPORT_DOCKING_BAY, RALLTIIR_OPERATIONS);
    }
}
