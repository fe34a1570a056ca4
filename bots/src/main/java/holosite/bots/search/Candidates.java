package holosite.bots.search;

import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.Answer;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** The answers worth comparing: of cards that nothing tells apart only the first is considered. */
final class Candidates {
    /** How many kinds of cards are tried where a player names one. */
    private static final int MOST_KINDS = 8;

    private final GameState world;
    private final Table table;
    private final Budget budget;

    private Candidates(GameState world, Budget budget) {
        this.world = world;
        this.budget = budget;
        table = world.table();
    }

    /** Of the decision of this world, among them one that is thought good already. */
    static List<Answer> of(GameState world, Answer likely, Budget budget) {
        var all = new LinkedHashSet<Answer>();
        all.add(likely);
        new Candidates(world, budget).add(all);
        return List.copyOf(all);
    }

    /**
     * The same with what may be meant by each: besides what follows as a matter of course, other
     * places to deploy or to move to.
     */
    static List<Plan> plans(GameState world, List<Answer> answers, Budget budget) {
        var plans = new ArrayList<Plan>();
        answers.forEach(answer -> plans.add(Plan.of(answer)));
        if (answers.size() > 1 && world.decision() instanceof Decision.ChooseAct asked) {
            for (Answer answer : answers) {
                if (answer instanceof Answer.Perform(Act act) && leadsSomewhere(act)) {
                    GameState after = world.fork();
                    after.answer(answer);
                    addPlaces(plans, Plan.of(answer), after, asked.player(), budget.places());
                }
            }
        }
        return plans;
    }

    private static boolean leadsSomewhere(Act act) {
        return act instanceof Act.Deploy || act instanceof Act.Move;
    }

    private static void addPlaces(
            List<Plan> plans, Plan plan, GameState after, Side player, int most) {
        if (after.isOver() || after.decision().player() != player) {
            return;
        }
        var quick = new QuickPlayer(after, 0);
        Answer usual = quick.answer();
        switch (after.decision()) {
            case Decision.ChooseTarget where ->
                    quick.bestTargets(where).stream()
                            .map(target -> (Answer) new Answer.DeployTo(target))
                            .filter(answer -> !answer.equals(usual))
                            .limit(most)
                            .forEach(answer -> plans.add(plan.with(answer)));
            case Decision.ChooseCards where when where.prompt() instanceof CardPrompt.MoveWhere ->
                    quick.bestPlaces(where)
                            .mapToObj(card -> (Answer) new Answer.Choose(card))
                            .filter(answer -> !answer.equals(usual))
                            .limit(most)
                            .forEach(answer -> plans.add(plan.with(answer)));
            default -> {
                // what else is asked is answered as it comes
            }
        }
    }

    private void add(Set<Answer> all) {
        switch (world.decision()) {
            case Decision.ChooseAct asked -> {
                if (asked.mayPass()) {
                    all.add(Answer.PASS);
                }
                var shown = new ArrayList<Act>();
                for (Act act : inOrder(asked)) {
                    if (shown.size() < budget.acts()
                            && shown.stream().noneMatch(earlier -> alike(earlier, act))) {
                        shown.add(act);
                        all.add(new Answer.Perform(act));
                    }
                }
            }
            case Decision.ChooseCards asked -> {
                if (asked.least() == 0) {
                    all.add(new Answer.Choose());
                }
                if (asked.least() <= 1 && asked.most() >= 1) {
                    var shown = new ArrayList<Integer>();
                    for (int card : asked.cards().numbers()) {
                        if (shown.stream().noneMatch(earlier -> alike(earlier, card))) {
                            shown.add(card);
                            all.add(new Answer.Choose(card));
                        }
                    }
                }
            }
            case Decision.ChooseTarget asked -> {
                for (DeployTarget target : asked.targets()) {
                    all.add(new Answer.DeployTo(target));
                }
            }
            case Decision.ChooseNumber asked -> {
                all.add(new Answer.Number(asked.most()));
                all.add(new Answer.Number(asked.least()));
            }
            case Decision.ChooseOption asked -> {
                int tried = asked.options();
                if (asked.prompt() instanceof OptionPrompt.NameKind) {
                    // there are hundreds of titles to name
                    tried = Math.min(tried, MOST_KINDS);
                }
                for (int i = 0; i < tried; i++) {
                    all.add(new Answer.Pick(asked.prompt().option(i)));
                }
            }
        }
    }

    /** The more promising acts first, where there are many. */
    private List<Act> inOrder(Decision.ChooseAct asked) {
        if (asked.acts().size() <= budget.acts()
                || !(asked.prompt() instanceof ActPrompt.PhaseAction(var phase))) {
            return asked.acts();
        }
        double[] scores = new QuickPlayer(world, 0).phaseScores(asked, phase);
        return IntStream.range(0, scores.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -scores[i]))
                .map(i -> asked.acts().get(i))
                .toList();
    }

    private boolean alike(Act one, Act other) {
        return one instanceof Act.WithCard first
                && other instanceof Act.WithCard second
                && first.kind() == second.kind()
                && sameText(first, second)
                && alike(first.card(), second.card());
    }

    private static boolean sameText(Act one, Act other) {
        return !(one instanceof Act.WithText first)
                || other instanceof Act.WithText second
                        && first.speaker() == second.speaker()
                        && first.text() == second.text();
    }

    private boolean alike(int one, int other) {
        return table.definition(one).card().equals(table.definition(other).card())
                && table.owner(one) == table.owner(other)
                && table.holder(one) == table.holder(other)
                && table.role(one) == table.role(other)
                && table.flags(one) == table.flags(other)
                && table.aim(one) == table.aim(other)
                && table.counter(one) == table.counter(other)
                && table.size(Table.on(one)) == 0
                && table.size(Table.on(other)) == 0;
    }
}
