package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** He Hasn't Come Back Yet. */
class HeHasntComeBackYetTest {
    private static final String CARD = "He Hasn't Come Back Yet";

    private static Position lonely(String where, Side version, String... who) {
        return table().site(where, version).at(where, who).hand(DARK, CARD);
    }

    @ParameterizedTest
    @CsvSource({"1, false", "2, true"})
    void whoIsAloneGoesMissing(int destiny, boolean missing) {
        var scene =
                lonely(MOS_EISLEY, DARK, "Luke Skywalker", "Stormtrooper", "Snowtrooper")
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);
        scene.play(CARD).passResponses();
        assertThat(scene.isMissing("Luke Skywalker")).isEqualTo(missing);
    }

    @Test
    void aboardAVehicleHeGoesMissingAtItsSite() {
        var scene =
                lonely(MOS_EISLEY, DARK, "Rogue 1")
                        .pilot("Rogue 1", "Luke Skywalker")
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play(CARD).passResponses();
        assertThat(scene.isMissing("Luke Skywalker")).isTrue();
        assertThat(scene.hostOf("Luke Skywalker")).isEqualTo(MOS_EISLEY);
    }

    @Test
    void onlySomebodyAloneAtAnOpenPlanetSiteOfOnesOwn() {
        lonely(MOS_EISLEY, DARK, "Stormtrooper").turn(DARK, Phase.CONTROL).offers("play " + CARD);
        lonely(MOS_EISLEY, DARK, "Rogue 1").turn(DARK, Phase.CONTROL).mayNot("play " + CARD);
        lonely(MOS_EISLEY, LIGHT, "Stormtrooper").turn(DARK, Phase.CONTROL).mayNot("play " + CARD);
        lonely(MOS_EISLEY, DARK, "Dutch", "Luke Skywalker")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CARD);
        lonely(BAY, DARK, "Dutch").turn(DARK, Phase.CONTROL).mayNot("play " + CARD);
        lonely(CANTINA, DARK, "Dutch").turn(DARK, Phase.CONTROL).mayNot("play " + CARD);
        lonely(MOS_EISLEY, DARK, "Dutch").turn(DARK, Phase.DEPLOY).mayNot("play " + CARD);
        mayNotInThisPhase(
                lonely(MOS_EISLEY, DARK, "Dutch").turn(LIGHT, Phase.CONTROL), "play " + CARD);
    }
}
