package holosite.rules.state;

/**
 * One thing that remains to be done. Steps are immutable and on a stack; the top one is run, does
 * one thing the rules name, and pushes what comes next or asks a decision. No Java call spans a
 * decision.
 */
public interface Step {

    void run(GameState game);
}
