package holosite.server.table.game;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.view.Question.Place.RESERVE_DECK;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.CardPool;
import holosite.rules.kit.Scene;
import holosite.rules.view.Question;
import holosite.server.table.TableTestServer;
import holosite.server.wire.CardIndex;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Battle damage is paid from one pile by one answer. Ann plays Dark, Bob plays Light and owes it.
 */
class DamageByOneAnswerTest {
    private static final CardPool CARDS = CardPool.of(AllCards.all());
    private static final String CANTINA = "Tatooine: Cantina";
    private static final TableRules RULES =
            new TableRules(new CardIndex(AllCards.all()), () -> "next", () -> 1L);
    private TableState state = new TableState(CARDS, TableTestServer.RULES);

    /** Bob owes a damage of 6 or more, and has said that he pays some of it with Force. */
    private void openWithDamage() {
        Scene scene =
                Scene.with(CARDS)
                        .force(DARK, 9)
                        .force(LIGHT, 9)
                        .at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("forfeit Rebel Trooper");
        state = state.apply(BegunGame.opened(scene.game(), new TableOptions(false, 0, 0, 0)));
        assertThat(key()).isEqualTo(Prompt.Key.DAMAGE_SEGMENT);
        loseForce();
        assertThat(key()).isEqualTo(Prompt.Key.LOSE_FORCE_FROM);
    }

    private Prompt.Key key() {
        return state.view(LIGHT).question().orElseThrow().key();
    }

    private double owed() {
        return state.view(LIGHT).battle().orElseThrow().damage(LIGHT);
    }

    private int lost() {
        return state.view(LIGHT).own().lostPile();
    }

    private void answer(Answer answer, int times) {
        Side asked = state.asked().orElseThrow();
        String person = asked == DARK ? "ann" : "bob";
        String code = state.game().decision().code(answer).toString();
        var action = new TableAction.GiveAnswer(state.question(asked), code, times);
        ActionResult result =
                RULES.of(state, new TableWish(person, person, Language.EN, action), 0, 0, Set.of());
        ((ActionResult.Happens) result).events().forEach(event -> state = state.apply(event));
    }

    private void loseForce() {
        Act pays =
                ((Decision.ChooseAct) state.game().decision())
                        .acts().stream()
                                .filter(act -> act.kind() == Act.Kind.LOSE_FORCE)
                                .findFirst()
                                .orElseThrow();
        answer(new Answer.Perform(pays), 1);
    }

    private void fromTheReserveDeck(int times) {
        Question question = state.view(LIGHT).question().orElseThrow();
        int top =
                IntStream.range(0, question.choices().size())
                        .filter(i -> question.choices().get(i).card().where() == RESERVE_DECK)
                        .findFirst()
                        .orElseThrow();
        answer(state.game().decision().meant(new AnswerCode.Cards(top)), times);
    }

    @Test
    void asManyAsOneSays() {
        openWithDamage();
        double before = owed();
        int lost = lost();
        assertThat(before).isGreaterThan(3);
        fromTheReserveDeck(3);
        assertThat(lost()).isEqualTo(lost + 3);
        assertThat(key()).as("he may pay the rest otherwise").isEqualTo(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(owed()).isEqualTo(before - 2);
    }

    @Test
    void oneAloneAsksAgain() {
        openWithDamage();
        double before = owed();
        int lost = lost();
        fromTheReserveDeck(1);
        assertThat(lost()).isEqualTo(lost + 1);
        assertThat(key()).isEqualTo(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(owed()).isEqualTo(before);
    }
}
