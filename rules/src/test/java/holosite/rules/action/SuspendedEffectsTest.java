package holosite.rules.action;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.ability.Suspends;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.condition.Always;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An Effect that is suspended, and one whose game text only is. */
class SuspendedEffectsTest {
    private static final String BUNKER = "Endor: Bunker";
    private static final String SHIELD = "Endor Shield";

    /** The Light Side controls the Bunker, which suspends the Endor Shield there. */
    private static Position shield(boolean suspended) {
        return shield(suspended, AllCards::all);
    }

    private static Position shield(boolean suspended, CardPool pool) {
        Position table =
                Scene.with(pool)
                        .site(BUNKER, DARK)
                        .system("Death Star II", DARK)
                        .on(BUNKER, SHIELD);
        return suspended ? table.at(BUNKER, "Obi-Wan Kenobi") : table.at(CANTINA, "Obi-Wan Kenobi");
    }

    @Test
    @Claim("suspended-effects#1")
    void aSuspendedEffectStillCountsForUniqueness() {
        var scene = shield(true).hand(DARK, SHIELD).turn(DARK, Phase.DEPLOY);

        assertThat(scene.has(SHIELD, Flag.SUSPENDED)).isTrue();
        scene.mayNot("deploy Endor Shield", "deploy Endor Shield#2");

        var free =
                Scene.with(AllCards::all)
                        .site(BUNKER, DARK)
                        .at(BUNKER, "Obi-Wan Kenobi")
                        .hand(DARK, SHIELD)
                        .turn(DARK, Phase.DEPLOY);
        free.offers("deploy Endor Shield");
    }

    @Test
    @Claim("suspended-effects#2")
    void itsTextDoesNothingAndAlterDoesNotReachIt() {
        for (boolean suspended : new boolean[] {true, false}) {
            var scene =
                    shield(suspended)
                            .at("Death Star II", "Home One")
                            .hand(LIGHT, "Alter (1_71)", "X-wing")
                            .force(LIGHT, 9)
                            .turn(LIGHT, Phase.DEPLOY);

            // the shield keeps the Light Side from deploying at the Death Star II
            assertThat(scene.isOffered("deploy X-wing")).isEqualTo(suspended);
            assertThat(scene.isOffered("play Alter")).isEqualTo(!suspended);
        }
    }

    @Test
    @Claim("suspended-effects#2")
    void whatAsksForItOnTheTableDoesNotFindIt() {
        var lookout =
                effect("Lookout", DARK, "0_14")
                        .destiny(1)
                        .says(
                                deploysOnTable(),
                                when(
                                        thereIs(titled(SHIELD)),
                                        add(Figure.POWER, 2, titled("Darth Vader"))));
        for (boolean suspended : new boolean[] {true, false}) {
            var scene =
                    shield(
                                    suspended,
                                    () ->
                                            Stream.concat(
                                                            AllCards.all().stream(),
                                                            Stream.of(lookout))
                                                    .toList())
                            .at("Tatooine: Mos Eisley", "Darth Vader")
                            .beside(DARK, "Lookout")
                            .turn(DARK, Phase.CONTROL);

            assertThat(scene.power("Darth Vader")).isEqualTo(suspended ? 6 : 8);
        }
    }

    @Test
    @Claim("suspended-effects#3")
    void anEffectWorksAgainAsSoonAsNothingSuspendsItAnyMore() {
        var scene =
                shield(true)
                        .at("Death Star II", "Home One")
                        .hand(DARK, "Stormtrooper")
                        .hand(LIGHT, "X-wing")
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.has(SHIELD, Flag.SUSPENDED)).isTrue();

        // with a trooper in the Bunker the Light Side controls it no more
        scene.deploy("Stormtrooper").to(BUNKER);
        assertThat(scene.has(SHIELD, Flag.SUSPENDED)).isFalse();
        scene.passUntil(LIGHT, Phase.DEPLOY).mayNot("deploy X-wing");
    }

    @Test
    @Claim({"suspended-effects#4", "suspended-effects#5"})
    void anEffectWithoutItsTextIsStillThereAndLosesItsImmunity() {
        for (boolean suspended : new boolean[] {true, false}) {
            var hush =
                    effect("Hush", LIGHT, "0_12")
                            .destiny(1)
                            .says(
                                    deploysOnTable(),
                                    new Suspends(titled("First Strike"), true, Always.ALWAYS),
                                    immuneTo("Alter"));
            Position table =
                    Scene.with(
                                    () ->
                                            Stream.concat(AllCards.all().stream(), Stream.of(hush))
                                                    .toList())
                            .at(CANTINA, "Obi-Wan Kenobi")
                            .beside(DARK, "First Strike");
            if (suspended) {
                table.beside(LIGHT, "Hush");
            }
            var scene =
                    table.hand(LIGHT, "Alter (1_71)")
                            .nextDestiny(LIGHT, 1)
                            .turn(LIGHT, Phase.CONTROL);

            assertThat(scene.isOffered("play Alter")).isEqualTo(suspended);
            if (suspended) {
                scene.play("Alter");
                assertThat(scene.lost(DARK)).containsExactly("First Strike");
            }
        }
    }

    @Test
    @Claim("suspended-effects#3")
    void itStaysSuspendedForAsLongAsTheReasonLasts() {
        var scene =
                shield(true)
                        .at("Death Star II", "Home One")
                        .at(CANTINA, "Rebel Trooper")
                        .site("Tatooine: Mos Eisley", LIGHT)
                        .hand(LIGHT, "X-wing", "Rebel Trooper#2")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        for (int step = 0; step < 2; step++) {
            assertThat(scene.has(SHIELD, Flag.SUSPENDED)).isTrue();
            scene.offers("deploy X-wing");
            if (step == 0) {
                scene.deploy("Rebel Trooper#2").to(CANTINA);
            }
        }
        scene.deploy("X-wing").to("Death Star II");
        assertThat(scene.has(SHIELD, Flag.SUSPENDED)).isTrue();
        scene.passUntil(LIGHT, Phase.MOVE).move("Rebel Trooper");
        assertThat(scene.has(SHIELD, Flag.SUSPENDED)).isTrue();
    }
}
