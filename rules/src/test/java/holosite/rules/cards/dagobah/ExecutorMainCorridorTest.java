package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.table;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Executor: Main Corridor. */
class ExecutorMainCorridorTest {
    @Test
    void aMainCorridorUnderLightControlCarriesNobody() {
        String corridor = "Executor: Main Corridor";
        String station = "Executor: Comm Station";
        table().at(corridor, "Rebel Trooper")
                .at(station, "Darth Vader")
                .turn(DARK, Phase.MOVE)
                .mayNot("use " + corridor + ", text 1", "use " + corridor + ", text 2");
        table().at(corridor, "Stormtrooper")
                .at(station, "Darth Vader")
                .turn(DARK, Phase.MOVE)
                .offers("use " + corridor + ", text 1", "use " + corridor + ", text 2");
    }
}
