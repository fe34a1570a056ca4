package holosite.language.ability;

import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Trait;
import holosite.language.check.Refuse;
import holosite.language.condition.Condition;
import holosite.language.filter.Being;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Adjective;
import holosite.language.prose.Clause;
import holosite.language.prose.Determiner;
import holosite.language.prose.Feature;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import holosite.language.prose.Wording;
import java.util.Optional;

/**
 * These cards gain a skill: an icon or a characteristic; a characteristic perhaps only toward what
 * certain cards say, as if it were printed for them.
 */
public record Gives(
        Filter to, Optional<Icon> icon, Optional<Trait> trait, Filter toward, Condition when)
        implements StandingAbility {

    public Gives(Filter to, Optional<Icon> icon, Optional<Trait> trait, Condition when) {
        this(to, icon, trait, new Everything(), when);
    }

    public Gives {
        Refuse.when(
                icon.isPresent() == trait.isPresent(),
                "an icon or a characteristic is given, and not both");
        Refuse.when(
                icon.isPresent() && !(toward instanceof Everything),
                "an icon is given for all texts");
    }

    /** An Interrupt becomes another kind of Interrupt instead of the one it was. */
    private boolean makesAnother() {
        return trait.filter(given -> given.of() == CardType.INTERRUPT).isPresent();
    }

    @Override
    public Clause fact(Prose p) {
        boolean self = to instanceof Being(Known known) && known == Known.IT;
        Mention cards = self ? p.self(true) : p.mention(to, Determiner.ALL);
        Wording skill =
                icon.map(Icon::wording).orElseGet(() -> trait.map(Trait::wording).orElseThrow());
        return switch (skill) {
            case Noun noun ->
                    Verb.BE
                            .about(p, cards, true)
                            .with(
                                    makesAnother()
                                            ? p.say("now", "désormais")
                                            : p.say("also", "aussi"),
                                    !cards.agreement().plural()
                                            ? p.a(noun)
                                            : p.say("", makesAnother() ? "des " : "")
                                                    + p.plural(noun),
                                    toward(p));
            case Adjective adjective ->
                    Verb.BE
                            .about(p, cards, true)
                            .with(adjective.in(p.language(), cards.agreement()), toward(p));
            case Feature feature ->
                    Verb.HAVE.about(p, cards, true).with(feature.in(p.language()), toward(p));
        };
    }

    private String toward(Prose p) {
        return toward instanceof Everything
                ? ""
                : p.say("for ", "pour ") + p.mention(toward, Determiner.ALL).text();
    }
}
