package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Power and forfeit that depend on where a card is and which other card is there. */
class FiguresByPlaceTest {

    private static double change(Scene scene, Figure figure, String card) {
        return scene.figure(figure, card) - scene.printed(figure, card);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Cantina, LIGHT, Devaronian, POWER, 1",
        "Tatooine: Cantina, LIGHT, Garindan, FORFEIT, 1",
        "Tatooine: Cantina, LIGHT, Stormtrooper, FORFEIT, 0",
        "Tatooine: Cantina, LIGHT, Devaronian, FORFEIT, 0",
        "Tatooine: Cantina, LIGHT, Garindan, POWER, 0",
        "Tatooine: Cantina, LIGHT, Rebel Trooper, POWER, 0",
        "Tatooine: Cantina, DARK, Devaronian, FORFEIT, 1",
        "Tatooine: Cantina, DARK, Garindan, FORFEIT, 0",
        "Tatooine: Mos Eisley, DARK, Joh Yowza, FORFEIT, 0",
        "Tatooine: Cantina, DARK, Rebel Trooper, FORFEIT, 0",
        "Tatooine: Mos Eisley, DARK, Garindan, FORFEIT, 1",
        "Tatooine: Mos Eisley, DARK, Stormtrooper, FORFEIT, 0",
        "Hoth: Defensive Perimeter (3rd Marker), DARK, Rebel Trooper, FORFEIT, -1",
        "Hoth: Defensive Perimeter (3rd Marker), DARK, Dutch, FORFEIT, 0",
        "Hoth: Defensive Perimeter (3rd Marker), DARK, Stormtrooper, FORFEIT, 0",
        "Ralltiir, DARK, Devastator, POWER, 1",
        "Ralltiir, DARK, Tantive IV, POWER, 1",
        "Ralltiir, DARK, Corellian Corvette, POWER, 0"
    })
    void aLocationChangesTheFiguresOfCardsThere(
            String location, Side version, String card, Figure figure, double change) {
        var scene =
                table().location(location, version).at(location, card).turn(DARK, Phase.CONTROL);

        assertThat(change(scene, figure, card)).isEqualTo(change);

        String elsewhere = location.contains(":") ? "Endor: Back Door" : "Kessel";
        scene = table().location(location, version).at(elsewhere, card).turn(DARK, Phase.CONTROL);
        assertThat(change(scene, figure, card)).as("elsewhere").isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Ice Plains (5th Marker), Snowtrooper, 0",
        "Tatooine: Mos Eisley, Snowtrooper, -1",
        "Hoth: Ice Plains (5th Marker), Echo Base Trooper, 0",
        "Tatooine: Mos Eisley, Echo Base Trooper, -1",
        "Hoth: Ice Plains (5th Marker), Blizzard Scout 1, 1",
        "Tatooine: Mos Eisley, Blizzard Scout 1, 0",
        "Hoth: Ice Plains (5th Marker), Sandtrooper, -1",
        "Tatooine: Mos Eisley, Sandtrooper, 0",
        "Endor: Back Door, Joh Yowza, 2",
        "Hoth: Ice Plains (5th Marker), Joh Yowza, 0"
    })
    void aCardIsStrongerOrWeakerByPlace(String location, String card, double change) {
        var scene = table().at(location, card).turn(DARK, Phase.CONTROL);

        assertThat(change(scene, Figure.POWER, card)).isEqualTo(change);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth, Devastator, Snowtrooper, -1",
        "Tatooine, Medium Transport, Echo Base Trooper, 0",
        "Hoth, Medium Transport, Echo Base Trooper, 0"
    })
    void aboardAStarshipACardIsAtNoSite(
            String system, String starship, String card, double change) {
        var scene =
                table().at(system, starship).passenger(starship, card).turn(DARK, Phase.CONTROL);

        assertThat(change(scene, Figure.POWER, card)).isEqualTo(change);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Docking Bay 94, Chewbacca (2_3), Han Solo (1_11), POWER, 1",
        "Tatooine: Docking Bay 94, Chewbacca (2_3), Dutch, POWER, 0",
        "Tatooine: Docking Bay 94, Captain Piett, Darth Vader, POWER, 1",
        "Tatooine: Docking Bay 94, Captain Piett, Stormtrooper, POWER, 0",
        "Tatooine: Docking Bay 94, General Veers, Admiral Ozzel, POWER, 1",
        "Tatooine: Docking Bay 94, General Veers, Stormtrooper, POWER, 0",
        "Tatooine: Docking Bay 94, R2-D2 (2_14), C-3PO, FORFEIT, 2",
        "Tatooine: Docking Bay 94, R2-D2 (2_14), Dutch, FORFEIT, 0",
        "Tatooine: Docking Bay 94, Rebel Trooper, Leia Organa, POWER, 0",
        "Death Star: Detention Block Corridor, Rebel Trooper, Leia Organa, POWER, 1",
        "Death Star: Detention Block Corridor, Rebel Trooper, Dutch, POWER, 0",
        "Death Star: Detention Block Corridor, Wioslea, Leia Organa, POWER, 0",
        "Hoth: Ice Plains (5th Marker), Derek 'Hobbie' Klivian, Commander Luke Skywalker, FORFEIT, 1",
        "Tatooine: Docking Bay 94, Derek 'Hobbie' Klivian, Commander Luke Skywalker, FORFEIT, 0",
        "Hoth: Ice Plains (5th Marker), Dutch, Commander Luke Skywalker, FORFEIT, 0",
        "Hoth: Ice Plains (5th Marker), Commander Luke Skywalker, Dutch, FORFEIT, 0"
    })
    void anotherCardThereMakesADifference(
            String location, String card, String other, Figure figure, double change) {
        var scene =
                table().location(location, DARK)
                        .at(location, card, other)
                        .turn(DARK, Phase.CONTROL);

        assertThat(change(scene, figure, card)).isEqualTo(change);
    }

    @ParameterizedTest
    @CsvSource({"POWER", "FORFEIT"})
    void aUtilityBeltHelpsOnTatooineOnly(Figure figure) {
        String belt = "Tatooine Utility Belt";
        var scene =
                table().at(MOS_EISLEY, "Rebel Trooper#1")
                        .on("Rebel Trooper#1", belt + "#1")
                        .at(PLAINS, "Rebel Trooper#2")
                        .on("Rebel Trooper#2", belt + "#2")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(change(scene, figure, "Rebel Trooper#1")).isEqualTo(2);
        assertThat(change(scene, figure, "Rebel Trooper#2")).isZero();
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Cantina, LIGHT, Wioslea, POWER",
        "Tatooine: Cantina, LIGHT, Garindan, FORFEIT",
        "Tatooine: Cantina, DARK, Devaronian, FORFEIT",
        "Tatooine: Cantina, DARK, Garindan, POWER",
        "Tatooine: Mos Eisley, DARK, Garindan, FORFEIT"
    })
    void aLocationChangesNothingElsewhere(
            String location, Side version, String card, Figure figure) {
        var scene = table().location(location, version).at(BAY, card).turn(DARK, Phase.CONTROL);

        assertThat(change(scene, figure, card)).isZero();
    }

    @Test
    void leiaElsewhereOnTheDeathStarMakesNoRebelStronger() {
        var scene =
                table().at(WAR_ROOM, "Rebel Trooper")
                        .at("Death Star: Detention Block Corridor", "Leia Organa")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(change(scene, Figure.POWER, "Rebel Trooper")).isZero();
    }

    @Test
    void aUtilityBeltDoesNotHelpAboveTatooine() {
        var scene =
                table().at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Rebel Trooper")
                        .on("Rebel Trooper", "Tatooine Utility Belt")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(change(scene, Figure.POWER, "Rebel Trooper")).isZero();
        assertThat(change(scene, Figure.FORFEIT, "Rebel Trooper")).isZero();
    }

    /** Weakened by a leader in the war room of the opponent: the third and fourth of these. */
    @ParameterizedTest
    @CsvSource({
        "LIGHT, Yavin 4: Massassi War Room, Princess Leia, Admiral Ozzel, Stormtrooper, TIE Fighter",
        "DARK, Death Star: War Room, General Veers, Leia Organa, Rebel Trooper, Y-wing"
    })
    void aLeaderInAWarRoomYouControlWeakensTroopersAndStarfighters(
            Side side, String room, String leader, String theirs, String trooper, String ship) {
        String guard = side == DARK ? "DS-61-2" : "Wedge Antilles";
        Supplier<Position> below =
                () ->
                        table().site(room, side)
                                .at(FARM, trooper, "Garindan")
                                .at("Tatooine", ship, side == DARK ? "X-wing" : "Devastator");
        var ruled = below.get().at(room, leader).turn(side, Phase.CONTROL);
        assertThat(change(ruled, Figure.FORFEIT, trooper)).isEqualTo(-1);
        assertThat(change(ruled, Figure.FORFEIT, ship)).isEqualTo(-1);
        assertThat(change(ruled, Figure.FORFEIT, "Garindan")).isZero();

        for (Position position :
                List.of(
                        below.get().at(room, guard),
                        below.get().at(room, guard).at(BAY, leader),
                        below.get().at(room, guard, theirs).undercover(theirs),
                        below.get().at(room, leader, theirs))) {
            var scene = position.turn(side, Phase.CONTROL);
            assertThat(change(scene, Figure.FORFEIT, trooper)).isZero();
            assertThat(change(scene, Figure.FORFEIT, ship)).isZero();
        }
    }

    @Test
    void anEnemysLeaderWithoutPresenceInAWarRoomWeakensNobody() {
        var maul =
                table().at(WAR_ROOM, "Darth Maul", "Leia Organa")
                        .at(FARM, "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(maul.controls(DARK, WAR_ROOM)).isTrue();
        assertThat(change(maul, Figure.FORFEIT, "Rebel Trooper")).isZero();

        String massassi = "Yavin 4: Massassi War Room";
        var asleep =
                table().site(massassi, LIGHT)
                        .system("Yavin 4", DARK)
                        .on("Yavin 4", "Sunsdown")
                        .at(massassi, "Luke Skywalker", "General Veers")
                        .at(FARM, "Stormtrooper")
                        .hand(DARK, "Dark Hours")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 5, 1)
                        .turn(DARK, Phase.DEPLOY);
        asleep.deploy("Dark Hours").passResponses().choose("General Veers").passResponses();
        assertThat(asleep.controls(LIGHT, massassi)).isTrue();
        assertThat(change(asleep, Figure.FORFEIT, "Stormtrooper")).isZero();
    }

    @Test
    void aCaptiveIsWorthMoreToFett() {
        String fett = "Boba Fett (5_91)";
        var scene =
                table().at(MOS_EISLEY, fett)
                        .captive(fett, "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);

        assertThat(change(scene, Figure.FORFEIT, "Rebel Trooper")).isEqualTo(5);
    }

    @Test
    void inAHoldAboveHothAScoutWalkerHasNoPower() {
        var scene =
                table().at("Hoth", "Devastator")
                        .cargo("Devastator", "Blizzard Scout 1")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Blizzard Scout 1")).isZero();
    }
}
