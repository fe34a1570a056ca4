package holosite.rules.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.rules.Game;
import holosite.rules.notation.MalformedText;
import holosite.rules.notation.ReadyDecks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class RulesVersionTest {
    private final String saved =
            SavedGame.write(Game.start(ReadyDecks.setup("mos-eisley-manhunt", "old-heroes"), 1));

    @Test
    void aSavedGameSaysWhichRulesWroteIt() {
        assertThat(saved.lines())
                .startsWith(
                        "holosite game " + RulesVersion.CURRENT.format(),
                        "rules: " + RulesVersion.CURRENT.rules());
        assertThat(SavedGame.writtenBy(saved)).isEqualTo(RulesVersion.CURRENT);
        assertThat(SavedGame.writtenBy(saved).isCurrent()).isTrue();
    }

    @Test
    void otherRulesOfTheSameFormatAreToldAndTheirGamesRead() {
        String other = saved.replace("rules: " + RulesVersion.CURRENT.rules(), "rules: 0.0.9");

        assertThat(SavedGame.writtenBy(other).rules()).isEqualTo("0.0.9");
        assertThat(SavedGame.writtenBy(other).isCurrent()).isFalse();
        assertThat(SavedGame.read(other, ReadyDecks.POOL))
                .isEqualTo(SavedGame.read(saved, ReadyDecks.POOL));
    }

    @Test
    void anotherFormatIsRefused() {
        String old = saved.replaceFirst("holosite game \\d+", "holosite game 1");

        assertThatThrownBy(() -> SavedGame.read(old, ReadyDecks.POOL))
                .isInstanceOf(MalformedText.class)
                .hasMessage(
                        "line 1: this saved game has format 1; these rules read format %d only.",
                        RulesVersion.CURRENT.format());
        assertThatThrownBy(() -> SavedGame.writtenBy("holosite game two"))
                .hasMessageContaining("line 1: ")
                .hasMessageContaining("number of a format");
        String withoutRules = "holosite game " + RulesVersion.CURRENT.format() + "\nrules:";
        assertThatThrownBy(() -> SavedGame.writtenBy(withoutRules))
                .hasMessageContaining("line 2: ");
    }

    @Test
    void theVersionIsThatOfTheProject() throws IOException {
        var version =
                Pattern.compile("<version>(\\d+\\.\\d+\\.\\d+)")
                        .matcher(Files.readString(Path.of("../pom.xml")));

        assertThat(version.find()).isTrue();
        assertThat(RulesVersion.CURRENT.rules())
                .as("RulesVersion.CURRENT follows the version in pom.xml")
                .isEqualTo(version.group(1));
    }
}
