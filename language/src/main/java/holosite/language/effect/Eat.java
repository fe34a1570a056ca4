package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.filter.Ref;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** A creature, the speaking one or another, eats cards, which are lost, or go to another pile. */
public record Eat(Filter cards, Pile to, Ref creature) implements Effect {

    /** The speaking creature eats them. */
    public Eat(Filter cards, Pile to) {
        this(cards, to, Known.IT);
    }

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        String whereTo =
                switch (to) {
                    case LOST_PILE -> "";
                    case OUT_OF_PLAY -> p.say("(out of play)", "(hors jeu)");
                    default -> "(" + p.say(to.noun()) + ")";
                };
        boolean itself = creature.self();
        String by = itself ? "" : p.say("by ", "par ") + p.ref(creature).text();
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(
                                p.say("eaten", Adjective.agree("dévoré*", them.agreement())),
                                by,
                                whereTo),
                itself
                        ? p.say("eat ", "dévorer ") + them.text()
                        : p.say("have %s eaten", "faire dévorer %s", them.text()),
                by,
                whereTo);
    }
}
