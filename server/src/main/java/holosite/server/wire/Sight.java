package holosite.server.wire;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.log.Audience;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What one audience sees of a game at a moment, with the sections of it that read the same in every
 * language: worked out once for all who see it.
 */
public final class Sight {
    private final View view;
    private final Map<String, String> sections = new LinkedHashMap<>();

    public Sight(CardIndex cards, Game game, Audience audience) {
        view = game.view(audience);
        var table = new TableSections(cards);
        sections.put("turn", table.turn(view));
        for (Side side : Side.values()) {
            sections.put(Sheet.key(side), table.player(view, side));
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
