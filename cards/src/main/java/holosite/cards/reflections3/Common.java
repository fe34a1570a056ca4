package holosite.cards.reflections3;

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

/** Reflections 3: cards that both sides have alike, and what cards of several files say. */
final class Common {
    private Common() {}

    static final Filter INSERT_CARD = new OwnText(OwnText.Tells.INSERTS);

    static final Condition YOU_OCCUPY_BOTH =
        thereIs(youOccupy(SITE.in(CardState.BATTLEGROUND))).and(thereIs(youOccupy(SYSTEM.in(CardState.BATTLEGROUND))));

    static final Condition OPPONENT_OCCUPIES_BOTH =
        thereIs(opponentOccupies(SITE.in(CardState.BATTLEGROUND)))
            .and(thereIs(opponentOccupies(SYSTEM.in(CardState.BATTLEGROUND))));

    static final Condition HELD_DOWN =
        compare(count(youOccupy(LOCATION.in(CardState.BATTLEGROUND))), AT_LEAST, 3)
            .or(thereIsNo(opponentOccupies(LOCATION.in(CardState.BATTLEGROUND))));

    static Card fearIsMyAlly(String title, Side side, String id) {
        return startingEffect(title, side, id).unique()
            .destiny(0).icons(EPISODE_I, REFLECTIONS_III)
            .says(
                new HoldsCards(10),
                may(at(anyTime()).times(3, Limit.Per.GAME).then(new PlayFromHere(DEFENSIVE_SHIELDS))));
    }

    static Card resistance(String title, Side side, String id) {
        return defensiveShield(title, side, id)
            .icons(REFLECTIONS_III)
            .says(
                deploysOnTable(),
                when(HELD_DOWN, atMost(FORCE_LOSS_FROM_DRAIN, 2, ANYTHING).whose(YOU)),
                when(HELD_DOWN, atMost(FORCE_LOSS_FROM_INSERT, 2, ANYTHING).whose(YOU)));
    }

    static Card doOrDoNot(String title, Side side, String id) {
        return defensiveShield(title, side, id)
            .icons(REFLECTIONS_III)
            .says(
                deploysOnTable(),
                gives(LOST_INTERRUPT, titled("Sense", "Alter")),
                automatically(at(just(DESTINY_SUCCEEDED).with(titled("Sense", "Alter")))
                    .then(loseForce(THAT_PLAYER, 2))));
    }

    static Card secretPlans(String title, Side side, String id) {
        return defensiveShield(title, side, id)
            .icons(REFLECTIONS_III)
            .says(
                deploysOnTable(),
                automatically(at(just(FORCE_TO_BE_RETRIEVED).by(OPPONENT))
                    .then(new MayPay(OPPONENT, eventAmount(), List.of(), List.of(cancelIt())))));
    }

    static Card wipeThemOutAllOfThem(String title, Side side, String id) {
        return defensiveShield(title, side, id)
            .icons(EPISODE_I, REFLECTIONS_III)
            .says(
                deploysOnTable(),
                when(
                    thereIs(opponents(ALIEN.or(STARFIGHTER)).nonUnique().in(CardState.IN_BATTLE)),
                    atMost(BATTLE_DESTINIES, 2, ANYTHING).whose(OPPONENT)));
    }
}
