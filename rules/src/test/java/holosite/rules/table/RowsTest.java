package holosite.rules.table;

import static holosite.language.card.Side.DARK;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Stretch;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.Game;
import holosite.rules.kit.Scene;
import holosite.rules.place.Layout;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The rows of every system, as its cards say: each location gets its position in them. */
class RowsTest {

    /** Each place with the groups of its row; within a group any order is allowed. */
    private static Map<String, List<List<String>>> places() throws IOException {
        try (InputStream text =
                Objects.requireNonNull(RowsTest.class.getResourceAsStream("/rows/places.txt"))) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split(" = ", 2))
                    .collect(
                            Collectors.toMap(
                                    line -> line[0],
                                    line ->
                                            Arrays.stream(line[1].split(" \\| ", -1))
                                                    .map(group -> List.of(group.split(" ~ ", -1)))
                                                    .toList(),
                                    (a, b) -> a,
                                    LinkedHashMap::new));
        }
    }

    @TestFactory
    Stream<DynamicTest> everyPlaceLiesInItsOrderHoweverItIsLaidOut() throws IOException {
        Set<String> titles = AllCards.all().stream().map(Card::title).collect(Collectors.toSet());
        return places().entrySet().stream()
                .map(
                        place ->
                                DynamicTest.dynamicTest(
                                        place.getKey(),
                                        () -> lie(place.getKey(), place.getValue(), titles)));
    }

    private static void lie(String place, List<List<String>> groups, Set<String> known) {
        List<List<String>> here =
                groups.stream()
                        .map(group -> group.stream().filter(known::contains).toList())
                        .filter(group -> !group.isEmpty())
                        .toList();
        List<String> all = here.stream().flatMap(List::stream).toList();
        for (List<String> laidOut : List.of(all, all.reversed())) {
            var table = Scene.with(AllCards::all);
            for (String title : laidOut) {
                table.locationOf(place, title, sideOf(title));
            }
            List<String> row = table.turn(DARK, Phase.DEPLOY).locations();
            int at = 0;
            for (List<String> group : here) {
                assertThat(row.subList(at, at + group.size()))
                        .as(place)
                        .containsExactlyInAnyOrderElementsOf(group);
                at += group.size();
            }
        }
    }

    private static Side sideOf(String title) {
        return AllCards.all().stream()
                .filter(card -> card.title().equals(title))
                .findFirst()
                .orElseThrow()
                .side();
    }

    @Test
    void everyLocationWithANameOfItsOwnIsInTheTables() throws IOException {
        var named =
                places().values().stream()
                        .flatMap(List::stream)
                        .flatMap(List::stream)
                        .collect(Collectors.toSet());
        var missing = new ArrayList<String>();
        for (Card card : AllCards.all()) {
            boolean ownOrder =
                    card.is(Subtype.SITE)
                            && !card.system().isEmpty()
                            && card.uniqueness().unique()
                            && !card.is(Trait.ASTEROID);
            if ((ownOrder || card.rowPosition().isPresent() && !card.is(Trait.ASTEROID))
                    && !named.contains(card.title())) {
                missing.add(card.title());
            }
        }

        assertThat(missing).isEmpty();
    }

    private static Card site(String name, String id, Stretch stretch) {
        return Kinds.site("Far Away", name, DARK, id)
                .unique()
                .force(1, 1)
                .icons(Icon.EXTERIOR, Icon.PLANET)
                .lies(stretch)
                .done();
    }

    private static Card generic(String title, String id, boolean port) {
        var card =
                Card.card(CardType.LOCATION, title, DARK, id)
                        .kind(Subtype.SITE)
                        .diamonds(1)
                        .force(1, 1)
                        .icons(Icon.EXTERIOR, Icon.PLANET);
        return port ? card.is(Trait.SPACEPORT).done() : card.done();
    }

    @Test
    void theSecondOfTwoDockingBaysGoesToTheInmostEnd() {
        var first = site("First Bay", "900_1", Stretch.EITHER_END);
        var second = site("Second Bay", "900_2", Stretch.EITHER_END);
        var hall = site("Hall", "900_3", Stretch.INDOORS);
        var yard = site("Yard", "900_4", Stretch.OUTDOORS);
        List<Card> cards =
                Stream.concat(AllCards.all().stream(), Stream.of(first, second, hall, yard))
                        .toList();
        for (List<Card> order : List.of(List.of(first, second), List.of(second, first))) {
            var scene =
                    Scene.with(() -> cards)
                            .site(hall.title(), DARK)
                            .site(yard.title(), DARK)
                            .hand(DARK, first.title(), second.title())
                            .turn(DARK, Phase.DEPLOY);
            scene.deploy(order.getFirst().title());
            scene.deploy(order.getLast().title());

            assertThat(scene.locations())
                    .containsExactly(
                            order.getLast().title(),
                            hall.title(),
                            order.getFirst().title(),
                            yard.title());
        }
    }

    @Test
    void genericSpaceportsOfAPlanetStayTogether() {
        var street = generic("Port Street", "900_5", true);
        var tower = generic("Port Tower", "900_6", true);
        var gate = generic("Port Gate", "900_7", true);
        var field = generic("Plain Field", "900_8", false);
        List<Card> cards =
                Stream.concat(AllCards.all().stream(), Stream.of(street, tower, gate, field))
                        .toList();
        var scene =
                Scene.with(() -> cards)
                        .locationOf("Tatooine", street.title(), DARK)
                        .locationOf("Tatooine", tower.title(), DARK)
                        .site("Tatooine: Mos Eisley", DARK)
                        .site("Tatooine: Lars' Moisture Farm", DARK)
                        .hand(DARK, gate.title(), field.title())
                        .turn(DARK, Phase.DEPLOY);
        Game game = scene.game();
        int between = scene.card(tower.title());
        int farm = scene.card("Tatooine: Lars' Moisture Farm");

        assertThat(scene.locations())
                .containsExactly(
                        "Tatooine: Mos Eisley",
                        street.title(),
                        tower.title(),
                        "Tatooine: Lars' Moisture Farm");
        assertThat(Layout.places(game.state(), scene.card(gate.title()), "Tatooine"))
                .containsExactlyInAnyOrder(scene.card(street.title()), between, farm);
        assertThat(Layout.places(game.state(), scene.card(field.title()), "Tatooine"))
                .containsExactlyInAnyOrder(scene.card(street.title()), farm, Table.NOBODY);
    }
}
