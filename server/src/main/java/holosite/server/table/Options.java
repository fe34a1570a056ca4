package holosite.server.table;

/**
 * What was agreed when a table was opened.
 *
 * @param unlisted whether only those who have its link come to it
 * @param minutes what each player has in all; 0 for no clock
 * @param decisionSeconds what each decision may take; 0 for any time
 * @param delaySeconds by how much spectators see later
 */
public record Options(boolean unlisted, int minutes, int decisionSeconds, int delaySeconds) {
    public static final Options PLAIN = new Options(false, 0, 0, 0);
    private static final int MOST_MINUTES = 600;
    private static final int MOST_SECONDS = 3_600;

    public Options {
        if (minutes < 0 || minutes > MOST_MINUTES) {
            throw new IllegalArgumentException("a clock has from 1 to 600 minutes");
        }
        if (decisionSeconds < 0 || decisionSeconds > MOST_SECONDS) {
            throw new IllegalArgumentException("a decision may take from 1 to 3600 seconds");
        }
        if (decisionSeconds > 0 && minutes == 0) {
            throw new IllegalArgumentException("a limit for decisions needs a clock");
        }
        if (delaySeconds < 0 || delaySeconds > MOST_SECONDS) {
            throw new IllegalArgumentException("spectators are from 0 to 3600 seconds late");
        }
    }

    boolean hasClock() {
        return minutes > 0;
    }
}
