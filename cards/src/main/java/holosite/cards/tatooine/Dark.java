package holosite.cards.tatooine;

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

/** Tatooine, Dark Side: all cards. */
final class Dark {
    private Dark() {}

    static final Card[] CARDS = {
        alien("Aurra Sing", DARK, "11_51").unique().persona("Aurra Sing")
            .destiny(1).deploy(4).power(4).ability(4).forfeit(3)
            .icons(WARRIOR, EPISODE_I, TATOOINE).is(BOUNTY_HUNTER, BLACK_SUN_AGENT, FEMALE)
            .matches("Aurra Sing's Blaster Rifle")
            .says(
                may(Deed.FIRE, a(LIGHTSABER).in(CardState.STOLEN).related(ON, IT), ANYTHING),
                may(at(just(TO_BE_LOST)
                    .to(opponents(CHARACTER).related(BEARING, a(LIGHTSABER)))
                    .at(LOCATION.related(WHERE_PRESENT, IT)))
                    .once(Limit.Per.TURN)
                    .target("saber", a(LIGHTSABER).related(ON, THAT))
                    .then(new Steal(chosen("saber"), YOU, Known.IT))),
                new ImmuneToAttrition(
                    IT,
                    Optional.of(either(3, 5, it(CHARACTER.related(BEARING, a(LIGHTSABER))))), false,
                    Always.ALWAYS)),

        sith("Darth Maul", DARK, "11_54").unique().persona("Maul")
            .destiny(1).deploy(8).power(7).ability(6).forfeit(8)
            .icons(PILOT, WARRIOR, EPISODE_I, TATOOINE)
            .says(
                deploysFor(-2, of("Tatooine")),
                may(onceDuringYour(Phase.CONTROL)
                    .target(Target.one(Duel.YOURS, IT))
                    .target(Duel.THEIRS, opponents(CHARACTER).having(ABILITY, AT_LEAST, 6).presentWith(IT))
                    .lose(1)
                    .then(new Duel(
                        number(2),
                        number(0),
                        number(0),
                        List.of(lose(chosen(Duel.THEIRS))),
                        List.of(lose(chosen(Duel.YOURS)))))),
                when(
                    thereIsNo(opponents(CHARACTER).having(ABILITY, MORE, 3).here()),
                    set(TOTAL_ABILITY, 0, HERE).whose(OPPONENT)),
                immuneToAttrition(5)),

        droid("Pit Droid", DARK, "11_60")
            .destiny(3).deploy(1).power(1).forfeit(2)
            .icons(EPISODE_I, TATOOINE).is(REPAIR_DROID)
            .says(
                may(onceDuringYour(Phase.CONTROL)
                    .when(whileAt(titled("Tatooine: Podracer Bay")))
                    .target("target", your(PODRACER).related(HOLDS, RACE_DESTINIES))
                    .lose(1)
                    .then(lose(topRaceDestinyOn(chosen("target"))), DrawRaceDestiny.one(YOU, TARGET))),
                may(at(any(Phase.CONTROL))
                    .target("target", your(PODRACER).in(CardState.DAMAGED))
                    .use(1)
                    .then(new Repair(chosen("target"))))),

        effect("Watto's Box", DARK, "11_75").unique()
            .destiny(4).icons(EPISODE_I, TATOOINE)
            .says(
                deploysOnTable().when(compare(raceTotal(YOU), EQUAL, 0)),
                always(add(RETRIEVAL, 5, ANYTHING).toward(titled("Boonta Eve Podrace"))),
                always(add(FORCE_LOSS, 5, ANYTHING).toward(titled("Boonta Eve Podrace"))),
                immuneTo("Alter")),

        epicEvent("Boonta Eve Podrace", DARK, "11_79")
            .destiny(0).icons(EPISODE_I, TATOOINE)
            .says(podrace(Common.ARENA, YOU, 24, 6)),

        lostInterrupt("Hit Racer", DARK, "11_81").unique()
            .destiny(4).icons(EPISODE_I, TATOOINE)
            .says(lost(at(your(Phase.CONTROL))
                .target("target", opponents(PODRACER).and(new RacesWithin(number(4), YOU)))
                .use(2)
                .then(
                    drawDestiny(),
                    branch(
                        compare(destiny(), MORE, figure(DESTINY, TARGET)),
                        thisTurn(mayNot(Deed.DRAW_RACE_DESTINY, OPPONENT, ANYTHING, ANYTHING)),
                        new Damage(chosen("target")))))),

        Common.podraceArena(DARK, "11_94"),

        podracer("Ben Quadinaros' Podracer", DARK, "11_95").unique()
            .destiny(2).icons(EPISODE_I, TATOOINE)
            .says(
                deploysOn(Common.ARENA),
                adds(1, RACE_DESTINY, your(raceDestiniesOn(IT))),
                may(onceDuringYour(Phase.CONTROL)
                    .target("here", topRaceDestinyOn(IT))
                    .target("there", topRaceDestinyOn(PODRACER.other()))
                    .lose(2)
                    .then(new Exchange(the("here"), the("there"))))),

        podracer("Sebulba's Podracer", DARK, "11_97").unique()
            .destiny(3).icons(EPISODE_I, TATOOINE)
            .says(
                deploysOn(Common.ARENA),
                adds(3, RACE_DESTINY, your(raceDestiniesOn(IT))),
                may(at(anyTime())
                    .times(1, Limit.Per.NUMBER, new SharedRaceTotal())
                    .when(compare(new SharedRaceTotal(), AT_LEAST, 0))
                    .use(2)
                    .then(thisTurn(mayNot(Deed.DRAW_RACE_DESTINY, OPPONENT, ANYTHING, ANYTHING))))),
    };
}
