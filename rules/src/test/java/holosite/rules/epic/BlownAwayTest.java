package holosite.rules.epic;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Kinds.lostInterrupt;
import static holosite.rules.cards.CardTable.COMMAND_CENTER;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.effect.BlowAway;
import holosite.language.effect.Collapse;
import holosite.language.filter.Filter;
import holosite.language.words.Actions;
import holosite.language.words.Filters;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is left of a place that is blown away, or of a site that has collapsed. */
class BlownAwayTest {
    private static final String IGNITION = "Commence Primary Ignition";
    private static final String HUT = "Tatooine: Obi-Wan's Hut";

    /** A blast that asks for nothing. */
    private static Card blast(String title, String id, Filter at) {
        return lostInterrupt(title, DARK, id)
                .destiny(1)
                .says(Actions.lost(Action.at(When.your(Phase.CONTROL)).then(new BlowAway(at))));
    }

    private static final Card BLAST_SITE =
            blast("Plain Blast", "900_1", Filters.titled("Endor: Bunker"));
    private static final Card BLAST_STATION =
            blast("Great Blast", "900_2", Filters.titled("Death Star"));
    private static final Card CAVE_IN =
            lostInterrupt("Plain Cave-in", DARK, "900_3")
                    .destiny(1)
                    .says(
                            Actions.lost(
                                    Action.at(When.your(Phase.CONTROL))
                                            .then(
                                                    new Collapse(
                                                            Filters.titled(
                                                                    "Hoth: Echo Command Center"
                                                                            + " (War Room)")))));

    private static Position table() {
        List<Card> cards =
                Stream.concat(
                                AllCards.all().stream(),
                                Stream.of(BLAST_SITE, BLAST_STATION, CAVE_IN))
                        .toList();
        return Scene.with(() -> cards).force(LIGHT, 9).force(DARK, 9);
    }

    /** The Death Star in orbit of Tatooine, armed; two Tatooine sites, an asteroid field. */
    private static Position ignition() {
        return table().system("Tatooine", DARK)
                .site(HUT, LIGHT)
                .site(FARM, LIGHT)
                .locationOf("Tatooine", "Asteroid Field", DARK)
                .system("Death Star", DARK)
                .counter("Death Star", 7)
                .aimed("Death Star", "Tatooine")
                .on("Death Star", "Superlaser")
                .hand(DARK, IGNITION);
    }

    private static Position ready() {
        return ignition()
                .site("Death Star: Docking Bay 327", DARK)
                .site("Death Star: Detention Block Corridor", DARK)
                .at(WAR_ROOM, "Death Star Gunner", "Death Star Gunner");
    }

    private static Scene fire(Position table, int destiny) {
        var scene = table.nextDestiny(DARK, destiny).turn(DARK, Phase.CONTROL);
        scene.play(IGNITION).passResponses();
        scene.option(1).passResponses();
        return scene;
    }

    // ---- Commence Primary Ignition

    @Test
    @Claim({"asteroid-sectors#4", "epic-events#6"})
    @Ruling("blown-away-planet-keeps-its-parsec")
    void aPlanetIsBlownAwayAndItsAsteroidsStay() {
        // 4 + 3 Death Star sites - 2 sites + 2 + 2 of the gunners = 9
        var scene =
                fire(
                        ready().at(HUT, "Luke Skywalker")
                                .at("Tatooine", "X-wing", "Devastator")
                                .aboard("Devastator", "DS-61-2")
                                .at("Asteroid Field", "Millennium Falcon"),
                        4);

        assertThat(scene.has("Tatooine", Flag.BLOWN_AWAY)).isTrue();
        assertThat(scene.locations())
                .contains("Asteroid Field", "Tatooine")
                .doesNotContain(HUT, FARM);
        assertThat(scene.lost(LIGHT)).contains(HUT, FARM, "Luke Skywalker");
        assertThat(scene.locationOf("X-wing")).isEqualTo("Tatooine");
        assertThat(scene.locationOf("DS-61-2")).isEqualTo("Tatooine");
        assertThat(scene.locationOf("Millennium Falcon")).isEqualTo("Asteroid Field");
        assertThat(scene.lost(DARK)).contains(IGNITION);
        assertThat(scene.isOnTable("Death Star Gunner")).isTrue();
        assertThat(scene.forceIcons("Tatooine", DARK)).isZero();
        assertThat(scene.forcePile(DARK)).hasSize(9 - 2);
    }

    @Test
    @Claim("epic-events#6")
    void thePlanetStandsAndAGunnerIsLostWhereTheTotalIsTooLow() {
        var scene = fire(ready(), 3);
        scene.choose("Death Star Gunner").passResponses();

        assertThat(scene.has("Tatooine", Flag.BLOWN_AWAY)).isFalse();
        assertThat(scene.used(DARK)).contains(IGNITION);
        assertThat(scene.lost(DARK)).containsExactly("Death Star Gunner");
        assertThat(scene.locations()).contains(HUT, FARM);
    }

    @Test
    @Claim("played#1")
    void theEventIsPlayedFromHandWithTheSuperlaserReadyAndAPlanetBelow() {
        ready().hand(LIGHT, "Sense").turn(DARK, Phase.CONTROL).offers("play " + IGNITION);
        ready().turn(DARK, Phase.DEPLOY).mayNot("deploy " + IGNITION, "play " + IGNITION);
        table().system("Tatooine", DARK)
                .system("Death Star", DARK)
                .counter("Death Star", 7)
                .aimed("Death Star", "Tatooine")
                .hand(DARK, IGNITION)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + IGNITION);
        table().system("Tatooine", DARK)
                .system("Death Star", DARK)
                .counter("Death Star", 7)
                .on("Death Star", "Superlaser")
                .hand(DARK, IGNITION)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + IGNITION);
        ready().mark("Superlaser", Flag.USED_WEAPON)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + IGNITION);
    }

    @Test
    @Ruling("epic-event-destiny")
    void theSitesOfARebelBaseCanDefendAnotherPlanet() {
        // with four Hoth sites chosen: 4 + 3 - 4 + 4 = 7
        var scene =
                ready().site("Hoth: Echo Docking Bay", LIGHT)
                        .site(COMMAND_CENTER, LIGHT)
                        .site("Hoth: Defensive Perimeter (3rd Marker)", LIGHT)
                        .site("Hoth: Ice Plains (5th Marker)", DARK)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.CONTROL);
        scene.play(IGNITION).passResponses();
        scene.expectDecider(LIGHT).option(3).passResponses();

        assertThat(scene.has("Tatooine", Flag.BLOWN_AWAY)).isFalse();
    }

    @Test
    @Ruling("force-for-a-blown-away-location")
    void aRebelBaseTakesTheForceOfItsIconsWithIt() {
        var scene =
                table().system("Yavin 4", LIGHT)
                        .system("Death Star", DARK)
                        // a generic site is no part of the base
                        .locationOf("Yavin 4", "Forest", DARK)
                        .counter("Death Star", 4)
                        .aimed("Death Star", "Yavin 4")
                        .on("Death Star", "Superlaser")
                        .hand(DARK, IGNITION)
                        .site("Death Star: Docking Bay 327", DARK)
                        .site("Death Star: Detention Block Corridor", DARK)
                        .at(WAR_ROOM, "Death Star Gunner", "Death Star Gunner")
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        int before = scene.lifeForce(LIGHT);
        scene.play(IGNITION).passResponses();
        scene.option(1).passResponses();
        scene.lose("Reserve Deck").lose("Reserve Deck").passResponses();

        assertThat(scene.has("Yavin 4", Flag.BLOWN_AWAY)).isTrue();
        assertThat(scene.lifeForce(LIGHT)).isEqualTo(before - 2);
    }

    // ---- what is left

    @Test
    @Claim({"asteroid-sectors#1"})
    @Ruling("blown-away-planet-keeps-its-parsec")
    void onlyAsteroidsComeToAPlanetThatIsBlownAway() {
        table().system("Tatooine", DARK)
                .mark("Tatooine", Flag.BLOWN_AWAY)
                .hand(DARK, "Asteroid Field", "Forest", FARM)
                .turn(DARK, Phase.DEPLOY)
                .offers("deploy Asteroid Field")
                .mayNot("deploy Forest", "deploy " + FARM);
        table().system("Tatooine", LIGHT)
                .mark("Tatooine", Flag.BLOWN_AWAY)
                .hand(DARK, "Tatooine")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Tatooine");
    }

    @Test
    void aSiteThatIsBlownAwayIsANamelessExteriorSite() {
        var scene =
                table().site("Endor: Landing Platform", DARK)
                        .at("Endor: Bunker", "Luke Skywalker", "Stormtrooper")
                        .site("Endor: Back Door", DARK)
                        .hand(DARK, BLAST_SITE.title(), "Blizzard Scout 1", "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);
        scene.play(BLAST_SITE.title()).passResponses();

        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
        assertThat(scene.lost(DARK)).contains("Stormtrooper");
        assertThat(scene.locations()).contains("Endor: Bunker");
        assertThat(scene.forceIcons("Endor: Bunker", DARK)).isZero();
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.deploy("Stormtrooper").offered()).doesNotContain("Endor: Bunker");
        var walk =
                table().site("Endor: Bunker", LIGHT)
                        .mark("Endor: Bunker", Flag.BLOWN_AWAY)
                        .at("Endor: Landing Platform", "Blizzard Scout 1")
                        .pilot("Blizzard Scout 1", "AT-AT Driver")
                        .turn(DARK, Phase.MOVE);
        walk.move("Blizzard Scout 1").to("Endor: Bunker");
    }

    @Test
    @Ruling("force-for-a-blown-away-location")
    void aBattleStationTakesTheForceOfTheDarkSideWithIt() {
        var scene =
                table().system("Death Star", DARK)
                        .at(WAR_ROOM, "Stormtrooper")
                        .hand(DARK, BLAST_STATION.title())
                        .turn(DARK, Phase.CONTROL);
        int before = scene.lifeForce(DARK);
        scene.play(BLAST_STATION.title()).passResponses();
        for (int i = 0; i < 5; i++) {
            scene.lose("Reserve Deck");
        }

        // 3 icons at the system and 2 at the War Room
        assertThat(scene.lifeForce(DARK)).isEqualTo(before - 5);
        assertThat(scene.lost(DARK)).contains(WAR_ROOM, "Stormtrooper");
    }

    // ---- collapsed

    @Test
    @Ruling("collapsed-site-rebuilt")
    void aCollapsedSiteLosesItsPeopleItsTextAndItsIconsUntilItIsRebuilt() {
        var scene =
                table().at(COMMAND_CENTER, "Luke Skywalker")
                        .site("Hoth: Echo Docking Bay", LIGHT)
                        .hand(DARK, CAVE_IN.title(), COMMAND_CENTER)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forceIcons(COMMAND_CENTER, LIGHT)).isPositive();
        scene.play(CAVE_IN.title()).passResponses();

        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
        assertThat(scene.forceIcons(COMMAND_CENTER, LIGHT)).isZero();
        scene.passUntil(DARK, Phase.DEPLOY);
        scene.deploy(COMMAND_CENTER).passResponses();
        assertThat(scene.forceIcons(COMMAND_CENTER + "#2", DARK)).isPositive();
    }

    @Test
    void itCostsMoreToDeployToACollapsedSiteAndToMoveThere() {
        var scene =
                table().at(COMMAND_CENTER, "Luke Skywalker", "Leia Organa")
                        .mark(COMMAND_CENTER, Flag.COLLAPSED)
                        .site("Hoth: Echo Docking Bay", LIGHT)
                        .hand(LIGHT, "Han Solo")
                        .turn(LIGHT, Phase.DEPLOY);
        double printed = scene.printed("Han Solo").figures().getOrDefault(Figure.DEPLOY_COST, 0.0);

        assertThat(scene.deployCost("Han Solo", COMMAND_CENTER)).isEqualTo((int) printed + 1);
        assertThat(scene.deployCost("Han Solo", "Hoth: Echo Docking Bay")).isEqualTo((int) printed);
        scene.passUntil(LIGHT, Phase.MOVE);
        int force = scene.forcePile(LIGHT).size();
        scene.move("Luke Skywalker").to("Hoth: Echo Docking Bay");
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 2);
    }
}
