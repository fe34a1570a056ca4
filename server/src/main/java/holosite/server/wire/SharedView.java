package holosite.server.wire;

import holosite.language.card.Side;
import holosite.rules.tell.Perspective;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import holosite.server.message.SectionName;
import holosite.server.message.Sections;

/**
 * What one audience sees of a game at one moment, with the sections that read the same in every
 * language. It is worked out once for all languages.
 */
public final class SharedView {
    private final Perspective seen;
    private final Sections sections;

    public SharedView(CardIndex cards, Perspective seen) {
        this.seen = seen;
        View view = seen.view();
        var table = new TableSections(cards);
        var all = new Sections.Builder().put(SectionName.TURN, TableSections.turn(view));
        for (Side side : Side.values()) {
            all.put(SectionName.of(side), table.player(view, side));
        }
        all.put(SectionName.ROW, TableSections.row(view));
        for (PlaceView place : view.places()) {
            all.place(TableSections.place(place));
        }
        sections = all.build();
    }

    public Perspective seen() {
        return seen;
    }

    Sections sections() {
        return sections;
    }
}
