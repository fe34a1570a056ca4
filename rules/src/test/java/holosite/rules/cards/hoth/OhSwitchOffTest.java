package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Deed;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.modifier.Rulings;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Oh, Switch Off. */
class OhSwitchOffTest {
    private static final String OFF = "Oh, Switch Off";
    private static final String BINARY = "M-HYD 'Binary' Droid";

    private static Position shot() {
        return table().at(CANTINA, "Rebel Trooper", "Rebel Scout", "R2-Q2", "Stormtrooper")
                .on("Rebel Trooper", "Blaster Rifle#1")
                .on("Rebel Scout", "Blaster Rifle#2")
                .hand(DARK, OFF)
                .force(LIGHT, 9)
                .nextDestiny(LIGHT, 6);
    }

    @Test
    void aShotAtADroidIsCanceledAndNoOtherIsAimedAtItThisTurn() {
        var scene = shot().turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        scene.fire("Blaster Rifle#1").choose("R2-Q2");
        scene.passUntil("play " + OFF).play(OFF).passUntil("fire Blaster Rifle");
        assertThat(scene.isHit("R2-Q2")).isFalse();
        assertThat(scene.used(DARK)).contains(OFF);
        scene.fire("Blaster Rifle#2");
        assertThat(scene.isHit("R2-Q2")).isFalse();
        assertThat(scene.isHit("Stormtrooper")).isTrue();
    }

    @Test
    void inTheNextTurnItMayBeAimedAtAgain() {
        var scene = shot().turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        scene.fire("Blaster Rifle#1").choose("R2-Q2");
        scene.passUntil("play " + OFF).play(OFF).passUntil("fire Blaster Rifle");
        int droid = scene.card("R2-Q2");
        int rifle = scene.card("Blaster Rifle#2");
        assertThat(Rulings.forbids(scene.state(), Deed.BE_TARGETED, LIGHT, droid, rifle)).isTrue();
        assertThat(Rulings.forbids(scene.state(), Deed.BE_STOLEN, LIGHT, droid, rifle)).isTrue();
        assertThat(Rulings.forbids(scene.state(), Deed.BE_LOST, LIGHT, droid, rifle)).isTrue();
        scene.endTurn();
        assertThat(Rulings.forbids(scene.state(), Deed.BE_TARGETED, LIGHT, droid, rifle)).isFalse();
    }

    @Test
    void onlyOnesOwnDroidsAreSaved() {
        var scene = shot().turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
        scene.fire("Blaster Rifle#1").choose("Stormtrooper");
        mayNotInThisPhase(scene, "play " + OFF);
    }

    @Test
    void aBinaryDroidIsOffUntilTheEndOfTheTurn() {
        var scene = table().at(CANTINA, BINARY, "C-3PO").hand(DARK, OFF).turn(DARK, Phase.CONTROL);
        scene.play(OFF).passUntil(DARK);
        assertThat(scene.has(BINARY, Flag.FACE_DOWN)).isTrue();
        assertThat(scene.has("C-3PO", Flag.FACE_DOWN)).isFalse();
        scene.passUntil(DARK, Phase.DRAW);
        assertThat(scene.has(BINARY, Flag.FACE_DOWN)).isTrue();
        scene.endTurn();
        assertThat(scene.has(BINARY, Flag.FACE_DOWN)).isFalse();
        table().at(CANTINA, "C-3PO", "R2-Q2")
                .hand(DARK, OFF)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + OFF);
    }

    /** Also a shot that its own player has turned on the droid. */
    @Test
    void aShotTurnedOnTheDroidIsCanceledToo() {
        String mechanism = "Self-Destruct Mechanism";
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Darth Vader", "R2-Q2")
                        .on("Rebel Trooper", "Blaster Rifle#1")
                        .hand(DARK, OFF, mechanism)
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.fire("Blaster Rifle").choose("Darth Vader");
        scene.passUntil("play " + mechanism).play(mechanism);
        scene.passUntil("play " + OFF).play(OFF).passUntil(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.isHit("R2-Q2")).isFalse();
        assertThat(scene.isHit("Darth Vader")).isFalse();
    }
}
