package holosite.server.web;

import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** The endpoints for the operator of the server: {@code /health} and {@code /metrics}. */
public final class OperatorEndpoints {
    private final String token;
    private final Supplier<String> metrics;
    private final BooleanSupplier well;

    /**
     * @param metrics all metrics in the format of Prometheus
     * @param well whether the process can do its work
     */
    public OperatorEndpoints(WebSettings settings, Supplier<String> metrics, BooleanSupplier well) {
        token = settings.metricsToken();
        this.metrics = metrics;
        this.well = well;
    }

    void health(Context context) {
        boolean good = well.getAsBoolean();
        context.status(good ? 200 : 503)
                .contentType("text/plain; charset=utf-8")
                .result(good ? "well\n" : "not well\n");
    }

    void metrics(Context context) {
        if (!Caller.isLocal(context) && !hasToken(context)) {
            throw RequestRefused.forbidden(
                    "not_for_you",
                    "The metrics can be read from this machine, or with their token.",
                    "Les mesures sont pour cette machine, ou pour qui présente leur jeton.");
        }
        context.contentType("text/plain; version=0.0.4; charset=utf-8").result(metrics.get());
    }

    private boolean hasToken(Context context) {
        String shown = context.header("Authorization");
        return !token.isEmpty()
                && shown != null
                && MessageDigest.isEqual(
                        ("Bearer " + token).getBytes(StandardCharsets.UTF_8),
                        shown.getBytes(StandardCharsets.UTF_8));
    }
}
