package holosite.language.card;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import java.util.Set;

/**
 * A weapon printed into a character: its name, with a dot where there is only one of it, and the
 * kinds of weapon it is, which its name tells.
 */
public record PermanentWeapon(String title, boolean unique, Set<Trait> kinds) {

    public PermanentWeapon {
        kinds = Set.copyOf(kinds);
        Refuse.when(title.isBlank(), "a permanent weapon needs its name");
    }

    public String say(Prose p) {
        return p.say("permanent weapon: ", "arme permanente : ") + (unique ? "•" : "") + title;
    }
}
