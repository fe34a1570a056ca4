package holosite.server.web;

/**
 * How the web server is reached.
 *
 * @param host the address to listen on
 * @param port the port there; 0 for any that is free
 * @param publicAddress the address people type; empty if it is the host and port
 * @param development whether pages served from another port of this machine may send requests
 * @param metricsToken the token a program on another machine needs to read the metrics; empty if
 *     none may
 * @param proxies the proxies in front of it
 * @param limits the rate limits
 */
public record WebSettings(
        String host,
        int port,
        String publicAddress,
        boolean development,
        String metricsToken,
        TrustedProxies proxies,
        Limits limits) {

    public static WebSettings local(int port) {
        return new WebSettings(
                "127.0.0.1", port, "", false, "", TrustedProxies.LOCAL, Limits.standard());
    }

    public WebSettings with(Limits other) {
        return new WebSettings(
                host, port, publicAddress, development, metricsToken, proxies, other);
    }

    /** Whether the public address uses HTTPS. */
    boolean secure() {
        return publicAddress.startsWith("https:");
    }
}
