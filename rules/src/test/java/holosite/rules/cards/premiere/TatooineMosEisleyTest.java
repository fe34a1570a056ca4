package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tatooine: Mos Eisley, the version of the Light Side. */
class TatooineMosEisleyTest {
    @ParameterizedTest
    @CsvSource({
        "Tatooine: Mos Eisley, Tatooine: Cantina",
        "Tatooine: Cantina, Tatooine: Mos Eisley"
    })
    void lightGoesBetweenTheStreetsAndTheCantinaInTheControlPhase(String from, String to) {
        var scene =
                table().site(MOS_EISLEY, LIGHT)
                        .site(CANTINA, LIGHT)
                        .at(from, "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(MOS_EISLEY).passResponses();
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(to);

        table().site(MOS_EISLEY, LIGHT)
                .site(CANTINA, LIGHT)
                .at(from, "Rebel Trooper")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use " + MOS_EISLEY);
    }

    @ParameterizedTest
    @CsvSource({"Tatooine: Mos Eisley", "Tatooine: Cantina"})
    void oneCharacterOfYoursPresentThereGoesInYourTurn(String from) {
        var position =
                table().site(MOS_EISLEY, LIGHT)
                        .site(CANTINA, LIGHT)
                        .at(from, "Rebel Trooper#1", "Rebel Trooper#2", "Stormtrooper")
                        .at(from, "light Lift Tube", "Scurrier")
                        .passenger("light Lift Tube", "Luke Skywalker")
                        .at(BAY, "Rebel Trooper#3");
        var scene = position.turn(LIGHT, Phase.CONTROL).use(MOS_EISLEY);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Rebel Trooper", "Rebel Trooper#2");
        scene.mayNot("Rebel Trooper; Rebel Trooper#2");
    }

    @ParameterizedTest
    @CsvSource({"Tatooine: Mos Eisley", "Tatooine: Cantina"})
    void nobodyGoesInTheOpponentsTurn(String from) {
        mayNotInThisPhase(
                table().site(MOS_EISLEY, LIGHT)
                        .site(CANTINA, LIGHT)
                        .at(from, "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL),
                "use " + MOS_EISLEY);
    }
}
