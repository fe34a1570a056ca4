package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kabe. */
class KabeTest {
    private static Position pickpocket() {
        return table().at(CANTINA, "Kabe", "Stormtrooper");
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false"})
    void aDestinyBelowThatOfTheWeaponStealsIt(int destiny, boolean stolen) {
        var scene =
                pickpocket()
                        .on("Stormtrooper", "Imperial Blaster")
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.destiny("Imperial Blaster")).isEqualTo(3);
        scene.use("Kabe").passResponses();
        assertThat(scene.hostOf("Imperial Blaster")).isEqualTo(stolen ? "Kabe" : "Stormtrooper");
        if (stolen) {
            assertThat(scene.ownerOf("Imperial Blaster")).isEqualTo(LIGHT);
            assertThat(scene.has("Imperial Blaster", Flag.UNUSABLE)).isTrue();
        }
    }

    @Test
    void aStolenWeaponGoesForFreeToAWarriorAtTheSameSite() {
        var scene =
                pickpocket()
                        .at(CANTINA, "Luke Skywalker", "Wioslea")
                        .at(MOS_EISLEY, "Dutch")
                        .on("Stormtrooper", "Imperial Blaster")
                        .nextDestiny(LIGHT, 0)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use("Kabe").passResponses();
        scene.passUntil(LIGHT, Phase.DEPLOY).transfer("Imperial Blaster").to("Luke Skywalker");
        assertThat(scene.hostOf("Imperial Blaster")).isEqualTo("Luke Skywalker");
        assertThat(scene.has("Imperial Blaster", Flag.UNUSABLE)).isFalse();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        assertThat(scene.used(LIGHT)).hasSize(1);
    }

    @Test
    void aDeviceIsStolenToUse() {
        var scene =
                pickpocket()
                        .on("Stormtrooper", "Stormtrooper Utility Belt")
                        .nextDestiny(LIGHT, 0)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use("Kabe").passResponses();
        assertThat(scene.hostOf("Stormtrooper Utility Belt")).isEqualTo("Kabe");
    }

    /** Without Force only a transfer that a text makes free is possible. */
    private static void mayNotTransfer(String card, Position table) {
        table.turn(LIGHT, Phase.DEPLOY).mayNot("transfer " + card);
    }

    @Test
    void onlyAStolenWeaponSheCarriesGoesForFreeAndOnlyToWarriorsThere() {
        mayNotTransfer(
                "Blaster", table().at(CANTINA, "Kabe", "Luke Skywalker").on("Kabe", "Blaster"));
        mayNotTransfer(
                "Imperial Blaster",
                table().at(CANTINA, "Kabe", "Luke Skywalker", "Dutch")
                        .on("Luke Skywalker", "Imperial Blaster")
                        .stolen("Imperial Blaster"));
        mayNotTransfer(
                "Imperial Blaster",
                table().at(CANTINA, "Kabe")
                        .at(MOS_EISLEY, "Luke Skywalker")
                        .on("Kabe", "Imperial Blaster")
                        .stolen("Imperial Blaster"));
        var tool =
                Kinds.device("Plain Tool", DARK, "0_1")
                        .destiny(3)
                        .says(Abilities.deploysOn(Filters.your(Filters.CHARACTER)).costing(1));
        mayNotTransfer(
                "Plain Tool",
                tableWith(tool)
                        .at(CANTINA, "Kabe", "Luke Skywalker")
                        .on("Kabe", "Plain Tool")
                        .stolen("Plain Tool"));
        var toy =
                Kinds.characterWeapon("Plain Toy", DARK, "0_1")
                        .destiny(3)
                        .says(Abilities.deploysOn(Filters.your(Filters.CHARACTER)).costing(1));
        mayNotTransfer(
                "Plain Toy",
                tableWith(toy)
                        .at(CANTINA, "Kabe", "Wioslea")
                        .on("Kabe", "Plain Toy")
                        .stolen("Plain Toy"));
        tableWith(toy)
                .at(CANTINA, "Kabe", "Luke Skywalker")
                .on("Kabe", "Plain Toy")
                .stolen("Plain Toy")
                .turn(LIGHT, Phase.DEPLOY)
                .offers("transfer Plain Toy");
    }

    @Test
    void onlyFromTheOpponentAtTheSameSiteInHerControlPhaseOnce() {
        pickpocket()
                .on("Stormtrooper", "Imperial Blaster")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("use Kabe");
        pickpocket()
                .on("Stormtrooper", "Imperial Blaster")
                .turn(DARK, Phase.CONTROL)
                .pass()
                .mayNot("use Kabe");
        table().at(CANTINA, "Kabe", "Luke Skywalker")
                .on("Luke Skywalker", "Blaster")
                .at(MOS_EISLEY, "Stormtrooper")
                .on("Stormtrooper", "Imperial Blaster")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use Kabe");
        var twice =
                pickpocket()
                        .at(CANTINA, "Stormtrooper")
                        .on("Stormtrooper", "Imperial Blaster", "Stormtrooper Utility Belt")
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.CONTROL);
        twice.use("Kabe").choose("Imperial Blaster").passResponses();
        twice.passUntil(LIGHT).mayNot("use Kabe");
    }
}
