package holosite.language.amount;

import holosite.language.prose.Prose;

/** The number of what is responded to: Force lost, destiny drawn. */
public record EventAmount() implements Amount {

    @Override
    public String say(Prose p) {
        return p.antecedents().answeredNumber(p);
    }
}
