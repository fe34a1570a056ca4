package holosite.cards.coruscant;

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

/** Coruscant: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    static Card alter(Side side, String id) {
        Filter effects = EFFECT.or(UTINNI_EFFECT).or(POLITICAL_EFFECT);
        return lostInterrupt("Alter", side, id)
            .destiny(4).icons(EPISODE_I, CORUSCANT)
            .says(
                lost(at(just(BEING_DEPLOYED).to(effects))
                    .target("character", your(CHARACTER))
                    .then(drawDestiny(), branch(compare(destiny(), LESS, figure(ABILITY, the("character"))), cancelIt()))),
                lost(at(anyTime())
                    .target("target", effects)
                    .target("character", your(CHARACTER))
                    .then(
                        drawDestiny(),
                        branch(compare(destiny(), LESS, figure(ABILITY, the("character"))), cancel(chosen("target"))))),
                lost(cancelsPlayed(titled("Sense"))));
    }

    static Card coruscantGuard(Side side, String id) {
        return republic("Coruscant Guard", side, id)
            .destiny(3).deploy(2).power(2).ability(1).forfeit(4)
            .icons(WARRIOR, EPISODE_I, CORUSCANT).is(CORUSCANT_GUARD)
            .says(Politics.guard());
    }

    static Card coruscant(Side side, String id, int dark, int light) {
        return system("Coruscant", 0, side, id).unique().force(dark, light)
            .icons(PLANET, EPISODE_I, CORUSCANT)
            .dark(supportFromOrbit("Coruscant"))
            .light(supportFromOrbit("Coruscant")).done();
    }

    static Card galacticSenate(Side side, String id) {
        return site("Coruscant", "Galactic Senate", side, id).unique().force(1, 1)
            .icons(INTERIOR, PLANET, EPISODE_I, CORUSCANT).is(SENATE)
            .dark(Politics.POWER_IS_POLITICS)
            .light(Politics.POWER_IS_POLITICS).done();
    }
}
