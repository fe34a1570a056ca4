package holosite.bots.solver;

import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.List;

/**
 * Everything that may be answered to a decision, without answers that lead to the same: of cards
 * that nothing tells apart only the first is chosen.
 */
final class Answers {
    private final GameState game;
    private final Table table;
    private final boolean merges;

    private Answers(GameState game) {
        this.game = game;
        table = game.table();
        // where nothing under way can have singled out one of them
        merges =
                game.lastings().isEmpty()
                        && switch (game.decision().prompt().key()) {
                            case PHASE_ACTION, DAMAGE_SEGMENT, WEAPONS_SEGMENT, LOSE_FORCE_FROM ->
                                    true;
                            default -> false;
                        };
    }

    static List<Answer> to(GameState game) {
        return new Answers(game).all();
    }

    private List<Answer> all() {
        var answers = new ArrayList<Answer>();
        switch (game.decision()) {
            case Decision.ChooseAct asked -> acts(asked, answers);
            case Decision.ChooseCards asked -> {
                int[] cards = asked.cards().numbers();
                for (int count = asked.least(); count <= asked.most(); count++) {
                    several(cards, 0, new int[count], 0, answers);
                }
            }
            case Decision.ChooseTarget asked -> {
                for (DeployTarget target : asked.targets()) {
                    answers.add(new Answer.DeployTo(target));
                }
            }
            case Decision.ChooseNumber asked -> {
                for (int number = asked.least(); number <= asked.most(); number++) {
                    answers.add(new Answer.Number(number));
                }
            }
            case Decision.ChooseOption asked -> {
                for (int i = 0; i < asked.options(); i++) {
                    answers.add(new Answer.Pick(asked.prompt().option(i)));
                }
            }
        }
        return answers;
    }

    private void acts(Decision.ChooseAct asked, List<Answer> answers) {
        List<Act> acts = asked.acts();
        for (int i = 0; i < acts.size(); i++) {
            if (!isLikeAnEarlierOne(acts, i)) {
                answers.add(new Answer.Perform(acts.get(i)));
            }
        }
        if (asked.mayPass()) {
            answers.add(Answer.PASS);
        }
    }

    private boolean isLikeAnEarlierOne(List<Act> acts, int at) {
        if (!merges || !(acts.get(at) instanceof Act.WithCard one)) {
            return false;
        }
        for (int i = 0; i < at; i++) {
            if (acts.get(i) instanceof Act.WithCard other
                    && other.kind() == one.kind()
                    && sameText(one, other)
                    && alike(one.card(), other.card())) {
                return true;
            }
        }
        return false;
    }

    private static boolean sameText(Act.WithCard one, Act.WithCard other) {
        return !(one instanceof Act.WithText text)
                || other instanceof Act.WithText that
                        && text.speaker() == that.speaker()
                        && text.text() == that.text();
    }

    /** Every choice of so many of these cards, in their order. */
    private void several(int[] cards, int from, int[] chosen, int count, List<Answer> answers) {
        if (count == chosen.length) {
            answers.add(new Answer.Choose(chosen.clone()));
            return;
        }
        for (int i = from; i < cards.length; i++) {
            if (chosen.length == 1 && isLikeAnEarlierOne(cards, i)) {
                continue;
            }
            chosen[count] = cards[i];
            several(cards, i + 1, chosen, count + 1, answers);
        }
    }

    private boolean isLikeAnEarlierOne(int[] cards, int at) {
        for (int i = 0; merges && i < at; i++) {
            if (alike(cards[i], cards[at])) {
                return true;
            }
        }
        return false;
    }

    /** Whether nothing tells two cards apart but their numbers. */
    private boolean alike(int one, int other) {
        return table.definition(one).card().equals(table.definition(other).card())
                && table.owner(one) == table.owner(other)
                && table.holder(one) == table.holder(other)
                && table.role(one) == table.role(other)
                && table.flags(one) == table.flags(other)
                && table.aim(one) == table.aim(other)
                && table.counter(one) == table.counter(other)
                && (!table.inZone(one) || table.in(one, Zone.HAND))
                && table.size(Table.on(one)) == 0
                && table.size(Table.on(other)) == 0
                && unused(one)
                && unused(other);
    }

    private boolean unused(int card) {
        return game.uses().uses().stream().noneMatch(use -> use.card() == card);
    }
}
