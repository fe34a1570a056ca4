package holosite.app.map;

import holosite.language.card.Card;
import holosite.language.card.Icon;
import holosite.language.card.Trait;
import holosite.rules.view.CardView;
import holosite.rules.view.PlaceView;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The galaxy of a view: its regions by parsec, those that no system card places at the end, each
 * with its locations in the order of their row.
 */
record GalaxyMap(View view, List<Region> regions) {

    GalaxyMap {
        regions = List.copyOf(regions);
    }

    static GalaxyMap of(View view, Function<String, Card> cards) {
        Map<String, Row> rows = new LinkedHashMap<>();
        for (PlaceView place : view.places()) {
            rows.computeIfAbsent(place.system(), Row::new).places.add(place);
        }
        var found = new Layout(List.copyOf(rows.values()), cards);
        return new GalaxyMap(view, found.regions());
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
        private final String system;
        private final List<PlaceView> places = new ArrayList<>();
        private final List<Row> within = new ArrayList<>();
        private Region.Kind kind = Region.Kind.WITHOUT_SYSTEM;
        private String where = "";
        private boolean inner;

        Row(String system) {
            this.system = system;
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

    /** Finds out what each row is, and which lie within others. */
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
                if (card.has(Icon.STARSHIP_SITE) || card.has(Icon.VEHICLE_SITE)) {
                    aboard(row);
                    return;
                }
            }
            for (Row other : rows) {
                if (other.places.stream().anyMatch(place -> isAsteroid(place, row.system))) {
                    row.kind = Region.Kind.IN_ASTEROID;
                    within(row, other, row.system);
                    return;
                }
            }
        }

        private void station(Row row, PlaceView station) {
            row.kind = Region.Kind.DEEP_SPACE;
            for (Row other : rows) {
                for (PlaceView place : other.places) {
                    if (place.location().handle() == station.orbits()) {
                        row.kind = Region.Kind.IN_ORBIT;
                        within(row, other, place.location().title());
                    }
                }
            }
        }

        /** Starship sites go with their ship: with every card of its persona, if there are more. */
        private void aboard(Row row) {
            row.kind = Region.Kind.ABOARD;
            for (Row other : rows) {
                for (PlaceView place : other.places) {
                    for (CardView ship : named(place.cards(), row.system)) {
                        if (row.where.isEmpty()) {
                            within(row, other, ship.title());
                        } else {
                            row.where += ", " + ship.title();
                        }
                    }
                }
            }
        }

        private List<CardView> named(List<CardView> among, String persona) {
            var found = new ArrayList<CardView>();
            for (CardView card : among) {
                if (card(card).personas().contains(persona)) {
                    found.add(card);
                }
                found.addAll(named(card.on(), persona));
            }
            return found;
        }

        private boolean isAsteroid(PlaceView place, String title) {
            return card(place.location()).is(Trait.ASTEROID)
                    && place.location().title().equals(title);
        }

        private static void within(Row row, Row outer, String where) {
            if (!row.holds(outer)) {
                row.where = where;
                row.inner = true;
                outer.within.add(row);
            }
        }

        private Region region(Row row) {
            var places = new ArrayList<Place>();
            for (int i = 0; i < row.places.size(); i++) {
                Card card = card(row.places.get(i).location());
                Place.Kind kind = Place.kind(card);
                boolean last = i + 1 == row.places.size();
                Place.Link link =
                        last
                                ? Place.Link.NONE
                                : Place.link(
                                        kind, Place.kind(card(row.places.get(i + 1).location())));
                places.add(new Place(row.places.get(i), card, kind, link));
            }
            return new Region(
                    row.kind,
                    row.system,
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
