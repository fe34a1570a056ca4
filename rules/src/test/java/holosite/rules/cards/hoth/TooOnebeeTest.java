package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** 2-1B. */
class TooOnebeeTest {
    private static final String DROID = "2-1B (Too-Onebee)";

    private static Scene losing(String droid, String... who) {
        return table().site(MOS_EISLEY, DARK)
                .at(droid.startsWith("afar") ? MOS_EISLEY : FARM, droid.replace("afar ", ""))
                .at(FARM, who)
                .hit(who)
                .turn(LIGHT, Phase.CONTROL);
    }

    @Test
    void whoIsLostWhereItIsGoesToTheUsedPileOnceATurn() {
        var scene = losing(DROID, "Luke Skywalker", "Dutch").use(DROID);
        mayNotInThisPhase(scene, "use " + DROID);
        assertThat(scene.used(LIGHT)).hasSize(1);
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    /** He is lost first: what answers to that can answer, before and besides. */
    @Test
    void whoIsSavedSoHasBeenLost() {
        var scene =
                table().site(FARM, DARK)
                        .at(FARM, DROID, "Luke Skywalker", "Rebel Trooper")
                        .on("Luke Skywalker", "Luke's Cape")
                        .hit("Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker", "Luke's Cape");
        scene.use(DROID).passResponses();
        assertThat(scene.used(LIGHT)).containsExactly("Luke Skywalker");
        assertThat(scene.lost(LIGHT)).containsExactly("Luke's Cape");
    }

    @Test
    void inSpaceNobodyIsAtItsSite() {
        var scene =
                table().at("Tatooine", "Corellian Corvette", "Red 5")
                        .passenger("Corellian Corvette", DROID)
                        .pilot("Red 5", "Luke Skywalker")
                        .hit("Red 5")
                        .turn(LIGHT, Phase.CONTROL);
        scene.mayNot("use " + DROID);
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "2-1B (Too-Onebee)|C-3PO",
                "2-1B (Too-Onebee)|Snowspeeder",
                "2-1B (Too-Onebee)|Stormtrooper",
                "afar 2-1B (Too-Onebee)|Luke Skywalker"
            })
    void nobodyElseDoes(String droid, String who) {
        losing(droid, who).mayNot("use " + droid.replace("afar ", ""));
    }

    @Test
    void itTakesNothingFromOtherCards() {
        var scene =
                table().at(FARM, DROID)
                        .site(GENERATORS, LIGHT)
                        .on(GENERATORS, "Echo Base Operations")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figure(Figure.X, "Echo Base Operations")).isEqualTo(5);
    }
}
