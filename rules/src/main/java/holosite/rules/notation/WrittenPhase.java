package holosite.rules.notation;

import holosite.language.card.Phase;

/** The name of a phase in a text. */
final class WrittenPhase {
    private WrittenPhase() {}

    static Phase of(IndentedLines line, String word) {
        for (Phase phase : Phase.values()) {
            if (phase.name().equalsIgnoreCase(word)) {
                return phase;
            }
        }
        throw line.wrong(
                "there is no %s phase: it is activate, control, deploy, battle, move or draw.",
                "il n'y a pas de phase « %s » : c'est activate, control, deploy, battle, move ou"
                        + " draw.",
                word);
    }
}
