package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Whom a request is attributed to behind proxies. */
class TrustedProxiesTest {
    private static final TrustedProxies PROXIES =
            TrustedProxies.of(List.of("10.1.0.0/16", "2001:db8::7"));

    @Test
    void onlyANamedProxyIsBelieved() {
        assertThat(PROXIES.sender("10.1.2.3", "203.0.113.9")).isEqualTo("203.0.113.9");
        assertThat(PROXIES.sender("2001:db8::7", "203.0.113.9")).isEqualTo("203.0.113.9");
        assertThat(PROXIES.sender("10.2.2.3", "203.0.113.9")).isEqualTo("10.2.2.3");
        assertThat(PROXIES.sender("127.0.0.1", "203.0.113.9")).isEqualTo("127.0.0.1");
        assertThat(PROXIES.sender("10.1.2.3", null)).isEqualTo("10.1.2.3");
    }

    @Test
    void whatAClientPutsBeforeTheProxysWordIsNotBelieved() {
        assertThat(PROXIES.sender("10.1.2.3", "8.8.8.8, 203.0.113.9")).isEqualTo("203.0.113.9");
        assertThat(PROXIES.sender("10.1.2.3", "8.8.8.8, 203.0.113.9, 10.1.0.1"))
                .isEqualTo("203.0.113.9");
        assertThat(PROXIES.sender("10.1.2.3", "localhost")).isEqualTo("10.1.2.3");
    }

    @Test
    void aProxyOnThisMachineIsBelievedWithoutBeingNamed() {
        assertThat(TrustedProxies.LOCAL.sender("127.0.0.1", "203.0.113.9"))
                .isEqualTo("203.0.113.9");
        assertThat(TrustedProxies.LOCAL.sender("0:0:0:0:0:0:0:1", "203.0.113.9"))
                .isEqualTo("203.0.113.9");
        assertThat(TrustedProxies.LOCAL.sender("192.0.2.1", "203.0.113.9")).isEqualTo("192.0.2.1");
    }

    @Test
    void aNameIsNoAddress() {
        assertThatThrownBy(() -> TrustedProxies.of(List.of("proxy.example.org")))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> TrustedProxies.of(List.of("10.0.0.0/33")))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
