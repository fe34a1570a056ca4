package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Merc Sunlet. */
class MercSunletTest {
    private static final String MERC = "Merc Sunlet";

    @Test
    void heDeploysOnYourNonThiefOrAWeapon() {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Joh Yowza", "Stormtrooper")
                        .on("Stormtrooper", "Assault Rifle")
                        .hand(LIGHT, MERC)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, MERC))
                .contains("Rebel Trooper", "Assault Rifle")
                .doesNotContain("Joh Yowza", "Stormtrooper");
        scene.choose("Rebel Trooper");
        assertThat(isThief(scene, "Rebel Trooper")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false"})
    void heStealsADevice(int destiny, boolean stolen) {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Stormtrooper")
                        .at(FARM, "Boba Fett")
                        .on("Rebel Trooper", MERC)
                        .on("Stormtrooper", "Electrobinoculars")
                        .stolen("Electrobinoculars")
                        .on("Boba Fett", "Stormtrooper Backpack")
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(MERC).passResponses();
        assertThat(scene.hostOf("Electrobinoculars"))
                .isEqualTo(stolen ? "Rebel Trooper" : "Stormtrooper");
        scene.passUntil(LIGHT).mayNot("use " + MERC);
    }

    @Test
    void onlyWhoeverHeTeachesIsAThief() {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Luke's X-34 Landspeeder", "Leia Organa")
                        .on("Leia Organa", "Blaster Rifle")
                        .hand(LIGHT, MERC)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, MERC))
                .containsExactlyInAnyOrder("Rebel Trooper", "Leia Organa", "Blaster Rifle");
        scene.choose("Rebel Trooper");
        assertThat(isThief(scene, "Rebel Trooper")).isTrue();
        assertThat(isThief(scene, "Leia Organa")).isFalse();
    }

    private static boolean isThief(Scene scene, String card) {
        return Standing.of(scene.state()).hasTrait(scene.state(), scene.card(card), Trait.THIEF);
    }

    /** A trooper of the Dark Side with a device of yours, and one of your own beside him. */
    private static Position armed(String student) {
        return table().at(CANTINA, "Rebel Trooper", "Stormtrooper")
                .on("Rebel Trooper", "Blaster Rifle", "Electrobinoculars#2")
                .on("Stormtrooper", "Electrobinoculars#1")
                .stolen("Electrobinoculars#1")
                .on(student, MERC);
    }

    @Test
    void onlyTheOpponentsDevicesAndOnlyInYourControlPhase() {
        var scene = armed("Rebel Trooper").nextDestiny(LIGHT, 1).turn(LIGHT, Phase.CONTROL);
        scene.use(MERC).mayNot("Electrobinoculars#2").passResponses();
        assertThat(scene.hostOf("Electrobinoculars#1")).isEqualTo("Rebel Trooper");
        armed("Rebel Trooper").turn(LIGHT, Phase.DEPLOY).mayNot("use " + MERC);
        armed("Rebel Trooper").turn(DARK, Phase.CONTROL).pass(DARK).mayNot("use " + MERC);
    }

    @Test
    void onAWeaponHeStealsNothing() {
        var scene = armed("Blaster Rifle").turn(LIGHT, Phase.CONTROL);
        scene.mayNot("use " + MERC);
        assertThat(isThief(scene, "Blaster Rifle")).isFalse();
    }

    @Test
    void aWeaponWithHimIsNotStolen() {
        String sisters = "Tonnika Sisters";
        var scene =
                table().at(CANTINA, sisters, "Rebel Trooper")
                        .on("Rebel Trooper", "Blaster", "Blaster Rifle")
                        .on("Blaster Rifle", MERC)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 2, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.use(sisters).passResponses().option(1).choose("Blaster", "Blaster Rifle");
        assertThat(scene.passResponses().hostOf("Blaster")).isEqualTo(sisters);
        assertThat(scene.hostOf("Blaster Rifle")).isEqualTo("Rebel Trooper");
    }

    @Test
    void aDroidHeTaughtMayBeStolen() {
        var scene =
                table().at(CANTINA, "C-3PO", "Stormtrooper")
                        .on("C-3PO", MERC, "dark Restraining Bolt")
                        .on("Stormtrooper", "dark Caller")
                        .turn(DARK, Phase.CONTROL);
        scene.use("dark Caller").passResponses();
        assertThat(scene.ownerOf("C-3PO")).isEqualTo(DARK);
    }

    @Test
    void alterDoesNotReachHim() {
        for (String effect : List.of(MERC, "Luke's Cape")) {
            var scene =
                    table().at(CANTINA, "Rebel Trooper", "Darth Vader")
                            .on("Rebel Trooper", effect)
                            .hand(DARK, "Alter (1_234)")
                            .turn(DARK, Phase.CONTROL);
            assertThat(scene.isOffered("play Alter")).isEqualTo(!effect.equals(MERC));
        }
    }
}
