package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.Modifier;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Subtype;
import holosite.language.words.Abilities;
import holosite.language.words.Amounts;
import holosite.language.words.Filters;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.place.Parsecs;
import holosite.rules.refusal.Refusal;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Inside battle stations, along their trench, and how they come to the table and move. */
class BattleStationsTest {
    private static final String TRENCH = "Death Star: Trench";
    private static final String STATION = "Death Star II";
    private static final String SHAFT = "Death Star II: Coolant Shaft";
    private static final String CAPACITORS = "Death Star II: Capacitors";
    private static final String CORE = "Death Star II: Reactor Core";

    /** An engine for a station that has none. */
    private static final Card ENGINE =
            Card.card(CardType.EFFECT, "Plain Engine", DARK, "900_1")
                    .kind(Subtype.NORMAL_EFFECT)
                    .destiny(1)
                    .says(
                            Abilities.always(
                                    Modifier.base(
                                            Figure.HYPERSPEED,
                                            Amounts.number(3),
                                            Filters.titled(STATION))));

    /** Something that takes their maneuver from starfighters. */
    private static final Card DRAG =
            Card.card(CardType.EFFECT, "Plain Drag", DARK, "900_2")
                    .kind(Subtype.NORMAL_EFFECT)
                    .destiny(1)
                    .says(Abilities.adds(-4, Figure.MANEUVER, Filters.STARFIGHTER));

    private static Position table() {
        List<Card> cards = Stream.concat(AllCards.all().stream(), Stream.of(ENGINE, DRAG)).toList();
        return Scene.with(() -> cards).force(LIGHT, 9).force(DARK, 9);
    }

    private static Position shaft() {
        return table().system("Endor", DARK)
                .system(STATION, DARK)
                .location(SHAFT)
                .location(CAPACITORS)
                .location(CORE);
    }

    // ---- the trench

    @Test
    @Ruling("cards-on-the-trench")
    void nothingDeploysToTheTrenchButWhatACardLetsIn() {
        var scene =
                table().system("Death Star", DARK)
                        .at(TRENCH, "TIE Fighter")
                        .hand(DARK, "Stormtrooper", "TIE Fighter", "Turbolaser Battery")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deploy("Turbolaser Battery").offered()).contains(TRENCH);
        scene =
                table().system("Death Star", DARK)
                        .at(TRENCH, "X-wing", "TIE Fighter")
                        .hand(LIGHT, "X-wing", "Luke Skywalker", "SW-4 Ion Cannon")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy X-wing", "deploy Luke Skywalker", "deploy SW-4 Ion Cannon");
        table().site(TRENCH, LIGHT)
                .hand(DARK, "Stormtrooper", "TIE Fighter")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Stormtrooper", "deploy TIE Fighter");
    }

    @Test
    void noRegularMoveLeadsIntoTheTrenchOrOutOfIt() {
        var scene =
                table().at("Death Star", "X-wing")
                        .at(TRENCH, "Y-wing")
                        .at("Death Star: War Room", "Luke Skywalker")
                        .turn(LIGHT, Phase.MOVE);

        scene.mayNot("land X-wing", "move Luke Skywalker", "take off with Y-wing");
        assertThat(MoveRules.refusal(scene.state(), scene.card("X-wing"), scene.card(TRENCH)))
                .isEqualTo(Refusal.TRENCH);
        assertThat(MoveRules.refusal(scene.state(), scene.card("Y-wing"), scene.card("Death Star")))
                .isEqualTo(Refusal.TRENCH);
    }

    @Test
    void shipsInTheTrenchFlyAndNobodyBattlesThere() {
        var scene =
                table().at(TRENCH, "X-wing", "TIE Fighter")
                        .at("Tatooine: Docking Bay 94", "X-wing")
                        .turn(DARK, Phase.BATTLE);

        scene.mayNot("battle at " + TRENCH);
        assertThat(scene.power("X-wing")).isEqualTo(3);
        assertThat(scene.power("X-wing#2")).isZero();
        assertThat(scene.maneuver("X-wing")).isEqualTo(4 - 2);
        assertThat(scene.maneuver("TIE Fighter")).isEqualTo(3);
    }

    // ---- the shaft

    @Test
    void onlyStarfightersFlyInsideAStationAndOneSectorAtATime() {
        var scene =
                shaft().at(STATION, "X-wing", "Corellian Corvette", "Bright Hope")
                        .turn(LIGHT, Phase.MOVE);
        for (String big : new String[] {"Corellian Corvette", "Bright Hope"}) {
            assertThat(MoveRules.refusal(scene.state(), scene.card(big), scene.card(SHAFT)))
                    .isEqualTo(Refusal.WRONG_KIND_OF_PLACE);
        }
        scene.move("X-wing").to(SHAFT);
        assertThat(scene.forcePile(LIGHT)).hasSize(8);
        var deep = shaft().at(SHAFT, "X-wing").turn(LIGHT, Phase.MOVE);
        assertThat(deep.move("X-wing").offered()).containsExactlyInAnyOrder(STATION, CAPACITORS);
    }

    @ParameterizedTest
    @ValueSource(strings = {SHAFT, CAPACITORS})
    void theDarkSideDrawsNoDestinyWhenItLeavesASector(String sector) {
        var scene =
                shaft().beside(DARK, "Plain Drag")
                        .at(sector, "TIE Fighter", "X-wing")
                        .nextDestiny(DARK, 0)
                        .nextDestiny(LIGHT, 0)
                        .turn(DARK, Phase.MOVE);
        scene.move("TIE Fighter");
        scene.choose(scene.offered().getFirst()).passResponses();
        assertThat(scene.isOnTable("TIE Fighter")).isTrue();
        assertThat(scene.used(LIGHT)).isEmpty();
    }

    @Test
    void theDarkSideFollowsIntoAStationButDoesNotGoThereFirst() {
        var alone = shaft().at(STATION, "TIE Fighter").turn(DARK, Phase.MOVE);
        assertThat(MoveRules.refusal(alone.state(), alone.card("TIE Fighter"), alone.card(SHAFT)))
                .isEqualTo(Refusal.NOBODY_TO_FOLLOW);

        shaft().at(STATION, "TIE Fighter")
                .at(CORE, "X-wing")
                .turn(DARK, Phase.MOVE)
                .move("TIE Fighter")
                .to(SHAFT);
    }

    @Test
    @Ruling("ships-turn-back")
    void shipsOfTheDarkSideThatFollowNobodyTurnBackForFree() {
        var scene = shaft().at(CAPACITORS, "TIE Fighter").turn(DARK, Phase.BATTLE);
        int force = scene.forcePile(DARK).size();
        scene.passUntil(DARK, Phase.MOVE);

        assertThat(scene.locationOf("TIE Fighter")).isEqualTo(SHAFT);
        assertThat(scene.forcePile(DARK)).hasSize(force);
        scene.mayNot("move TIE Fighter");

        var hunt =
                shaft().at(CAPACITORS, "TIE Fighter").at(CORE, "X-wing").turn(DARK, Phase.BATTLE);
        hunt.passUntil(DARK, Phase.MOVE);
        assertThat(hunt.locationOf("TIE Fighter")).isEqualTo(CAPACITORS);
    }

    @Test
    void aLightShipLeavesASectorOnlyWithEnoughDestinyAndManeuver() {
        // its maneuver of 4 less 4: nothing but the destiny counts
        assertThat(escapes(CAPACITORS, SHAFT, true, 1)).isFalse();
        assertThat(escapes(CAPACITORS, SHAFT, true, 2)).isTrue();
        assertThat(escapes(SHAFT, STATION, true, 0)).isFalse();
        assertThat(escapes(SHAFT, STATION, true, 1)).isTrue();
        // with its maneuver it is safe
        assertThat(escapes(CAPACITORS, SHAFT, false, 0)).isTrue();
        assertThat(escapes(SHAFT, STATION, false, 0)).isTrue();
    }

    private static boolean escapes(String from, String to, boolean dragged, int destiny) {
        var laid = shaft().at(from, "X-wing").nextDestiny(LIGHT, destiny);
        if (dragged) {
            laid = laid.beside(DARK, DRAG.title());
        }
        var scene = laid.turn(LIGHT, Phase.MOVE);
        scene.move("X-wing").to(to);
        assertThat(scene.used(LIGHT)).as("the move and the destiny").hasSize(2);
        return scene.isOnTable("X-wing");
    }

    @Test
    void whoComesToASectorOrIsDarkDrawsNoMovementDestiny() {
        var scene =
                shaft().beside(DARK, DRAG.title())
                        .at(STATION, "X-wing")
                        .nextDestiny(LIGHT, 0)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("X-wing").to(SHAFT);
        assertThat(scene.isOnTable("X-wing")).isTrue();
        assertThat(scene.used(LIGHT)).hasSize(1);

        var dark =
                shaft().at(SHAFT, "TIE Fighter")
                        .at(CORE, "X-wing")
                        .nextDestiny(DARK, 0)
                        .turn(DARK, Phase.MOVE);
        dark.move("TIE Fighter").to(CAPACITORS);
        assertThat(dark.used(DARK)).hasSize(1);
    }

    @Test
    void noTieRollsInsideTheSecondDeathStar() {
        shaft().at(SHAFT, "TIE Fighter", "X-wing")
                .hand(DARK, "Tallon Roll")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Tallon Roll");
        var scene =
                table().at("Tatooine", "TIE Fighter", "X-wing")
                        .hand(DARK, "Tallon Roll")
                        .nextDestiny(DARK, 1)
                        .nextDestiny(LIGHT, 4)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Tallon Roll").passResponses();
        // 1 + 1 + 3 against 4 + 3
        assertThat(scene.lost(DARK)).contains("TIE Fighter");
        assertThat(scene.isOnTable("X-wing")).isTrue();
    }

    // ---- the station itself

    @Test
    void theSecondDeathStarDeploysOnlyInOrbitOfEndor() {
        table().hand(DARK, STATION).turn(DARK, Phase.DEPLOY).mayNot("deploy " + STATION);
        var scene =
                table().system("Endor", DARK)
                        .hand(DARK, STATION)
                        .at("Endor", "TIE Fighter")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(STATION);

        int station = scene.card(STATION);
        assertThat(scene.state().table().aim(station)).isEqualTo(scene.card("Endor"));
        assertThat(Parsecs.parsec(scene.state(), station)).isEqualTo(8);
        scene.passUntil(DARK, Phase.MOVE);
        scene.mayNot("move " + STATION);
        scene.move("TIE Fighter").to(STATION);
    }

    @Test
    void aStationMovesAsFarAsWhatDrivesIt() {
        var scene =
                shaft().system("Hoth", DARK)
                        .system("Dantooine", DARK)
                        .beside(DARK, ENGINE.title())
                        .counter(STATION, 8)
                        .turn(DARK, Phase.MOVE);
        scene.move(STATION).number(5).choose("Hoth");

        assertThat(scene.state().table().aim(scene.card(STATION))).isEqualTo(scene.card("Hoth"));
        assertThat(scene.forcePile(DARK)).hasSize(8);
        table().system("Death Star", DARK)
                .turn(DARK, Phase.MOVE)
                .move("Death Star")
                .offers("0", "1")
                .mayNot("2");
    }
}
