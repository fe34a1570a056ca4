package holosite.server.lobby;

import holosite.language.prose.Language;
import holosite.server.table.FromTable;
import holosite.server.table.Refusal;
import holosite.server.web.Refused;
import holosite.server.web.Words;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits for what a table says. */
public final class Waiting {
    private static final int SECONDS = 25;

    private Waiting() {}

    /** What a table tells, in time. */
    public static <T> T on(CompletionStage<T> stage) {
        try {
            return stage.toCompletableFuture().get(SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw refused(Refusal.BUSY);
        } catch (TimeoutException e) {
            throw refused(Refusal.BUSY);
        } catch (ExecutionException e) {
            throw new IllegalStateException("a table failed", e);
        }
    }

    /** Goes on if it was done. */
    static void done(CompletionStage<FromTable> stage) {
        if (on(stage) instanceof FromTable.Refused(var id, var why)) {
            throw refused(why);
        }
    }

    /** The refusal of a table, as an answer over HTTP. */
    public static Refused refused(Refusal why) {
        int status =
                switch (why) {
                    case NO_TABLE -> 404;
                    case NOT_A_PLAYER, NOT_YOUR_DECISION -> 403;
                    case BAD_DECK, BAD_ANSWER, BAD_MESSAGE, BAD_CHAT, BAD_MINUTES -> 400;
                    case BUSY -> 503;
                    default -> 409;
                };
        return new Refused(status, why.key(), new Words(why.in(Language.EN), why.in(Language.FR)));
    }
}
