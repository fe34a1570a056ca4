package holosite.bots.rookie;

import holosite.bots.Bot;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.stream.IntStream;

/**
 * Plays by simple, sensible rules: activates everything, deploys where it helps, drains, battles
 * when ahead, answers what hurts, pays with what it needs least. It looks at the view only.
 */
public final class RookieBot implements Bot {
    private final PrintedCards printed;
    private final RookieMemory memory;

    public RookieBot(CardPool pool) {
        this(new PrintedCards(pool), new RookieMemory());
    }

    private RookieBot(PrintedCards printed, RookieMemory memory) {
        this.printed = printed;
        this.memory = memory;
    }

    @Override
    public Bot copy() {
        return new RookieBot(printed, memory.copy());
    }

    @Override
    public AnswerCode answer(View view) {
        var situation = new Situation(view, printed);
        memory.of(view);
        Question question = situation.question();
        AnswerCode answer =
                switch (question.kind()) {
                    case ACT -> act(situation);
                    case CARDS -> cards(situation);
                    case NUMBER -> new AnswerCode.Number(question.most());
                    case OPTION -> AnswerCode.choice(OptionScores.choose(situation));
                };
        answered(view, answer);
        return answer;
    }

    @Override
    public void answered(View view, AnswerCode given) {
        memory.of(view);
        Question question = view.question().orElseThrow();
        if (question.kind() == Question.Kind.ACT && given instanceof AnswerCode.Choice choice) {
            memory.chose(view, question.acts().get(choice.place()));
        }
    }

    private AnswerCode act(Situation situation) {
        Question question = situation.question();
        return switch (question.key()) {
            case DAMAGE_SEGMENT ->
                    best(situation, new BattleDamageScorer(situation), Double.NEGATIVE_INFINITY);
            case RESPONSE -> best(situation, new ResponseScorer(situation), 0);
            default -> best(situation, new PhaseActScorer(situation, memory), 0);
        };
    }

    /** The act that scores best, if better than doing nothing. */
    private static AnswerCode best(Situation situation, ActScorer scorer, double nothing) {
        Question question = situation.question();
        int best = -1;
        double most = question.mayPass() ? Math.max(nothing, scorer.passing()) : -1e9;
        for (int i = 0; i < question.acts().size(); i++) {
            double score = scorer.score(question.acts().get(i));
            if (score > most) {
                most = score;
                best = i;
            }
        }
        return best < 0 ? AnswerCode.PASS : AnswerCode.choice(best);
    }

    private AnswerCode cards(Situation situation) {
        Question question = situation.question();
        Scorer scorer =
                switch (question.key()) {
                    case LOSE_FORCE_FROM, GIVE_FROM_HAND -> new LossScorer(situation);
                    case DEPLOY_WHERE -> DeployPlaceScorer.of(situation);
                    case MOVE_WHERE -> new MovePlaceScorer(situation);
                    case MOVE_WHO -> TravelerScorer.of(situation);
                    case TRANSFER_TO -> new TransferScorer(situation);
                    case DEPLOY_PILOT -> new PilotScorer(situation);
                    // the more search, the sooner somebody is found
                    case SEARCH_PARTY -> card -> 1;
                    case PLAY_FROM_UNDER -> new ShieldScorer(situation);
                    default -> new TargetScorer(situation);
                };
        return pick(question, scorer);
    }

    /** The cards that score best: as many as are worth choosing, at least as many as are asked. */
    private static AnswerCode pick(Question question, Scorer scorer) {
        var scores = question.cards().stream().mapToDouble(scorer::score).toArray();
        int[] order =
                IntStream.range(0, scores.length)
                        .boxed()
                        .sorted((a, b) -> Double.compare(scores[b], scores[a]))
                        .mapToInt(Integer::intValue)
                        .toArray();
        int count = question.least();
        while (count < question.most() && scores[order[count]] > 0) {
            count++;
        }
        return new AnswerCode.Cards(IntStream.of(order).limit(count).toArray());
    }
}
