package holosite.server.web;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;

/**
 * Logs every request: the route as it was declared, never its content or cookies. Successful
 * requests are logged at the debug level only.
 */
final class RequestLog {
    private static final Logger LOG = LoggerFactory.getLogger(RequestLog.class);

    private final MeterRegistry meters;

    RequestLog(MeterRegistry meters) {
        this.meters = meters;
    }

    void done(String method, String path, int status, String error, String who, long nanos) {
        Timer.builder("holosite.http")
                .description("requests answered")
                .tag("method", method)
                .tag("path", path)
                .tag("status", Integer.toString(status))
                .register(meters)
                .record(Duration.ofNanos(nanos));
        LOG.atLevel(status < 400 ? Level.DEBUG : Level.INFO)
                .addKeyValue("method", method)
                .addKeyValue("path", path)
                .addKeyValue("status", status)
                .addKeyValue("error", error)
                .addKeyValue("who", who)
                .addKeyValue("ms", nanos / 1_000_000)
                .log("{} {} {} {}", method, path, status, error);
    }

    void brokenOff(String method, String path) {
        LOG.info("{} {} broke off", method, path);
    }

    void waits(String method, String path, Throwable cause) {
        Throwable first = cause;
        while (first.getCause() != null) {
            first = first.getCause();
        }
        String said = String.valueOf(first.getMessage()).lines().findFirst().orElse("");
        LOG.warn("{} {}: the database does not answer: {}", method, path, said);
    }

    void failed(String method, String path, Throwable cause) {
        LOG.error("{} {} failed", method, path, cause);
    }
}
