package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.amount.Choice;
import holosite.language.amount.Fixed;
import holosite.language.card.Pile;
import holosite.language.card.Subtype;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.filter.AllOf;
import holosite.language.filter.Being;
import holosite.language.filter.Filter;
import holosite.language.filter.OfSubtype;
import holosite.language.prose.Determiner;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A player deploys matching cards from a pile to matching places, one after the other, at normal
 * cost or for less: one card, or as many as he likes.
 */
public record DeployFrom(
        Who who,
        Pile from,
        Filter which,
        Filter where,
        double discount,
        boolean free,
        boolean reshuffle,
        Amount most)
        implements Effect {
    public DeployFrom {
        Refuse.when(!(discount >= 0), "a discount is no surcharge");
        Refuse.when(free && discount > 0, "what is free has no discount");
        Amount.refuseBelow(1, most, "at least 1 card is deployed");
    }

    public DeployFrom(
            Who who,
            Pile from,
            Filter which,
            Filter where,
            double discount,
            boolean free,
            boolean reshuffle) {
        this(who, from, which, where, discount, free, reshuffle, new Fixed(1));
    }

    public DeployFrom upTo(Amount many) {
        return new DeployFrom(who, from, which, where, discount, free, reshuffle, many);
    }

    @Override
    public Statement say(Prose p) {
        String cost =
                free
                        ? p.say("for free", "gratuitement")
                        : discount == 0
                                ? ""
                                : p.say(
                                        "for %s less Force",
                                        discount == 1
                                                ? "pour %s point de Force de moins"
                                                : "pour %s points de Force de moins",
                                        p.number(discount));
        String source = p.say("from ", "depuis ") + p.of(who, from.noun());
        String shuffled = reshuffle ? p.say("; reshuffle", " ; mélangez") : "";
        Phrase cards =
                most.equals(new Fixed(1))
                        ? Phrase.of(p.one(which))
                        : new Choice(new Fixed(0), most).say(p, which.phrase());
        return Statement.by(
                who, Verb.of("deploy", "déployer"), cards.with(source, to(p), cost, shuffled));
    }

    /** Where cards go; of locations the text tells whose planet they join. */
    private String to(Prose p) {
        boolean sites =
                which instanceof AllOf all && all.filters().contains(new OfSubtype(Subtype.SITE));
        return sites && where instanceof Being being
                ? p.say("to the planet of %s", "sur la planète de %s", p.ref(being.card()).text())
                : p.to(where, Determiner.A);
    }
}
