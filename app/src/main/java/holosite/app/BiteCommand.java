package holosite.app;

import holosite.app.bite.Bite;
import holosite.app.bite.Mutation;
import holosite.app.bite.MutationOutcome;
import holosite.app.bite.Mutations;
import holosite.app.bite.TestRecord;
import holosite.app.bite.UnbittenTexts;
import holosite.app.input.BadInput;
import holosite.cards.AllCards;
import holosite.cards.CardSet;
import holosite.cards.CardSets;
import holosite.language.Card;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Takes texts away from cards and sees whether a test notices. */
@Command(
        name = "bite",
        description = "Take each text away from each card in turn and see whether a test notices.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  holosite bite                        every text of every card",
            "  holosite bite --set Hoth             the cards of one set",
            "  holosite bite --id 1_168             one card",
            "  holosite bite --id 1_168 --mode details",
            "  holosite bite --id 1_2,1_22 --mode all --tests BeruLarsTest,OwenLarsTest",
            "",
            "In mode texts a whole text is taken away. In mode details one number of a text is",
            "raised by 1, or one of its conditions is dropped; mode all does both. Only tests of",
            "the rules that use the card are run, in this process; tests that play with whole",
            "decks do not count. --tests spares the time to find out which tests those are.",
            "Actions that no test carries out are listed, too.",
            "What no test can notice is listed with its reason in",
            "rules/src/test/resources/unbitten-texts.txt.",
            "",
            "The exit code is 1 if there is anything that no test notices and that is not listed."
        })
final class BiteCommand implements Callable<Integer> {
    private static final int UNBITTEN = 1;

    /** Set by the launcher: the folder of the compiled tests, and one for notes between runs. */
    static final String TESTS = "holosite.tests";

    static final String NOTES = "holosite.bite";

    private static final String LISTED = "rules/src/test/resources/unbitten-texts.txt";

    /** What is changed. */
    enum Mode {
        texts,
        details,
        all
    }

    @Spec private CommandSpec spec;

    @Option(names = "--set", paramLabel = "SET", description = "Only this set, by name or number.")
    private @Nullable String set;

    @Option(
            names = "--id",
            paramLabel = "ID",
            split = ",",
            description = "Only the cards with these ids.")
    private List<String> ids = List.of();

    @Option(
            names = "--tests",
            paramLabel = "TESTS",
            split = ",",
            description = "Only these test classes count; * stands for anything.")
    private List<String> tests = List.of();

    @Option(
            names = "--mode",
            paramLabel = "MODE",
            defaultValue = "texts",
            description = "texts (by default), details (numbers and conditions) or all.")
    private Mode mode;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Tests at a time; as many as there are processors by default.")
    private @Nullable Integer threads;

    @Mixin private JsonOption json;

    @Override
    public Integer call() throws IOException, InterruptedException {
        List<Card> cards = cards();
        int parallel = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        if (parallel < 1 || parallel > 1024) {
            throw new BadInput("--threads must be from 1 to 1024.");
        }
        Path notes = configured(NOTES);
        var listed = UnbittenTexts.read(ProjectFolder.ours().resolve(LISTED));
        long begun = System.nanoTime();
        var err = spec.commandLine().getErr();
        var record =
                tests.isEmpty()
                        ? record(this::say)
                        : TestRecord.ofClasses(notes, configured(TESTS), tests);
        List<Mutation> mutations =
                cards.stream()
                        .flatMap(
                                card ->
                                        switch (mode) {
                                            case texts -> Mutations.texts(card).stream();
                                            case details -> Mutations.details(card).stream();
                                            case all ->
                                                    Stream.concat(
                                                            Mutations.texts(card).stream(),
                                                            Mutations.details(card).stream());
                                        })
                        .toList();
        var bar = new ProgressBar(err, mode.name(), Math.max(1, mutations.size()));
        List<MutationOutcome> outcomes = new Bite(record, mutations).run(parallel, bar::at);
        record.keep(notes, outcomes);
        var report =
                new BiteReport(
                        mode.name(),
                        outcomes,
                        record.neverCarriedOut(cards),
                        listed,
                        (System.nanoTime() - begun) / 1e9);
        json.print(spec, report::text, report::json);
        return report.unbitten().isEmpty() ? 0 : UNBITTEN;
    }

    private void say(String line) {
        var err = spec.commandLine().getErr();
        err.println(line);
        err.flush();
    }

    /** Which test uses which card. */
    static TestRecord record(Consumer<String> say) {
        return TestRecord.of(
                configured(NOTES),
                configured(TESTS),
                () -> say.accept("Noting which test uses which card …"));
    }

    private static Path configured(String property) {
        return Optional.ofNullable(System.getProperty(property))
                .map(Path::of)
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "This command runs tests, which are part of the project:"
                                                + " start it with ./holosite bite"));
    }

    private List<Card> cards() {
        if (set != null && !ids.isEmpty()) {
            throw new BadInput("Either --set or --id can be given, not both.");
        }
        if (!ids.isEmpty()) {
            return ids.stream().map(BiteCommand::card).toList();
        }
        return set == null ? AllCards.all() : set(set).cards();
    }

    private static Card card(String id) {
        return AllCards.all().stream()
                .filter(card -> card.id().equals(id) || hasBack(card, id))
                .findFirst()
                .orElseThrow(() -> new BadInput("No card has the id '" + id + "'."));
    }

    private static boolean hasBack(Card card, String id) {
        return card.back().isPresent() && card.back().get().id().equals(id);
    }

    private static CardSet set(String wanted) {
        return CardSets.all().stream()
                .filter(one -> one.key().equals(wanted) || one.name().equalsIgnoreCase(wanted))
                .findFirst()
                .orElseThrow(
                        () ->
                                new BadInput(
                                        "There is no set '%s'. The sets: %s"
                                                .formatted(
                                                        wanted,
                                                        CardSets.all().stream()
                                                                .map(
                                                                        one ->
                                                                                one.key()
                                                                                        + " "
                                                                                        + one
                                                                                                .name())
                                                                .collect(
                                                                        Collectors.joining(
                                                                                ", ")))));
    }
}
