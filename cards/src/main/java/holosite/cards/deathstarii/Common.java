package holosite.cards.deathstarii;

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

/** Death Star II: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    private static final Filter WEAPON_TO_FORFEIT =
        your(WEAPON)
            .except(a(LIGHTSABER))
            .related(
                ON,
                your(CHARACTER.or(VEHICLE).or(STARSHIP)).except(new InState(CardState.FORFEITED_WEAPON_THIS_TURN)));

    static Card inconsequentialLosses(String title, Side side, String id) {
        return effect(title, side, id).unique()
            .destiny(5).icons(DEATH_STAR_II)
            .says(
                deploysOnTable(),
                always(base(FORFEIT, 3, WEAPON_TO_FORFEIT)),
                may(Deed.FORFEIT, WEAPON_TO_FORFEIT, ANYTHING),
                automatically(at(just(FORFEITED).to(your(WEAPON))).then(toUsedPile(THAT))),
                immuneTo("Alter"));
    }

    static Card preparedDefenses(String title, Side side, String id) {
        return usedOrStartingInterrupt(title, side, id).unique()
            .destiny(3).icons(DEATH_STAR_II)
            .says(
                used(at(just(DESTINY_DRAWN).by(YOU)).when(isBattleDestiny()).then(changeDestiny(1))),
                starting(Always.ALWAYS, Pile.LOST_PILE,
                    SetUp.may("effects", 3,
                        EFFECT.and(new OwnImmunity("Alter"))
                            .and(new OwnText(OwnText.Tells.NO_DEPLOY_COST))
                            .and(new OwnText(OwnText.Tells.DEPLOYS_ON_TABLE)))));
    }
}
