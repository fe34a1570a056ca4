package holosite.server.node;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Reading the settings, and the messages for settings that cannot be used. */
class SettingsTest {

    @Test
    void aFlagCountsBeforeAPropertyAndAPropertyBeforeTheEnvironment() {
        var properties = new Properties();
        properties.setProperty("holosite.port", "2000");
        properties.setProperty("holosite.host", "0.0.0.0");
        var environment = Map.of("HOLOSITE_PORT", "3000", "HOLOSITE_BOT_PACE", "50", "PATH", "x");

        Settings settings =
                Settings.read(List.of("--port", "1000", "--logs=json"), properties, environment);

        assertThat(settings.port()).isEqualTo(1000);
        assertThat(settings.host()).isEqualTo("0.0.0.0");
        assertThat(settings.botPace()).isEqualTo(Duration.ofMillis(50));
        assertThat(settings.jsonLogs()).isTrue();
    }

    @Test
    void withoutADatabaseItIsAFileInTheDataFolder() {
        Settings settings = Settings.of(Map.of("data", "somewhere"));

        assertThat(settings.database().url())
                .startsWith("jdbc:h2:file:/")
                .contains("somewhere/holosite;")
                .contains("WRITE_DELAY=0");
    }

    @Test
    void theyNeverTellThePassword() {
        Settings settings =
                Settings.of(
                        Map.of(
                                "database-url",
                                "jdbc:postgresql://db/holosite?password=hush",
                                "database-user",
                                "holo",
                                "database-password",
                                "hush"));

        assertThat(settings.toString()).contains("jdbc:postgresql://db/holosite as holo");
        assertThat(settings.toString()).doesNotContain("hush");
    }

    @ParameterizedTest
    @CsvSource({
        "port, eighty, port should be a number from 0 to 65535",
        "port, 70000, port should be a number from 0 to 65535",
        "bot-pace, -1, bot-pace should be a number",
        "host, a b, host should be a host name",
        "database-url, mysql://x, database-url should begin with jdbc:postgresql: or jdbc:h2:",
        "public-address, example.org, public-address should be like https://play.example.org",
        "logs, xml, logs should be plain or json",
        "development, yes, development should be false or true",
        "prot, 1, There is no setting 'prot'"
    })
    void aBadValueIsRefusedWithWhatToGiveInstead(String name, String value, String message) {
        assertThatThrownBy(() -> Settings.of(Map.of(name, value)))
                .isInstanceOf(BadSetting.class)
                .hasMessageContaining(message);
    }

    @Test
    void anUnknownFlagIsNamedWithThoseThereAre() {
        assertThatThrownBy(() -> Settings.read(List.of("--prot", "1"), new Properties(), Map.of()))
                .hasMessageContaining("There is no flag '--prot'")
                .hasMessageContaining("--port");
        assertThatThrownBy(() -> Settings.read(List.of("--port"), new Properties(), Map.of()))
                .hasMessageContaining("A value should follow '--port'");
    }

    @Test
    void theAddressIsOneThatCanBeTyped() {
        assertThat(Settings.standard().address(8090)).isEqualTo("http://127.0.0.1:8090");
        assertThat(Settings.of(Map.of("host", "0.0.0.0")).address(1))
                .isEqualTo("http://127.0.0.1:1");
        assertThat(Settings.of(Map.of("host", "::")).address(1)).isEqualTo("http://127.0.0.1:1");
        assertThat(Settings.of(Map.of("host", "::1")).address(1)).isEqualTo("http://[::1]:1");
        Settings known =
                Settings.of(
                        Map.of("host", "0.0.0.0", "public-address", "https://play.example.org/"));
        assertThat(known.address(1)).isEqualTo("https://play.example.org");
        assertThat(known.ownAddress(1)).isEqualTo("http://127.0.0.1:1");
    }
}
