package holosite.rules.notation;

import static holosite.rules.notation.ExpectationForms.NUMBER;
import static holosite.rules.notation.ExpectationForms.PILE;
import static holosite.rules.notation.ExpectationForms.SIDE;
import static holosite.rules.notation.ExpectationForms.equal;
import static holosite.rules.notation.ExpectationForms.number;
import static holosite.rules.notation.ExpectationForms.pile;
import static holosite.rules.notation.ExpectationForms.plain;
import static holosite.rules.notation.ExpectationForms.side;
import static holosite.rules.notation.ExpectationForms.truth;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.why.Why;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The numbers of cards, places and players. */
final class FigureExpectations {
    private FigureExpectations() {}

    private static final Map<String, Figure> FIGURES = new LinkedHashMap<>();

    static {
        for (Figure figure :
                List.of(
                        Figure.POWER,
                        Figure.ABILITY,
                        Figure.FORFEIT,
                        Figure.LANDSPEED,
                        Figure.HYPERSPEED,
                        Figure.MANEUVER,
                        Figure.ARMOR,
                        Figure.DESTINY,
                        Figure.DEFENSE_VALUE,
                        Figure.FEROCITY,
                        Figure.POLITICS,
                        Figure.RACE_DESTINY,
                        Figure.RACE_TOTAL,
                        Figure.MOVE_COST)) {
            FIGURES.put(figure.name().toLowerCase(Locale.ROOT).replace('_', ' '), figure);
        }
        FIGURES.put("parsec", Figure.PARSEC);
    }

    /** The words for the figures of cards. */
    static List<String> words() {
        return List.copyOf(FIGURES.keySet());
    }

    /** Below what attrition a card is not affected: any, or none at all. */
    private static double bound(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "any" -> Double.POSITIVE_INFINITY;
            case "none" -> 0;
            default -> number(word);
        };
    }

    static ExpectationForms forms() {
        var forms = new ExpectationForms();
        String figures = "(" + String.join("|", FIGURES.keySet()) + ")";
        forms.form(
                SIDE + " has (no|\\d+)(?: cards?)? (?:in (?:the )?)?" + PILE,
                "Dark has 3 in Lost Pile",
                (line, m) ->
                        equal(
                                scene -> scene.pile(side(m, 1), pile(m, 3)).size(),
                                m.group(2).equalsIgnoreCase("no") ? 0 : number(m.group(2))));
        forms.form(
                SIDE + " has " + NUMBER + " Life Force",
                "Light has 20 Life Force",
                (line, m) -> equal(scene -> scene.lifeForce(side(m, 1)), number(m.group(2))));
        forms.form(
                "(total power|total ability|force drain|force icons) of "
                        + SIDE
                        + " at (.+) is "
                        + NUMBER,
                "total power of Dark at Tatooine: Cantina is 7",
                (line, m) -> {
                    Side side = side(m, 2);
                    String place = m.group(3);
                    return equal(
                            switch (m.group(1).toLowerCase(Locale.ROOT)) {
                                case "total power" -> scene -> scene.totalPower(place, side);
                                case "total ability" -> scene -> scene.totalAbility(place, side);
                                case "force drain" -> scene -> scene.forceDrain(place, side);
                                default -> scene -> scene.forceIcons(place, side);
                            },
                            number(m.group(4)),
                            scene -> sumAt(scene, m.group(1), place, side));
                });
        forms.form(
                "force generation of " + SIDE + " is " + NUMBER,
                "Force generation of Dark is 5",
                (line, m) -> equal(scene -> scene.generation(side(m, 1)), number(m.group(2))));
        forms.form(
                figures + " of (.+) is " + NUMBER,
                "power of Darth Vader is 6",
                (line, m) -> {
                    Figure figure = figure(m.group(1));
                    return equal(
                            scene -> scene.figure(figure, m.group(2)),
                            number(m.group(3)),
                            scene -> sum(scene, figure, m.group(2)));
                });
        forms.form(
                "(.+) has (no|an?) " + figures,
                "Darth Vader has no armor",
                (line, m) -> {
                    Figure figure = figure(m.group(3));
                    boolean none = m.group(2).equalsIgnoreCase("no");
                    return truth(
                            line,
                            scene -> Double.isNaN(scene.figure(figure, m.group(1))) == none,
                            scene -> itIs(scene, figure, m.group(1)));
                });
        forms.form(
                "immunity of (.+) is (\\d+|any|none)",
                "immunity of Luke Skywalker is 3",
                (line, m) -> equal(scene -> scene.immunity(m.group(1)), bound(m.group(2))));
        forms.form(
                "deploy cost of (.+) to (.+) is " + NUMBER,
                "deploy cost of Stormtrooper to Tatooine: Cantina is 1",
                (line, m) ->
                        equal(
                                scene -> scene.deployCost(m.group(1), m.group(2)),
                                number(m.group(3))));
        return forms;
    }

    private static String sum(Scene scene, Figure figure, String card) {
        return SumWords.behind(
                new Why(scene.state()).figure(scene.ownerOf(card), scene.card(card), figure));
    }

    private static String sumAt(Scene scene, String figure, String place, Side side) {
        Figure meant = Figure.valueOf(figure.toUpperCase(Locale.ROOT).replace(' ', '_'));
        return SumWords.behind(new Why(scene.state()).figureAt(scene.card(place), meant, side));
    }

    private static String itIs(Scene scene, Figure figure, String card) {
        return "It is " + plain(scene.figure(figure, card)) + ".";
    }

    private static Figure figure(String word) {
        Figure figure = FIGURES.get(word.toLowerCase(Locale.ROOT));
        if (figure == null) {
            throw new IllegalArgumentException("no figure " + word);
        }
        return figure;
    }
}
