package holosite.language.ability;

import holosite.language.card.Icon;
import holosite.language.check.Refuse;
import holosite.language.condition.Condition;
import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Feature;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;

/** These cards have lost something that an icon stands for, printed or given. */
public record Loses(Filter cards, Icon icon, Condition when) implements StandingAbility {

    public Loses {
        Refuse.when(!(icon.wording() instanceof Feature), "%s is nothing that a card has", icon);
    }

    @Override
    public Clause fact(Prose p) {
        Mention who = p.mention(cards, Determiner.ALL);
        String what = icon.wording().alone(p.language());
        boolean many = who.agreement().plural();
        return Clause.about(
                who,
                p.say(many ? "have" : "has", many ? "n'ont" : "n'a"),
                p.say("no " + what + " any more", "plus de " + what));
    }
}
