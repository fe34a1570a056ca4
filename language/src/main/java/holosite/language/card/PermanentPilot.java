package holosite.language.card;

import holosite.language.check.Refuse;
import holosite.language.prose.Prose;
import java.util.List;

/**
 * The crew printed into a starship or vehicle: how many pilots, the ability they provide together,
 * and that of the best of them. Those of them who are unique are named, as is a unique astromech;
 * the last {@code texts} abilities of the card are theirs and go with them.
 */
public record PermanentPilot(
        int pilots,
        double ability,
        double highest,
        List<String> unique,
        boolean astromech,
        int texts) {

    public PermanentPilot {
        unique = List.copyOf(unique);
        Refuse.when(pilots < 1 && !astromech, "at least one permanent pilot, not %s", pilots);
        Refuse.when(!astromech && unique.size() > pilots, "more names than pilots: %s", unique);
        Refuse.when(highest > ability, "one pilot has no more ability than all of them");
    }

    public PermanentPilot(int pilots, double ability) {
        this(pilots, ability, ability / pilots, List.of(), false, 0);
    }

    public String say(Prose p) {
        if (astromech) {
            return p.say(
                    "%s is its permanent astromech",
                    "%s est son astromech permanent", p.and(unique));
        }
        String provides =
                ability == 0
                        ? ""
                        : p.say(" and provides ability of ", " et fournit une habileté de ")
                                + p.number(ability);
        if (unique.size() == 1 && pilots == 1) {
            return p.say(
                            "%s is its permanent pilot",
                            "%s est son pilote permanent", unique.getFirst())
                    + provides;
        }
        String among =
                unique.isEmpty() ? "" : p.say(" (%s among them)", " (dont %s)", p.and(unique));
        return pilots == 1
                ? p.say(
                                "a permanent pilot aboard provides ability of ",
                                "un pilote permanent à bord fournit une habileté de ")
                        + p.number(ability)
                : p.say(
                                "%d permanent pilots aboard%s provide total ability of ",
                                "%d pilotes permanents à bord%s fournissent une habileté totale de"
                                        + " ",
                                pilots,
                                among)
                        + p.number(ability)
                        + best(p);
    }

    private String best(Prose p) {
        return highest * pilots == ability
                ? ""
                : p.say(", the best of them ", ", dont ")
                        + p.number(highest)
                        + p.say("", " pour le meilleur");
    }
}
