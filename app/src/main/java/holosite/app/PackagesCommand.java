package holosite.app;

import holosite.app.packages.PackagePages;
import holosite.bots.Bot;
import holosite.cards.AllCards;
import holosite.glossary.Glossary;
import holosite.language.Card;
import holosite.rules.Game;
import holosite.server.Server;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Draws the packages into the documentation, as the compiled classes depend on each other. */
@Command(
        name = "packages",
        description = "Draw the modules and packages in layers into docs/architecture.md.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class)
final class PackagesCommand implements Callable<Integer> {
    private static final int STALE = 1;

    /** A class of each module. */
    static final List<Class<?>> ONE_OF_EACH =
            List.of(
                    Card.class,
                    Game.class,
                    AllCards.class,
                    Glossary.class,
                    Bot.class,
                    Server.class,
                    Main.class);

    @Spec private CommandSpec spec;

    @Option(names = "--check", description = "Write nothing; fail if something is out of date.")
    private boolean check;

    @Override
    public Integer call() {
        var pages = new PackagePages(ProjectFolder.ours(), ONE_OF_EACH);
        List<Path> stale = check ? pages.stale() : pages.write();
        var out = spec.commandLine().getOut();
        if (stale.isEmpty()) {
            out.println("Everything is up to date.");
        }
        stale.forEach(file -> out.println((check ? "Out of date: " : "Written: ") + file));
        return check && !stale.isEmpty() ? STALE : 0;
    }
}
