package holosite.language.card;

/** Pilots printed into a starship or vehicle: how many, and the ability they provide together. */
public record PermanentPilot(int pilots, double ability) {

    public PermanentPilot {
        if (pilots < 1) {
            throw new IllegalArgumentException("at least one permanent pilot, not " + pilots);
        }
    }
}
