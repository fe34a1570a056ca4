package holosite.rules.cards.virtualblock2;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Role;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Polarized Negative Power Coupling, the virtual card. */
class PolarizedNegativePowerCouplingTest {
    private static final String COUPLING = "Polarized Negative Power Coupling";

    private static Position coupled() {
        return table().at(CANTINA, "Darth Vader", "Luke Skywalker").beside(LIGHT, COUPLING);
    }

    @Test
    @Claim("polarized-negative-power-coupling-v#1")
    void itDeploysOnTheTable() {
        var scene = table().site(CANTINA, DARK).hand(LIGHT, COUPLING).turn(LIGHT, Phase.DEPLOY);
        scene.deploy(COUPLING).passResponses();
        assertThat(scene.isOnTable(COUPLING)).isTrue();
        assertThat(scene.locationOf(COUPLING)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"DARK, Ommni Box", "LIGHT, The Bith Shuffle"})
    @Claim("polarized-negative-power-coupling-v#2")
    void aUsedInterruptOfEitherPlayerIsStackedOnceItHasItsResult(Side side, String interrupt) {
        var scene = coupled().hand(side, interrupt).turn(side, Phase.CONTROL);
        scene.play(interrupt, 1).passResponses();
        assertThat(scene.hostOf(interrupt)).isEqualTo(COUPLING);
        assertThat(scene.roleOf(interrupt)).isEqualTo(Role.STACKED);
        assertThat(scene.used(side)).doesNotContain(interrupt);
    }

    @Test
    @Claim("polarized-negative-power-coupling-v#2")
    void withoutItAUsedInterruptGoesToTheUsedPile() {
        var scene = table().site(CANTINA, DARK).hand(DARK, "Ommni Box").turn(DARK, Phase.CONTROL);
        scene.play("Ommni Box", 1).passResponses();
        assertThat(scene.used(DARK)).contains("Ommni Box");
    }

    @Test
    @Claim("polarized-negative-power-coupling-v#2")
    void aCanceledOneIsStackedAsWell() {
        var scene =
                coupled()
                        .hand(DARK, "Ommni Box")
                        .hand(LIGHT, "Sense")
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Ommni Box", 1).play("Sense").passResponses();
        assertThat(scene.hostOf("Ommni Box")).isEqualTo(COUPLING);
        assertThat(scene.hostOf("Sense")).isEqualTo(COUPLING);
        assertThat(scene.lost(DARK)).isEmpty();
    }

    @Test
    @Claim("polarized-negative-power-coupling-v#2")
    void aLostInterruptIsNotStacked() {
        var lost =
                coupled()
                        .hand(LIGHT, "Don't Get Cocky")
                        .at(CANTINA, "Han Solo")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        lost.battleAt(CANTINA).passUntil("play Don't Get Cocky").play("Don't Get Cocky");
        lost.passResponses();
        assertThat(lost.lost(LIGHT)).contains("Don't Get Cocky");
    }

    @Test
    @Claim("polarized-negative-power-coupling-v#2")
    void ofTwoCopiesOneTakesTheInterrupt() {
        var scene =
                coupled()
                        .beside(LIGHT, COUPLING + "#2")
                        .hand(DARK, "Ommni Box")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Ommni Box", 1);
        scene.answerDefaults(() -> scene.prompt() != Prompt.Key.PHASE_ACTION);
        assertThat(scene.cardsOn(COUPLING).size() + scene.cardsOn(COUPLING + "#2").size())
                .isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    @Claim("polarized-negative-power-coupling-v#3")
    void eachPlayerMayUseForceToSendACardToTheUsedPileOfItsOwner(Side side) {
        var scene =
                coupled()
                        .stacked(COUPLING, "Ommni Box", "The Bith Shuffle")
                        .force(side, 2)
                        .turn(side, Phase.CONTROL);
        use(scene, 1).choose("Ommni Box").passResponses();
        assertThat(scene.used(DARK)).contains("Ommni Box");
        assertThat(scene.forcePile(side)).isEmpty();
        assertThat(scene.cardsOn(COUPLING)).containsExactly("The Bith Shuffle");
        scene.passUntil(side);
        assertThat(scene.isOffered("use " + COUPLING + ", text 1")).isFalse();
    }

    /** Of the two texts a player is offered, the one for used or for lost Force. */
    private static Scene use(Scene scene, int which) {
        List<String> texts =
                scene.offered().stream().filter(words -> words.contains(COUPLING)).toList();
        return scene.answer(texts.get(which - 1));
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    @Claim("polarized-negative-power-coupling-v#4")
    void eitherPlayerMayLoseForceToSendACardToTheLostPileOfItsOwner(Side side) {
        var scene =
                coupled()
                        .stacked(COUPLING, "Ommni Box", "The Bith Shuffle")
                        .force(side, 2)
                        .turn(side, Phase.CONTROL);
        int life = scene.lifeForce(side);
        use(scene, 2).choose("Ommni Box");
        scene.answerDefaults(() -> scene.prompt() != Prompt.Key.PHASE_ACTION);
        assertThat(scene.lost(DARK)).contains("Ommni Box");
        assertThat(scene.lifeForce(side)).isEqualTo(life - 2);
        assertThat(scene.used(DARK)).doesNotContain("Ommni Box");
    }

    @Test
    @Claim("polarized-negative-power-coupling-v#5")
    void aUsedOrLostInterruptIsNotStacked() {
        var scene = coupled().hand(LIGHT, "Losing Track").force(LIGHT, 2).lost(DARK, 1);
        var battle = scene.turn(LIGHT, Phase.BATTLE);
        battle.battleAt(CANTINA).passUntil("play Losing Track").play("Losing Track");
        battle.passResponses();
        assertThat(battle.used(LIGHT)).contains("Losing Track");
    }

    @Test
    @Claim("polarized-negative-power-coupling-v#6")
    void aUsedOrStartingInterruptIsNotStacked() {
        var scene =
                coupled().hand(DARK, "Prepared Defenses").force(DARK, 2).turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("yes").yes();
        scene.passUntil("play Prepared Defenses").play("Prepared Defenses").passResponses();
        assertThat(scene.used(DARK)).contains("Prepared Defenses");
    }
}
