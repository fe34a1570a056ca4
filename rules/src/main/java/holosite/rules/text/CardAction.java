package holosite.rules.text;

import holosite.language.ability.Action;
import holosite.language.ability.Limit;
import holosite.language.ability.When;
import holosite.language.card.Who;
import holosite.language.effect.AttachTo;
import holosite.language.filter.Being;
import holosite.language.filter.CardState;
import holosite.language.filter.Known;
import holosite.rules.table.Zone;
import java.util.List;
import java.util.Optional;

/**
 * An action, offered, mandatory or automatic. Its costs are fixed if neither they nor whether it is
 * possible at all depend on which cards are chosen for it.
 */
public record CardAction(
        Action said,
        int index,
        When moment,
        Text.JustTest just,
        Who actor,
        Check when,
        Limit limit,
        Optional<Value> uses,
        List<Text.TargetChoice> targets,
        List<Price> prices,
        boolean costsAreFixed,
        Program program,
        Optional<Zone> to,
        CardTest immune,
        Check possible,
        Manner manner,
        boolean whileFaceDown,
        boolean withoutText)
        implements Text.Part {

    /** How an action comes about. */
    public enum Manner {
        /** A player takes it if he likes. */
        OFFERED,
        /**
         * A player takes it when he likes in its phase, and at the end of the phase in any case.
         */
        MANDATORY,
        /** It happens by itself in response to something. */
        AUTOMATIC
    }

    /** Whether it happens by itself in response to something. */
    public boolean automatic() {
        return manner == Manner.AUTOMATIC;
    }

    /** Whether it must be taken before its phase ends. */
    public boolean mandatory() {
        return manner == Manner.MANDATORY;
    }

    /** The same action of the same text, perhaps compiled another time. */
    @Override
    public boolean equals(Object other) {
        return this == other
                || other instanceof CardAction that
                        && index == that.index
                        && program.equals(that.program);
    }

    @Override
    public int hashCode() {
        return program.hashCode();
    }

    @Override
    public boolean countsWhile(CardState state) {
        return OwnState.asked(said.condition(), state);
    }

    /** Whether all it does is to bring its own card onto another. */
    public boolean transfersItself() {
        return !said.effects().isEmpty()
                && said.effects().stream()
                        .allMatch(
                                effect ->
                                        effect instanceof AttachTo on
                                                && on.cards().equals(new Being(Known.IT)));
    }

    /** The same by the card's icon, even while its text is canceled. */
    public CardAction whateverBecomesOfTheText() {
        return copy(index, true);
    }

    /** The same under another number, on a card that has copied it. */
    public CardAction numbered(int number) {
        return copy(number, withoutText);
    }

    private CardAction copy(int number, boolean evenWithoutText) {
        return new CardAction(
                said,
                number,
                moment,
                just,
                actor,
                when,
                limit,
                uses,
                targets,
                prices,
                costsAreFixed,
                program,
                to,
                immune,
                possible,
                manner,
                whileFaceDown,
                evenWithoutText);
    }

    /** The same carried out by another program. */
    CardAction running(Program other) {
        return new CardAction(
                said,
                index,
                moment,
                just,
                actor,
                when,
                limit,
                uses,
                targets,
                prices,
                costsAreFixed,
                other,
                to,
                immune,
                possible,
                manner,
                whileFaceDown,
                withoutText);
    }
}
