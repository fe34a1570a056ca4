package holosite.cards.facts;

import holosite.language.card.Side;
import holosite.language.card.Uniqueness;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A row of the table of facts, in the table's own words. A figure that is a star or a formula has
 * the value {@value #FORMULA}.
 */
public record CardFacts(
        String id,
        Side side,
        Uniqueness uniqueness,
        String title,
        String type,
        String kind,
        Map<String, String> figures,
        List<String> icons,
        List<String> traits,
        List<String> matching,
        List<String> crew,
        List<String> mentions,
        List<String> manner) {

    public static final String FORMULA = "*";

    private static final int COLUMNS = 13;

    public CardFacts {
        figures = Map.copyOf(figures);
        icons = List.copyOf(icons);
        traits = List.copyOf(traits);
        matching = List.copyOf(matching);
        crew = List.copyOf(crew);
        mentions = List.copyOf(mentions);
        manner = List.copyOf(manner);
    }

    static CardFacts of(String row) {
        String[] cells = row.split("\t", -1);
        if (cells.length != COLUMNS) {
            throw new IllegalArgumentException("a row has " + COLUMNS + " cells, not: " + row);
        }
        var figures = new LinkedHashMap<String, String>();
        for (String figure : entries(cells[6])) {
            int space = figure.indexOf(' ');
            figures.put(figure.substring(0, space), figure.substring(space + 1));
        }
        return new CardFacts(
                cells[0],
                cells[1].equals("Dark") ? Side.DARK : Side.LIGHT,
                marks(cells[2]),
                cells[3],
                cells[4],
                cells[5],
                figures,
                entries(cells[7]),
                entries(cells[8]),
                entries(cells[9]),
                entries(cells[10]),
                entries(cells[11]),
                entries(cells[12]));
    }

    private static List<String> entries(String cell) {
        return cell.isEmpty() ? List.of() : List.of(cell.split(";"));
    }

    private static Uniqueness marks(String marks) {
        if (marks.isEmpty()) {
            return Uniqueness.NONE;
        }
        return marks.startsWith("•")
                ? Uniqueness.dots(marks.length())
                : Uniqueness.diamonds(marks.length());
    }

    /** The title as the card is called in play: without its other face, and without the mark of a virtual card. */
    public String name() {
        return faces().getFirst();
    }

    /** The title of the other face, where it has one. */
    public Optional<String> backName() {
        return faces().size() > 1 ? Optional.of(faces().get(1)) : Optional.empty();
    }

    private List<String> faces() {
        return List.of(title.split(" / ")).stream().map(CardFacts::printedTitle).toList();
    }

    /** Sets tell apart cards of one title by what stands in these parentheses; it is no part of the title. */
    static String printedTitle(String title) {
        return title.replaceAll("( \\((Premiere|Special Edition|Endor|Death Star II|Tatooine|Coruscant)\\))? \\(V\\)$", "");
    }

    /** The class of a starship or vehicle; an empty text for everything else. */
    public String model() {
        int colon = kind.indexOf(": ");
        return colon < 0 ? "" : kind.substring(colon + 2);
    }

    /** Whether the text speaks of this, in the words of the table. */
    public boolean mentions(String what) {
        return mentions.contains(what);
    }
}
