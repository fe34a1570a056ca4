package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Physical Choke. */
class PhysicalChokeTest {
    private static final String CHOKE = "Physical Choke";

    @Test
    void aRebelTrooperIsLost() {
        var scene =
                table().at(FARM, "Rebel Trooper", "Luke Skywalker")
                        .hand(DARK, CHOKE)
                        .turn(LIGHT, Phase.CONTROL);
        scene.passUntil(DARK).play(CHOKE).passResponses();
        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, true"})
    void afterABattleWonADarkJediChokes(int destiny, boolean lost) {
        var scene =
                table().at(FARM, "Darth Vader", "Stormtrooper", "Rebel Pilot")
                        .at(BAY, "Han Solo")
                        .hand(DARK, CHOKE)
                        .force(DARK, 3)
                        .nextDestiny(DARK, 1, destiny)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(FARM);
        scene.passUntil("play " + CHOKE);
        int force = scene.forcePile(DARK).size();
        scene.play(CHOKE);
        scene.passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(force - 1);
        assertThat(scene.lost(LIGHT).contains("Rebel Pilot")).isEqualTo(lost);
        assertThat(scene.isOnTable("Han Solo")).isTrue();
    }

    @Test
    void withoutADarkJediThereNobodyIsChoked() {
        for (String jedi : new String[] {FARM, BAY}) {
            var scene =
                    table().at(
                                    FARM,
                                    "General Tagge",
                                    "Stormtrooper",
                                    "Rebel Pilot",
                                    "Rebel Pilot#2")
                            .at(jedi, "Darth Vader")
                            .hand(DARK, CHOKE)
                            .force(DARK, 3)
                            .turn(DARK, Phase.BATTLE)
                            .battleAt(FARM);
            assertThat(offeredInBattle(scene)).isEqualTo(jedi.equals(FARM));
        }
    }

    /** Dark wins without a Dark Jedi, against a Jedi who stays. */
    @Test
    void aJediOfTheOpponentIsNoDarkJedi() {
        for (String first : new String[] {"General Tagge", "Darth Vader"}) {
            var scene =
                    table().at(FARM, first, "Stormtrooper", "Sandtrooper", "Snowtrooper")
                            .at(FARM, "Obi-Wan Kenobi")
                            .hand(DARK, CHOKE)
                            .force(DARK, 3)
                            .nextDestiny(DARK, 7)
                            .nextDestiny(LIGHT, 0)
                            .turn(DARK, Phase.BATTLE)
                            .battleAt(FARM);
            assertThat(offeredInBattle(scene)).isEqualTo(first.equals("Darth Vader"));
        }
    }

    @Test
    void aVehicleIsNotChoked() {
        for (String enemy : new String[] {"Luke's X-34 Landspeeder", "Rebel Guard"}) {
            var scene =
                    table().at(FARM, "Darth Vader", "Stormtrooper", enemy, "Rebel Pilot")
                            .hand(DARK, CHOKE)
                            .force(DARK, 3)
                            .nextDestiny(DARK, 0)
                            .turn(DARK, Phase.BATTLE)
                            .battleAt(FARM)
                            .passUntil("play " + CHOKE);
            scene.play(CHOKE);
            assertThat(scene.offered().contains(enemy)).isEqualTo(enemy.equals("Rebel Guard"));
        }
    }

    private static boolean offeredInBattle(Scene scene) {
        boolean offered = false;
        while (scene.inBattle()) {
            offered |= scene.isOffered("play " + CHOKE);
            scene.answerDefault();
        }
        return offered;
    }
}
