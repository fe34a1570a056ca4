package holosite.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import org.junit.jupiter.api.Test;

/** What is said of a database that could not do something. */
class StoreTest {
    private static String why(String url) {
        var store = Store.connecting(url, "sa", "");
        return Store.why(
                catchThrowable(() -> store.update("UPDATE nothing SET name = ?", "Bob's own")));
    }

    @Test
    void theReasonIsOneLineWithoutTheStatementAndItsValues() {
        assertThat(why("jdbc:h2:mem:why"))
                .contains("\"NOTHING\" not found")
                .doesNotContain("\n", "UPDATE", "Bob");
    }

    @Test
    void aDatabaseThatIsNotThereIsNamedByItsDriver() {
        assertThat(why("jdbc:h2:tcp://127.0.0.1:1/none"))
                .contains("Connection")
                .doesNotContain("\n", "Bob");
    }

    @Test
    void whatIsNoFaultOfTheDatabaseIsToldAsItIs() {
        assertThat(Store.why(new IllegalStateException("closed")))
                .isEqualTo("IllegalStateException: closed");
    }
}
