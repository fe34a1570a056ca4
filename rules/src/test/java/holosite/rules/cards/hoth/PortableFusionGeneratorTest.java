package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
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
    @CsvSource({
        "E-web Blaster, 1, 1, true",
        "E-web Blaster, 1, 2, false",
        "E-web Blaster, 2, 1, false",
        "Assault Rifle, 1, 1, true",
        "Assault Rifle, 1, 2, false",
        "Imperial Blaster, 1, 0, false"
    })
    void aGeneratorAddsOneToRiflesAndArtilleryThatItsWarriorFires(
            String weapon, int bearer, int below, boolean hit) {
        var position =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
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
        // the E-web Blaster and the rifle add 1 by themselves
        scene.nextDestiny(DARK, (int) scene.defense("Luke Skywalker") - below);
        scene.fire(weapon).at("Luke Skywalker").passResponses();
        assertThat(scene.isHit("Luke Skywalker")).isEqualTo(hit);
    }

    private static final String GENERATOR = "dark Portable Fusion Generator";

    /** A generator at the Cantina, and a droid there and at the next site. */
    private static Position generator() {
        return table().site(CANTINA, DARK)
                .site(BAY, DARK)
                .at(CANTINA, "Stormtrooper", "Probe Droid")
                .at(BAY, "EG-6")
                .on("Stormtrooper", GENERATOR)
                .force(DARK, 2);
    }

    @Test
    void itChargesOneDroidPresent() {
        var scene = generator().at(CANTINA, "EG-4", "Rebel Trooper").turn(DARK, Phase.CONTROL);

        scene.use(GENERATOR);

        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Probe Droid", "EG-4 (Eegee-Four)");
    }

    @Test
    void itIsTurnedOnAndOffOnceInATurn() {
        var scene = generator().turn(DARK, Phase.CONTROL);
        scene.use(GENERATOR).passResponses();
        scene.passUntil("use " + GENERATOR).use(GENERATOR).passResponses();
        assertThat(scene.power("Probe Droid")).isEqualTo(2);
        scene.passUntil(DARK).mayNot("use " + GENERATOR);

        scene.endTurn().passUntil(DARK, Phase.CONTROL);
        scene.use(GENERATOR).passResponses();
        scene.endTurn().passUntil(DARK, Phase.CONTROL);
        scene.use(GENERATOR).passResponses();
        scene.passUntil("use " + GENERATOR).use(GENERATOR).passResponses();
        assertThat(scene.power("Probe Droid")).isEqualTo(3);
        scene.passUntil(DARK).mayNot("use " + GENERATOR);
    }

    @Test
    void anotherDroidWhereItsWarriorGoesIsNotCharged() {
        var scene = generator().aimed(GENERATOR, "Probe Droid").turn(DARK, Phase.MOVE);
        assertThat(scene.power("Probe Droid")).isEqualTo(3);

        scene.move("Stormtrooper").to(BAY);

        assertThat(scene.power("Probe Droid")).isEqualTo(2);
    }
}
