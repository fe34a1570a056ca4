package holosite.server.lobby;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.bots.kind.BotKind;
import holosite.language.prose.Language;
import holosite.server.web.RequestRefused;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The bots that a server offers. */
class BotLevelsTest {
    @Test
    void allBotsAreOfferedFromTheEasiestUp() {
        assertThat(BotLevels.all(Language.EN))
                .extracting(BotLevels.Level::level)
                .containsExactly("random", "rookie", "veteran", "master");
        assertThat(BotLevels.named("master")).isEqualTo(BotKind.MASTER);
        for (String other : List.of("", "Master", "grand master")) {
            assertThatThrownBy(() -> BotLevels.named(other))
                    .isInstanceOfSatisfying(
                            RequestRefused.class,
                            refused ->
                                    assertThat(refused.words().in(Language.EN))
                                            .contains("random, rookie, veteran, master."));
        }
    }
}
