package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Droid Shutdown. */
class DroidShutdownTest {
    private static final String CHOKER = "Darth Vader, Dark Lord Of The Sith";

    @Test
    void droidShutdownSavesADroidForTheTurn() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "C-3PO", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(LIGHT, "Droid Shutdown")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("C-3PO");
        scene.expectDecider(LIGHT).play("Droid Shutdown").passResponses();
        assertThat(scene.isHit("C-3PO")).isFalse();
        // only one target is left, so none is asked for
        scene.passUntil(DARK).fire("Imperial Blaster");
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.FIRE_TARGET);
        assertThat(scene.isHit("C-3PO")).isFalse();
    }

    @Test
    void droidShutdownIsForDroids() {
        var scene =
                table().at(CANTINA, "Darth Vader", "C-3PO", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(LIGHT, "Droid Shutdown")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Luke Skywalker");

        assertThat(scene.isHit("Luke Skywalker")).isTrue();
        scene.mayNot("play Droid Shutdown");
    }

    @Test
    @Claim({"droid-shutdown#1", "droid-shutdown#2"})
    void anAttemptByATextIsCanceledAndTheDroidSafeForTheTurn() {
        var scene =
                table().at(CANTINA, CHOKER, "Stormtrooper", "C-3PO", "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(LIGHT, "Droid Shutdown")
                        .force(DARK, 4)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("use " + CHOKER);
        scene.use(CHOKER).choose("C-3PO").play("Droid Shutdown");
        scene.passUntil("fire Imperial Blaster");
        assertThat(scene.isOnTable("C-3PO")).isTrue();
        assertThat(scene.used(LIGHT)).contains("Droid Shutdown");
        // the blaster finds only Luke to aim at, so nothing is asked
        scene.fire("Imperial Blaster");
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.FIRE_TARGET);
        assertThat(scene.isHit("C-3PO")).isFalse();
        assertThat(scene.isHit("Luke Skywalker")).isTrue();
    }

    @Test
    @Claim("droid-shutdown#1")
    void anAttemptAtSomebodyElseIsNotAnswered() {
        var scene =
                table().at(CANTINA, CHOKER, "C-3PO", "Rebel Trooper")
                        .hand(LIGHT, "Droid Shutdown")
                        .force(DARK, 4)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("use " + CHOKER);
        scene.use(CHOKER).choose("Rebel Trooper");
        scene.mayNot("play Droid Shutdown");
        assertThat(scene.lost(LIGHT)).contains("Rebel Trooper");
    }

    @Test
    @Claim("droid-shutdown#1")
    void aShotAtADroidIsAnAttemptToHitIt() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "C-3PO", "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(LIGHT, "Droid Shutdown")
                        .force(DARK, 4)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).fire("Imperial Blaster").at("C-3PO").play("Droid Shutdown");
        assertThat(scene.isHit("C-3PO")).isFalse();
    }

    @Test
    @Claim("droid-shutdown#3")
    void aNavComputerIsNoDroid() {
        table().at("Tatooine", "Devastator", "Millennium Falcon")
                .pilot("Millennium Falcon", "Han Solo")
                .on("Devastator", "Turbolaser Battery")
                .hand(LIGHT, "Droid Shutdown")
                .force(DARK, 4)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine")
                .fire("Turbolaser Battery")
                .at("Millennium Falcon")
                .mayNot("play Droid Shutdown");
    }

    @Test
    void whatReachesEveryDroidAimsAtNone() {
        var scene =
                table().at(CANTINA, "Droid Detector")
                        .at(CANTINA, "Darth Vader", "R2-X2")
                        .hand(LIGHT, "Droid Shutdown")
                        .turn(DARK, Phase.CONTROL);
        // what reaches every droid aims at none
        scene.passUntil(LIGHT, Phase.ACTIVATE);
        assertThat(scene.lost(LIGHT)).contains("R2-X2 (Artoo-Extoo)");
    }

    @Test
    @Claim("droid-shutdown#2")
    void itIsNeitherTargetedToBeLostNorStolenForTheTurn() {
        for (boolean shut : new boolean[] {true, false}) {
            var scene =
                    table().at(MOS_EISLEY, "Stormtrooper", "C-3PO")
                            .on("Stormtrooper", "dark Caller")
                            .on("C-3PO", "dark Restraining Bolt")
                            .hand(DARK, "Gravel Storm", "Gravel Storm")
                            .hand(LIGHT, "Droid Shutdown")
                            .nextDestiny(DARK, 0)
                            .turn(DARK, Phase.CONTROL);
            scene.offers("use dark Caller").play("Gravel Storm");
            scene.expectDecider(LIGHT).answer(shut ? "play Droid Shutdown" : "pass");
            scene.passUntil(DARK);
            assertThat(scene.isOnTable("C-3PO")).isTrue();
            assertThat(scene.isOffered("play Gravel Storm")).isEqualTo(!shut);
            assertThat(scene.isOffered("use dark Caller")).isEqualTo(!shut);
        }
    }

    @Test
    @Claim("droid-shutdown#2")
    void itIsNotCapturedForTheTurn() {
        String prisoner = "We Have A Prisoner";
        for (boolean shut : new boolean[] {true, false}) {
            var scene =
                    table().at(CANTINA, "Darth Vader", "Boba Fett", "C-3PO", "Rebel Trooper")
                            .on("Darth Vader", "Vader's Lightsaber")
                            .hand(DARK, prisoner)
                            .hand(LIGHT, "Droid Shutdown")
                            .force(DARK, 9)
                            .nextDestiny(DARK, 0, 0, 5)
                            .turn(DARK, Phase.BATTLE);
            scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("C-3PO");
            scene.expectDecider(LIGHT).answer(shut ? "play Droid Shutdown" : "pass");
            scene.passUntil("forfeit C-3PO").forfeit("C-3PO");
            if (shut) {
                // nobody is saved from being lost only to stay free
                scene.mayNot("play " + prisoner);
                assertThat(scene.isOnTable("C-3PO")).isFalse();
            } else {
                scene.play(prisoner).passUntil("seize").answer("seize");
                scene.choose("Boba Fett");
                assertThat(scene.has("C-3PO", Flag.CAPTIVE)).isTrue();
            }
        }
    }

    @Test
    @Claim("droid-shutdown#2")
    void inTheNextTurnTheDroidMayBeAimedAtAgain() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Sandtrooper", "C-3PO", "Rebel Trooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(LIGHT, "Droid Shutdown")
                        .force(DARK, 4)
                        .force(LIGHT, 4)
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).fire("Imperial Blaster").at("C-3PO").play("Droid Shutdown");
        // 2 against 2: nobody has anything to forfeit
        scene.finishBattle();

        scene.passUntil(LIGHT, Phase.BATTLE).battleAt(MOS_EISLEY);

        scene.passUntil("fire Imperial Blaster");
        assertThat(targets(scene, "Imperial Blaster"))
                .contains("C-3PO (See-Threepio)", "Rebel Trooper");
    }

    @Test
    void theOpponentsOwnDroidIsNotSaved() {
        var scene =
                table().at(CANTINA, "Destroyer Droid", "Rebel Trooper")
                        .hand(DARK, "Overload")
                        .hand(LIGHT, "Droid Shutdown")
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Overload");
        mayNotInThisPhase(scene, "play Droid Shutdown");
    }
}
