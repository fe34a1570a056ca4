package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Death Star II: Capacitors. */
class DeathStarIiCapacitorsTest {
    private static final String CAPACITORS = "Death Star II: Capacitors";

    @ParameterizedTest
    @CsvSource({
        "true, Death Star II, true",
        "true, Tatooine, true",
        "true, Alderaan, false",
        "false, Death Star II, false",
        "false, Tatooine, false"
    })
    void oncePerBattleTheyMayServeTheStationAndThePlanetItOrbits(
            boolean operational, String place, boolean serve) {
        var effect =
                Kinds.effect("That Thing's Operational", DARK, "0_8")
                        .destiny(3)
                        .says(Abilities.deploysOnTable());
        var position =
                tableWith(effect)
                        .system("Death Star II", DARK)
                        .site(CAPACITORS, DARK)
                        .system("Tatooine", DARK)
                        .system("Alderaan")
                        .at(place, "Devastator", "X-wing")
                        .force(DARK, 3)
                        .aimed("Death Star II", "Tatooine");
        if (operational) {
            position.beside(DARK, "That Thing's Operational");
        }
        var scene = position.turn(DARK, Phase.BATTLE).battleAt(place);
        String use = "use " + CAPACITORS;
        assertThat(scene.isOffered(use)).isEqualTo(serve);
        if (serve) {
            int before = battleDestinies(scene, DARK);
            scene.use(CAPACITORS).passResponses().mayNot(use);
            assertThat(battleDestinies(scene, DARK)).isEqualTo(before + 1);
        }
    }
}
