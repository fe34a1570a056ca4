package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BEAST;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.names;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dark Jedi Lightsaber. */
class DarkJediLightsaberTest {
    @ParameterizedTest
    @CsvSource({"Darth Vader, 1", "Stormtrooper, 6", "Dengar, 5"})
    @Claim("dark-jedi-lightsaber#1")
    void aDarkJediLightsaberCostsSevenLessTheAbilityOfItsBearer(String bearer, int cost) {
        var scene =
                table().at(CANTINA, bearer, "Garindan", "Luke Skywalker")
                        .hand(DARK, "Dark Jedi Lightsaber")
                        .force(DARK, 7)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Dark Jedi Lightsaber").to(bearer);

        assertThat(scene.hostOf("Dark Jedi Lightsaber")).isEqualTo(bearer);
        assertThat(scene.used(DARK)).hasSize(cost);
    }

    @Test
    @Claim("dark-jedi-lightsaber#2")
    void aDarkJediLightsaberAddsOneToAForceDrainIfItsOwnerWishes() {
        assertThat(drainedWithSaber(true)).isEqualTo(drainedWithSaber(false) + 1);
    }

    private static int drainedWithSaber(boolean wishes) {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Stormtrooper")
                        .on("Stormtrooper", "Dark Jedi Lightsaber")
                        .turn(DARK, Phase.CONTROL);
        scene.drainAt(CANTINA).expectDecider(DARK);
        if (wishes) {
            scene.use("Dark Jedi Lightsaber");
        } else {
            scene.pass();
        }
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        return scene.lost(LIGHT).size();
    }

    @ParameterizedTest
    @CsvSource({"Darth Vader, 1", "Stormtrooper, 6"})
    @Claim("dark-jedi-lightsaber#3")
    void firingADarkJediLightsaberCostsSevenLessTheAbilityOfItsWielder(String wielder, int cost) {
        var scene =
                table().at(
                                MOS_EISLEY,
                                wielder,
                                "Luke Skywalker",
                                "Rebel Trooper",
                                "Snowspeeder",
                                BEAST)
                        .on(wielder, "Dark Jedi Lightsaber")
                        .force(DARK, 8)
                        .turn(DARK, Phase.BATTLE);

        assertThat(names(scene, "Dark Jedi Lightsaber", BEAST)).isTrue();
        scene.battleAt(MOS_EISLEY);
        int before = scene.forcePile(DARK).size();
        assertThat(targets(scene, "Dark Jedi Lightsaber"))
                .containsExactlyInAnyOrder("Luke Skywalker", "Rebel Trooper");
        scene.choose("Luke Skywalker");
        assertThat(before - scene.forcePile(DARK).size()).isEqualTo(cost);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, false", "2, 3, true"})
    @Claim("dark-jedi-lightsaber#4")
    void aDarkJediLightsaberHitsWithTwoDestiniesAboveTheDefense(int one, int two, boolean hit) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Dark Jedi Lightsaber")
                        .force(DARK, 2)
                        .nextDestiny(DARK, one, two)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Dark Jedi Lightsaber").at("Luke Skywalker");

        assertThat(scene.isHit("Luke Skywalker")).isEqualTo(hit);
    }

    @Test
    @Claim("dark-jedi-lightsaber#1")
    void onlyAWarriorOfItsOwnerCarriesADarkJediLightsaber() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Garindan", "Luke Skywalker")
                        .hand(DARK, "Dark Jedi Lightsaber")
                        .force(DARK, 7)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "Dark Jedi Lightsaber"))
                .containsExactlyInAnyOrder("Darth Vader", "Stormtrooper");
    }

    @Test
    @Claim("dark-jedi-lightsaber#2")
    void aDarkJediLightsaberElsewhereAddsNothing() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Sandtrooper")
                        .at(MOS_EISLEY, "Stormtrooper")
                        .on("Stormtrooper", "Dark Jedi Lightsaber")
                        .turn(DARK, Phase.CONTROL);

        scene.drainAt(CANTINA).mayNot("use Dark Jedi Lightsaber");
    }
}
