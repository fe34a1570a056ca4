package holosite.app;

import holosite.app.input.BadInput;
import holosite.app.input.DeckArgument;
import holosite.server.lab.LabHelper;
import holosite.server.node.BadSetting;
import holosite.server.table.entity.RulesInForce;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Helps a lab that another process leads. */
@Command(
        name = "helper",
        description = "Help a lab that was started with --listen, here or on another machine.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "It waits for the lab, plays the games it is handed and ends with the lab. It can join",
            "and leave at any time: what a lost helper has not finished is played by the others.",
            "Between machines both need the same key: holosite cluster-key FILE makes one."
        })
final class HelperCommand implements Callable<Integer> {
    @Spec private CommandSpec spec;

    @Option(
            names = "--join",
            paramLabel = "HOST:PORT",
            required = true,
            description = "Where the lab is.")
    private String join;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many games at the same time (one for each processor by default).")
    private @Nullable Integer threads;

    @Option(
            names = "--cluster-key",
            paramLabel = "FILE",
            description = "The key that all processes on several machines have.")
    private @Nullable Path key;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        LabAddress lab = LabAddress.read("--join", join);
        int parallel = LabOptions.parallel(threads);
        String rules = RulesInForce.ofThisBuild().name();
        var others = new ArrayList<String>();
        out.println("Waiting for the lab at %s:%d …".formatted(lab.host(), lab.port()));
        out.flush();
        try {
            LabHelper.help(
                    lab.onTheWay(Optional.ofNullable(key)),
                    lab.host(),
                    lab.port(),
                    DeckArgument.pool(),
                    rules,
                    parallel,
                    new LabHelper.News() {
                        @Override
                        public void found() {
                            out.println("Helping with %d games at a time.".formatted(parallel));
                            out.flush();
                        }

                        @Override
                        public void otherRules(String named) {
                            others.add(named);
                        }
                    });
        } catch (BadSetting e) {
            throw StorageOptions.wrong(e);
        }
        if (!others.isEmpty()) {
            throw new BadInput(
                    ("The lab plays by other rules (%s, here %s): start the same version of Holosite"
                                    + " on both sides.")
                            .formatted(others.getFirst(), rules));
        }
        out.println("The lab is over.");
        return 0;
    }
}
