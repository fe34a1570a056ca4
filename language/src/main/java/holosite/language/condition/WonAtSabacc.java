package holosite.language.condition;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;

/** A persona has won a hand of sabacc in this game. */
public record WonAtSabacc(String persona) implements Condition {
    public WonAtSabacc {
        Refuse.blank(persona, "a persona needs a name");
    }

    @Override
    public String say(Prose p, boolean holds) {
        return holds
                ? p.say(
                        "%s has won at sabacc this game",
                        "%s a gagné au sabacc dans cette partie", persona)
                : p.say(
                        "%s has not won at sabacc this game",
                        "%s n'a pas gagné au sabacc dans cette partie", persona);
    }
}
