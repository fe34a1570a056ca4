package holosite.server.wire;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.log.Audience;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one audience sees of a game at one moment, with the sections that read the same in every
 * language. It is worked out once for all languages.
 */
public final class SharedView {
    private final View view;
    private final Map<String, String> sections = new LinkedHashMap<>();

    public SharedView(CardIndex cards, Game game, Audience audience) {
        view = game.view(audience);
        var table = new TableSections(cards);
        sections.put("turn", table.turn(view));
        for (Side side : Side.values()) {
            sections.put(JsonWriter.key(side), table.player(view, side));
        }
        sections.put("row", table.row(view));
        for (PlaceView place : view.places()) {
            sections.put("place:" + place.location().handle(), table.place(place));
        }
    }

    View view() {
        return view;
    }

    Map<String, String> sections() {
        return sections;
    }
}
