package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.DeckArgument;
import holosite.app.lab.MatrixReport;
import holosite.bots.lab.LabOrder;
import holosite.bots.lab.LabPlayers;
import holosite.bots.lab.MatchTotals;
import holosite.language.card.Side;
import holosite.rules.notation.Deck;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays every Dark deck against every Light one. */
@Command(
        name = "matrix",
        description = "Play every Dark deck of a list against every Light one.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {"", "Without decks, the ready ones are played."})
final class MatrixCommand implements Callable<Integer> {
    private static final int MOST_DECKS = 100;

    @Spec private CommandSpec spec;

    @Parameters(
            paramLabel = "DECK",
            arity = "0..*",
            description = "Ready decks by their names, or files, of both sides.")
    private List<String> decks = List.of();

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games of each pair (100 by default).")
    private int games;

    @Mixin private LabOptions lab;

    @Mixin private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        LabOptions.requireGames("--games", games);
        List<Deck> all =
                (decks.isEmpty() ? DeckArgument.ready().stream() : decks.stream())
                        .distinct()
                        .map(DeckArgument::find)
                        .toList();
        List<Deck> dark = of(all, Side.DARK);
        List<Deck> light = of(all, Side.LIGHT);
        if (dark.isEmpty() || light.isEmpty() || all.size() > MOST_DECKS) {
            throw new BadInput(
                    ("Name decks of both sides, %d at most; these are %d of the Dark side and %d of"
                                    + " the Light side.")
                            .formatted(MOST_DECKS, dark.size(), light.size()));
        }
        List<LabOrder.Decks> pairs =
                dark.stream()
                        .flatMap(one -> light.stream().map(other -> LabOptions.decks(one, other)))
                        .toList();
        List<MatchTotals> totals =
                new ArrayList<>(Stream.generate(MatchTotals::new).limit(pairs.size()).toList());
        int count = Math.multiplyExact(games, pairs.size());
        LabOptions.requireGames("All pairs together", count);
        PrintWriter err = spec.commandLine().getErr();
        try (LabPlayers players = lab.players(err)) {
            var bar = new ProgressBar(err, "games", count);
            players.play(
                    lab.order(pairs),
                    count,
                    number -> new LabOrder.GameId(number / games, number % games),
                    (number, result) -> {
                        totals.get(number / games).add(result);
                        bar.at(number + 1);
                        return true;
                    });
        }
        var report = new MatrixReport(dark, light, lab.bot(), lab.seed(), totals);
        json.print(spec, report::text, () -> JsonText.of(report.json()) + "\n");
        lab.draw(report::svg);
        return 0;
    }

    private static List<Deck> of(List<Deck> all, Side side) {
        return all.stream().filter(deck -> deck.side() == side).toList();
    }
}
