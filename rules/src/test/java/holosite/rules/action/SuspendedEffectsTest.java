package holosite.rules.action;

import static holosite.language.Words.*;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.condition.Always;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** An Effect that is suspended, and one whose game text only is. */
class SuspendedEffectsTest {
    private static final String CANTINA = "Tatooine: Cantina";

    @Test
    @Claim("suspended-effects#1")
    void aSuspendedEffectStillCountsForUniqueness() {
        for (boolean there : new boolean[] {true, false}) {
            var table = Scene.with(AllCards::all).site(CANTINA, DARK);
            if (there) {
                table.beside(DARK, "First Strike").mark("First Strike", Flag.SUSPENDED);
            }
            var scene = table.hand(DARK, "First Strike").turn(DARK, Phase.DEPLOY);

            assertThat(
                            scene.isOffered("deploy First Strike#2")
                                    || scene.isOffered("deploy First Strike"))
                    .isEqualTo(!there);
        }
    }

    @Test
    @Claim("suspended-effects#2")
    void itsTextDoesNothingAndAlterDoesNotReachIt() {
        for (boolean suspended : new boolean[] {true, false}) {
            Position table =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Obi-Wan Kenobi")
                            .system("Tatooine", LIGHT)
                            .beside(LIGHT, "Astromech Shortage");
            if (suspended) {
                table.mark("Astromech Shortage", Flag.SUSPENDED);
            }
            var scene =
                    table.hand(LIGHT, "Alter", "X-wing").force(LIGHT, 9).turn(LIGHT, Phase.DEPLOY);

            assertThat(scene.deployCost("X-wing", "Tatooine")).isEqualTo(suspended ? 2 : 3);
            assertThat(scene.isOffered("play Alter")).isEqualTo(!suspended);
        }
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
                                    cancelsText(titled("First Strike"), Always.ALWAYS),
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
            var scene = table.hand(LIGHT, "Alter").nextDestiny(LIGHT, 1).turn(LIGHT, Phase.CONTROL);

            assertThat(scene.isOffered("play Alter")).isEqualTo(suspended);
            if (suspended) {
                scene.play("Alter");
                assertThat(scene.lost(DARK)).containsExactly("First Strike");
            }
        }
    }
}
