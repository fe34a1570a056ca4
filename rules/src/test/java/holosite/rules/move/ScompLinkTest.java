package holosite.rules.move;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** A Scomp link of the location, or of the ship one sits in. */
class ScompLinkTest {
    private static final String MESS = "How Did We Get Into This Mess?";
    private static final String ARTOO = "R2-D2 (Artoo-Detoo)";

    private static boolean linked(Position position) {
        return position.hand(LIGHT, MESS, "Han Solo")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.CONTROL)
                .isOffered("play " + MESS);
    }

    @Test
    void theLinkOfTheShipOneSitsInCounts() {
        assertThat(linked(table().at("Tatooine", "Tantive IV").passenger("Tantive IV", ARTOO)))
                .isTrue();
        assertThat(
                        linked(
                                table().at("Tatooine", "Red 2")
                                        .pilot("Red 2", "Wedge Antilles")
                                        .astromech("Red 2", ARTOO)))
                .isTrue();
    }

    @Test
    void theLinkOfALocationCounts() {
        assertThat(
                        linked(
                                table().site("Tatooine: Lars' Moisture Farm", LIGHT)
                                        .at("Tatooine: Lars' Moisture Farm", ARTOO)))
                .isTrue();
    }

    @Test
    void withoutALinkThereIsNone() {
        assertThat(linked(table().at("Tatooine: Cantina", ARTOO))).isFalse();
        assertThat(linked(table().at("Tatooine", "Tantive IV").at("Tatooine: Cantina", ARTOO)))
                .isFalse();
    }
}
