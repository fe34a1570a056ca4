package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.mayNot;
import static holosite.language.words.Filters.titled;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Mobquet A-1 Deluxe Floater. */
class MobquetA1DeluxeFloaterTest {
    private static final String FLOATER = "Mobquet A-1 Deluxe Floater";
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";

    private static final Card JABBA =
            Kinds.alien("Plain Jabba", DARK, "0_1")
                    .unique()
                    .persona("Jabba")
                    .destiny(1)
                    .deploy(4)
                    .power(3)
                    .ability(4)
                    .forfeit(6)
                    .says();

    @ParameterizedTest
    @CsvSource({"Boba Fett, 0", "Plain Jabba, 0", "Stormtrooper, 1"})
    void itMovesFreeForJabbaAndBountyHunters(String driver, int cost) {
        var scene =
                tableWith(JABBA)
                        .at(BAY, FLOATER)
                        .aboard(FLOATER, driver)
                        .site(MOS_EISLEY, DARK)
                        .turn(DARK, Phase.MOVE);
        assertThat(scene.figure(Figure.MOVE_COST, FLOATER, MOS_EISLEY)).isEqualTo(cost);
    }

    @ParameterizedTest
    @CsvSource({"Boba Fett, true", "Danz Borin, true", "Stormtrooper, false"})
    void itReactsForFreeToABattleOfARogue(String fighter, boolean may) {
        var scene =
                table().at(MOS_EISLEY, fighter, "Rebel Trooper")
                        .at(BAY, FLOATER)
                        .aboard(FLOATER, "Tusken Raider")
                        .force(LIGHT, 3)
                        .force(DARK, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        assertThat(scene.isOffered("react with " + FLOATER)).isEqualTo(may);
        if (may) {
            scene.react(FLOATER).passResponses();
            assertThat(scene.locationOf(FLOATER)).isEqualTo(MOS_EISLEY);
            assertThat(scene.forcePile(DARK)).hasSize(1);
        }
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, true"})
    void aRegularMoveThereCostsForceToo(int force, boolean may) {
        var scene =
                table().site("Hoth: Snow Trench (2nd Marker)", LIGHT)
                        .site(PERIMETER, DARK)
                        .at(PERIMETER, "Boba Fett", "Luke Skywalker")
                        .at(RIDGE, FLOATER, "Rogue 3")
                        .aboard(FLOATER, "Tusken Raider")
                        .pilot("Rogue 3", "Wedge Antilles")
                        .hand(DARK, "ComScan Detection")
                        .force(DARK, force + 1)
                        .force(LIGHT, 6)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(PERIMETER);
        scene.passUntil("react with Rogue 3").react("Rogue 3");
        while (!scene.isOffered("play ComScan Detection") && scene.inBattle()) {
            scene.answerDefault();
        }
        assertThat(scene.isOffered("play ComScan Detection")).isEqualTo(may);
    }

    @Test
    void onlyToTheBattleAndOnlyWithARogueOfYours() {
        String site = "Tatooine: Cantina";
        // the rogue is not where the battle is
        table().at(MOS_EISLEY, "Stormtrooper", "Rebel Trooper")
                .at(site, "Boba Fett")
                .at(BAY, FLOATER)
                .aboard(FLOATER, "Tusken Raider")
                .force(LIGHT, 3)
                .force(DARK, 3)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .mayNot("react with " + FLOATER);
        // he is the opponent's
        table().at(MOS_EISLEY, "Stormtrooper", "Han Solo")
                .at(BAY, FLOATER)
                .aboard(FLOATER, "Tusken Raider")
                .force(LIGHT, 3)
                .force(DARK, 3)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(MOS_EISLEY)
                .mayNot("react with " + FLOATER);
    }

    /** A rogue who is there but may not fight calls nobody. */
    @ParameterizedTest
    @CsvSource({"Boba Fett, false", "Stormtrooper, true"})
    void theRogueMustTakePartInTheBattle(String idle, boolean may) {
        var truce =
                Kinds.effect("Plain Truce", LIGHT, "0_2")
                        .destiny(3)
                        .says(mayNot(Deed.TAKE_PART_IN_BATTLE, titled(idle)));
        var scene =
                tableWith(truce)
                        .beside(LIGHT, "Plain Truce")
                        .at(MOS_EISLEY, "Boba Fett (5_91)", "Stormtrooper", "Rebel Trooper")
                        .at(BAY, FLOATER)
                        .aboard(FLOATER, "Tusken Raider")
                        .force(LIGHT, 3)
                        .force(DARK, 1)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        assertThat(scene.isOffered("react with " + FLOATER)).isEqualTo(may);
    }

    @ParameterizedTest
    @CsvSource({"Rebel Trooper, 0, false", "Han Solo, 0, false", "Rebel Trooper, 1, true"})
    void aReactThatAnotherTextAllowsCostsForceUnlessARogueOfYoursIsThere(
            String enemy, int force, boolean may) {
        var call =
                Kinds.effect("Plain Call", DARK, "0_3")
                        .destiny(3)
                        .says(Abilities.may(Deed.MOVE_AS_REACT, titled(FLOATER), Filters.ANYTHING));
        for (String friend : new String[] {"Stormtrooper", "Boba Fett (5_91)"}) {
            var scene =
                    tableWith(call)
                            .beside(DARK, "Plain Call")
                            .at(MOS_EISLEY, friend, enemy)
                            .at(BAY, FLOATER)
                            .aboard(FLOATER, "Tusken Raider")
                            .force(DARK, force)
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt(MOS_EISLEY);
            assertThat(scene.isOffered("react with " + FLOATER))
                    .isEqualTo(may || !friend.equals("Stormtrooper"));
        }
    }
}
