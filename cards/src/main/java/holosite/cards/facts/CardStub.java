package holosite.cards.facts;

import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.language.card.Uniqueness;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The beginning of a card in the form of the card files, written from the table: everything but
 * what the card says. What the table cannot tell stands in a comment for the writer.
 */
public final class CardStub {
    private static final String MARGIN = "        ";
    private static final String INDENT = "            ";
    private static final int LONGEST = 120;
    private static final Pattern MARKER = Pattern.compile("\\((\\d)\\w\\w Marker\\)");

    private final CardFacts facts;
    private final CardType type;
    private final List<String> notes = new ArrayList<>();

    private CardStub(CardFacts facts) {
        this.facts = facts;
        this.type = FactWords.type(facts);
    }

    public static String of(CardFacts facts) {
        return new CardStub(facts).text();
    }

    private String text() {
        var lines = new ArrayList<String>();
        lines.add(MARGIN + beginning() + marks() + persona() + force());
        String figures = figures();
        if (!figures.isEmpty()) {
            lines.add(INDENT + figures);
        }
        String features = icons() + traits();
        String matching = matching();
        boolean together = INDENT.length() + features.length() + matching.length() <= LONGEST;
        for (String line : together ? List.of(features + matching) : List.of(features, matching)) {
            if (!line.isEmpty()) {
                lines.add(INDENT + line);
            }
        }
        String crew = crew();
        if (!crew.isEmpty()) {
            lines.add(INDENT + crew);
        }
        facts.backName().ifPresent(back -> lines.add(INDENT + ".back(" + quoted(back) + ")"));
        lines.add(INDENT + (type == CardType.LOCATION ? ".dark().light().done()," : ".says(),"));
        FactWords.unknown(facts).forEach(word -> notes.add("the language lacks: " + word));
        notes.forEach(note -> lines.add(0, MARGIN + "// " + note));
        return String.join("\n", lines) + "\n";
    }

    private String beginning() {
        List<Subtype> kinds = FactWords.subtypes(facts);
        String side = facts.side().name() + ", ";
        String id = quoted(facts.id()) + ")";
        String title = quoted(facts.name()) + ", ";
        if (type == CardType.LOCATION) {
            return location(side + id);
        }
        if (type == CardType.JEDI_TEST) {
            return "jediTest(" + facts.figures().get("test") + ", " + title + side + id;
        }
        if (kinds.isEmpty()) {
            return word(type.name()) + "(" + title + side + id;
        }
        Subtype first = kinds.getFirst();
        String word =
                switch (first) {
                    case NORMAL_EFFECT -> "effect";
                    default -> word(first.name());
                };
        boolean oneSided = first == Subtype.REBEL || first == Subtype.IMPERIAL;
        return word
                + "("
                + title
                + (oneSided ? "" : side)
                + id
                + kinds.stream()
                        .skip(1)
                        .map(kind -> ".kind(Subtype." + kind + ")")
                        .collect(Collectors.joining());
    }

    /** A site whose title begins with a system's name belongs to it; other sites and sectors are generic. */
    private String location(String rest) {
        String title = facts.name();
        if (facts.kind().equals("System")) {
            return "system(" + quoted(title) + ", " + facts.figures().get("parsec") + ", " + rest;
        }
        if (facts.kind().equals("Sector")) {
            return "sector(" + quoted(title) + ", " + rest;
        }
        int colon = title.indexOf(": ");
        return colon < 0
                ? "genericSite(" + quoted(title) + ", " + rest
                : "site("
                        + quoted(title.substring(0, colon))
                        + ", "
                        + quoted(title.substring(colon + 2))
                        + ", "
                        + rest;
    }

    private String marks() {
        Uniqueness marks = facts.uniqueness();
        return switch (marks.scope()) {
            case UNLIMITED -> "";
            case SYSTEM -> ".diamonds(" + marks.copies() + ")";
            case TABLE ->
                    type == CardType.DEFENSIVE_SHIELD && marks.unique()
                            ? ""
                            : marks.unique() ? ".unique()" : ".dots(" + marks.copies() + ")";
        };
    }

    private String persona() {
        boolean named =
                switch (type) {
                    case CHARACTER, STARSHIP, VEHICLE, CREATURE, WEAPON, DEVICE -> true;
                    default -> false;
                };
        return named && facts.uniqueness().unique()
                ? ".persona(" + quoted(facts.name()) + ")"
                : "";
    }

    private String force() {
        if (type != CardType.LOCATION) {
            return "";
        }
        Matcher marker = MARKER.matcher(facts.name());
        return ".force("
                + facts.figures().get("dark")
                + ", "
                + facts.figures().get("light")
                + ")"
                + (marker.find() ? ".marker(" + marker.group(1) + ")" : "");
    }

    private String figures() {
        var out = new StringBuilder();
        String destiny = facts.figures().get("destiny");
        boolean known =
                type == CardType.OBJECTIVE
                        || type == CardType.DEFENSIVE_SHIELD
                        || type == CardType.LOCATION;
        if (destiny != null && !known) {
            out.append(".destiny(").append(destiny.replace("|", ", ")).append(')');
        }
        for (String name : FactWords.printedFigures().keySet()) {
            String value = facts.figures().get(name);
            if (value == null || name.equals("test") || name.equals("parsec")) {
                continue;
            }
            if (value.equals(CardFacts.FORMULA)) {
                notes.add(name + " is given by the text");
            } else {
                out.append('.').append(name).append('(').append(value).append(')');
            }
        }
        return out.toString();
    }

    private String icons() {
        List<String> icons =
                FactWords.icons(facts).stream()
                        .filter(icon -> icon != Icon.PERMANENT_WEAPON)
                        .filter(
                                icon ->
                                        icon != Icon.DEFENSIVE_SHIELD
                                                || type != CardType.DEFENSIVE_SHIELD)
                        .map(Icon::name)
                        .toList();
        if (FactWords.icons(facts).contains(Icon.PERMANENT_WEAPON)) {
            notes.add(
                    "its permanentWeapon or uniquePermanentWeapon, kinds: "
                            + FactWords.builtInWeapon(facts));
        }
        return call("icons", icons);
    }

    private String traits() {
        return call("is", FactWords.traits(facts).stream().map(Enum::name).toList());
    }

    private String matching() {
        return call("matches", facts.matching().stream().map(CardFacts::printedTitle).distinct().map(CardStub::quoted).toList());
    }

    private String crew() {
        var seats = new ArrayList<String>();
        var names = new ArrayList<String>();
        String ability = "";
        for (String entry : facts.crew()) {
            int space = entry.indexOf(' ');
            String what = entry.substring(0, space);
            String value = entry.substring(space + 1);
            switch (what) {
                case "permanent" -> ability = value;
                case "pilot", "astromech" -> names.add(entry);
                default ->
                        seats.add(
                                seat(what, seats.isEmpty())
                                        + "("
                                        + (value.equals("unlimited") ? "Capacity.UNLIMITED" : value)
                                        + ")");
            }
        }
        String out = seats.isEmpty() ? "" : ".carries(Capacity." + String.join("", seats) + ")";
        return out + permanentCrew(names, ability);
    }

    private String permanentCrew(List<String> names, String ability) {
        if (names.isEmpty()) {
            long pilots = pilotIcons();
            return ability.isEmpty()
                    ? ""
                    : pilots > 1
                            ? ".permanentPilots(" + pilots + ", " + ability + ")"
                            : ".permanentPilot(" + ability + ")";
        }
        if (names.size() > 1) {
            notes.add("aboard for good: " + String.join(", ", names));
            return "";
        }
        String entry = names.getFirst();
        String name = quoted(entry.substring(entry.indexOf(' ') + 1));
        return entry.startsWith("astromech")
                ? ".permanentAstromech(" + name + ")"
                : ".permanentPilot(" + name + ", " + (ability.isEmpty() ? "0" : ability) + ")";
    }

    private long pilotIcons() {
        return facts.icons().stream()
                .filter(icon -> icon.startsWith("Pilot"))
                .mapToLong(icon -> icon.equals("Pilot") ? 1 : Long.parseLong(icon.substring("Pilot x".length())))
                .sum();
    }

    private static String seat(String what, boolean first) {
        String name = what.equals("either") ? "pilotsOrPassengers" : what;
        return first ? name : ".with" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private static String call(String method, List<String> arguments) {
        return arguments.isEmpty() ? "" : "." + method + "(" + String.join(", ", arguments) + ")";
    }

    private static String quoted(String text) {
        return '"' + text.replace("\"", "\\\"") + '"';
    }

    /** A constant's name as the word of the card files that begins such a card. */
    private static String word(String constant) {
        String[] parts = constant.toLowerCase(Locale.ROOT).split("_");
        var out = new StringBuilder(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            out.append(parts[i].substring(0, 1).toUpperCase(Locale.ROOT)).append(parts[i].substring(1));
        }
        return out.toString();
    }
}
