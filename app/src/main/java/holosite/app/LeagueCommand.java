package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.BotArgument;
import holosite.app.input.DeckArgument;
import holosite.bots.kind.BotKind;
import holosite.bots.league.League;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays bots against each other and rates them. */
@Command(
        name = "league",
        description = "Play bots against each other over mirrored decks and sides, and rate them.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Each pair of ready decks is played twice with the same seed, the bots changing sides.",
            "The results are the same on any number of threads. An answer that the rules refuse or a",
            "turn that does not end is an error.",
            "Each bot of the list plays the rookie, or all play all with --all. CPU time is that"
                    + " of",
            "one thread, for each decision that leaves a choice."
        })
final class LeagueCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--bots",
            paramLabel = "BOT,...",
            defaultValue = "random,rookie,veteran,master",
            description = "Who plays (all bots by default).")
    private String bots;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games each pair of bots plays (100 by default).")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of the first game (1 by default).")
    private long seed;

    @Option(names = "--all", description = "All bots play all others.")
    private boolean all;

    @Option(
            names = "--unheard",
            description = "Bots have heard of no deck and guess from all cards of the game.")
    private boolean unheard;

    @Option(
            names = "--playouts",
            paramLabel = "N",
            description = "How many games bots that search play on for a decision; less is faster.")
    private @Nullable Integer playouts;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many games at the same time (one for each processor by default).")
    private @Nullable Integer threads;

    @Option(
            names = "--record",
            description =
                    "Keep what was measured against the rookie: it is what players and docs/bots.md are"
                            + " told.")
    private boolean record;

    @Mixin private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        if (games < 2) {
            throw new BadInput("--games must be at least 2.");
        }
        List<BotKind> players =
                Arrays.stream(bots.split(",", -1)).map(BotArgument::named).distinct().toList();
        if (players.size() < 2) {
            throw new BadInput("--bots takes at least two different names: veteran,rookie");
        }
        if (record && (playouts != null || unheard)) {
            throw new BadInput("--record keeps only what bots do that think as they usually do.");
        }
        int parallel = LabOptions.parallel(threads);
        if (playouts != null && playouts < 1) {
            throw new BadInput("--playouts must be at least 1.");
        }
        var league =
                new League(
                        DeckArgument.pool(),
                        DeckArgument.readyPairs(),
                        unheard ? List.of() : DeckArgument.readyDecks(),
                        seed,
                        playouts == null ? OptionalInt.empty() : OptionalInt.of(playouts));
        List<List<BotKind>> pairs = pairs(players);
        var bar = new ProgressBar(spec.commandLine().getErr(), "games", pairs.size() * games);
        var matches = new ArrayList<League.Match>();
        for (List<BotKind> pair : pairs) {
            int before = matches.size() * games;
            matches.add(
                    league.play(
                            pair.getFirst(),
                            pair.getLast(),
                            games,
                            parallel,
                            done -> bar.at(before + done)));
        }
        var report = new LeagueReport(players, matches);
        json.print(spec, report::text, report::json);
        if (record) {
            LeagueRecord.keep(matches);
        }
        return 0;
    }

    /** Against the rookie, if it plays; otherwise all against all. */
    private List<List<BotKind>> pairs(List<BotKind> players) {
        boolean everybody = all || !players.contains(BotKind.ROOKIE);
        var pairs = new ArrayList<List<BotKind>>();
        for (int i = 0; i < players.size(); i++) {
            for (int j = 0; j < i; j++) {
                BotKind one = players.get(i);
                BotKind other = players.get(j);
                if (everybody || one == BotKind.ROOKIE || other == BotKind.ROOKIE) {
                    pairs.add(List.of(one, other));
                }
            }
        }
        return pairs;
    }
}
