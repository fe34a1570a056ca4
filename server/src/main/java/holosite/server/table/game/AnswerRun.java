package holosite.server.table.game;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.AnswerCode;
import holosite.rules.decision.Prompt;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.List;
import java.util.Optional;

/**
 * Answers alike in a row: Force activated, cards drawn, Force lost from one pile, so many at once.
 * It ends where anything else is asked, or where anybody else wants to do something in between.
 * That battle damage is paid with Force again is no other question. A bot does all of it at once.
 */
final class AnswerRun {

    /**
     * What is answered again: this kind of act, or the top card of this pile, to this question.
     *
     * @param about the card because of which it is asked: another cause is another question
     */
    private record Alike(
            Prompt.Key key,
            int turn,
            Phase phase,
            Optional<Act.Kind> act,
            Question.Place pile,
            int about) {}

    private final Side side;
    private final Optional<Alike> alike;
    private int left;

    private AnswerRun(Side side, Optional<Alike> alike, int left) {
        this.side = side;
        this.alike = alike;
        this.left = left;
    }

    /** A run that begins with this answer, to be given so many times in all. */
    static AnswerRun of(TableState state, Answer answer, int times) {
        Side player = state.game().decision().player();
        boolean bot = state.isBot(player);
        if (times <= 1 && !bot) {
            return new AnswerRun(player, Optional.empty(), 0);
        }
        return new AnswerRun(
                player,
                alike(state.view(player), state.game().decision().code(answer)),
                bot ? Integer.MAX_VALUE : times - 1);
    }

    private static Optional<Alike> alike(View view, AnswerCode code) {
        Question question = view.question().orElseThrow();
        Optional<Integer> index = index(code);
        if (index.isEmpty() || index.get() >= question.choices().size()) {
            return Optional.empty();
        }
        Optional<Act.Kind> act =
                question.acts().isEmpty()
                        ? Optional.empty()
                        : Optional.of(question.acts().get(index.get()).act().kind());
        Question.Seen card = question.choices().get(index.get()).card();
        boolean repeats =
                switch (question.key()) {
                    case PHASE_ACTION ->
                            act.equals(Optional.of(Act.Kind.ACTIVATE))
                                    || act.equals(Optional.of(Act.Kind.DRAW));
                    case LOSE_FORCE_FROM -> card.title().isEmpty();
                    default -> false;
                };
        return repeats
                ? Optional.of(
                        new Alike(
                                question.key(),
                                view.turn(),
                                view.phase(),
                                act,
                                card.where(),
                                question.about().handle()))
                : Optional.empty();
    }

    private static Optional<Integer> index(AnswerCode code) {
        return switch (code) {
            case AnswerCode.Choice choice -> Optional.of(choice.place());
            case AnswerCode.Cards cards when cards.places().length == 1 ->
                    Optional.of(cards.places()[0]);
            default -> Optional.empty();
        };
    }

    /** The next answer in the run, if it goes on. */
    Optional<Answer> next(TableState state) {
        if (alike.isEmpty() || left <= 0) {
            return Optional.empty();
        }
        Side asked = state.game().decision().player();
        if (asked != side) {
            // a bot that has nothing to say does not keep anybody waiting
            return state.isBot(asked) && !state.looksAhead()
                    ? Optional.of(state.think()).filter(Answer.PASS::equals)
                    : Optional.empty();
        }
        if (!state.isBot(side)) {
            Optional<AnswerCode> damage = paysOn(state.view(side));
            if (damage.isPresent()) {
                return damage.map(code -> state.game().decision().meant(code));
            }
        }
        if (state.isBot(side) && state.looksAhead()) {
            return Optional.empty();
        }
        Optional<Answer> answer =
                state.isBot(side)
                        ? Optional.of(state.think())
                        : again(state.view(side)).map(code -> state.game().decision().meant(code));
        left--;
        return answer.filter(
                a -> alike.equals(alike(state.view(side), state.game().decision().code(a))));
    }

    /**
     * Between two cards of a battle damage one is asked what to pay it with: with Force, as before.
     */
    private Optional<AnswerCode> paysOn(View view) {
        Question question = view.question().orElseThrow();
        boolean sameDamage =
                question.key() == Prompt.Key.DAMAGE_SEGMENT
                        && alike.filter(
                                        run ->
                                                run.key() == Prompt.Key.LOSE_FORCE_FROM
                                                        && run.about() == question.about().handle())
                                .isPresent();
        for (int i = 0; sameDamage && i < question.acts().size(); i++) {
            if (question.acts().get(i).act().kind() == Act.Kind.LOSE_FORCE) {
                return Optional.of(AnswerCode.choice(i));
            }
        }
        return Optional.empty();
    }

    private Optional<AnswerCode> again(View view) {
        Question question = view.question().orElseThrow();
        List<? extends Question.Choice> choices = question.choices();
        for (int i = 0; i < choices.size(); i++) {
            AnswerCode code =
                    question.acts().isEmpty() ? new AnswerCode.Cards(i) : AnswerCode.choice(i);
            if (alike(view, code).equals(alike)) {
                return Optional.of(code);
            }
        }
        return Optional.empty();
    }
}
