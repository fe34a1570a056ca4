package holosite.server.lobby;

import holosite.language.prose.Language;
import holosite.server.table.feed.FromTable;
import holosite.server.table.game.TableRefusal;
import holosite.server.web.LocalizedText;
import holosite.server.web.RequestRefused;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Waits for the reply of a table. */
public final class TableReplies {
    private static final int SECONDS = 25;

    private TableReplies() {}

    /** The reply of a table; refused if it takes too long. */
    public static <T> T on(CompletionStage<T> stage) {
        try {
            return stage.toCompletableFuture().get(SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw refused(TableRefusal.BUSY);
        } catch (TimeoutException e) {
            throw refused(TableRefusal.BUSY);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof TimeoutException) {
                throw refused(TableRefusal.BUSY);
            }
            throw new IllegalStateException("a table failed", e);
        }
    }

    /** Returns if the action was carried out. */
    public static void done(CompletionStage<FromTable> stage) {
        if (on(stage) instanceof FromTable.Refused(var id, var why)) {
            throw refused(why);
        }
    }

    /** A table's refusal as an HTTP response. */
    public static RequestRefused refused(TableRefusal why) {
        int status =
                switch (why) {
                    case NO_TABLE -> 404;
                    case NOT_A_PLAYER, NOT_YOUR_DECISION -> 403;
                    case BAD_DECK, BAD_ANSWER, BAD_MESSAGE, BAD_CHAT, BAD_MINUTES -> 400;
                    case BUSY -> 503;
                    default -> 409;
                };
        return new RequestRefused(
                status, why.key(), new LocalizedText(why.in(Language.EN), why.in(Language.FR)));
    }
}
