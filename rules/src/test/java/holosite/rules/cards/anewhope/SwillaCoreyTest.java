package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.rules.modifier.Standing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Swilla Corey. */
class SwillaCoreyTest {
    @Test
    void swillaCoreyDeploysOnANonThiefOrAWeapon() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .on("Stormtrooper", "Assault Rifle")
                        .hand(DARK, "Swilla Corey")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Swilla Corey"))
                .contains("Stormtrooper", "Blaster Rifle", "Assault Rifle");
        scene.choose("Stormtrooper");
        assertThat(
                        Standing.of(scene.state())
                                .hasTrait(scene.state(), scene.card("Stormtrooper"), Trait.THIEF))
                .isTrue();
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false"})
    @Claim("swilla-corey#2")
    void swillaCoreyStealsADevice(int destiny, boolean stolen) {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .on("Luke Skywalker", "Electrobinoculars")
                        .on("Stormtrooper", "Swilla Corey")
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Swilla Corey").passResponses();
        assertThat(scene.hostOf("Electrobinoculars"))
                .isEqualTo(stolen ? "Stormtrooper" : "Luke Skywalker");
        scene.passUntil(DARK).mayNot("use Swilla Corey");
    }

    @Test
    @Claim("swilla-corey#4")
    void alterDoesNotReachSwillaCorey() {
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Stormtrooper", "Swilla Corey")
                .hand(LIGHT, "Alter")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Alter");
        table().at(CANTINA, "General Veers", "Luke Skywalker")
                .on("General Veers", "Demotion")
                .hand(LIGHT, "Alter")
                .turn(LIGHT, Phase.CONTROL)
                .offers("play Alter");
    }
}
