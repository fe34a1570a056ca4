package holosite.app.map;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class GalaxyMapTest {

    private static Region region(GalaxyMap map, String name) {
        return map.everywhere().stream()
                .filter(region -> region.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static List<String> titles(Region region) {
        return region.row().stream().map(place -> place.shortTitle(region.name())).toList();
    }

    private static List<String> names(List<Region> regions) {
        return regions.stream().map(Region::name).toList();
    }

    @Test
    void regionsLieByParsecAndThoseWithoutASystemComeLast() {
        GalaxyMap map = Positions.map(Positions.manyWorlds());

        assertThat(names(map.regions())).containsExactly("Hoth", "Tatooine", "Dagobah", "Endor");
        assertThat(map.regions().get(0).parsec()).isEqualTo(5);
        assertThat(map.regions().get(1).parsec()).isEqualTo(7);
        assertThat(map.regions().get(2).kind()).isEqualTo(Region.Kind.WITHOUT_SYSTEM);
        assertThat(map.regions().get(2).parsec()).isNaN();
    }

    @Test
    void aRowRunsFromTheInteriorOutToTheAsteroids() {
        Region tatooine = region(Positions.map(Positions.manyWorlds()), "Tatooine");

        assertThat(titles(tatooine))
                .containsExactly(
                        "Cantina",
                        "Docking Bay 94",
                        "Mos Eisley",
                        "Obi-Wan's Hut",
                        "Lars' Moisture Farm",
                        "Tatooine",
                        "Asteroid Field",
                        "Big One");
        assertThat(tatooine.row().get(4).kind()).isEqualTo(MapLocation.Kind.SITE);
        assertThat(tatooine.row().get(5).kind()).isEqualTo(MapLocation.Kind.SYSTEM);
        assertThat(tatooine.row().get(6).kind()).isEqualTo(MapLocation.Kind.ASTEROID_SECTOR);
    }

    @Test
    void adjacentSitesAreJoinedOnFootAndSectorsInFlight() {
        GalaxyMap map = Positions.map(Positions.manyWorlds());

        assertThat(region(map, "Tatooine").row().stream().map(MapLocation::toNext))
                .containsExactly(
                        MapLocation.Link.ON_FOOT,
                        MapLocation.Link.ON_FOOT,
                        MapLocation.Link.ON_FOOT,
                        MapLocation.Link.ON_FOOT,
                        MapLocation.Link.LANDING,
                        MapLocation.Link.FLYING,
                        MapLocation.Link.FLYING,
                        MapLocation.Link.NONE);
        assertThat(region(map, "Dagobah").row().stream().map(MapLocation::kind))
                .containsExactly(MapLocation.Kind.SITE, MapLocation.Kind.CLOUD_SECTOR);
        assertThat(region(map, "Dagobah").row().getFirst().toNext())
                .isEqualTo(MapLocation.Link.LANDING);
    }

    @Test
    void sitesBesideAsteroidsAloneAreNotJoinedToThem() {
        GalaxyMap map =
                Positions.map(
                        """
                        turn: Dark 3, move phase
                        table:
                          Tatooine: Mos Eisley (Dark)
                          Asteroid Field (Dark, Tatooine)
                        """);

        assertThat(region(map, "Tatooine").row().getFirst().toNext())
                .isEqualTo(MapLocation.Link.NONE);
    }

    @Test
    void aStationInOrbitLiesWithinItsPlanet() {
        GalaxyMap map = Positions.map(Positions.manyWorlds());
        Region station = region(map, "Death Star");

        assertThat(station.kind()).isEqualTo(Region.Kind.IN_ORBIT);
        assertThat(station.where()).isEqualTo("Tatooine");
        assertThat(station.parsec()).isEqualTo(7);
        assertThat(titles(station)).containsExactly("War Room", "Docking Bay 327", "Death Star");
        assertThat(region(map, "Tatooine").within()).contains(station);
    }

    @Test
    void aHolositeLiesByItself() {
        GalaxyMap map =
                Positions.map(
                        """
                        turn: Dark 3, battle phase
                        table:
                          Dejarik Hologameboard (Light)
                            Molator
                            Grimtaash
                          Tatooine: Cantina (Dark)
                        """);
        Region board = region(map, "Holosite");

        assertThat(board.kind()).isEqualTo(Region.Kind.HOLOSITE);
        assertThat(titles(board)).containsExactly("Dejarik Hologameboard");
        assertThat(board.row().getFirst().toNext()).isEqualTo(MapLocation.Link.NONE);
        assertThat(board.row().getFirst().seen().cards()).hasSize(2);
        // a site whose system is not there yet is no holosite
        assertThat(region(map, "Tatooine").kind()).isEqualTo(Region.Kind.WITHOUT_SYSTEM);
    }

    @Test
    void aStationInDeepSpaceLiesAtItsOwnParsec() {
        String position =
                """
                turn: Dark 3, move phase
                table:
                  Tatooine (Dark)
                  Hoth (Dark)
                  Death Star (Dark) = 6
                """;

        GalaxyMap map = Positions.map(position);

        assertThat(names(map.regions())).containsExactly("Hoth", "Death Star", "Tatooine");
        assertThat(region(map, "Death Star").kind()).isEqualTo(Region.Kind.DEEP_SPACE);
    }

    @Test
    void sitesOfAShipLieWhereTheShipIs() {
        GalaxyMap map = Positions.map(Positions.manyWorlds());
        Region ship = region(map, "Executor");

        assertThat(ship.kind()).isEqualTo(Region.Kind.ABOARD);
        assertThat(ship.where()).isEqualTo("Executor");
        assertThat(names(region(map, "Hoth").within())).containsExactly("Executor");
    }

    @Test
    void aSiteOfAnyShipOfAClassLiesWithTheShipItWentTo() {
        GalaxyMap map =
                Positions.map(
                        """
                        turn: Dark 3, move phase
                        table:
                          Hoth (Dark)
                            Devastator
                          Tatooine (Dark)
                            Tyrant
                          Star Destroyer: Launch Bay (Dark) -> Tyrant
                        """);

        Region bay = region(map, "Star Destroyer");
        assertThat(bay.where()).isEqualTo("Tyrant");
        assertThat(region(map, "Tatooine").within()).containsExactly(bay);
    }

    @Test
    void sitesOfAShipThatIsNotThereStandAlone() {
        GalaxyMap map =
                Positions.map(
                        """
                        turn: Dark 3, move phase
                        table:
                          Executor: Comm Station (Dark)
                          Hoth (Dark)
                        """);

        assertThat(names(map.regions())).containsExactly("Hoth", "Executor");
        assertThat(region(map, "Executor").kind()).isEqualTo(Region.Kind.ABOARD);
        assertThat(region(map, "Executor").where()).isEmpty();
    }

    @Test
    void aShipAtAStationInOrbitIsTwoLevelsDeep() {
        GalaxyMap map =
                Positions.map(
                        """
                        turn: Dark 3, move phase
                        table:
                          Executor: Comm Station (Dark)
                          Tatooine (Dark)
                          Death Star (Dark) = 7 -> Tatooine
                            Executor
                        """);

        assertThat(names(map.regions())).containsExactly("Tatooine");
        Region station = map.regions().getFirst().within().getFirst();
        assertThat(station.name()).isEqualTo("Death Star");
        assertThat(names(station.within())).containsExactly("Executor");
    }

    @Test
    void theInsideOfAnAsteroidLiesWithinIt() {
        Region cave = region(Positions.map(Positions.manyWorlds()), "Big One");

        assertThat(cave.kind()).isEqualTo(Region.Kind.IN_ASTEROID);
        assertThat(titles(cave)).containsExactly("Asteroid Cave Or Space Slug Belly");
        assertThat(cave.where()).isEqualTo("Big One");
    }

    @Test
    void aGenericSectorIsKnownAsOne() {
        GalaxyMap map = Positions.map(Positions.manyWorlds());

        assertThat(region(map, "Dagobah").row().get(1).generic()).isTrue();
        assertThat(region(map, "Dagobah").row().get(0).generic()).isFalse();
    }
}
