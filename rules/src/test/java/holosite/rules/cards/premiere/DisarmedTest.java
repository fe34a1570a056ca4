package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.asksForOrder;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Disarmed. */
class DisarmedTest {
    @Test
    @Claim({"disarmed#1", "disarmed#2", "disarmed#3", "disarmed#4"})
    void theDisarmedLoseAndCarryNoWeapons() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Sandtrooper", "Luke Skywalker")
                        .on("Stormtrooper", "Assault Rifle", "Imperial Blaster")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(LIGHT, "light Disarmed")
                        .hand(DARK, "Assault Rifle")
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL);
        scene.pass(DARK).deploy("light Disarmed").passResponses();

        assertThat(scene.hostOf("light Disarmed")).isEqualTo("Stormtrooper");
        assertThat(scene.lost(DARK)).containsExactlyInAnyOrder("Assault Rifle", "Imperial Blaster");
        assertThat(scene.power("Stormtrooper")).isZero();
        scene.passUntil(DARK, Phase.DEPLOY).deploy("Assault Rifle#2");
        assertThat(scene.hostOf("Assault Rifle#2")).isEqualTo("Sandtrooper");
    }

    @Test
    @Claim("disarmed#1")
    void disarmedNeedsWeaponsOnBothSidesInAControlPhase() {
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Stormtrooper", "Assault Rifle")
                .hand(LIGHT, "light Disarmed")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("deploy light Disarmed");
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Stormtrooper", "Assault Rifle")
                .on("Luke Skywalker", "Blaster Rifle")
                .hand(LIGHT, "light Disarmed")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy light Disarmed");
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Stormtrooper", "Assault Rifle")
                .on("Luke Skywalker", "Blaster Rifle")
                .hand(LIGHT, "light Disarmed")
                .turn(LIGHT, Phase.CONTROL)
                .offers("deploy light Disarmed");
        // the opponent's character without a weapon, and the armed one at another site
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .at(MOS_EISLEY, "Sandtrooper")
                .on("Sandtrooper", "Assault Rifle")
                .on("Luke Skywalker", "Blaster Rifle")
                .hand(LIGHT, "light Disarmed")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("deploy light Disarmed");
    }

    @Test
    @Claim("disarmed#5")
    void alterDoesNotReachDisarmed() {
        table().at(CANTINA, "Stormtrooper", "Darth Vader")
                .on("Stormtrooper", "light Disarmed")
                .hand(DARK, "Alter (1_234)")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Alter");
        table().at(CANTINA, "General Veers", "Darth Vader")
                .on("General Veers", "Demotion")
                .hand(DARK, "Alter (1_234)")
                .turn(DARK, Phase.CONTROL)
                .offers("play Alter");
    }

    @Test
    @Claim("disarmed#4")
    void noWeaponIsHandedToTheDisarmed() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Sandtrooper", "Snowtrooper")
                        .on("Stormtrooper", "light Disarmed")
                        .on("Sandtrooper", "Assault Rifle")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);

        scene.transfer("Assault Rifle");
        assertThat(scene.hostOf("Assault Rifle")).isEqualTo("Snowtrooper");
        table().at(CANTINA, "Stormtrooper", "Sandtrooper")
                .on("Stormtrooper", "light Disarmed")
                .on("Sandtrooper", "Assault Rifle")
                .force(DARK, 3)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("transfer Assault Rifle");
    }

    @Test
    void onlyArmedCharactersOfTheOpponentWithOneOfYoursAreDisarmed() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Sandtrooper", "DS-61-2")
                        .at(CANTINA, "Luke Skywalker", "Rebel Trooper")
                        .on("Stormtrooper", "Assault Rifle#1")
                        .on("Sandtrooper", "Imperial Blaster")
                        .on("Luke Skywalker", "Blaster Rifle#1")
                        .on("Rebel Trooper", "Blaster Rifle#2")
                        .hand(LIGHT, "light Disarmed")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(hosts(scene, "light Disarmed"))
                .containsExactlyInAnyOrder("Stormtrooper", "Sandtrooper");
    }

    @Test
    void anArmedVehicleOrAnArmedComradeOfTheirsIsNoMatch() {
        table().at(MOS_EISLEY, "Stormtrooper", "Sandtrooper", "Snowspeeder")
                .on("Stormtrooper", "Assault Rifle")
                .on("Sandtrooper", "Imperial Blaster")
                .on("Snowspeeder", "Dual Laser Cannon")
                .hand(LIGHT, "light Disarmed")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("deploy light Disarmed");
        table().at(MOS_EISLEY, "Luke Skywalker", "Blizzard 2")
                .on("Luke Skywalker", "Blaster Rifle")
                .on("Blizzard 2", "AT-AT Cannon")
                .hand(LIGHT, "light Disarmed")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("deploy light Disarmed");
    }

    @Test
    @Claim("disarmed#6")
    void aPermanentWeaponIsLostTooUntilDisarmedIsGone() {
        String vader = "Darth Vader With Lightsaber";
        for (boolean disarmed : new boolean[] {true, false}) {
            var position =
                    table().at(CANTINA, vader, "Luke Skywalker")
                            .on("Luke Skywalker", "Blaster Rifle")
                            .hand(LIGHT, "light Disarmed")
                            .force(DARK, 5);
            var scene = position.turn(DARK, Phase.CONTROL);
            if (disarmed) {
                scene.pass(DARK).deploy("light Disarmed").passResponses();
                assertThat(scene.hostOf("light Disarmed")).isEqualTo(vader);
            }
            scene.passUntil(DARK, Phase.BATTLE).battleAt(CANTINA);
            assertThat(scene.isOffered("fire " + vader)).isEqualTo(!disarmed);
        }
    }

    @Test
    void theDarkSideDisarmsRebels() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .on("Stormtrooper", "Assault Rifle")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(DARK, "dark Disarmed")
                        .turn(DARK, Phase.CONTROL);
        scene.deploy("dark Disarmed").passResponses();
        assertThat(scene.lost(LIGHT)).containsExactly("Blaster Rifle");
        assertThat(scene.hostOf("dark Disarmed")).isEqualTo("Luke Skywalker");
    }

    @Test
    void theDarkSideDisarmsAlike() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Rebel Trooper")
                        .on("Stormtrooper", "Imperial Blaster")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .hand(DARK, "dark Disarmed")
                        .hand(LIGHT, "Blaster Rifle")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.CONTROL);
        double power = scene.power("Luke Skywalker");

        scene.pass(LIGHT).deploy("dark Disarmed").passResponses();

        assertThat(scene.hostOf("dark Disarmed")).isEqualTo("Luke Skywalker");
        assertThat(scene.lost(LIGHT)).containsExactly("Blaster Rifle");
        assertThat(scene.power("Luke Skywalker")).isEqualTo(power - 1);
        scene.passUntil(LIGHT, Phase.DEPLOY).deploy("Blaster Rifle#2");
        assertThat(scene.hostOf("Blaster Rifle#2")).isEqualTo("Rebel Trooper");
    }

    /** Who has which weapon; it is the Dark Side's control phase unless said otherwise. */
    private static Position darkDisarms(String stormtrooper, String luke) {
        var position =
                table().site(CANTINA, DARK)
                        .at(stormtrooper, "Stormtrooper")
                        .at(luke, "Luke Skywalker")
                        .hand(DARK, "dark Disarmed");
        return position.on("Luke Skywalker", "Blaster Rifle");
    }

    @Test
    void theDarkSideNeedsAnArmedCharacterOfItsOwnThereToo() {
        var both = darkDisarms(CANTINA, CANTINA).on("Stormtrooper", "Imperial Blaster");
        both.turn(DARK, Phase.CONTROL).offers("deploy dark Disarmed");
        both.turn(DARK, Phase.DEPLOY).mayNot("deploy dark Disarmed");
        darkDisarms(CANTINA, CANTINA).turn(DARK, Phase.CONTROL).mayNot("deploy dark Disarmed");
        darkDisarms(CANTINA, MOS_EISLEY)
                .on("Stormtrooper", "Imperial Blaster")
                .turn(DARK, Phase.CONTROL)
                .mayNot("deploy dark Disarmed");
        // neither an armed vehicle nor an armed comrade of Luke's will do
        table().at(MOS_EISLEY, "Luke Skywalker", "Rebel Trooper", "Blizzard 2")
                .on("Luke Skywalker", "Blaster Rifle#1")
                .on("Rebel Trooper", "Blaster Rifle#2")
                .on("Blizzard 2", "AT-AT Cannon")
                .hand(DARK, "dark Disarmed")
                .turn(DARK, Phase.CONTROL)
                .mayNot("deploy dark Disarmed");
    }

    @Test
    void theDarkSideDisarmsArmedCharactersOfTheLightSideOnly() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Sandtrooper", "Luke Skywalker")
                        .at(MOS_EISLEY, "Rebel Trooper", "Dutch", "Snowspeeder")
                        .on("Stormtrooper", "Imperial Blaster")
                        .on("Sandtrooper", "Assault Rifle")
                        .on("Luke Skywalker", "Blaster Rifle#1")
                        .on("Rebel Trooper", "Blaster Rifle#2")
                        .on("Snowspeeder", "Dual Laser Cannon")
                        .hand(DARK, "dark Disarmed")
                        .turn(DARK, Phase.CONTROL);
        assertThat(hosts(scene, "dark Disarmed"))
                .containsExactlyInAnyOrder("Luke Skywalker", "Rebel Trooper");
    }

    @Test
    void theDarkSidesIsImmuneToAlterToo() {
        table().at(CANTINA, "Luke Skywalker", "Obi-Wan Kenobi")
                .on("Luke Skywalker", "dark Disarmed")
                .hand(LIGHT, "Alter (1_71)")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Alter");
    }

    @Test
    void whomTheDarkSideDisarmsHasNoWeaponBuiltInEither() {
        String jedi = "Qui-Gon Jinn With Lightsaber";
        for (boolean disarmed : new boolean[] {true, false}) {
            var scene =
                    table().at(CANTINA, jedi, "Stormtrooper")
                            .on("Stormtrooper", "Imperial Blaster")
                            .hand(DARK, "dark Disarmed")
                            .force(LIGHT, 5)
                            .turn(LIGHT, Phase.CONTROL);
            if (disarmed) {
                scene.pass(LIGHT).deploy("dark Disarmed").passResponses();
                assertThat(scene.hostOf("dark Disarmed")).isEqualTo(jedi);
            }
            scene.passUntil(LIGHT, Phase.BATTLE).battleAt(CANTINA);

            assertThat(scene.isOffered("fire " + jedi)).isEqualTo(!disarmed);
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aSecondOneDisarmsOnlyItsOwnCharacter(Side side) {
        String effect = side == DARK ? "dark Disarmed" : "light Disarmed";
        String first = side == DARK ? "Luke Skywalker" : "Sandtrooper";
        var scene =
                table().at(CANTINA, "Stormtrooper", "Sandtrooper", "Luke Skywalker", "Dutch")
                        .at(CANTINA, "Dr. Evazan")
                        .on(first, effect + "#1")
                        .on(side == DARK ? "Dutch" : "Stormtrooper", "Blaster Rifle#1")
                        .on(side == DARK ? "Stormtrooper" : "Dutch", "Blaster Rifle#2")
                        .hand(side, effect + "#2")
                        .turn(side, Phase.CONTROL);
        scene.deploy(effect + "#2");
        assertThat(asksForOrder(scene)).isFalse();
        assertThat(scene.cardsOn(side == DARK ? "Dutch" : "Stormtrooper")).hasSize(1);
        assertThat(scene.isOnTable(first)).isTrue();
    }
}
