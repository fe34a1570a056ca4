package holosite.server.web;

import java.net.http.HttpClient;

/**
 * HTTP clients that may send any {@code Host} and {@code Origin}. The JDK reads the property once,
 * so every client of the tests is made here.
 */
public final class TestHttpClient {
    static {
        System.setProperty("jdk.httpclient.allowRestrictedHeaders", "host,origin");
    }

    private TestHttpClient() {}

    public static HttpClient create() {
        return builder().build();
    }

    static HttpClient.Builder builder() {
        return HttpClient.newBuilder();
    }
}
