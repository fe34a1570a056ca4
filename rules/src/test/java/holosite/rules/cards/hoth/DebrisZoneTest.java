package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Debris Zone. */
class DebrisZoneTest {
    private static Scene debris(int destiny) {
        var scene =
                table().site(PLAINS, DARK)
                        .at(
                                PLAINS,
                                "Blizzard Scout 1",
                                "Snowtrooper",
                                "AT-AT Driver",
                                "Mynock (4_4)",
                                "Y-wing")
                        .at(PLAINS, "Luke's X-34 Landspeeder", "Luke Skywalker")
                        .on("Luke Skywalker", "Blaster Rifle", "Electrobinoculars")
                        .on("AT-AT Driver", "Demotion")
                        .hit("Blizzard Scout 1")
                        .hand(DARK, "Debris Zone")
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);
        return scene.passUntil("play Debris Zone").play("Debris Zone").passResponses();
    }

    @Test
    @Claim("debris-zone#1")
    void aDebrisZoneStrikesUnitsWeaponsAndDevicesOfItsDestiny() {
        var scene = debris(3);

        assertThat(scene.lost(LIGHT))
                .contains(
                        "Mynock",
                        "Y-wing",
                        "Luke's X-34 Landspeeder",
                        "Blaster Rifle",
                        "Electrobinoculars");
        assertThat(scene.lost(DARK)).contains("Snowtrooper");
        assertThat(scene.isOnTable("Demotion")).isTrue();
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
    }

    @Test
    @Claim("debris-zone#1")
    void aDebrisZoneLeavesTheLocation() {
        var scene = debris(0);

        assertThat(scene.locations()).contains(PLAINS);
        assertThat(scene.isOnTable("Snowtrooper")).isTrue();
    }

    @Test
    @Claim("debris-zone#1")
    void aDebrisZoneStrikesOnlyWhereTheWalkerWasLost() {
        var scene =
                table().site(PERIMETER, DARK)
                        .at(PLAINS, "Blizzard Scout 1", "Snowtrooper#1")
                        .at(PERIMETER, "Snowtrooper#2")
                        .hit("Blizzard Scout 1")
                        .hand(DARK, "Debris Zone")
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.CONTROL);

        scene.passUntil("play Debris Zone").play("Debris Zone").passResponses();

        assertThat(scene.lost(DARK)).contains("Snowtrooper");
        assertThat(scene.isOnTable("Snowtrooper#2")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"Hoth: Ice Plains (5th Marker), Snowtrooper", "Hoth, TIE Fighter"})
    @Claim("debris-zone#1")
    void noOtherLossMakesADebrisZone(String place, String victim) {
        var scene =
                table().at(place, victim)
                        .hit(victim)
                        .hand(DARK, "Debris Zone")
                        .turn(DARK, Phase.CONTROL);

        while (!scene.lost(DARK).contains(victim)) {
            scene.mayNot("play Debris Zone").answerDefault();
        }

        scene.mayNot("play Debris Zone");
    }

    @Test
    void aWalkerLostInTheHoldOfAStarshipLeavesNoDebrisZone() {
        var scene =
                table().at("Hoth", "Devastator", "TIE Fighter")
                        .cargo("Devastator", "Blizzard 1")
                        .hit("Devastator")
                        .hand(DARK, "Debris Zone")
                        .turn(DARK, Phase.CONTROL);
        while (!scene.lost(DARK).contains("Blizzard 1")) {
            scene.mayNot("play Debris Zone").answerDefault();
        }
        mayNotInThisPhase(scene, "play Debris Zone");
    }
}
