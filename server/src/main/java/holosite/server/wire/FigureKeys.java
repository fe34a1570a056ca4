package holosite.server.wire;

import holosite.language.card.Figure;
import holosite.server.message.FigureName;
import holosite.server.serialization.ClientJson;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** The names of figures in JSON, the same in every language. */
final class FigureKeys {
    private static final Map<FigureName, Figure> PRINTED = onCards();

    private FigureKeys() {}

    private static Map<FigureName, Figure> onCards() {
        var figures = new EnumMap<FigureName, Figure>(FigureName.class);
        figures.put(FigureName.POWER, Figure.POWER);
        figures.put(FigureName.ABILITY, Figure.ABILITY);
        figures.put(FigureName.POLITICS, Figure.POLITICS);
        figures.put(FigureName.MANEUVER, Figure.MANEUVER);
        figures.put(FigureName.ARMOR, Figure.ARMOR);
        figures.put(FigureName.HYPERSPEED, Figure.HYPERSPEED);
        figures.put(FigureName.LANDSPEED, Figure.LANDSPEED);
        figures.put(FigureName.FEROCITY, Figure.FEROCITY);
        figures.put(FigureName.DEPLOY, Figure.DEPLOY_COST);
        figures.put(FigureName.FORFEIT, Figure.FORFEIT);
        figures.put(FigureName.DEFENSE, Figure.DEFENSE_VALUE);
        figures.put(FigureName.PARSEC, Figure.PARSEC);
        return Collections.unmodifiableMap(figures);
    }

    /** Those that are printed on cards, in the order in which a card shows them. */
    static Map<FigureName, Figure> printed() {
        return PRINTED;
    }

    static String of(Figure figure) {
        Optional<FigureName> printed =
                PRINTED.entrySet().stream()
                        .filter(one -> one.getValue() == figure)
                        .map(Map.Entry::getKey)
                        .findFirst();
        return printed.map(ClientJson::word).orElseGet(() -> ClientJson.word(figure));
    }
}
