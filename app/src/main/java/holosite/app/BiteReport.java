package holosite.app;

import holosite.app.bite.FaceText;
import holosite.app.bite.Mutation;
import holosite.app.bite.MutationOutcome;
import holosite.app.bite.UnbittenTexts;
import holosite.cards.CardSets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Which texts of cards no test notices, for people and for programs. */
record BiteReport(
        String what,
        List<MutationOutcome> outcomes,
        List<FaceText> neverCarriedOut,
        UnbittenTexts listed,
        double seconds) {

    /** What no test notices, and nobody has said why. */
    List<MutationOutcome> unbitten() {
        return outcomes.stream()
                .filter(outcome -> !outcome.noticed() && !listed.has(outcome.mutation()))
                .toList();
    }

    /** What is listed as unnoticed, although a test notices it. */
    private List<String> listedInVain() {
        return outcomes.stream()
                .filter(outcome -> outcome.noticed() && listed.has(outcome.mutation()))
                .map(outcome -> outcome.mutation().key())
                .toList();
    }

    private long noticed() {
        return outcomes.stream().filter(MutationOutcome::noticed).count();
    }

    String text() {
        var text = new StringBuilder();
        String card = "";
        for (MutationOutcome outcome : unbitten()) {
            Mutation mutation = outcome.mutation();
            if (!mutation.printed().id().equals(card)) {
                card = mutation.printed().id();
                text.append(
                        "%s %s (%s)%n"
                                .formatted(
                                        card,
                                        mutation.printed().fullTitle(),
                                        tests(outcome.tests())));
            }
            text.append("  %s: %s%n".formatted(name(mutation), mutation.words()));
        }
        listedInVain()
                .forEach(
                        key ->
                                text.append(
                                        "%s is listed as unnoticed, but a test notices it%n"
                                                .formatted(key)));
        if (!neverCarriedOut.isEmpty()) {
            text.append("Actions that no test carries out%n".formatted());
            neverCarriedOut.forEach(
                    one ->
                            text.append(
                                    "  %s %s: %s%n"
                                            .formatted(
                                                    one.id(), one.face().title(), one.sentence())));
        }
        text.append(
                "%,d %s: %,d noticed (%.1f %%), %,d listed with a reason, %,d unnoticed; %.0f s%n"
                        .formatted(
                                outcomes.size(),
                                what,
                                noticed(),
                                outcomes.isEmpty() ? 100 : 100.0 * noticed() / outcomes.size(),
                                outcomes.size() - noticed() - unbitten().size(),
                                unbitten().size(),
                                seconds));
        return text.toString();
    }

    private static String tests(int count) {
        return switch (count) {
            case 0 -> "no test uses it";
            case 1 -> "1 test uses it";
            default -> count + " tests use it";
        };
    }

    private static String name(Mutation mutation) {
        return mutation.key().substring(mutation.text().card().length() + 1);
    }

    String json() {
        var figures = new LinkedHashMap<String, Object>();
        figures.put("mode", what);
        figures.put("all", outcomes.size());
        figures.put("noticed", noticed());
        figures.put("listed", outcomes.size() - noticed() - unbitten().size());
        figures.put("seconds", seconds);
        figures.put("unnoticed", unbitten().stream().map(BiteReport::described).toList());
        figures.put("listedInVain", listedInVain());
        figures.put(
                "neverCarriedOut",
                neverCarriedOut.stream().map(one -> one.id().toString()).toList());
        var sets = new LinkedHashMap<String, Object>();
        for (MutationOutcome outcome : outcomes) {
            sets.computeIfAbsent(CardSets.of(outcome.mutation().printed().id()), set -> set(set));
        }
        figures.put("sets", new ArrayList<>(sets.values()));
        return JsonText.of(figures) + "\n";
    }

    private Map<String, Object> set(String set) {
        var own =
                outcomes.stream()
                        .filter(
                                outcome ->
                                        CardSets.of(outcome.mutation().printed().id()).equals(set))
                        .toList();
        var figures = new LinkedHashMap<String, Object>();
        figures.put("set", set);
        figures.put("name", CardSets.name(set));
        figures.put("all", own.size());
        figures.put("noticed", own.stream().filter(MutationOutcome::noticed).count());
        return figures;
    }

    private static Map<String, Object> described(MutationOutcome outcome) {
        var mutation = outcome.mutation();
        var figures = new LinkedHashMap<String, Object>();
        figures.put("id", mutation.printed().id());
        figures.put("title", mutation.printed().fullTitle());
        figures.put("face", mutation.text().card());
        figures.put("end", mutation.text().end().name().toLowerCase(Locale.ROOT));
        figures.put("text", mutation.text().index());
        figures.put("change", mutation.change());
        figures.put("key", mutation.key());
        figures.put("words", mutation.words());
        figures.put("tests", outcome.tests());
        return figures;
    }
}
