package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Vehicle Mine. */
class VehicleMineTest {
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";
    private static final String MINE = "dark Vehicle Mine";

    private static Position mined() {
        return table().site(PLAINS, DARK).site(PERIMETER, DARK).site(RIDGE, DARK).on(RIDGE, MINE);
    }

    /** A mine of this side at Docking Bay 94, and something that comes by on Tatooine. */
    private static Scene comes(Side side, Phase phase, String craft, String where, int destiny) {
        Side player = craft.equals("Dewback") ? DARK : LIGHT;
        var position =
                table().site(BAY, DARK)
                        .on(BAY, side.word().toLowerCase(Locale.ROOT) + " Vehicle Mine")
                        .site(MOS_EISLEY, DARK)
                        .site(FARM, DARK)
                        .system("Tatooine", LIGHT)
                        .force(player, 9)
                        .nextDestiny(side, destiny);
        if (phase == Phase.DEPLOY) {
            return position.hand(player, craft).turn(player, phase).deploy(craft).to(where);
        }
        if (craft.equals("X-wing")) {
            return position.at("Tatooine", craft).turn(player, phase).land(craft).to(where);
        }
        String from = where.equals(BAY) ? MOS_EISLEY : BAY;
        return position.at(from, craft).turn(player, phase).move(craft).to(where);
    }

    @ParameterizedTest
    @CsvSource({
        "MOVE, Snowspeeder, 2, false",
        "MOVE, Snowspeeder, 3, true",
        "DEPLOY, Snowspeeder, 2, false",
        "DEPLOY, Snowspeeder, 3, true",
        "MOVE, X-wing, 3, false",
        "MOVE, X-wing, 4, true",
        "DEPLOY, X-wing, 3, false",
        "DEPLOY, X-wing, 4, true"
    })
    void itExplodesUnderVehiclesAndUnderStarfightersThatCountAsDefendingWithFive(
            Phase phase, String craft, int destiny, boolean lost) {
        for (Side side : Side.values()) {
            var scene = comes(side, phase, craft, BAY, destiny).passResponses();
            assertThat(scene.isOnTable(craft)).isEqualTo(!lost);
            assertThat(scene.lost(side)).contains("Vehicle Mine");
        }
    }

    @ParameterizedTest
    @CsvSource({"3, 3, true, 0", "3, 4, false, 0", "4, 4, false, 1"})
    @Claim({"automatic-actions#6", "automatic-actions#7"})
    void aSecondMineExplodesOnlyIfTheFirstHasLeftSomething(
            int first, int second, boolean survives, int minesLeft) {
        for (Side turn : Side.values()) {
            for (String chosen : new String[] {"dark", "light"}) {
                Side owner = chosen.equals("dark") ? DARK : LIGHT;
                String ship = turn == LIGHT ? "X-wing" : "TIE Scout";
                var scene =
                        table().site(BAY, DARK)
                                .on(BAY, "dark Vehicle Mine", "light Vehicle Mine")
                                .hand(turn, ship)
                                .force(turn, 9)
                                .nextDestiny(owner, first)
                                .nextDestiny(owner.opposite(), second)
                                .turn(turn, Phase.DEPLOY);
                scene.deploy(ship).to(BAY).passResponses();

                // one is Dark's, the other Light's: whose turn it is chooses
                scene.expectDecider(turn).expectPrompt(Prompt.Key.AUTOMATIC_ORDER);
                scene.answer("use " + chosen + " Vehicle Mine").passResponses();

                assertThat(scene.isOnTable(ship)).isEqualTo(survives);
                assertThat(scene.isOnTable(chosen + " Vehicle Mine")).isFalse();
                assertThat(scene.cardsOn(BAY)).hasSize(minesLeft + (survives ? 1 : 0));
            }
        }
    }

    @ParameterizedTest
    @CsvSource({
        "MOVE, Dewback, Tatooine: Docking Bay 94",
        "DEPLOY, Dewback, Tatooine: Docking Bay 94",
        "MOVE, Snowspeeder, Tatooine: Mos Eisley",
        "DEPLOY, Snowspeeder, Tatooine: Mos Eisley"
    })
    void creatureVehiclesAndVehiclesAtAnotherSitePassUnharmed(
            Phase phase, String craft, String where) {
        for (Side side : Side.values()) {
            var scene = comes(side, phase, craft, where, 6).passResponses();
            assertThat(scene.locationOf(craft)).isEqualTo(where);
            assertThat(scene.hostOf("Vehicle Mine")).isEqualTo(BAY);
        }
    }

    @Test
    void itExplodesUnderAVehicleThatPassesAcross() {
        var scene =
                mined().at(PERIMETER, "Snowspeeder")
                        .force(LIGHT, 5)
                        .nextDestiny(DARK, 3)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Snowspeeder").to(PLAINS).passResponses();
        assertThat(scene.lost(LIGHT)).containsExactly("Snowspeeder");
    }

    @Test
    void charactersPassUnharmed() {
        for (Side side : Side.values()) {
            var scene =
                    table().site(PERIMETER, DARK)
                            .site(RIDGE, DARK)
                            .on(RIDGE, side.word().toLowerCase(Locale.ROOT) + " Vehicle Mine")
                            .at(PERIMETER, "Stormtrooper")
                            .force(DARK, 5)
                            .nextDestiny(side, 5)
                            .turn(DARK, Phase.MOVE);
            scene.move("Stormtrooper").to(RIDGE).passResponses();
            assertThat(scene.isOnTable("Stormtrooper")).isTrue();
            assertThat(scene.hostOf("Vehicle Mine")).isEqualTo(RIDGE);
        }
    }

    private static Card digger(Side side) {
        return Kinds.droid("Plain Digger", side, "0_1")
                .destiny(1)
                .deploy(1)
                .power(1)
                .forfeit(1)
                .is(Trait.MINING_DROID)
                .says();
    }

    @Test
    void itDeploysWhereAMiningDroidOfItsPlayerIsOutside() {
        for (Side side : Side.values()) {
            String mine = side.word().toLowerCase(Locale.ROOT) + " Vehicle Mine";
            var outside =
                    tableWith(digger(side))
                            .at(PLAINS, "Plain Digger")
                            .site(PERIMETER, DARK)
                            .hand(side, mine)
                            .turn(side, Phase.DEPLOY);
            outside.deploy("Vehicle Mine").passResponses();
            assertThat(outside.hostOf("Vehicle Mine")).isEqualTo(PLAINS);
            // nor does another droid do outside
            tableWith(digger(side))
                    .at(CANTINA, "Plain Digger")
                    .at(PERIMETER, side == DARK ? "EG-6" : "EG-4")
                    .hand(side, mine)
                    .turn(side, Phase.DEPLOY)
                    .mayNot("deploy Vehicle Mine");
        }
    }

    private static Scene underFire(int text, int destiny, String craft) {
        var scene =
                mined().at(PERIMETER, craft)
                        .hand(DARK, "Direct Hit")
                        .force(LIGHT, 5)
                        .nextDestiny(DARK, destiny)
                        .turn(LIGHT, Phase.MOVE);
        scene.move(craft).to(RIDGE);
        if (text > 0) {
            scene.passUntil("play Direct Hit, text " + text).play("Direct Hit", text);
        }
        return scene.passResponses();
    }

    @Test
    @Claim("direct-hit#2")
    void aDirectHitHelpsAMineAgainstACombatVehicle() {
        // maneuver 4: a destiny of 2 and the mine's own 2 are not enough
        assertThat(underFire(0, 2, "Snowspeeder").isOnTable("Snowspeeder")).isTrue();
        assertThat(underFire(1, 2, "Snowspeeder").isOnTable("Snowspeeder")).isFalse();
        assertThat(underFire(2, 1, "Snowspeeder").isOnTable("Snowspeeder")).isFalse();
        assertThat(underFire(1, 1, "Snowspeeder").isOnTable("Snowspeeder")).isTrue();
    }
}
