package holosite.cards;

import holosite.language.card.Figure;
import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.condition.InPile;
import static holosite.language.ability.Event.DUEL_INITIATED;
import static holosite.language.filter.Relation.MATCHING;
import java.util.Optional;
import holosite.language.filter.Filter;
import holosite.language.ability.When;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.effect.PlaySabacc;
import holosite.language.ability.Deed;
import holosite.language.condition.Always;
import holosite.language.filter.CardState;
import static holosite.language.card.Duration.THIS_TURN;
import static holosite.language.filter.Relation.PILOTED_BY;
import static holosite.language.filter.Relation.BEARING;
import static holosite.language.ability.Deed.TAKE_PART_IN_BATTLE;
import static holosite.language.ability.Deed.MOVE;
import static holosite.language.card.Duration.UNTIL_END_OF_YOUR_NEXT_TURN;
import static holosite.language.card.Trait.LIGHTSABER;
import static holosite.language.card.Trait.GAMBLER;
import static holosite.language.card.Figure.ATTRITION;
import static holosite.language.filter.CardState.IN_BATTLE;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.inBattle;
import static holosite.language.filter.Relation.RELATED_TO;
import static holosite.language.ability.Event.DRAIN_INITIATED;
import static holosite.language.card.Who.YOU;
import static holosite.language.card.Trait.TRANSPORT_SHIP;
import static holosite.language.card.Trait.SHIP_DOCKING;
import static holosite.language.card.Trait.REBEL_STARSHIP;
import static holosite.language.card.Trait.LIKE_A_STARFIGHTER;
import static holosite.language.card.Trait.CLOUD;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.NAV_COMPUTER;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Figure.MANEUVER;
import static holosite.language.card.Figure.FORCE_DRAIN;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Deed.DEPLOY_AS_REACT;
import static holosite.language.ability.Deed.MOVE_AS_REACT;
import static holosite.language.ability.Event.BATTLE_INITIATED;
import static holosite.language.ability.Event.BEING_PLAYED;
import static holosite.language.ability.Event.WEAPON_AIMED;
import static holosite.language.ability.When.just;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Duration.THIS_ACTION;
import static holosite.language.card.Figure.ABILITY;
import static holosite.language.card.Figure.BATTLE_DESTINIES;
import static holosite.language.card.Figure.WEAPON_DESTINY_DRAW;
import static holosite.language.card.Icon.CLOUD_CITY;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import static holosite.language.card.Subtype.USED_INTERRUPT;
import static holosite.language.card.Trait.ALDERAANIAN;
import static holosite.language.card.Trait.FEMALE;
import static holosite.language.card.Trait.LEADER;
import static holosite.language.card.Trait.PRINCESS;
import static holosite.language.card.Trait.SENATOR;
import static holosite.language.card.Who.EITHER;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.filter.CardState.ALONE;
import static holosite.language.filter.Relation.WHERE_IS;

import holosite.language.effect.DeployFrom;
import holosite.language.card.Pile;
import holosite.language.ability.Limit;
import holosite.language.card.Capacity;
import holosite.language.Card;
import holosite.language.condition.BattleGoingOn;
import holosite.language.effect.CancelCards;
import holosite.language.effect.MoveAway;
import holosite.language.filter.Known;
import java.util.List;

/** The Light Side of Cloud City. */
public final class CloudCityLight {

    private CloudCityLight() {}

    // ---- characters

    public static final Card PRINCESS_LEIA = rebel("Princess Leia", "5_7").unique().persona("Leia")
            .destiny(1).deploy(4).power(3).ability(4).forfeit(7)
            .icons(PILOT, WARRIOR, CLOUD_CITY).is(ALDERAANIAN, LEADER, PRINCESS, SENATOR, FEMALE)
            .says(deploysOnly(onPlanet("Hoth").or(onPlanet("Cloud City"))),
                    addsToPowerPiloted(1),
                    may(DEPLOY_AS_REACT, IT, SITE.related(WHERE_IS, personas("Han", "Luke"))),
                    may(MOVE_AS_REACT, IT, SITE.related(WHERE_IS, personas("Han", "Luke"))),
                    immuneToAttrition(3));

    // ---- Effects

    public static final Card HAVEN = effect("Haven", LIGHT, "5_24").unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(deploysOn(SYSTEM.and(titled("Rendezvous Point", "Hoth", "Yavin 4", "Alderaan", "Sullust"))),
                    deploy(-2, your(STARSHIP), HERE),
                    deploy(-1, your(CHARACTER.and(with(PILOT))), HERE),
                    always(yours(BATTLE_DESTINIES, 1, HERE)),
                    asSoonAs(is(Known.HERE, opponentControls(SYSTEM)), new CancelCards(IT)),
                    immuneTo("Alter"));

    // ---- Interrupts

    private static Ability arms(Action begun, Filter character, Pile from) {
        Action able = from == Pile.HAND ? begun.when(new InPile(YOU, Pile.HAND, WEAPON.unique())) : begun;
        return lost(able.then(new DeployFrom(YOU, from, WEAPON.unique().related(MATCHING, character),
                character, 0, true, from == Pile.RESERVE_DECK)));
    }

    private static final Action BATTLE_BEGUN = at(just(BATTLE_INITIATED).at(SITE))
            .target("character", your(CHARACTER).in(IN_BATTLE));

    private static final Action YOUR_DUEL_BEGUN = at(just(DUEL_INITIATED).by(YOU).at(SITE));

    private static final Action THEIR_DUEL_BEGUN = at(just(DUEL_INITIATED).by(OPPONENT).at(SITE));

    public static final Card ARMED_AND_DANGEROUS =
            interrupt(LOST_INTERRUPT, "Armed And Dangerous", LIGHT, "5_32")
            .destiny(4).icons(CLOUD_CITY)
            .says(arms(BATTLE_BEGUN, chosen("character"), Pile.HAND),
                    arms(BATTLE_BEGUN, chosen("character"), Pile.RESERVE_DECK),
                    arms(YOUR_DUEL_BEGUN, CAUSE, Pile.HAND),
                    arms(YOUR_DUEL_BEGUN, CAUSE, Pile.RESERVE_DECK),
                    arms(THEIR_DUEL_BEGUN, THAT, Pile.HAND),
                    arms(THEIR_DUEL_BEGUN, THAT, Pile.RESERVE_DECK));

    public static final Card DODGE = interrupt(LOST_INTERRUPT, "Dodge", LIGHT, "5_45").unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(lost(at(just(WEAPON_AIMED).to(your(CHARACTER).having(ABILITY, MORE, 2)))
                            .then(lasting(adds(-3, WEAPON_DESTINY_DRAW, CAUSE), THIS_ACTION))),
                    lost(at(just(BATTLE_INITIATED).by(OPPONENT).at(SITE))
                            .target("target", your(CHARACTER).in(ALONE).presentAt(THERE))
                            .then(new MoveAway(chosen("target"), true, false, true))));

    public static final Card PUT_THAT_DOWN = interrupt(USED_INTERRUPT, "Put That Down", LIGHT, "5_65").unique()
            .destiny(4).icons(CLOUD_CITY)
            .says(used(at(just(WEAPON_AIMED).to(your(CHARACTER)))
                            .when(new BattleGoingOn(ANYTHING, EITHER))
                            .use(3)
                            .then(cancelIt())),
                    used(at(just(BEING_PLAYED).to(titled("Double Back", "Res Luk Ra'auf"))).then(cancelIt())));

    // ---- starships and locations

    public static final Card BRIGHT_HOPE = capital("Bright Hope", LIGHT, "5_86").unique().persona("Bright Hope")
            .destiny(3).deploy(3).power(1).armor(4).hyperspeed(4).forfeit(5)
            .icons(PILOT, NAV_COMPUTER, SCOMP_LINK, CLOUD_CITY)
            .is(TRANSPORT_SHIP, REBEL_STARSHIP, LIKE_A_STARFIGHTER, SHIP_DOCKING)
            .carries(Capacity.pilots(1).withPassengers(6)).permanentPilot(1)
            .says();

    public static final Card CLOUDS = sector("Clouds", LIGHT, "5_85").diamonds(3)
            .force(1, 1).icons(PLANET, CLOUD_CITY).is(CLOUD)
            .dark(drainIfYouControl(1), adds(-2, POWER, STARSHIP.here()), adds(-2, MANEUVER, STARSHIP.here()))
            .light(may(at(just(DRAIN_INITIATED).by(YOU).at(SITE.related(RELATED_TO, HERE)))
                            .when(ifYouControl())
                            .once(Limit.Per.TURN)
                            .then(lasting(always(yours(FORCE_DRAIN, 1, THERE)), THIS_ACTION))),
                    adds(-2, POWER, STARSHIP.here()),
                    adds(-2, MANEUVER, STARSHIP.here()))
            .done();

    public static final Card WELL_FIND_HAN = interrupt(USED_INTERRUPT, "We'll Find Han", LIGHT, "5_74").unique()
            .destiny(4).icons(CLOUD_CITY)
            .says(used(at(anyTime())
                            .when(thereIs(your(personas("Chewie", "Lando")).at(SITE)))
                            .then(lasting(may(Deed.DEPLOY_REGARDLESS, persona("Han"), ANYTHING), THIS_ACTION),
                                    new DeployFrom(YOU, Pile.HAND, persona("Han"),
                                    SITE.related(WHERE_IS, your(personas("Chewie", "Lando"))), 0, false, false))),
                    used(at(inBattle())
                            .when(thereIs(your(persona("Chewie")).in(IN_BATTLE)))
                            .when(thereIs(your(persona("Lando")).in(IN_BATTLE)))
                            .then(thisBattle(yours(ATTRITION, -3, BATTLE_LOCATION)))),
                    used(at(just(BEING_PLAYED).to(titled("I Had No Choice"))).then(cancelIt())));

    public static final Card LANDO_CALRISSIAN = alien("Lando Calrissian", LIGHT, "5_5").unique().persona("Lando")
            .destiny(1).deploy(3).power(2).ability(3).forfeit(6)
            .icons(PILOT, WARRIOR, CLOUD_CITY).is(GAMBLER)
            .matches("Millennium Falcon")
            .says(addsToPowerPiloted(2, 3, persona("Falcon")),
                    adds(count(youControl(LOCATION.and(of("Cloud City")))), POWER, IT),
                    adds(1, Figure.SABACC_LEEWAY, IT));

    public static final Card CLASH_OF_SABERS = interrupt(LOST_INTERRUPT, "Clash Of Sabers", LIGHT, "5_38").unique()
            .destiny(3).icons(CLOUD_CITY)
            .says(lost(at(anyTime())
                            .target("target", CHARACTER.presentWith(
                                    your(CHARACTER.and(with(WARRIOR))).related(BEARING, a(LIGHTSABER))))
                            .use(2)
                            .then(lasting(mayNot(MOVE, chosen("target")), UNTIL_END_OF_YOUR_NEXT_TURN),
                                    lasting(mayNot(TAKE_PART_IN_BATTLE, chosen("target")),
                                            UNTIL_END_OF_YOUR_NEXT_TURN))),
                    lost(at(anyTime()).use(1).then(takeIntoHand(titled("Uncontrollable Fury")))),
                    lost(at(anyTime())
                            .when(thereIs(titled("Presence Of The Force")))
                            .then(new CancelCards(titled("Presence Of The Force")))));

    public static final Card PUNCH_IT = interrupt(LOST_INTERRUPT, "Punch It!", LIGHT, "5_64").unique()
            .destiny(4).icons(CLOUD_CITY)
            .says(lost(at(inBattle())
                    .when(new BattleGoingOn(SYSTEM, OPPONENT))
                    .target("target", STARFIGHTER.in(CardState.IN_BATTLE).in(CardState.DEFENDING)
                            .related(PILOTED_BY, persona("Han").or(your(persona("Lando")))))
                    .then(branch(is(TARGET, persona("Falcon")), addBattleDestiny(2))
                                    .orElse(addBattleDestiny(1)),
                            lasting(immuneToAllAttrition(chosen("target"), Always.ALWAYS), THIS_TURN))));


    private static final Filter SABACC_PLAYERS = CHARACTER
            .and(a(Trait.GAMBLER).or(a(Trait.THIEF)).or(a(Trait.SMUGGLER)))
            .at(siteOf("Cloud City"));

    public static final Card CLOUD_CITY_SABACC =
            interrupt(Subtype.USED_INTERRUPT, "Cloud City Sabacc", LIGHT, "5_39").unique()
                    .destiny(3).icons(CLOUD_CITY)
                    .says(used(at(When.anyTime())
                            .target("player", your(SABACC_PLAYERS))
                            .then(new PlaySabacc(
                                    SABACC_PLAYERS,
                                    persona("Lando").or(titled("Weather Vane")), 1, 6,
                                    LOCATION.or(a(Trait.UGNAUGHT)),
                                    Optional.of(new PlaySabacc.ClonesAs(a(Trait.GAMBLER), 0)),
                                    Optional.empty(),
                                    STARFIGHTER.or(WEAPON).or(DEVICE)))));

    /** Every card of this file. */
    public static List<Card> all() {
        return List.of(
                PRINCESS_LEIA, HAVEN, ARMED_AND_DANGEROUS, DODGE, PUT_THAT_DOWN,
                BRIGHT_HOPE,
                CLOUDS, WELL_FIND_HAN,
                LANDO_CALRISSIAN, CLASH_OF_SABERS, PUNCH_IT,
                CLOUD_CITY_SABACC);
    }
}
