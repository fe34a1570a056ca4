package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;

/** Death Star II: Capacitors. */
class DeathStarIiCapacitorsTest {
    @Test
    void theCapacitorsServeTheStationAndThePlanetItOrbits() {
        var operational =
                Kinds.effect("That Thing's Operational", DARK, "0_8")
                        .destiny(3)
                        .says(Abilities.deploysOnTable());
        for (boolean charged : new boolean[] {true, false}) {
            var position =
                    tableWith(operational)
                            .system("Death Star II", DARK)
                            .site("Death Star II: Capacitors", DARK)
                            .system("Tatooine", DARK)
                            .system("Alderaan");
            var scene =
                    (charged ? position.beside(DARK, "That Thing's Operational") : position)
                            .aimed("Death Star II", "Tatooine")
                            .turn(DARK, Phase.CONTROL);
            for (String place : new String[] {"Death Star II", "Tatooine", "Alderaan"}) {
                assertThat(scene.figureAt(Figure.BATTLE_DESTINIES, place, DARK))
                        .as(place)
                        .isEqualTo(charged && !place.equals("Alderaan") ? 1 : 0);
            }
        }
    }
}
