package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** I've Lost Artoo!. */
class IveLostArtooTest {
    private static final String LOST = "I've Lost Artoo!";
    private static final String FALCON = "Millennium Falcon";
    private static final String ARTOO = "R2-D2 (Artoo-Detoo)";

    private static Position ships() {
        return over("Tatooine").hand(DARK, LOST).force(DARK, 3);
    }

    private static Position over(String system) {
        return table().system("Kessel", DARK)
                .at(system, FALCON, "Red 5")
                .pilot(FALCON, "Han Solo")
                .pilot("Red 5", "Biggs Darklighter")
                .force(LIGHT, 5);
    }

    private static Scene deployed(Position position, String on, int destiny) {
        var scene = position.nextDestiny(DARK, destiny).turn(DARK, Phase.DEPLOY).deploy(LOST);
        if (scene.offered().contains(on)) {
            scene.choose(on);
        }
        return scene.passResponses();
    }

    private static boolean navigates(Scene scene, String ship) {
        return Standing.of(scene.state())
                .hasIcon(scene.state(), scene.card(ship), Icon.NAV_COMPUTER);
    }

    @Test
    void aDestinyAboveOneTakesTheNavComputer() {
        var scene = deployed(ships(), FALCON, 2);
        assertThat(scene.hostOf(LOST)).isEqualTo(FALCON);
        assertThat(scene.forcePile(DARK)).hasSize(2);
        assertThat(navigates(scene, FALCON)).isFalse();
        assertThat(scene.figure(Figure.ASTROMECH_CAPACITY, FALCON)).isEqualTo(1);
        assertThat(navigates(scene, "Red 5")).isTrue();
        assertThat(scene.figure(Figure.ASTROMECH_CAPACITY, "Red 5")).isEqualTo(1);
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("move " + FALCON);
    }

    @Test
    void aDestinyOfOneLosesTheEffectOnly() {
        var scene = deployed(ships(), FALCON, 1);
        assertThat(scene.isIn(LOST, Zone.LOST_PILE)).isTrue();
        assertThat(navigates(scene, FALCON)).isTrue();
        scene.passUntil(LIGHT, Phase.MOVE).offers("move " + FALCON);
    }

    @Test
    void anAstromechAboardIsLostAndTheEffectWithIt() {
        var scene = deployed(ships().astromech("Red 5", ARTOO), ARTOO, 2);
        assertThat(scene.isIn(ARTOO, Zone.LOST_PILE)).isTrue();
        assertThat(scene.forcePile(DARK)).hasSize(2);
        assertThat(scene.isIn(LOST, Zone.LOST_PILE)).isTrue();
        assertThat(navigates(scene, FALCON)).isTrue();
        scene = deployed(ships().astromech("Red 5", ARTOO), ARTOO, 1);
        assertThat(scene.isOnTable(ARTOO)).isTrue();
        assertThat(scene.isIn(LOST, Zone.LOST_PILE)).isTrue();
    }

    @Test
    void itIsForNavComputersOfStarshipsAndAstromechsAboardThem() {
        var scene =
                ships().astromech("Red 5", ARTOO)
                        .passenger(FALCON, "C-3PO (See-Threepio)")
                        .at("Tatooine", "Devastator", "TIE Fighter")
                        .at(CANTINA, "R5-A2", "Luke Skywalker")
                        .turn(DARK, Phase.DEPLOY)
                        .deploy(LOST);
        assertThat(scene.offered()).containsExactlyInAnyOrder(FALCON, "Red 5", ARTOO, "Devastator");
    }

    /** In the place of the nav computer an astromech finds a seat, and works as one. */
    @Test
    void theStarshipTakesAnAstromech() {
        var scene = deployed(ships().hand(LIGHT, ARTOO), FALCON, 2);
        scene.passUntil(LIGHT, Phase.DEPLOY).deploy(ARTOO).to(FALCON).passResponses();
        assertThat(scene.roleOf(ARTOO)).isEqualTo(Role.ASTROMECH);
        scene.passUntil(LIGHT, Phase.MOVE).offers("move " + FALCON);
    }

    @Test
    void withoutItTheAstromechIsAPassengerThere() {
        var scene = ships().hand(LIGHT, ARTOO).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(ARTOO).to(FALCON).passResponses();
        assertThat(scene.roleOf(ARTOO)).isEqualTo(Role.PASSENGER);
    }

    @Test
    void onceItIsCanceledTheNavComputerIsBackAndTheAstromechAPassenger() {
        var scene =
                over("Tatooine")
                        .on(FALCON, LOST)
                        .astromech(FALCON, ARTOO)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.roleOf(ARTOO)).isEqualTo(Role.ASTROMECH);
        cancel(scene);
        assertThat(navigates(scene, FALCON)).isTrue();
        assertThat(scene.roleOf(ARTOO)).isEqualTo(Role.PASSENGER);
    }

    @Test
    void whereThereIsNoRoomForItTheAstromechGoesToTheUsedPile() {
        var scene =
                over("Tatooine")
                        .passenger(FALCON, "Luke Skywalker", "Leia Organa")
                        .on(FALCON, LOST)
                        .astromech(FALCON, ARTOO)
                        .turn(LIGHT, Phase.CONTROL);
        cancel(scene);
        assertThat(scene.isIn(ARTOO, Zone.USED_PILE)).isTrue();
    }

    private static void cancel(Scene scene) {
        var table = scene.state().table();
        table.toTop(scene.card(LOST), Table.zone(DARK, Zone.LOST_PILE), Role.NONE);
        scene.pass();
    }
}
