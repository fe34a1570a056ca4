package holosite.language.ability;

import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;
import java.util.List;
import java.util.TreeMap;

/**
 * This card is no part of any deck: it tells players the parsec numbers of systems, and where Rebel
 * bases are known to be. Nothing in a game depends on it.
 */
public record ParsecChart(List<Row> rows, List<String> rebelBases) implements Ability {

    /** Systems with the same parsec number. */
    public record Row(int parsec, List<String> systems) {
        public Row {
            systems = Refuse.empty(systems, "a row of a chart has systems");
            Refuse.when(parsec < 0, "no parsec number is below 0");
        }
    }

    public ParsecChart {
        rows = Refuse.empty(rows, "a chart has rows");
        rebelBases = Refuse.empty(rebelBases, "a chart marks Rebel bases");
    }

    /** One row of a chart. */
    public static Row row(int parsec, String... systems) {
        return new Row(parsec, List.of(systems));
    }

    @Override
    public Passage say(Prose p) {
        var parsecs = new TreeMap<String, Integer>();
        rows.forEach(row -> row.systems().forEach(system -> parsecs.put(system, row.parsec())));
        var listed =
                parsecs.entrySet().stream()
                        .map(e -> e.getKey() + " (" + e.getValue() + ")")
                        .toList();
        return Passage.of(
                Clause.of(
                        p.say(
                                "this card is in no deck: it lists systems with their parsec"
                                        + " numbers",
                                "cette carte n'est dans aucun deck : elle énumère des systèmes avec"
                                        + " leurs nombres de parsecs")),
                Clause.of(p.and(listed)),
                Clause.of(
                        p.say("Rebel bases are known at ", "on connaît des bases rebelles à ")
                                + p.and(rebelBases)));
    }
}
