package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Adjective;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/** Cards hide from the battle: they are excluded from it, unless that attempt is canceled. */
public record Hide(Filter cards) implements Effect {

    @Override
    public Statement say(Prose p) {
        Verb hide =
                new Verb("hide", "hides", "se dérober", "vous dérobez", "se dérobe", "se dérobent");
        Mention them = p.mention(cards, Determiner.ALL);
        return Statement.change(
                hide.about(p, them, true)
                        .with(
                                p.say(
                                        "(excluded from the battle)",
                                        Adjective.agree(
                                                "(exclu* de la bataille)", them.agreement()))),
                p.say(
                        "hide %s (exclude it from the battle)",
                        "dérober %s (l'exclure de la bataille)", them.text()));
    }
}
