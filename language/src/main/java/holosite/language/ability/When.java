package holosite.language.ability;

import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import java.util.EnumSet;
import java.util.Set;

/** The moment at which an action can be taken. */
public sealed interface When permits When.InPhases, When.InBattle, When.Just {

    /** As an action of its own in these phases of this player's turns; every phase: at any time. */
    record InPhases(Who turn, Set<Phase> phases) implements When {
        public InPhases {
            phases = Set.copyOf(phases);
        }
    }

    /** As an action of its own in the weapons segment of a battle. */
    record InBattle() implements When {}

    /**
     * In answer to something that just happened or is about to: done by this player, to such a card,
     * by means of such a card, at such a place.
     */
    record Just(Event event, Who by, Filter subject, Filter cause, Filter place) implements When {

        public Just by(Who player) {
            return new Just(event, player, subject, cause, place);
        }

        public Just to(Filter card) {
            return new Just(event, by, card, cause, place);
        }

        public Just with(Filter card) {
            return new Just(event, by, subject, card, place);
        }

        public Just at(Filter location) {
            return new Just(event, by, subject, cause, location);
        }
    }

    static When anyTime() {
        return new InPhases(Who.EITHER, EnumSet.allOf(Phase.class));
    }

    static When yourTurn() {
        return new InPhases(Who.YOU, EnumSet.allOf(Phase.class));
    }

    static When your(Phase phase) {
        return new InPhases(Who.YOU, EnumSet.of(phase));
    }

    static When opponents(Phase phase) {
        return new InPhases(Who.OPPONENT, EnumSet.of(phase));
    }

    static When any(Phase phase) {
        return new InPhases(Who.EITHER, EnumSet.of(phase));
    }

    static When inBattle() {
        return new InBattle();
    }

    static Just just(Event event) {
        return new Just(event, Who.EITHER, new Everything(), new Everything(), new Everything());
    }
}
