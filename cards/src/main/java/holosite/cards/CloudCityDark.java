package holosite.cards;

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
import holosite.language.card.Card;
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

    /** Every card of this set and side. */
    public static List<Card> all() {
        return List.of(BOBA_FETT, DARK_STRIKE, DOUBLE_BACK);
    }
}
