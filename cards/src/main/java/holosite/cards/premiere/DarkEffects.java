package holosite.cards.premiere;

import static holosite.language.ability.Action.*;
import static holosite.language.ability.Event.*;
import static holosite.language.ability.When.*;
import static holosite.language.card.Compare.*;
import static holosite.language.card.Figure.*;
import static holosite.language.card.Icon.*;
import static holosite.language.card.Side.*;
import static holosite.language.card.Trait.*;
import static holosite.language.card.Who.*;
import static holosite.language.filter.Relation.*;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Effects.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;

import holosite.language.Card;
import holosite.language.ability.*;
import holosite.language.amount.*;
import holosite.language.card.*;
import holosite.language.condition.*;
import holosite.language.effect.*;
import holosite.language.filter.*;
import java.util.*;

/** Premiere, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    static final Card[] CARDS = {
        Common.aDisturbanceInTheForce("A Disturbance In The Force", DARK, "1_208"),

        Common.instructor("Baniss Keeg", DARK, "1_209"),

        effect("Dark Hours", DARK, "1_212").dots(3)
            .destiny(4)
            .says(
                deploysOn(SITE.in(CardState.NIGHTTIME)),
                automatically(at(just(DEPLOYED).to(IT))
                    .then(new ForEach("sleeper", CHARACTER.except(DROID).here(), List.of(
                        branch(
                            compare(pileSize(YOU, Pile.RESERVE_DECK), EQUAL, 0),
                            mayHave(OPPONENT, new FallAsleep(chosen("sleeper"))))
                            .orElse(
                                drawDestiny(),
                                branch(
                                    compare(destiny(), MORE, figure(ABILITY, the("sleeper"))),
                                    new FallAsleep(chosen("sleeper")))))))),
                automatically(at(just(TURN_ENDS).by(YOU))
                    .when(it(ANYTHING.in(CardState.DEPLOYED_THIS_TURN)).not())
                    .then(lose(IT)))),

        Common.disarmed(DARK, "1_214"),

        effect("Expand The Empire", DARK, "1_215").unique()
            .destiny(3)
            .says(
                deploysOn(SITE),
                new ExpandsText(Known.HERE, SITE.related(ADJACENT_TO, HERE), Always.ALWAYS)),

        utinniEffect("Luke? Luuuuke!", DARK, "1_223").unique()
            .destiny(4)
            .says(
                deploysOn(siteOf("Tatooine")).aimingAt(REBEL),
                adds(either(-1, -3, is(Known.AIM, persona("Luke"))), POWER, AIM),
                adds(either(-1, -3, is(Known.AIM, persona("Luke"))), FORFEIT, AIM),
                asSoonAs(compare(figure(FORFEIT, Known.AIM), AT_MOST, 0), lose(AIM)),
                automatically(at(just(REACHED).to(AIM).with(IT)).then(cancel(IT)))),

        Common.powerForAbility("Molator", DARK, "1_225"),

        effect("Presence Of The Force", DARK, "1_227").dots(2)
            .destiny(2)
            .says(deploysOn(LOCATION), adds(1, FORCE_ICONS, HERE)),

        Common.sunsdown("Sunsdown", DARK, "1_230"),

        Common.hidesLostPile("Your Eyes Can Deceive You", DARK, "1_233"),
    };
}
