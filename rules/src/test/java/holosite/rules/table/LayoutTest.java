package holosite.rules.table;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.RELATED_TO;
import static holosite.rules.catalog.Fits.fits;
import static holosite.rules.catalog.Fits.is;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Subtype;
import holosite.language.words.Filters;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.place.Places;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** How locations lie, and what kinds of them there are. */
class LayoutTest {
    private static final String SECOND = "Death Star II";

    private static Position table() {
        return Scene.with(AllCards::all).force(LIGHT, 9).force(DARK, 9);
    }

    @Test
    @Claim({
        "death-star-ii-location-deployment#1",
        "death-star-ii-location-deployment#2",
        "death-star-ii-location-deployment#3"
    })
    void theSecondDeathStarLiesFromItsSitesThroughItsSystemToItsCore() {
        var scene =
                table().system("Endor", DARK)
                        .hand(
                                DARK,
                                SECOND + ": Reactor Core",
                                SECOND + ": Coolant Shaft",
                                SECOND + ": Docking Bay",
                                SECOND,
                                SECOND + ": Capacitors",
                                SECOND + ": Throne Room")
                        .turn(DARK, Phase.DEPLOY);
        for (String one :
                new String[] {
                    ": Docking Bay",
                    "",
                    ": Coolant Shaft",
                    ": Throne Room",
                    ": Capacitors",
                    ": Reactor Core"
                }) {
            scene.deploy(SECOND + one);
        }

        assertThat(scene.locations())
                .containsExactly(
                        "Endor",
                        SECOND + ": Throne Room",
                        SECOND + ": Docking Bay",
                        SECOND,
                        SECOND + ": Coolant Shaft",
                        SECOND + ": Capacitors",
                        SECOND + ": Reactor Core");
        for (String sector : new String[] {": Coolant Shaft", ": Capacitors", ": Reactor Core"}) {
            assertThat(is(scene, SECOND + sector, RELATED_TO, SECOND)).isTrue();
        }
    }

    @Test
    @Claim("endor-location-deployment-rules#1")
    void endorLiesFromTheBunkerToChirpasHut() {
        var scene =
                table().site("Endor: Chief Chirpa's Hut", LIGHT)
                        .site("Endor: Dense Forest", DARK)
                        .site("Endor: Landing Platform", DARK)
                        .site("Endor: Ewok Village", DARK)
                        .site("Endor: Bunker", LIGHT)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.locations())
                .containsExactly(
                        "Endor: Bunker",
                        "Endor: Landing Platform (Docking Bay)",
                        "Endor: Dense Forest",
                        "Endor: Ewok Village",
                        "Endor: Chief Chirpa's Hut");
    }

    @Test
    @Claim("endor-location-deployment-rules#2")
    void theBackDoorLiesOnEitherSideOfTheForest() {
        for (int option : new int[] {1, 2}) {
            var scene =
                    table().site("Endor: Bunker", LIGHT)
                            .site("Endor: Dense Forest", DARK)
                            .site("Endor: Ewok Village", DARK)
                            .hand(DARK, "Endor: Back Door")
                            .turn(DARK, Phase.DEPLOY);
            scene.deploy("Endor: Back Door");
            assertThat(scene.offered()).hasSize(2);
            scene.option(option);

            assertThat(scene.locations().indexOf("Endor: Back Door")).isEqualTo(option);
            assertThat(scene.locations())
                    .startsWith("Endor: Bunker")
                    .endsWith("Endor: Ewok Village");
        }
    }

    @Test
    @Claim({"exterior-site#1", "exterior-site#2"})
    void aSiteWithTheExteriorIconIsExteriorThoughItBePartlyInside() {
        var scene =
                table().site("Tatooine: Mos Eisley", DARK)
                        .site("Tatooine: Docking Bay 94", DARK)
                        .site("Tatooine: Cantina", DARK)
                        .hand(LIGHT, "Luke's X-34 Landspeeder")
                        .turn(LIGHT, Phase.DEPLOY);
        var table = scene.state().table();

        assertThat(Places.exterior(table, scene.card("Tatooine: Mos Eisley"))).isTrue();
        assertThat(Places.exterior(table, scene.card("Tatooine: Docking Bay 94"))).isTrue();
        assertThat(Places.exterior(table, scene.card("Tatooine: Cantina"))).isFalse();
        scene.deploy("Luke's X-34 Landspeeder");
        assertThat(scene.offered())
                .containsExactlyInAnyOrder("Tatooine: Mos Eisley", "Tatooine: Docking Bay 94");
    }

    @Test
    @Claim("parsec-numbers#1")
    void parsecNumbersTellHowFarSystemsAreApart() {
        // Hoth 5, Tatooine 7, Alderaan 2
        table().at("Hoth", "Stalker")
                .system("Tatooine", DARK)
                .system("Dagobah", DARK)
                .turn(DARK, Phase.MOVE)
                .move("Stalker")
                .to("Tatooine");
        var near = table().at("Alderaan", "Executor").system("Hoth", DARK).turn(DARK, Phase.MOVE);
        near.mayNot("move Executor");
        table().at("Anoat", "Executor")
                .system("Tatooine", DARK)
                .turn(DARK, Phase.MOVE)
                .offers("move Executor");
    }

    @Test
    @Claim({"system#1", "system#2", "system#3"})
    void starshipsDeployBattleAndMoveAtSystems() {
        table().system("Tatooine", DARK)
                .hand(DARK, "Devastator", "Stormtrooper")
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Devastator")
                .mayNot("deploy Stormtrooper");
        table().at("Tatooine", "Devastator", "X-wing")
                .turn(DARK, Phase.BATTLE)
                .offers("battle at Tatooine");
        table().at("Hoth", "Devastator", "TIE Fighter")
                .system("Anoat", DARK)
                .force(DARK, 3)
                .turn(DARK, Phase.MOVE)
                .offers("move Devastator")
                .mayNot("move TIE Fighter");
        for (var card : AllCards.all()) {
            if (card.is(Subtype.SYSTEM)) {
                assertThat(card.figures()).as(card.title()).containsKey(Figure.PARSEC);
                long kinds =
                        Stream.of(Icon.PLANET, Icon.SPACE, Icon.MOBILE).filter(card::has).count();
                assertThat(kinds).as(card.title()).isEqualTo(1);
            }
            if (card.is(Subtype.SECTOR)) {
                assertThat(card.figures()).as(card.title()).doesNotContainKey(Figure.PARSEC);
            }
        }
    }

    @Test
    @Claim({"at-ats#1", "at-ats#2"})
    void noAtAtIsEverFasterThanLandspeedOne() {
        String plains = "Hoth: Ice Plains (5th Marker)";
        // the Imperial Walker says nothing of its landspeed
        for (String walker : new String[] {"Blizzard 1", "Blizzard Walker", "Imperial Walker"}) {
            var scene =
                    table().at(plains, walker, "Blizzard Scout 1")
                            .pilot(walker, "General Veers")
                            .passenger(walker, "R4-M9")
                            .pilot("Blizzard Scout 1", "AT-AT Driver")
                            .passenger("Blizzard Scout 1", "R4-M9")
                            .turn(DARK, Phase.MOVE);

            assertThat(scene.landspeed(walker)).as(walker).isEqualTo(1);
            assertThat(fits(scene, "Blizzard Scout 1", Filters.VEHICLE)).isTrue();
            assertThat(scene.landspeed("Blizzard Scout 1"))
                    .isEqualTo(
                            scene.printed("Blizzard Scout 1")
                                            .figures()
                                            .getOrDefault(Figure.LANDSPEED, 0.0)
                                    + 1);
        }
    }

    @Test
    void aGenericSiteLiesOnAPlanetAndNotInsideAShip() {
        table().site("Executor: Main Corridor", DARK)
                .hand(DARK, "Forest")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Forest");
        var scene =
                table().site("Executor: Main Corridor", DARK)
                        .system("Endor", DARK)
                        .hand(DARK, "Forest")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Forest");
        assertThat(scene.locations()).contains("Forest");
        assertThat(is(scene, "Forest", RELATED_TO, "Endor")).isTrue();
    }

    @Test
    void whatIsAimedAtALocationIsAimedAtTheVersionOnTop() {
        var scene =
                table().system("Yavin 4", DARK)
                        .system("Death Star")
                        .aimed("Death Star", "dark Yavin 4")
                        .hand(LIGHT, "light Yavin 4")
                        .turn(LIGHT, Phase.DEPLOY)
                        .deploy("light Yavin 4");
        int station = scene.card("Death Star");
        int above = scene.card("light Yavin 4");
        int below = scene.card("dark Yavin 4");
        var table = scene.state().table();
        assertThat(table.aim(station)).isEqualTo(above);
        table.uncover(above, below, Table.zone(LIGHT, Zone.RESERVE_DECK));
        assertThat(table.aim(station)).isEqualTo(below);
    }
}
