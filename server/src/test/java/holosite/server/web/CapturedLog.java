package holosite.server.web;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.AppenderBase;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.slf4j.LoggerFactory;

/** Captures what the server logs from now on. Create it after the server, which sets up the log. */
public final class CapturedLog extends AppenderBase<ILoggingEvent> implements AutoCloseable {
    private final Logger logger = (Logger) LoggerFactory.getLogger("holosite");
    private final List<String> lines = new CopyOnWriteArrayList<>();

    public CapturedLog() {
        start();
        logger.setAdditive(false);
        logger.addAppender(this);
    }

    @Override
    protected void append(ILoggingEvent event) {
        lines.add(event.getFormattedMessage() + " " + event.getKeyValuePairs());
    }

    /** The lines so far, including their key-value pairs. */
    public List<String> lines() {
        return List.copyOf(lines);
    }

    public void forget() {
        lines.clear();
    }

    @Override
    public void close() {
        logger.detachAppender(this);
        logger.setAdditive(true);
    }
}
