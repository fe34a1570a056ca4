package holosite.language.amount;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;

/** A number remembered under this name: chosen, drawn or paid. */
public record Remembered(String name) implements Amount {
    public Remembered {
        Refuse.blank(name, "a remembered number needs a name");
    }

    @Override
    public String say(Prose p) {
        return p.antecedents().number(p, name);
    }
}
