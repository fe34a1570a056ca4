package holosite.app.map;

import holosite.app.terminal.TerminalWords;
import holosite.language.Card;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.log.Audience;
import holosite.rules.view.View;
import java.io.PrintWriter;
import java.util.Optional;
import java.util.function.Function;

/**
 * Pictures of a game, drawn from what one player may know, or from what both know together if no
 * player is named.
 */
public final class MapPainter {
    private final GalaxyMap map;
    private final Optional<Side> viewer;
    private final TerminalWords words;

    public MapPainter(
            Game game, Optional<Side> viewer, Language language, Function<String, Card> cards) {
        View view = game.view(viewer.map(Audience::of).orElse(Audience.BOTH));
        this.map = GalaxyMap.of(view, cards);
        this.viewer = viewer;
        this.words = TerminalWords.of(language, Optional.empty(), cards);
    }

    public String svg() {
        return SvgMap.paint(map, viewer, words);
    }

    /** As text, so many columns wide. */
    public void text(PrintWriter out, int columns, boolean colours) {
        TextMap.paint(map, viewer, words, out, columns, colours);
    }
}
