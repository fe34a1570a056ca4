package holosite.cards.premiereintroductorytwoplayergame;

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

/** Premiere Introductory Two Player Game, Light Side: all cards. */
final class Light {
    private Light() {}

    private static final Filter VADER = CHARACTER.and(persona("Vader"));

    static final Card[] CARDS = {
        site("Death Star", "Level 6 Core Shaft Corridor", LIGHT, "101_1").unique().force(1, 1)
            .icons(INTERIOR, MOBILE).is(BATTLE_STATION)
            .dark(mayNot(
                Deed.CONTROL, OPPONENT, ANYTHING,
                siteOf("Death Star").and(new FiguredAt(OPPONENT, TOTAL_ABILITY, LESS, number(2))),
                ifYouControl()))
            .light(when(ifYouControl(), add(POWER, 2, CHARACTER.and(personas("Luke", "Obi-Wan")).at(siteOf("Death Star")))))
            .done(),

        rebel("Luke", "101_2").unique().persona("Luke")
            .destiny(1).deploy(4).power(2).ability(3).forfeit(4)
            .icons(WARRIOR).matches("Luke's Blaster Pistol", "Luke's Hunting Rifle", "Luke's Lightsaber")
            .says(
                deploysOnly(onPlanet("Tatooine"), compare(count(opponents(CHARACTER).unique()), LESS, 2)),
                adds(1, FORFEIT, your(WARRIOR_CHARACTER).at(SITE.related(SAME_OR_ADJACENT_TO, HERE)))),

        lostInterrupt("Run Luke, Run!", LIGHT, "101_3").unique()
            .destiny(6)
            .says(
                lost(at(just(BATTLE_INITIATED).at(SITE))
                    .target("luke", your(CHARACTER.and(persona("Luke"))).at(SITE.related(ADJACENT_TO, THERE)))
                    .then(
                        moveForFree(chosen("luke"), THERE),
                        thisBattle(when(
                            thereIsNo(VADER.presentAt(BATTLE_LOCATION))
                                .and(thereIsNo(persona("Vader").at(SITE.related(ADJACENT_TO, BATTLE_LOCATION)))),
                            add(POWER, 2, chosen("luke")))))),
                lost(cancelsPlayed(titled("Vader's Obsession")))),
    };
}
