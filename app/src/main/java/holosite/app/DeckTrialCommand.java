package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.DeckArgument;
import holosite.app.input.DeckChange;
import holosite.app.lab.ChangeReport;
import holosite.bots.lab.LabRun;
import holosite.bots.lab.SequentialTest;
import holosite.language.card.Side;
import holosite.rules.notation.Deck;
import holosite.rules.setup.Setup;
import holosite.rules.text.Catalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
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

    /** Whether the deck won, with the change and without. */
    private record Pair(boolean with, boolean without) {}

    @Override
    public Integer call() throws InterruptedException {
        LabOptions.requireGames("--most", most);
        if (!(asked > 0 && asked < PER_CENT)) {
            throw new BadInput("--asked must be more than 0 and less than 100.");
        }
        Deck before = DeckArgument.find(deck);
        DeckChange wanted = DeckChange.read(change, before);
        Deck after = wanted.applied();
        List<Setup> without = pairs(before);
        List<Setup> with = pairs(after);
        var test = new SequentialTest(asked / PER_CENT);
        var course = new ArrayList<Double>();
        var bar = new ProgressBar(spec.commandLine().getErr(), "pairs of games at most", most);
        LabRun.play(
                most,
                lab.threads(),
                number -> {
                    int opponent = number % with.size();
                    return new Pair(
                            won(with.get(opponent), before.side(), number),
                            won(without.get(opponent), before.side(), number));
                },
                (number, pair) -> {
                    test.add(pair.with(), pair.without());
                    course.add(test.evidence());
                    bar.at(number + 1);
                    return test.verdict() == SequentialTest.Verdict.OPEN;
                });
        var report = new ChangeReport(before, wanted.words(), lab.bot(), asked, test, course);
        json.print(spec, report::text, () -> JsonText.of(report.json()) + "\n");
        lab.draw(report::svg);
        return 0;
    }

    private boolean won(Setup setup, Side side, int number) {
        return lab.play(setup, number).winner().equals(Optional.of(side));
    }

    private List<Setup> pairs(Deck of) {
        Side other = of.side().opposite();
        List<Deck> opponents =
                against.isEmpty()
                        ? DeckArgument.of(other)
                        : against.stream()
                                .flatMap(words -> List.of(words.split(",", -1)).stream())
                                .map(word -> DeckArgument.find(word.strip(), other))
                                .toList();
        Catalog catalog = DeckArgument.pool().catalog();
        return opponents.stream()
                .map(
                        opponent ->
                                of.side() == Side.DARK
                                        ? new Setup(catalog, of.forPlay(), opponent.forPlay())
                                        : new Setup(catalog, opponent.forPlay(), of.forPlay()))
                .toList();
    }
}
