package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OriginsTest {
    private static Origins at(String publicAddress, boolean development) {
        return new Origins(
                new WebSettings(
                        "0.0.0.0",
                        8090,
                        publicAddress,
                        development,
                        "",
                        TrustedProxies.LOCAL,
                        Limits.standard()));
    }

    @Test
    void withoutAPublicAddressOneComesByNumberOrLocalName() {
        Origins origins = at("", false);
        assertThat(origins.isOurs("127.0.0.1:8090")).isTrue();
        assertThat(origins.isOurs("192.168.1.20:8090")).isTrue();
        assertThat(origins.isOurs("[::1]:8090")).isTrue();
        assertThat(origins.isOurs("localhost:8090")).isTrue();
        assertThat(origins.isOurs("attic.local:8090")).isTrue();
        assertThat(origins.isOurs("evil.example:8090")).isFalse();
        assertThat(origins.isOurs(null)).isFalse();
        assertThat(origins.allows("http://localhost:8090", "localhost:8090")).isTrue();
        assertThat(origins.allows("http://localhost:5173", "localhost:8090")).isFalse();
        assertThat(origins.allows("http://evil.example", "localhost:8090")).isFalse();
        assertThat(origins.allows("http://evil.example", "evil.example")).isFalse();
        assertThat(origins.allows("null", "localhost:8090")).isFalse();
        assertThat(origins.allows(null, "localhost:8090")).isFalse();
        assertThat(origins.allows("not an origin", "localhost:8090")).isFalse();
    }

    @Test
    void behindAPublicAddressOnlyItsPagesMayAsk() {
        Origins origins = at("https://play.example.org", false);
        assertThat(origins.isOurs("play.example.org")).isTrue();
        assertThat(origins.isOurs("other.example.org")).isFalse();
        assertThat(origins.allows("https://play.example.org", "play.example.org")).isTrue();
        assertThat(origins.allows("http://play.example.org", "play.example.org")).isFalse();
        assertThat(origins.allows("https://play.example.org.evil.org", "play.example.org"))
                .isFalse();
    }

    @Test
    void whileDevelopingPagesOfThisMachineMayAsk() {
        Origins origins = at("", true);
        assertThat(origins.allows("http://localhost:5173", "localhost:8090")).isTrue();
        assertThat(origins.allows("http://evil.example:5173", "localhost:8090")).isFalse();
    }
}
