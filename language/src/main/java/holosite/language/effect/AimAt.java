package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Determiner;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

import java.util.Optional;

/** The speaking card is aimed at this card from now on, or at none any more. */
public record AimAt(Optional<Filter> card) implements Effect {

    @Override
    public Statement say(Prose p) {
        return card.map(
                        c ->
                                Statement.fact(
                                        Verb.of("aim", "viser").clause(p, p.self(true), true),
                                        p.say("at ", "") + p.mention(c, Determiner.A).text()))
                .orElseGet(
                        () ->
                                Statement.fact(
                                        p.self(true).text(),
                                        p.say(
                                                "no longer aims at any card",
                                                "ne vise plus aucune carte")));
    }
}
