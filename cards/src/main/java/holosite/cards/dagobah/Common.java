package holosite.cards.dagobah;

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

/** Dagobah: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    private static final Filter CAVE_OR_BELLY = titled("Big One: Asteroid Cave Or Space Slug Belly");

    static final Filter BIG_ONE = SECTOR.and(titled("Big One"));

    static final Filter BELLY = CAVE_OR_BELLY.related(RELATED_TO, HERE);

    /** The site inside Big One is called Space Slug Belly, not Asteroid Cave, while a Space Slug is at that Big One. */
    static final Filter SPACE_SLUG_BELLY =
        CAVE_OR_BELLY.related(RELATED_TO, BIG_ONE.related(WHERE_IS, titled("Space Slug")));

    static final Effect[] INTO_BELLY = {cancelIt(), new CarryOff(THAT, BELLY)};

    static final Condition MOUTH_CLOSED = it(new InState(CardState.MOUTH_CLOSED));

    static final Ability WET_PLANETS =
        habitat(SITE.and(with(PLANET))
            .except(of("Hoth"))
            .except(of("Tatooine"))
            .or(LOCATION.related(BEARING, titled("Dark Waters"))));

    /** The site inside Big One; what a Space Slug does with it is on the slug. */
    static Card asteroidCave(Side side, String id) {
        return site("Big One", "Asteroid Cave Or Space Slug Belly", side, id).lies(Stretch.BEYOND, 2).diamonds(1)
            .force(1, 1)
            .icons(INTERIOR, EXTERIOR, PLANET, DAGOBAH).is(ASTEROID)
            .end(side,
                may(at(just(DRAIN_INITIATED).at(SYSTEM.related(RELATED_TO, SECTOR.related(RELATED_TO, HERE))))
                    .when(ifYouControl())
                    .then(cancelIt())))
            .done();
    }

    static Card asteroidField(Side side, String id) {
        return sector("Asteroid Field", side, id).diamonds(3).force(1, 1)
            .icons(SPACE, DAGOBAH).is(ASTEROID)
            .end(side,
                may(at(just(DRAIN_INITIATED).at(SYSTEM.related(RELATED_TO, HERE)))
                    .when(ifYouControl())
                    .then(cancelIt())))
            .done();
    }

    static Card control(Side side, String id) {
        return lostInterrupt("Control", side, id)
            .destiny(2).icons(DAGOBAH)
            .says(
                lost(at(just(BEING_PLAYED).to(titled("Sense", "Alter"))).immuneTo(titled("Sense")).then(cancelIt())),
                lost(cancelsOnTable(IMMEDIATE_EFFECT.or(MOBILE_EFFECT))),
                lost(at(just(DRAIN_INITIATED)).then(cancelIt())),
                lost(at(just(BEING_DEPLOYED).to(IMMEDIATE_EFFECT.or(MOBILE_EFFECT))).then(cancelIt())));
    }

    static Card doOrDoNot(String title, Side side, String id) {
        return effect(title, side, id).unique()
            .destiny(4).icons(DAGOBAH)
            .says(
                deploysOnTable(),
                gives(LOST_INTERRUPT, titled("Sense", "Alter")),
                automatically(at(just(DESTINY_SUCCEEDED).with(titled("Sense", "Alter")))
                    .then(loseForce(THAT_PLAYER, 2))),
                immuneTo("Alter"));
    }

    static Card mynock(Side side, String id) {
        return creature("Mynock", side, id)
            .destiny(3).deploy(3).ferocity(2).defense(3).forfeit(0)
            .icons(SELECTIVE_CREATURE, DAGOBAH).is(LIKE_A_STARFIGHTER)
            .says(
                habitat(LOCATION),
                new Parasite(Optional.of(STARFIGHTER)),
                always(add(POWER, -2, HOST).cumulatively()),
                always(add(HYPERSPEED, -2, HOST).cumulatively()),
                new Detaches(is(Known.HOST, ANYTHING.having(POWER, LESS, 1).having(HYPERSPEED, LESS, 1))));
    }

    static Card spaceSlug(Side side, String id) {
        return creature("Space Slug", side, id).diamonds(1)
            .destiny(4).deploy(2).defense(3).forfeit(0)
            .icons(DAGOBAH)
            .says(
                ferocity(0, 2),
                habitat(BIG_ONE),
                may(Deed.BE_ATTACKED, EITHER, STARFIGHTER, IT),
                automatically(at(just(DEFEATED).with(IT))
                    .when(thereIs(BELLY))
                    .then(branch(is(Known.SUBJECT, new Belonging(YOU)), mayHave(OPPONENT, INTO_BELLY))
                        .orElse(mayHave(YOU, INTO_BELLY)))),
                may(oncePerTurn().then(new OpenOrCloseMouth())),
                mayNot(Deed.MOVE_TO, EITHER, STARSHIP, BELLY, MOUTH_CLOSED),
                mayNot(Deed.MOVE_FROM, EITHER, STARSHIP, BELLY, MOUTH_CLOSED));
    }

    static Card vineSnake(Side side, String id, Filter host) {
        return creature("Vine Snake", side, id)
            .destiny(3).deploy(2).ferocity(0).defense(3).forfeit(0)
            .icons(SELECTIVE_CREATURE, DAGOBAH)
            .says(
                habitat(SITE.and(with(PLANET)).except(of("Hoth"))),
                new Parasite(Optional.of(host)),
                always(base(X, keptNumber(), IT)),
                must(at(any(Phase.MOVE))
                    .when(is(Known.HOST, CHARACTER))
                    .then(
                        drawDestiny(),
                        branch(
                            compare(destiny(), MORE, figure(ABILITY, Known.HOST)),
                            note(keptNumber().plus(number(1)))))),
                adds(new Product(number(-1), new HighestOf(X, titled("Vine Snake").related(ON, HOST))), POWER, HOST),
                asSoonAs(is(Known.HOST, CHARACTER.having(POWER, AT_MOST, 0)), new Eat(HOST, Pile.LOST_PILE)));
    }
}
