package holosite.server.node;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.encoder.PatternLayoutEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Sets up the log: to the error stream, one line for each event. */
public final class LogSetup {
    private LogSetup() {}

    public static void set(boolean json) {
        if (!(LoggerFactory.getILoggerFactory() instanceof LoggerContext context)) {
            return;
        }
        context.reset();
        var console = new ConsoleAppender<ILoggingEvent>();
        console.setContext(context);
        console.setTarget("System.err");
        console.setEncoder(json ? json(context) : plain(context));
        console.start();
        var root = context.getLogger(Logger.ROOT_LOGGER_NAME);
        root.setLevel(Level.WARN);
        root.addAppender(console);
        context.getLogger("holosite").setLevel(Level.INFO);
        // at this level it reports at length what is expected when a node stops
        context.getLogger("org.apache.pekko").setLevel(Level.ERROR);
        // every connection to a database that fails; DatabaseHealth says so once
        context.getLogger("com.zaxxer.hikari").setLevel(Level.ERROR);
        context.getLogger("org.flywaydb").setLevel(Level.ERROR);
        // what it cannot do is told in one line by whoever asked for it
        context.getLogger("io.javalin.Javalin").setLevel(Level.OFF);
        context.getLogger("org.apache.pekko.io.TcpListener").setLevel(Level.OFF);
    }

    /** What was said in words, not the pattern it was made from. */
    static Encoder<ILoggingEvent> json(LoggerContext context) {
        var encoder = new JsonEncoder();
        encoder.setContext(context);
        encoder.setWithSequenceNumber(false);
        encoder.setWithContext(false);
        encoder.setWithNanoseconds(false);
        encoder.setWithMessage(false);
        encoder.setWithArguments(false);
        encoder.setWithFormattedMessage(true);
        encoder.start();
        return encoder;
    }

    private static Encoder<ILoggingEvent> plain(LoggerContext context) {
        var encoder = new PatternLayoutEncoder();
        encoder.setContext(context);
        encoder.setPattern("%d{HH:mm:ss} %-5level %logger{20} %msg%n");
        encoder.start();
        return encoder;
    }
}
