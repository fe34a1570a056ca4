package holosite.app.map;

import holosite.language.Card;
import holosite.language.card.Icon;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The galaxy of a view: its regions by parsec, those without a system card at the end, each with
 * its locations in the order of their row.
 */
record GalaxyMap(View view, List<Region> regions) {

    GalaxyMap {
        regions = List.copyOf(regions);
    }

    static GalaxyMap of(View view, Function<String, Card> cards) {
        Map<String, Row> rows = new LinkedHashMap<>();
        for (PlaceView place : view.places()) {
            Card card = cards.apply(place.location().id());
            // locations inside a ship or an asteroid are not part of the row where it is
            boolean cave = card.is(Subtype.SITE) && card.is(Trait.ASTEROID);
            String name = cave ? card.system() : place.system();
            String key =
                    cave || isOfShip(card)
                            ? name + "/" + place.system() + "/" + place.boundTo()
                            : name;
            rows.computeIfAbsent(key, any -> new Row(name, cave)).places.add(place);
        }
        var found = new Layout(List.copyOf(rows.values()), cards);
        return new GalaxyMap(view, found.regions());
    }

    private static boolean isOfShip(Card card) {
        return card.has(Icon.STARSHIP_SITE) || card.has(Icon.VEHICLE_SITE);
    }

    /** All regions, each before those that lie within it. */
    List<Region> everywhere() {
        var all = new ArrayList<Region>();
        regions.forEach(region -> add(region, all));
        return all;
    }

    private static void add(Region region, List<Region> all) {
        all.add(region);
        region.within().forEach(inner -> add(inner, all));
    }

    /** The locations of one system, before it is known where they lie. */
    private static final class Row {
        private final String name;
        private final boolean cave;
        private final List<PlaceView> places = new ArrayList<>();
        private final List<Row> within = new ArrayList<>();
        private Region.Kind kind = Region.Kind.WITHOUT_SYSTEM;
        private String where = "";
        private boolean inner;

        Row(String name, boolean cave) {
            this.name = name;
            this.cave = cave;
        }

        double parsec() {
            return places.stream()
                    .mapToDouble(PlaceView::parsec)
                    .filter(parsec -> !Double.isNaN(parsec))
                    .findFirst()
                    .orElse(Double.NaN);
        }

        boolean holds(Row other) {
            return this == other || within.stream().anyMatch(row -> row.holds(other));
        }
    }

    /** Works out what each row is, and which regions lie within others. */
    private static final class Layout {
        private final List<Row> rows;
        private final Function<String, Card> cards;

        Layout(List<Row> rows, Function<String, Card> cards) {
            this.rows = rows;
            this.cards = cards;
        }

        List<Region> regions() {
            rows.forEach(this::place);
            return rows.stream()
                    .filter(row -> !row.inner)
                    .map(this::region)
                    // NaN comes after every number: what has no parsec is at the end
                    .sorted(Comparator.comparingDouble(Region::parsec))
                    .toList();
        }

        private void place(Row row) {
            for (PlaceView place : row.places) {
                Card card = card(place.location());
                if (!Double.isNaN(place.parsec())) {
                    row.kind = Region.Kind.SYSTEM;
                    if (card.is(Trait.BATTLE_STATION)) {
                        station(row, place);
                    }
                    return;
                }
                if (isOfShip(card)) {
                    aboard(row, place);
                    return;
                }
                if (card.is(Trait.HOLOSITE)) {
                    row.kind = Region.Kind.HOLOSITE;
                    return;
                }
            }
            if (row.cave) {
                row.kind = Region.Kind.IN_ASTEROID;
                String system = row.places.getFirst().system();
                rows.stream()
                        .filter(other -> other.places.stream().anyMatch(p -> is(p, row, system)))
                        .findFirst()
                        .ifPresent(other -> within(row, other, row.name));
            }
        }

        /** The asteroid sector of this name at this system. */
        private static boolean is(PlaceView place, Row row, String system) {
            return place.location().title().equals(row.name) && place.system().equals(system);
        }

        private void station(Row row, PlaceView station) {
            row.kind = Region.Kind.DEEP_SPACE;
            for (Row other : rows) {
                for (PlaceView place : other.places) {
                    if (station.boundTo().equals(OptionalInt.of(place.location().handle()))) {
                        row.kind = Region.Kind.IN_ORBIT;
                        within(row, other, place.location().title());
                    }
                }
            }
        }

        private void aboard(Row row, PlaceView site) {
            row.kind = Region.Kind.ABOARD;
            if (site.boundTo().isEmpty()) {
                return;
            }
            for (Row other : rows) {
                for (PlaceView place : other.places) {
                    find(place.cards(), site.boundTo().getAsInt())
                            .ifPresent(ship -> within(row, other, ship.title()));
                }
            }
        }

        private static Optional<CardView> find(List<CardView> among, int handle) {
            return among.stream()
                    .flatMap(
                            card ->
                                    card.handle() == handle
                                            ? Stream.of(card)
                                            : find(card.on(), handle).stream())
                    .findFirst();
        }

        private static void within(Row row, Row outer, String where) {
            if (!row.holds(outer)) {
                row.where = where;
                row.inner = true;
                outer.within.add(row);
            }
        }

        private Region region(Row row) {
            var places = new ArrayList<MapLocation>();
            for (int i = 0; i < row.places.size(); i++) {
                Card card = card(row.places.get(i).location());
                MapLocation.Kind kind = MapLocation.kind(card);
                boolean last = i + 1 == row.places.size();
                MapLocation.Link link =
                        last
                                ? MapLocation.Link.NONE
                                : MapLocation.link(
                                        kind,
                                        MapLocation.kind(card(row.places.get(i + 1).location())));
                places.add(new MapLocation(row.places.get(i), card, kind, link));
            }
            return new Region(
                    row.kind,
                    row.name,
                    row.parsec(),
                    row.where,
                    places,
                    row.within.stream().map(this::region).toList());
        }

        private Card card(CardView seen) {
            return cards.apply(seen.id());
        }
    }
}
