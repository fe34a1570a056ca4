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

/** Premiere: what Interrupts say at length. */
final class CommonInterrupts {
    private CommonInterrupts() {}

    private static final Filter CANTINA = titled("Tatooine: Cantina");

    /** Two stormtroopers and a character of the opponent's battle, and nobody else does there. */
    static Ability startsTrouble() {
        return lost(at(just(PHASE_STARTS).by(YOU))
            .when(inPhase(YOU, Phase.BATTLE))
            .target(new Target("troopers", your(a(STORMTROOPER)).at(CANTINA), number(2), number(2), YOU))
            .target("victim", opponents(CHARACTER).at(CANTINA))
            .use(1)
            .then(
                thisTurn(mayNot(
                    Deed.TAKE_PART_IN_BATTLE,
                    EITHER,
                    ANYTHING.except(chosen("troopers").or(chosen("victim"))),
                    CANTINA)),
                thisTurn(set(BATTLE_COST, 0, CANTINA).whose(YOU)),
                thisTurn(yours(BATTLE_DESTINIES, 1, CANTINA)),
                new InitiateBattle(CANTINA),
                thisTurn(mayNot(Deed.INITIATE_BATTLE, EITHER, ANYTHING, CANTINA))));
    }

    /** What the opponent would have made smaller grows; or he loses one more to battle damage. */
    static Ability[] worsensLoss() {
        return new Ability[] {
            lost(cancelsPlayed(titled("It Could Be Worse")).then(
                cancelIt(),
                new ChooseNumber(YOU, "force", number(0), pileSize(YOU, Pile.FORCE_PILE)),
                new UseForce(YOU, remembered("force")),
                new ChangeLoss(OPPONENT, remembered("force"), true))),
            lost(at(just(LOST_TO_BATTLE).by(OPPONENT)).then(new ChangeLoss(OPPONENT, number(1), true))),
        };
    }

    /** Droids of the opponent's Used Pile are lost, or one on table is for its deploy cost. */
    static Ability[] findsDroids() {
        return new Ability[] {
            lost(at(anyTime())
                .use(1)
                .then(
                    new LookAt(YOU, OPPONENT, Pile.USED_PILE, pileSize(OPPONENT, Pile.USED_PILE), false)
                        .as("seen"),
                    lose(DROID.and(among("seen"))))),
            lost(at(anyTime())
                .target("droid", DROID)
                .use(figure(DEPLOY_COST, the("droid")))
                .then(lose(chosen("droid")))),
        };
    }
}
