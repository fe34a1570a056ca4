package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Ability, Ability, Ability and Civil Disorder, which say the same. */
class AbilityAbilityAbilityTest {
    private static String hero(Side side) {
        return side == DARK ? "Darth Vader" : "Luke Skywalker";
    }

    private static String trooper(Side side) {
        return side == DARK ? "Stormtrooper" : "Rebel Trooper";
    }

    private static String droid(Side side) {
        return side == DARK ? "EG-6" : "C-3PO (See-Threepio)";
    }

    private static Position demanded(Side side, String demand) {
        return table().site(CANTINA, DARK)
                .system("Tatooine", DARK)
                .at(CANTINA, hero(side), trooper(side))
                .beside(side.opposite(), demand)
                .force(side.opposite(), 9)
                .reserve(side.opposite(), 9);
    }

    private static int lostInDeployPhase(Scene scene, Side loser) {
        scene.passUntil(loser, Phase.MOVE);
        return scene.lost(loser).size();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,\"Ability, Ability, Ability\"", "LIGHT,Civil Disorder"})
    void itDeploysOnTheOpponentsSideAndAlterDoesNothingToIt(Side side, String demand) {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, hero(side), hero(side.opposite()))
                        .hand(side, demand)
                        .hand(side.opposite(), side == DARK ? "Alter (1_71)" : "Alter (1_234)")
                        .turn(side, Phase.DEPLOY);
        scene.deploy(demand).passResponses();
        assertThat(scene.pile(side.opposite(), Zone.SIDE_OF_TABLE)).containsExactly(demand);
        scene.passUntil(side.opposite(), Phase.CONTROL).mayNot("play Alter");
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,\"Ability, Ability, Ability\"", "LIGHT,Civil Disorder"})
    void whoDeploysNoAbilityLosesTwoForce(Side side, String demand) {
        Side loser = side.opposite();
        assertThat(lostInDeployPhase(demanded(side, demand).turn(loser, Phase.DEPLOY), loser))
                .isEqualTo(2);

        var droid = demanded(side, demand).hand(loser, droid(loser)).turn(loser, Phase.DEPLOY);
        droid.deploy(droid(loser)).passResponses();
        assertThat(lostInDeployPhase(droid, loser)).isEqualTo(2);

        // one's own deploy phase asks nothing
        var own = demanded(side, demand).reserve(side, 9).turn(side, Phase.DEPLOY);
        assertThat(lostInDeployPhase(own, side)).isZero();
        assertThat(own.lost(loser)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "DARK,\"Ability, Ability, Ability\",X-wing",
                "LIGHT,Civil Disorder,TIE Fighter"
            })
    void aCharacterOrAPermanentPilotSatisfiesIt(Side side, String demand, String ship) {
        Side loser = side.opposite();
        for (String card : new String[] {trooper(loser), ship}) {
            var scene = demanded(side, demand).hand(loser, card).turn(loser, Phase.DEPLOY);
            scene.deploy(card).passResponses();
            assertThat(scene.locationOf(card)).isEqualTo(card.equals(ship) ? "Tatooine" : CANTINA);
            assertThat(lostInDeployPhase(scene, loser)).as(card).isZero();
        }
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,\"Ability, Ability, Ability\"", "LIGHT,Civil Disorder"})
    void itIsLostWhenTheOpponentHasMoreCardsWithAbility(Side side, String demand) {
        Side other = side.opposite();
        var even =
                demanded(side, demand)
                        .at(CANTINA, hero(other), trooper(other), droid(other))
                        .turn(side, Phase.CONTROL);
        assertThat(even.pass().isOnTable(demand)).isTrue();

        var more =
                demanded(side, demand)
                        .at(CANTINA, hero(other), trooper(other), trooper(other) + "#2")
                        .turn(side, Phase.CONTROL);
        assertThat(more.isOnTable(demand)).isFalse();
        assertThat(more.isIn(demand, Zone.LOST_PILE)).isTrue();
    }
}
