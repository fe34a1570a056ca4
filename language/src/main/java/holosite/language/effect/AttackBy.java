package holosite.language.effect;

import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.filter.Ref;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A creature attacks a card at once, in addition to the attack it makes in a battle phase. */
public record AttackBy(Filter creature, Ref prey) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention attacker = p.mention(creature, Determiner.A);
        String victim = p.all(new Being(prey));
        return Statement.change(
                Verb.of("attack", "attaquer").about(p, attacker, true).with(victim),
                p.say(
                        "make %s attack %s",
                        "faire attaquer %2$s par %1$s", attacker.text(), victim));
    }
}
