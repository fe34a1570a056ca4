package holosite.bots.lab;

import holosite.bots.Bot;
import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Act;
import holosite.rules.decision.Answer;
import holosite.rules.force.LifeForce;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A game that two bots play while it is noted which cards came up and what took Force. */
public final class LabGame {
    private static final int MOST_TURNS = 400;

    /** The first four turns of each player. */
    private static final int EARLY_TURNS = 8;

    private static final Side[] SIDES = Side.values();

    private final Game game;
    private final GameState state;
    private final Table table;
    private final List<Set<String>> early = List.of(new HashSet<>(), new HashSet<>());
    private final List<Set<String>> played = List.of(new HashSet<>(), new HashSet<>());
    private final List<EnumMap<Loss, Integer>> lost =
            List.of(new EnumMap<>(Loss.class), new EnumMap<>(Loss.class));

    private LabGame(Setup setup, long seed) {
        game = Game.start(setup, seed);
        game.quiet();
        state = game.state();
        table = state.table();
    }

    /**
     * Plays a game to its end.
     *
     * @param player who plays both decks
     * @param heardOf the decks bots that look ahead take their opponent's to be one of
     */
    public static LabResult play(
            CardPool cards,
            Setup setup,
            BotKind player,
            List<Setup.PlayerDeck> heardOf,
            long seed) {
        return new LabGame(setup, seed)
                .play(
                        player.bot(cards, heardOf, seed * 2),
                        player.bot(cards, heardOf, seed * 2 + 1));
    }

    private LabResult play(Bot dark, Bot light) {
        while (!game.isOver() && game.turn().number() <= MOST_TURNS) {
            if (game.turn().number() <= EARLY_TURNS) {
                noteHands();
            }
            Answer answer = Bot.asked(game.decision().player() == Side.DARK ? dark : light, game);
            notePlayed(answer);
            answer(answer);
        }
        return new LabResult(
                game.outcome().map(end -> end.winner()),
                game.turn().number(),
                game.outcome().map(end -> end.lifeForce()).orElse(0),
                game.outcome().map(end -> mostly(end.winner().opposite())).orElse(Loss.OTHER),
                cards(Side.DARK),
                cards(Side.LIGHT));
    }

    private static int place(Side side) {
        return side == Side.DARK ? 0 : 1;
    }

    private LabResult.Cards cards(Side side) {
        return new LabResult.Cards(early.get(place(side)), played.get(place(side)));
    }

    private void noteHands() {
        for (Side side : SIDES) {
            for (int card = table.top(side, Zone.HAND);
                    card != Table.NOBODY;
                    card = table.next(card)) {
                early.get(place(side)).add(state.printed(card).id());
            }
        }
    }

    private void notePlayed(Answer answer) {
        if (answer instanceof Answer.Perform(Act.WithCard act)
                && table.inZone(act.card())
                && table.zone(act.card()) == Zone.HAND) {
            played.get(place(table.owner(act.card()))).add(state.printed(act.card()).id());
        }
    }

    private void answer(Answer answer) {
        int[] held = {held(Side.DARK), held(Side.LIGHT)};
        int[] gone = {gone(Side.DARK), gone(Side.LIGHT)};
        Loss cause = cause();
        game.answer(answer);
        if (cause == Loss.OTHER) {
            cause = cause();
        }
        for (Side side : SIDES) {
            int less = held[place(side)] - held(side);
            int more = gone(side) - gone[place(side)];
            if (less > 0 && more > 0) {
                lost.get(place(side)).merge(cause, Math.min(less, more), Integer::sum);
            }
        }
    }

    /** What Force is lost from. */
    private int held(Side side) {
        return LifeForce.of(state, side) + table.size(side, Zone.HAND);
    }

    private int gone(Side side) {
        return table.size(side, Zone.LOST_PILE);
    }

    private Loss cause() {
        if (state.drainLocation() != Table.NOBODY) {
            return Loss.FORCE_DRAINS;
        }
        return state.battle().isGoingOn() ? Loss.BATTLE_DAMAGE : Loss.OTHER;
    }

    private Loss mostly(Side loser) {
        return lost.get(place(loser)).entrySet().stream()
                .max(Map.Entry.comparingByValue())
                .map(Map.Entry::getKey)
                .orElse(Loss.OTHER);
    }
}
