package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.DeckArgument;
import holosite.app.input.DeckChange;
import holosite.app.lab.ChangeReport;
import holosite.bots.lab.LabOrder;
import holosite.bots.lab.LabPlayers;
import holosite.bots.lab.SequentialTest;
import holosite.language.card.Side;
import holosite.rules.notation.Deck;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicBoolean;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Tries whether a change makes a deck better. */
@Command(
        name = "deck",
        description = "Try whether a change makes a deck better, until it is sure.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Example:",
            "  holosite lab deck my.deck --try \"-2 Rebel Trooper +2 Rebel Guard\"",
            "",
            "The deck is played with and without the change against the same decks with the same",
            "seeds. It stops as soon as it is settled, and is wrong once in twenty times at most;",
            "looking early does no harm."
        })
final class DeckTrialCommand implements Callable<Integer> {
    private static final double PER_CENT = 100;

    @Spec private CommandSpec spec;

    @Parameters(paramLabel = "DECK", description = "A ready deck by its name, or a file.")
    private String deck;

    @Option(
            names = "--try",
            paramLabel = "CHANGE",
            required = true,
            description = "Cards to take out and to put in, as in: -1 Blaster +1 Luke's Lightsaber")
    private String change;

    @Option(
            names = "--against",
            paramLabel = "DECK,...",
            description = "Decks of the other side (all ready ones by default).")
    private List<String> against = List.of();

    @Option(
            names = "--asked",
            paramLabel = "POINTS",
            defaultValue = "3",
            description = "By how many games in a hundred it should help (3 by default).")
    private double asked;

    @Option(
            names = "--most",
            paramLabel = "N",
            defaultValue = "20000",
            description = "After so many pairs of games it stays open (20000 by default).")
    private int most;

    @Mixin private LabOptions lab;

    @Mixin private JsonOption json;

    @Override
    public Integer call() throws InterruptedException {
        LabOptions.requireGames("--most", most);
        if (!(asked > 0 && asked < PER_CENT)) {
            throw new BadInput("--asked must be more than 0 and less than 100.");
        }
        Deck before = DeckArgument.find(deck);
        DeckChange wanted = DeckChange.read(change, before);
        Deck after = wanted.applied();
        // the pairs with the change, then the same without it
        List<LabOrder.Decks> pairs = new ArrayList<>(pairs(after));
        int opponents = pairs.size();
        pairs.addAll(pairs(before));
        var test = new SequentialTest(asked / PER_CENT);
        var course = new ArrayList<Double>();
        PrintWriter err = spec.commandLine().getErr();
        try (LabPlayers players = lab.players(err)) {
            var bar = new ProgressBar(err, "pairs of games at most", most);
            var with = new AtomicBoolean();
            players.play(
                    lab.order(pairs),
                    2 * most,
                    number ->
                            new LabOrder.GameId(
                                    number / 2 % opponents + number % 2 * opponents, number / 2),
                    (number, result) -> {
                        boolean won = result.winner().equals(Optional.of(before.side()));
                        if (number % 2 == 0) {
                            with.set(won);
                            return true;
                        }
                        test.add(with.get(), won);
                        course.add(test.evidence());
                        bar.at(number / 2 + 1);
                        return test.verdict() == SequentialTest.Verdict.OPEN;
                    });
        }
        var report = new ChangeReport(before, wanted.words(), lab.bot(), asked, test, course);
        json.print(spec, report::text, () -> JsonText.of(report.json()) + "\n");
        lab.draw(report::svg);
        return 0;
    }

    private List<LabOrder.Decks> pairs(Deck of) {
        Side other = of.side().opposite();
        List<Deck> opponents =
                against.isEmpty()
                        ? DeckArgument.of(other)
                        : against.stream()
                                .flatMap(words -> List.of(words.split(",", -1)).stream())
                                .map(word -> DeckArgument.find(word.strip(), other))
                                .toList();
        return opponents.stream().map(opponent -> LabOptions.decks(of, opponent)).toList();
    }
}
