package holosite.rules.save;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.rules.Game;
import holosite.rules.log.Entry;
import holosite.rules.log.EveryEntry;
import holosite.rules.notation.ReadyDecks;
import java.util.List;
import org.junit.jupiter.api.Test;

class SavedLogTest {

    @Test
    void everyKindOfLineIsReadBackAsItWasWritten() {
        Game game = Game.start(ReadyDecks.setup("mos-eisley-manhunt", "old-heroes"), 1);
        int before = game.log().size();
        List<Entry> lines = EveryEntry.all();
        lines.forEach(game.state()::log);

        Game read = SavedGame.read(SavedGame.write(game), ReadyDecks.POOL);

        assertThat(read.log().from(before)).isEqualTo(lines);
    }
}
