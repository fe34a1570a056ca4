package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.DeckArgument;
import holosite.app.input.TextFile;
import holosite.cards.CardSets;
import holosite.language.Card;
import holosite.language.prose.Language;
import holosite.rules.notation.Deck;
import holosite.rules.notation.DeckForm;
import holosite.rules.notation.DeckImport;
import holosite.rules.notation.DeckNotation;
import holosite.rules.notation.MalformedText;
import holosite.rules.notation.UnreadableDeck;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.DeckProblem;
import holosite.rules.tell.DeckWords;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks decks and converts them. */
@Command(
        name = "deck",
        description = "Check decks and convert them.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  holosite deck check my.deck          may it be played with?",
            "  holosite deck write list.txt         a plain list as a deck",
            "  holosite deck write --plain my.deck  a deck as a plain list"
        },
        subcommands = {DeckCommand.Check.class, DeckCommand.Write.class})
final class DeckCommand implements Runnable {
    private static final int ILLEGAL = 1;
    private static final DeckWords WORDS = new DeckWords(Language.EN);

    @Spec private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    private static Deck read(Path file) {
        String text = TextFile.read(file);
        DeckForm form = DeckForm.of(text);
        try {
            return form == DeckForm.HOLOSITE || form == DeckForm.PLAIN
                    ? DeckNotation.read(text, DeckArgument.pool())
                    : foreign(file, text);
        } catch (MalformedText e) {
            throw new BadInput(file + ", " + e.getMessage().replace("\n", "\n" + file + ", "));
        }
    }

    /** A deck in the form of another program: all its cards must be known. */
    private static Deck foreign(Path file, String text) {
        try {
            DeckImport read = DeckImport.read(text, DeckArgument.pool());
            if (!read.missing().isEmpty()) {
                throw new BadInput(
                        read.missing().stream()
                                .map(
                                        missing ->
                                                "%s, line %d: there is no card '%s'."
                                                        .formatted(
                                                                file,
                                                                missing.line(),
                                                                missing.title()))
                                .collect(Collectors.joining("\n")));
            }
            Deck deck = read.deck();
            return new Deck(
                    "A deck", deck.side(), deck.start(), deck.style(), deck.cards(), deck.under());
        } catch (UnreadableDeck e) {
            throw new BadInput(
                    "%s, line %d: %s".formatted(file, e.line(), WORDS.reason(e.reason())));
        }
    }

    private static String set(Card card) {
        return CardSets.name(CardSets.of(card.id()));
    }

    /** Whether a deck is legal. */
    @Command(
            name = "check",
            description = "Check whether decks are legal, and if not, list every reason.",
            mixinStandardHelpOptions = true,
            versionProvider = Main.Version.class,
            footer = {
                "",
                "Examples:",
                "  holosite deck check my.deck",
                "  holosite deck check decks/*.deck",
                "",
                "The exit code is 1 for an illegal deck, 2 for a file that cannot be read."
            })
    static final class Check implements Callable<Integer> {
        @Spec private CommandSpec spec;

        @Parameters(paramLabel = "FILE", arity = "1..*", description = "Deck files.")
        private List<Path> files;

        @Override
        public Integer call() {
            var out = spec.commandLine().getOut();
            int result = 0;
            for (Path file : files) {
                Deck deck = read(file);
                List<DeckProblem> problems = DeckCheck.problems(deck.forPlay(), deck.side());
                if (problems.isEmpty()) {
                    out.println(deck.name() + ": legal");
                } else {
                    out.println(deck.name() + ": not legal");
                    problems.forEach(
                            problem ->
                                    out.println(
                                            "  "
                                                    + WORDS.problem(problem)
                                                    + " "
                                                    + WORDS.remedy(problem)));
                    result = ILLEGAL;
                }
            }
            out.flush();
            return result;
        }
    }

    /** A deck in one of its forms. */
    @Command(
            name = "write",
            description = "Print a deck, or a plain list of cards, as a deck.",
            mixinStandardHelpOptions = true,
            versionProvider = Main.Version.class,
            footer = {
                "",
                "Examples:",
                "  holosite deck write list.txt > my.deck   with ids and headings",
                "  holosite deck write --plain my.deck      '2x Title' lines only",
                "  holosite deck write --form gemp-xml my.deck"
            })
    static final class Write implements Runnable {
        @Spec private CommandSpec spec;

        @Parameters(paramLabel = "FILE", description = "A deck in any form.")
        private Path file;

        @Option(names = "--plain", description = "Print lines of '2x Title' only.")
        private boolean plain;

        @Option(
                names = "--form",
                paramLabel = "FORM",
                description = "Print it as: holosite, plain, gemp-xml, gemp-ids or holotable.")
        private String form = "holosite";

        @Override
        public void run() {
            DeckForm wanted =
                    DeckForm.named(plain ? "plain" : form)
                            .orElseThrow(
                                    () ->
                                            new BadInput(
                                                    "Unknown form '%s'. The forms are: %s."
                                                            .formatted(form, forms())));
            Deck deck = read(file);
            var out = spec.commandLine().getOut();
            out.print(DeckImport.write(deck, wanted, DeckCommand::set));
            out.flush();
        }

        private static String forms() {
            return Arrays.stream(DeckForm.values())
                    .map(DeckForm::toString)
                    .collect(Collectors.joining(", "));
        }
    }
}
