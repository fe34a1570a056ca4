package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Bespin, its Cloud City sector, and sites of Cloud City. */
class BespinTest {
    private static final String SECTOR = "Bespin: Cloud City";
    private static final String QUARTERS = "Cloud City: Guest Quarters";
    private static final String PLATFORM = "Cloud City: Platform 327 (Docking Bay)";

    private static Scene deploying(Side version, String controls, Side player) {
        var table =
                CardTable.table()
                        .system("Bespin", version)
                        .location(SECTOR, version)
                        .site(PLATFORM, LIGHT)
                        .site(CardTable.MOS_EISLEY, version);
        if (!controls.isEmpty()) {
            table.at("Bespin", controls);
        }
        return table.hand(DARK, "Darth Vader", "Blizzard 1", "TIE Scout#9")
                .hand(LIGHT, "Luke Skywalker", "Snowspeeder", "X-wing#9")
                .force(player, 9)
                .turn(player, Phase.DEPLOY);
    }

    private static int change(Scene scene, String card, String place) {
        return scene.deployCost(card, place) - scene.deployCost(card, CardTable.MOS_EISLEY);
    }

    @Test
    void whoControlsTheOpponentsSystemDeploysForLessToCloudCityLocations() {
        var light = deploying(DARK, "X-wing", LIGHT);
        assertThat(change(light, "Luke Skywalker", PLATFORM)).isEqualTo(-1);
        assertThat(change(light, "Snowspeeder", PLATFORM)).isEqualTo(-1);
        assertThat(light.deployCost("X-wing#9", SECTOR))
                .isEqualTo(light.deployCost("X-wing#9", "Bespin"));
        assertThat(change(deploying(DARK, "", LIGHT), "Luke Skywalker", PLATFORM)).isZero();
        assertThat(change(deploying(DARK, "X-wing", DARK), "Darth Vader", PLATFORM)).isZero();

        var dark = deploying(LIGHT, "TIE Scout", DARK);
        assertThat(change(dark, "Darth Vader", PLATFORM)).isEqualTo(-1);
        assertThat(change(dark, "Blizzard 1", PLATFORM)).isEqualTo(-1);
        assertThat(change(deploying(LIGHT, "", DARK), "Darth Vader", PLATFORM)).isZero();
    }

    @Test
    void whoControlsHisOwnSystemMakesTheOpponentPayMore() {
        var light = deploying(DARK, "TIE Scout", LIGHT);
        assertThat(change(light, "Luke Skywalker", PLATFORM)).isEqualTo(1);
        assertThat(change(light, "Snowspeeder", PLATFORM)).isEqualTo(1);
        assertThat(change(deploying(DARK, "TIE Scout", DARK), "Darth Vader", PLATFORM)).isZero();

        var dark = deploying(LIGHT, "X-wing", DARK);
        assertThat(change(dark, "Darth Vader", PLATFORM)).isEqualTo(1);
        assertThat(change(dark, "Blizzard 1", PLATFORM)).isEqualTo(1);
        assertThat(change(deploying(LIGHT, "X-wing", LIGHT), "Luke Skywalker", PLATFORM)).isZero();
    }

    @Test
    void starshipsAndTheOpponentPayAsEver() {
        var own = deploying(LIGHT, "TIE Scout", LIGHT);
        assertThat(change(own, "Luke Skywalker", PLATFORM)).isZero();
        for (Side version : Side.values()) {
            for (String controls : new String[] {"TIE Scout", "X-wing"}) {
                var scene = deploying(version, controls, version);
                for (String ship : new String[] {"TIE Scout#9", "X-wing#9"}) {
                    assertThat(scene.deployCost(ship, SECTOR))
                            .isEqualTo(scene.deployCost(ship, "Bespin"));
                }
            }
        }
    }

    @Test
    void shipsAndVehiclesInTheSectorHelpInBattlesAtCloudCitySites() {
        for (Side version : Side.values()) {
            var dark =
                    CardTable.table()
                            .location(SECTOR, version)
                            .site(QUARTERS, LIGHT)
                            .at(SECTOR, "TIE Scout", "TIE Scout#2")
                            .at(QUARTERS, "Darth Vader", "Luke Skywalker")
                            .force(DARK, 9)
                            .turn(DARK, Phase.BATTLE);
            double before = dark.totalPower(QUARTERS, DARK);
            dark.battleAt(QUARTERS);
            assertThat(dark.totalPower(QUARTERS, DARK)).isEqualTo(before + 2);

            var light =
                    CardTable.table()
                            .location(SECTOR, version)
                            .site(QUARTERS, LIGHT)
                            .at(SECTOR, "X-wing")
                            .at(QUARTERS, "Darth Vader", "Luke Skywalker")
                            .force(LIGHT, 9)
                            .turn(LIGHT, Phase.BATTLE);
            double own = light.totalPower(QUARTERS, LIGHT);
            light.battleAt(QUARTERS);
            assertThat(light.totalPower(QUARTERS, LIGHT)).isEqualTo(own + 1);
        }
    }

    @Test
    void leiaDeploysForTwoLessToTheGuestQuartersAndTheDarkSideDrainsOneLess() {
        var scene =
                CardTable.table()
                        .site(QUARTERS, LIGHT)
                        .site(PLATFORM, LIGHT)
                        .hand(LIGHT, "Leia Organa", "Luke Skywalker")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Leia Organa", QUARTERS))
                .isEqualTo(scene.deployCost("Leia Organa", PLATFORM) - 2);
        assertThat(scene.deployCost("Luke Skywalker", QUARTERS))
                .isEqualTo(scene.deployCost("Luke Skywalker", PLATFORM));

        var drain =
                CardTable.table()
                        .site(QUARTERS, LIGHT)
                        .at(QUARTERS, "Darth Vader")
                        .turn(DARK, Phase.CONTROL);
        assertThat(drain.forceDrain(QUARTERS, DARK)).isEqualTo(1);
        assertThat(
                        CardTable.table()
                                .site(QUARTERS, LIGHT)
                                .turn(DARK, Phase.CONTROL)
                                .forceDrain(QUARTERS, DARK))
                .isEqualTo(2);
    }
}
