package holosite.language.card;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;

/** A weapon printed into a character: its name, with a dot where there is only one of it. */
public record PermanentWeapon(String title, boolean unique) {

    public PermanentWeapon {
        Refuse.when(title.isBlank(), "a permanent weapon needs its name");
    }

    public String say(Prose p) {
        return p.say("permanent weapon: ", "arme permanente : ") + (unique ? "•" : "") + title;
    }
}
