package holosite.language.effect;

import holosite.language.filter.Filter;
import holosite.language.prose.Clause;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;

/**
 * The speaking card moves on to the next of these locations of a row: inward first, back again from
 * the innermost, and beyond the outermost it is lost.
 */
public record MoveOn(Filter along) implements Effect {

    @Override
    public Statement say(Prose p) {
        String places = p.all(along);
        return Statement.fact(
                Clause.of(
                        p.say(
                                "this card moves on along %s to the next one: inward first, back"
                                        + " again from the innermost, and lost when it moves beyond"
                                        + " the outermost",
                                "cette carte avance d'un pas parmi %s : d'abord vers l'intérieur,"
                                        + " puis en sens inverse à partir du plus intérieur, et elle"
                                        + " est perdue en passant au-delà du plus extérieur",
                                places)));
    }
}
