package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Palejo Reshad. */
class PalejoReshadTest {
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";

    private static Scene palejoAt(String place) {
        return table().site(CHAMBER, DARK)
                .system("Corellia")
                .at(CANTINA, "Han Solo", "Luke Skywalker")
                .at(FARM, "Rebel Commander")
                .at(place, "Palejo Reshad")
                .at(WAR_ROOM, "Dengar")
                .turn(LIGHT, Phase.CONTROL);
    }

    @Test
    @Claim("palejo-reshad#1")
    void whatHePilotsHasMorePower() {
        var scene =
                table().at("Tatooine", "Corellian Corvette", "Y-wing")
                        .pilot("Corellian Corvette", "Palejo Reshad")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Corellian Corvette"))
                .isEqualTo(scene.printed(Figure.POWER, "Corellian Corvette") + 2);
        assertThat(scene.power("Y-wing")).isEqualTo(scene.printed(Figure.POWER, "Y-wing"));
    }

    @ParameterizedTest
    @CsvSource({
        "Han Solo, 1",
        "Rebel Commander, 2",
        "Palejo Reshad, 1",
        "Luke Skywalker, 0",
        "Dengar, 0"
    })
    @Claim({"palejo-reshad#2", "palejo-reshad#4"})
    void hisPlayersCorelliansGainByHisAudience(String character, int more) {
        for (String place : List.of(CHAMBER, BAY)) {
            var scene = palejoAt(place);
            int gained = place.equals(CHAMBER) ? more : 0;
            assertThat(scene.power(character))
                    .isEqualTo(scene.printed(Figure.POWER, character) + gained);
            assertThat(scene.forfeitValue(character))
                    .isEqualTo(scene.printed(Figure.FORFEIT, character) + gained);
        }
    }

    @Test
    @Claim({"palejo-reshad#3", "palejo-reshad#4"})
    void corelliaGeneratesMoreForHisPlayer() {
        for (String place : List.of(CHAMBER, BAY)) {
            var scene = palejoAt(place);
            int gained = place.equals(CHAMBER) ? 2 : 0;
            assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Corellia", LIGHT))
                    .isEqualTo(scene.forceIcons("Corellia", LIGHT) + gained);
            assertThat(scene.figureAt(Figure.FORCE_GENERATION, "Corellia", DARK))
                    .isEqualTo(scene.forceIcons("Corellia", DARK));
            assertThat(scene.figureAt(Figure.FORCE_GENERATION, CANTINA, LIGHT))
                    .isEqualTo(scene.forceIcons(CANTINA, LIGHT));
        }
    }
}
