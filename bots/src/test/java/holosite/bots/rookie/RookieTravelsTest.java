package holosite.bots.rookie;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.Bot;
import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.rules.decision.Answer;
import holosite.rules.kit.Choices;
import holosite.rules.kit.Names;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** How the rookie moves and transfers cards in simple situations. */
final class RookieTravelsTest {
    private static final String BAY_94 = "Tatooine: Docking Bay 94";
    private static final String BAY_327 = "Death Star: Docking Bay 327";
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String MOS_EISLEY = "Tatooine: Mos Eisley";

    private static Position table() {
        return Scene.with(AllCards::all);
    }

    /** What the rookie answers now, in words. */
    private static String rookie(Scene scene) {
        var game = scene.game();
        Answer answer = Bot.asked(new RookieBot(AllCards::all), game);
        return new Choices(game, Names.of(game)).words(answer);
    }

    // ---- docking bays

    @Test
    void itGoesToADockingBayWhereItIsStronger() {
        var scene =
                table().location(BAY_94, DARK)
                        .location(BAY_327, DARK)
                        .at(BAY_94, "Darth Vader", "Boba Fett", "Rebel Trooper")
                        .at(BAY_327, "Luke Skywalker")
                        .force(DARK, 6)
                        .turn(DARK, Phase.MOVE);
        assertThat(rookie(scene)).isEqualTo("transit from " + BAY_94);
    }

    @Test
    void itStaysAtADockingBayWhereItDrains() {
        var scene =
                table().location(BAY_94, DARK)
                        .location(BAY_327, DARK)
                        .at(BAY_94, "Darth Vader")
                        .at(BAY_327, "Obi-Wan Kenobi", "Luke Skywalker", "Han Solo")
                        .force(DARK, 6)
                        .turn(DARK, Phase.MOVE);
        assertThat(rookie(scene)).isEqualTo("pass");
    }

    // ---- ships and the ground

    @Test
    void itShuttlesAPassengerDownToASiteItCanHold() {
        var scene =
                table().location("Tatooine", DARK)
                        .location(MOS_EISLEY, DARK)
                        .at("Tatooine", "Devastator")
                        .pilot("Devastator", "DS-61-2")
                        .passenger("Devastator", "Darth Vader")
                        .force(DARK, 6)
                        .turn(DARK, Phase.MOVE);
        assertThat(rookie(scene)).isEqualTo("shuttle Darth Vader");
    }

    @Test
    void itShuttlesNobodyDownToBeBeaten() {
        var scene =
                table().location("Tatooine", DARK)
                        .location(MOS_EISLEY, DARK)
                        .at("Tatooine", "Devastator")
                        .passenger("Devastator", "Stormtrooper")
                        .at(MOS_EISLEY, "Obi-Wan Kenobi", "Luke Skywalker")
                        .force(DARK, 6)
                        .turn(DARK, Phase.MOVE);
        scene.offers("shuttle Stormtrooper");
        assertThat(rookie(scene)).isEqualTo("pass");
    }

    @Test
    void itTakesOffWhereTheSkyIsWorthMore() {
        var scene =
                table().location("Tatooine", DARK)
                        .location(BAY_94, DARK)
                        .at("Tatooine", "TIE Fighter")
                        .at(BAY_94, "Millennium Falcon")
                        .pilot("Millennium Falcon", "Han Solo")
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(rookie(scene)).isEqualTo("take off with Millennium Falcon");
    }

    @Test
    void itLandsWhoIsNeededOnTheGround() {
        var scene =
                table().location("Tatooine", DARK)
                        .location(MOS_EISLEY, LIGHT)
                        .at("Tatooine", "Millennium Falcon", "Executor")
                        .pilot("Executor", "Captain Piett")
                        .pilot("Millennium Falcon", "Han Solo", "Luke Skywalker")
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(rookie(scene)).isEqualTo("land Millennium Falcon");
    }

    @Test
    void thoseWhoLandedGetOut() {
        var scene =
                table().location("Tatooine", DARK)
                        .location(MOS_EISLEY, LIGHT)
                        .at("Tatooine", "Executor")
                        .pilot("Executor", "Captain Piett")
                        .at(MOS_EISLEY, "Millennium Falcon")
                        .pilot("Millennium Falcon", "Han Solo")
                        .moved("Millennium Falcon")
                        .force(LIGHT, 6)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(rookie(scene)).isEqualTo("disembark Han Solo");
    }

    @Test
    void aPilotStaysAboardAShipThatIsToTakeOff() {
        var scene =
                table().location("Tatooine", DARK)
                        .location(BAY_94, DARK)
                        .at("Tatooine", "TIE Fighter")
                        .at(BAY_94, "Millennium Falcon")
                        .pilot("Millennium Falcon", "Han Solo")
                        .moved("Millennium Falcon")
                        .turn(LIGHT, Phase.MOVE);
        scene.offers("disembark Han Solo");
        assertThat(rookie(scene)).isEqualTo("pass");
    }

    // ---- what changes hands

    @Test
    void itHandsAWeaponToABetterFighter() {
        var scene =
                table().location(CANTINA, DARK)
                        .at(CANTINA, "Stormtrooper", "Boba Fett", "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(DARK, 4)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(rookie(scene)).isEqualTo("transfer Imperial Blaster");
    }

    @Test
    void itKeepsAWeaponWithTheBestFighter() {
        var scene =
                table().location(CANTINA, DARK)
                        .at(CANTINA, "Stormtrooper", "Boba Fett")
                        .on("Boba Fett", "Imperial Blaster")
                        .force(DARK, 4)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(rookie(scene)).isEqualTo("pass");
    }

    @Test
    void itPutsABetterVersionInThePlaceOfTheOneOnTheTable() {
        var scene =
                table().location(CANTINA, LIGHT)
                        .at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, "Luke With Lightsaber")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(rookie(scene)).isEqualTo("replace Luke With Lightsaber");
    }
}
