package holosite.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.server.table.feed.FromTable;
import holosite.server.table.game.TableRefusal;
import holosite.server.web.RequestRefused;
import java.util.concurrent.CompletableFuture;
import org.apache.pekko.pattern.AskTimeoutException;
import org.junit.jupiter.api.Test;

/** What a request is answered when its table answers, refuses, is silent or fails. */
class TableRepliesTest {

    private static int status(CompletableFuture<FromTable> reply) {
        try {
            TableReplies.done(reply);
            return 204;
        } catch (RequestRefused refused) {
            return refused.status();
        }
    }

    @Test
    void aTableThatIsSilentIsBusyAndNoFaultOfOurs() {
        assertThat(status(CompletableFuture.failedFuture(new AskTimeoutException("silence"))))
                .isEqualTo(503);
        assertThatThrownBy(
                        () ->
                                TableReplies.done(
                                        CompletableFuture.failedFuture(
                                                new IllegalArgumentException("a fault"))))
                .isInstanceOf(IllegalStateException.class);
    }

    @Test
    void whatATableAnswersCounts() {
        assertThat(status(CompletableFuture.completedFuture(new FromTable.Done(""))))
                .isEqualTo(204);
        assertThat(
                        status(
                                CompletableFuture.completedFuture(
                                        new FromTable.Refused("", TableRefusal.NO_TABLE))))
                .isEqualTo(404);
    }
}
