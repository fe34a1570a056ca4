package holosite.server.web;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/**
 * What is answered to a request that Jetty cannot read, or does not pass on: such a one reaches
 * none of our routes.
 */
final class UnreadableRequests extends ErrorHandler {
    private final StrictHeaders headers;

    UnreadableRequests(StrictHeaders headers) {
        this.headers = headers;
    }

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int status,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        var to = response.getHeaders();
        headers.write(to::put);
        // its headers have not been read: it is a person who has mistyped an address, most likely
        to.put(HttpHeader.CONTENT_TYPE, "text/html; charset=utf-8");
        String text = ErrorPage.of(status < 500 ? unreadable() : RequestRefused.ourFault());
        response.setStatus(status);
        response.write(true, ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), callback);
    }

    private static RequestRefused unreadable() {
        return RequestRefused.badRequest(
                "unreadable_request",
                "The server cannot read this request: its address or its headers are damaged or"
                        + " too long.",
                "Le serveur ne peut pas lire cette requête : son adresse ou ses en-têtes sont"
                        + " abîmés ou trop longs.");
    }
}
