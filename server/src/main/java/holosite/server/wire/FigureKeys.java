package holosite.server.wire;

import holosite.language.card.Figure;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The names of figures in JSON, the same in every language. */
final class FigureKeys {
    private static final Map<Figure, String> PRINTED = onCards();

    private FigureKeys() {}

    private static Map<Figure, String> onCards() {
        var names = new LinkedHashMap<Figure, String>();
        names.put(Figure.POWER, "power");
        names.put(Figure.ABILITY, "ability");
        names.put(Figure.POLITICS, "politics");
        names.put(Figure.MANEUVER, "maneuver");
        names.put(Figure.ARMOR, "armor");
        names.put(Figure.HYPERSPEED, "hyperspeed");
        names.put(Figure.LANDSPEED, "landspeed");
        names.put(Figure.FEROCITY, "ferocity");
        names.put(Figure.DEPLOY_COST, "deploy");
        names.put(Figure.FORFEIT, "forfeit");
        names.put(Figure.DEFENSE_VALUE, "defense");
        names.put(Figure.PARSEC, "parsec");
        return Collections.unmodifiableMap(names);
    }

    /** Those that are printed on cards, in the order in which a card shows them. */
    static Map<Figure, String> printed() {
        return PRINTED;
    }

    static String of(Figure figure) {
        return Optional.ofNullable(PRINTED.get(figure)).orElseGet(() -> JsonWriter.key(figure));
    }
}
