package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Power Pivot. */
class PowerPivotTest {
    @Test
    @Claim("power-pivot#1")
    void powerPivotTakesAllPowerForOneBattle() {
        var scene =
                table().at("Tatooine", "X-wing", "Devastator")
                        .on("X-wing", "Proton Torpedoes")
                        .hand(LIGHT, "Power Pivot")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine").play("Power Pivot");
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);
        scene.passResponses();
        assertThat(scene.power("Devastator")).isZero();
        assertThat(scene.lost(LIGHT)).hasSize(2).contains("Power Pivot");
        scene.finishBattle();
        assertThat(scene.power("Devastator")).isEqualTo(9);
    }

    private static Scene battle(Position position) {
        return position.hand(LIGHT, "Power Pivot")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Tatooine");
    }

    @Test
    void itNeedsAPilotedStarshipArmedWithAStarshipWeaponInTheBattle() {
        var position = table().at("Tatooine", "Corellian Corvette", "Devastator");
        battle(position).mayNot("play Power Pivot");
        battle(
                        table().at("Tatooine", "Corellian Corvette", "Red 2", "Devastator")
                                .on("Red 2", "Proton Torpedoes"))
                .mayNot("play Power Pivot");
        battle(
                        table().at("Tatooine", "Corellian Corvette", "Devastator")
                                .at("Kessel", "X-wing")
                                .on("X-wing", "Proton Torpedoes"))
                .mayNot("play Power Pivot");
        battle(
                        table().at("Tatooine", "Corellian Corvette", "Devastator")
                                .on("Devastator", "Turbolaser Battery"))
                .mayNot("play Power Pivot");
    }

    @Test
    void itTakesThePowerOfOneStarshipInTheBattle() {
        var scene =
                battle(
                        table().at("Tatooine", "X-wing", "Devastator", "TIE Fighter")
                                .pilot("Devastator", "Captain Piett")
                                .at("Kessel", "Conquest")
                                .on("X-wing", "Proton Torpedoes"));
        scene.play("Power Pivot");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Devastator", "TIE Fighter");
        scene.chooseOnly("Devastator");
    }

    @Test
    void noStarshipOfYoursAndNoCharacterJustHitIsLost() {
        var own =
                table().at("Tatooine", "X-wing", "Devastator")
                        .on("Devastator", "Turbolaser Battery")
                        .hand(LIGHT, "Power Pivot")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6, 6)
                        .turn(DARK, Phase.BATTLE);
        own.battleAt("Tatooine").fire("Turbolaser Battery").at("X-wing");
        assertThat(own.isHit("X-wing")).isTrue();
        for (; own.inBattle(); own.answerDefault()) {
            own.mayNot("play Power Pivot");
        }
        var trooper =
                table().at(CANTINA, "Luke Skywalker", "Stormtrooper", "Sandtrooper")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, "Power Pivot")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE);
        trooper.battleAt(CANTINA).fire("Blaster Rifle").at("Stormtrooper");
        assertThat(trooper.isHit("Stormtrooper")).isTrue();
        for (; trooper.inBattle(); trooper.answerDefault()) {
            trooper.mayNot("play Power Pivot");
        }
    }

    @Test
    void aStarshipOfTheOpponentJustHitIsLost() {
        var scene =
                battle(
                        table().at("Tatooine", "Millennium Falcon", "TIE Fighter", "Devastator")
                                .pilot("Millennium Falcon", "Han Solo")
                                .on("Millennium Falcon", "Quad Laser Cannon")
                                .nextDestiny(LIGHT, 6));
        scene.fire("Quad Laser Cannon").at("TIE Fighter");
        scene.passUntil("play Power Pivot").play("Power Pivot").passResponses();
        assertThat(scene.lost(DARK)).contains("TIE Fighter");
        assertThat(scene.lost(LIGHT)).contains("Power Pivot");
    }
}
