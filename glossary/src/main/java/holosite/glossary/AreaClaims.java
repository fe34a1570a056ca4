package holosite.glossary;

import java.util.List;

/** The claims of one area, divided into those a test shows and those still missing. */
public record AreaClaims(Area area, List<ClaimStatement> shown, List<ClaimStatement> missing) {
    public AreaClaims {
        shown = List.copyOf(shown);
        missing = List.copyOf(missing);
    }

    public int total() {
        return shown.size() + missing.size();
    }

    /** For people and scripts alike: {@code timing: 12/196 claims shown}. */
    @Override
    public String toString() {
        return area + ": " + shown.size() + "/" + total() + " claims shown";
    }
}
