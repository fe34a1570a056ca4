package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What texts about moving make of the price counts for every kind of move. */
class MoveCostTest {
    private static final String SPEEDER = "Luke's X-34 Landspeeder";
    private static final String OTHER_BAY = "Yavin 4: Docking Bay";

    /** The speeder moves for free with Luke aboard. */
    @ParameterizedTest
    @CsvSource({"Luke Skywalker, 0", "Han Solo, 1"})
    void whatMovesForFreeShuttlesForFree(String driver, int price) {
        var scene =
                table().at(FARM, SPEEDER)
                        .system("Tatooine", DARK)
                        .at("Tatooine", "Corellian Corvette")
                        .pilot(SPEEDER, driver)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);
        scene.shuttle(SPEEDER).passResponses();
        assertThat(scene.hostOf(SPEEDER)).isEqualTo("Corellian Corvette");
        assertThat(scene.forcePile(LIGHT)).hasSize(3 - price);
    }

    /** Lirin charges whoever comes to his site 1 Force for every other musician there. */
    @ParameterizedTest
    @CsvSource({"true, 2", "false, 1"})
    void whatComingToASiteCostsMoreIsDueForAShuttle(boolean music, int price) {
        var position =
                table().at(MOS_EISLEY, "Lirin Car'n")
                        .system("Tatooine", DARK)
                        .at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Rebel Trooper")
                        .force(LIGHT, 3);
        if (music) {
            position.at(MOS_EISLEY, "Figrin D'an");
        }
        var scene = position.turn(LIGHT, Phase.MOVE);
        scene.shuttle("Rebel Trooper");
        if (scene.isOffered(MOS_EISLEY)) {
            scene.choose(MOS_EISLEY);
        }
        scene.passResponses();
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(MOS_EISLEY);
        assertThat(scene.forcePile(LIGHT)).hasSize(3 - price);
    }

    private static Scene transit(String from, String to, boolean music, String... travelers) {
        var position =
                table().site(from, LIGHT)
                        .site(to, LIGHT)
                        .at(from, travelers)
                        .at(to, "Lirin Car'n")
                        .force(LIGHT, 9);
        if (music) {
            position.at(to, "Figrin D'an");
        }
        var scene = position.turn(LIGHT, Phase.MOVE).transitFrom(from);
        if (travelers.length > 1) {
            scene.choose(travelers);
        }
        return scene.passResponses();
    }

    @Test
    void aGroupInTransitPaysItOnce() {
        String far = "Death Star: Docking Bay 327";
        String[] both = {"Rebel Trooper", "Luke Skywalker"};
        int plain = 9 - transit(BAY, far, false, both).forcePile(LIGHT).size();
        var charged = transit(BAY, far, true, both);
        assertThat(charged.locationOf("Luke Skywalker")).isEqualTo(far);
        assertThat(9 - charged.forcePile(LIGHT).size()).isEqualTo(plain + 1);
    }

    @Test
    void aTransitThatTheBayMakesFreeStaysFree() {
        // from the Light Side's docking bay of Yavin 4
        var scene = transit(OTHER_BAY, BAY, true, "Rebel Trooper");
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(BAY);
        assertThat(scene.forcePile(LIGHT)).hasSize(9);
    }

    @ParameterizedTest
    @CsvSource({"Luke Skywalker, 0", "Han Solo, 1"})
    void whatMovesForFreeGoesInTransitForFree(String driver, int price) {
        var scene =
                table().site(BAY, LIGHT)
                        .site(OTHER_BAY, LIGHT)
                        .at(BAY, SPEEDER)
                        .pilot(SPEEDER, driver)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);
        scene.transitFrom(BAY).passResponses();
        assertThat(scene.locationOf(SPEEDER)).isEqualTo(OTHER_BAY);
        assertThat(scene.forcePile(LIGHT)).hasSize(3 - price);
    }
}
