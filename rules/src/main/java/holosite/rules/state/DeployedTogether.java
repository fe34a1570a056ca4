package holosite.rules.state;

/** Waits below the moments at which two cards have been deployed in one action. */
public record DeployedTogether(int one, int other) implements Step {

    @Override
    public void run(GameState game) {
        // the moments are over
    }

    /** Whether two cards were deployed in one action, in the moment that is open. */
    public static boolean are(GameState game, int card, int another) {
        DeployedTogether pair = game.stack().nearest(DeployedTogether.class);
        return pair != null
                && (pair.one == card && pair.other == another
                        || pair.one == another && pair.other == card);
    }
}
