package holosite.app;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Experiments with many games. */
@Command(
        name = "lab",
        description = "Experiments with many games: compare decks and bots, and train bots.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  holosite lab matchup --dark hunt.deck --light my.deck --games 1000",
            "  holosite lab matrix --svg decks.svg          every ready deck against every other",
            "  holosite lab deck my.deck --try \"-1 Blaster +1 Luke's Lightsaber\"",
            "  holosite lab league --games 100              all bots against the rookie",
            "  holosite lab league --bots veteran,rookie --games 400",
            "  holosite lab train --games 1000 --out weights.txt",
            "  holosite lab matrix --listen 10.0.0.7:7400 --cluster-key lab.key",
            "  holosite lab helper --join 10.0.0.7:7400 --cluster-key lab.key     on other machines"
        },
        subcommands = {
            MatchupCommand.class,
            MatrixCommand.class,
            DeckTrialCommand.class,
            LeagueCommand.class,
            TrainCommand.class,
            HelperCommand.class
        })
final class LabCommand implements Runnable {
    @Spec private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }
}
