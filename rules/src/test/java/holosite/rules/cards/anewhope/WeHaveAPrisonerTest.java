package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** We Have A Prisoner. */
class WeHaveAPrisonerTest {
    private static final String PRISONER = "We Have A Prisoner";

    @Test
    void whoIsForfeitedIsCapturedInsteadForOneForce() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Rebel Trooper")
                        .hand(DARK, PRISONER)
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("forfeit Rebel Trooper").forfeit("Rebel Trooper");
        scene.play(PRISONER).passResponses();
        scene.answerDefaults(() -> scene.inBattle() && !scene.isCaptive("Rebel Trooper"));
        assertThat(scene.isCaptive("Rebel Trooper")).isTrue();
        assertThat(scene.lost(DARK)).contains(PRISONER);
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    void whoWasHitIsRestoredToNormalFirst() {
        String carbine = "Dengar's Blaster Carbine";
        var scene =
                table().at(CANTINA, "Dengar", "Stormtrooper", "Rebel Trooper")
                        .on("Dengar", carbine)
                        .hand(DARK, PRISONER)
                        .force(DARK, 3)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).fire(carbine).at("Rebel Trooper").passResponses();
        assertThat(scene.isHit("Rebel Trooper")).isTrue();
        assertThat(scene.figure(Figure.FORFEIT, "Rebel Trooper")).isZero();
        scene.passUntil("forfeit Rebel Trooper").forfeit("Rebel Trooper");
        scene.play(PRISONER).passResponses();
        scene.answerDefaults(() -> scene.inBattle() && !scene.isCaptive("Rebel Trooper"));
        assertThat(scene.isCaptive("Rebel Trooper")).isTrue();
        assertThat(scene.isHit("Rebel Trooper")).isFalse();
        assertThat(scene.figure(Figure.FORFEIT, "Rebel Trooper")).isEqualTo(2);
    }

    @Test
    void darksOwnCharactersAndThoseLostOutsideBattleAreNotCaptured() {
        var outside =
                table().at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .hit("Rebel Trooper")
                        .hand(DARK, PRISONER)
                        .force(DARK, 2)
                        .turn(DARK, Phase.CONTROL);
        outside.mayNot("play " + PRISONER);
        var own =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Han Solo")
                        .hand(DARK, PRISONER)
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE);
        own.battleAt(CANTINA).passUntil("forfeit Stormtrooper").forfeit("Stormtrooper");
        own.mayNot("play " + PRISONER);
    }

    private static Position taken() {
        return table().at("Tatooine", "Devastator")
                .on("Devastator", "Tractor Beam")
                .captive("Devastator", "Corellian Corvette")
                .mark("Corellian Corvette", Flag.CAPTURED_SHIP)
                .hand(DARK, PRISONER);
    }

    @Test
    void itNeedsTheForceForAllOfThemAndSomebodyAboard() {
        taken().pilot("Corellian Corvette", "Han Solo")
                .passenger("Corellian Corvette", "Leia Organa")
                .force(DARK, 3)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + PRISONER);
        taken().force(DARK, 3).turn(DARK, Phase.CONTROL).mayNot("play " + PRISONER);
        table().at("Tatooine", "Corellian Corvette")
                .pilot("Corellian Corvette", "Han Solo")
                .hand(DARK, PRISONER)
                .force(DARK, 3)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + PRISONER);
    }

    @Test
    void allAboardACapturedStarshipAreCapturedForTwoForceEach() {
        var scene =
                taken().pilot("Corellian Corvette", "Han Solo")
                        .passenger("Corellian Corvette", "Leia Organa")
                        .force(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        scene.play(PRISONER).passResponses();
        // away from sites captives can only escape, and the empty ship is Dark's
        assertThat(scene.used(LIGHT)).contains("Han Solo", "Leia Organa");
        assertThat(scene.ownerOf("Corellian Corvette")).isEqualTo(DARK);
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    @Test
    void onlyThoseAboardTheOneStarshipChosenAreCapturedAndPaidFor() {
        var scene =
                taken().captive("Devastator", "Tantive IV")
                        .mark("Tantive IV", Flag.CAPTURED_SHIP)
                        .passenger("Devastator", "Stormtrooper")
                        .passenger("Corellian Corvette", "Han Solo")
                        .passenger("Tantive IV", "Leia Organa")
                        .force(DARK, 2)
                        .turn(DARK, Phase.CONTROL);

        scene.play(PRISONER);
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Corellian Corvette", "Tantive IV");
        scene.choose("Corellian Corvette").passUntil(Prompt.Key.PHASE_ACTION);

        assertThat(scene.hostOf("Han Solo")).isEqualTo("Stormtrooper");
        assertThat(scene.hostOf("Leia Organa")).isEqualTo("Tantive IV");
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    void vehiclesAboardAreNeitherCapturedNorPaidFor() {
        taken().cargo("Corellian Corvette", "Snowspeeder")
                .force(DARK, 9)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + PRISONER);
        var scene =
                taken().cargo("Corellian Corvette", "Snowspeeder")
                        .pilot("Corellian Corvette", "Han Solo")
                        .passenger("Devastator", "Stormtrooper")
                        .force(DARK, 2)
                        .turn(DARK, Phase.CONTROL);
        scene.play(PRISONER).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.hostOf("Han Solo")).isEqualTo("Stormtrooper");
        assertThat(scene.hostOf("Snowspeeder")).isEqualTo("Corellian Corvette");
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    void ofAVehicleThatIsForfeitedItsDriverAloneIsCaptured() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke's X-34 Landspeeder")
                        .aboard("Luke's X-34 Landspeeder", "Rebel Trooper")
                        .hand(DARK, PRISONER)
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE);
        String forfeit = "forfeit Luke's X-34 Landspeeder";
        scene.battleAt(CANTINA).passUntil(forfeit).answer(forfeit);
        scene.play(PRISONER).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isCaptive("Rebel Trooper")).isTrue();
        assertThat(scene.isCaptive("Luke's X-34 Landspeeder")).isFalse();
        assertThat(scene.lost(LIGHT)).contains("Luke's X-34 Landspeeder");
    }

    @Test
    void aStarfighterInTheHoldStaysThere() {
        var scene =
                table().at("Tatooine", "Devastator")
                        .on("Devastator", "Tractor Beam")
                        .passenger("Devastator", "Stormtrooper")
                        .captive("Devastator", "Nebulon-B Frigate")
                        .mark("Nebulon-B Frigate", Flag.CAPTURED_SHIP)
                        .pilot("Nebulon-B Frigate", "Han Solo", "Leia Organa")
                        .cargo("Nebulon-B Frigate", "X-wing")
                        .hand(DARK, PRISONER)
                        .force(DARK, 4)
                        .turn(DARK, Phase.CONTROL);
        scene.play(PRISONER).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isCaptive("Han Solo")).isTrue();
        assertThat(scene.hostOf("X-wing")).isEqualTo("Nebulon-B Frigate");
        assertThat(scene.roleOf("X-wing")).isEqualTo(Role.CARGO);
    }

    @Test
    void whoSitsInAStarfighterInTheHoldIsAboardAndPaidForToo() {
        for (int force = 3; force <= 4; force++) {
            var scene =
                    table().at("Tatooine", "Devastator")
                            .on("Devastator", "Tractor Beam")
                            .passenger("Devastator", "Stormtrooper", "Sandtrooper")
                            .captive("Devastator", "Nebulon-B Frigate")
                            .mark("Nebulon-B Frigate", Flag.CAPTURED_SHIP)
                            .pilot("Nebulon-B Frigate", "Han Solo")
                            .cargo("Nebulon-B Frigate", "Red 5")
                            .pilot("Red 5", "Luke Skywalker")
                            .hand(DARK, PRISONER)
                            .force(DARK, force)
                            .turn(DARK, Phase.CONTROL);
            assertThat(scene.isOffered("play " + PRISONER)).isEqualTo(force == 4);
            if (force == 4) {
                scene.play(PRISONER).passUntil(Prompt.Key.PHASE_ACTION);
                assertThat(scene.isCaptive("Luke Skywalker")).isTrue();
                assertThat(scene.forcePile(DARK)).isEmpty();
            }
        }
    }
}
