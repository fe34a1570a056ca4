package holosite.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where requests come from, as it is counted. */
class CallerTest {
    @ParameterizedTest
    @CsvSource({
        "203.0.113.7, 203.0.113.7, true",
        "203.0.113.7, 203.0.113.8, false",
        // one household has a network of 64 bits
        "2001:db8:1:2::1, 2001:db8:1:2:aaaa:bbbb:cccc:dddd, true",
        "2001:db8:1:2::1, 2001:db8:1:3::1, false",
        // the older kind written as the newer
        "::ffff:203.0.113.7, 203.0.113.7, true",
        "::ffff:203.0.113.7, ::ffff:203.0.113.8, false"
    })
    void addressesOfOneHouseholdAreOnePlace(String one, String other, boolean same) {
        assertThat(Caller.network(one).equals(Caller.network(other))).isEqualTo(same);
    }
}
