package holosite.rules.view;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** A question names the cards its player may know. */
class QuestionBuilderTest {

    @Test
    void whoeverDeploysOutOfAPileIsToldWhichCardHeIsToPlace() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Cantina", "Darth Vader", "Stormtrooper", "Luke Skywalker")
                        .at("Tatooine: Mos Eisley", "Rebel Trooper")
                        .hand(LIGHT, "Panic")
                        .reserve(LIGHT, "Han Solo")
                        .force(LIGHT, 6)
                        .force(DARK, 6)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Tatooine: Cantina").play("Panic").number(1);
        scene.passUntil(Prompt.Key.SEARCH);
        scene.choose("Han Solo");

        scene.expectPrompt(Prompt.Key.DEPLOY_WHERE);
        var question = scene.game().view(LIGHT).question().orElseThrow();
        assertThat(question.about().title()).isEqualTo("Han Solo");
        assertThat(scene.game().view(DARK).question()).isEmpty();
    }

    @Test
    void aQuestionSaysWhenAllItOffersIsToUndoWhatItsPlayerDoes() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Cantina", "Luke Skywalker")
                        .hand(LIGHT, "Control", "Sense")
                        .hand(DARK, "Control")
                        .turn(LIGHT, Phase.CONTROL);

        scene.drainAt("Tatooine: Cantina");
        scene.expectDecider(DARK);
        assertThat(asked(scene, DARK).cancelsOwn(DARK)).isFalse();
        scene.pass();

        scene.expectDecider(LIGHT);
        assertThat(asked(scene, LIGHT).cancelsOwn(LIGHT)).isTrue();
    }

    private static Question asked(Scene scene, Side side) {
        return scene.game().view(side).question().orElseThrow();
    }
}
