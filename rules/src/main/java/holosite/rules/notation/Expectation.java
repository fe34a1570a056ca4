package holosite.rules.notation;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Marks;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import holosite.rules.whereabouts.Whereabouts;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The sentences a scenario can expect to be true. */
final class Expectation {
    private static final String SIDE = "(dark|light)";
    private static final String NUMBER = "(-?\\d+(?:\\.\\d+)?)";

    private Expectation() {}

    private record Form(Pattern pattern, String example, Meaning meaning) {}

    private interface Meaning {
        Consumer<Scene> of(Indented line, Matcher words);
    }

    private static final Map<String, Zone> PILES =
            Map.ofEntries(
                    Map.entry("hand", Zone.HAND),
                    Map.entry("reserve deck", Zone.RESERVE_DECK),
                    Map.entry("force pile", Zone.FORCE_PILE),
                    Map.entry("used pile", Zone.USED_PILE),
                    Map.entry("lost pile", Zone.LOST_PILE),
                    Map.entry("side of table", Zone.SIDE_OF_TABLE));

    private static final String PILE =
            "(hand|reserve deck|force pile|used pile|lost pile|side of table)";

    private static final Map<String, Figure> FIGURES =
            Map.of(
                    "power", Figure.POWER,
                    "ability", Figure.ABILITY,
                    "forfeit", Figure.FORFEIT,
                    "landspeed", Figure.LANDSPEED,
                    "hyperspeed", Figure.HYPERSPEED,
                    "maneuver", Figure.MANEUVER,
                    "armor", Figure.ARMOR,
                    "destiny", Figure.DESTINY,
                    "defense value", Figure.DEFENSE_VALUE);

    private static final List<Form> FORMS = new ArrayList<>();

    private static void form(String pattern, String example, Meaning meaning) {
        FORMS.add(new Form(Pattern.compile(pattern, Pattern.CASE_INSENSITIVE), example, meaning));
    }

    static {
        form(
                "(not )?offered (.+)",
                "offered deploy Stormtrooper",
                (line, m) -> {
                    String words = m.group(2);
                    return m.group(1) == null
                            ? scene -> scene.offers(words)
                            : scene -> scene.mayNot(words);
                });
        form(
                SIDE + " is asked",
                "Dark is asked",
                (line, m) -> scene -> scene.expectDecider(side(m, 1)));
        form(
                SIDE + " has " + NUMBER + "(?: cards?)? in (?:the )?" + PILE,
                "Dark has 3 in Lost Pile",
                (line, m) ->
                        equal(
                                scene -> scene.pile(side(m, 1), pile(m, 3)).size(),
                                number(m.group(2))));
        form(
                SIDE + " has " + NUMBER + " Life Force",
                "Light has 20 Life Force",
                (line, m) -> equal(scene -> scene.lifeForce(side(m, 1)), number(m.group(2))));
        form(
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
                            number(m.group(4)));
                });
        form(
                "(attrition|damage) left of " + SIDE + " is " + NUMBER,
                "attrition left of Dark is 2",
                (line, m) ->
                        equal(
                                scene ->
                                        m.group(1).equalsIgnoreCase("damage")
                                                ? scene.damageLeft(side(m, 2))
                                                : scene.attritionLeft(side(m, 2)),
                                number(m.group(3))));
        form(
                "battle (power|destiny) of " + SIDE + " is " + NUMBER,
                "battle power of Dark is 11",
                (line, m) ->
                        equal(
                                scene ->
                                        m.group(1).equalsIgnoreCase("power")
                                                ? scene.battlePower(side(m, 2))
                                                : scene.battleDestiny(side(m, 2)),
                                number(m.group(3))));
        form(
                "force generation of " + SIDE + " is " + NUMBER,
                "Force generation of Dark is 5",
                (line, m) -> equal(scene -> scene.generation(side(m, 1)), number(m.group(2))));
        form(
                "(power|ability|forfeit|landspeed|hyperspeed|maneuver|armor|destiny|defense value)"
                        + " of (.+) is "
                        + NUMBER,
                "power of Darth Vader is 6",
                (line, m) -> {
                    Figure figure = figure(m.group(1));
                    return equal(scene -> scene.figure(figure, m.group(2)), number(m.group(3)));
                });
        form(
                "immunity of (.+) is " + NUMBER,
                "immunity of Luke Skywalker is 3",
                (line, m) -> equal(scene -> scene.immunity(m.group(1)), number(m.group(2))));
        form(
                "deploy cost of (.+) to (.+) is " + NUMBER,
                "deploy cost of Stormtrooper to Tatooine: Cantina is 1",
                (line, m) ->
                        equal(
                                scene -> scene.deployCost(m.group(1), m.group(2)),
                                number(m.group(3))));
        form(
                SIDE + " (occupies|controls) (.+)",
                "Dark controls Tatooine: Cantina",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        m.group(2).equalsIgnoreCase("occupies")
                                                ? scene.occupies(side(m, 1), m.group(3))
                                                : scene.controls(side(m, 1), m.group(3))));
        form(
                "it is the (\\w+) phase of " + SIDE,
                "it is the battle phase of Dark",
                (line, m) -> {
                    Phase phase = PositionReader.phase(line, m.group(1));
                    return truth(
                            line, scene -> scene.phase() == phase && scene.turnOf() == side(m, 2));
                });
        form(
                "(a|no) battle",
                "no battle",
                (line, m) ->
                        truth(line, scene -> scene.inBattle() == m.group(1).equalsIgnoreCase("a")));
        form(
                SIDE + " wins",
                "Dark wins",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        scene.state()
                                                .outcome()
                                                .filter(o -> o.winner() == side(m, 1))
                                                .isPresent()));
        form(
                "(.+) is (not )?in (?:the )?" + PILE,
                "Han Solo is in Lost Pile",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        scene.isIn(m.group(1), pile(m, 3))
                                                == (m.group(2) == null)));
        form(
                "(.+) is (not )?on table",
                "Han Solo is on table",
                (line, m) ->
                        truth(line, scene -> scene.isOnTable(m.group(1)) == (m.group(2) == null)));
        form(
                "(.+) is (not )?(present at|present aboard|present with|at the same place as) (.+)",
                "Bossk is present aboard Void Spider",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        near(scene, m.group(1), m.group(3), m.group(4))
                                                == (m.group(2) == null)));
        form(
                "(.+) is (not )?(at|on) the planet (.+)",
                "Bossk is on the planet Tatooine",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        (m.group(3).equalsIgnoreCase("at")
                                                        ? Whereabouts.atPlanet(
                                                                scene.state(),
                                                                scene.card(m.group(1)),
                                                                m.group(4))
                                                        : Whereabouts.onPlanet(
                                                                scene.state(),
                                                                scene.card(m.group(1)),
                                                                m.group(4)))
                                                == (m.group(2) == null)));
        form(
                "(.+) is (not )?somewhere aboard (.+)",
                "Darth Vader is somewhere aboard Executor",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        Whereabouts.aboard(
                                                        scene.state().table(),
                                                        scene.card(m.group(1)),
                                                        scene.card(m.group(3)))
                                                == (m.group(2) == null)));
        form(
                "(.+) is (not )?(?:at|on|aboard) (.+)",
                "Darth Vader is at Tatooine: Cantina",
                (line, m) ->
                        truth(
                                line,
                                scene ->
                                        stands(scene, m.group(1), m.group(3))
                                                == (m.group(2) == null)));
        form(
                "(.+) is (not )?(" + String.join("|", Marks.all()) + ")",
                "Luke Skywalker is hit",
                (line, m) -> {
                    long flag = Marks.flag(m.group(3).toLowerCase(Locale.ROOT)).orElseThrow();
                    return truth(
                            line, scene -> scene.has(m.group(1), flag) == (m.group(2) == null));
                });
    }

    /** The sentence of a line. */
    static Consumer<Scene> read(Indented line, String words) {
        for (Form form : FORMS) {
            Matcher matcher = form.pattern.matcher(words);
            if (matcher.matches()) {
                return form.meaning.of(line, matcher);
            }
        }
        throw line.wrong(
                "nothing of this kind can be expected. Expect, for example:\n"
                        + String.join(
                                "\n",
                                FORMS.stream().map(form -> "  expect " + form.example).toList()));
    }

    private static boolean near(Scene scene, String card, String how, String other) {
        var table = scene.state().table();
        int one = scene.card(card);
        int two = scene.card(other);
        return switch (how.toLowerCase(Locale.ROOT)) {
            case "present with" ->
                    Whereabouts.present(table, one) == Whereabouts.present(table, two);
            case "at the same place as" ->
                    Whereabouts.location(table, one) == Whereabouts.location(table, two);
            default -> Whereabouts.present(table, one) == two;
        };
    }

    private static boolean stands(Scene scene, String card, String where) {
        int place = scene.card(where);
        return scene.hostOf(card).equals(scene.names().of(place))
                || scene.locationOf(card).equals(scene.names().of(place));
    }

    private static Side side(Matcher m, int group) {
        return Side.valueOf(m.group(group).toUpperCase(Locale.ROOT));
    }

    private static Zone pile(Matcher m, int group) {
        Zone zone = PILES.get(m.group(group).toLowerCase(Locale.ROOT));
        if (zone == null) {
            throw new IllegalArgumentException("no pile " + m.group(group));
        }
        return zone;
    }

    private static Figure figure(String word) {
        Figure figure = FIGURES.get(word.toLowerCase(Locale.ROOT));
        if (figure == null) {
            throw new IllegalArgumentException("no figure " + word);
        }
        return figure;
    }

    private static double number(String word) {
        return Double.parseDouble(word);
    }

    private static Consumer<Scene> equal(ToDoubleFunction<Scene> actual, double expected) {
        return scene -> {
            double found = actual.applyAsDouble(scene);
            scene.expect("it is " + plain(found) + ", not " + plain(expected), found == expected);
        };
    }

    private static String plain(double number) {
        return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    private static Consumer<Scene> truth(Indented line, Predicate<Scene> holds) {
        return scene -> scene.expect("not so: " + line.text(), holds.test(scene));
    }
}
