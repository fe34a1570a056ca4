package holosite.server.table.game;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.log.CardName;
import holosite.rules.log.Entry;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.PlayerView;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Undoing one's last answer. It needs no consent as long as nothing was revealed: nobody else has
 * been asked since, chance has not been used, and neither player has seen a new card.
 */
final class UndoRules {
    private UndoRules() {}

    /** How many answers there were before the last one this player gave himself. */
    static OptionalInt lastOwn(TableState state, Side player) {
        GamePart part = state.played().part();
        int at = -1;
        int count = part.first();
        for (TableEvent.Move move : part.moves()) {
            if (move instanceof TableEvent.Answered answered) {
                if (answered.side() == player && !answered.auto()) {
                    at = count;
                }
                count++;
            }
        }
        return at < 0 ? OptionalInt.empty() : OptionalInt.of(at);
    }

    /** Whether nobody has learned anything since that answer. */
    static boolean isFree(TableState state, Side player, int answers) {
        if (!state.isPlaying() || state.game().decision().player() != player) {
            return false;
        }
        List<Game> games = state.played().since(answers);
        Game then = games.getFirst();
        Game now = games.getLast();
        SeenCards before = new SeenCards();
        before.see(then);
        return games.stream().skip(1).noneMatch(game -> reveals(game, before, player))
                && !now.usedChanceSince(then)
                && now.log().from(then.log().size()).stream().allMatch(before::knows);
    }

    private static boolean reveals(Game game, SeenCards before, Side player) {
        if (game.isOver() || game.decision().player() != player) {
            return true;
        }
        var now = new SeenCards();
        now.see(game);
        return !before.includes(now);
    }

    /**
     * How many copies of each card each player has before his eyes: those his view shows him, which
     * holds only what he may know.
     */
    private static final class SeenCards {
        private final Map<Side, Map<String, Integer>> seen = new HashMap<>();

        void see(Game game) {
            for (Side side : Side.values()) {
                Map<String, Integer> known = new HashMap<>();
                View view = game.view(side);
                for (Side owner : Side.values()) {
                    PlayerView player = view.of(owner);
                    player.hand().forEach(card -> add(known, card));
                    player.sabaccHand().forEach(card -> add(known, card));
                    player.sideOfTable().forEach(card -> add(known, card));
                    player.outOfPlay().forEach(title -> add(known, title));
                    add(known, player.topOfLostPile());
                }
                for (PlaceView place : view.places()) {
                    add(known, place.location());
                    place.cards().forEach(card -> add(known, card));
                }
                view.question()
                        .ifPresent(
                                question ->
                                        question.choices().stream()
                                                .filter(c -> hidden(c.card().where()))
                                                .forEach(c -> add(known, c.card().title())));
                seen.put(side, known);
            }
        }

        /** Whether a place is a pile: cards offered from there are otherwise hidden. */
        private static boolean hidden(Question.Place place) {
            return switch (place) {
                case NOWHERE, TABLE, HAND, SABACC_HAND, OWN_SIDE, OTHER_SIDE -> false;
                case RESERVE_DECK,
                        FORCE_PILE,
                        USED_PILE,
                        LOST_PILE,
                        OUT_OF_PLAY,
                        OUTSIDE,
                        BEING_PLAYED ->
                        true;
            };
        }

        private static void add(Map<String, Integer> known, CardView card) {
            add(known, card.title());
            card.on().forEach(on -> add(known, on));
        }

        private static void add(Map<String, Integer> known, String title) {
            if (!title.isEmpty()) {
                known.merge(title, 1, Integer::sum);
            }
        }

        boolean includes(SeenCards later) {
            for (Map.Entry<Side, Map<String, Integer>> entry : later.seen.entrySet()) {
                Map<String, Integer> mine = seen.getOrDefault(entry.getKey(), Map.of());
                for (Map.Entry<String, Integer> card : entry.getValue().entrySet()) {
                    if (mine.getOrDefault(card.getKey(), 0) < card.getValue()) {
                        return false;
                    }
                }
            }
            return true;
        }

        /** Whether the line names no card that its reader had not seen. */
        boolean knows(Entry entry) {
            for (Side side : Side.values()) {
                Map<String, Integer> known = seen.getOrDefault(side, Map.of());
                for (CardName card : entry.to(side).named()) {
                    if (!card.isNone() && !known.containsKey(card.title())) {
                        return false;
                    }
                }
            }
            return true;
        }
    }
}
