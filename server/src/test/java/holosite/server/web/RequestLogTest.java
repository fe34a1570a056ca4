package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;

class RequestLogTest {
    @Test
    void aRefusalIsNotedWithoutAnySecret() {
        try (var running = new RunningServer(Limits.all(1000))) {
            var noted = new ListAppender<ILoggingEvent>();
            noted.start();
            var logger = (Logger) LoggerFactory.getLogger("holosite");
            logger.addAppender(noted);
            try {
                Browser browser = running.guest();
                browser.post(
                        "/api/login",
                        "{\"name\": \"Who Is It\", \"password\": \"very secret word\"}");
                browser.send(
                        "POST",
                        "/api/guest",
                        "{}",
                        Map.of("Origin", "https://evil.example", "X-Holosite", "1"));
                browser.get("/api/nothing?token=very-secret-word");
                String all =
                        noted.list.stream()
                                .map(e -> e.getFormattedMessage() + e.getKeyValuePairs())
                                .reduce("", (a, b) -> a + "\n" + b);
                assertThat(all)
                        .contains("POST /api/login 401 wrong_login")
                        .contains("POST /api/guest 403 foreign_origin")
                        .contains("GET unknown 404 not_found")
                        .doesNotContain("secret")
                        .doesNotContain("Who Is It")
                        .doesNotContain(browser.token());
            } finally {
                logger.detachAppender(noted);
            }
        }
    }
}
