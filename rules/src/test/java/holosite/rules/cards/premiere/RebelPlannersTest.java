package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Rebel Planners. */
class RebelPlannersTest {
    private static final String PLANNERS = "Rebel Planners";
    private static final String ROOM = "Yavin 4: Massassi War Room";

    @Test
    void forOneForceTheyGoToTheWarRoomOfYavinOrADockingBay() {
        var scene =
                table().site(ROOM, LIGHT)
                        .site(BAY, DARK)
                        .site(CANTINA, DARK)
                        .site(WAR_ROOM, DARK)
                        .hand(LIGHT, PLANNERS)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, PLANNERS)).containsExactlyInAnyOrder(ROOM, BAY);
        scene.choose(BAY).passResponses();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        table().site(ROOM, LIGHT)
                .hand(LIGHT, PLANNERS)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + PLANNERS);
    }

    private static Position bespin() {
        return table().system("Bespin", DARK)
                .location("Bespin: Cloud City", DARK)
                .site("Cloud City: Platform 327 (Docking Bay)", LIGHT)
                .system("Yavin 4", LIGHT)
                .at("Bespin", "X-wing", "X-wing", "TIE Fighter")
                .at("Bespin: Cloud City", "Y-wing")
                .at("Yavin 4", "X-wing");
    }

    private static double added(String place, String... more) {
        var plain = bespin().at(BAY, more).turn(LIGHT);
        var scene =
                bespin().on("Cloud City: Platform 327 (Docking Bay)", PLANNERS)
                        .at("Cloud City: Platform 327 (Docking Bay)", more)
                        .turn(LIGHT);
        assertThat(scene.totalPower(place, DARK)).isEqualTo(plain.totalPower(place, DARK));
        return scene.totalPower(place, LIGHT) - plain.totalPower(place, LIGHT);
    }

    @Test
    void eachOfYourStarshipsAddsOneWhereItIsAtTheRelatedSystemAndSectors() {
        assertThat(added("Bespin")).isEqualTo(2);
        assertThat(added("Bespin: Cloud City")).isEqualTo(1);
        assertThat(added("Yavin 4")).isZero();
    }

    @Test
    void atARelatedSiteTheyAddNothing() {
        var landed = table().site(BAY, DARK).at(MOS_EISLEY, "X-wing");
        assertThat(
                        landed.on(BAY, PLANNERS)
                                .turn(LIGHT)
                                .figureAt(Figure.TOTAL_POWER, MOS_EISLEY, LIGHT))
                .isZero();
    }

    @Test
    void generalDodonnaChangesWhatTheyAddAtEachPlace() {
        assertThat(added("Bespin", "General Dodonna")).isEqualTo(4);
        assertThat(added("Bespin: Cloud City", "General Dodonna")).isEqualTo(2);
    }
}
