package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rebel Tech. */
class RebelTechTest {
    private static final String YAVIN_WAR_ROOM = "Yavin 4: Massassi War Room";
    private static final String TRENCH = "Death Star: Trench";

    /**
     * Luke's run with a first destiny of 6, which his ability, Red 5 and a site of Yavin 4 help.
     */
    private static boolean blown(Position position, int second) {
        var scene =
                position.system("Death Star", DARK)
                        .site(TRENCH, LIGHT)
                        .on(TRENCH, "Attack Run")
                        .at("Death Star", "Red 5")
                        .pilot("Red 5", "Luke Skywalker")
                        .on("Red 5", "Proton Torpedoes")
                        .nextDestiny(LIGHT, 6, second)
                        .turn(LIGHT, Phase.MOVE);
        scene.use("Attack Run").passResponses();
        scene.passUntil(LIGHT, Phase.DRAW);
        return scene.has("Death Star", Flag.BLOWN_AWAY);
    }

    /** 6 for the first destiny, 4 + 1 + 1 for those who help: 4 more are needed. */
    @ParameterizedTest
    @CsvSource({"0, 4", "1, 3", "2, 2"})
    void eachTechAddsOneToAnAttackRun(int techs, int needed) {
        for (int less = 0; less <= 1; less++) {
            var position = table().site(YAVIN_WAR_ROOM, LIGHT);
            for (int i = 1; i <= techs; i++) {
                position.at(YAVIN_WAR_ROOM, "Rebel Tech#" + i);
            }
            assertThat(blown(position, needed - less)).isEqualTo(less == 0);
        }
    }

    @Test
    void inTheOpponentsWarRoomOrElsewhereTechsAddNothing() {
        for (int less = 0; less <= 1; less++) {
            var imperial =
                    table().site(YAVIN_WAR_ROOM, LIGHT)
                            .site(WAR_ROOM, DARK)
                            .at(WAR_ROOM, "Rebel Tech");
            assertThat(blown(imperial, 4 - less)).isEqualTo(less == 0);
            var cantina =
                    table().site(YAVIN_WAR_ROOM, LIGHT)
                            .site(CANTINA, LIGHT)
                            .at(CANTINA, "Rebel Tech");
            assertThat(blown(cantina, 4 - less)).isEqualTo(less == 0);
        }
    }

    @Test
    void inYourControlPhaseATechFetchesTheTrench() {
        var scene =
                table().site(YAVIN_WAR_ROOM, LIGHT)
                        .at(YAVIN_WAR_ROOM, "Rebel Tech")
                        .reserve(LIGHT, TRENCH, "Death Star: Detention Block Control Room")
                        .turn(LIGHT, Phase.CONTROL);
        scene.use("Rebel Tech").passResponses();
        assertThat(scene.used(LIGHT)).contains("Rebel Tech");
        scene.choose(TRENCH);
        assertThat(scene.hand(LIGHT)).containsExactly(TRENCH);
    }

    @Test
    void onlyInAWarRoomOfYoursAndInThatPhase() {
        var there = table().site(YAVIN_WAR_ROOM, LIGHT).at(YAVIN_WAR_ROOM, "Rebel Tech");
        there.turn(LIGHT, Phase.DEPLOY).mayNot("use Rebel Tech");
        there.turn(DARK, Phase.CONTROL).pass().mayNot("use Rebel Tech");
        table().site(WAR_ROOM, DARK)
                .at(WAR_ROOM, "Rebel Tech")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use Rebel Tech");
        table().site(CANTINA, LIGHT)
                .at(CANTINA, "Rebel Tech")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use Rebel Tech");
    }
}
