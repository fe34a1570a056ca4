package holosite.language.ability;

import holosite.language.check.Refuse;
import holosite.language.filter.Everything;
import holosite.language.filter.Filter;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import java.util.Optional;

/**
 * Whom a Jedi Test is for as it comes into play: a mentor, if it needs one, and an apprentice who
 * has completed the test before it ({@code after}, 0 for none). An apprentice in hand may be
 * deployed to the same place instead ({@code orDeployed}), despite restrictions of the place.
 */
public record Training(Optional<Filter> mentor, Filter apprentice, int after, boolean orDeployed) {
    public Training {
        Refuse.when(
                after < 0 || after > 6, "there are six Jedi Tests, none of them number %s", after);
    }

    String say(Prose p) {
        Noun pupil = Noun.m("apprentice", "apprenti");
        String teacher =
                mentor.map(
                                m ->
                                        Prose.words(
                                                        p.say("a mentor", "un mentor"),
                                                        p.say("that is %s", "qui est %s", p.one(m)))
                                                + p.say(" and ", " et "))
                        .orElse("");
        String done =
                after == 0
                        ? ""
                        : p.say(
                                " who has completed Jedi Test #%d",
                                " qui a réussi l'épreuve de Jedi n° %d", after);
        String which =
                apprentice instanceof Everything
                        ? ""
                        : p.say(" that is %s", " qui est %s", p.one(apprentice));
        String fresh =
                orDeployed
                        ? p.say(
                                ", or deploying one here despite deployment restrictions",
                                ", ou en en déployant un ici malgré les restrictions au"
                                        + " déploiement")
                        : "";
        return p.say(", targeting ", ", en visant ") + teacher + p.a(pupil) + which + done + fresh;
    }
}
