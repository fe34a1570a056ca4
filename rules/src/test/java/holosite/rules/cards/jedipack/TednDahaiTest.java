package holosite.rules.cards.jedipack;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Tedn Dahai. */
class TednDahaiTest {
    private static final String TEDN = "Tedn Dahai";

    private static Position stage() {
        return table().at(
                        CANTINA,
                        TEDN,
                        "Figrin D'an",
                        "Doikk Na'ts",
                        "Danz Borin",
                        "Rodian",
                        "Stormtrooper")
                .at(BAY, "Ickabel G'ont", "Dengar");
    }

    @Test
    void forEachOtherMusicianThereHeSilencesAnAlienForATurn() {
        var scene = stage().force(LIGHT, 5).turn(LIGHT, Phase.CONTROL);
        scene.use(TEDN);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Danz Borin", "Rodian");
        assertThat(scene.power("Danz Borin")).isEqualTo(2 + 1);
        scene.choose("Rodian").passResponses();
        assertThat(scene.power("Danz Borin")).isEqualTo(2);
        scene.passUntil(LIGHT).use(TEDN).choose("Danz Borin").passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(3);
        scene.passUntil(LIGHT).mayNot("use " + TEDN);
        scene.endTurn();
        assertThat(scene.power("Danz Borin")).isEqualTo(2 + 1);
    }

    @Test
    void alsoInTheOpponentsControlPhaseAndInNoOther() {
        var scene = stage().force(LIGHT, 5).turn(DARK, Phase.CONTROL);
        scene.passUntil(LIGHT).offers("use " + TEDN);
        stage().force(LIGHT, 5).turn(LIGHT, Phase.DEPLOY).mayNot("use " + TEDN);
    }

    @Test
    void withoutForceOrOtherMusiciansOrAliensThereHeDoesNothing() {
        stage().turn(LIGHT, Phase.CONTROL).mayNot("use " + TEDN);
        table().at(CANTINA, TEDN, "Danz Borin")
                .at(BAY, "Ickabel G'ont")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + TEDN);
        table().at(CANTINA, TEDN, "Doikk Na'ts", "Stormtrooper", "Garouf Lafoe")
                .at(BAY, "Dengar")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + TEDN);
    }
}
