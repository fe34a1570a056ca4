package holosite.language.ability;

import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.condition.Always;
import holosite.language.condition.Condition;
import holosite.language.condition.InPhase;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.TimePhrase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/** The moment at which an action can be taken. */
public sealed interface When permits When.InPhases, When.InBattle, When.InDamageSegment, When.Just {

    /** As an action of its own in these phases of this player's turns; every phase: at any time. */
    record InPhases(Who turn, Set<Phase> phases) implements When {
        public InPhases {
            Refuse.when(phases.isEmpty(), "an action can be taken in some phase");
            phases = Collections.unmodifiableSet(EnumSet.copyOf(phases));
        }

        @Override
        public TimePhrase at(Prose p) {
            if (phases.size() == Phase.values().length) {
                return turn == Who.EITHER
                        ? TimePhrase.ANY
                        : TimePhrase.adverb(
                                p.say("during ", "pendant ") + p.of(turn, Noun.m("turn", "tour")));
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
            return TimePhrase.adverb(p.say("during ", "pendant ") + p.or(names));
        }
    }

    /** As an action of its own in the weapons segment of a battle. */
    record InBattle() implements When {
        @Override
        public TimePhrase at(Prose p) {
            return TimePhrase.adverb(p.say("during a battle", "pendant une bataille"));
        }
    }

    /** As an action of its own in the damage segment of a battle. */
    record InDamageSegment() implements When {
        @Override
        public TimePhrase at(Prose p) {
            return TimePhrase.adverb(
                    p.say(
                            "during the damage segment of a battle",
                            "pendant le segment des dommages d'une bataille"));
        }
    }

    /**
     * In response to something that just happened or is about to: done by this player, to such a
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
        public TimePhrase at(Prose p) {
            p.antecedents().known(Known.SUBJECT, subject.phrase().noun());
            if (!(cause instanceof Everything)) {
                p.antecedents().known(Known.CAUSE, cause.phrase().noun());
            } else if (event == Event.WEAPON_FIRED || event == Event.WEAPON_AIMED) {
                p.antecedents().known(Known.CAUSE, CardType.WEAPON.noun());
            }
            var where = place.phrase();
            where.fallback(Noun.LOCATION);
            p.antecedents().known(Known.PLACE, where.noun());
            p.antecedents().answering(event.answered(p));
            p.antecedents().answeringNumber(event.number(p));
            return event.say(p, this);
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

    static When inDamageSegment() {
        return new InDamageSegment();
    }

    static Just just(Event event) {
        return new Just(event, Who.EITHER, new Everything(), new Everything(), new Everything());
    }

    /** The moment. Something that happens is a clause that still needs a conjunction. */
    TimePhrase at(Prose p);

    /** The moment as what an action of a player responds to: "if opponent has just …". */
    default TimePhrase given(Prose p) {
        return at(p).given();
    }

    /** The same where a condition is part of the wording: the start of a phase, and which phase. */
    default TimePhrase given(Prose p, Condition condition) {
        return at(p, condition).given();
    }

    /** The same as what triggers an automatic action: "when opponent has just …". */
    default TimePhrase when(Prose p, Condition condition) {
        return at(p, condition).when();
    }

    private TimePhrase at(Prose p, Condition condition) {
        TimePhrase time = at(p);
        var phase = phase(condition);
        return this instanceof Just just && phase.isPresent() && just.event().ofPhase()
                ? just.event().say(p, phase.get())
                : time;
    }

    /** What is left of the condition once the moment has been worded. */
    default Condition open(Condition condition) {
        if (!(this instanceof Just just) || !just.event().ofPhase() || phase(condition).isEmpty()) {
            return condition;
        }
        Condition left = Always.ALWAYS;
        for (Condition one : condition.parts()) {
            left = one instanceof InPhase ? left : left.and(one);
        }
        return left;
    }

    private static Optional<InPhase> phase(Condition condition) {
        return condition.parts().stream()
                .filter(InPhase.class::isInstance)
                .map(InPhase.class::cast)
                .findFirst();
    }
}
