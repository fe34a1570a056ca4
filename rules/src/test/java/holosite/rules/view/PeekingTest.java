package holosite.rules.view;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.log.PileEntry;
import org.junit.jupiter.api.Test;

/** A card looked at is shown to the one who looks, and goes back where it was. */
class PeekingTest {

    private static String seen(Scene scene, Side reader) {
        return scene.game().log().from(0).stream()
                .filter(PileEntry.LooksAt.class::isInstance)
                .map(entry -> entry.to(reader).named().getFirst().title())
                .reduce((first, last) -> last)
                .orElseThrow();
    }

    @Test
    @Claim({"peeking-at-cards#1", "peeking-at-cards#3"})
    void onlyTheOneWhoPeeksSeesTheCardAndSeesItWhole() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Cantina", "Luke Skywalker")
                        .on("Luke Skywalker", "Electrobinoculars")
                        .reserve(LIGHT, "Han Solo")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);

        scene.use("Electrobinoculars");

        // he is told which card it is, the other is not
        assertThat(seen(scene, LIGHT)).isEqualTo("Han Solo");
        assertThat(seen(scene, DARK)).isEmpty();
        assertThat(scene.game().view(DARK).toString()).doesNotContain("Han Solo");
    }

    @Test
    @Claim("peeking-at-cards#2")
    void theCardGoesBackWhereItWasUnlessTheTextSaysOtherwise() {
        for (boolean taken : new boolean[] {true, false}) {
            var scene =
                    Scene.with(AllCards::all)
                            .at("Tatooine: Cantina", "Luke Skywalker")
                            .on("Luke Skywalker", "Electrobinoculars")
                            .reserve(LIGHT, "Han Solo", "Sense")
                            .force(LIGHT, 2)
                            .turn(LIGHT, Phase.CONTROL);

            scene.use("Electrobinoculars");
            scene.answer(taken ? "yes" : "no");

            assertThat(scene.reserve(LIGHT).getFirst()).isEqualTo(taken ? "Sense" : "Han Solo");
            assertThat(scene.forcePile(LIGHT).contains("Han Solo")).isEqualTo(taken);
        }
    }

    @Test
    @Claim("peeking-at-cards#4")
    void aPeekIsOverWithTheAnswerToItsQuestion() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Cantina", "Luke Skywalker")
                        .on("Luke Skywalker", "Electrobinoculars")
                        .reserve(LIGHT, "Han Solo", "Sense")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);

        scene.use("Electrobinoculars");
        scene.expectPrompt(Prompt.Key.MAY).no();

        // nothing he sees from now on names the card, and he has no Force left to look again
        scene.expectPrompt(Prompt.Key.PHASE_ACTION).mayNot("use Electrobinoculars");
        assertThat(scene.game().view(LIGHT).toString()).doesNotContain("Han Solo");
    }

    @Test
    @Claim({"peeking-at-cards#1", "peeking-at-cards#2"})
    void aProbeDroidLooksIntoAHandWhichStaysAsItIs() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Cantina", "Probe Droid")
                        .hand(LIGHT, "Han Solo")
                        .turn(DARK, Phase.CONTROL);

        scene.use("Probe Droid");

        assertThat(seen(scene, DARK)).isEqualTo("Han Solo");
        assertThat(scene.hand(LIGHT)).containsExactly("Han Solo");
    }
}
