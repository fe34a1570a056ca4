package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Death Star II. */
class DeathStarIiTest {
    private static final Card OPERATIONAL =
            Kinds.epicEvent("That Thing's Operational", DARK, "0_2")
                    .destiny(0)
                    .says(Abilities.deploysOnTable());

    @Test
    void noRevolutionReachesItsLocations() {
        var scene =
                table().system("Endor", DARK)
                        .system("Death Star II", DARK)
                        .site("Death Star II: Throne Room", DARK)
                        .site("Death Star II: Docking Bay", DARK)
                        .hand(LIGHT, "Revolution")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy("Revolution").passResponses();
        assertThat(scene.hostOf("Revolution")).isEqualTo("Endor");
    }

    @Test
    void withoutTheStationTheThroneRoomIsStillImmune() {
        var scene =
                table().site("Death Star II: Throne Room", DARK)
                        .site("Death Star II: Docking Bay", DARK)
                        .site(CANTINA, DARK)
                        .hand(LIGHT, "Revolution")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Revolution"))
                .containsExactlyInAnyOrder("Death Star II: Docking Bay", CANTINA);
    }

    @ParameterizedTest
    @CsvSource({"false, 5", "true, 2"})
    void drainsThereAreStrongerUntilTheSuperlaserIsReady(boolean operational, double force) {
        var position = tableWith(OPERATIONAL).system("Endor", DARK).at("Death Star II", "X-wing");
        if (operational) {
            position.beside(DARK, "That Thing's Operational");
        }
        var scene = position.turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain("Death Star II", LIGHT)).isEqualTo(force);
        assertThat(scene.forceDrain("Death Star II", DARK)).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "Death Star II: Coolant Shaft, Death Star II",
        "Death Star II: Capacitors, Death Star II: Coolant Shaft",
        "Death Star II: Reactor Core, Death Star II: Capacitors"
    })
    void itsSectorsAreDeployedOneAfterTheOther(String sector, String before) {
        table().system("Endor", DARK)
                .location(before, DARK)
                .hand(DARK, sector)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy " + sector);
        table().system("Endor", DARK)
                .site("Death Star II: Docking Bay", DARK)
                .hand(DARK, sector)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + sector);
    }

    @Test
    void itIsDeployedInOrbitOfEndor() {
        var scene =
                table().system("Tatooine", DARK)
                        .system("Endor", DARK)
                        .hand(DARK, "Death Star II")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Death Star II").passResponses();
        assertThat(scene.state().table().aim(scene.card("Death Star II")))
                .isEqualTo(scene.card("Endor"));
    }
}
