package holosite.cards;

import holosite.language.card.DestinyKind;
import holosite.language.filter.OwnText;
import holosite.language.effect.SetUp;
import holosite.language.effect.DrawDestiny;
import holosite.language.effect.Effect;
import holosite.language.filter.Figured;
import holosite.language.filter.Dotted;
import java.util.Optional;
import holosite.language.filter.Filter;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.effect.PlaySabacc;
import holosite.language.condition.Always;
import static holosite.language.card.Stretch.FAR_INDOORS;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Trait.SANDCRAWLER;
import static holosite.language.card.Trait.LASER_CANNON;
import static holosite.language.card.Trait.CANNON;
import static holosite.language.card.Subtype.TRANSPORT_VEHICLE;
import static holosite.language.card.Subtype.VEHICLE_WEAPON;
import holosite.language.filter.TitleHas;
import holosite.language.effect.Retrieve;
import holosite.language.effect.DeployFrom;
import holosite.language.effect.CancelCards;
import holosite.language.condition.Condition;
import holosite.language.card.Pile;
import holosite.language.ability.Limit;
import holosite.language.ability.Modifier;
import holosite.language.ability.ImmuneTo;
import holosite.language.filter.CardState;
import holosite.language.effect.Release;
import holosite.language.card.Phase;
import holosite.language.ability.When;
import static holosite.language.filter.Relation.PILOTING;
import static holosite.language.card.Who.YOU;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.INDEPENDENT;
import static holosite.language.card.Figure.DEPLOY_COST;
import static holosite.language.card.Figure.ABILITY;
import static holosite.language.card.Compare.MORE;
import static holosite.language.card.Compare.AT_LEAST;
import static holosite.language.ability.Event.BATTLE_INITIATED;
import static holosite.language.ability.Event.DELIVERED;
import static holosite.language.ability.When.just;
import static holosite.language.ability.When.anyTime;
import static holosite.language.card.Trait.PRISON;
import static holosite.language.ability.Action.at;
import static holosite.language.card.Icon.PLANET;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.Words.*;
import static holosite.language.card.Icon.JABBAS_PALACE;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Subtype.CHARACTER_WEAPON;
import static holosite.language.card.Trait.BOUNTY_HUNTER;

import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Duration;
import holosite.language.effect.Remember;
import holosite.language.ability.SharesText;
import holosite.language.effect.Capture;
import holosite.language.filter.Known;
import holosite.language.ability.Habitat;
import holosite.language.ability.Forbids;
import holosite.language.ability.Deed;
import holosite.language.effect.AttackBy;
import holosite.language.filter.Chosen;
import static holosite.language.card.Who.EITHER;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.card.Icon.EXTERIOR;
import holosite.language.effect.Branch;
import holosite.language.effect.UseForce;
import holosite.language.amount.EventAmount;
import holosite.language.condition.Parity;
import holosite.language.condition.DrawnFor;
import static holosite.language.card.Figure.BATTLE_COST;
import static holosite.language.card.Trait.KOWAKIAN;
import static holosite.language.ability.Event.DESTINY_DRAWN;
import static holosite.language.filter.Relation.SAME_OR_ADJACENT_TO;
import static holosite.language.card.Who.OPPONENT;
import java.util.List;

/** The Dark Side of Jabba's Palace. */
public final class JabbasPalaceDark {
    private JabbasPalaceDark() {}

    public static final Card DENGARS_MODIFIED_RIOT_GUN =
            weapon(CHARACTER_WEAPON, "Dengar's Modified Riot Gun", DARK, "6_175").unique()
                    .persona("Dengar's Modified Riot Gun")
                    .destiny(1)
                    .icons(JABBAS_PALACE)
                    .says(
                            deploysOn(your(persona("Dengar"))).costing(2),
                            deploysOn(your(a(BOUNTY_HUNTER)).except(persona("Dengar"))).costing(5),
                            fires(CHARACTER.except(DROID))
                                    .costing(3)
                                    .adding(3)
                                    .doing(new Capture(chosen("target"), Known.HOST)));

    public static final Card BANE_MALAR =
            alien("Bane Malar", DARK, "6_95").unique().persona("Bane Malar")
                    .destiny(1).deploy(4).power(1).ability(4).forfeit(3)
                    .icons(Icon.WARRIOR, JABBAS_PALACE)
                    .is(Trait.BLACK_SUN_AGENT, BOUNTY_HUNTER)
                    .says(
                            may(at(just(BATTLE_INITIATED).at(HERE))
                                    .when(whileInBattle())
                                    .target(
                                            "scanned",
                                            opponents(CHARACTER.except(DROID))
                                                    .having(ABILITY, Compare.LESS, figure(ABILITY, Known.IT))
                                                    .presentWith(IT))
                                    .use(1)
                                    .then(
                                            new Remember("power", figure(Figure.POWER, new Chosen("scanned"))),
                                            lasting(adds(remembered("power"), Figure.POWER, IT), Duration.THIS_BATTLE),
                                            lasting(
                                                    new SharesText(new Chosen("scanned"), ALWAYS),
                                                    Duration.THIS_BATTLE))),
                            immuneToAttrition(3));

    public static final Card DUNGEON =
            site("Jabba's Palace", "Dungeon", DARK, "6_164").lies(FAR_INDOORS).unique().of("Tatooine").force(1, 0)
                    .icons(INTERIOR, PLANET, JABBAS_PALACE).is(PRISON)
                    .dark(automatically(at(just(DELIVERED).with(a(BOUNTY_HUNTER)).at(HERE))
                            .once(Limit.Per.SUBJECT)
                            .then(new Retrieve(
                                    YOU, number(2), ANYTHING, Retrieve.How.TOP, Pile.USED_PILE))))
                    .light(may(at(When.your(Phase.CONTROL))
                            .when(ifYouControl())
                            .target("captive", CHARACTER.in(CardState.IMPRISONED).here())
                            .use(3)
                            .then(new Release(chosen("captive")))))
                    .done();

    public static final Card AUDIENCE_CHAMBER =
            site("Jabba's Palace", "Audience Chamber", DARK, "6_162").lies(FAR_INDOORS).unique().of("Tatooine").force(2, 1)
                    .icons(INTERIOR, PLANET, JABBAS_PALACE)
                    .dark(
                            may(at(anyTime())
                                    .once(Limit.Per.GAME)
                                    .then(new DeployFrom(YOU, Pile.RESERVE_DECK, ALIEN, HERE, 0, false, true))),
                            immuneTo("Revolution"))
                    .light(may(at(anyTime())
                            .when(ifYouControl())
                            .when(thereIs(titled("Scum And Villainy")))
                            .use(4)
                            .then(new CancelCards(titled("Scum And Villainy")))))
                    .done();

    /** All ability of the player on the table comes from aliens and pilots of independent starships. */
    private static final Condition ONLY_SCUM =
            thereIsNo(your(CHARACTER)
                            .having(ABILITY, MORE, 0)
                            .except(ALIEN)
                            .except(CHARACTER.related(PILOTING, STARSHIP.and(with(INDEPENDENT)))))
                    .and(thereIsNo(your(STARSHIP.or(VEHICLE)).and(with(PILOT)).except(with(INDEPENDENT))))
                    .and(thereIsNo(your(VEHICLE).having(ABILITY, MORE, 0)));

    public static final Card SCUM_AND_VILLAINY =
            effect("Scum And Villainy", DARK, "6_149").unique()
                    .destiny(4)
                    .icons(JABBAS_PALACE)
                    .says(
                            deploysOn(titled("Jabba's Palace: Audience Chamber")),
                            when(ONLY_SCUM, Modifier.add(DEPLOY_COST, number(-1), your(ALIEN.or(STARSHIP)))),
                            automatically(at(just(BATTLE_INITIATED).by(YOU))
                                    .when(ONLY_SCUM)
                                    .then(new Retrieve(
                                            YOU, number(2), ANYTHING, Retrieve.How.TOP, Pile.USED_PILE))),
                            new ImmuneTo(
                                    IT,
                                    titled("Alter"),
                                    compare(
                                            count(youControl(SITE.and(new TitleHas("Jabba's Palace")))),
                                            AT_LEAST,
                                            3)));

    private static final Condition WARRIOR_ABOARD =
            thereIs(your(CHARACTER.and(WARRIOR)).aboard(HOST));

    public static final Card ANTIPERSONNEL_LASER_CANNON =
            weapon(VEHICLE_WEAPON, "Antipersonnel Laser Cannon", DARK, "6_174")
                    .destiny(4)
                    .icons(JABBAS_PALACE).is(CANNON, LASER_CANNON)
                    .says(
                            deploysOn(your(a(TRANSPORT_VEHICLE))).costing(3),
                            fires(CHARACTER.or(CREATURE))
                                    .when(WARRIOR_ABOARD)
                                    .costing(3)
                                    .adding(2)
                                    .repeatedly(2));

    public static final Card DOUBLE_LASER_CANNON =
            weapon(VEHICLE_WEAPON, "Double Laser Cannon", DARK, "6_176")
                    .destiny(7)
                    .icons(JABBAS_PALACE).is(CANNON, LASER_CANNON)
                    .says(
                            deploysOn(titled("Jabba's Sail Barge").or(your(a(SANDCRAWLER)))).costing(4),
                            adds(3, POWER, HOST),
                            immuneToAttrition(HOST, 5, Always.ALWAYS),
                            fires(VEHICLE).when(WARRIOR_ABOARD).costing(2).adding(2));

    public static final Card BUBO = creature("Bubo", DARK, "6_138").unique().persona("Bubo")
            .destiny(4).deploy(3).ferocity(4).defense(5).forfeit(0)
            .icons(JABBAS_PALACE)
            .says(new Habitat(SITE.and(with(PLANET)).except(of("Hoth"))),
                    new Forbids(Deed.BE_ATTACKED, EITHER, your(CHARACTER), IT, ALWAYS),
                    new Forbids(
                            Deed.USE_LANDSPEED,
                            EITHER,
                            opponents(CHARACTER),
                            ANYTHING,
                            whileAt(SITE.and(new TitleHas("Jabba's Palace")))));

    public static final Card GREAT_PIT_OF_CARKOON =
            site("Tatooine", "Great Pit Of Carkoon", DARK, "6_170").unique().force(1, 1)
                    .icons(EXTERIOR, PLANET, JABBAS_PALACE)
                    .dark(may(at(When.your(Phase.CONTROL))
                            .target("prey", CHARACTER.in(CardState.CAPTIVE).presentHere())
                            .when(thereIs(CREATURE.and(titled("Sarlacc")).presentHere()))
                            .then(new AttackBy(
                                    CREATURE.and(titled("Sarlacc")).presentHere(),
                                    new Chosen("prey")))))
                    .done();

    private static final Filter DUNE_SEA_PLAYERS = CHARACTER.and(a(Trait.JAWA)).at(siteOf("Tatooine"));

    public static final Card DUNE_SEA_SABACC =
            interrupt(Subtype.USED_INTERRUPT, "Dune Sea Sabacc", DARK, "6_153").unique()
                    .destiny(5).icons(JABBAS_PALACE)
                    .says(used(at(When.anyTime())
                            .target("player", your(DUNE_SEA_PLAYERS))
                            .then(new PlaySabacc(
                                    DUNE_SEA_PLAYERS,
                                    SITE.and(new TitleHas("Sandcrawler"))
                                            .or(titled("Magnetic Suction Tube", "Jawa Siesta", "Jawa Pack")), 0, 7,
                                    LOCATION.and(of("Tatooine"))
                                            .or(a(Trait.SANDCRAWLER))
                                            .or(WEAPON.and(new TitleHas("Jawa")))
                                            .or(titled("Utinni!")),
                                    Optional.empty(),
                                    Optional.empty(),
                                    DEVICE.or(DROID.except(DROID.having(Figure.ARMOR, Compare.AT_LEAST, 0)))))));


    private static final Filter PALACE_SITE = SITE.and(new TitleHas("Jabba's Palace"));
    private static final Filter PALACE_PLAYERS = CHARACTER
            .and(a(Trait.GAMBLER).or(a(Trait.GANGSTER)).or(a(Trait.SMUGGLER)).or(a(Trait.INFORMATION_BROKER)))
            .at(PALACE_SITE);

    public static final Card JABBAS_PALACE_SABACC =
            interrupt(Subtype.LOST_INTERRUPT, "Jabba's Palace Sabacc", DARK, "6_156").unique()
                    .destiny(3).icons(JABBAS_PALACE)
                    .says(lost(at(When.anyTime())
                            .target("player", your(PALACE_PLAYERS))
                            .then(new PlaySabacc(
                                    PALACE_PLAYERS,
                                    SITE.and(new TitleHas("Passenger Deck")).or(a(Trait.DESERT)), 1, 6,
                                    ALIEN.or(PALACE_SITE),
                                    Optional.of(new PlaySabacc.ClonesAs(a(Trait.GAMBLER).or(persona("Jabba")), 4)),
                                    Optional.empty(),
                                    a(Subtype.CHARACTER_WEAPON).or(ALIEN.and(new Dotted(false)))))));
    public static final Card SALACIOUS_CRUMB = alien("Salacious Crumb", DARK, "6_122").unique().persona("Salacious Crumb")
            .destiny(3).deploy(1).power(0).ability(1).forfeit(3)
            .icons(JABBAS_PALACE).is(KOWAKIAN)
            .says(always(free(BATTLE_COST, HERE.and(SITE)).whose(OPPONENT)),
                    automatically(at(just(DESTINY_DRAWN)
                                    .by(OPPONENT)
                                    .at(SITE.related(SAME_OR_ADJACENT_TO, HERE)))
                            .when(new DrawnFor(DestinyKind.BATTLE))
                            .then(new Branch(
                                    List.of(
                                            new Branch.If(
                                                    new Parity(new EventAmount(), true),
                                                    List.of(new UseForce(OPPONENT, number(1)))),
                                            new Branch.If(
                                                    new Parity(new EventAmount(), false),
                                                    List.of(lose(THAT)))),
                                    List.of()))));

    public static final Card TWILEK_ADVISOR =
            interrupt(Subtype.USED_OR_STARTING_INTERRUPT, "Twi'lek Advisor", DARK, "6_160")
                    .destiny(5).icons(JABBAS_PALACE)
                    .says(
                            used(at(When.anyTime()).use(3).then(takeIntoHand(ANY_EFFECT))),
                            starting(
                                    ALWAYS,
                                    Pile.LOST_PILE,
                                    SetUp.must("effect", EFFECT.and(new OwnText(OwnText.Tells.NO_DEPLOY_COST)))));

    private static final Condition HELD_DOWN =
            compare(count(youOccupy(LOCATION.in(CardState.BATTLEGROUND))), Compare.AT_LEAST, 3)
                    .or(thereIsNo(opponentOccupies(LOCATION.in(CardState.BATTLEGROUND))));

    public static final Card RESISTANCE =
            effect("Resistance", DARK, "6_147").unique()
                    .destiny(4).icons(JABBAS_PALACE)
                    .says(
                            deploysOnTable(),
                            when(
                                    HELD_DOWN,
                                    Modifier.atMost(Figure.FORCE_LOSS_FROM_DRAIN, number(2), ANYTHING).whose(YOU)),
                            when(
                                    HELD_DOWN,
                                    Modifier.atMost(Figure.FORCE_LOSS_FROM_INSERT, number(2), ANYTHING).whose(YOU)),
                            immuneTo("Alter"));

    private static Effect detonatorDestiny(String name) {
        return new DrawDestiny(YOU, number(1), DestinyKind.PLAIN, name);
    }

    private static Filter ofDestiny(String name) {
        return new Figured(Figure.DESTINY, Compare.EQUAL, remembered(name));
    }

    public static final Card THERMAL_DETONATOR =
            weapon(Subtype.CHARACTER_WEAPON, "Thermal Detonator", DARK, "6_179").unique().persona("Thermal Detonator")
                    .destiny(3).icons(JABBAS_PALACE)
                    .says(
                            deploysOn(your(a(BOUNTY_HUNTER))).costing(3),
                            always(Modifier.add(Figure.RETRIEVAL, number(3), ANYTHING)
                                    .whose(YOU)
                                    .toward(a(Trait.BOUNTY))),
                            may(at(When.anyTime())
                                    .when(whileAt(SITE))
                                    .then(
                                            detonatorDestiny("first"),
                                            detonatorDestiny("second"),
                                            detonatorDestiny("third"),
                                            lose(ANYTHING
                                                    .except(ANY_EFFECT)
                                                    .here()
                                                    .and(ofDestiny("first")
                                                            .or(ofDestiny("second"))
                                                            .or(ofDestiny("third")))),
                                            lose(IT))));

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(THERMAL_DETONATOR, BANE_MALAR, TWILEK_ADVISOR, RESISTANCE,
                DENGARS_MODIFIED_RIOT_GUN,
                DUNGEON, AUDIENCE_CHAMBER, SCUM_AND_VILLAINY, ANTIPERSONNEL_LASER_CANNON, DOUBLE_LASER_CANNON,
                BUBO, GREAT_PIT_OF_CARKOON,
                DUNE_SEA_SABACC,
                JABBAS_PALACE_SABACC,
                SALACIOUS_CRUMB);
    }
}
