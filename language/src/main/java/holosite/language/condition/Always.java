package holosite.language.condition;

import holosite.language.prose.Prose;

/** No condition: always true. */
public record Always() implements Condition {
    public static final Condition ALWAYS = new Always();

    @Override
    public boolean always() {
        return true;
    }

    @Override
    public String say(Prose p, boolean holds) {
        return holds ? p.say("at any time", "à tout moment") : p.say("never", "jamais");
    }
}
