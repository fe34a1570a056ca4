package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Portable Fusion Generator. */
class PortableFusionGeneratorTest {
    @Test
    @Claim({"portable-fusion-generator#1", "portable-fusion-generator#2"})
    void aFusionGeneratorChargesADroidUntilTurnedOffOrParted() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .at(CANTINA, "Stormtrooper", "Probe Droid")
                        .on("Stormtrooper", "dark Portable Fusion Generator")
                        .force(DARK, 2)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.power("Probe Droid")).isEqualTo(2);
        scene.use("dark Portable Fusion Generator").passResponses();
        assertThat(scene.power("Probe Droid")).isEqualTo(3);
        scene.endTurn();
        assertThat(scene.power("Probe Droid")).isEqualTo(3);

        var off = Scene.of(scene.game().fork());
        off.passUntil("use dark Portable Fusion Generator").use("dark Portable Fusion Generator");
        off.passResponses();
        assertThat(off.power("Probe Droid")).isEqualTo(2);

        scene.passUntil(DARK, Phase.MOVE).move("Stormtrooper").to(BAY);
        assertThat(scene.power("Probe Droid")).isEqualTo(2);
    }

    @ParameterizedTest
    @CsvSource({"E-web Blaster, 1, true", "E-web Blaster, 2, false", "Imperial Blaster, 1, false"})
    void aGeneratorHelpsArtilleryThatItsWarriorFires(String weapon, int bearer, boolean hit) {
        var position =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .at(MOS_EISLEY, "Stormtrooper#2")
                        .on(
                                bearer == 1 ? "Stormtrooper" : "Stormtrooper#2",
                                "dark Portable Fusion Generator")
                        .at(CANTINA, "EG-6")
                        .force(DARK, 9);
        if (weapon.equals("E-web Blaster")) {
            position.at(CANTINA, weapon);
        } else {
            position.on("Stormtrooper", weapon);
        }
        var scene = position.turn(DARK, Phase.BATTLE).battleAt(CANTINA);
        // the E-web Blaster adds 1 by itself
        scene.nextDestiny(DARK, (int) scene.defense("Rebel Trooper") - 1);
        scene.fire(weapon).at("Rebel Trooper").passResponses();
        assertThat(scene.isHit("Rebel Trooper")).isEqualTo(hit);
    }
}
