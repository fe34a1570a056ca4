package holosite.app;

import holosite.app.input.DeckArgument;
import holosite.app.lab.MatchupReport;
import holosite.bots.lab.LabOrder;
import holosite.bots.lab.LabPlayers;
import holosite.bots.lab.MatchTotals;
import holosite.language.card.Side;
import holosite.rules.notation.Deck;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays two decks against each other many times. */
@Command(
        name = "matchup",
        description = "Play two decks against each other: who wins, how, and with which cards.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "The same decks, bot, seed and number of games give the same result, on any number",
            "of threads and processes. A bot's game is not a person's: read differences, not levels."
        })
final class MatchupCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--dark",
            paramLabel = "DECK",
            required = true,
            description = "A ready deck by its name, or a file.")
    private String dark;

    @Option(
            names = "--light",
            paramLabel = "DECK",
            required = true,
            description = "A ready deck by its name, or a file.")
    private String light;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "400",
            description = "How many games (400 by default).")
    private int games;

    @Mixin private LabOptions lab;

    @Mixin private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        LabOptions.requireGames("--games", games);
        Deck ofDark = DeckArgument.find(dark, Side.DARK);
        Deck ofLight = DeckArgument.find(light, Side.LIGHT);
        LabOrder order = lab.order(List.of(LabOptions.decks(ofDark, ofLight)));
        var totals = new MatchTotals();
        PrintWriter err = spec.commandLine().getErr();
        try (LabPlayers players = lab.players(err)) {
            var bar = new ProgressBar(err, "games", games);
            players.play(
                    order,
                    games,
                    number -> new LabOrder.GameId(0, number),
                    (number, result) -> {
                        totals.add(result);
                        bar.at(number + 1);
                        return true;
                    });
        }
        var report = new MatchupReport(ofDark, ofLight, lab.bot(), lab.seed(), totals);
        json.print(spec, report::text, () -> JsonText.of(report.json()) + "\n");
        lab.draw(report::svg);
        return 0;
    }
}
