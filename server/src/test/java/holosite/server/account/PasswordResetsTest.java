package holosite.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.server.node.Database;
import holosite.server.node.Settings;
import holosite.server.store.Store;
import holosite.server.web.Limits;
import holosite.server.web.RequestRefused;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Links with which a password is chosen, once. */
class PasswordResetsTest {
    @TempDir Path folder;

    private static String token(String link) {
        return link.substring("/reset/".length());
    }

    @Test
    void theLinkOfEachNodeWorksUntilOneWasUsedAndThatOfTheAdminEndsTheOthers() {
        InstantSource clock = InstantSource.system();
        try (Database database = Database.open(Settings.of(Map.of("data", folder.toString())))) {
            var store = new Store(database.source());
            var resets = new PasswordResets(store, clock);
            String admin =
                    new Accounts(
                                    store,
                                    new Passwords(),
                                    new PasswordAttempts(Limits.standard().wrongPasswords(), clock),
                                    clock)
                            .admin("Keeper")
                            .id();
            String first = token(resets.anotherLink(admin));
            String second = token(resets.anotherLink(admin));
            assertThat(resets.account(first)).isEqualTo(admin);
            assertThat(resets.account(second)).isEqualTo(admin);
            String third = token(resets.link(admin));
            assertThat(resets.account(third)).isEqualTo(admin);
            assertThatThrownBy(() -> resets.account(first)).isInstanceOf(RequestRefused.class);
            String fourth = token(resets.anotherLink(admin));
            resets.used(admin);
            for (String used : new String[] {second, third, fourth}) {
                assertThatThrownBy(() -> resets.account(used)).isInstanceOf(RequestRefused.class);
            }
        }
    }
}
