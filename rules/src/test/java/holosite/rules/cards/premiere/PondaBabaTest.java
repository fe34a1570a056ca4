package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ponda Baba. */
class PondaBabaTest {
    @ParameterizedTest
    @CsvSource({
        "Dr. Evazan, Blaster Rifle, 6",
        "Stormtrooper, Blaster Rifle, 3",
        "Dr. Evazan, Anakin's Lightsaber, 3"
    })
    @Claim({"ponda-baba#1", "ponda-baba#2"})
    void pondaBabaFightsBetterBesideDrEvazan(String friend, String weapon, int power) {
        var scene =
                table().at(CANTINA, "Ponda Baba", friend, "Luke Skywalker")
                        .on("Luke Skywalker", weapon)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        // 2 and 1 by the text of the Cantina
        assertThat(scene.power("Ponda Baba")).isEqualTo(3);

        scene.battleAt(CANTINA);

        assertThat(scene.power("Ponda Baba")).isEqualTo(power);
    }

    @Test
    void aLightsaberBuiltIntoAnOpponentPresentFrightensHimToo() {
        assertThat(added("Luke With Lightsaber")).isZero();
        assertThat(added("Luke Skywalker")).isEqualTo(3);
    }

    @Test
    void aLightsaberOfHisOwnSideOrElsewhereDoesNot() {
        var scene =
                table().at(MOS_EISLEY, "Ponda Baba", "Dr. Evazan", "Darth Vader", "Rebel Trooper")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .at(CANTINA, "Luke With Lightsaber")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        double before = scene.power("Ponda Baba");
        assertThat(scene.battleAt(MOS_EISLEY).power("Ponda Baba")).isEqualTo(before + 3);
    }

    private static double added(String opponent) {
        var scene =
                table().at(MOS_EISLEY, "Ponda Baba", "Dr. Evazan", opponent)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        double before = scene.power("Ponda Baba");
        return scene.battleAt(MOS_EISLEY).power("Ponda Baba") - before;
    }

    @Test
    void heAddsTwoToThePowerOfWhatHePilots() {
        var scene = table().at("Tatooine", "Black 2").pilot("Black 2", "Ponda Baba").turn(DARK);
        var plain = table().at("Tatooine", "Black 2").pilot("Black 2", "AT-AT Driver").turn(DARK);
        assertThat(scene.power("Black 2")).isEqualTo(plain.power("Black 2") + 2);
    }

    @Test
    @Claim({"ponda-baba#1", "ponda-baba#2"})
    void hisFriendMustBeAtTheSiteAndOnlyTheOpponentsLightsaberScaresHim() {
        var apart =
                table().at(CANTINA, "Ponda Baba", "Stormtrooper", "Luke Skywalker")
                        .at(MOS_EISLEY, "Dr. Evazan")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        assertThat(apart.battleAt(CANTINA).power("Ponda Baba")).isEqualTo(3);

        var ours =
                table().at(CANTINA, "Ponda Baba", "Dr. Evazan", "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        assertThat(ours.battleAt(CANTINA).power("Ponda Baba")).isEqualTo(6);
    }
}
