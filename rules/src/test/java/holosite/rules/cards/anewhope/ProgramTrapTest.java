package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Program Trap. */
class ProgramTrapTest {
    private static final String TRAP = "Program Trap";
    private static final String DROID = "EG-4 (Eegee-Four)";

    /** Elsewhere a battle is fought, in which each player draws one battle destiny. */
    private static Scene battle(Position position, int dark, int light) {
        var scene =
                position.at(MOS_EISLEY, "Admiral Ozzel", "Captain Piett", "Luke Skywalker")
                        .nextDestiny(DARK, dark)
                        .nextDestiny(LIGHT, light)
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        return scene.battleAt(MOS_EISLEY).finishBattle();
    }

    private static Position inTheTube() {
        return table().at(CANTINA, "light Lift Tube", "General Veers", "Chewbacca")
                .passenger("light Lift Tube", DROID, "light Lando Calrissian")
                .on(DROID, TRAP);
    }

    @ParameterizedTest
    @CsvSource({"4, 1", "1, 4"})
    @Claim({
        "program-trap#1",
        "program-trap#2",
        "program-trap#3",
        "program-trap#4",
        "program-trap#5",
        "program-trap#6"
    })
    void everybodyAtTheSiteCountsButOnlyThosePresentAreLost(int dark, int light) {
        var scene = battle(inTheTube(), dark, light);
        assertThat(scene.lost(LIGHT)).contains(DROID, "Lando Calrissian");
        assertThat(scene.lost(DARK)).contains(TRAP);
        assertThat(scene.isOnTable("General Veers")).isTrue();
        assertThat(scene.isOnTable("Chewbacca")).isTrue();
        assertThat(scene.isOnTable("light Lift Tube")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"2, 3", "5, 1"})
    @Claim({"program-trap#3", "program-trap#4"})
    void anyOtherDestinyIsHarmless(int dark, int light) {
        var scene = battle(inTheTube(), dark, light);
        assertThat(scene.isOnTable(DROID)).isTrue();
        assertThat(scene.isOnTable("light Lando Calrissian")).isTrue();
    }

    @Test
    @Claim("program-trap#2")
    void inTheOpenAllWhoArePresentAreLostCaptivesToo() {
        var scene =
                battle(
                        table().at(CANTINA, DROID, "Dengar", "Devaronian", "Dewback", "Rock Wart")
                                .captive("Dengar", "Leia Organa")
                                .on(DROID, TRAP),
                        3,
                        1);
        assertThat(scene.lost(LIGHT)).contains(DROID, "Devaronian", "Leia Organa");
        assertThat(scene.lost(DARK)).contains("Dengar", TRAP);
        assertThat(scene.isOnTable("Dewback")).isTrue();
        assertThat(scene.isOnTable("Rock Wart")).isTrue();
    }

    @Test
    @Claim({"program-trap#7", "program-trap#8"})
    void itDeploysOnADroidInSpaceAndExplodesOnlyAtASite() {
        var deploying =
                table().at("Tatooine", "Red 5", "Devastator")
                        .astromech("Red 5", "R2-X2 (Artoo-Extoo)")
                        .passenger("Devastator", "EG-6 (Eegee-Six)")
                        .hand(DARK, TRAP)
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(deploying, TRAP))
                .containsExactlyInAnyOrder("R2-X2 (Artoo-Extoo)", "EG-6 (Eegee-Six)");
        for (String place : List.of("Tatooine", CANTINA)) {
            var position = table();
            if (place.equals(CANTINA)) {
                position.at(CANTINA, "R2-X2 (Artoo-Extoo)");
            } else {
                position.at(place, "Red 5").astromech("Red 5", "R2-X2 (Artoo-Extoo)");
            }
            var scene = battle(position.on("R2-X2 (Artoo-Extoo)", TRAP), 1, 3);
            assertThat(scene.isOnTable("R2-X2 (Artoo-Extoo)")).isEqualTo(!place.equals(CANTINA));
        }
    }

    @Test
    void anEnemysDroidCostsMoreAndTheFamousTwoAreSpared() {
        var position =
                table().at(CANTINA, "R2-X2 (Artoo-Extoo)", "EG-6 (Eegee-Six)", "Darth Vader")
                        .at(CANTINA, "R2-D2 (Artoo-Detoo)", "C-3PO (See-Threepio)", "Han Solo")
                        .hand(DARK, TRAP)
                        .force(DARK, 1);
        var poor = position.turn(DARK, Phase.DEPLOY);
        poor.deploy(TRAP).passResponses();
        assertThat(poor.hostOf(TRAP)).isEqualTo("EG-6 (Eegee-Six)");
        assertThat(poor.forcePile(DARK)).isEmpty();
        var rich =
                table().at(CANTINA, "R2-X2 (Artoo-Extoo)", "EG-6 (Eegee-Six)")
                        .at(CANTINA, "R2-D2 (Artoo-Detoo)", "C-3PO (See-Threepio)")
                        .hand(DARK, TRAP)
                        .force(DARK, 2)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(rich, TRAP))
                .containsExactlyInAnyOrder("R2-X2 (Artoo-Extoo)", "EG-6 (Eegee-Six)");
        rich.choose("R2-X2 (Artoo-Extoo)").passResponses();
        assertThat(rich.forcePile(DARK)).isEmpty();
    }

    @Test
    void whoeverIsMissingThereIsLostToo() {
        var scene =
                battle(
                        table().at(CANTINA, DROID, "Devaronian", "Leia Organa")
                                .missing("Leia Organa")
                                .on(DROID, TRAP),
                        2,
                        1);
        assertThat(scene.lost(LIGHT)).contains(DROID, "Devaronian", "Leia Organa");
    }

    @Test
    @Ruling("all-cards")
    void whoIsTurnedOffIsNotSpared() {
        var scene =
                table().at(CANTINA, DROID, "M-HYD 'Binary' Droid", "Devaronian")
                        .on(DROID, TRAP)
                        .at(MOS_EISLEY, "Admiral Ozzel", "Captain Piett", "Luke Skywalker")
                        .nextDestiny(DARK, 2)
                        .nextDestiny(LIGHT, 1)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        scene.use("M-HYD 'Binary' Droid").passUntil(LIGHT);
        scene.battleAt(MOS_EISLEY).finishBattle();
        assertThat(scene.lost(LIGHT)).contains(DROID, "Devaronian", "M-HYD 'Binary' Droid");
    }

    @Test
    void theMissingAreNotSparedEither() {
        var scene =
                battle(
                        table().at(CANTINA, DROID, "Devaronian")
                                .missing("Devaronian")
                                .on(DROID, TRAP),
                        1,
                        2);
        assertThat(scene.lost(LIGHT)).contains(DROID, "Devaronian");
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
    }
}
