package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Death Star Plans. */
class DeathStarPlansTest {
    private static final String PLANS = "Death Star Plans";
    private static final String CORE = "Death Star: Central Core";
    private static final String JUNGLE = "Yavin 4: Jungle";

    @Test
    void theyAreOnTheDeathStarAndAimedAtADroidElsewhere() {
        var scene =
                table().site(CORE, DARK)
                        .site(MOS_EISLEY, DARK)
                        .system("Death Star", DARK)
                        .at("Death Star", "Red 3")
                        .astromech("Red 3", "R2-X2#2")
                        .site("Death Star: Docking Bay 327", DARK)
                        .at(WAR_ROOM, "CZ-3")
                        .at(CANTINA, "R2-X2", "C-3PO (See-Threepio)", "Luke Skywalker", "R1-G4")
                        .hand(LIGHT, PLANS)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, PLANS)).containsExactlyInAnyOrder(CORE, WAR_ROOM);
        scene.choose(CORE);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(
                        "R2-X2 (Artoo-Extoo)", "C-3PO (See-Threepio)", "R2-X2 (Artoo-Extoo)#2");
    }

    /** On the Death Star, aimed at a droid that may be somewhere else. */
    private static Position aimed(String where) {
        return table().site(CORE, DARK)
                .on(CORE, PLANS)
                .at(where, "R2-X2", "CZ-3")
                .aimed(PLANS, "R2-X2")
                .lost(LIGHT, 9)
                .nextDestiny(LIGHT, 1, 2, 3, 4);
    }

    @Test
    void theDroidTakesThemAlongWhenItReachesThem() {
        var scene = aimed(CORE).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.hostOf(PLANS)).isEqualTo("R2-X2 (Artoo-Extoo)");
        assertThat(aimed(WAR_ROOM).turn(LIGHT, Phase.CONTROL).hostOf(PLANS)).isEqualTo(CORE);
    }

    @ParameterizedTest
    @CsvSource({"R2-X2, Yavin 4: Jungle, true", "R2-X2, Tatooine: Cantina, false"})
    void broughtToYavinTheyRetrieveThreeDestinies(String carrier, String place, boolean done) {
        var scene =
                table().site(CORE, DARK)
                        .at(place, "R2-X2", "CZ-3")
                        .on(carrier, PLANS)
                        .aimed(PLANS, "R2-X2")
                        .lost(LIGHT, 9)
                        .nextDestiny(LIGHT, 1, 2, 3, 4)
                        .turn(LIGHT, Phase.CONTROL);
        scene.passResponses();
        assertThat(scene.isOnTable(PLANS)).isEqualTo(!done);
        assertThat(scene.lost(LIGHT)).hasSize(done ? 9 - 6 + 1 : 9);
        assertThat(scene.lost(LIGHT).contains(PLANS)).isEqualTo(done);
    }

    @Test
    void aboveYavinTheyAreNotThereYet() {
        var scene =
                table().site(CORE, DARK)
                        .at("Yavin 4", "Red 3")
                        .astromech("Red 3", "R2-X2")
                        .on("R2-X2", PLANS)
                        .aimed(PLANS, "R2-X2")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.passResponses().isOnTable(PLANS)).isTrue();
    }

    @Test
    void leftOnTheDeathStarTheyBringNothing() {
        var scene = aimed(JUNGLE).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.hostOf(PLANS)).isEqualTo(CORE);
        assertThat(scene.lost(LIGHT)).hasSize(9);
    }
}
