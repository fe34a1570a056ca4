package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Orbital Mine. */
class OrbitalMineTest {
    private static final String MINE = "Orbital Mine";

    /** Of the Devastator. */
    private static final int ARMOR = 6;

    @Test
    void itDeploysAtASystemWhereABomberIs() {
        var scene =
                CardTable.table()
                        .system("Tatooine", DARK)
                        .system("Kessel", LIGHT)
                        .system("Coruscant", DARK)
                        .locationOf("Tatooine", "Clouds", LIGHT)
                        .at("Clouds", "TIE Bomber#3")
                        .at("Tatooine", "TIE Bomber")
                        .at("Kessel", "TIE Bomber#2", "X-wing")
                        .at("Coruscant", "X-wing#2")
                        .hand(LIGHT, MINE)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(CardTable.hosts(scene, MINE)).containsExactlyInAnyOrder("Tatooine", "Kessel");
    }

    private static Position mined() {
        return CardTable.table()
                .system("Tatooine", DARK)
                .system("Kessel", DARK)
                .on("Tatooine", MINE)
                .force(DARK, 9)
                .force(LIGHT, 9);
    }

    @Test
    void itExplodesWhenAnOpponentsStarshipMovesThere() {
        // maneuver 1, and no capital starship
        for (int destiny : new int[] {1, 2}) {
            var scene =
                    mined().at("Kessel", "TIE Scout")
                            .nextDestiny(LIGHT, destiny)
                            .turn(DARK, Phase.MOVE);
            scene.move("TIE Scout").passResponses();

            assertThat(scene.lost(LIGHT)).contains(MINE);
            assertThat(scene.isOnTable("TIE Scout")).isEqualTo(destiny == 1);
        }
    }

    @Test
    void itExplodesWhenOneDeploysThereWithTwoMoreAgainstCapitalShips() {
        for (int missing : new int[] {2, 1}) {
            var scene = mined().hand(DARK, "Devastator").turn(DARK, Phase.DEPLOY);
            scene.nextDestiny(LIGHT, ARMOR - missing);
            scene.deploy("Devastator").to("Tatooine").passResponses();

            assertThat(scene.lost(LIGHT)).contains(MINE);
            assertThat(scene.isOnTable("Devastator")).isEqualTo(missing == 2);
        }
    }

    @Test
    void aCapitalShipThatMovesThereTakesTwoMore() {
        for (int missing : new int[] {2, 1}) {
            var scene = mined().at("Kessel", "Devastator").turn(DARK, Phase.MOVE);
            scene.nextDestiny(LIGHT, ARMOR - missing);
            scene.move("Devastator").passResponses();
            assertThat(scene.isOnTable("Devastator")).isEqualTo(missing == 2);
        }
    }

    @Test
    void whoElseMovesThereOrElsewhereDoesNotSetItOff() {
        var own = mined().at("Kessel", "X-wing").turn(LIGHT, Phase.MOVE);
        own.move("X-wing").to("Tatooine").passResponses();
        assertThat(own.isOnTable(MINE)).isTrue();

        var elsewhere = mined().at("Tatooine", "TIE Scout").turn(DARK, Phase.MOVE);
        elsewhere.move("TIE Scout").to("Kessel").passResponses();
        assertThat(elsewhere.isOnTable(MINE)).isTrue();

        var people =
                mined().at("Tatooine", "Devastator")
                        .site(CardTable.MOS_EISLEY, DARK)
                        .at(CardTable.MOS_EISLEY, "Darth Vader")
                        .turn(DARK, Phase.MOVE);
        people.shuttle("Darth Vader").passResponses();
        assertThat(people.hostOf("Darth Vader")).isEqualTo("Devastator");
        assertThat(people.isOnTable(MINE)).isTrue();
    }

    @Test
    void yourOwnShipsAndShipsElsewhereDoNotSetItOff() {
        var own = mined().hand(LIGHT, "X-wing").turn(LIGHT, Phase.DEPLOY);
        own.deploy("X-wing").to("Tatooine").passResponses();
        assertThat(own.isOnTable(MINE)).isTrue();

        var elsewhere = mined().hand(DARK, "Devastator").turn(DARK, Phase.DEPLOY);
        elsewhere.deploy("Devastator").to("Kessel").passResponses();
        assertThat(elsewhere.isOnTable(MINE)).isTrue();

        var people =
                mined().at("Tatooine", "Devastator")
                        .hand(DARK, "Darth Vader")
                        .turn(DARK, Phase.DEPLOY);
        people.deploy("Darth Vader").to("Devastator").passResponses();
        assertThat(people.isOnTable(MINE)).isTrue();
    }
}
