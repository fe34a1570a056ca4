package holosite.language.amount;

import holosite.language.prose.Prose;

/** The number of the thing answered to: Force lost, destiny drawn. */
public record EventAmount() implements Amount {

    @Override
    public String say(Prose p) {
        return p.antecedents().answeredNumber(p);
    }
}
