package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** End This Destructive Conflict. */
class EndThisDestructiveConflictTest {
    private static final String CONFLICT = "End This Destructive Conflict";

    private static Position fight() {
        return table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Rebel Trooper")
                .on("Stormtrooper", "Assault Rifle")
                .hand(DARK, CONFLICT)
                .force(DARK, 9);
    }

    @Test
    @Claim({"end-this-destructive-conflict#1", "end-this-destructive-conflict#2"})
    void inPlaceOfAShotSomebodyLosesFourPowerForTheTurn() {
        var scene = fight().turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).offers("fire Assault Rifle");
        scene.play(CONFLICT).choose("Luke Skywalker").passResponses();
        assertThat(scene.power("Luke Skywalker")).isZero();
        assertThat(scene.power("Rebel Trooper")).isEqualTo(1);
        scene.passUntil(DARK).mayNot("fire Assault Rifle");
        scene.finishBattle();
        if (scene.isOnTable("Luke Skywalker")) {
            assertThat(scene.power("Luke Skywalker")).isZero();
            scene.passUntil(LIGHT, Phase.CONTROL);
            assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
        }
    }

    @Test
    @Claim("end-this-destructive-conflict#1")
    void withoutAWeaponThatCouldFireItIsNotPlayed() {
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .hand(DARK, CONFLICT)
                .force(DARK, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play " + CONFLICT);
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .on("Luke Skywalker", "Blaster Rifle")
                .hand(DARK, CONFLICT)
                .force(DARK, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play " + CONFLICT);
        fight().mark("Assault Rifle", Flag.USED_WEAPON)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play " + CONFLICT);
    }

    @ParameterizedTest
    @CsvSource({"3, true", "2, false"})
    @Claim("end-this-destructive-conflict#3")
    void lostItCancelsABattleDestinyForThreeForce(int force, boolean offered) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .hand(DARK, CONFLICT)
                        .force(DARK, force)
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA);
        scene.answerDefaults(() -> scene.inBattle() && !scene.isOffered("play " + CONFLICT));
        assertThat(scene.isOffered("play " + CONFLICT)).isEqualTo(offered);
        if (offered) {
            scene.play(CONFLICT).passResponses();
            assertThat(scene.forcePile(DARK)).isEmpty();
            assertThat(scene.isIn(CONFLICT, Zone.LOST_PILE)).isTrue();
        }
    }

    @Test
    @Claim("end-this-destructive-conflict#4")
    void inSpaceItIsNotPlayed() {
        var scene =
                table().at("Tatooine", "Devastator", "Lando In Millennium Falcon")
                        .pilot("Devastator", "Darth Vader")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(DARK, CONFLICT)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine");
        while (scene.inBattle()) {
            scene.mayNot("play " + CONFLICT);
            scene.answerDefault();
        }
    }

    @Test
    void aPermanentWeaponWillDo() {
        table().at(CANTINA, "Darth Vader With Lightsaber", "Luke Skywalker")
                .hand(DARK, CONFLICT)
                .force(DARK, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .offers("play " + CONFLICT);
    }

    /** Leia has battled before, and Chewbacca sits inside an enclosed vehicle. */
    @Test
    @Claim("end-this-destructive-conflict#2")
    void onlyCharactersOfTheOpponentWhoArePresentInTheBattleLosePower() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Obi-Wan Kenobi", "Luke Skywalker")
                        .at(MOS_EISLEY, "Snowspeeder", "Leia Organa", "Sandcrawler")
                        .passenger("Sandcrawler", "Chewbacca")
                        .battled("Leia Organa")
                        .at(CANTINA, "Rebel Trooper")
                        .on("Stormtrooper", "Assault Rifle")
                        .hand(DARK, CONFLICT)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).passUntil("play " + CONFLICT).play(CONFLICT);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Obi-Wan Kenobi", "Luke Skywalker");
        scene.choose("Obi-Wan Kenobi").passResponses();
        assertThat(scene.power("Obi-Wan Kenobi")).isEqualTo(5 - 4);
    }

    @Test
    @Claim("end-this-destructive-conflict#1")
    void aWeaponElsewhereDoesNotFireAsFollows() {
        table().at(CANTINA, "Stormtrooper", "Luke Skywalker")
                .at(MOS_EISLEY, "Stormtrooper#2", "Rebel Trooper")
                .on("Stormtrooper#2", "Assault Rifle")
                .hand(DARK, CONFLICT)
                .force(DARK, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play " + CONFLICT);
    }

    @Test
    @Claim("end-this-destructive-conflict#3")
    void aWeaponDestinyIsNotCanceled() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .on("Rebel Trooper", "Blaster Rifle")
                        .hand(DARK, CONFLICT)
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .fire("Blaster Rifle")
                        .at("Stormtrooper");
        while (scene.inBattle()) {
            scene.mayNot("play " + CONFLICT).answerDefault();
        }
    }
}
