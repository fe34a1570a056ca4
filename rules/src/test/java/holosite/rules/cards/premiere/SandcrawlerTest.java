package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sandcrawler. */
class SandcrawlerTest {
    private static final Card JAWA =
            Kinds.alien("Plain Jawa", LIGHT, "0_1")
                    .destiny(2)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(2)
                    .is(Trait.JAWA)
                    .says();

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Docking Bay 94, Tatooine: Docking Bay 94, Plain Jawa, 3",
        "Tatooine: Docking Bay 94, Tatooine: Lars' Moisture Farm, Plain Jawa, 2",
        "Tatooine: Docking Bay 94, Tatooine: Docking Bay 94, Dutch, 0"
    })
    void jawasAtTheSameExteriorSiteAreWorthOneMore(
            String place, String site, String card, double forfeit) {
        var scene =
                tableWith(JAWA)
                        .site(FARM, DARK)
                        .at(place, "Sandcrawler")
                        .pilot("Sandcrawler", "Luke Skywalker")
                        .at(site, card)
                        .turn(LIGHT, Phase.CONTROL);
        double expected = forfeit == 0 ? scene.printed(Figure.FORFEIT, card) : forfeit;
        assertThat(scene.forfeitValue(card)).isEqualTo(expected);
    }

    @Test
    void itGoesToPlanetSitesOnly() {
        var scene =
                table().site(FARM, DARK)
                        .at(BAY, "Sandcrawler", "Luke's X-34 Landspeeder")
                        .pilot("Sandcrawler", "Luke Skywalker")
                        .pilot("Luke's X-34 Landspeeder", "Dutch")
                        .site("Death Star: Docking Bay 327", DARK)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.MOVE);
        scene.offers("move Sandcrawler");
        scene.transitFrom(BAY).passResponses();
        assertThat(scene.locationOf("Luke's X-34 Landspeeder"))
                .isEqualTo("Death Star: Docking Bay 327");
        assertThat(scene.locationOf("Sandcrawler")).isEqualTo(BAY);
    }

    @ParameterizedTest
    @CsvSource({
        "light Sandcrawler, Yavin 4: Docking Bay, true",
        "light Sandcrawler, Death Star: Docking Bay 327, false",
        "dark Sandcrawler, Yavin 4: Docking Bay, true",
        "dark Sandcrawler, Death Star: Docking Bay 327, false"
    })
    void neitherSidesGoesToMobileSites(String crawler, String bay, boolean goes) {
        Side side = crawler.startsWith("light") ? LIGHT : DARK;
        String driver = side == LIGHT ? "Luke Skywalker" : "Darth Vader";
        var scene =
                table().at(BAY, crawler)
                        .pilot(crawler, driver)
                        .location(bay)
                        .force(side, 9)
                        .turn(side, Phase.MOVE);
        assertThat(scene.isOffered("transit from " + BAY)).isEqualTo(goes);
        if (goes) {
            scene.transitFrom(BAY).passResponses();
            assertThat(scene.locationOf(crawler)).isEqualTo(bay);
        }
    }

    @Test
    void theDarkSidesDeploysToSitesOfTatooineAndShelterJawas() {
        var scene =
                table().system("Tatooine", DARK)
                        .site(BAY, DARK)
                        .site(FARM, DARK)
                        .site("Death Star: Docking Bay 327", DARK)
                        .at("Tatooine", "Devastator")
                        .hand(DARK, "Sandcrawler")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Sandcrawler")).containsExactlyInAnyOrder(BAY, FARM);
        scene.choose(FARM).passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(6);
        var beside =
                table().at(FARM, "dark Sandcrawler", "dark Jawa", "light Jawa", "Stormtrooper")
                        .pilot("Sandcrawler", "Darth Vader")
                        .turn(DARK);
        assertThat(beside.forfeitValue("Stormtrooper")).isEqualTo(2);
        assertThat(beside.forfeitValue("dark Jawa")).isEqualTo(2);
        assertThat(beside.forfeitValue("light Jawa")).isEqualTo(2);
        var inside =
                table().at(WAR_ROOM, "dark Sandcrawler", "dark Jawa")
                        .pilot("Sandcrawler", "Darth Vader")
                        .turn(DARK);
        assertThat(inside.forfeitValue("dark Jawa")).isEqualTo(1);
        var apart =
                table().at(FARM, "dark Sandcrawler")
                        .pilot("Sandcrawler", "Darth Vader")
                        .at(BAY, "dark Jawa")
                        .turn(DARK);
        assertThat(apart.forfeitValue("dark Jawa")).isEqualTo(1);
    }

    @Test
    void insideASiteJawasAreWorthNoMore() {
        var scene =
                tableWith(JAWA)
                        .at(WAR_ROOM, "Sandcrawler", "Plain Jawa")
                        .pilot("Sandcrawler", "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Plain Jawa")).isEqualTo(2);
    }

    @Test
    void itDeploysToSitesOfTatooineButIntoNoHoldAboveIt() {
        var scene =
                table().system("Tatooine", DARK)
                        .site(BAY, DARK)
                        .site(FARM, DARK)
                        .at("Tatooine", "Corellian Corvette")
                        .hand(LIGHT, "Sandcrawler", "Snowspeeder")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, "Sandcrawler")).containsExactlyInAnyOrder(BAY, FARM);
    }

    @Test
    void itBoardsATransportThatHasLanded() {
        table().at(BAY, "Sandcrawler", "Medium Transport")
                .pilot("Sandcrawler", "Luke Skywalker")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.MOVE)
                .offers("embark Sandcrawler");
    }
}
