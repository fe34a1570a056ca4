package holosite.language.amount;

import holosite.language.prose.Prose;

/** A number remembered under this name: chosen, drawn or paid. */
public record Remembered(String name) implements Amount {

    @Override
    public String say(Prose p) {
        return p.antecedents().number(p, name);
    }
}
