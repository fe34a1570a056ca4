package holosite.cards;

import holosite.language.ability.Modifier;
import holosite.language.filter.CardState;
import holosite.language.condition.Condition;
import holosite.language.filter.OwnText;
import holosite.language.effect.SetUp;
import holosite.language.ability.Deed;
import holosite.language.filter.Dotted;
import static holosite.language.ability.Action.at;
import java.util.Optional;
import holosite.language.filter.TitleHas;
import holosite.language.filter.Filter;
import holosite.language.ability.When;
import holosite.language.card.Compare;
import holosite.language.card.Figure;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.effect.PlaySabacc;
import static holosite.language.Words.*;
import static holosite.language.card.Figure.POWER;
import static holosite.language.card.Icon.JABBAS_PALACE;
import static holosite.language.card.Icon.MOBILE;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Trait.DOCKING_BAY;
import static holosite.language.card.Trait.GAMBLER;

import holosite.language.Card;
import holosite.language.ability.Habitat;
import holosite.language.ability.Forbids;
import static holosite.language.card.Who.EITHER;
import static holosite.language.condition.Always.ALWAYS;
import static holosite.language.card.Icon.PLANET;
import holosite.language.effect.PickFrom;
import holosite.language.effect.StackOn;
import holosite.language.effect.MayDeploy;
import holosite.language.effect.ForEach;
import holosite.language.condition.InPile;
import holosite.language.ability.Limit;
import holosite.language.card.Pile;
import holosite.language.card.Phase;
import holosite.language.filter.Known;
import static holosite.language.filter.Relation.STACKED_ON;
import static holosite.language.ability.Event.TO_BE_CANCELED;
import static holosite.language.ability.Event.DRAIN_INITIATED;
import static holosite.language.card.Who.YOU;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.ability.When.just;
import java.util.List;

/** The Light Side of Jabba's Palace. */
public final class JabbasPalaceLight {
    private JabbasPalaceLight() {}

    public static final Card DEVARONIAN = alien("Devaronian", LIGHT, "6_10")
            .destiny(3).deploy(3).power(1).ability(2).forfeit(2)
            .icons(PILOT, JABBAS_PALACE).is(GAMBLER)
            .says(adds(2, POWER, IT,
                            whileAt(titled("Tatooine: Mos Eisley").or(SITE.and(with(MOBILE))).or(a(DOCKING_BAY)))),
                    addsToPowerPiloted(2),
                    may(Deed.CLONE_OWN_DESTINY, IT, ANYTHING));


    private static final Filter DUNE_SEA_PLAYERS = CHARACTER.and(a(Trait.JAWA)).at(siteOf("Tatooine"));

    public static final Card DUNE_SEA_SABACC =
            interrupt(Subtype.USED_INTERRUPT, "Dune Sea Sabacc", LIGHT, "6_65").unique()
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
            interrupt(Subtype.LOST_INTERRUPT, "Jabba's Palace Sabacc", LIGHT, "6_67").unique()
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

    public static final Card WORRT = creature("Worrt", LIGHT, "6_48").unique().persona("Worrt")
            .destiny(4).deploy(2).ferocity(3).defense(4).forfeit(0)
            .icons(JABBAS_PALACE)
            .says(new Habitat(SITE.and(with(PLANET)).except(of("Hoth"))),
                    new Forbids(Deed.BE_ATTACKED, EITHER, your(CHARACTER), IT, ALWAYS),
                    new Forbids(
                            Deed.USE_LANDSPEED,
                            EITHER,
                            opponents(CHARACTER).presentHere(),
                            ANYTHING,
                            whileAt(siteOf("Tatooine"))));

    private static final Filter ON_THE_TABLE = ALIEN.related(STACKED_ON, IT);

    public static final Card BARGAINING_TABLE = effect("Bargaining Table", LIGHT, "6_53").unique()
            .destiny(4).icons(JABBAS_PALACE)
            .says(deploysOnTable(),
                    may(at(just(DRAIN_INITIATED))
                            .once(Limit.Per.TURN)
                            .when(new InPile(YOU, Pile.HAND, ALIEN.nonUnique()))
                            .then(new PickFrom(
                                            YOU, "alien", YOU, Pile.HAND, ALIEN.nonUnique(), number(1), number(1)),
                                    new StackOn(chosen("alien"), Known.IT, false),
                                    cancelIt())),
                    may(at(When.your(Phase.DEPLOY))
                            .when(thereIs(ON_THE_TABLE))
                            .then(new MayDeploy(YOU, ON_THE_TABLE, ANYTHING, false))),
                    automatically(at(just(TO_BE_CANCELED).by(OPPONENT).to(IT))
                            .when(thereIs(ON_THE_TABLE))
                            .then(new ForEach(
                                    "alien",
                                    ON_THE_TABLE,
                                    List.of(new MayDeploy(YOU, chosen("alien"), ANYTHING, true))))));

    public static final Card THE_SIGNAL =
            interrupt(Subtype.USED_OR_STARTING_INTERRUPT, "The Signal", LIGHT, "6_77")
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

    public static final Card ULTIMATUM =
            effect("Ultimatum", LIGHT, "6_58").unique()
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

    /** Every card of this file. */
    public static List<Card> all() {
        return List.of(THE_SIGNAL, ULTIMATUM,
                DEVARONIAN,
                WORRT,
                DUNE_SEA_SABACC,
                JABBAS_PALACE_SABACC,
                BARGAINING_TABLE);
    }
}
