package holosite.app;

import com.sun.management.OperatingSystemMXBean;
import holosite.app.bite.FaceText;
import holosite.app.input.BadInput;
import holosite.app.input.BotArgument;
import holosite.app.input.DeckArgument;
import holosite.bots.kind.BotKind;
import holosite.bots.sim.InvariantChecks;
import holosite.bots.sim.Pairing;
import holosite.bots.sim.RandomDecks;
import holosite.bots.sim.SimulationTotals;
import holosite.bots.sim.Tournament;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.rules.card.TextId;
import holosite.rules.notation.Deck;
import holosite.rules.setup.Setup;
import holosite.rules.text.Catalog;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays many games between bots and checks the invariants at every decision. */
@Command(
        name = "sim",
        description = "Play many games between bots and check the rules at every decision.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite sim --games 1000 --seed 1               all decks, the quick bots",
            "  holosite sim --games 200 --bots rookie,random    rookie plays Dark",
            "  holosite sim --games 50 --dark death-squadron --light my.deck",
            "  holosite sim --games 10000 --dark random --light random   decks of all cards",
            "  holosite sim --games 10000 --dark random --light random --only 2066   one of them",
            "  holosite sim --games 2000 --bots random,random --threads 1 --no-checks",
            "",
            "Each game takes the next pairing and the next seed. The checks: each card is in one",
            "place; a fork plays on identically; saving and loading changes nothing; every offered",
            "answer is accepted and every other refused; no view changes when hidden cards are",
            "shuffled, nor the question in it when it is listed again; the game ends. The first",
            "is checked at every decision, the others at a sample of them.",
            "",
            "The report lists the texts of the cards played that never came up: no action of",
            "theirs was carried out, no modifier counted.",
            "",
            "The exit code is 1 if anything went wrong; the record of such a game is written",
            "to a file, and 'holosite replay' plays it again."
        })
final class SimCommand implements Callable<Integer> {
    private static final int WENT_WRONG = 1;

    private static final String RANDOM = "random";

    @Spec private CommandSpec spec;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games (100 by default).")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of the first game (1 by default).")
    private long seed;

    @Option(
            names = "--only",
            paramLabel = "S",
            description = "Of all these games, play only the one with this seed.")
    private @Nullable Long only;

    @Option(
            names = "--dark",
            paramLabel = "DECK",
            description = "The Dark deck: a ready one by name, a file, or random.")
    private @Nullable String dark;

    @Option(
            names = "--light",
            paramLabel = "DECK",
            description = "The Light deck: a ready one by name, a file, or random.")
    private @Nullable String light;

    @Option(
            names = "--bots",
            paramLabel = "DARK,LIGHT",
            description =
                    "Who plays on each side: random, rookie, veteran or master; all pairs of the"
                            + " first two by default.")
    private @Nullable String bots;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Games at a time; as many as there are processors by default.")
    private @Nullable Integer threads;

    @Option(names = "--no-checks", description = "Only play, for timing.")
    private boolean noChecks;

    @Option(
            names = "--records",
            paramLabel = "FOLDER",
            defaultValue = ".",
            description = "Where records of failed games go (here by default).")
    private Path records;

    @Mixin private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        require(games >= 1, "--games", "at least 1");
        Set<TextId> cameUp = ConcurrentHashMap.newKeySet();
        Catalog own = DeckArgument.pool().catalog();
        var pairings = pairings(noChecks ? own : own.watched(cameUp::add));
        int parallel = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        require(parallel >= 1 && parallel <= 1024, "--threads", "from 1 to 1024");
        var checks = noChecks ? InvariantChecks.NONE : InvariantChecks.all(DeckArgument.pool());
        var err = spec.commandLine().getErr();
        Tournament tournament =
                only == null
                        ? new Tournament(
                                pairings, games, seed, parallel, DeckArgument.pool(), checks)
                        : new Tournament(
                                List.of(pairing(pairings, only)),
                                1,
                                only,
                                1,
                                DeckArgument.pool(),
                                checks);
        var bar = new ProgressBar(err, "games", tournament.games());
        long cpu = cpuNanos();
        long clock = System.nanoTime();
        SimulationTotals tally = tournament.play(bar::at);
        var report =
                new SimReport(
                        tally,
                        !noChecks,
                        noChecks ? List.of() : neverCameUp(tournament.pairings(), cameUp),
                        tournament.threads(),
                        (System.nanoTime() - clock) / 1e9,
                        (cpuNanos() - cpu) / 1e9);
        json.print(spec, report::text, report::json);
        new FailedGames(records, err).tell(tally.failed());
        return tally.failed().isEmpty() ? 0 : WENT_WRONG;
    }

    private static void require(boolean fits, String option, String what) {
        if (!fits) {
            throw new BadInput(option + " must be " + what + ".");
        }
    }

    /** Who plays the game with this seed. */
    private Pairing pairing(List<Pairing> pairings, long wanted) {
        require(
                wanted >= seed && wanted < seed + games,
                "--only",
                "a seed of these games: from %d to %d".formatted(seed, seed + games - 1));
        return pairings.get((int) ((wanted - seed) % pairings.size()));
    }

    /** CPU time of the whole process, including compiler and garbage collector. */
    static long cpuNanos() {
        return ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
    }

    /** Every deck of one side against every deck of the other; random decks meet once each. */
    private List<Pairing> pairings(Catalog catalog) {
        var found = new ArrayList<Pairing>();
        List<List<BotKind>> botPairs = botPairs();
        int random = Math.ceilDiv(games, botPairs.size());
        List<Setup.PlayerDeck> ofDark = decks(dark, Side.DARK, random);
        List<Setup.PlayerDeck> ofLight = decks(light, Side.LIGHT, random);
        boolean once = RANDOM.equals(dark) || RANDOM.equals(light);
        int all = once ? random : ofDark.size() * ofLight.size();
        for (int i = 0; i < all; i++) {
            Setup.PlayerDeck one = ofDark.get(once ? i % ofDark.size() : i / ofLight.size());
            Setup.PlayerDeck other = ofLight.get(i % ofLight.size());
            for (List<BotKind> pair : botPairs) {
                var setup = new Setup(catalog, one, other);
                found.add(new Pairing(setup, pair.getFirst(), pair.getLast()));
            }
        }
        return found;
    }

    private List<Setup.PlayerDeck> decks(@Nullable String word, Side side, int random) {
        if (word == null) {
            return DeckArgument.of(side).stream().map(Deck::forPlay).toList();
        }
        if (word.equals(RANDOM)) {
            var decks = new RandomDecks(side, DeckArgument.pool());
            return LongStream.range(seed, seed + random).mapToObj(decks::deck).toList();
        }
        return List.of(DeckArgument.find(word, side).forPlay());
    }

    /** The texts of the cards in these decks that did not come up. */
    private static List<FaceText> neverCameUp(List<Pairing> pairings, Set<TextId> cameUp) {
        var played = new LinkedHashSet<Card>();
        for (Pairing pairing : pairings) {
            played.addAll(pairing.setup().dark().all());
            played.addAll(pairing.setup().light().all());
        }
        return DeckArgument.pool().all().stream()
                .filter(played::contains)
                .flatMap(card -> FaceText.of(card).stream())
                .filter(FaceText::comesUp)
                .filter(text -> !cameUp.contains(text.id()))
                .toList();
    }

    private List<List<BotKind>> botPairs() {
        if (bots == null) {
            return BotKind.QUICK.stream()
                    .flatMap(one -> BotKind.QUICK.stream().map(other -> List.of(one, other)))
                    .toList();
        }
        String[] words = bots.split(",", -1);
        if (words.length != 2) {
            throw new BadInput("--bots takes two names, for Dark and for Light: rookie,random");
        }
        return List.of(List.of(BotArgument.named(words[0]), BotArgument.named(words[1])));
    }
}
