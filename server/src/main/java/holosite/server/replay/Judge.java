package holosite.server.replay;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import holosite.bots.kind.BotKind;
import holosite.bots.search.SearchBot;
import holosite.bots.search.Weighed;
import holosite.cards.ReadyDecks;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.kit.CardPool;
import holosite.rules.notation.DeckNotation;
import holosite.rules.setup.Setup;
import holosite.rules.view.View;
import holosite.rules.world.Worlds;
import holosite.server.table.game.PlayedGame;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Judges decisions as a master would: by games imagined from what the player knew at that moment,
 * and from nothing that has come to light since.
 */
final class Judge {
    /** In so many imagined games each choice of a single decision is tried. */
    private static final int CLOSELY = 150;

    /** In so many, where a whole game is looked through. */
    private static final int AT_A_GLANCE = 40;

    /** In so many, while the game is still played. */
    private static final int IN_PLAY = 80;

    /** So many decisions of a game are judged at a time. */
    private static final int AT_A_TIME = 5;

    private final CardPool cards;
    private final List<Setup.PlayerDeck> heardOf;
    private final Cache<Key, List<Weighed>> known =
            Caffeine.newBuilder()
                    .maximumSize(20_000)
                    .expireAfterAccess(Duration.ofMinutes(20))
                    .build();

    Judge(CardPool cards) {
        this.cards = cards;
        heardOf =
                ReadyDecks.names().stream()
                        .map(name -> DeckNotation.read(ReadyDecks.text(name), cards).forPlay())
                        .toList();
    }

    private record Key(String game, int step, int games) {}

    /** A decision, and what each choice was worth, the best first; none if all come to the same. */
    record Judgment(int step, List<Weighed> choices) {
        Judgment {
            choices = List.copyOf(choices);
        }
    }

    /**
     * Some decisions of a game that left something to think about.
     *
     * @param next the step at which to go on
     */
    record Judgments(List<Judgment> judgments, int next) {
        Judgments {
            judgments = List.copyOf(judgments);
        }
    }

    /** The decision of a step, whatever it was about. */
    Judgment closely(PlayedGame played, int step) {
        var walk = new Walk(played, step, 1, CLOSELY, Optional.empty());
        played.replay(walk::decided);
        return walk.found.isEmpty() ? new Judgment(step, List.of()) : walk.found.getFirst();
    }

    /** The next few decisions from a step on that left something to think about. */
    Judgments from(PlayedGame played, int step) {
        return from(new Walk(played, step, AT_A_TIME, AT_A_GLANCE, Optional.empty()), played);
    }

    /** The next few decisions of one player in a game that is still played. */
    Judgments inPlay(PlayedGame played, int step, Side by) {
        return from(new Walk(played, step, AT_A_TIME, IN_PLAY, Optional.of(by)), played);
    }

    private static Judgments from(Walk walk, PlayedGame played) {
        played.replay(walk::decided);
        return new Judgments(walk.found, walk.next);
    }

    /** What the choices are worth that this player has now; none if it is not for him to decide. */
    Judgment open(PlayedGame played, Side player) {
        var walk = new Walk(played, played.steps() - 1, 1, IN_PLAY, Optional.of(player));
        played.replay(walk::decided);
        return new Judgment(played.steps() - 1, walk.open);
    }

    /** Walks through a game with two bots that see what its players saw. */
    private final class Walk {
        private final String game;
        private final int from;
        private final int most;
        private final int games;
        private final Map<Side, SearchBot> bots = new EnumMap<>(Side.class);
        private final List<Judgment> found = new ArrayList<>();
        private final Optional<Side> by;
        private final boolean over;
        private List<Weighed> open = List.of();
        private int step;
        private int next;

        Walk(PlayedGame played, int from, int most, int games, Optional<Side> by) {
            game = played.table();
            over = played.ending().isPresent();
            this.by = by;
            this.from = from;
            this.most = most;
            this.games = games;
            next = from;
            for (Side side : Side.values()) {
                bots.put(side, BotKind.judge(cards, heardOf, played.seed()));
            }
        }

        private boolean isClose() {
            return games == CLOSELY;
        }

        void decided(PlayedGame.PlayedStep at) {
            int number = step++;
            boolean done = isClose() ? number > from : found.size() >= most;
            if (done || at.answer().isEmpty()) {
                // what is not decided yet will be, at the same step
                next = done || !over ? next : number + 1;
                open = done || over || at.game().isOver() ? open : undecided(at.game());
                return;
            }
            next = number + 1;
            Side player = at.game().decision().player();
            SearchBot bot = Objects.requireNonNull(bots.get(player));
            View view = at.game().view(player);
            boolean wanted = number >= from && (by.isEmpty() || by.get() == player);
            if (wanted && (isClose() || bot.hasToThink(view))) {
                // What is still played may be undone: then another decision is at this step.
                List<Weighed> choices =
                        over
                                ? known.get(
                                        new Key(game, number, games), key -> weighed(bot, view, at))
                                : weighed(bot, view, at);
                if (!choices.isEmpty()) {
                    found.add(new Judgment(number, choices));
                }
            }
            bot.answered(view, at.answer().orElseThrow());
        }

        private List<Weighed> undecided(Game now) {
            Side player = now.decision().player();
            SearchBot bot = Objects.requireNonNull(bots.get(player));
            View view = now.view(player);
            return by.equals(Optional.of(player)) && bot.hasToThink(view)
                    ? bot.weigh(view, () -> Worlds.of(now, player), games)
                    : List.of();
        }

        private List<Weighed> weighed(SearchBot bot, View view, PlayedGame.PlayedStep at) {
            Game now = at.game();
            return bot.weigh(
                    view,
                    () -> Worlds.of(now, now.decision().player()),
                    at.answer().orElseThrow(),
                    games);
        }
    }
}
