package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Evacuation Control. */
class EvacuationControlTest {
    @Test
    @Claim("evacuation-control#1")
    void evacuationControlDeploysOnItsOwnersWarRoom() {
        var scene =
                table().site(COMMAND_CENTER, LIGHT)
                        .site(WAR_ROOM, DARK)
                        .site(CANTINA, LIGHT)
                        .hand(LIGHT, "Evacuation Control")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Evacuation Control");

        assertThat(scene.hostOf("Evacuation Control")).isEqualTo(COMMAND_CENTER);
    }

    @Test
    @Claim({"evacuation-control#3", "evacuation-control#4", "evacuation-control#5"})
    void evacuationControlHelpsMediumTransportsAtThePlanet() {
        var scene =
                table().system("Hoth", LIGHT)
                        .system("Tatooine", LIGHT)
                        .site(COMMAND_CENTER, LIGHT)
                        .on(COMMAND_CENTER, "Evacuation Control")
                        .at("Hoth", "Medium Transport", "Corellian Corvette")
                        .at("Tatooine", "Medium Transport")
                        .turn(LIGHT, Phase.MOVE);

        assertThat(scene.hyperspeed("Medium Transport")).isEqualTo(6);
        assertThat(scene.hyperspeed("Medium Transport#2")).isEqualTo(4);
        assertThat(scene.hyperspeed("Corellian Corvette")).isEqualTo(3);
        assertThat(scene.immunity("Medium Transport")).isEqualTo(3);
        assertThat(scene.immunity("Medium Transport#2")).isZero();
        assertThat(scene.immunity("Corellian Corvette")).isZero();
        scene.mayNot("move Medium Transport#2", "move Corellian Corvette");
        scene.move("Medium Transport").to("Tatooine");
        assertThat(scene.locationOf("Medium Transport")).isEqualTo("Tatooine");
    }

    @Test
    @Claim("evacuation-control#2")
    void evacuationControlFiresThePlanetDefenderOnceInAMovePhase() {
        var scene =
                table().system("Hoth", LIGHT)
                        .site(COMMAND_CENTER, LIGHT)
                        .site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                        .on(COMMAND_CENTER, "Evacuation Control")
                        .at(
                                "Hoth: Main Power Generators (1st Marker)",
                                "Planet Defender Ion Cannon",
                                "Rebel Trooper",
                                "Atgar Laser Cannon",
                                "Blizzard 2")
                        .at("Hoth", "Devastator", "Tyrant")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 5, 5)
                        .turn(LIGHT, Phase.MOVE);

        scene.use("Evacuation Control").at("Devastator").passResponses();
        assertThat(scene.power("Devastator")).isZero();
        scene.passUntil(LIGHT).mayNot("use Evacuation Control");
        assertThat(scene.phase()).isEqualTo(Phase.MOVE);
    }

    @ParameterizedTest
    @CsvSource({"3, false", "4, true"})
    @Claim("evacuation-control#2")
    void evacuationControlAddsNothingToTheShot(int destiny, boolean disabled) {
        var scene =
                table().system("Hoth", LIGHT)
                        .site(COMMAND_CENTER, LIGHT)
                        .site(GENERATORS, LIGHT)
                        .on(COMMAND_CENTER, "Evacuation Control")
                        .at(GENERATORS, "Planet Defender Ion Cannon")
                        .at("Hoth", "Devastator")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(scene.armor("Devastator")).isEqualTo(6);

        scene.use("Evacuation Control").at("Devastator").passResponses();

        assertThat(scene.power("Devastator") == 0).isEqualTo(disabled);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    @Claim("evacuation-control#2")
    void noShotInOtherPhasesNorFromAnotherPlanetNorInTheOpponentsTurn() {
        for (Phase phase : new Phase[] {Phase.CONTROL, Phase.DEPLOY, Phase.MOVE}) {
            var scene =
                    table().system("Hoth", LIGHT)
                            .site(COMMAND_CENTER, LIGHT)
                            .site(GENERATORS, LIGHT)
                            .on(COMMAND_CENTER, "Evacuation Control")
                            .at(GENERATORS, "Planet Defender Ion Cannon")
                            .at("Hoth", "Devastator")
                            .force(LIGHT, 9)
                            .turn(LIGHT, phase);
            assertThat(scene.isOffered("use Evacuation Control")).isEqualTo(phase == Phase.MOVE);
        }
        table().system("Hoth", LIGHT)
                .site(COMMAND_CENTER, LIGHT)
                .site(GENERATORS, LIGHT)
                .on(COMMAND_CENTER, "Evacuation Control")
                .at(GENERATORS, "Planet Defender Ion Cannon")
                .at("Hoth", "Devastator")
                .force(LIGHT, 9)
                .turn(DARK, Phase.MOVE)
                .pass(DARK)
                .mayNot("use Evacuation Control");
        table().system("Tatooine", LIGHT)
                .site(COMMAND_CENTER, LIGHT)
                .on(COMMAND_CENTER, "Evacuation Control")
                .at(MOS_EISLEY, "Planet Defender Ion Cannon", "EG-4")
                .at("Tatooine", "Devastator")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use Evacuation Control");
    }

    @Test
    @Claim({"evacuation-control#3", "evacuation-control#4", "evacuation-control#5"})
    void aStolenTransportIsNotHelped() {
        var scene =
                table().system("Hoth", LIGHT)
                        .system("Tatooine", LIGHT)
                        .site(COMMAND_CENTER, LIGHT)
                        .on(COMMAND_CENTER, "Evacuation Control")
                        .at("Hoth", "Medium Transport")
                        .stolen("Medium Transport")
                        .turn(DARK, Phase.MOVE);

        assertThat(scene.hyperspeed("Medium Transport")).isEqualTo(4);
        assertThat(scene.immunity("Medium Transport")).isZero();
        scene.mayNot("move Medium Transport");
    }

    @Test
    @Claim("evacuation-control#2")
    void aStolenPlanetDefenderDoesNotFireForIt() {
        table().system("Hoth", LIGHT)
                .site(COMMAND_CENTER, LIGHT)
                .site(GENERATORS, LIGHT)
                .on(COMMAND_CENTER, "Evacuation Control")
                .at(GENERATORS, "Planet Defender Ion Cannon")
                .stolen("Planet Defender Ion Cannon")
                .at("Hoth", "Devastator")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("use Evacuation Control");
    }
}
