package holosite.rules.decision;

import holosite.rules.card.NamedKind;

/** A question that is answered with yes or no. */
public sealed interface YesNo extends OptionPrompt {

    @Override
    default int options() {
        return 2;
    }

    @Override
    default Option option(int place) {
        return place == 0 ? Option.YesOrNo.YES : Option.YesOrNo.NO;
    }

    /** Whether a player does what a text of this card lets him. */
    record May(int card) implements YesNo, OneCard {}

    /** Whether a player uses so much Force for a text of this card. */
    record MayPay(int card, double force) implements YesNo, OneCard {}

    /** Whether a player draws battle destiny in the battle at this location, and how many. */
    record DrawBattleDestiny(int card, double draws) implements YesNo, OneCard {}

    /** Whether a player draws destiny against this creature. */
    record AttackDestiny(int card) implements YesNo, OneCard {}

    /** Whether a player adds one more card to his sabacc hand, which comes to this total. */
    record SabaccCard(int card, double total) implements YesNo, OneCard {}

    /**
     * Whether a player says by a text of this card if there are at least so many cards of a kind in
     * his hand; if not, he loses so much Force.
     */
    record TellTruth(int card, int least, NamedKind kind, double force) implements YesNo, OneCard {}

    /** Whether a race destiny just drawn is used for this Podracer. */
    record UseRaceDestiny(int card, int racer, double worth) implements YesNo, TwoCards {
        @Override
        public int other() {
            return racer;
        }
    }
}
