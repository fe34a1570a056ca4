package holosite.server.web;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** The endpoints for the operator of the server: {@code /health} and {@code /metrics}. */
public final class OperatorEndpoints {
    private final String token;
    private final Supplier<String> metrics;
    private final BooleanSupplier well;
    private final String secret;
    private final Backup backup;

    /** Writes everything that is stored. */
    public interface Backup {
        void write(OutputStream to) throws IOException;
    }

    /**
     * @param metrics all metrics in the format of Prometheus
     * @param well whether the process can do its work
     * @param secret what the owner of the process has to show
     */
    public OperatorEndpoints(
            WebSettings settings,
            Supplier<String> metrics,
            BooleanSupplier well,
            String secret,
            Backup backup) {
        token = settings.metricsToken();
        this.metrics = metrics;
        this.well = well;
        this.secret = secret;
        this.backup = backup;
    }

    /** Everything that is stored, for the owner of the process on this machine. */
    void backup(Context context) throws IOException {
        if (!Caller.isOfThisMachine(context) || !shows(context, secret)) {
            throw RequestRefused.forbidden(
                    "not_for_you",
                    "Only 'holosite backup' may ask for this, on this machine.",
                    "Seule la commande « holosite backup » peut demander cela, sur cette machine.");
        }
        context.disableCompression();
        context.contentType("application/zip");
        backup.write(context.outputStream());
    }

    void health(Context context) {
        boolean good = well.getAsBoolean();
        context.status(good ? 200 : 503)
                .contentType("text/plain; charset=utf-8")
                .result(good ? "well\n" : "not well\n");
    }

    void metrics(Context context) {
        if (!Caller.isLocal(context) && !shows(context, token)) {
            throw RequestRefused.forbidden(
                    "not_for_you",
                    "The metrics can be read from this machine, or with their token.",
                    "Les mesures sont pour cette machine, ou pour qui présente leur jeton.");
        }
        context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.get());
    }

    private static boolean shows(Context context, String wanted) {
        String shown = context.header("Authorization");
        return !wanted.isEmpty()
                && shown != null
                && MessageDigest.isEqual(
                        ("Bearer " + wanted).getBytes(StandardCharsets.UTF_8),
                        shown.getBytes(StandardCharsets.UTF_8));
    }
}
