package holosite.language.effect;

import holosite.language.ability.CanLast;
import holosite.language.ability.Event;
import holosite.language.ability.Modifies;
import holosite.language.ability.StateTriggers;
import holosite.language.ability.Triggers;
import holosite.language.ability.When;
import holosite.language.card.Duration;
import holosite.language.card.Figure;
import holosite.language.condition.Always;
import holosite.language.prose.Language;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

/** Something a card could say applies from now on, for a while. */
public record Lasting(CanLast ability, Duration duration) implements Effect {

    /** Whether it speaks of what was chosen under this name: said with a title, it shows it. */
    public boolean mentions(String name) {
        var p = new Prose(Language.EN);
        String title = "<" + name + ">";
        p.antecedents().titled(name, title);
        return ability.say(p).spoken(p).contains(title);
    }

    @Override
    public Statement say(Prose p) {
        String span = duration.say(p);
        if (ability instanceof Modifies(var modifier, Always always)) {
            // A battle destiny is drawn in the battle going on, and no other.
            boolean plain =
                    modifier.figure() == Figure.BATTLE_DESTINIES
                            && duration == Duration.THIS_BATTLE;
            return modifier.doing(p, plain ? "" : span);
        }
        if (ability instanceof StateTriggers && duration == Duration.WHILE_ON_TABLE) {
            // What a card waits for it waits for while it is there.
            return Statement.separate(ability.say(p.apart()));
        }
        Passage told = happensOnce() ? once(p) : ability.say(p).lasting(span);
        return told.only().map(Statement::fact).orElseGet(() -> Statement.separate(told));
    }

    private Passage once(Prose p) {
        return ability.say(p.apart().thisTurn(true));
    }

    /**
     * What happens at the end of this turn, phase or battle, to a hit, or on arrival, happens once.
     */
    private boolean happensOnce() {
        return ability instanceof Triggers(var action)
                && action.moment() instanceof When.Just just
                && (duration == Duration.THIS_TURN
                                && (just.event() == Event.TURN_ENDS
                                        || just.event() == Event.PHASE_ENDS)
                        || duration == Duration.THIS_ACTION && just.event() == Event.HIT
                        || duration == Duration.WHILE_ON_TABLE && just.event() == Event.REACHED
                        || duration == Duration.THIS_BATTLE
                                && (just.event() == Event.BATTLE_DECIDED
                                        || just.event() == Event.BATTLE_ENDING));
    }
}
