package holosite.language.ability;

import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.condition.Always;
import holosite.language.condition.Both;
import holosite.language.condition.Condition;
import holosite.language.condition.InPhase;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The moment at which an action can be taken. */
public sealed interface When permits When.InPhases, When.InBattle, When.Just {

    /** As an action of its own in these phases of this player's turns; every phase: at any time. */
    record InPhases(Who turn, Set<Phase> phases) implements When {
        public InPhases {
            phases = Collections.unmodifiableSet(EnumSet.copyOf(phases));
        }

        @Override
        public String say(Prose p, String en, String fr) {
            if (phases.size() == Phase.values().length) {
                return turn == Who.EITHER
                        ? ""
                        : p.say("during ", "pendant ") + p.of(turn, Noun.m("turn", "tour"));
            }
            var names = new ArrayList<String>();
            for (Phase phase : Phase.values()) {
                if (phases.contains(phase)) {
                    names.add(
                            turn == Who.EITHER
                                    ? p.say("any ", "toute ") + p.say(phase.noun())
                                    : p.of(turn, phase.noun()));
                }
            }
            return p.say("during ", "pendant ") + p.or(names);
        }
    }

    /** As an action of its own in the weapons segment of a battle. */
    record InBattle() implements When {
        @Override
        public String say(Prose p, String en, String fr) {
            return p.say("during a battle", "pendant une bataille");
        }
    }

    /**
     * In answer to something that just happened or is about to: done by this player, to such a
     * card, by means of such a card, at such a place.
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

        @Override
        public String say(Prose p, String en, String fr) {
            p.known(Known.SUBJECT, subject.phrase().noun());
            if (!(cause instanceof Everything)) {
                p.known(Known.CAUSE, cause.phrase().noun());
            }
            var where = place.phrase();
            where.fallback(Noun.LOCATION);
            p.known(Known.PLACE, where.noun());
            p.answering(event.answered(p));
            p.answeringNumber(event.number(p));
            return event.say(p, this, p.say(en, fr));
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

    /** The moment, led by "if" or "when" where it needs one; nothing for any time at all. */
    String say(Prose p, String en, String fr);

    /** The same where a condition helps to tell it: the start of a phase, and which phase. */
    default String say(Prose p, Condition condition, String en, String fr) {
        String time = say(p, en, fr);
        if (this instanceof Just just && phase(condition).isPresent() && just.event().ofPhase()) {
            return just.event().say(p, phase(condition).get());
        }
        return time;
    }

    /** What is left of the condition when the moment has been told. */
    default Condition open(Condition condition) {
        if (!(this instanceof Just just) || !just.event().ofPhase() || phase(condition).isEmpty()) {
            return condition;
        }
        Condition left = Always.ALWAYS;
        for (Condition one : condition instanceof Both both ? both.parts() : List.of(condition)) {
            left = one instanceof InPhase ? left : left.and(one);
        }
        return left;
    }

    private static Optional<InPhase> phase(Condition condition) {
        return (condition instanceof Both both ? both.parts() : List.of(condition))
                .stream().filter(InPhase.class::isInstance).map(InPhase.class::cast).findFirst();
    }

    default String say(Prose p) {
        return say(p, "if ", "si ");
    }
}
