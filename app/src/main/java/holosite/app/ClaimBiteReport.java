package holosite.app;

import holosite.app.mutant.ClaimTrial;
import holosite.app.mutant.ClaimsWithoutRule;
import java.util.LinkedHashMap;
import java.util.List;

/** Which claims are shown by tests that no changed rule breaks, for people and for programs. */
record ClaimBiteReport(List<ClaimTrial> trials, ClaimsWithoutRule listed, double seconds) {

    /** Claims behind which there is a rule, and no test of theirs notices that it is broken. */
    List<ClaimTrial> unbitten() {
        return trials.stream().filter(trial -> !trial.bitten() && !trial.reachesNoRule()).toList();
    }

    /** Claims about what is printed: there is no rule to break. */
    List<ClaimTrial> withoutRule() {
        return trials.stream().filter(ClaimTrial::reachesNoRule).toList();
    }

    /** Those of them for which the project gives no reason. */
    List<ClaimTrial> unexplained() {
        return withoutRule().stream().filter(trial -> !listed.has(trial.claim())).toList();
    }

    /** Claims that are listed as without a rule, and their tests reach one. */
    List<ClaimTrial> listedInVain() {
        return trials.stream()
                .filter(trial -> !trial.reachesNoRule() && listed.has(trial.claim()))
                .toList();
    }

    boolean clean() {
        return unbitten().isEmpty() && unexplained().isEmpty() && listedInVain().isEmpty();
    }

    private int bitten() {
        return (int) trials.stream().filter(ClaimTrial::bitten).count();
    }

    private int changes() {
        return trials.stream().mapToInt(ClaimTrial::changes).sum();
    }

    private int noticed() {
        return trials.stream().mapToInt(trial -> trial.noticed().size()).sum();
    }

    String text() {
        var text = new StringBuilder();
        for (ClaimTrial trial : unbitten()) {
            text.append("%s: no change is noticed%n".formatted(trial.claim()));
            trial.tests().forEach(test -> text.append("    %s%n".formatted(test)));
            trial.unnoticed().forEach(site -> text.append("      %s%n".formatted(site)));
        }
        for (ClaimTrial trial : unexplained()) {
            text.append(
                    "%s: no rule is reached, and the list gives no reason%n"
                            .formatted(trial.claim()));
            trial.tests().forEach(test -> text.append("    %s%n".formatted(test)));
        }
        for (ClaimTrial trial : listedInVain()) {
            text.append(
                    "%s: listed as without a rule, but its tests reach one%n"
                            .formatted(trial.claim()));
        }
        text.append(
                "%,d claims: %,d bitten (%.1f %%), %,d not, %,d reach no rule (%,d listed with a reason); %,d of %,d changes noticed (%.1f %%); %.0f s%n"
                        .formatted(
                                trials.size(),
                                bitten(),
                                share(bitten(), trials.size()),
                                unbitten().size(),
                                withoutRule().size(),
                                withoutRule().size() - unexplained().size(),
                                noticed(),
                                changes(),
                                share(noticed(), changes()),
                                seconds));
        return text.toString();
    }

    private static double share(int part, int all) {
        return all == 0 ? 100 : 100.0 * part / all;
    }

    String json() {
        var figures = new LinkedHashMap<String, Object>();
        figures.put("claims", trials.size());
        figures.put("bitten", bitten());
        figures.put("unbitten", unbitten().stream().map(ClaimTrial::claim).toList());
        figures.put("withoutRule", withoutRule().stream().map(ClaimTrial::claim).toList());
        figures.put("unexplained", unexplained().stream().map(ClaimTrial::claim).toList());
        figures.put("listedInVain", listedInVain().stream().map(ClaimTrial::claim).toList());
        figures.put("changes", changes());
        figures.put("noticed", noticed());
        figures.put("seconds", seconds);
        figures.put("trials", trials.stream().map(ClaimBiteReport::json).toList());
        return JsonText.of(figures) + "\n";
    }

    private static Object json(ClaimTrial trial) {
        var figures = new LinkedHashMap<String, Object>();
        figures.put("claim", trial.claim());
        figures.put("tests", trial.tests());
        figures.put("noticed", trial.noticed());
        figures.put("unnoticed", trial.unnoticed());
        return figures;
    }
}
