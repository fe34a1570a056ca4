package holosite.cards;

import holosite.language.card.DestinyKind;
import holosite.language.condition.DrawnFor;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.ChangeDestiny;
import holosite.language.filter.OwnImmunity;
import holosite.language.filter.OwnText;
import holosite.language.effect.SetUp;
import static holosite.language.ability.When.just;
import holosite.language.card.Compare;
import holosite.language.amount.KeptNumber;
import holosite.language.card.Duration;
import holosite.language.card.Figure;
import holosite.language.effect.Note;
import holosite.language.filter.Known;
import holosite.language.ability.Event;
import holosite.language.card.Trait;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import static holosite.language.filter.Relation.ON;
import static holosite.language.card.Figure.FIRE_COST;
import static holosite.language.card.Figure.DEPLOY_COST;
import static holosite.language.card.Trait.IMPERIAL_STARSHIP;
import static holosite.language.card.Trait.SHIP_DOCKING;
import static holosite.language.card.Trait.IMPERIAL_CLASS;
import static holosite.language.card.Trait.STAR_DESTROYER;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Icon.PILOT;
import holosite.language.card.Capacity;
import holosite.language.ability.ImmuneTo;
import holosite.language.ability.DeploysOnly;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.effect.DeployFrom;
import holosite.language.filter.TitleHas;
import static holosite.language.card.Stretch.BEYOND;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.card.Figure.TRANSIT_TO;
import holosite.language.effect.Put;
import holosite.language.effect.May;
import holosite.language.effect.LookAt;
import holosite.language.card.Pile;
import holosite.language.ability.Limit;
import static holosite.language.filter.Relation.WHERE_IS;
import static holosite.language.filter.Relation.IN_BATTLE_WITH;
import static holosite.language.filter.Relation.ORBITED_BY;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.card.Trait.IMPERIAL_COUNCIL;
import static holosite.language.card.Figure.BATTLE_DESTINIES;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.Action.at;
import static holosite.language.Words.*;
import static holosite.language.card.Figure.EPIC_EVENT_TOTAL;
import static holosite.language.card.Figure.FORCE_DRAIN;
import static holosite.language.card.Figure.TRANSIT_FROM;
import static holosite.language.card.Icon.DEATH_STAR_II;
import static holosite.language.card.Icon.EXTERIOR;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.card.Icon.MOBILE;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Trait.BATTLE_STATION;
import static holosite.language.card.Trait.DOCKING_BAY;
import static holosite.language.card.Trait.TIE;
import static holosite.language.card.Who.YOU;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.filter.CardState;
import holosite.language.filter.OfType;
import holosite.language.ability.Modifies;
import holosite.language.ability.Deed;
import java.util.List;

/** The Dark Side of Death Star II: so far its locations. */
public final class DeathStarIIDark {
    private DeathStarIIDark() {}

    private static final String STATION = "Death Star II";

    public static final Card DEATH_STAR_II_SYSTEM =
            system(STATION, 0, DARK, "9_142").unique().force(2, 0)
                    .icons(MOBILE, DEATH_STAR_II).is(BATTLE_STATION)
                    .dark(
                            deploysInOrbitOf(SYSTEM.and(titled("Endor"))),
                            new ImmuneTo(of(STATION), titled("Revolution"), ALWAYS),
                            when(
                                    thereIsNo(titled("That Thing's Operational")),
                                    opponents(FORCE_DRAIN, 3, HERE)))
                    .done();

    public static final Card DOCKING_BAY_SITE =
            site(STATION, "Docking Bay", DARK, "9_145").is(BATTLE_STATION).unique().force(1, 0)
                    .icons(INTERIOR, EXTERIOR, MOBILE, SCOMP_LINK, DEATH_STAR_II).is(DOCKING_BAY)
                    .dark(deploy(-1, your(a(TIE)), HERE), always(free(TRANSIT_FROM, HERE).whose(YOU)))
                    .light(
                            always(Modifier.set(TRANSIT_FROM, number(8), HERE).whose(YOU)),
                            always(Modifier.set(TRANSIT_TO, number(8), HERE).whose(YOU)))
                    .done();

    public static final Card THRONE_ROOM =
            site(STATION, "Throne Room", DARK, "9_147").is(BATTLE_STATION).unique().force(2, 0)
                    .icons(INTERIOR, MOBILE, SCOMP_LINK, DEATH_STAR_II)
                    .dark(may(at(anyTime())
                            .once(Limit.Per.GAME)
                            .then(takeIntoHand(titled("Emperor's Power")))))
                    .light(immuneTo("Revolution"))
                    .done();

    public static final Card COOLANT_SHAFT =
            sector(STATION + ": Coolant Shaft", DARK, "9_144").is(BATTLE_STATION).lies(BEYOND, 1).of(STATION).unique().force(1, 0)
                    .icons(MOBILE, DEATH_STAR_II)
                    .dark(
                            new DeploysOnly(ANYTHING, thereIs(SYSTEM.and(titled(STATION)))),
                            new ImmuneTo(your(a(TIE)).at(of(STATION)), titled("Tallon Roll"), ALWAYS),
                            cancels(
                                    your(new TitleHas("Occupation")).except(new OfType(CardType.OBJECTIVE)),
                                    ALWAYS))
                    .light(movementDestiny(1))
                    .done();

    public static final Card CAPACITORS =
            sector(STATION + ": Capacitors", DARK, "9_143").is(BATTLE_STATION).lies(BEYOND, 2).of(STATION).unique().force(1, 0)
                    .icons(MOBILE, DEATH_STAR_II)
                    .dark(
                            new DeploysOnly(ANYTHING, thereIs(titled(STATION + ": Coolant Shaft"))),
                            when(
                                    thereIs(titled("That Thing's Operational")),
                                    yours(
                                            BATTLE_DESTINIES,
                                            1,
                                            SYSTEM.and(titled(STATION))
                                                    .or(SYSTEM.related(ORBITED_BY, titled(STATION))))))
                    .light(movementDestiny(2))
                    .done();

    public static final Card REACTOR_CORE =
            sector(STATION + ": Reactor Core", DARK, "9_146").is(BATTLE_STATION).lies(BEYOND, 3).of(STATION).unique().force(1, 0)
                    .icons(MOBILE, DEATH_STAR_II)
                    .dark(
                            new DeploysOnly(ANYTHING, thereIs(titled(STATION + ": Capacitors"))),
                            may(at(When.your(Phase.DEPLOY))
                                    .then(new DeployFrom(
                                            YOU,
                                            Pile.RESERVE_DECK,
                                            titled("That Thing's Operational"),
                                            ANYTHING,
                                            0,
                                            false,
                                            true))),
                            cancelsText(titled("Ominous Rumors"), ALWAYS))
                    .light(always(Modifier.add(
                                    EPIC_EVENT_TOTAL,
                                    count(your(STARFIGHTER).in(CardState.PILOTED).here()),
                                    your(STARFIGHTER))
                            .toward(titled("That Thing's Operational"))))
                    .done();

    public static final Card SIM_ALOO =
            imperial("Sim Aloo", "9_120").unique().persona("Sim Aloo")
                    .destiny(1).deploy(5).power(3).ability(4).forfeit(6)
                    .icons(DEATH_STAR_II).is(IMPERIAL_COUNCIL)
                    .says(
                            deploysFor(-3, SITE.related(WHERE_IS, persona("Emperor"))),
                            when(
                                    it(CHARACTER.related(IN_BATTLE_WITH, persona("Emperor"))),
                                    yours(BATTLE_DESTINIES, 1, BATTLE_LOCATION)),
                            may(at(anyTime())
                                    .once(Limit.Per.TURN)
                                    .use(1)
                                    .then(
                                            new LookAt(YOU, OPPONENT, Pile.RESERVE_DECK, number(1), false).as("top"),
                                            new May(
                                                    YOU,
                                                    List.of(new Put(
                                                            chosen("top"),
                                                            Pile.RESERVE_DECK,
                                                            Put.Position.BOTTOM)),
                                                    List.of()))),
                            immuneToAttrition(4));

    public static final Card THUNDERFLARE =
            capital("Thunderflare", DARK, "9_174").unique().persona("Thunderflare")
                    .destiny(1).deploy(7).power(9).armor(6).hyperspeed(2).forfeit(7)
                    .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, DEATH_STAR_II)
                    .is(STAR_DESTROYER, IMPERIAL_CLASS, SHIP_DOCKING, IMPERIAL_STARSHIP)
                    .carries(Capacity.pilots(6).withPassengers(8).withVehicles(2).withTies(4))
                    .permanentPilot(1)
                    .says(
                            always(free(DEPLOY_COST, titled("Turbolaser Battery")).toward(IT)),
                            always(free(FIRE_COST, titled("Turbolaser Battery").related(ON, IT))));
    public static final Card ENDOR_SHIELD = effect("Endor Shield", DARK, "9_124").unique()
            .destiny(5).icons(DEATH_STAR_II)
            .says(deploysOn(titled("Endor: Bunker")),
                    new Modifies(
                            Modifier.add(DEPLOY_COST, number(-1), IMPERIAL).toward(HERE),
                            thereIs(SYSTEM.and(titled("Endor")).related(ORBITED_BY, titled("Death Star II")))
                                    .and(is(Known.HERE, youControl(SITE)))),
                    mayNot(Deed.DEPLOY, OPPONENT, ANYTHING, of("Death Star II")),
                    toll(Deed.MOVE, OPPONENT, ANYTHING, of("Death Star II"), 3));


    public static final Card DARTH_VADERS_LIGHTSABER =
            weapon(Subtype.CHARACTER_WEAPON, "Darth Vader's Lightsaber", DARK, "9_178").unique()
                    .persona("Vader's Lightsaber")
                    .destiny(1).icons(Icon.DEATH_STAR_II).is(Trait.LIGHTSABER)
                    .says(
                            deploysOn(your(persona("Vader"))),
                            fires(CHARACTER.or(CREATURE)).drawing(2),
                            may(at(just(Event.DUEL_INITIATED))
                                    .when(is(Known.HOST, THAT.or(CAUSE)))
                                    .once(Limit.Per.EVENT)
                                    .then(
                                            new Note(number(1)),
                                            lasting(adds(1, Figure.DUEL_DESTINY_DRAW, HOST), Duration.THIS_ACTION))),
                            automatically(at(just(Event.DUEL_ENDED))
                                    .when(compare(new KeptNumber(), Compare.AT_LEAST, 1))
                                    .then(toUsedPile(IT))));

    public static final Card PREPARED_DEFENSES =
            interrupt(Subtype.USED_OR_STARTING_INTERRUPT, "Prepared Defenses", DARK, "9_139")
                    .destiny(3).icons(DEATH_STAR_II)
                    .says(
                            used(at(When.just(Event.DESTINY_DRAWN).by(YOU))
                                    .when(new DrawnFor(DestinyKind.BATTLE))
                                    .then(new ChangeDestiny(number(1)))),
                            starting(
                                    ALWAYS,
                                    Pile.LOST_PILE,
                                    SetUp.may(
                                            "effects",
                                            3,
                                            EFFECT.and(new OwnImmunity("Alter"))
                                                    .and(new OwnText(OwnText.Tells.NO_DEPLOY_COST))
                                                    .and(new OwnText(OwnText.Tells.DEPLOYS_ON_TABLE)))));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(PREPARED_DEFENSES,
                
                THUNDERFLARE,
                DEATH_STAR_II_SYSTEM,
                DOCKING_BAY_SITE,
                THRONE_ROOM,
                COOLANT_SHAFT,
                CAPACITORS,
                REACTOR_CORE,
                SIM_ALOO,
                DARTH_VADERS_LIGHTSABER,
                ENDOR_SHIELD);
    }
}
