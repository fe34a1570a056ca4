package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Probe Telemetry. */
class ProbeTelemetryTest {
    private static final String TELEMETRY = "Probe Telemetry";

    private static Position probes(int number) {
        var position = table().system("Tatooine", DARK).at("Tatooine", "Devastator");
        for (int i = 1; i <= number; i++) {
            position.at(MOS_EISLEY, "Probe Droid#" + i);
        }
        return position.at(CANTINA, "Stormtrooper").hand(DARK, TELEMETRY);
    }

    @ParameterizedTest
    @CsvSource({"DARK, 1", "LIGHT, 2"})
    void asManyNonUniqueCardsAsProbeDroidsGoOutOfPlayFromALostPile(Side whose, int function) {
        String trooper = whose == DARK ? "Sandtrooper" : "Rebel Trooper";
        String unique = whose == DARK ? "Darth Vader" : "Luke Skywalker";
        var scene =
                probes(2)
                        .lost(whose, trooper + "#1", unique, trooper + "#2", trooper + "#3")
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL);
        scene.play(TELEMETRY, function).passUntil(DARK);
        assertThat(scene.offered()).hasSize(3).doesNotContain(unique);
        scene.choose(trooper + "#1", trooper + "#3").passUntil(DARK);
        assertThat(scene.outOfPlay(whose)).hasSize(2);
        assertThat(scene.lost(whose)).hasSize(2).contains(unique);
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    @Test
    void withoutAProbeDroidNothingIsSearched() {
        var scene =
                probes(0)
                        .lost(DARK, "Sandtrooper")
                        .lost(LIGHT, "Rebel Trooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL);
        scene.mayNot("play " + TELEMETRY);
    }

    /** A Probe Droid outside on Hoth. */
    private static Position onHoth() {
        return table().system("Hoth", DARK)
                .site(PERIMETER, DARK)
                .at(PLAINS, "Probe Droid")
                .site(FARM, DARK)
                .hand(DARK, TELEMETRY, "Stormtrooper", "Grand Moff Tarkin", "Tyrant")
                .hand(LIGHT, "Luke Skywalker");
    }

    @Test
    void whereItIsAloneOnAPlanetCardsDeployForLessToTheOtherSites() {
        var scene =
                onHoth().at("Hoth", "Devastator")
                        .pilot("Devastator", "Captain Piett")
                        .at(FARM, "Sandtrooper", "Rebel Scout")
                        .at(PERIMETER, "Rebel Trooper#2")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        int tarkin = scene.deployCost("Grand Moff Tarkin", PERIMETER);
        int tyrant = scene.deployCost("Tyrant", "Hoth");
        int luke = scene.deployCost("Luke Skywalker", PERIMETER);
        scene.play(TELEMETRY).passResponses();
        assertThat(scene.deployCost("Grand Moff Tarkin", PERIMETER)).isEqualTo(tarkin - 1);
        assertThat(scene.deployCost("Grand Moff Tarkin", PLAINS)).isEqualTo(tarkin);
        assertThat(scene.deployCost("Grand Moff Tarkin", FARM)).isEqualTo(tarkin);
        assertThat(scene.deployCost("Tyrant", "Hoth")).isEqualTo(tyrant);
        assertThat(scene.deployCost("Luke Skywalker", PERIMETER)).isEqualTo(luke);
        scene.deploy("Stormtrooper").to(PERIMETER).passResponses();
        assertThat(scene.deployCost("Grand Moff Tarkin", PERIMETER)).isEqualTo(tarkin - 1);
        scene.endTurn();
        assertThat(scene.deployCost("Grand Moff Tarkin", PERIMETER)).isEqualTo(tarkin);
    }

    @Test
    void beyondThePlanetAndBesideOthersItIsNoUse() {
        onHoth().stolen("Probe Droid").turn(DARK, Phase.DEPLOY).mayNot("play " + TELEMETRY);
        onHoth().at(PERIMETER, "Sandtrooper").turn(DARK, Phase.DEPLOY).mayNot("play " + TELEMETRY);
        table().system("Hoth", DARK)
                .at("Hoth", "Devastator")
                .passenger("Devastator", "Probe Droid")
                .site(PERIMETER, DARK)
                .hand(DARK, TELEMETRY)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("play " + TELEMETRY);
        table().site("Death Star: War Room", DARK)
                .at("Death Star: Docking Bay 327", "Probe Droid")
                .hand(DARK, TELEMETRY)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("play " + TELEMETRY);
    }
}
