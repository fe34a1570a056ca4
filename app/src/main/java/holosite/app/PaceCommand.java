package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.DeckArgument;
import holosite.language.card.Side;
import holosite.rules.notation.Deck;
import holosite.rules.setup.Setup;
import holosite.server.pace.PaceAudit;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Counts how often players are asked what they always pass. */
@Command(
        name = "pace",
        description = "Count how often players are asked what they always pass.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Example:",
            "  holosite pace --games 200",
            "",
            "Bots play all pairs of the ready decks. At every question that may be passed it is",
            "noted what the bot does, and whether a person with the standard stops is asked there.",
            "docs/pace.md says more."
        })
final class PaceCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games (${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "The seed of the first game (${DEFAULT-VALUE}).")
    private long seed;

    @Override
    public Integer call() {
        if (games < 1) {
            throw new BadInput("--games must be at least 1.");
        }
        List<Setup.PlayerDeck> dark = decks(Side.DARK);
        List<Setup.PlayerDeck> light = decks(Side.LIGHT);
        var audit = new PaceAudit(DeckArgument.pool());
        for (int game = 0; game < games; game++) {
            Setup setup = PaceAudit.pair(DeckArgument.pool(), dark, light, game);
            audit.play(setup, seed + game);
            audit.playAlike(setup, seed + game);
        }
        var out = spec.commandLine().getOut();
        out.print(audit.report().text());
        out.flush();
        return 0;
    }

    private static List<Setup.PlayerDeck> decks(Side side) {
        return DeckArgument.of(side).stream().map(Deck::forPlay).toList();
    }
}
