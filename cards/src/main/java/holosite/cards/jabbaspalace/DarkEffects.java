package holosite.cards.jabbaspalace;

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

/** Jabba's Palace, Dark Side: Effects and whatever else stays on the table. */
final class DarkEffects {
    private DarkEffects() {}

    /** All ability of the player on the table comes from aliens and pilots of independent starships. */
    private static final Filter INDEPENDENT_STARSHIP = STARSHIP.and(with(INDEPENDENT));

    private static final Condition ONLY_SCUM =
        thereIs(your(ALIEN).having(ABILITY, MORE, 0))
            .or(thereIs(your(CHARACTER).having(ABILITY, MORE, 0).related(PILOTING, INDEPENDENT_STARSHIP)))
            .or(thereIs(your(INDEPENDENT_STARSHIP).and(with(PILOT))))
            .and(thereIsNo(your(CHARACTER)
                .having(ABILITY, MORE, 0)
                .except(ALIEN)
                .except(CHARACTER.related(PILOTING, INDEPENDENT_STARSHIP))))
            .and(thereIsNo(your(STARSHIP.or(VEHICLE)).and(with(PILOT)).except(with(INDEPENDENT))))
            .and(thereIsNo(your(VEHICLE.or(a(DEJARIK)).or(a(HOLOGRAM))).having(ABILITY, MORE, 0)));

    static final Card[] CARDS = {
        immediateEffect("Cane Adiss", DARK, "6_142")
            .destiny(4).icons(JABBAS_PALACE)
            .says(
                deploysOn(THERE)
                    .at(just(DRAIN_INITIATED)
                        .by(OPPONENT)
                        .at(LOCATION.and(with(PLANET)).except(new InState(CardState.SHIELDED)))),
                may(Deed.DEPLOY_REGARDLESS, your(CHARACTER.or(VEHICLE).or(STARSHIP)), HERE),
                immuneTo("Control")),

        Common.resistance("Resistance", DARK, "6_147"),

        effect("Scum And Villainy", DARK, "6_149").unique()
            .destiny(4).icons(JABBAS_PALACE)
            .says(
                deploysOn(titled("Jabba's Palace: Audience Chamber")),
                adds(-1, DEPLOY_COST, your(ALIEN.or(STARSHIP)), ONLY_SCUM),
                automatically(at(just(BATTLE_INITIATED).by(YOU)).when(ONLY_SCUM).then(retrieve(YOU, 2))),
                immuneTo(
                    IT,
                    titled("Alter"),
                    compare(count(youControl(SITE.and(titleHas("Jabba's Palace")))), AT_LEAST, 3))),
    };
}
