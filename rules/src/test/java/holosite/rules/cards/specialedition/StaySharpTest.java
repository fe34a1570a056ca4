package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Stay Sharp! */
class StaySharpTest {
    private static final String SHARP = "Stay Sharp!";
    private static final String FALCON = "Millennium Falcon";

    private static final String GUNNER = "Dack Ralter";

    private static Position gun(String pilot) {
        return table().at("Tatooine", FALCON, "TIE Fighter")
                .pilot(FALCON, pilot)
                .on(FALCON, "Quad Laser Cannon")
                .hand(LIGHT, SHARP);
    }

    @Test
    void aShotAtACreatureAddsToNoBattle() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Bubo")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, SHARP)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.attack("Bubo").passUntil("fire Blaster Rifle").fire("Blaster Rifle");
        mayNotInThisPhase(scene, "play " + SHARP);
    }

    @Test
    void itIsPlayedInYourControlPhaseForAStarshipWeapon() {
        gun("Dutch").turn(LIGHT, Phase.DEPLOY).mayNot("play " + SHARP);
        gun("Dutch").turn(DARK, Phase.CONTROL).pass().mayNot("play " + SHARP);
        table().at(CANTINA, "Luke Skywalker", "Stormtrooper")
                .on("Luke Skywalker", "Blaster Rifle")
                .hand(LIGHT, SHARP)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + SHARP);
    }

    @Test
    void itFiresOneWeaponOfYours() {
        table().at("Tatooine", "X-wing", "Devastator")
                .on("Devastator", "Turbolaser Battery")
                .hand(LIGHT, SHARP)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + SHARP);
        gun("Dutch")
                .at("Tatooine", "X-wing")
                .on("X-wing", "Proton Torpedoes")
                .turn(LIGHT, Phase.CONTROL)
                .play(SHARP)
                .chooseOnly("Quad Laser Cannon");
    }

    @Test
    void aWeaponOnABattleStationIsNoneOnAStarship() {
        var scene =
                table().system("Death Star", DARK)
                        .at("Death Star", "Devastator", "X-wing")
                        .on("Death Star", "Turbolaser Battery")
                        .stolen("Turbolaser Battery")
                        .hand(LIGHT, SHARP)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);
        scene.mayNot("play " + SHARP);
    }

    /** The cannon adds 1 against a starfighter, whose defense is 3. */
    @ParameterizedTest
    @CsvSource({
        "Dutch, , 3, true",
        "Dutch, , 2, false",
        "Han Solo, yes, 1, true",
        "Han Solo, no, 1, false",
        "Han Solo, no, 3, true",
        "Han Solo, yes, 0, false",
        "Dack Ralter, yes, 1, true",
        "Dack Ralter, no, 1, false"
    })
    void theWeaponFiresForFreeAndWithHanOrAGunnerAboardTwoMayBeAdded(
            String pilot, @Nullable String adds, int destiny, boolean lost) {
        Position gun = pilot.equals(GUNNER) ? gun("Dutch").passenger(FALCON, GUNNER) : gun(pilot);
        var scene = gun.nextDestiny(LIGHT, destiny).turn(LIGHT, Phase.CONTROL);
        scene.play(SHARP).passResponses();
        if (adds != null) {
            scene.answer(LIGHT, adds).passResponses();
        }
        assertThat(scene.lost(DARK).contains("TIE Fighter")).isEqualTo(lost);
        assertThat(scene.used(LIGHT)).contains(SHARP);
    }

    @Test
    void aGunnerElsewhereDoesNotHelp() {
        var scene =
                gun("Dutch")
                        .at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Han Solo")
                        .nextDestiny(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(SHARP).passResponses();
        assertThat(scene.used(LIGHT)).contains(SHARP);
        assertThat(scene.isOnTable("TIE Fighter")).isTrue();
    }

    @Test
    void aWeaponFiredInBattleAddsItsDestinyToYourTotalPower() {
        var scene = gun("Dutch").force(LIGHT, 9).nextDestiny(LIGHT, 0).turn(LIGHT, Phase.BATTLE);
        double before = scene.totalPower("Tatooine", LIGHT);
        scene.battleAt("Tatooine").fire("Quad Laser Cannon");
        scene.passUntil("play " + SHARP).play(SHARP).passResponses();
        assertThat(scene.totalPower("Tatooine", LIGHT)).isEqualTo(before + 4);
        assertThat(scene.totalPower("Tatooine", DARK)).isEqualTo(1);
    }
}
