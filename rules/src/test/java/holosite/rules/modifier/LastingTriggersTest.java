package holosite.rules.modifier;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.just;
import static holosite.language.ability.When.your;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Actions.asSoonAs;
import static holosite.language.words.Actions.automatically;
import static holosite.language.words.Actions.used;
import static holosite.language.words.Conditions.thereIs;
import static holosite.language.words.Effects.lose;
import static holosite.language.words.Effects.thisTurn;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.chosen;
import static holosite.language.words.Filters.titled;
import static holosite.language.words.Kinds.usedInterrupt;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.CanLast;
import holosite.language.ability.Event;
import holosite.language.card.Phase;
import holosite.rules.Game;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Scene;
import holosite.rules.save.SavedGame;
import holosite.rules.view.Question;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What happens by itself can be put into force for a while, like what holds by itself. */
class LastingTriggersTest {
    private static final String HAN = "Han Solo";
    private static final String LUKE = "Luke Skywalker";
    private static final String VADER = "Darth Vader";
    private static final String PROVOST = "Plain Provost";
    private static final String AWE = "Plain Awe";

    /** Whoever was chosen is lost when Vader comes. */
    private static final CanLast WHEN_VADER_COMES =
            automatically(at(just(Event.DEPLOYED).to(titled(VADER))).then(lose(chosen("target"))));

    /** Whoever was chosen is lost as soon as Vader is there. */
    private static final CanLast WHILE_VADER_IS_THERE =
            asSoonAs(thereIs(titled(VADER)), lose(chosen("target")));

    private static Card interrupt(String title, String id, CanLast text) {
        return usedInterrupt(title, DARK, id)
                .destiny(3)
                .says(
                        used(
                                at(your(Phase.DEPLOY))
                                        .target("target", CHARACTER.opponents())
                                        .then(thisTurn(text))));
    }

    private static final List<Card> CARDS =
            Stream.concat(
                            AllCards.all().stream(),
                            Stream.of(
                                    interrupt(PROVOST, "0_71", WHEN_VADER_COMES),
                                    interrupt(AWE, "0_72", WHILE_VADER_IS_THERE)))
                    .toList();
    private static final CardPool POOL = CardPool.of(CARDS);

    private static Scene table(String interrupt) {
        return Scene.with(POOL)
                .at(CANTINA, "Stormtrooper", HAN, LUKE)
                .hand(DARK, interrupt, VADER)
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .play(interrupt)
                .choose(HAN);
    }

    private static Scene read(Scene scene) {
        String saved = SavedGame.write(scene.game());
        Game read = SavedGame.read(saved, POOL);
        assertThat(read).isEqualTo(scene.game());
        assertThat(SavedGame.write(read)).isEqualTo(saved);
        return Scene.of(read);
    }

    private static void vaderComes(Scene scene) {
        scene.passUntil("deploy " + VADER).deploy(VADER).to(CANTINA).passResponses();
    }

    @Test
    void aTriggerGoesOffForWhomTheActionChose() {
        Scene scene = table(PROVOST).passResponses();
        assertThat(scene.isOnTable(HAN)).isTrue();

        vaderComes(scene);

        assertThat(scene.isOnTable(HAN)).isFalse();
        assertThat(scene.isOnTable(LUKE)).isTrue();
    }

    @Test
    void aTriggerIsOverWithItsTime() {
        Scene scene = table(PROVOST).passResponses().passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.state().lastings()).isEmpty();

        vaderComes(scene.passUntil(DARK, Phase.ACTIVATE).activate().passUntil(DARK, Phase.DEPLOY));

        assertThat(scene.isOnTable(HAN)).isTrue();
    }

    @Test
    void aTriggerIsSavedWithWhatItKnows() {
        Scene scene = read(table(PROVOST).passResponses());
        assertThat(scene.state().lastings()).hasSize(1);

        vaderComes(scene);

        assertThat(scene.isOnTable(HAN)).isFalse();
    }

    @Test
    void whatHappensAsSoonAsSomethingIsTrueHappensOnce() {
        Scene scene = read(table(AWE).passResponses());

        vaderComes(scene);

        assertThat(scene.isOnTable(HAN)).isFalse();
        assertThat(scene.isOnTable(LUKE)).isTrue();
        assertThat(scene.state().uses().wentOff()).hasSize(1);
        assertThat(scene.state().uses().wentOff()).isEqualTo(read(scene).state().uses().wentOff());
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.state().uses().wentOff()).isEmpty();
    }

    @Test
    void theTurnPlayerOrdersTriggersThatLast() {
        Scene scene =
                Scene.with(POOL)
                        .at(CANTINA, "Stormtrooper", HAN, LUKE)
                        .hand(DARK, PROVOST, PROVOST + "#2", VADER)
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY)
                        .play(PROVOST)
                        .choose(HAN)
                        .passUntil("play " + PROVOST + "#2")
                        .play(PROVOST + "#2")
                        .choose(LUKE)
                        .passUntil("deploy " + VADER)
                        .deploy(VADER)
                        .to(CANTINA);
        scene.passUntil(Prompt.Key.AUTOMATIC_ORDER);

        Question question = scene.game().view(DARK).question().orElseThrow();
        assertThat(question.acts())
                .hasSize(2)
                .allSatisfy(choice -> assertThat(choice.said()).isPresent());

        scene.use(PROVOST + "#2");
        assertThat(scene.isOnTable(LUKE)).isFalse();
        scene.passResponses();
        assertThat(scene.isOnTable(HAN)).isFalse();
    }
}
