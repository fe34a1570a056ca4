package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Commander Vanden Willard. */
class CommanderVandenWillardTest {
    private static final String WILLARD = "Commander Vanden Willard";
    private static final String YAVIN_WAR_ROOM = "Yavin 4: Massassi War Room";

    @Test
    void inAWarRoomYouControlHeHelpsRebelStarshipsAtTheSystem() {
        var scene =
                table().at(YAVIN_WAR_ROOM, WILLARD)
                        .at("Yavin 4", "X-wing", "TIE Fighter")
                        .at("Hoth", "Y-wing")
                        .turn(LIGHT);
        assertThat(scene.power("X-wing")).isEqualTo(scene.printed(Figure.POWER, "X-wing") + 1);
        assertThat(scene.power("TIE Fighter"))
                .isEqualTo(scene.printed(Figure.POWER, "TIE Fighter"));
        assertThat(scene.power("Y-wing")).isEqualTo(scene.printed(Figure.POWER, "Y-wing"));
    }

    @Test
    void notWhereTheOpponentIsTooNorElsewhere() {
        var contested =
                table().at(YAVIN_WAR_ROOM, WILLARD, "Stormtrooper")
                        .at("Yavin 4", "X-wing")
                        .turn(LIGHT);
        assertThat(contested.power("X-wing")).isEqualTo(contested.printed(Figure.POWER, "X-wing"));
        var outside = table().at("Yavin 4: Jungle", WILLARD).at("Yavin 4", "X-wing").turn(LIGHT);
        assertThat(outside.power("X-wing")).isEqualTo(outside.printed(Figure.POWER, "X-wing"));
    }

    @Test
    void heCancelsAstromechShortageForOneForce() {
        var position = table().at(CANTINA, WILLARD).beside(LIGHT, "Astromech Shortage");
        position.turn(LIGHT, Phase.CONTROL).mayNot("use " + WILLARD);
        var scene = position.force(LIGHT, 2).turn(LIGHT, Phase.CONTROL);
        scene.use(WILLARD).passResponses();
        assertThat(scene.isOnTable("Astromech Shortage")).isFalse();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void aStarshipLandedAtARelatedSiteIsNotHelped() {
        var scene =
                table().at(YAVIN_WAR_ROOM, WILLARD)
                        .at("Yavin 4: Docking Bay", "X-wing")
                        .system("Yavin 4", LIGHT)
                        .turn(LIGHT);
        var without = table().at("Yavin 4: Docking Bay", "X-wing").turn(LIGHT);
        assertThat(scene.power("X-wing")).isEqualTo(without.power("X-wing"));
    }
}
