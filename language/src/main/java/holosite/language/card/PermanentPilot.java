package holosite.language.card;

import holosite.language.prose.Prose;

/** Pilots printed into a starship or vehicle: how many, and the ability they provide together. */
public record PermanentPilot(int pilots, double ability) {

    public PermanentPilot {
        if (pilots < 1) {
            throw new IllegalArgumentException("at least one permanent pilot, not " + pilots);
        }
    }

    public String say(Prose p) {
        return pilots == 1
                ? p.say(
                                "a permanent pilot aboard provides ability of ",
                                "un pilote permanent à bord fournit une habileté de ")
                        + p.number(ability)
                : p.say(
                                "%d permanent pilots aboard provide total ability of ",
                                "%d pilotes permanents à bord fournissent une habileté totale de ",
                                pilots)
                        + p.number(ability);
    }
}
