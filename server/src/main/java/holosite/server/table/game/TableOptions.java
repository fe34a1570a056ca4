package holosite.server.table.game;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import holosite.rules.setup.DeckFormat;
import org.jspecify.annotations.Nullable;

/**
 * What was agreed when a table was opened.
 *
 * @param unlisted whether the table can be reached by its link only
 * @param minutes the total time of each player; 0 for no clock
 * @param decisionSeconds the time for one decision; 0 for any
 * @param delaySeconds how far spectators are behind
 * @param format the word for the format that decks are held to
 * @param teaching whether the bot here shows a player what it weighs, and advises him
 */
public record TableOptions(
        boolean unlisted,
        int minutes,
        int decisionSeconds,
        int delaySeconds,
        String format,
        boolean teaching) {
    public static final TableOptions PLAIN = new TableOptions(false, 0, 0, 0);
    private static final int MOST_MINUTES = 600;
    private static final int MOST_SECONDS = 3_600;

    /** With decks of any cards. */
    public TableOptions(boolean unlisted, int minutes, int decisionSeconds, int delaySeconds) {
        this(unlisted, minutes, decisionSeconds, delaySeconds, DeckFormat.OPEN.toString(), false);
    }

    /** Tables that were opened before there was a choice say nothing of a format or of teaching. */
    @JsonCreator
    public static TableOptions stored(
            @JsonProperty("unlisted") boolean unlisted,
            @JsonProperty("minutes") int minutes,
            @JsonProperty("decisionSeconds") int decisionSeconds,
            @JsonProperty("delaySeconds") int delaySeconds,
            @JsonProperty("format") @Nullable String format,
            @JsonProperty("teaching") @Nullable Boolean teaching) {
        return new TableOptions(
                unlisted,
                minutes,
                decisionSeconds,
                delaySeconds,
                format == null ? DeckFormat.OPEN.toString() : format,
                Boolean.TRUE.equals(teaching));
    }

    public TableOptions {
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

    public boolean hasClock() {
        return minutes > 0;
    }
}
