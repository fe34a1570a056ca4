package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.start.StartDecks.deck;
import static holosite.rules.start.StartDecks.start;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.Game;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.save.SavedGame;
import holosite.rules.setup.Setup;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Set Your Course For Alderaan and The Ultimate Power In The Universe. */
class SetYourCourseTest {
    private static final String COURSE = "Set Your Course For Alderaan";
    private static final String POWER = "The Ultimate Power In The Universe";
    private static final String IGNITION = "Commence Primary Ignition";
    private static final String STATION = "Death Star";
    private static final String BAY = "Death Star: Docking Bay 327";
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";
    private static final String THRONE_ROOM = "Death Star II: Throne Room";

    private static Position table() {
        return Scene.with(AllCards::all)
                .beside(DARK, COURSE)
                .system(STATION, DARK)
                .site(BAY, DARK)
                .force(DARK, 12)
                .force(LIGHT, 12);
    }

    private static Position flipped() {
        return Scene.with(AllCards::all)
                .system("Alderaan", DARK)
                .mark("Alderaan", Flag.BLOWN_AWAY)
                .beside(DARK, COURSE)
                .system(STATION, DARK)
                .force(DARK, 20)
                .force(LIGHT, 12);
    }

    @Test
    void itStartsWithTheStationItsBayAndAlderaan() {
        var scene =
                start(
                        deck(DARK, "", COURSE, "Kessel", "Tatooine", STATION, "Alderaan", BAY),
                        deck(LIGHT, "Yavin 4", "Yavin 4"));

        assertThat(scene.locations())
                .containsExactlyInAnyOrder("Yavin 4", STATION, "Alderaan", BAY);
        assertThat(scene.isOnTable(COURSE)).isTrue();
        // the Death Star was not chosen as starting location, which would give up the first turn
        assertThat(scene.turnOf()).isEqualTo(DARK);
    }

    @Test
    void withoutOneOfThemItGoesOutOfPlay() {
        var scene = start(deck(DARK, "", COURSE, STATION, BAY), deck(LIGHT, "Yavin 4", "Yavin 4"));

        assertThat(scene.outOfPlay(DARK)).containsExactly(COURSE);
        assertThat(scene.locations()).containsExactly("Yavin 4");
    }

    @Test
    @Claim("death-star-and-death-star-ii#5")
    void itTakesCardsOfTheFirstDeathStarOnly() {
        var scene =
                table().system("Alderaan", DARK)
                        .reserve(DARK, WAR_ROOM, THRONE_ROOM, "Death Star II", "Death Star Gunner")
                        .turn(DARK, Phase.DEPLOY);

        scene.use(COURSE).passResponses();
        assertThat(scene.isOffered(WAR_ROOM)).isTrue();
        assertThat(scene.isOffered("Death Star Gunner")).isTrue();
        assertThat(scene.isOffered(THRONE_ROOM)).isFalse();
        assertThat(scene.isOffered("Death Star II")).isFalse();
        scene.choose(WAR_ROOM);

        assertThat(scene.hand(DARK)).contains(WAR_ROOM);
        // once in each deploy phase
        scene.mayNot("use " + COURSE);
    }

    @Test
    @Claim("death-star-and-death-star-ii#5")
    void withCardsOfTheSecondDeathStarAloneThereIsNothingToTake() {
        var scene =
                table().system("Alderaan", DARK)
                        .reserve(DARK, THRONE_ROOM, "Death Star II")
                        .turn(DARK, Phase.DEPLOY);

        scene.use(COURSE).passResponses();

        assertThat(scene.isIn(THRONE_ROOM, Zone.RESERVE_DECK)).isTrue();
        assertThat(scene.isIn("Death Star II", Zone.RESERVE_DECK)).isTrue();
        assertThat(scene.hand(DARK)).isEmpty();
    }

    // ---- for the rest of the game

    /** A Revolution: what it does is of no matter here. */
    private static final Card REVOLUTION =
            Kinds.effect("Revolution", LIGHT, "900_1")
                    .destiny(3)
                    .says(Abilities.deploysOn(Filters.LOCATION));

    private static Scene started() {
        var light = new ArrayList<>(deck(LIGHT, "Tatooine", "Tatooine").cards());
        light.set(1, REVOLUTION);
        var scene =
                start(
                        deck(
                                DARK,
                                "",
                                COURSE,
                                STATION,
                                "Alderaan",
                                BAY,
                                IGNITION,
                                "Superlaser",
                                "Darth Vader"),
                        new Setup.PlayerDeck("Light", light, "Tatooine"));
        var table = scene.game().state().table();
        table.toTop(scene.card(IGNITION), Table.zone(Side.DARK, Zone.HAND), Role.NONE);
        table.toTop(scene.card("Revolution"), Table.zone(Side.LIGHT, Zone.HAND), Role.NONE);
        table.toBottom(scene.card("Superlaser"), Table.on(scene.card(STATION)), Role.ON);
        return scene;
    }

    private static Scene orbiting(String planet) {
        var scene = started();
        var table = scene.state().table();
        table.setAim(scene.card(STATION), scene.card(planet));
        // somebody to be asked in the control phase anyway
        table.toBottom(scene.card("Darth Vader"), Table.on(scene.card(BAY)), Role.AT);
        return scene.activate(4).passUntil(DARK, Phase.CONTROL);
    }

    @Test
    void onlyThePlanetsItNamesCanBeTargeted() {
        orbiting("Alderaan").offers("play " + IGNITION);

        var scene = orbiting("Tatooine").mayNot("play " + IGNITION);
        assertThat(scene.game().why().notTarget(DARK, scene.card(IGNITION), scene.card("Tatooine")))
                .isNotEmpty();
        // that holds on when the Objective is flipped
        scene.state().flip(scene.card(COURSE));
        scene.mayNot("play " + IGNITION);
        List<Card> pool = Stream.concat(AllCards.all().stream(), Stream.of(REVOLUTION)).toList();
        var saved = SavedGame.read(SavedGame.write(scene.game()), () -> pool);
        assertThat(saved).isEqualTo(scene.game());
    }

    @Test
    void revolutionIsCanceled() {
        var scene = started().activate(1).passUntil(LIGHT, Phase.ACTIVATE);

        scene.activate(2).passUntil(LIGHT, Phase.DEPLOY).deploy("Revolution").to("Tatooine");
        scene.passResponses();

        assertThat(scene.isIn("Revolution", Zone.LOST_PILE)).isTrue();
    }

    // ---- the other side

    @Test
    void itFlipsWhenAlderaanIsBlownAway() {
        var scene =
                table().system("Alderaan", DARK)
                        .counter(STATION, 2)
                        .aimed(STATION, "Alderaan")
                        .on(STATION, "Superlaser")
                        .site(CORRIDOR, DARK)
                        .at(WAR_ROOM, "Death Star Gunner", "Death Star Gunner")
                        .hand(DARK, IGNITION)
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.has(COURSE, Flag.FLIPPED)).isFalse();

        scene.play(IGNITION).passResponses();
        scene.option(1).passResponses();

        assertThat(scene.has("Alderaan", Flag.BLOWN_AWAY)).isTrue();
        assertThat(scene.has(COURSE, Flag.FLIPPED)).isTrue();
        Game read = SavedGame.read(SavedGame.write(scene.game()), AllCards::all);
        assertThat(read).isEqualTo(scene.game());
        assertThat(read.state().table().definition(scene.card(COURSE)).card().title())
                .isEqualTo(POWER);
    }

    @Test
    void starDestroyersComeCheaperAndDrainMore() {
        var scene =
                flipped()
                        .system("Tatooine", DARK)
                        .system("Ralltiir", DARK)
                        .at("Tatooine", "Devastator", "Victory-Class Star Destroyer")
                        .at("Yavin 4", "Victory-Class Star Destroyer#2")
                        .hand(DARK, "Conquest", "Victory-Class Star Destroyer#3")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.has(COURSE, Flag.FLIPPED)).isTrue();

        assertThat(scene.deployCost("Conquest", STATION)).isEqualTo(6);
        assertThat(scene.deployCost("Victory-Class Star Destroyer#3", STATION)).isEqualTo(5);
        assertThat(scene.deployCost("Conquest", "Tatooine")).isEqualTo(8);
        // its icons of the other side, and 2 for the larger ship alone
        assertThat(scene.forceDrain("Tatooine", DARK))
                .isEqualTo(scene.forceIcons("Tatooine", LIGHT) + 2);
        assertThat(scene.forceDrain("Yavin 4", DARK))
                .isEqualTo(scene.forceIcons("Yavin 4", LIGHT) + 1);
    }

    @Test
    void theEndOfYavin4CostsMoreForEachSiteOfTheOpponent() {
        var cheap = ignitionAtYavin(table().system("Alderaan", DARK));
        var dear = ignitionAtYavin(flipped());

        assertThat(cheap.has("Yavin 4", Flag.BLOWN_AWAY)).isTrue();
        assertThat(dear.has("Yavin 4", Flag.BLOWN_AWAY)).isTrue();
        // one site of the opponent's, one of the other version
        assertThat(cheap.lifeForce(LIGHT) - dear.lifeForce(LIGHT)).isEqualTo(3);
    }

    @Test
    void theEndOfAnotherPlanetCostsNoMore() {
        var cheap = ignitionAt("Hoth", 1, table().system("Alderaan", DARK));
        var same = ignitionAt("Hoth", 1, flipped());

        assertThat(cheap.has("Hoth", Flag.BLOWN_AWAY)).isTrue();
        assertThat(same.has("Hoth", Flag.BLOWN_AWAY)).isTrue();
        assertThat(cheap.lifeForce(LIGHT)).isEqualTo(same.lifeForce(LIGHT));
    }

    private static Scene ignitionAtYavin(Position table) {
        return ignitionAt("Yavin 4", 4, table);
    }

    private static Scene ignitionAt(String planet, int parsec, Position table) {
        var scene =
                table.system("Yavin 4", LIGHT)
                        .system(planet, LIGHT)
                        .site("Tatooine: Cantina", LIGHT)
                        .site("Yavin 4: Massassi War Room", LIGHT)
                        .site("Yavin 4: Docking Bay", DARK)
                        .counter(STATION, parsec)
                        .aimed(STATION, planet)
                        .on(STATION, "Superlaser")
                        .site(CORRIDOR, DARK)
                        .at(WAR_ROOM, "Death Star Gunner", "Death Star Gunner")
                        .hand(DARK, IGNITION)
                        .nextDestiny(DARK, 7)
                        .turn(DARK, Phase.CONTROL);
        scene.play(IGNITION).passResponses();
        scene.option(1).passResponses();
        while (scene.whoDecides() == LIGHT) {
            scene.answerDefault();
        }
        return scene;
    }

    @Test
    void itGoesOutOfPlayWithTheDeathStar() {
        var scene = flipped().turn(DARK, Phase.CONTROL);
        assertThat(scene.isOnTable(COURSE)).isTrue();

        var gone = flipped().mark(STATION, Flag.BLOWN_AWAY).turn(DARK, Phase.CONTROL);

        assertThat(gone.outOfPlay(DARK)).containsExactly(COURSE);
    }

    @Test
    void anyObjectiveAboutAPlanetGoesWithIt() {
        var scene =
                Scene.with(AllCards::all)
                        .system("Ralltiir", DARK)
                        .beside(DARK, "Ralltiir Operations")
                        .mark("Ralltiir", Flag.BLOWN_AWAY)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.outOfPlay(DARK)).containsExactly("Ralltiir Operations");
    }

    @Test
    void aBattlegroundSystemComesFromTheDeck() {
        var scene =
                flipped()
                        .reserve(DARK, "Tatooine", "Kashyyyk", "Alderaan", WAR_ROOM)
                        .turn(DARK, Phase.DEPLOY);

        scene.use(COURSE).passResponses();
        assertThat(scene.isOffered("Kashyyyk")).isTrue();
        assertThat(scene.isOffered(WAR_ROOM)).isFalse();
        scene.choose("Tatooine").passResponses();

        assertThat(scene.locations()).contains("Tatooine");
        scene.mayNot("use " + COURSE);
    }

    // ---- where and when each text holds

    @Test
    void eachSideTakesFromTheDeckInTheOwnersDeployPhaseOnly() {
        for (boolean flipped : new boolean[] {false, true}) {
            for (Side turn : Side.values()) {
                for (Phase phase : new Phase[] {Phase.CONTROL, Phase.DEPLOY, Phase.MOVE}) {
                    var position = flipped ? flipped() : table().system("Alderaan", DARK);
                    var scene =
                            position.reserve(DARK, WAR_ROOM, "Kashyyyk")
                                    .at("Tatooine: Cantina", "Darth Vader")
                                    .at("Tatooine: Mos Eisley", "Luke Skywalker")
                                    .turn(turn, phase);
                    if (turn == DARK && phase == Phase.DEPLOY) {
                        scene.offers("use " + COURSE);
                    } else {
                        mayNotInThisPhase(scene, "use " + COURSE);
                    }
                }
            }
        }
    }

    @Test
    void oneCardIsTakenOrDeployedAtATime() {
        var taken =
                table().system("Alderaan", DARK)
                        .reserve(DARK, WAR_ROOM, "Death Star Gunner")
                        .turn(DARK, Phase.DEPLOY)
                        .use(COURSE)
                        .passResponses();
        taken.mayNot(WAR_ROOM + "; Death Star Gunner");

        // it costs nothing
        var deployed =
                flipped()
                        .reserve(DARK, "Tatooine", "Kashyyyk", "Asteroid Field", "Stormtrooper")
                        .reserve(DARK, "Tatooine: Cantina", "Ralltiir")
                        .turn(DARK, Phase.DEPLOY)
                        .use(COURSE)
                        .passResponses();
        deployed.mayNot("Tatooine; Kashyyyk", "Tatooine: Cantina", "Stormtrooper");
        deployed.mayNot("Asteroid Field", "Ralltiir").offers("Tatooine", "Kashyyyk");
        deployed.choose("Kashyyyk").passResponses();
        assertThat(deployed.forcePile(DARK)).hasSize(20);
        assertThat(deployed.locations()).doesNotContain("Tatooine");
        deployed.mayNot("Tatooine");
    }

    @Test
    void onlyOwnStarDestroyersAtBattlegroundSystemsHelpAndOnlyTheyComeCheaper() {
        var scene =
                flipped()
                        .system("Tatooine", DARK)
                        .system("Kashyyyk", DARK)
                        .at("Tatooine", "Dreadnaught-Class Heavy Cruiser", "Black 3")
                        .locationOf("Kashyyyk", "Asteroid Field", DARK)
                        .at("Asteroid Field", "Devastator")
                        .at(STATION, "Conquest")
                        .at("Tatooine: Cantina", "Stormtrooper")
                        .hand(DARK, "Dreadnaught-Class Heavy Cruiser#2")
                        .hand(LIGHT, "Tantive IV")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.forceDrain("Tatooine", DARK))
                .isEqualTo(scene.forceIcons("Tatooine", LIGHT));
        assertThat(scene.forceDrain("Asteroid Field", DARK))
                .isEqualTo(scene.forceIcons("Asteroid Field", LIGHT));
        assertThat(scene.forceIcons("Asteroid Field", LIGHT)).isPositive();
        assertThat(scene.forceDrain(STATION, DARK)).isEqualTo(scene.forceIcons(STATION, LIGHT));
        assertThat(scene.deployCost("Dreadnaught-Class Heavy Cruiser#2", STATION)).isEqualTo(5);
        assertThat(scene.deployCost("Tantive IV", STATION)).isEqualTo(5);
    }
}
