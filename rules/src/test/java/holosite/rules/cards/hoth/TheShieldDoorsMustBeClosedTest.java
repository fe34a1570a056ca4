package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.move.MoveRules;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Shield Doors Must Be Closed. */
class TheShieldDoorsMustBeClosedTest {
    private static final String DOORS = "The Shield Doors Must Be Closed";
    private static final String BAY = "Hoth: Echo Docking Bay";
    private static final String LAB = "Hoth: Echo Command Center (War Room)";

    @ParameterizedTest
    @CsvSource({"true, true, true", "false, true, false", "true, false, false"})
    void theyDeployBetweenTheBayAndTheInnermostMarker(boolean bay, boolean marker, boolean can) {
        var position = table().site(LAB, LIGHT);
        if (bay) {
            position.site(BAY, DARK);
        }
        if (marker) {
            position.site(PERIMETER, DARK).site(PLAINS, DARK);
        }
        var scene = position.hand(DARK, DOORS).turn(DARK, Phase.DEPLOY);
        assertThat(scene.isOffered("deploy " + DOORS)).isEqualTo(can);
        if (can) {
            scene.deploy(DOORS).passResponses();
            assertThat(scene.hostOf(DOORS)).isEqualTo(BAY);
            assertThat(scene.state().table().aim(scene.card(DOORS)))
                    .isEqualTo(scene.card(PERIMETER));
        }
    }

    private static Position doors(boolean night) {
        var position =
                table().system("Hoth", DARK)
                        .site(LAB, LIGHT)
                        .site(BAY, LIGHT)
                        .site(PERIMETER, DARK)
                        .site(PLAINS, DARK)
                        .site("Tatooine: Docking Bay 94", LIGHT)
                        .on(BAY, DOORS);
        return night ? position.on("Hoth", "Sunsdown") : position;
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void atNightNobodyLeavesTheBayExceptForAnEchoSite(boolean night) {
        var scene =
                doors(night)
                        .at(BAY, "Rebel Trooper", "X-wing")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(scene.isOffered("take off with X-wing")).isEqualTo(!night);
        assertThat(scene.isOffered("transit from " + BAY)).isEqualTo(!night);
        scene.move("Rebel Trooper");
        if (night) {
            assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(LAB);
        } else {
            assertThat(scene.offered()).contains(LAB, PERIMETER);
        }
    }

    @ParameterizedTest
    @CsvSource({"true", "false"})
    void norDoesAnybodyEnterExceptFromAnEchoSite(boolean night) {
        var scene =
                doors(night)
                        .at(PERIMETER, "Rebel Trooper", "Snowspeeder")
                        .at(LAB, "Rebel Scout")
                        .at("Hoth", "X-wing")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.MOVE);
        scene.offers("move Rebel Scout");
        assertThat(scene.isOffered("land X-wing")).isTrue();
        var landing = MoveRules.anyWay(scene.state(), scene.card("X-wing"), scene.card(BAY));
        assertThat(landing.none()).isEqualTo(!night);
        var walking = MoveRules.anyWay(scene.state(), scene.card("Rebel Trooper"), scene.card(BAY));
        assertThat(walking.none()).isEqualTo(!night);
        var inside = MoveRules.anyWay(scene.state(), scene.card("Rebel Scout"), scene.card(BAY));
        assertThat(inside.none()).isTrue();
        var onward =
                MoveRules.anyWay(scene.state(), scene.card("Rebel Trooper"), scene.card(PLAINS));
        assertThat(onward.none()).isTrue();
    }
}
