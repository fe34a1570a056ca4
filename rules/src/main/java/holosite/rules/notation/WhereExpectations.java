package holosite.rules.notation;

import static holosite.rules.notation.ExpectationForms.PILE;
import static holosite.rules.notation.ExpectationForms.pile;
import static holosite.rules.notation.ExpectationForms.truth;

import holosite.rules.kit.Marks;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.weapon.PermanentWeapons;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;

/** Where a card is, in which seat and with whom, and what it is marked with. */
final class WhereExpectations {
    private static final String SEAT = "(pilot|driver|passenger|astromech|cargo)";

    private WhereExpectations() {}

    /** The card of group 1 is so, or with {@code not} in group 2 is not. */
    private static Consumer<Scene> is(IndentedLines line, Matcher m, Predicate<Scene> so) {
        return truth(
                line,
                scene -> so.test(scene) == (m.group(2) == null),
                scene -> whereIs(scene, m.group(1)));
    }

    static ExpectationForms forms() {
        var forms = new ExpectationForms();
        forms.form(
                "(.+) is (not )?(?:in (?:the )?)?" + PILE,
                "Han Solo is in Lost Pile",
                (line, m) -> is(line, m, scene -> scene.isIn(m.group(1), pile(m, 3))));
        forms.form(
                "(.+) is (not )?on (?:the )?table",
                "Han Solo is on table",
                (line, m) -> is(line, m, scene -> scene.isOnTable(m.group(1))));
        forms.form(
                "(.+) is (not )?(present at|present aboard|present with|at the same place as) (.+)",
                "Bossk is present aboard Void Spider",
                (line, m) -> is(line, m, scene -> near(scene, m.group(1), m.group(3), m.group(4))));
        forms.form(
                "(.+) is (not )?(at|on) the planet (.+)",
                "Bossk is on the planet Tatooine",
                (line, m) -> is(line, m, scene -> onPlanet(scene, m)));
        forms.form(
                "(.+) is (not )?somewhere aboard (.+)",
                "Darth Vader is somewhere aboard Executor",
                (line, m) ->
                        is(
                                line,
                                m,
                                scene ->
                                        Whereabouts.aboard(
                                                scene.state().table(),
                                                scene.card(m.group(1)),
                                                scene.card(m.group(3)))));
        forms.form(
                "(.+) is (not )?(?:an? |the |in the )?"
                        + SEAT
                        + "(?: seat)?(?: (?:of|on|in|aboard) (.+))?",
                "Han Solo is pilot of Millennium Falcon",
                (line, m) ->
                        is(
                                line,
                                m,
                                scene -> holds(scene, m.group(1), seat(m.group(3)), m.group(4))));
        forms.form(
                "(.+) is (not )?(escorted|imprisoned|stacked)(?: (?:by|at|in|on|under) (.+))?",
                "Leia Organa is escorted by Darth Vader",
                (line, m) ->
                        is(
                                line,
                                m,
                                scene -> holds(scene, m.group(1), role(m.group(3)), m.group(4))));
        forms.form(
                "(.+) is (not )?(?:an? )?(" + String.join("|", Marks.all()) + ")",
                "Luke Skywalker is hit",
                (line, m) -> {
                    long flag = Marks.flag(m.group(3).toLowerCase(Locale.ROOT)).orElseThrow();
                    return is(line, m, scene -> scene.has(m.group(1), flag));
                });
        forms.form(
                "(.+) is (not )?armed",
                "Darth Vader is armed",
                (line, m) ->
                        is(
                                line,
                                m,
                                scene ->
                                        PermanentWeapons.armed(
                                                scene.state(), scene.card(m.group(1)))));
        forms.form(
                "(?:the )?game text of (.+) is (not )?canceled",
                "the game text of Boba Fett is canceled",
                (line, m) ->
                        is(
                                line,
                                m,
                                scene ->
                                        Standing.of(scene.state())
                                                .textCanceled(scene.card(m.group(1)))));
        forms.form(
                "(.+) is (not )?(at|on|aboard) (.+)",
                "Darth Vader is at Tatooine: Cantina",
                (line, m) ->
                        is(
                                line,
                                m,
                                scene ->
                                        stands(scene, m.group(1), m.group(4))
                                                || m.group(3).equalsIgnoreCase("aboard")
                                                        && inside(scene, m.group(1), m.group(4))));
        return forms;
    }

    private static Role seat(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "pilot", "driver" -> Role.PILOT;
            case "passenger" -> Role.PASSENGER;
            case "astromech" -> Role.ASTROMECH;
            default -> Role.CARGO;
        };
    }

    private static Role role(String word) {
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "escorted" -> Role.ESCORTED;
            case "imprisoned" -> Role.IMPRISONED;
            default -> Role.STACKED;
        };
    }

    /** Whether a card is in this role with that card, or with any where none is named. */
    private static boolean holds(Scene scene, String card, Role role, @Nullable String host) {
        int number = scene.card(card);
        int with = host == null ? Table.NOBODY : scene.card(host);
        var table = scene.state().table();
        return table.role(number) == role && (host == null || table.host(number) == with);
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

    private static boolean onPlanet(Scene scene, Matcher m) {
        int card = scene.card(m.group(1));
        return m.group(3).equalsIgnoreCase("at")
                ? Whereabouts.atPlanet(scene.state(), card, m.group(4))
                : Whereabouts.onPlanet(scene.state(), card, m.group(4));
    }

    private static boolean stands(Scene scene, String card, String where) {
        int place = scene.card(where);
        return scene.hostOf(card).equals(scene.names().of(place))
                || scene.locationOf(card).equals(scene.names().of(place));
    }

    /** In a seat or hold, carried or escorted by somebody there, or at a site inside. */
    private static boolean inside(Scene scene, String card, String ship) {
        return Whereabouts.aboard(scene.state().table(), scene.card(card), scene.card(ship));
    }

    private static String whereIs(Scene scene, String card) {
        var table = scene.state().table();
        int number = scene.card(card);
        if (table.inZone(number)) {
            return "It is " + inPile(scene.zoneOf(card)) + ".";
        }
        Role role = table.role(number);
        String host = scene.hostOf(card);
        if (host.isEmpty()) {
            return "It is on the table.";
        }
        return "It is "
                + (role == Role.AT
                        ? "at "
                        : role == Role.ON
                                ? "on "
                                : role.name().toLowerCase(Locale.ROOT).replace('_', ' ') + ", on ")
                + host
                + ".";
    }

    private static String inPile(Zone zone) {
        String words = zone.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return zone == Zone.OUT_OF_PLAY || zone == Zone.BEING_PLAYED || zone == Zone.OUTSIDE
                ? words
                : "in the " + words;
    }
}
