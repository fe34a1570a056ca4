package holosite.glossary;

import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** How many claims of each area are shown by passing tests, and which are missing. */
public final class ClaimsTable {
    private final List<AreaClaims> areas;
    private final ClaimEvidence evidence;

    private ClaimsTable(List<AreaClaims> areas, ClaimEvidence evidence) {
        this.areas = areas;
        this.evidence = evidence;
    }

    public static ClaimsTable of(Glossary glossary, ClaimEvidence evidence) {
        // An id that is no longer in the glossary must not vanish silently from the count.
        evidence.claims().forEach(glossary::requireClaim);
        var areas =
                Arrays.stream(Area.values()).map(area -> part(area, glossary, evidence)).toList();
        return new ClaimsTable(areas, evidence);
    }

    private static AreaClaims part(Area area, Glossary glossary, ClaimEvidence evidence) {
        Predicate<ClaimStatement> shown = claim -> !evidence.testsShowing(claim.id()).isEmpty();
        var parts = glossary.claims(area).stream().collect(Collectors.partitioningBy(shown));
        return new AreaClaims(
                area, parts.getOrDefault(true, List.of()), parts.getOrDefault(false, List.of()));
    }

    /** The same table with one area only. */
    public ClaimsTable only(Area area) {
        return new ClaimsTable(areas.stream().filter(row -> row.area() == area).toList(), evidence);
    }

    public List<AreaClaims> areas() {
        return areas;
    }

    public int shown() {
        return areas.stream().mapToInt(row -> row.shown().size()).sum();
    }

    public int total() {
        return areas.stream().mapToInt(AreaClaims::total).sum();
    }

    /** The table as lines of text; of a single area, its one line. */
    public String text() {
        return areas.size() == 1 ? areas.getFirst() + "\n" : lines();
    }

    private String lines() {
        var out = new StringBuilder(String.format("%-12s%6s%7s\n", "area", "shown", "of"));
        for (var row : areas) {
            out.append(line(row.area().toString(), row.shown().size(), row.total()));
        }
        return out.append(sum()).toString();
    }

    private static String line(String name, int shown, int total) {
        return String.format(
                "%-12s%6d%7d%6d%%\n", name, shown, total, shown * 100 / Math.max(total, 1));
    }

    private String sum() {
        return "all: " + shown() + "/" + total() + " claims shown\n";
    }

    /** Every missing claim with its text, area by area, each followed by the line of the area. */
    public String missing() {
        var out = new StringBuilder();
        for (var row : areas) {
            row.missing().forEach(claim -> describe(claim, out));
            out.append(row).append('\n');
        }
        return areas.size() == 1 ? out.toString() : out.append(sum()).toString();
    }

    private void describe(ClaimStatement claim, StringBuilder out) {
        out.append(claim.id()).append('\n').append("    ").append(claim.text()).append('\n');
        claim.ruled().ifPresent(why -> out.append("    Ruled wrong: ").append(why).append('\n'));
        evidence.testsFailing(claim.id())
                .forEach(test -> out.append("    Fails: ").append(test).append('\n'));
    }

    /**
     * The table as JSON.
     *
     * @param missing whether to list the missing claims too
     */
    public String json(boolean missing) {
        var rows = areas.stream().map(row -> json(row, missing)).collect(Collectors.joining(",\n"));
        return "{\"shown\": %d, \"total\": %d, \"areas\": [\n%s\n]}\n"
                .formatted(shown(), total(), rows);
    }

    private String json(AreaClaims row, boolean missing) {
        var list =
                missing
                        ? row.missing().stream()
                                .map(this::json)
                                .collect(Collectors.joining(",\n", ", \"missing\": [\n", "]"))
                        : "";
        return "  {\"area\": %s, \"shown\": %d, \"total\": %d%s}"
                .formatted(
                        JsonObject.write(row.area().toString()),
                        row.shown().size(),
                        row.total(),
                        list);
    }

    private String json(ClaimStatement claim) {
        var failing =
                evidence.testsFailing(claim.id()).stream()
                        .map(JsonObject::write)
                        .collect(Collectors.joining(", ", "[", "]"));
        var ruled = claim.ruled().map(why -> ", \"ruled\": " + JsonObject.write(why)).orElse("");
        return "    {\"claim\": %s, \"text\": %s, \"failing\": %s%s}"
                .formatted(
                        JsonObject.write(claim.id()),
                        JsonObject.write(claim.text()),
                        failing,
                        ruled);
    }
}
