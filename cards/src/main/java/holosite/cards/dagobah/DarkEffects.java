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

/** Dagobah, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    static final Card[] CARDS = {
        effect("Bad Feeling Have I", DARK, "4_116").unique()
            .destiny(3).icons(DAGOBAH)
            .says(
                deploysOnOpponentsSide(),
                adds(2, DEPLOY_COST, CHARACTER.and(personas("Luke", "Leia", "Han", "Chewie", "Lando", "Yoda", "Obi-Wan"))),
                mayNot(Deed.PLAY, OPPONENT, titleHas("bad feeling"), ANYTHING)),

        mobileEffect("Bombing Run", DARK, "4_117").diamonds(1)
            .destiny(6).icons(DAGOBAH)
            .says(
                deploysOn(SITE.and(with(PLANET)).except(with(INTERIOR)).except(of("Dagobah"))),
                may(at(just(PHASE_STARTS).by(YOU))
                    .when(inPhase(YOU, Phase.MOVE))
                    .target("site", SITE.related(ADJACENT_TO, HERE).except(with(INTERIOR)))
                    .then(new AttachTo(IT, the("site")))),
                may(Deed.MAKE_BOMBING_RUN, your(a(BOMBER)).at(youControl(SYSTEM).related(RELATED_TO, HERE)), HERE)),

        effect("Corrosive Damage", DARK, "4_119").diamonds(1)
            .destiny(5).icons(DAGOBAH)
            .says(
                deploysOn(Common.SPACE_SLUG_BELLY),
                automatically(at(just(TURN_ENDS).by(YOU))
                    .then(loseForce(YOU, count(your(CHARACTER.or(STARSHIP)).presentHere())))),
                automatically(at(just(TURN_ENDS).by(OPPONENT))
                    .then(loseForce(OPPONENT, count(opponents(CHARACTER.or(STARSHIP)).presentHere())))),
                automatically(at(just(LOST).to(titled("Space Slug")).at(Common.BIG_ONE.related(RELATED_TO, HERE)))
                    .then(cancel(IT)))),

        Common.doOrDoNot("There Is No Try", DARK, "4_134"),

        effect("Visage Of The Emperor", DARK, "4_135").unique()
            .destiny(7).icons(DAGOBAH).is(HOLOGRAM)
            .says(
                deploysOn(titled("Executor: Holotheatre", "Death Star: Conference Room")).losing(2),
                automatically(at(just(TURN_ENDS)).then(loseForce(YOU, 1), loseForce(OPPONENT, 1))),
                asSoonAs(is(Known.HERE, opponentControls(SITE)), cancel(IT)),
                immuneTo("Alter")),
    };
}
