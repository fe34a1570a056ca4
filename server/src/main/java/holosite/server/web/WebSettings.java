package holosite.server.web;

/**
 * How the house is reached.
 *
 * @param host the address to listen on
 * @param port the port there; 0 for any that is free
 * @param publicAddress what people type to come here, or nothing where it is the host and port
 * @param development whether pages served from elsewhere on this machine may ask
 * @param metricsToken what a program on another machine shows to read the metrics; nothing where
 *     none may
 * @param limits how often things may be asked for
 */
public record WebSettings(
        String host,
        int port,
        String publicAddress,
        boolean development,
        String metricsToken,
        Limits limits) {

    public static WebSettings local(int port) {
        return new WebSettings("127.0.0.1", port, "", false, "", Limits.standard());
    }

    public WebSettings with(Limits other) {
        return new WebSettings(host, port, publicAddress, development, metricsToken, other);
    }

    /** Whether people come by an encrypted connection. */
    boolean secure() {
        return publicAddress.startsWith("https:");
    }
}
