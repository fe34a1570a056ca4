package holosite.cards;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import java.util.Optional;
import holosite.language.filter.Filter;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.effect.PlaySabacc;
import holosite.language.filter.CardState;
import holosite.language.effect.Release;
import holosite.language.effect.MoveTo;
import holosite.language.effect.FireWeapon;
import static holosite.language.condition.Always.ALWAYS;
import holosite.language.ability.Allows;
import holosite.language.card.Who;
import holosite.language.ability.Limit;
import holosite.language.card.Phase;
import holosite.language.ability.Deed;
import holosite.language.ability.When;
import static holosite.language.filter.Relation.ON;
import static holosite.language.card.Subtype.AUTOMATED_WEAPON;
import static holosite.language.card.Subtype.USED_INTERRUPT;
import static holosite.language.card.Icon.SCOMP_LINK;
import static holosite.language.card.Icon.MOBILE;
import static holosite.language.card.Icon.INTERIOR;
import static holosite.language.Words.*;
import static holosite.language.ability.Action.at;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.anyTime;
import static holosite.language.ability.When.just;
import static holosite.language.card.Duration.THIS_ACTION;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.CLOUD_CITY;
import static holosite.language.card.Icon.PILOT;
import static holosite.language.card.Icon.WARRIOR;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Subtype.LOST_INTERRUPT;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.YOU;
import static holosite.language.filter.Relation.ESCORTED_BY;

import holosite.language.ability.Cost;
import holosite.language.ability.Modifier;
import holosite.language.Card;
import holosite.language.card.Pile;
import holosite.language.effect.Retrieve;
import java.util.List;

/** The Dark Side of Cloud City. */
public final class CloudCityDark {
    private CloudCityDark() {}

    public static final Card BOBA_FETT =
            alien("Boba Fett", DARK, "5_91").unique().persona("Boba Fett")
                    .destiny(1).deploy(5).power(4).ability(3).armor(5).forfeit(6)
                    .icons(PILOT, WARRIOR, CLOUD_CITY).is(BOUNTY_HUNTER, BLACK_SUN_AGENT)
                    .matches("Slave I", "Slave I, Symbol Of Fear")
                    .says(
                            addsToPowerPiloted(3),
                            adds(2, MANEUVER, WHAT_IT_PILOTS.and(persona("Slave I"))),
                            battleDestinyIfUnable(piloting(persona("Slave I"))),
                            adds(5, FORFEIT, CHARACTER.related(ESCORTED_BY, IT)),
                            always(Modifier.base(LANDSPEED, number(3), IT)),
                            immuneToAttrition(3));

    public static final Card DARK_STRIKE =
            interrupt(LOST_INTERRUPT, "Dark Strike", DARK, "5_135").unique()
                    .destiny(2)
                    .icons(CLOUD_CITY)
                    .says(
                            lost(at(just(WEAPON_AIMED).by(YOU).with(a(LIGHTSABER)))
                                    .then(lasting(adds(3, TOTAL_WEAPON_DESTINY, CAUSE), THIS_ACTION))),
                            lost(at(just(BEING_PLAYED).to(titled("Swing-And-A-Miss"))).then(cancelIt())),
                            lost(at(just(HIT).to(opponents(CHARACTER)))
                                    .cost(new Cost.LoseForce(number(1)))
                                    .then(lose(THAT))));

    public static final Card DOUBLE_BACK =
            interrupt(LOST_INTERRUPT, "Double Back", DARK, "5_136")
                    .destiny(3)
                    .icons(CLOUD_CITY)
                    .says(
                            lost(at(anyTime())
                                    .use(1)
                                    .then(new Retrieve(
                                            YOU,
                                            number(1),
                                            a(BOUNTY_HUNTER),
                                            Retrieve.How.CHOSEN,
                                            Pile.USED_PILE))),
                            lost(at(anyTime()).use(3).then(takeIntoHand(a(BOUNTY_HUNTER)))));

    public static final Card BLASTED_DROID =
            interrupt(USED_INTERRUPT, "Blasted Droid", DARK, "5_132").unique()
                    .destiny(3)
                    .icons(CLOUD_CITY)
                    .says(
                            used(at(When.your(Phase.CONTROL))
                                    .target(
                                            "weapon",
                                            your(WEAPON.and(
                                                    a(BLASTER).related(ON, your(a(TROOPER)))
                                                            .or(a(AUTOMATED_WEAPON)))))
                                    .then(new FireWeapon(chosen("weapon"), true, number(0)))));

    public static final Card LANDO_CALRISSIAN =
            alien("Lando Calrissian", DARK, "5_99").unique().persona("Lando")
                    .destiny(1).deploy(2).power(3).ability(3).forfeit(3)
                    .icons(PILOT, WARRIOR, CLOUD_CITY).is(GAMBLER)
                    .says(
                            deploysOnly(siteOf("Cloud City")),
                            addsToPowerPiloted(2),
                            adds(1, Figure.SABACC_LEEWAY, IT),
                            new Allows(Deed.BE_REPLACED, Who.OPPONENT, IT, SITE, ALWAYS));

    public static final Card SECURITY_TOWER =
            site("Cloud City", "Security Tower", DARK, "5_172").of("Bespin").unique().force(1, 0)
                    .icons(INTERIOR, MOBILE, SCOMP_LINK, CLOUD_CITY).is(PRISON)
                    .dark(may(at(anyTime())
                            .once(Limit.Per.GAME)
                            .then(takeIntoHand(persona("Lando")))))
                    .light(may(at(When.your(Phase.CONTROL))
                            .when(ifYouControl())
                            .target("captive", CHARACTER.in(CardState.CAPTIVE).here())
                            .cost(new Cost.ForgoDrain(HERE))
                            .then(new Release(chosen("captive")))))
                    .done();

    public static final Card UPPER_PLAZA_CORRIDOR =
            site("Cloud City", "Upper Plaza Corridor", DARK, "5_173").of("Bespin").unique().force(1, 1)
                    .icons(INTERIOR, MOBILE, SCOMP_LINK, CLOUD_CITY)
                    .dark(
                            may(at(When.your(Phase.MOVE))
                                    .target("traveler", your(CHARACTER).presentHere())
                                    .target("site", siteOf("Cloud City").except(HERE))
                                    .then(new MoveTo(chosen("traveler"), chosen("site"), true))),
                            may(at(When.your(Phase.MOVE))
                                    .target("traveler", your(CHARACTER).presentAt(siteOf("Cloud City").except(HERE)))
                                    .then(new MoveTo(chosen("traveler"), HERE, true))))
                    .light(drainIfYouControl(1))
                    .done();


    private static final Filter SABACC_PLAYERS = CHARACTER
            .and(a(Trait.GAMBLER).or(a(Trait.THIEF)).or(a(Trait.SMUGGLER)))
            .at(siteOf("Cloud City"));

    public static final Card CLOUD_CITY_SABACC =
            interrupt(Subtype.USED_INTERRUPT, "Cloud City Sabacc", DARK, "5_134").unique()
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


    /** The duel itself stands on the Interrupts that begin it. */
    public static final Card EPIC_DUEL =
            Card.card(CardType.EPIC_EVENT, "Epic Duel", DARK, "5_129").unique()
                    .destiny(0).icons(CLOUD_CITY)
                    .says(deploysOnTable());

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(BOBA_FETT, DARK_STRIKE, DOUBLE_BACK,
                BLASTED_DROID, LANDO_CALRISSIAN, SECURITY_TOWER, UPPER_PLAZA_CORRIDOR,
                CLOUD_CITY_SABACC,
                EPIC_DUEL);
    }
}
