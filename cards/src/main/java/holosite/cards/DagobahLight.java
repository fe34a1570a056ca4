package holosite.cards;

import holosite.language.card.DestinyKind;
import static holosite.language.ability.Event.DESTINY_TO_BE_DRAWN;
import static holosite.language.ability.Event.DESTINY_DRAWN;
import static holosite.language.ability.Deed.MOVE;
import static holosite.language.ability.Deed.MOVE_OTHERWISE;
import static holosite.language.ability.Deed.ADD_TO_DRAIN;
import static holosite.language.card.Compare.EQUAL;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.card.Figure.TRAINING_DESTINY;
import static holosite.language.card.Figure.ABILITY_FOR_BATTLE_DESTINY;
import static holosite.language.card.Figure.POWER;
import static holosite.language.filter.Relation.STACKED_ON;
import static holosite.language.filter.Relation.ADJACENT_TO;
import static holosite.language.filter.Relation.MENTOR_OF;
import holosite.language.condition.QuietTurn;
import holosite.language.amount.KeptNumber;
import holosite.language.filter.TitleHas;
import holosite.language.filter.Chosen;
import holosite.language.filter.InState;
import holosite.language.filter.CardState;
import holosite.language.ability.Cost;
import holosite.language.ability.Target;
import holosite.language.ability.Training;
import holosite.language.ability.Deploys;
import holosite.language.ability.Action;
import holosite.language.effect.UseAsDestiny;
import holosite.language.effect.LookAt;
import holosite.language.effect.PickFrom;
import holosite.language.effect.PickTop;
import holosite.language.effect.Note;
import holosite.language.effect.ChangeDestiny;
import holosite.language.effect.AttachTo;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.CompleteTest;
import holosite.language.effect.StackOn;
import holosite.language.effect.PickRandomly;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.DeploysOnly;
import holosite.language.effect.Retrieve;
import static holosite.language.card.Stretch.BEYOND;
import static holosite.language.card.Trait.SECLUDED;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Subtype.USED_OR_LOST_INTERRUPT;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import java.util.Optional;
import holosite.language.effect.LoseForce;
import holosite.language.condition.InPhase;
import static holosite.language.ability.Event.PHASE_STARTS;
import holosite.language.effect.Put;
import holosite.language.effect.DeployFrom;
import holosite.language.card.Pile;
import holosite.language.card.Trait;
import holosite.language.card.Phase;
import holosite.language.ability.Limit;
import holosite.language.ability.When;
import holosite.language.ability.Forbids;
import holosite.language.ability.Deed;
import static holosite.language.filter.Relation.WHERE_PRESENT;
import static holosite.language.filter.Relation.WHERE_IS;
import static holosite.language.card.Subtype.JEDI_MASTER;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Figure.FORCE_GENERATION;
import static holosite.language.card.Figure.FORCE_DRAIN;
import static holosite.language.card.Figure.ABILITY;
import static holosite.language.card.Compare.MORE;
import static holosite.language.ability.Event.TURN_ENDS;
import static holosite.language.ability.Deed.INITIATE_BATTLE;
import static holosite.language.ability.Deed.DEPLOY_WITHOUT_PRESENCE;
import static holosite.language.ability.Deed.DEPLOY_REGARDLESS;
import static holosite.language.ability.Deed.DEPLOY;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Deed.BE_TARGETED;
import static holosite.language.ability.Deed.MOVE_AS_REACT;
import static holosite.language.ability.Deed.MOVE_AWAY_AS_REACT;
import static holosite.language.ability.Event.BEING_DEPLOYED;
import static holosite.language.ability.Event.BEING_PLAYED;
import static holosite.language.ability.Event.DEPLOYED;
import static holosite.language.ability.Event.DRAIN_INITIATED;
import static holosite.language.ability.Event.PLACED_IN_USED_PILE;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Figure.ASTEROID_DESTINY;
import static holosite.language.card.Figure.DEFENSE_VALUE;
import static holosite.language.card.Figure.DEPLOY_COST;
import static holosite.language.card.Figure.FORFEIT;
import static holosite.language.card.Icon.DAGOBAH;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.SPACE;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Subtype.IMMEDIATE_EFFECT;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import static holosite.language.card.Subtype.MOBILE_EFFECT;
import static holosite.language.card.Subtype.STARSHIP_WEAPON;
import static holosite.language.card.Trait.ASTEROID;
import static holosite.language.card.Trait.LIGHTSABER;
import static holosite.language.card.Trait.UGNAUGHT;
import static holosite.language.card.Who.EITHER;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Who.YOU;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.filter.Relation.NEAREST_TO;
import static holosite.language.filter.Relation.RELATED_TO;

import holosite.language.ability.Allows;
import holosite.language.ability.Modifier;
import holosite.language.ability.Wanders;
import holosite.language.Card;
import holosite.language.condition.BattleGoingOn;
import holosite.language.condition.Condition;
import holosite.language.condition.TurnOf;
import holosite.language.effect.CancelCards;
import holosite.language.effect.Recirculate;
import static holosite.language.ability.Event.DEFEATED;
import holosite.language.ability.Habitat;
import holosite.language.ability.Ferocity;
import holosite.language.effect.May;
import holosite.language.effect.CarryOff;
import holosite.language.ability.Parasite;
import holosite.language.ability.Detaches;
import holosite.language.effect.OpenOrCloseMouth;
import holosite.language.effect.Eat;
import holosite.language.effect.Effect;
import holosite.language.amount.Product;
import holosite.language.amount.HighestOf;
import holosite.language.filter.Belonging;
import static holosite.language.card.Compare.LESS;
import static holosite.language.card.Compare.AT_MOST;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.SELECTIVE_CREATURE;
import static holosite.language.card.Trait.SWAMP_CREATURE;
import static holosite.language.filter.Relation.*;
import java.util.List;

/** The Light Side of Dagobah. */
public final class DagobahLight {

    private DagobahLight() {}

    // ---- locations

    public static final Card ANOAT = system("Anoat", 5, LIGHT, "4_80").unique()
            .force(1, 2).icons(PLANET, DAGOBAH)
            .dark(always(free(DEPLOY_COST, your(a(UGNAUGHT))).toward(STARSHIP.here())),
                    adds(2, FORFEIT, your(a(UGNAUGHT)), ifYouControl()))
            .light(may(MOVE_AS_REACT,
                            your(STARSHIP).at(SECTOR.and(a(ASTEROID)).related(NEAREST_TO, HERE)),
                            HERE,
                            new BattleGoingOn(HERE, OPPONENT)),
                    may(MOVE_AWAY_AS_REACT,
                            your(STARSHIP).here(),
                            SECTOR.and(a(ASTEROID)).related(NEAREST_TO, HERE),
                            new BattleGoingOn(HERE, OPPONENT)))
            .done();

    public static final Card ASTEROID_FIELD = sector("Asteroid Field", LIGHT, "4_81").diamonds(3)
            .force(1, 1).icons(SPACE, DAGOBAH).is(ASTEROID)
            .light(may(at(just(DRAIN_INITIATED).at(SYSTEM.related(RELATED_TO, HERE)))
                    .when(ifYouControl())
                    .then(cancelIt())))
            .done();

    // ---- Effects

    public static final Card DESCENT_INTO_THE_DARK =
            effect(IMMEDIATE_EFFECT, "Descent Into The Dark", LIGHT, "4_20").unique()
            .destiny(4).icons(DAGOBAH)
            .says(deploysOnTable().at(just(PLACED_IN_USED_PILE)).when(new TurnOf(YOU)),
                    automatically(at(just(DEPLOYED).to(IT)).then(new Recirculate(EITHER))),
                    automatically(at(just(PLACED_IN_USED_PILE)).then(new CancelCards(IT))));

    public static final Card ROGUE_ASTEROID = effect(MOBILE_EFFECT, "Rogue Asteroid", LIGHT, "4_35").diamonds(1)
            .destiny(4).icons(DAGOBAH)
            .says(deploysOn(SECTOR.and(a(ASTEROID))),
                    new Wanders(SECTOR.and(a(ASTEROID))),
                    adds(2, ASTEROID_DESTINY, STARSHIP.here()),
                    always(Modifier.base(DEFENSE_VALUE, number(3), IT)),
                    new Allows(BE_TARGETED, EITHER, IT, a(STARSHIP_WEAPON), ALWAYS));

    // ---- Interrupts

    public static final Card CONTROL = interrupt(LOST_INTERRUPT, "Control", LIGHT, "4_48")
            .destiny(2).icons(DAGOBAH)
            .says(lost(at(just(BEING_PLAYED).to(titled("Sense", "Alter"))).immuneTo(titled("Sense")).then(cancelIt())),
                    lost(at(just(BEING_DEPLOYED).to(a(IMMEDIATE_EFFECT).or(a(MOBILE_EFFECT)))).then(cancelIt())),
                    lost(at(anyTime()).target("target", a(IMMEDIATE_EFFECT).or(a(MOBILE_EFFECT)))
                            .then(new CancelCards(chosen("target")))),
                    lost(at(just(DRAIN_INITIATED)).then(cancelIt())));

    // ---- Dagobah

    public static final Card BIG_ONE = sector("Big One", LIGHT, "4_82").lies(BEYOND, 1).diamonds(1)
            .force(0, 1).icons(SPACE, DAGOBAH).is(ASTEROID)
            .dark(drainIfYouControl(1))
            .light(when(ifYouControl(),
                    yours(FORCE_DRAIN, count(titled("Asteroid Field").related(RELATED_TO, HERE)), HERE)))
            .done();

    public static final Card DAGOBAH_SYSTEM = system("Dagobah", 9, LIGHT, "4_84").is(SECLUDED).unique()
            .force(2, 2).icons(PLANET, DAGOBAH)
            .dark(mayNot(Deed.FORCE_DRAIN, EITHER, ANYTHING, HERE))
            .light(may(at(When.your(Phase.DEPLOY))
                    .once(Limit.Per.PHASE)
                    .then(new DeployFrom(YOU, Pile.RESERVE_DECK, siteOf("Dagobah"), ANYTHING, 0, false, true))))
            .done();

    public static final Card BOG_CLEARING = site("Dagobah", "Bog Clearing", LIGHT, "4_85").is(SECLUDED).unique()
            .force(0, 1).icons(EXTERIOR, PLANET, DAGOBAH)
            .dark(when(ifYouOccupy(), yours(FORCE_GENERATION, 1, HERE)))
            .light(may(DEPLOY, your(STARFIGHTER), HERE),
                    may(DEPLOY_REGARDLESS, your(STARFIGHTER), HERE),
                    new ImmuneTo(your(STARFIGHTER).here(), titled("Awwww, Cannot Get Your Ship Out"), ALWAYS))
            .done();

    public static final Card JUNGLE = site("Dagobah", "Jungle", LIGHT, "4_86").is(SECLUDED).unique()
            .force(0, 1).icons(EXTERIOR, PLANET, DAGOBAH).is(Trait.JUNGLE)
            .dark(mayNot(DEPLOY, EITHER, STARSHIP.or(VEHICLE), HERE),
                    mayNot(Deed.MOVE_TO, EITHER, STARSHIP.or(VEHICLE), HERE),
                    when(ifYouOccupy(), yours(FORCE_GENERATION, 1, HERE)))
            .light(mayNot(DEPLOY, EITHER, STARSHIP.or(VEHICLE), HERE),
                    mayNot(Deed.MOVE_TO, EITHER, STARSHIP.or(VEHICLE), HERE),
                    deploy(-2, your(CREATURE), HERE))
            .done();

    public static final Card SWAMP = site("Dagobah", "Swamp", LIGHT, "4_87").is(SECLUDED).unique()
            .force(0, 1).icons(EXTERIOR, PLANET, DAGOBAH).is(Trait.SWAMP)
            .dark(automatically(at(just(TURN_ENDS).by(YOU))
                    .when(thereIs(your(STARSHIP.or(VEHICLE)).presentHere()))
                    .then(new Put(your(STARSHIP.or(VEHICLE)).presentHere(), Pile.LOST_PILE, Put.Position.BOTTOM))))
            .light(automatically(at(just(TURN_ENDS).by(YOU))
                    .when(thereIs(your(STARSHIP.or(VEHICLE)).presentHere()))
                    .then(toUsedPile(your(STARSHIP.or(VEHICLE)).presentHere()))))
            .done();

    public static final Card YODA = character(JEDI_MASTER, "Yoda", LIGHT, "4_2").unique().persona("Yoda")
            .destiny(1).deploy(5).power(2).ability(7).forfeit(9)
            .icons(DAGOBAH)
            .says(deploysOnly(siteOf("Dagobah")),
                    may(DEPLOY_REGARDLESS, IT, of("Dagobah")),
                    new Forbids(
                            INITIATE_BATTLE,
                            EITHER,
                            ANYTHING,
                            LOCATION.related(WHERE_PRESENT, IT)
                                    .except(LOCATION.related(WHERE_PRESENT, opponents(CHARACTER).having(ABILITY, MORE, 3))),
                            ALWAYS),
                    new Forbids(
                            Deed.ATTACK,
                            EITHER,
                            ANYTHING,
                            LOCATION.related(WHERE_PRESENT, IT)
                                    .except(LOCATION.related(WHERE_PRESENT, opponents(CHARACTER).having(ABILITY, MORE, 3))),
                            ALWAYS),
                    always(Modifier.add(TRAINING_DESTINY, number(1), CHARACTER).toward(IT)),
                    immuneToAllAttrition(IT, ALWAYS));

    public static final Card SON_OF_SKYWALKER = rebel("Son Of Skywalker", "4_1").unique().persona("Luke")
            .destiny(1).deploy(5).power(5).ability(5).forfeit(8)
            .icons(PILOT, WARRIOR, DAGOBAH)
            .says(deploysOnly(siteOf("Dagobah").or(siteOf("Cloud City"))),
                    may(DEPLOY_REGARDLESS, IT, of("Dagobah")),
                    addsToPowerPiloted(2),
                    may(at(When.your(Phase.DEPLOY))
                            .once(Limit.Per.GAME)
                            .then(new DeployFrom(YOU, Pile.RESERVE_DECK, a(LIGHTSABER), IT, 0, true, true))),
                    immuneToAttrition(4));

    public static final Card ENCAMPMENT = effect("Encampment", LIGHT, "4_22").diamonds(1)
            .destiny(3).icons(DAGOBAH)
            .says(deploysOn(SITE.and(with(EXTERIOR)).and(with(PLANET))
                            .related(WHERE_IS, your(REBEL.or(ALIEN)))).costing(2),
                    may(DEPLOY_REGARDLESS, your(CHARACTER), HERE),
                    may(DEPLOY_WITHOUT_PRESENCE, your(CHARACTER), HERE));

    private static final Filter ASTEROIDS_HERE =
            SECTOR.and(a(ASTEROID)).and(HERE.or(SECTOR.related(RELATED_TO, HERE)));

    public static final Card ASTEROID_SANCTUARY = effect("Asteroid Sanctuary", LIGHT, "4_17").diamonds(1)
            .destiny(3).icons(DAGOBAH)
            .says(deploysOn(youControl(SECTOR.and(a(ASTEROID)))),
                    automatically(at(just(PHASE_STARTS).by(YOU))
                            .when(new InPhase(YOU, Phase.CONTROL))
                            .then(new LoseForce(OPPONENT,
                                    count(ASTEROIDS_HERE.except(opponentOccupies(SECTOR))),
                                    Optional.empty()))),
                    asSoonAs(is(Known.HERE, opponentControls(LOCATION)), new CancelCards(IT)));

    public static final Card EFFECTIVE_REPAIRS =
            interrupt(USED_OR_LOST_INTERRUPT, "Effective Repairs", LIGHT, "4_49")
            .destiny(4).icons(DAGOBAH)
            .says(used(at(anyTime()).target("target", titled("Limited Resources"))
                            .then(new CancelCards(chosen("target")))),
                    lost(at(anyTime()).use(3)
                            .then(new Retrieve(YOU, number(1), ANY_EFFECT, Retrieve.How.CHOSEN, Pile.HAND))));

    private static final Condition BIG_ONE_THERE = thereIs(SECTOR.and(titled("Big One")));

    /** The site inside Big One; what a Space Slug makes of it comes with the slug. */
    public static final Card BIG_ONE_CAVE =
            site("Big One", "Asteroid Cave Or Space Slug Belly", LIGHT, "4_83").is(ASTEROID).lies(BEYOND, 2).diamonds(1)
            .force(1, 1).icons(INTERIOR, EXTERIOR, PLANET, DAGOBAH)
            .dark(new DeploysOnly(ANYTHING, BIG_ONE_THERE))
            .light(new DeploysOnly(ANYTHING, BIG_ONE_THERE),
                    may(at(just(DRAIN_INITIATED).at(SYSTEM.related(RELATED_TO, SECTOR.related(RELATED_TO, HERE))))
                            .when(ifYouControl())
                            .then(cancelIt())))
            .done();


    public static final Card STONE_PILE = effect("Stone Pile", LIGHT, "4_39").dots(2)
            .destiny(2).icons(DAGOBAH)
            .says(deploysOn(siteOf("Dagobah")).costing(2),
                    automatically(at(just(DEPLOYED).to(IT))
                            .then(new PickRandomly("cards", OPPONENT, Pile.HAND, number(2)),
                                    new StackOn(chosen("cards"), Known.IT, true, Pile.HAND))),
                    asSoonAs(is(Known.HERE, opponentOccupies(SITE)), new CancelCards(IT)));
    private static final Filter BELLY =
            titled("Big One: Asteroid Cave Or Space Slug Belly").related(RELATED_TO, HERE);

    private static final List<Effect> INTO_BELLY =
            List.of(cancelIt(), new CarryOff(THAT, BELLY));

    private static final Condition MOUTH_CLOSED = it(new InState(CardState.MOUTH_CLOSED));

    public static final Card SPACE_SLUG = creature("Space Slug", LIGHT, "4_6").diamonds(1)
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

    public static final Card MYNOCK = creature("Mynock", LIGHT, "4_4")
            .destiny(3).deploy(3).ferocity(2).defense(3).forfeit(0)
            .icons(SELECTIVE_CREATURE, DAGOBAH).is(Trait.LIKE_A_STARFIGHTER)
            .says(new Habitat(LOCATION),
                    new Parasite(Optional.of(STARFIGHTER)),
                    always(Modifier.add(POWER, number(-2), HOST).cumulatively()),
                    always(Modifier.add(HYPERSPEED, number(-2), HOST).cumulatively()),
                    new Detaches(is(
                            Known.HOST,
                            ANYTHING.having(POWER, LESS, 1).having(HYPERSPEED, LESS, 1))));

    public static final Card NUDJ = creature("Nudj", LIGHT, "4_5")
            .destiny(2).deploy(1).defense(1).forfeit(0)
            .icons(SELECTIVE_CREATURE, DAGOBAH).is(SWAMP_CREATURE)
            .says(new Ferocity(number(-4), 1),
                    new Habitat(SITE.and(with(PLANET)).except(of("Hoth")).except(of("Tatooine"))
                            .or(LOCATION.related(BEARING, titled("Dark Waters")))),
                    always(opponents(FORCE_ICONS, -1, HERE).cumulatively()),
                    new Parasite(Optional.empty()));

    public static final Card VINE_SNAKE = creature("Vine Snake", LIGHT, "4_7")
            .destiny(3).deploy(2).ferocity(0).defense(3).forfeit(0)
            .icons(SELECTIVE_CREATURE, DAGOBAH)
            .says(new Habitat(SITE.and(with(PLANET)).except(of("Hoth"))),
                    new Parasite(Optional.of(CHARACTER.except(DROID))),
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


    // ---- Jedi Tests

    private static final Condition PASSED = it(new InState(CardState.COMPLETED));
    private static final Filter ON_DAGOBAH = CHARACTER.at(onPlanet("Dagobah"));

    private static Deploys testOn(Filter site, Filter mentor, int after) {
        return deploysOn(site).training(new Training(Optional.of(mentor), ANYTHING, after, false));
    }

    /** An attempt at the start of the control phase, with the apprentice present. */
    private static Action attempt() {
        return at(just(PHASE_STARTS).by(YOU))
                .when(new InPhase(YOU, Phase.CONTROL))
                .when(PASSED.not())
                .when(is(Known.AIM, CHARACTER.presentHere()))
                .once(Limit.Per.TURN);
    }

    /** One training destiny: with the apprentice's ability it must come to more than a number. */
    private static Action drawing(Action attempt, double more) {
        return attempt.then(
                new DrawDestiny(YOU, number(1), DestinyKind.TRAINING, "destiny"),
                branch(compare(destiny().plus(figure(ABILITY, Known.AIM)), MORE, more), new CompleteTest()));
    }

    public static final Card GREAT_WARRIOR = jediTest(1, "Great Warrior", LIGHT, "4_77")
            .destiny(1).icons(DAGOBAH)
            .says(deploysOn(siteOf("Dagobah"))
                            .training(new Training(Optional.of(CHARACTER.here()), CHARACTER.here(), 0, true)),
                    automatically(drawing(
                            attempt().when(thereIs(CHARACTER.related(MENTOR_OF, AIM).presentHere())), 12)),
                    new Forbids(ADD_TO_DRAIN, OPPONENT, ANYTHING, ANYTHING, PASSED));

    public static final Card A_JEDIS_STRENGTH = jediTest(2, "A Jedi's Strength", LIGHT, "4_75")
            .destiny(2).icons(DAGOBAH)
            .says(testOn(siteOf("Dagobah").in(CardState.UNOCCUPIED), ON_DAGOBAH, 1),
                    may(at(just(PHASE_STARTS).by(YOU))
                            .by(OPPONENT)
                            .when(new InPhase(YOU, Phase.MOVE))
                            .when(PASSED.not())
                            .target(new Target("site", SITE.related(ADJACENT_TO, HERE),
                                    number(1), number(1), OPPONENT))
                            .then(new AttachTo(IT, new Chosen("site")))),
                    new Forbids(MOVE_OTHERWISE, EITHER, AIM, ANYTHING, PASSED.not()),
                    automatically(drawing(attempt(), 13)),
                    adds(1, POWER, AIM, PASSED),
                    when(PASSED, new Modifier(ABILITY_FOR_BATTLE_DESTINY, Modifier.Op.AT_LEAST, number(6),
                            ANYTHING, OPPONENT, ANYTHING, false)));

    public static final Card DOMAIN_OF_EVIL = jediTest(3, "Domain Of Evil", LIGHT, "4_76")
            .destiny(3).icons(DAGOBAH)
            .says(testOn(titled("Dagobah: Jungle", "Dagobah: Cave"), ON_DAGOBAH, 2),
                    automatically(drawing(
                            at(just(TURN_ENDS).by(YOU))
                                    .when(PASSED.not())
                                    .when(is(Known.AIM, CHARACTER.presentHere()))
                                    .when(new QuietTurn(YOU))
                                    .once(Limit.Per.TURN),
                            14)),
                    may(at(just(DESTINY_DRAWN).by(OPPONENT))
                            .when(PASSED)
                            .once(Limit.Per.EVENT)
                            .then(new ChangeDestiny(number(-1)))));

    public static final Card SIZE_MATTERS_NOT = jediTest(4, "Size Matters Not", LIGHT, "4_79")
            .destiny(4).icons(DAGOBAH)
            .says(testOn(titled("Dagobah: Swamp", "Dagobah: Bog Clearing"), ON_DAGOBAH, 3),
                    automatically(drawing(attempt(), 15)),
                    immuneToAttrition(AIM, 3, PASSED),
                    may(at(When.your(Phase.CONTROL))
                            .when(PASSED)
                            .once(Limit.Per.PHASE)
                            .use(2)
                            .then(takeIntoHand(ANYTHING))));

    /** Upside down: the apprentice of the fifth test waits for its end. */
    private static final Condition UPSIDE_DOWN =
            PASSED.not().and(compare(new KeptNumber(), AT_LEAST, 1));

    private static final Filter KEPT = ANYTHING.related(STACKED_ON, IT);

    public static final Card IT_IS_THE_FUTURE_YOU_SEE =
            jediTest(5, "It Is The Future You See", LIGHT, "4_78")
            .destiny(5).icons(DAGOBAH)
            .says(testOn(siteOf("Dagobah"), ON_DAGOBAH, 4),
                    automatically(attempt()
                            .when(compare(new KeptNumber(), EQUAL, 0))
                            .then(new Note(number(1)))),
                    new Forbids(MOVE, EITHER, AIM, ANYTHING, UPSIDE_DOWN),
                    when(UPSIDE_DOWN, Modifier.set(POWER, number(0), AIM)),
                    automatically(at(just(TURN_ENDS).by(YOU))
                            .when(UPSIDE_DOWN)
                            .then(new Note(new KeptNumber().plus(1)),
                                    branch(compare(new KeptNumber(), AT_LEAST, 3),
                                            new CompleteTest(),
                                            new PickTop("two", YOU, Pile.RESERVE_DECK, number(2)),
                                            new LookAt(YOU, YOU, Pile.RESERVE_DECK, number(2), true),
                                            new PickFrom(YOU, "kept", YOU, Pile.RESERVE_DECK, chosen("two"),
                                                    number(1), number(1)),
                                            new StackOn(chosen("kept"), Known.IT, false)))),
                    immuneToAttrition(AIM, 4, PASSED),
                    may(at(just(DESTINY_TO_BE_DRAWN).by(YOU))
                            .when(PASSED)
                            .when(thereIs(KEPT))
                            .once(Limit.Per.EVENT)
                            .then(new UseAsDestiny(KEPT))));

    public static final Card TRAINING_AREA = site("Dagobah", "Training Area", LIGHT, "4_88").is(SECLUDED).unique()
            .force(1, 1).icons(EXTERIOR, PLANET, DAGOBAH)
            .dark(may(at(just(DRAIN_INITIATED).at(HERE)).use(1).then(cancelIt())))
            .light(may(at(anyTime()).once(Limit.Per.TURN).then(takeIntoHand(JEDI_TEST))))
            .done();

    public static final Card YODAS_HOPE = effect("Yoda's Hope", LIGHT, "4_44").unique()
            .destiny(4).icons(DAGOBAH)
            .says(deploysOn(CHARACTER),
                    always(Modifier.add(TRAINING_DESTINY, number(1), CHARACTER).toward(HOST)),
                    may(at(anyTime())
                            .when(is(Known.HOST, persona("Yoda")))
                            .cost(new Cost.Give(IT, Pile.LOST_PILE))
                            .then(takeIntoHand(new TitleHas("levitation")))));

    /** Every card of this file. */
    public static List<Card> all() {
        return List.of(
                ANOAT, ASTEROID_FIELD, DESCENT_INTO_THE_DARK, ROGUE_ASTEROID, CONTROL,
                BIG_ONE,
                DAGOBAH_SYSTEM,
                BOG_CLEARING,
                JUNGLE,
                SWAMP,
                YODA,
                SON_OF_SKYWALKER,
                ENCAMPMENT, ASTEROID_SANCTUARY, EFFECTIVE_REPAIRS,
                BIG_ONE_CAVE,
                STONE_PILE,
                SPACE_SLUG, MYNOCK, NUDJ, VINE_SNAKE,
                GREAT_WARRIOR, A_JEDIS_STRENGTH, DOMAIN_OF_EVIL, SIZE_MATTERS_NOT, IT_IS_THE_FUTURE_YOU_SEE,
                TRAINING_AREA, YODAS_HOPE);
    }
}
