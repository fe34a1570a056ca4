package holosite.language;

import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.ability.Acts;
import holosite.language.ability.Agendas;
import holosite.language.ability.Allows;
import holosite.language.ability.Cancels;
import holosite.language.ability.CancelsText;
import holosite.language.ability.Deed;
import holosite.language.ability.Deploys;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.Event;
import holosite.language.ability.Fires;
import holosite.language.ability.Forbids;
import holosite.language.ability.Gives;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.ImmuneToAttrition;
import holosite.language.ability.Limit;
import holosite.language.ability.Modifier;
import holosite.language.ability.Modifies;
import holosite.language.ability.Starts;
import holosite.language.ability.StateTriggers;
import holosite.language.ability.Toll;
import holosite.language.ability.Triggers;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.amount.Cases;
import holosite.language.amount.Count;
import holosite.language.amount.FigureOf;
import holosite.language.amount.HighestOf;
import holosite.language.amount.HighestRaceTotal;
import holosite.language.amount.Number;
import holosite.language.card.Agenda;
import holosite.language.card.CardType;
import holosite.language.card.Compare;
import holosite.language.card.DestinyKind;
import holosite.language.card.Duration;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.condition.Compares;
import holosite.language.condition.Condition;
import holosite.language.condition.Exists;
import holosite.language.condition.InPhase;
import holosite.language.condition.Is;
import holosite.language.condition.PlaceBlownAway;
import holosite.language.condition.PodraceGoingOn;
import holosite.language.effect.BeginPodrace;
import holosite.language.effect.Branch;
import holosite.language.effect.CancelIt;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.DrawRaceDestiny;
import holosite.language.effect.Effect;
import holosite.language.effect.Flip;
import holosite.language.effect.HitIt;
import holosite.language.effect.InAnyOrder;
import holosite.language.effect.Lasting;
import holosite.language.effect.LoseForce;
import holosite.language.effect.Put;
import holosite.language.effect.Retrieve;
import holosite.language.effect.TakeFrom;
import holosite.language.effect.WinPodrace;
import holosite.language.filter.Among;
import holosite.language.filter.Being;
import holosite.language.filter.CardState;
import holosite.language.filter.Chosen;
import holosite.language.filter.Everything;
import holosite.language.filter.Figured;
import holosite.language.filter.Filter;
import holosite.language.filter.Held;
import holosite.language.filter.InState;
import holosite.language.filter.Known;
import holosite.language.filter.OfSubtype;
import holosite.language.filter.OfSystem;
import holosite.language.filter.OfType;
import holosite.language.filter.PersonaOf;
import holosite.language.filter.RaceDestiny;
import holosite.language.filter.Ref;
import holosite.language.filter.Related;
import holosite.language.filter.Relation;
import holosite.language.filter.Titled;
import holosite.language.filter.WithAgenda;
import holosite.language.filter.WithIcon;
import holosite.language.filter.WithTrait;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The words card files are written with: short names for the nodes of the language. */
public final class Words {
    private Words() {}

    // ---- cards

    public static Card.Builder character(Subtype kind, String title, Side side, String id) {
        return Card.card(CardType.CHARACTER, title, side, id).kind(kind);
    }

    public static Card.Builder alien(String title, Side side, String id) {
        return character(Subtype.ALIEN, title, side, id);
    }

    public static Card.Builder rebel(String title, String id) {
        return character(Subtype.REBEL, title, Side.LIGHT, id);
    }

    public static Card.Builder imperial(String title, String id) {
        return character(Subtype.IMPERIAL, title, Side.DARK, id);
    }

    public static Card.Builder republic(String title, Side side, String id) {
        return character(Subtype.REPUBLIC, title, side, id);
    }

    public static Card.Builder droid(String title, Side side, String id) {
        return character(Subtype.DROID, title, side, id);
    }

    public static Card.Builder starfighter(String title, Side side, String id) {
        return Card.card(CardType.STARSHIP, title, side, id).kind(Subtype.STARFIGHTER);
    }

    public static Card.Builder capital(String title, Side side, String id) {
        return Card.card(CardType.STARSHIP, title, side, id).kind(Subtype.CAPITAL);
    }

    public static Card.Builder vehicle(Subtype kind, String title, Side side, String id) {
        return Card.card(CardType.VEHICLE, title, side, id).kind(kind);
    }

    /** A creature; its defense value goes by a name of its own on each. */
    public static Card.Builder creature(String title, Side side, String id) {
        return Card.card(CardType.CREATURE, title, side, id);
    }

    public static Card.Builder weapon(Subtype kind, String title, Side side, String id) {
        return Card.card(CardType.WEAPON, title, side, id).kind(kind);
    }

    public static Card.Builder device(String title, Side side, String id) {
        return Card.card(CardType.DEVICE, title, side, id);
    }

    public static Card.Builder effect(String title, Side side, String id) {
        return effect(Subtype.NORMAL_EFFECT, title, side, id);
    }

    public static Card.Builder effect(Subtype kind, String title, Side side, String id) {
        return Card.card(CardType.EFFECT, title, side, id).kind(kind);
    }

    public static Card.Builder objective(String title, Side side, String id) {
        return Card.card(CardType.OBJECTIVE, title, side, id).destiny(0);
    }

    public static Card.Builder defensiveShield(String title, Side side, String id) {
        return Card.card(CardType.DEFENSIVE_SHIELD, title, side, id)
                .unique()
                .destiny(0)
                .icons(Icon.DEFENSIVE_SHIELD);
    }

    public static Card.Builder interrupt(Subtype kind, String title, Side side, String id) {
        return Card.card(CardType.INTERRUPT, title, side, id).kind(kind);
    }

    public static Card.Builder epicEvent(String title, Side side, String id) {
        return Card.card(CardType.EPIC_EVENT, title, side, id);
    }

    /** A battle station comes into play in orbit of such a system. */
    public static Deploys deploysInOrbitOf(Filter system) {
        return new Deploys(
                new Deploys.Orbiting(system),
                Optional.empty(),
                Always.ALWAYS,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /**
     * Whoever of your starships moves away from this sector is lost unless your movement destiny
     * and its maneuver together reach so much.
     */
    public static Ability movementDestiny(int least) {
        Amount maneuver =
                either(
                        number(0),
                        figure(Figure.MANEUVER, Known.SUBJECT),
                        is(
                                Known.SUBJECT,
                                new Figured(Figure.MANEUVER, Compare.AT_LEAST, number(0))));
        return automatically(
                Action.at(When.just(Event.LEFT).to(your(STARSHIP)).at(HERE))
                        .then(
                                new DrawDestiny(
                                        Who.YOU, number(1), DestinyKind.MOVEMENT, "destiny"),
                                branch(
                                        compare(destiny().plus(maneuver), Compare.LESS, least),
                                        lose(THAT))));
    }

    /** A Podracer; it goes to its player's side of the race's location. */
    public static Card.Builder podracer(String title, Side side, String id) {
        return Card.card(CardType.PODRACER, title, side, id);
    }

    /** Race destinies wherever they lie. */
    public static final Filter RACE_DESTINIES = new RaceDestiny(false);

    /** Those that lie on this Podracer. */
    public static Filter raceDestiniesOn(Filter racer) {
        return RACE_DESTINIES.related(Relation.STACKED_ON, racer);
    }

    /** The topmost one on each such Podracer. */
    public static Filter topRaceDestinyOn(Filter racer) {
        return new RaceDestiny(true).related(Relation.STACKED_ON, racer);
    }

    /**
     * An Epic Event that holds a Podrace at a location: once in the game either player begins it;
     * in the control phases of this player each may draw race destiny; in any move phase who is
     * above a goal and ahead of the other wins, retrieves Force that the other loses, and the race
     * is cleared away.
     */
    public static Ability[] podrace(Filter at, Who inPhasesOf, double goal, double stakes) {
        var text = new ArrayList<Ability>();
        text.add(deploysOn(at));
        for (Who who : List.of(Who.YOU, Who.OPPONENT)) {
            text.add(
                    may(
                            Action.at(When.anyTime())
                                    .by(who)
                                    .once(Limit.Per.GAME)
                                    .then(new BeginPodrace())));
        }
        for (Who who : List.of(Who.YOU, Who.OPPONENT)) {
            text.add(
                    may(
                            Action.at(
                                            inPhasesOf == Who.YOU
                                                    ? When.your(Phase.CONTROL)
                                                    : When.opponents(Phase.CONTROL))
                                    .by(who)
                                    .once(Limit.Per.PHASE)
                                    .when(new PodraceGoingOn())
                                    .then(new DrawRaceDestiny(who))));
        }
        for (Who winner : List.of(Who.YOU, Who.OPPONENT)) {
            Who loser = winner == Who.YOU ? Who.OPPONENT : Who.YOU;
            text.add(
                    asSoonAs(
                            new PodraceGoingOn()
                                    .and(new InPhase(Who.EITHER, Phase.MOVE))
                                    .and(compare(new HighestRaceTotal(winner), Compare.MORE, goal))
                                    .and(
                                            compare(
                                                    new HighestRaceTotal(winner),
                                                    Compare.MORE,
                                                    new HighestRaceTotal(loser))),
                            new WinPodrace(winner),
                            new InAnyOrder(
                                    List.of(
                                            List.of(retrieve(winner, stakes)),
                                            List.of(loseForce(loser, stakes)))),
                            toUsedPile(RACE_DESTINIES),
                            lose(PODRACER)));
        }
        return text.toArray(Ability[]::new);
    }

    /** On a location: no battles nor Force drains here while anybody has a race total above 0. */
    public static Ability[] quietWhileRacing() {
        Condition racing = compare(new HighestRaceTotal(Who.EITHER), Compare.MORE, 0);
        return new Ability[] {
            new Forbids(Deed.INITIATE_BATTLE, Who.EITHER, ANYTHING, HERE, racing),
            new Forbids(Deed.FORCE_DRAIN, Who.EITHER, ANYTHING, HERE, racing),
            new Gives(HERE, Optional.empty(), Optional.of(Trait.NO_BATTLEGROUND), racing)
        };
    }

    /** A Jedi Test and its number. */
    public static Card.Builder jediTest(int number, String title, Side side, String id) {
        return Card.card(CardType.JEDI_TEST, title, side, id).test(number);
    }

    /** A site; its title begins with the name of its system. */
    public static Card.Builder site(String system, String name, Side side, String id) {
        return Card.card(CardType.LOCATION, system + ": " + name, side, id)
                .kind(Subtype.SITE)
                .of(system);
    }

    public static Card.Builder system(String title, double parsec, Side side, String id) {
        return Card.card(CardType.LOCATION, title, side, id)
                .kind(Subtype.SYSTEM)
                .of(title)
                .parsec(parsec);
    }

    /** A sector without a planet's name; its system is the one it is deployed at. */
    public static Card.Builder sector(String title, Side side, String id) {
        return Card.card(CardType.LOCATION, title, side, id).kind(Subtype.SECTOR);
    }

    // ---- filters

    public static final Filter ANYTHING = new Everything();
    public static final Filter CHARACTER = new OfType(CardType.CHARACTER);
    public static final Filter STARSHIP = new OfType(CardType.STARSHIP);
    public static final Filter VEHICLE = new OfType(CardType.VEHICLE);
    public static final Filter CREATURE = new OfType(CardType.CREATURE);
    public static final Filter WEAPON = new OfType(CardType.WEAPON);
    public static final Filter DEVICE = new OfType(CardType.DEVICE);
    public static final Filter LOCATION = new OfType(CardType.LOCATION);
    public static final Filter OBJECTIVE = new OfType(CardType.OBJECTIVE);
    public static final Filter DEFENSIVE_SHIELD = new OfType(CardType.DEFENSIVE_SHIELD);
    public static final Filter INTERRUPT = new OfType(CardType.INTERRUPT);
    public static final Filter PODRACER = new OfType(CardType.PODRACER);
    public static final Filter EPIC_EVENT = new OfType(CardType.EPIC_EVENT);
    public static final Filter JEDI_TEST = new OfType(CardType.JEDI_TEST);
    public static final Filter ANY_EFFECT = new OfType(CardType.EFFECT);
    public static final Filter EFFECT = new OfSubtype(Subtype.NORMAL_EFFECT);
    public static final Filter REBEL = new OfSubtype(Subtype.REBEL);
    public static final Filter IMPERIAL = new OfSubtype(Subtype.IMPERIAL);
    public static final Filter ALIEN = new OfSubtype(Subtype.ALIEN);
    public static final Filter REPUBLIC = new OfSubtype(Subtype.REPUBLIC);
    public static final Filter DROID = new OfSubtype(Subtype.DROID);
    public static final Filter STARFIGHTER = new OfSubtype(Subtype.STARFIGHTER);
    public static final Filter CAPITAL = new OfSubtype(Subtype.CAPITAL);
    public static final Filter SITE = new OfSubtype(Subtype.SITE);
    public static final Filter SYSTEM = new OfSubtype(Subtype.SYSTEM);
    public static final Filter SECTOR = new OfSubtype(Subtype.SECTOR);
    public static final Filter PILOT = new WithIcon(Icon.PILOT);
    public static final Filter WARRIOR = new WithIcon(Icon.WARRIOR);

    public static final Filter IT = new Being(Known.IT);
    public static final Filter HOST = new Being(Known.HOST);
    public static final Filter HERE = new Being(Known.HERE);
    public static final Filter THAT = new Being(Known.SUBJECT);
    public static final Filter THERE = new Being(Known.PLACE);

    /** The card that caused what is answered to: the weapon that fires. */
    public static final Filter CAUSE = new Being(Known.CAUSE);

    /** What a Utinni Effect or the like is aimed at. */
    public static final Filter AIM = new Being(Known.AIM);

    public static final Filter BATTLE_LOCATION = new InState(CardState.BATTLE_LOCATION);

    /** Whatever this character pilots. */
    public static final Filter WHAT_IT_PILOTS = new Related(Relation.PILOTED_BY, IT);

    public static Filter a(Trait trait) {
        return new WithTrait(trait);
    }

    public static Filter a(Subtype kind) {
        return new OfSubtype(kind);
    }

    /** Characters with this agenda. */
    public static Filter a(Agenda agenda) {
        return new WithAgenda(agenda);
    }

    /** What a character stands for in the Senate. */
    public static Ability agendas(Agenda... agendas) {
        return new Agendas(List.of(agendas));
    }

    /** Cards stacked on such cards. */
    public static Filter stackedOn(Filter hosts) {
        return new Related(Relation.STACKED_ON, hosts);
    }

    public static Filter with(Icon icon) {
        return new WithIcon(icon);
    }

    public static Filter persona(String name) {
        return new PersonaOf(name);
    }

    public static Filter personas(String first, String... more) {
        Filter any = persona(first);
        for (String name : more) {
            any = any.or(persona(name));
        }
        return any;
    }

    public static Filter titled(String title) {
        return new Titled(title);
    }

    public static Filter titled(String first, String... more) {
        Filter any = titled(first);
        for (String title : more) {
            any = any.or(titled(title));
        }
        return any;
    }

    /** Locations of a system: on(…) with SITE makes "a Tatooine site". */
    public static Filter of(String system) {
        return new OfSystem(system);
    }

    /** The surface and skies of a planet: its sites and cloud sectors, not the system. */
    public static Filter onPlanet(String planet) {
        return of(planet).except(SYSTEM);
    }

    public static Filter siteOf(String system) {
        return SITE.and(of(system));
    }

    public static Filter your(Filter filter) {
        return filter.yours();
    }

    public static Filter opponents(Filter filter) {
        return filter.opponents();
    }

    public static Filter chosen(String name) {
        return new Being(new Chosen(name));
    }

    /** Some of the cards of that name. */
    public static Filter among(String name) {
        return new Among(new Chosen(name));
    }

    public static Filter youControl(Filter location) {
        return location.and(new Held(Who.YOU, Held.Hold.CONTROLLED));
    }

    public static Filter youOccupy(Filter location) {
        return location.and(new Held(Who.YOU, Held.Hold.OCCUPIED));
    }

    public static Filter opponentControls(Filter location) {
        return location.and(new Held(Who.OPPONENT, Held.Hold.CONTROLLED));
    }

    public static Filter opponentOccupies(Filter location) {
        return location.and(new Held(Who.OPPONENT, Held.Hold.OCCUPIED));
    }

    // ---- conditions

    /** While the speaking card is so. */
    public static Condition it(Filter filter) {
        return new Is(Known.IT, filter);
    }

    public static Condition is(Ref card, Filter filter) {
        return new Is(card, filter);
    }

    public static Condition thereIs(Filter filter) {
        return new Exists(filter);
    }

    public static Condition thereIsNo(Filter filter) {
        return new Exists(filter).not();
    }

    /** The system of this name is blown away. */
    public static Condition blownAway(String system) {
        return new PlaceBlownAway(system);
    }

    /** While it pilots this. */
    public static Condition piloting(Filter craft) {
        return it(new Related(Relation.PILOTING, craft));
    }

    /** While this pilots it. */
    public static Condition pilotedBy(Filter pilot) {
        return it(new Related(Relation.PILOTED_BY, pilot));
    }

    /** While it is at such a place. */
    public static Condition whileAt(Filter location) {
        return it(new Related(Relation.AT, location));
    }

    public static Condition atSameSiteAs(Filter other) {
        return it(new Related(Relation.AT_SAME_SITE_AS, other));
    }

    /** While it takes part in a battle. */
    public static Condition whileInBattle() {
        return it(new InState(CardState.IN_BATTLE));
    }

    /** On a location: if you control it. */
    public static Condition ifYouControl() {
        return new Is(Known.HERE, new Held(Who.YOU, Held.Hold.CONTROLLED));
    }

    public static Condition ifYouOccupy() {
        return new Is(Known.HERE, new Held(Who.YOU, Held.Hold.OCCUPIED));
    }

    public static Condition compare(Amount left, Compare how, Amount right) {
        return new Compares(left, how, right);
    }

    public static Condition compare(Amount left, Compare how, double right) {
        return new Compares(left, how, Amount.of(right));
    }

    // ---- amounts

    public static Amount number(double value) {
        return Amount.of(value);
    }

    public static Amount count(Filter cards) {
        return new Count(cards);
    }

    public static Amount remembered(String name) {
        return new Number(name);
    }

    public static Amount figure(Figure figure, Ref of) {
        return new FigureOf(figure, of, false);
    }

    public static Amount printed(Figure figure, Ref of) {
        return new FigureOf(figure, of, true);
    }

    /** A number that is another one in a special case. */
    public static Amount either(double otherwise, double better, Condition when) {
        return new Cases(number(otherwise), List.of(new Cases.Case(when, number(better))));
    }

    public static Amount either(Amount otherwise, Amount better, Condition when) {
        return new Cases(otherwise, List.of(new Cases.Case(when, better)));
    }

    /** The defense value of a weapon's target, or a number where the target is one of these. */
    public static Amount defenseValueOr(double number, Filter targets) {
        return either(figure(Figure.DEFENSE_VALUE, TARGET), number(number), is(TARGET, targets));
    }

    // ---- standing abilities

    public static Ability adds(double number, Figure figure, Filter to) {
        return adds(number(number), figure, to);
    }

    public static Ability adds(Amount number, Figure figure, Filter to) {
        return always(Modifier.add(figure, number, to));
    }

    public static Ability adds(double number, Figure figure, Filter to, Condition when) {
        return adds(number(number), figure, to, when);
    }

    public static Ability adds(Amount number, Figure figure, Filter to, Condition when) {
        return new Modifies(Modifier.add(figure, number, to), when);
    }

    public static Ability always(Modifier modifier) {
        return new Modifies(modifier, Always.ALWAYS);
    }

    public static Ability when(Condition condition, Modifier modifier) {
        return new Modifies(modifier, condition);
    }

    /** Adds to the power of anything this character pilots. */
    public static Ability addsToPowerPiloted(double number) {
        return adds(number, Figure.POWER, WHAT_IT_PILOTS);
    }

    /** Adds to the power of anything this character pilots, and more to some of it. */
    public static Ability addsToPowerPiloted(double number, double more, Filter to) {
        return adds(either(number, more, new Is(Known.AFFECTED, to)), Figure.POWER, WHAT_IT_PILOTS);
    }

    /** Your figure at a place changes: Force drain, total power, battle destinies. */
    public static Modifier yours(Figure figure, double number, Filter where) {
        return Modifier.add(figure, number(number), where).whose(Who.YOU);
    }

    public static Modifier yours(Figure figure, Amount number, Filter where) {
        return Modifier.add(figure, number, where).whose(Who.YOU);
    }

    public static Modifier opponents(Figure figure, double number, Filter where) {
        return Modifier.add(figure, number(number), where).whose(Who.OPPONENT);
    }

    /** While this holds, draws one battle destiny here if not able to otherwise. */
    public static Ability battleDestinyIfUnable(Condition condition) {
        return when(condition, yours(Figure.BATTLE_DESTINIES_IF_UNABLE, 1, HERE));
    }

    /** On a location: if you control it, your Force drain here changes. */
    public static Ability drainIfYouControl(double number) {
        return when(ifYouControl(), yours(Figure.FORCE_DRAIN, number, HERE));
    }

    /**
     * On a system: if you control it, each of your starships here helps in battles at its sites.
     */
    public static Ability supportFromOrbit(String system) {
        return when(
                ifYouControl(),
                yours(
                        Figure.TOTAL_POWER,
                        count(STARSHIP.yours().here()),
                        siteOf(system).in(CardState.BATTLE_LOCATION)));
    }

    /** Force that docking bay transit from here takes. */
    public static Ability transitFrom(double force) {
        return always(yours(Figure.TRANSIT_FROM, force, HERE));
    }

    /** Force more, or less, for cards that deploy to a place. */
    public static Ability deploy(double change, Filter cards, Filter place) {
        return always(Modifier.add(Figure.DEPLOY_COST, number(change), cards).toward(place));
    }

    public static Ability immuneToAttrition(double below) {
        return immuneToAttrition(IT, below, Always.ALWAYS);
    }

    public static Ability immuneToAttrition(Filter who, double below, Condition when) {
        return new ImmuneToAttrition(who, Optional.of(number(below)), when);
    }

    public static Ability immuneToAllAttrition(Filter who, Condition when) {
        return new ImmuneToAttrition(who, Optional.empty(), when);
    }

    public static Ability immuneTo(Filter cards) {
        return new ImmuneTo(IT, cards, Always.ALWAYS);
    }

    public static Ability immuneTo(String... titles) {
        Filter any = titled(titles[0]);
        for (int i = 1; i < titles.length; i++) {
            any = any.or(titled(titles[i]));
        }
        return immuneTo(any);
    }

    public static Ability mayNot(Deed deed, Who who, Filter what, Filter where) {
        return new Forbids(deed, who, what, where, Always.ALWAYS);
    }

    public static Ability mayNot(Deed deed, Filter what) {
        return mayNot(deed, Who.EITHER, what, ANYTHING);
    }

    public static Ability may(Deed deed, Filter what, Filter where) {
        return new Allows(deed, Who.YOU, what, where, Always.ALWAYS);
    }

    public static Ability may(Deed deed, Filter what, Filter where, Condition when) {
        return new Allows(deed, Who.YOU, what, where, when);
    }

    public static Ability toll(Deed deed, Who who, Filter what, Filter where, double force) {
        return new Toll(deed, who, what, where, number(force), Always.ALWAYS);
    }

    public static Ability gives(Icon icon, Filter to) {
        return new Gives(to, Optional.of(icon), Optional.empty(), Always.ALWAYS);
    }

    public static Ability gives(Trait trait, Filter to) {
        return new Gives(to, Optional.empty(), Optional.of(trait), Always.ALWAYS);
    }

    public static Ability cancelsText(Filter of, Condition when) {
        return new CancelsText(of, Who.EITHER, when);
    }

    /** Cancels the text of one player's end of these locations. */
    public static Ability cancelsText(Filter locations, Who whose, Condition when) {
        return new CancelsText(locations, whose, when);
    }

    public static Ability cancels(Filter cards, Condition when) {
        return new Cancels(cards, when);
    }

    // ---- how it comes into play

    public static Deploys deploysOn(Filter host) {
        return new Deploys(
                new Deploys.OnCard(host),
                Optional.empty(),
                Always.ALWAYS,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public static Deploys deploysOnTable() {
        return new Deploys(
                new Deploys.OnTable(Who.YOU),
                Optional.empty(),
                Always.ALWAYS,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public static Deploys deploysOnOpponentsSide() {
        return new Deploys(
                new Deploys.OnTable(Who.OPPONENT),
                Optional.empty(),
                Always.ALWAYS,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /** Deployed by being inserted into the opponent's Reserve Deck. */
    public static Deploys insertsIntoOpponentsDeck() {
        return new Deploys(
                new Deploys.IntoDeck(Who.OPPONENT),
                Optional.empty(),
                Always.ALWAYS,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public static Ability deploysOnly(Filter where) {
        return new DeploysOnly(where, Always.ALWAYS);
    }

    /** Deploy cost of this card to a place. */
    public static Ability deploysFor(double change, Filter place) {
        return always(Modifier.add(Figure.DEPLOY_COST, number(change), IT).toward(place));
    }

    public static Ability deploysFree(Filter place) {
        return always(free(Figure.DEPLOY_COST, IT).toward(place));
    }

    public static Modifier free(Figure cost, Filter of) {
        return new Modifier(cost, Modifier.Op.FREE, number(0), of, Who.EITHER, ANYTHING, false);
    }

    // ---- actions

    public static Ability may(Action action) {
        return new Acts(action, Optional.empty());
    }

    public static Ability used(Action action) {
        return new Acts(action, Optional.of(Pile.USED_PILE));
    }

    public static Ability lost(Action action) {
        return new Acts(action, Optional.of(Pile.LOST_PILE));
    }

    /** What an Objective does as the game is set up. */
    public static Ability starts(Effect... effects) {
        return new Starts(Always.ALWAYS, List.of(effects), Optional.empty());
    }

    /** The starting function of an Interrupt, and the pile where it goes afterwards. */
    public static Ability starting(Condition when, Pile to, Effect... effects) {
        return new Starts(when, List.of(effects), Optional.of(to));
    }

    public static Effect flipIt() {
        return new Flip(IT);
    }

    /** From the start on for the rest of the game, whichever side is up. */
    public static Effect forTheRestOfTheGame(Ability ability) {
        return lasting(ability, Duration.REST_OF_GAME);
    }

    public static Ability automatically(Action action) {
        return new Triggers(action);
    }

    public static Ability asSoonAs(Condition condition, Effect... effects) {
        return new StateTriggers(condition, List.of(effects));
    }

    /** May add to your Force drain where this card is present. */
    public static Ability mayAddToDrain(double number) {
        return may(
                Action.at(
                                When.just(Event.DRAIN_INITIATED)
                                        .by(Who.YOU)
                                        .at(new Related(Relation.WHERE_PRESENT, IT)))
                        .once(Limit.Per.EVENT)
                        .then(
                                lasting(
                                        always(yours(Figure.FORCE_DRAIN, number, THERE)),
                                        Duration.THIS_ACTION)));
    }

    /**
     * How a weapon fires: at these cards, one destiny, against their defense value, to hit them.
     */
    public static Fires fires(Filter at) {
        return new Fires(
                at,
                Fires.Range.PRESENT,
                number(0),
                1,
                number(0),
                Compare.MORE,
                figure(Figure.DEFENSE_VALUE, TARGET),
                List.of(new HitIt(chosen("target"))),
                Always.ALWAYS,
                Optional.empty(),
                Optional.empty());
    }

    /** What a weapon is aimed at, or the one target of an action. */
    public static final Ref TARGET = new Chosen("target");

    // ---- effects

    public static Effect lose(Filter cards) {
        return new Put(cards, Pile.LOST_PILE, Put.Position.TOP);
    }

    public static Effect toUsedPile(Filter cards) {
        return new Put(cards, Pile.USED_PILE, Put.Position.TOP);
    }

    public static Effect toHand(Filter cards) {
        return new Put(cards, Pile.HAND, Put.Position.TOP);
    }

    public static Effect outOfPlay(Filter cards) {
        return new Put(cards, Pile.OUT_OF_PLAY, Put.Position.TOP);
    }

    public static Effect loseForce(Who who, double amount) {
        return new LoseForce(who, number(amount), Optional.empty());
    }

    public static Effect retrieve(Who who, double amount) {
        return new Retrieve(who, number(amount), ANYTHING, Retrieve.How.TOP, Pile.USED_PILE);
    }

    /** Cancels what is answered to. */
    public static Effect cancelIt() {
        return new CancelIt();
    }

    /** Takes one such card into hand from Reserve Deck; reshuffles. */
    public static Effect takeIntoHand(Filter card) {
        return new TakeFrom(
                Who.YOU, Who.YOU, Pile.RESERVE_DECK, card, number(1), number(1), Pile.HAND, true);
    }

    /** Draws destiny and remembers it as "destiny". */
    public static Effect drawDestiny() {
        return new DrawDestiny(Who.YOU, number(1), DestinyKind.PLAIN, "destiny");
    }

    public static Amount destiny() {
        return remembered("destiny");
    }

    public static Branch branch(Condition when, Effect... then) {
        return new Branch(List.of(new Branch.If(when, List.of(then))), List.of());
    }

    public static Effect lasting(Ability ability, Duration duration) {
        return new Lasting(ability, duration);
    }

    /** The figure of these cards becomes this number until they leave the table. */
    public static Effect becomes(Figure figure, double number, Filter cards) {
        return new Lasting(
                always(Modifier.set(figure, number(number), cards)), Duration.WHILE_ON_TABLE);
    }

    /** There is a character of yours whose ability a destiny can be compared with. */
    public static Condition youHaveAbility() {
        return thereIs(CHARACTER.yours().and(new Figured(Figure.ABILITY, Compare.MORE, number(0))));
    }

    /**
     * If the destiny just drawn is lower than the ability of your highest-ability character on
     * table.
     */
    public static Effect ifBelowYourAbility(Effect... then) {
        return branch(
                compare(destiny(), Compare.LESS, new HighestOf(Figure.ABILITY, CHARACTER.yours())),
                then);
    }

    /** For the rest of this battle. */
    public static Effect thisBattle(Modifier modifier) {
        return new Lasting(new Modifies(modifier, Always.ALWAYS), Duration.THIS_BATTLE);
    }

    /** For the rest of this turn. */
    public static Effect thisTurn(Modifier modifier) {
        return new Lasting(new Modifies(modifier, Always.ALWAYS), Duration.THIS_TURN);
    }

    /** Battle destinies you draw beyond your own, in this battle. */
    public static Effect addBattleDestiny(double number) {
        return thisBattle(yours(Figure.BATTLE_DESTINIES, number, new Everything()));
    }
}
