package holosite.bots.league;

import holosite.bots.kind.BotKind;
import holosite.bots.lab.Share;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * How strong the bots are, from the results of whole leagues against the rookie that are kept with
 * the project: one place for what players, the lab and the documentation are told. The rookie has
 * {@value #ROOKIE} points by definition; a bot without results has no rating.
 */
public final class Standings {
    /** So many points the rookie has. */
    public static final int ROOKIE = 1000;

    private static final String KEPT = "/holosite/bots/league/results.txt";
    private static final Standings BY_DEFAULT = read(text());

    /** The results of a bot against the rookie. */
    public record Result(int games, int won, int lost) {
        public Result {
            if (games < 1 || won < 0 || lost < 0 || won + lost > games) {
                throw new IllegalArgumentException(
                        "no result: " + won + ", " + lost + ", " + games);
            }
        }

        /** The games won, of all. */
        public Share share() {
            return new Share(won, games);
        }
    }

    /**
     * How strong a bot is.
     *
     * @param points odds of ten to one for each 400 points between two bots
     * @param error the standard error of the points
     */
    public record Rating(int points, int error, Optional<Result> result) {}

    private final Map<BotKind, Result> results;

    private Standings(Map<BotKind, Result> results) {
        this.results = new EnumMap<>(results);
    }

    /** Those that come with the game. */
    public static Standings kept() {
        return BY_DEFAULT;
    }

    private static String text() {
        try (InputStream in = Standings.class.getResourceAsStream(KEPT)) {
            if (in == null) {
                throw new IllegalStateException("no results at " + KEPT);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads the results of a file: a line for each bot, and lines that begin with #. */
    public static Standings read(String text) {
        var results = new EnumMap<BotKind, Result>(BotKind.class);
        for (String line : text.lines().toList()) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            List<String> words = List.of(line.strip().split(" +"));
            Optional<BotKind> bot = BotKind.named(words.getFirst());
            if (bot.isEmpty() || bot.get() == BotKind.ROOKIE || words.size() != 4) {
                throw new IllegalArgumentException("no result of a bot: " + line);
            }
            results.put(
                    bot.get(),
                    new Result(
                            Integer.parseInt(words.get(1)),
                            Integer.parseInt(words.get(2)),
                            Integer.parseInt(words.get(3))));
        }
        return new Standings(results);
    }

    /** The file with this result in place of what was known of the bot. */
    public static String written(String text, BotKind bot, Result result) {
        var lines = new ArrayList<>(text.lines().toList());
        lines.removeIf(line -> line.startsWith(bot + " "));
        lines.add("%s %d %d %d".formatted(bot, result.games(), result.won(), result.lost()));
        return String.join("\n", lines) + "\n";
    }

    /** The rating of a bot, if it has been measured. */
    public Optional<Rating> of(BotKind bot) {
        if (bot == BotKind.ROOKIE) {
            return Optional.of(new Rating(ROOKIE, 0, Optional.empty()));
        }
        return Optional.ofNullable(results.get(bot))
                .map(
                        result -> {
                            var fit =
                                    Ratings.of(
                                            new int[][] {
                                                {0, result.lost()}, {result.won(), 0},
                                            });
                            return new Rating(
                                    (int) Math.round(ROOKIE + fit.points(1)),
                                    (int) Math.round(fit.error(1)),
                                    Optional.of(result));
                        });
    }
}
