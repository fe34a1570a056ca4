package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R2-D2 of A New Hope. */
class R2D2Test {
    private static final String R2 = "R2-D2 (Artoo-Detoo)";

    @ParameterizedTest
    @CsvSource({"Red 5, 3", "Gold 1, 2", "Millennium Falcon, 2"})
    void itAddsToPowerManeuverAndHyperspeedOfAStarfighterAndMoreToRed5(String ship, int more) {
        var with =
                table().at("Tatooine", ship)
                        .pilot(ship, "Jek Porkins")
                        .aboard(ship, R2)
                        .turn(LIGHT);
        var without = table().at("Tatooine", ship).pilot(ship, "Jek Porkins").turn(LIGHT);
        assertThat(with.power(ship)).isEqualTo(without.power(ship) + more);
        assertThat(with.maneuver(ship)).isEqualTo(without.maneuver(ship) + more);
        assertThat(with.hyperspeed(ship)).isEqualTo(without.hyperspeed(ship) + more);
    }

    @Test
    void aboardACapitalStarshipItAddsNothing() {
        String ship = "Corellian Corvette";
        var with = table().at("Tatooine", ship).aboard(ship, R2).turn(LIGHT);
        var without = table().at("Tatooine", ship).turn(LIGHT);
        assertThat(with.power(ship)).isEqualTo(without.power(ship));
        assertThat(with.hyperspeed(ship)).isEqualTo(without.hyperspeed(ship));
    }

    @Test
    void aboardAVehicleItAddsNothing() {
        String speeder = "Luke's X-34 Landspeeder";
        var with = table().at(FARM, speeder).aboard(speeder, "Luke Skywalker", R2).turn(LIGHT);
        assertThat(with.hostOf(R2)).isEqualTo(speeder);
        assertThat(with.maneuver(speeder)).isEqualTo(5);
    }

    /** Dark draws this battle destiny while R2-D2 is at this site. */
    private static Scene darkDraws(int destiny, String where) {
        var scene =
                table().site(CANTINA, DARK)
                        .at(where, R2)
                        .at(CANTINA, "Darth Maul", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE);
        return scene.battleAt(CANTINA).passWeapons().answer(DARK, "yes");
    }

    @ParameterizedTest
    @CsvSource({"1", "2", "3"})
    void atAScompLinkALowDestinyOfTheOpponentLetsLightActivateOneForce(int destiny) {
        var scene = darkDraws(destiny, FARM);
        scene.expectDecider(LIGHT).use(R2);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.hand(LIGHT)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"4", "5", "6"})
    void aHighOneLetsLightDrawTheTopCardOfItsReserveDeck(int destiny) {
        var scene = darkDraws(destiny, FARM);
        scene.expectDecider(LIGHT).use(R2);
        assertThat(scene.hand(LIGHT)).hasSize(1);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void anyOtherDestinyAndAnyOtherPlaceLetLightDoNothing() {
        darkDraws(0, FARM).mayNot("use " + R2);
        darkDraws(7, FARM).mayNot("use " + R2);
        darkDraws(3, CANTINA).mayNot("use " + R2);
        var own =
                table().at(FARM, R2)
                        .at(CANTINA, "Darth Maul", "Luke Skywalker")
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        own.passWeapons().answer(LIGHT, "yes").mayNot("use " + R2);
    }

    /** Dark draws a destiny of 2 while R2-D2 is aboard this ship or vehicle. */
    private static Scene aboard(String place, String ship) {
        return aboard(place, ship, 2);
    }

    private static Scene aboard(String place, String ship, int destiny) {
        var scene =
                table().site(CANTINA, DARK)
                        .at(place, ship)
                        .aboard(ship, R2)
                        .at(CANTINA, "Darth Maul", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE);
        return scene.battleAt(CANTINA).passWeapons().answer(DARK, "yes");
    }

    @Test
    void theScompLinkOfTheShipItSitsInCounts() {
        var scene = aboard("Tatooine", "Red 5");
        scene.expectDecider(LIGHT).use(R2);
        assertThat(scene.forcePile(LIGHT)).hasSize(1);

        aboard("Tatooine", "Corellian Corvette").expectDecider(LIGHT).offers("use " + R2);
    }

    @Test
    void aVehicleWithoutAScompLinkLendsItNone() {
        aboard(MOS_EISLEY, "Luke's X-34 Landspeeder").mayNot("use " + R2);
        aboard(MOS_EISLEY, "Luke's X-34 Landspeeder", 5).mayNot("use " + R2);
        aboard("Tatooine", "Red 5", 5).offers("use " + R2);
    }

    @Test
    void aShipWithoutItAboardIsNotHelped() {
        var scene =
                table().at("Tatooine", "Gold 1", "Red 2")
                        .aboard("Gold 1", R2)
                        .pilot("Red 2", "Jek Porkins")
                        .turn(LIGHT);
        var without = table().at("Tatooine", "Red 2").pilot("Red 2", "Jek Porkins").turn(LIGHT);
        assertThat(scene.power("Red 2")).isEqualTo(without.power("Red 2"));
        assertThat(scene.maneuver("Red 2")).isEqualTo(4);
        assertThat(scene.hyperspeed("Red 2")).isEqualTo(5);
    }

    @ParameterizedTest
    @CsvSource({"2", "5"})
    void norDoesAVehicleThatItDrives(int destiny) {
        String speeder = "Luke's X-34 Landspeeder";
        var scene =
                table().at(MOS_EISLEY, speeder)
                        .pilot(speeder, R2)
                        .at(CANTINA, "Darth Maul", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passWeapons().answer(DARK, "yes").mayNot("use " + R2);
    }
}
