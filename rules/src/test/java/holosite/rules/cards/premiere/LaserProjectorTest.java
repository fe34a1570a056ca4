package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Laser Projector. */
class LaserProjectorTest {
    @ParameterizedTest
    @CsvSource({"1, true", "0, false"})
    void weaponsHitItWithADefenseValueOfOne(int destiny, boolean hit) {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Stormtrooper")
                        .at(CANTINA, "Laser Projector")
                        .on("Rebel Trooper", "Blaster Rifle")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        // the rifle adds 1
        scene.fire("Blaster Rifle").at("Laser Projector").passResponses();
        scene.finishBattle();
        assertThat(scene.isOnTable("Laser Projector")).isEqualTo(!hit);
    }

    @ParameterizedTest
    @CsvSource({"Rebel Trooper, 2, false", "Rebel Trooper, 3, true"})
    void itTakesOneOffItsDestinyAndFiresForFree(String target, int destiny, boolean hit) {
        var scene =
                table().at(CANTINA, "Darth Vader", target)
                        .at(CANTINA, "Laser Projector")
                        .force(DARK, 1)
                        .nextDestiny(DARK, destiny, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.fire("Laser Projector").at(target).passResponses();
        assertThat(scene.isHit(target)).isEqualTo(hit);
    }

    @ParameterizedTest
    @CsvSource({"2, false", "3, true"})
    void aSeekerDefendsWithOne(int destiny, boolean hit) {
        // nobody of those present is its prey
        String seeker = "Tarkin Seeker";
        var scene =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .at(CANTINA, "Laser Projector")
                        .on(CANTINA, seeker)
                        .force(DARK, 1)
                        .nextDestiny(DARK, destiny, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.fire("Laser Projector").at(seeker).finishBattle();
        assertThat(scene.isOnTable(seeker)).isEqualTo(!hit);
    }
}
