package holosite.rules.podrace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.EVENT;
import static holosite.rules.podrace.Race.total;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** A card from hand used as race destiny instead of a draw. */
class PodracePrepTest {
    private static final String PREP = "Podrace Prep";

    private static Scene aboutToDraw(String... hand) {
        var scene =
                Race.going()
                        .at(ARENA, ANAKIN)
                        .hand(LIGHT, hand)
                        .reserve(LIGHT, "Luke Skywalker", "Han Solo")
                        .turn(DARK, Phase.CONTROL);
        return scene.pass().use(EVENT).expectDecider(LIGHT);
    }

    @Test
    @Claim({"podrace-prep#2", "podrace-prep#3", "podrace-prep#5"})
    void itReplacesOneDrawAndTheOtherIsDrawnAsEver() {
        var scene = aboutToDraw(PREP, "Losing Track", "Sense");
        scene.play(PREP).chooseOnly("Losing Track").passUntil(Prompt.Key.USE_RACE_DESTINY).yes();
        // the card from hand counts its destiny; nothing has been drawn for it
        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Losing Track");
        assertThat(total(scene, ANAKIN)).isEqualTo(6);
        scene.expectPrompt(Prompt.Key.USE_RACE_DESTINY).yes();

        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Luke Skywalker", "Losing Track");
        assertThat(scene.reserve(LIGHT).getFirst()).isEqualTo("Han Solo");
        assertThat(scene.lost(LIGHT)).containsExactly(PREP);
        assertThat(total(scene, ANAKIN)).isEqualTo(7);
    }

    @Test
    void itReplacesNoBattleDestiny() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Cantina", "Luke Skywalker", "Stormtrooper")
                        .hand(LIGHT, PREP, "Losing Track")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Tatooine: Cantina");
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("play " + PREP);
        }
    }

    @Test
    @Claim("podrace-prep#2")
    void theSecondDrawMayBeTheOneReplaced() {
        var scene = aboutToDraw(PREP, "Losing Track", "Sense");
        scene.pass().yes().play(PREP).choose("Losing Track");
        scene.passUntil(Prompt.Key.USE_RACE_DESTINY).yes();

        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Losing Track", "Luke Skywalker");
    }

    @Test
    @Claim("podrace-prep#4")
    @Ruling("further-copies-of-podrace-prep")
    void aFurtherCopyReplacesTheNextDraw() {
        var scene = aboutToDraw(PREP, PREP, "Losing Track", "A Step Backward", "Sense");
        scene.play(PREP).choose("Losing Track").passUntil(Prompt.Key.USE_RACE_DESTINY).yes();
        scene.expectDecider(LIGHT).play(PREP).choose("A Step Backward");
        scene.passUntil(Prompt.Key.USE_RACE_DESTINY).yes();

        assertThat(scene.cardsOn(ANAKIN)).containsExactly("A Step Backward", "Losing Track");
        assertThat(scene.reserve(LIGHT)).startsWith("Luke Skywalker", "Han Solo");
        assertThat(scene.lost(LIGHT)).hasSize(2);
    }

    @Test
    void whatIsNotUsedGoesToTheUsedPile() {
        var scene = aboutToDraw(PREP, "Losing Track", "Sense");
        scene.play(PREP).choose("Losing Track").passUntil(Prompt.Key.USE_RACE_DESTINY).no().no();

        assertThat(scene.used(LIGHT)).containsExactly("Luke Skywalker", "Losing Track");
        assertThat(scene.cardsOn(ANAKIN)).isEmpty();
    }

    @Test
    void withNoOtherCardInHandItIsNotPlayed() {
        var scene = aboutToDraw(PREP);
        scene.expectPrompt(Prompt.Key.USE_RACE_DESTINY);
    }

    @Test
    void itIsForRaceDestinyOnly() {
        var scene =
                Race.going()
                        .at(ARENA, ANAKIN)
                        .hand(LIGHT, PREP, "Losing Track", "Sense")
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("Losing Track").passResponses();
        assertThat(scene.hand(LIGHT)).contains(PREP);
        assertThat(scene.isOffered("play " + PREP)).isFalse();
        assertThat(Podraces.isDamaged(scene.state().table(), scene.card(ANAKIN))).isTrue();
    }
}
