package holosite.bots.search;

import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.Answer;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.force.LifeForce;
import holosite.rules.modifier.Figures;
import holosite.rules.state.BattleSide;
import holosite.rules.state.GameState;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Plays imagined games on for both sides by rules of thumb, fast: it reads the imagined game itself
 * and builds no view. Both players see everything of it, which they do not use.
 */
public final class QuickPlayer {
    private static final double LIKELY = 50;
    private static final double A_FORCE = 1.1;
    private static final int FULL_HAND = 8;
    private static final double WORTH_THE_TROUBLE = 0.8;

    /** How likely a text is used in a turn in which it may be. */
    private static final double A_TEXT = 0.3;

    private final GameState game;
    private final Whim whim;
    private final Table table;
    private final QuickDeploys deploys;

    /** A player of this game, which chance leads by this seed. */
    public QuickPlayer(GameState game, long seed) {
        this.game = game;
        whim = new Whim(seed);
        table = game.table();
        deploys = new QuickDeploys(game, whim);
    }

    /** What whoever is asked answers. */
    public Answer answer() {
        return switch (game.decision()) {
            case Decision.ChooseAct asked -> act(asked);
            case Decision.ChooseCards asked -> cards(asked);
            case Decision.ChooseTarget asked -> new Answer.DeployTo(deploys.target(asked));
            case Decision.ChooseNumber asked -> new Answer.Number(asked.most());
            case Decision.ChooseOption asked -> new Answer.Pick(asked.prompt().option(0));
        };
    }

    // ---- acts

    private Answer act(Decision.ChooseAct asked) {
        return switch (asked.prompt()) {
            case ActPrompt.PhaseAction phase -> best(asked, phaseScores(asked, phase.phase()));
            case ActPrompt.DamageSegment _ -> best(asked, damageScores(asked));
            case ActPrompt.WeaponsSegment _, ActPrompt.AttackWeapons _ ->
                    best(asked, randomScores(asked, 0.3));
            case ActPrompt.Response _ -> best(asked, randomScores(asked, 0.35));
            case ActPrompt.AutomaticOrder _ -> new Answer.Perform(asked.acts().getFirst());
        };
    }

    private Answer best(Decision.ChooseAct asked, double[] scores) {
        int best = -1;
        double most = asked.mayPass() ? 0 : Double.NEGATIVE_INFINITY;
        for (int i = 0; i < scores.length; i++) {
            if (scores[i] > most) {
                most = scores[i];
                best = i;
            }
        }
        if (best < 0) {
            return Answer.PASS;
        }
        Act act = asked.acts().get(best);
        if (act instanceof Act.WithText text) {
            whim.noteDone(game.turn().number(), about(text));
        }
        return new Answer.Perform(act);
    }

    /** As likely as this, and once in a turn. */
    private double perhaps(double likelihood, Act act) {
        int turn = game.turn().number();
        long about = about(act);
        double drawn = whim.of(turn, about);
        return drawn < likelihood && whim.timesDone(turn, about) == 0
                ? (likelihood - drawn) / likelihood
                : -1;
    }

    private static long about(Act act) {
        return switch (act) {
            case Act.WithText text -> 64L * text.card() + 2 + text.text();
            case Act.WithCard with -> 64L * with.card() + 1;
            default -> 0;
        };
    }

    private double ofCard(int card) {
        return whim.of(game.turn().number(), 64L * card);
    }

    private double[] randomScores(Decision.ChooseAct asked, double likelihood) {
        var scores = new double[asked.acts().size()];
        for (int i = 0; i < scores.length; i++) {
            Act act = asked.acts().get(i);
            scores[i] = act instanceof Act.Fire ? LIKELY : perhaps(likelihood, act);
        }
        return scores;
    }

    /** What it thinks of the acts it may begin in a phase. */
    double[] phaseScores(Decision.ChooseAct asked, Phase phase) {
        List<Act> acts = asked.acts();
        Side player = asked.player();
        int side = Strengths.number(player);
        var scores = new double[acts.size()];
        var places = new Strengths(game);
        for (int i = 0; i < scores.length; i++) {
            Act act = acts.get(i);
            scores[i] =
                    switch (act) {
                        case Act.Activate _ -> activate(player);
                        case Act.ForceDrain drain ->
                                Strengths.orZero(
                                                        Figures.at(
                                                                game,
                                                                Figure.FORCE_DRAIN,
                                                                drain.card(),
                                                                player))
                                                > 0
                                        ? LIKELY
                                        : -1;
                        case Act.Deploy deploy ->
                                deploys.score(places, deploy.card(), player, side);
                        case Act.DeployTogether deploy ->
                                deploys.together(places, deploy.card(), player, side);
                        case Act.Battle battle -> battle(places, battle.card(), side);
                        case Act.Move move -> move(places, move.card(), side);
                        case Act.TakeOff move -> takeOff(places, move.card(), side);
                        case Act.Draw _ -> draw(places, player);
                        case Act.Fire _, Act.FormSearchParty _ -> LIKELY;
                        case Act.Play _, Act.UseText _ ->
                                perhaps(phase == Phase.ACTIVATE ? 0.05 : A_TEXT, act);
                        case Act.Embark embark -> embark(embark);
                        case Act.Automatic _, Act.Forfeit _, Act.LoseForce _, Act.Imprison _ -> 1;
                        default -> -1;
                    };
        }
        return scores;
    }

    private double activate(Side player) {
        return table.size(player, Zone.RESERVE_DECK) > 3 || table.size(player, Zone.FORCE_PILE) < 3
                ? LIKELY
                : -1;
    }

    private double draw(Strengths places, Side player) {
        int force = table.size(player, Zone.FORCE_PILE);
        int wanted = FULL_HAND + Math.max(0, (force - FULL_HAND) / 3);
        return force > places.kept(player) && LifeForce.of(game, player) > 5
                ? wanted - table.size(player, Zone.HAND)
                : -1;
    }

    private double battle(Strengths places, int location, int side) {
        int index = places.indexOf(location);
        return index < 0 ? -1 : places.edge(index, side, 0, 0) - 1;
    }

    private double move(Strengths places, int card, int side) {
        int from = places.placeOf(card);
        if (from < 0) {
            return -1;
        }
        double best = -1;
        for (int i = 0; i < places.count; i++) {
            if (i != from && places.reaches(card, from, i)) {
                best = Math.max(best, places.moved(card, from, i, side));
            }
        }
        return best - WORTH_THE_TROUBLE;
    }

    private double takeOff(Strengths places, int card, int side) {
        int from = places.placeOf(card);
        double best = -1;
        for (int i = 0; from >= 0 && i < places.count; i++) {
            if (places.sameSystem(from, i) && !places.isSite(i)) {
                best = Math.max(best, places.arriving(card, i, side));
            }
        }
        return best - WORTH_THE_TROUBLE;
    }

    private double embark(Act.Embark act) {
        return table.definition(act.card()).has(Icon.PILOT) ? perhaps(0.3, act) : -1;
    }

    // ---- battle damage

    private double[] damageScores(Decision.ChooseAct asked) {
        BattleSide own = game.battle().of(asked.player());
        var scores = new double[asked.acts().size()];
        for (int i = 0; i < scores.length; i++) {
            scores[i] =
                    switch (asked.acts().get(i)) {
                        case Act.LoseForce _ -> own.attritionLeft() > 0 ? -1 : 0.01;
                        case Act.Forfeit forfeit -> forfeit(forfeit.card(), own);
                        case Act.WithText text -> perhaps(0.3, text);
                        default -> -1;
                    };
        }
        return scores;
    }

    private double forfeit(int card, BattleSide own) {
        if (table.has(card, Flag.HIT)) {
            return LIKELY;
        }
        double counts = Strengths.orZero(Figures.of(game, Figure.FORFEIT, card));
        double saved =
                A_FORCE * Math.min(counts, own.damageLeft())
                        + Math.min(counts, own.attritionLeft());
        double wasted = Math.max(0, counts - Math.max(own.damageLeft(), own.attritionLeft())) * 0.1;
        double worth = Strengths.worth(table.definition(card));
        for (int on = table.top(Table.on(card)); on != Table.NOBODY; on = table.next(on)) {
            worth += Strengths.worth(table.definition(on));
        }
        return saved - worth - wasted;
    }

    // ---- cards

    private Answer cards(Decision.ChooseCards asked) {
        int[] cards = asked.cards().numbers();
        if (asked.most() == 0) {
            return new Answer.Choose();
        }
        int wanted = Math.max(asked.least(), Math.min(1, asked.most()));
        boolean all = asked.prompt() instanceof CardPrompt.SearchParty;
        if (wanted == 1 && !all) {
            return new Answer.Choose(one(asked, cards));
        }
        int count = all ? asked.most() : wanted;
        int[] chosen =
                Arrays.stream(cards)
                        .boxed()
                        .sorted(Comparator.comparingDouble(this::ofCard))
                        .limit(count)
                        .mapToInt(Integer::intValue)
                        .toArray();
        return new Answer.Choose(chosen);
    }

    private int one(Decision.ChooseCards asked, int[] cards) {
        Side player = asked.player();
        return switch (asked.prompt()) {
            case CardPrompt.LoseForceFrom _ -> best(cards, card -> loss(card, player));
            case CardPrompt.GiveFromHand _ ->
                    best(cards, card -> -Strengths.worth(table.definition(card)));
            case CardPrompt.MoveWhere move -> where(cards, move.card(), player);
            case CardPrompt.DeployPilot _, CardPrompt.Search _ ->
                    best(
                            cards,
                            card -> Strengths.worth(table.definition(card)) + 0.5 * ofCard(card));
            case CardPrompt.FireTarget _ ->
                    best(
                            cards,
                            card ->
                                    (table.owner(card) == player ? -10 : 0)
                                            + Strengths.worth(table.definition(card)));
            default -> best(cards, this::ofCard);
        };
    }

    private interface Score {
        double of(int card);
    }

    private static int best(int[] cards, Score score) {
        int best = cards[0];
        double most = score.of(best);
        for (int i = 1; i < cards.length; i++) {
            double one = score.of(cards[i]);
            if (one > most) {
                most = one;
                best = cards[i];
            }
        }
        return best;
    }

    private double loss(int card, Side player) {
        double life = 0.8 + 16.0 / (4 + LifeForce.of(game, player));
        return switch (table.inZone(card) ? table.zone(card) : Zone.OUTSIDE) {
            case HAND ->
                    -Strengths.worth(table.definition(card))
                            + (table.size(player, Zone.HAND) > FULL_HAND + 1 ? 0.6 : 0);
            case RESERVE_DECK -> -life - (table.size(player, Zone.RESERVE_DECK) < 6 ? 0.2 : 0);
            case USED_PILE -> -life - 0.1;
            default -> -life - 0.3;
        };
    }

    private int where(int[] cards, int moving, Side player) {
        return best(cards, destinations(moving, player));
    }

    private Score destinations(int moving, Side player) {
        var places = new Strengths(game);
        int side = Strengths.number(player);
        int from = places.placeOf(moving);
        return card -> {
            int to = places.placeOf(card);
            return to < 0 ? -1 : places.moved(moving, from, to, side);
        };
    }

    /** Where a card may be deployed, the best first. */
    List<DeployTarget> bestTargets(Decision.ChooseTarget asked) {
        return deploys.inOrder(asked);
    }

    /** Where a card may be moved, the best first. */
    IntStream bestPlaces(Decision.ChooseCards asked) {
        Score score = destinations(((CardPrompt.MoveWhere) asked.prompt()).card(), asked.player());
        return Arrays.stream(asked.cards().numbers())
                .boxed()
                .sorted(Comparator.comparingDouble(card -> -score.of(card)))
                .mapToInt(card -> card);
    }
}
