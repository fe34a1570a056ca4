package holosite.bots.lab;

import java.util.Locale;

/** What a player lost Force to. */
public enum Loss {
    FORCE_DRAINS,
    BATTLE_DAMAGE,
    OTHER;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
