package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sabotage. */
class SabotageTest {
    private static final String SABOTAGE = "Sabotage";

    /** Carrying a rifle that deploys for 2. */
    private static Position inside(String spy) {
        return tableWith(THIEF)
                .at(CANTINA, spy, "Stormtrooper", "Darth Vader")
                .undercover(spy)
                .on("Stormtrooper", "dark Blaster Rifle")
                .at(BAY, "Stormtrooper#2", "Dewback")
                .on("Stormtrooper#2", "Imperial Blaster")
                .hand(LIGHT, SABOTAGE);
    }

    private static final Card THIEF =
            Kinds.rebel("Plain Thief", "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .icons(Icon.WARRIOR)
                    .is(Trait.SPY, Trait.THIEF)
                    .says();

    @ParameterizedTest
    @CsvSource({"2, false", "3, true"})
    void whatIsAtTheSpysSiteIsLostIfDestinyBeatsItsDeployCost(int destiny, boolean lost) {
        var scene = inside("TK-422").nextDestiny(LIGHT, destiny).turn(LIGHT, Phase.CONTROL);
        scene.play(SABOTAGE).passResponses();
        assertThat(scene.isOnTable("dark Blaster Rifle")).isEqualTo(!lost);
        assertThat(scene.lost(DARK).contains("Blaster Rifle")).isEqualTo(lost);
        assertThat(scene.isOnTable("Imperial Blaster")).isTrue();
        assertThat(scene.used(LIGHT)).contains(SABOTAGE);
    }

    @ParameterizedTest
    @CsvSource({"1, true", "2, false"})
    void aThiefMayStealItInstead(int option, boolean stolen) {
        var scene = inside("Plain Thief").nextDestiny(LIGHT, 3).turn(LIGHT, Phase.CONTROL);
        scene.play(SABOTAGE).passUntil(Prompt.Key.OPTION).option(option).passResponses();
        assertThat(scene.lost(DARK).contains("Blaster Rifle")).isEqualTo(!stolen);
        if (stolen) {
            assertThat(scene.hostOf("Blaster Rifle")).isEqualTo("Plain Thief");
            assertThat(scene.ownerOf("Blaster Rifle")).isEqualTo(LIGHT);
        }
    }

    @Test
    void weaponsDevicesAndVehiclesAreMeantAndNothingElse() {
        var scene =
                tableWith(THIEF)
                        .at(MOS_EISLEY, "TK-422", "Stormtrooper", "Dewback", "Rebel Trooper")
                        .undercover("TK-422")
                        .on("Stormtrooper", "dark Blaster Rifle", "Stormtrooper Utility Belt")
                        .at(CANTINA, "Stormtrooper#2")
                        .on("Stormtrooper#2", "Imperial Blaster")
                        .hand(LIGHT, SABOTAGE)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(SABOTAGE);
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Blaster Rifle", "Stormtrooper Utility Belt", "Dewback");
    }

    @Test
    void itTakesAnUndercoverSpyAndTheControlPhase() {
        inside("TK-422").turn(LIGHT, Phase.DEPLOY).mayNot("play " + SABOTAGE);
        mayNotInThisPhase(inside("TK-422").turn(DARK, Phase.CONTROL), "play " + SABOTAGE);
        table().at(CANTINA, "TK-422", "Stormtrooper")
                .on("Stormtrooper", "dark Blaster Rifle")
                .hand(LIGHT, SABOTAGE)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + SABOTAGE);
        table().at(CANTINA, "Garindan", "Stormtrooper")
                .undercover("Garindan")
                .on("Stormtrooper", "dark Blaster Rifle")
                .hand(LIGHT, SABOTAGE)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + SABOTAGE);
    }

    @Test
    void itCancelsInformantAndNothingElse() {
        var position =
                table().at(CANTINA, "Luke Skywalker", "Stormtrooper", "Garindan")
                        .undercover("Garindan")
                        .at(BAY, "Darth Vader")
                        .hand(DARK, "Informant")
                        .hand(LIGHT, SABOTAGE)
                        .force(LIGHT, 5);
        var scene = position.turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        scene.passUntil("play Informant").play("Informant");
        scene.passUntil("play " + SABOTAGE).play(SABOTAGE).passResponses();
        assertThat(scene.lost(DARK)).contains("Informant");
        mayNotInThisPhase(
                table().hand(DARK, "Scanning Crew")
                        .hand(LIGHT, SABOTAGE, "Luke Skywalker")
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL)
                        .play("Scanning Crew"),
                "play " + SABOTAGE);
    }

    @Test
    void noMoreIsGivenToAThiefByALowDestiny() {
        var scene = inside("Plain Thief").nextDestiny(LIGHT, 2).turn(LIGHT, Phase.CONTROL);
        scene.play(SABOTAGE).passResponses();
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.OPTION);
        assertThat(scene.hostOf("dark Blaster Rifle")).isEqualTo("Stormtrooper");
    }

    @Test
    void aVehicleIsStolenWhereItStands() {
        var scene =
                tableWith(THIEF)
                        .at(MOS_EISLEY, "Plain Thief", "Dewback", "Stormtrooper")
                        .undercover("Plain Thief")
                        .hand(LIGHT, SABOTAGE)
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(SABOTAGE).passUntil(Prompt.Key.OPTION).option(1).passResponses();
        assertThat(scene.ownerOf("Dewback")).isEqualTo(LIGHT);
        assertThat(scene.locationOf("Dewback")).isEqualTo(MOS_EISLEY);
        assertThat(scene.lost(DARK)).isEmpty();
    }
}
