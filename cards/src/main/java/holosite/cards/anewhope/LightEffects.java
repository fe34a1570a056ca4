package holosite.cards.anewhope;

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

/** A New Hope, Light Side: Effects and whatever else stays on the table. */
final class LightEffects {
    private LightEffects() {}

    private static final Filter DEATH_STAR = SYSTEM.and(titled("Death Star"));

    private static final Filter READY_TO_ENTER =
        your(STARFIGHTER).presentAt(DEATH_STAR).in(CardState.PILOTED).except(ANYTHING.in(CardState.MOVED_THIS_TURN));

    private static final Filter TORPEDO_CARRIER =
        your(STARFIGHTER).here().related(BEARING, a(PROTON_TORPEDOES));

    /** The lead starfighter is the one that the run is aimed at. */
    private static final Effect NEW_LEAD = branch(
        is(Known.AIM, STARFIGHTER.here()).not(),
        pickOne(YOU, "lead", TORPEDO_CARRIER),
        new AimAt(Optional.of(chosen("lead"))));

    static final Card[] CARDS = {
        Common.removesPilots("Eject! Eject!", LIGHT, "2_32"),

        Common.undercover(LIGHT, "2_40"),

        epicEvent("Attack Run", LIGHT, "2_42").unique()
            .destiny(0).icons(A_NEW_HOPE)
            .says(
                deploysOn(titled("Death Star: Trench")),
                may(at(your(Phase.MOVE))
                    .target("first", READY_TO_ENTER.related(BEARING, a(PROTON_TORPEDOES)))
                    .then(
                        new Pick(YOU, "others", READY_TO_ENTER.except(chosen("first")), number(0), number(2)),
                        moveForFree(chosen("first").or(chosen("others")), HERE),
                        new Pick(
                            OPPONENT,
                            "followers",
                            opponents(a(TIE)).presentAt(DEATH_STAR).in(CardState.PILOTED),
                            number(0),
                            number(3)),
                        unlimitedMove(chosen("followers"), HERE),
                        pickOne(YOU, "lead", TORPEDO_CARRIER),
                        new AimAt(Optional.of(chosen("lead"))),
                        new NextStep(),
                        NEW_LEAD,
                        new FireInTurn(OPPONENT, opponents(WEAPON).presentHere()),
                        branch(
                            thereIs(your(STARFIGHTER).here()),
                            new NextStep(),
                            NEW_LEAD,
                            branch(
                                is(Known.AIM, STARFIGHTER.here()),
                                new DrawDestiny(YOU, number(2), DestinyKind.EPIC, "destiny"),
                                remember(
                                    "total",
                                    destiny()
                                        .plus(either(
                                            new HighestPilotAbility(AIM),
                                            number(3),
                                            thereIs(titled("Targeting Computer").related(ON, AIM))))
                                        .plus(new AtLeast(count(siteOf("Yavin 4")), count(siteOf("Hoth"))))
                                        .minus(new HighestPilotAbility(opponents(a(TIE)).here()))
                                        .plus(new AddedToTotal(Known.AIM, Known.IT))))),
                        unlimitedMove(STARSHIP.here(), DEATH_STAR),
                        new AimAt(Optional.empty()),
                        branch(compare(remembered("total"), MORE, 15), new BlowAway(DEATH_STAR)))),
                mayNot(
                    Deed.BE_TARGETED,
                    EITHER,
                    AIM,
                    ANYTHING,
                    thereIs(your(STARFIGHTER).here().except(AIM))),
                immuneTo(your(a(PROTON_TORPEDOES)), titled("Overload"), thereIs(your(STARFIGHTER).here()))),
    };
}
