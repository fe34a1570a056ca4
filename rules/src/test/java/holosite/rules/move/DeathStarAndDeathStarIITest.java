package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.RELATED_TO;
import static holosite.language.words.Filters.of;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.catalog.Fits.fits;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.filter.TitleHas;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** The Death Star and the Death Star II: each name means one of them only. */
class DeathStarAndDeathStarIITest {
    private static final String STATION = "Death Star";
    private static final String THRONE_ROOM = "Death Star II: Throne Room";

    private static Position table() {
        return CardTable.table().force(LIGHT, 9).force(DARK, 9);
    }

    @Test
    @Claim({"death-star-and-death-star-ii#2", "death-star-and-death-star-ii#3"})
    void eachNameMeansOneOfThemOnly() {
        var scene = table().site(THRONE_ROOM, DARK).site(WAR_ROOM, DARK).turn(DARK, Phase.CONTROL);

        assertThat(fits(scene, WAR_ROOM, new TitleHas("Death Star"))).isTrue();
        assertThat(fits(scene, THRONE_ROOM, new TitleHas("Death Star"))).isFalse();
        assertThat(fits(scene, THRONE_ROOM, new TitleHas("Death Star II"))).isTrue();
        assertThat(fits(scene, WAR_ROOM, new TitleHas("Death Star II"))).isFalse();
        assertThat(fits(scene, THRONE_ROOM, of("Death Star"))).isFalse();
        assertThat(fits(scene, WAR_ROOM, of("Death Star II"))).isFalse();
        assertThat(is(scene, WAR_ROOM, RELATED_TO, THRONE_ROOM)).isFalse();
    }

    @Test
    @Claim("death-star-and-death-star-ii#1")
    void theSuperlaserOfTheFirstDoesNotFitTheSecond() {
        table().system("Death Star II")
                .hand(DARK, "Superlaser")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Superlaser");
        table().system(STATION)
                .hand(DARK, "Superlaser")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Superlaser");
    }

    @Test
    @Claim("death-star-and-death-star-ii#4")
    void anAlertRetrievesCardsOfTheFirstOnly() {
        var scene =
                table().hand(DARK, "Put All Sections On Alert")
                        .lost(DARK, WAR_ROOM, THRONE_ROOM, "Death Star II")
                        .turn(DARK, Phase.CONTROL);

        // a single card fits, so that nobody is asked which
        scene.play("Put All Sections On Alert").passResponses();
        assertThat(scene.hand(DARK)).contains(WAR_ROOM);
        assertThat(scene.lost(DARK)).contains(THRONE_ROOM, "Death Star II");
    }

    @Test
    @Claim({"death-star-and-death-star-ii#6", "death-star-and-death-star-ii#7"})
    void whoDeployedTheFirstDeploysNothingOfTheSecond() {
        var scene =
                table().hand(DARK, WAR_ROOM, THRONE_ROOM, "Death Star II").turn(DARK, Phase.DEPLOY);
        scene.offers("deploy " + THRONE_ROOM).deploy(WAR_ROOM);
        scene.mayNot("deploy " + THRONE_ROOM, "deploy Death Star II");

        // what the opponent laid out does not bind him
        var both =
                table().site("Death Star: Docking Bay 327", LIGHT)
                        .hand(DARK, THRONE_ROOM)
                        .turn(DARK, Phase.DEPLOY)
                        .deploy(THRONE_ROOM);
        assertThat(both.locations()).hasSize(2).contains(THRONE_ROOM);
    }

    @Test
    @Claim("death-star-and-death-star-ii#7")
    void everySiteOfTheStationCounts() {
        String room = "Death Star: Docking Control Room 327";
        table().hand(DARK, room, THRONE_ROOM)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy " + THRONE_ROOM)
                .deploy(room)
                .mayNot("deploy " + THRONE_ROOM);
    }

    @Test
    void noForestGrowsOnABattleStation() {
        table().site("Death Star: Docking Control Room 327")
                .hand(DARK, "Forest")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Forest");
        table().site("Death Star: Level 6 Core Shaft Corridor")
                .hand(LIGHT, "Jungle")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Jungle");
        table().system("Ralltiir", DARK)
                .hand(DARK, "Forest")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Forest");
    }

    @Test
    @Claim({"death-star-and-death-star-ii#6", "death-star-and-death-star-ii#8"})
    void whoDeployedTheSecondDeploysNothingOfTheFirst() {
        var scene =
                table().hand(DARK, WAR_ROOM, THRONE_ROOM)
                        .hand(LIGHT, "Death Star: Docking Bay 327")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(THRONE_ROOM).mayNot("deploy " + WAR_ROOM);

        scene.passUntil(LIGHT, Phase.DEPLOY).deploy("light Death Star: Docking Bay 327");
        assertThat(scene.locations()).hasSize(2).contains(THRONE_ROOM);
        scene.passUntil(DARK, Phase.DEPLOY).mayNot("deploy " + WAR_ROOM);
    }

    @Test
    @Claim({"death-star-and-death-star-ii#7", "death-star-and-death-star-ii#8"})
    void whoDeployedOneStationGoesOnWithItAndWithEveryOtherPlace() {
        var scene =
                table().hand(
                                DARK,
                                "Tatooine: Cantina",
                                WAR_ROOM,
                                "Death Star: Detention Block Corridor",
                                STATION,
                                "Tatooine: Mos Eisley",
                                THRONE_ROOM)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Tatooine: Cantina").offers("deploy " + WAR_ROOM, "deploy " + THRONE_ROOM);
        scene.deploy(WAR_ROOM)
                .offers(
                        "deploy Death Star: Detention Block Corridor",
                        "deploy " + STATION,
                        "deploy Tatooine: Mos Eisley")
                .mayNot("deploy " + THRONE_ROOM);
    }
}
