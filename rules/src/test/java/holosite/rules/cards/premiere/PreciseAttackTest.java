package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Precise Attack. */
class PreciseAttackTest {
    private static final String ATTACK = "Precise Attack";

    private static Position shooters() {
        return table().at(CANTINA, "Stormtrooper", "Dengar", "Luke Skywalker", "Rebel Trooper")
                .on("Stormtrooper", "Imperial Blaster")
                .hand(DARK, ATTACK)
                .force(DARK, 9);
    }

    @ParameterizedTest
    @CsvSource({"2, 2, true", "2, 1, false"})
    @Claim("precise-attack#1")
    void theDestiniesOfTwoWeaponsCountTogetherForEach(int first, int second, boolean hit) {
        // each adds 1 to its total against a defense value of 4
        var scene =
                shooters()
                        .on("Dengar", "Dengar's Blaster Carbine")
                        .nextDestiny(DARK, first, second)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("play " + ATTACK);
        int force = scene.forcePile(DARK).size();
        scene.play(ATTACK).choose("Luke Skywalker").passResponses();
        scene.answerDefaults(() -> scene.inBattle() && !scene.isHit("Luke Skywalker"));
        assertThat(scene.isHit("Luke Skywalker")).isEqualTo(hit);
        // both weapons are paid for
        assertThat(scene.forcePile(DARK)).hasSize(force - 2);
        assertThat(scene.lost(DARK)).contains(ATTACK);
    }

    @Test
    @Claim("precise-attack#1")
    void aVehicleIsATargetButNotWhoIsInsideItOrTakesNoPart() {
        var scene =
                table().at(PLAINS, "Stormtrooper", "Dengar", "Rogue 1", "Rebel Trooper")
                        .pilot("Rogue 1", "Luke Skywalker")
                        .at(PLAINS, "TK-422", "Scurrier")
                        .undercover("TK-422")
                        .on("Stormtrooper", "Imperial Blaster")
                        .on("Dengar", "Dengar's Blaster Carbine")
                        .hand(DARK, ATTACK)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(PLAINS).passUntil("play " + ATTACK).play(ATTACK);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Rogue 1", "Rebel Trooper");
    }

    @Test
    @Claim("precise-attack#1")
    void oneWeaponIsNotEnough() {
        shooters().turn(DARK, Phase.BATTLE).battleAt(CANTINA).mayNot("play " + ATTACK);
        var elsewhere =
                shooters().at(MOS_EISLEY, "Boba Fett With Blaster Rifle").turn(DARK, Phase.BATTLE);
        elsewhere.battleAt(CANTINA).mayNot("play " + ATTACK);
    }

    @Test
    @Claim("precise-attack#1")
    void aPermanentWeaponIsOneOfThem() {
        var scene =
                shooters()
                        .at(CANTINA, "Boba Fett With Blaster Rifle")
                        .nextDestiny(DARK, 2, 2)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("play " + ATTACK).play(ATTACK);
        scene.choose("Luke Skywalker").passResponses();
        scene.answerDefaults(() -> scene.inBattle() && !scene.isHit("Luke Skywalker"));
        assertThat(scene.isHit("Luke Skywalker")).isTrue();
    }

    @Test
    @Claim("precise-attack#1")
    void aWeaponThatHasFiredDoesNotFireAgain() {
        var scene =
                shooters()
                        .on("Dengar", "Dengar's Blaster Carbine")
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("fire Imperial Blaster").offers("play " + ATTACK);
        scene.fire("Imperial Blaster").at("Rebel Trooper").passResponses();
        scene.passUntil(DARK, Prompt.Key.WEAPONS_SEGMENT).mayNot("play " + ATTACK);
    }

    @Test
    void aWeaponThatWasStolenIsNoneOfThem() {
        var scene =
                shooters()
                        .on("Luke Skywalker", "Assault Rifle")
                        .stolen("Assault Rifle")
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        mayNotInThisPhase(scene, "play " + ATTACK);
    }

    @Test
    void starshipsAreNoTargets() {
        var scene =
                table().at("Tatooine", "Tyrant", "Devastator", "X-wing")
                        .on("Tyrant", "Turbolaser Battery#1")
                        .on("Devastator", "Turbolaser Battery#2")
                        .hand(DARK, ATTACK)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        mayNotInThisPhase(scene, "play " + ATTACK);
    }

    @Test
    void whoIsExcludedFromTheBattleIsNoTarget() {
        var scene =
                shooters()
                        .on("Dengar", "Dengar's Blaster Carbine")
                        .battled("Luke Skywalker")
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("play " + ATTACK);
        scene.play(ATTACK);
        assertThat(scene.offered()).doesNotContain("Luke Skywalker");
    }
}
