package holosite.rules.kit;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.rules.decision.Act;
import holosite.rules.decision.Fate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** docs/notations.md lists every word that the kit knows. */
class NotationPageTest {
    private static final Path PAGE = Path.of("../docs/notations.md");

    /** Verbs that name the location where something is done, not the card that does it. */
    private static final Set<Act.Kind> WITH_A_PLACE =
            EnumSet.of(
                    Act.Kind.FORCE_DRAIN,
                    Act.Kind.BATTLE,
                    Act.Kind.DOCKING_BAY_TRANSIT,
                    Act.Kind.FORM_SEARCH_PARTY,
                    Act.Kind.RETURN_FROM_HOLOSITE);

    @Test
    void everyVerbFateAndMarkIsDocumented() throws IOException {
        var words = new ArrayList<String>(Marks.all());
        for (Act.Kind kind : Act.Kind.values()) {
            words.add(ChoiceWords.verb(kind, WITH_A_PLACE.contains(kind) ? "PLACE" : "CARD"));
        }
        for (Fate fate : Fate.values()) {
            words.add(fate.name().toLowerCase(Locale.ROOT));
        }

        String page = Files.readString(PAGE);

        assertThat(words).allSatisfy(word -> assertThat(page).contains("`" + word + "`"));
    }
}
