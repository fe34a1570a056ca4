package holosite.language.effect;

import holosite.language.card.Pile;
import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** The speaking creature eats cards, which are lost, or go to another pile. */
public record Eat(Filter cards, Pile to) implements Effect {

    @Override
    public Statement say(Prose p) {
        Mention them = p.mention(cards, Determiner.ALL);
        String whereTo =
                switch (to) {
                    case LOST_PILE -> "";
                    case OUT_OF_PLAY -> p.say("(out of play)", "(hors jeu)");
                    default -> "(" + p.say(to.noun()) + ")";
                };
        return Statement.change(
                Verb.BE
                        .about(p, them, true)
                        .with(
                                p.say("eaten", Adjective.agree("dévoré*", them.agreement())),
                                whereTo),
                p.say("eat ", "dévorer ") + them.text(),
                whereTo);
    }
}
