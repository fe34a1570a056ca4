package holosite.rules.action;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What may be done at any time, and what that does not mean. */
class AtAnyTimeTest {
    /** DS-61-4 may look for a Lone Pilot at any time, for 1 Force. */
    private static Position pilotWithForce() {
        return Scene.with(AllCards::all)
                .at(CANTINA, "DS-61-4")
                .reserve(DARK, "Lone Pilot")
                .force(DARK, 3);
    }

    @ParameterizedTest
    @EnumSource(Phase.class)
    @Claim("at-any-time#1")
    void inEveryPhaseOfOnesOwnTurn(Phase phase) {
        var scene = pilotWithForce().turn(DARK, phase);

        scene.expectDecider(DARK).use("DS-61-4").choose("Lone Pilot");

        assertThat(scene.hand(DARK)).containsExactly("Lone Pilot");
    }

    @ParameterizedTest
    @EnumSource(Phase.class)
    @Claim("at-any-time#1")
    void inEveryPhaseOfTheOpponentsTurn(Phase phase) {
        var scene = pilotWithForce().turn(LIGHT, phase);

        scene.expectDecider(LIGHT).pass().expectDecider(DARK).use("DS-61-4").choose("Lone Pilot");

        assertThat(scene.hand(DARK)).containsExactly("Lone Pilot");
        assertThat(scene.phase()).isEqualTo(phase);
    }

    @Test
    @Claim({"at-any-time#2", "at-any-time#3"})
    void notInAnswerToTheDeploymentOfAnotherCard() {
        var scene =
                pilotWithForce()
                        .site(CANTINA, DARK)
                        .hand(DARK, "Imperial Barrier")
                        .hand(LIGHT, "Han Solo")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Han Solo").to(CANTINA);

        // Dark is asked for an answer to the deployment: only a response will do
        scene.expectDecider(DARK).offers("play Imperial Barrier").mayNot("use DS-61-4");
        scene.pass();
        // nothing is waiting any more: now he may
        scene.expectDecider(DARK).offers("use DS-61-4");
    }

    @Test
    @Claim("at-any-time#2")
    void notInAnswerToAnInterrupt() {
        var scene =
                pilotWithForce()
                        .at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .hand(DARK, "Sense")
                        .beside(LIGHT, "Astromech Shortage")
                        .hand(LIGHT, "Alter (1_71)")
                        .turn(LIGHT, Phase.CONTROL);

        scene.play("Alter");

        scene.expectDecider(DARK).offers("play Sense, text 1").mayNot("use DS-61-4");
    }

    @Test
    @Claim("at-any-time#4")
    void inABattleOnlyDuringItsWeaponsSegment() {
        var scene =
                pilotWithForce()
                        .at(CANTINA, "Obi-Wan Kenobi", "Stormtrooper")
                        .force(LIGHT, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA);
        // Obi-Wan may answer to the battle; what is open at any time is no answer
        scene.expectDecider(LIGHT).offers("use Obi-Wan Kenobi").pass();
        scene.offers("use DS-61-4").use("DS-61-4").choose("Lone Pilot");
        assertThat(scene.hand(DARK)).contains("Lone Pilot");
        scene.passWeapons();
        while (scene.inBattle()) {
            scene.mayNot("use DS-61-4").answerDefault();
        }
    }

    @Test
    @Claim("at-any-time#4")
    void theDrawsAndTheDamageOfABattleLeaveNoRoomForIt() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "DS-61-4", "Obi-Wan Kenobi")
                        .reserve(DARK, "Lone Pilot", "Lone Pilot")
                        .force(DARK, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA);
        int asked = 0;
        scene.passWeapons();
        while (scene.inBattle()) {
            asked += scene.whoDecides() == Side.DARK ? 1 : 0;
            scene.mayNot("use DS-61-4").answerDefault();
        }

        assertThat(asked).isPositive();
        scene.offers("use DS-61-4");
    }

    @Test
    @Claim("at-any-time#4")
    void soItIsWithAnInterruptForAnyTime() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Bane Malar", "Stormtrooper", "Luke Skywalker")
                        .at(CANTINA, "Rebel Trooper")
                        .hand(DARK, "Ommni Box")
                        .force(DARK, 6)
                        .turn(DARK, Phase.BATTLE);

        scene.offers("play Ommni Box, text 1").battleAt(CANTINA);

        scene.expectDecider(DARK).offers("use Bane Malar").mayNot("play Ommni Box, text 1").pass();
        scene.passUntil(DARK).offers("play Ommni Box, text 1");
        scene.passWeapons();
        while (scene.inBattle()) {
            scene.mayNot("play Ommni Box, text 1").answerDefault();
        }
        scene.offers("play Ommni Box, text 1");
    }

    @Test
    @Claim("at-any-time#4")
    void theBeginningOfABattleLeavesNoRoomForItEither() {
        var scene =
                pilotWithForce()
                        .at(CANTINA, "Bane Malar", "Luke Skywalker", "Rebel Trooper")
                        .turn(DARK, Phase.BATTLE);

        scene.offers("use DS-61-4").battleAt(CANTINA);

        // Bane Malar may answer to the battle
        scene.expectDecider(DARK).offers("use Bane Malar").mayNot("use DS-61-4").pass();
        scene.passUntil(Side.DARK).offers("use DS-61-4");
    }
}
