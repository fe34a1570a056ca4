package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Chewbacca of A New Hope. */
class ChewbaccaTest {
    @Test
    void heIsStrongerByOneAtHansLocation() {
        assertThat(table().at(MOS_EISLEY, "Chewbacca").turn(LIGHT).power("Chewbacca")).isEqualTo(6);
        assertThat(table().at(MOS_EISLEY, "Chewbacca", "Han Solo").turn(LIGHT).power("Chewbacca"))
                .isEqualTo(7);
        assertThat(
                        table().at(MOS_EISLEY, "Chewbacca")
                                .at("Tatooine: Docking Bay 94", "Han Solo")
                                .turn(LIGHT)
                                .power("Chewbacca"))
                .isEqualTo(6);
    }

    @Test
    void heAddsTwoToThePowerOfWhatHePilotsAndOneToTheManeuverOfTheFalcon() {
        var falcon =
                table().at("Tatooine", "Millennium Falcon")
                        .pilot("Millennium Falcon", "Chewbacca")
                        .turn(LIGHT);
        assertThat(falcon.power("Millennium Falcon")).isEqualTo(3 + 2);
        assertThat(falcon.maneuver("Millennium Falcon")).isEqualTo(4 + 1);
        var red = table().at("Tatooine", "Red 6").pilot("Red 6", "Chewbacca").turn(LIGHT);
        assertThat(red.power("Red 6")).isEqualTo(3 + 2);
        assertThat(red.maneuver("Red 6")).isEqualTo(4);
        var passenger =
                table().at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Chewbacca")
                        .turn(LIGHT);
        assertThat(passenger.power("Corellian Corvette")).isEqualTo(5);
    }

    @Test
    void hitDroidsVehiclesAndStarshipsOfLightAtHisSiteGoToTheUsedPile() {
        assertThat(used(at("Chewbacca", "C-3PO"), "C-3PO")).isTrue();
        assertThat(used(at("Chewbacca", "Luke's X-34 Landspeeder"), "Luke's X-34 Landspeeder"))
                .isTrue();
        assertThat(used(at("Chewbacca", "X-wing"), "X-wing")).isTrue();
        assertThat(used(at("Chewbacca", "Rebel Trooper"), "Rebel Trooper")).isFalse();
        assertThat(used(at("Luke Skywalker", "C-3PO"), "C-3PO")).isFalse();
        assertThat(used(table().at(CANTINA, "Chewbacca").at(MOS_EISLEY, "C-3PO"), "C-3PO"))
                .isFalse();
        // a system is no site
        assertThat(
                        used(
                                table().at("Tatooine", "Corellian Corvette", "X-wing")
                                        .passenger("Corellian Corvette", "Chewbacca"),
                                "X-wing"))
                .isFalse();
    }

    @Test
    void whoIsForfeitedWithoutAHitIsLost() {
        var scene =
                table().at(MOS_EISLEY, "Chewbacca", "C-3PO", "Darth Vader")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).passUntil("forfeit C-3PO (See-Threepio)");
        scene.forfeit("C-3PO (See-Threepio)");

        assertThat(scene.lost(LIGHT)).contains("C-3PO (See-Threepio)");
    }

    private static Position at(String... cards) {
        return table().at(MOS_EISLEY, cards);
    }

    private static boolean used(Position position, String card) {
        var scene = position.hit(card).turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOnTable(card)).isFalse();
        return scene.used(LIGHT).stream().anyMatch(c -> c.startsWith(card));
    }

    @Test
    void soDoThoseHitInABattleAndForfeited() {
        var scene =
                table().at(CANTINA, "Chewbacca", "C-3PO", "Darth Vader")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("C-3PO").passResponses();
        scene.passUntil("forfeit C-3PO (See-Threepio)").forfeit("C-3PO (See-Threepio)");
        assertThat(scene.used(LIGHT)).contains("C-3PO (See-Threepio)");
    }

    @Test
    void theOpponentsDroidsAreLost() {
        var scene = table().at(CANTINA, "Chewbacca", "EG-6").hit("EG-6").turn(LIGHT, Phase.CONTROL);
        assertThat(scene.lost(DARK).toString()).contains("EG-6");
    }
}
