package holosite.server.node;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A line of the log as JSON says what happened, in words. */
class LogSetupTest {

    @Test
    void aLineHoldsWhatWasSaidAndNotItsPattern() {
        var context = (LoggerContext) LoggerFactory.getILoggerFactory();
        var event =
                new LoggingEvent(
                        "",
                        context.getLogger("holosite.table"),
                        Level.WARN,
                        "table {} waits for {}",
                        new IllegalStateException("a fault"),
                        new Object[] {"xyz", "the database"});
        String line = new String(LogSetup.json(context).encode(event), StandardCharsets.UTF_8);
        assertThat(line.strip()).doesNotContain("\n");
        JsonNode json = JsonMapper.shared().readTree(line);
        assertThat(json.path("formattedMessage").asString())
                .isEqualTo("table xyz waits for the database");
        assertThat(json.path("level").asString()).isEqualTo("WARN");
        assertThat(json.path("throwable").path("message").asString()).isEqualTo("a fault");
        assertThat(line).doesNotContain("waits for {}");
    }
}
