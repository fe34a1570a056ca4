package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.amount.Amount;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.effect.SubstituteDestiny;
import holosite.language.filter.Filter;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.state.Battle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Kal'Falnl C'ndros. */
class KalfalnlCndrosTest {
    private static final String MOTHER = "Kal'Falnl C'ndros";

    /** She and Luke against Vader: each side draws one battle destiny. */
    private static Position battle() {
        return battle(table());
    }

    private static Position battle(Position table) {
        return table.at(CANTINA, MOTHER, "Luke Skywalker")
                .at(CANTINA, "Stormtrooper", "Stormtrooper", "Stormtrooper", "Stormtrooper")
                .force(LIGHT, 9)
                .force(DARK, 9);
    }

    private static double destinyOfDark(Position position, int ours, int theirs) {
        var scene =
                position.nextDestiny(LIGHT, ours, ours)
                        .nextDestiny(DARK, theirs, theirs)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        return fought(scene);
    }

    private static double fought(Scene scene) {
        scene.passWeapons();
        scene.answerDefaults(
                () ->
                        scene.inBattle()
                                && scene.state()
                                        .battle()
                                        .segment()
                                        .isBefore(Battle.Segment.DAMAGE));
        return scene.battleDestiny(DARK);
    }

    @ParameterizedTest
    @CsvSource({"5, 4, 0", "4, 4, 4", "3, 4, 4"})
    void theHigherOfTwoSingleDestiniesMakesTheOthersTotalZero(int ours, int theirs, double total) {
        assertThat(destinyOfDark(battle(), ours, theirs)).isEqualTo(total);
    }

    @Test
    void notWhereAnybodyDrawsTwo() {
        assertThat(destinyOfDark(battle(more(Filters.ANYTHING, true)), 5, 1)).isEqualTo(2);
        assertThat(destinyOfDark(battle(more(Filters.ANYTHING, false)), 5, 4)).isEqualTo(4);
    }

    /** A place beside which one side draws another battle destiny. */
    private static Position more(Filter at, boolean dark) {
        return tableWith(
                        Kinds.effect("Plain Plenty", dark ? DARK : LIGHT, "0_1")
                                .destiny(3)
                                .says(
                                        Abilities.deploysOnTable(),
                                        Abilities.always(
                                                Modifiers.yours(Figure.BATTLE_DESTINIES, 1, at))))
                .beside(dark ? DARK : LIGHT, "Plain Plenty");
    }

    @Test
    void notWhereTheOpponentDrawsNone() {
        var scene =
                table().at(CANTINA, MOTHER, "Luke Skywalker", "Stormtrooper")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        assertThat(fought(scene)).isNaN();
    }

    @Test
    void onlyWhenSheIsInTheBattle() {
        var elsewhere =
                table().at(CANTINA, "Luke Skywalker")
                        .at(CANTINA, "Stormtrooper", "Stormtrooper", "Stormtrooper", "Stormtrooper")
                        .at(MOS_EISLEY, MOTHER)
                        .force(LIGHT, 9)
                        .force(DARK, 9);
        assertThat(destinyOfDark(elsewhere, 5, 4)).isEqualTo(4);
    }

    @Test
    void theTotalIsZeroWhateverIsAddedToIt() {
        var raised =
                tableWith(
                                Kinds.effect("Plain Bonus", DARK, "0_1")
                                        .destiny(3)
                                        .says(
                                                Abilities.deploysOnTable(),
                                                Abilities.always(
                                                        Modifiers.yours(
                                                                Figure.TOTAL_BATTLE_DESTINY,
                                                                3,
                                                                Filters.ANYTHING))))
                        .beside(DARK, "Plain Bonus");
        assertThat(destinyOfDark(battle(raised), 5, 4)).isZero();
    }

    @Test
    void whatIsAddedToTheTotalDoesNotCountInTheComparisonButWhatIsAddedToADrawDoes() {
        assertThat(destinyOfDark(battle(bonus(Figure.TOTAL_BATTLE_DESTINY)), 4, 5)).isEqualTo(5);
        assertThat(destinyOfDark(battle(bonus(Figure.BATTLE_DESTINY_DRAW)), 4, 5)).isZero();
    }

    private static Position bonus(Figure figure) {
        return tableWith(
                        Kinds.effect("Plain Bonus", LIGHT, "0_1")
                                .destiny(3)
                                .says(
                                        Abilities.deploysOnTable(),
                                        Abilities.always(
                                                Modifiers.yours(figure, 3, Filters.ANYTHING))))
                .beside(LIGHT, "Plain Bonus");
    }

    @Test
    void aNumberUsedInsteadOfADrawCounts() {
        var screen =
                tableWith(
                                Kinds.usedInterrupt("Plain Screen", LIGHT, "0_1")
                                        .destiny(3)
                                        .says(
                                                Actions.used(
                                                        Action.at(
                                                                        When.just(
                                                                                Event
                                                                                        .DESTINY_TO_BE_DRAWN))
                                                                .then(
                                                                        new SubstituteDestiny(
                                                                                Amount.of(7))))))
                        .hand(LIGHT, "Plain Screen");
        var scene =
                battle(screen)
                        .nextDestiny(LIGHT, 1)
                        .nextDestiny(DARK, 4)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passUntil("play Plain Screen").play("Plain Screen");
        assertThat(fought(scene)).isZero();
    }

    @Test
    void sheWalksThreeSitesAndPilotsWell() {
        var scene =
                table().system("Tatooine", LIGHT)
                        .at("Tatooine", "Home One")
                        .pilot("Home One", MOTHER)
                        .turn(LIGHT, Phase.CONTROL);
        var plain =
                table().system("Tatooine", LIGHT)
                        .at("Tatooine", "Home One")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Home One")).isEqualTo(plain.power("Home One") + 2);
        assertThat(
                        table().at(CANTINA, MOTHER, "Luke Skywalker")
                                .turn(LIGHT, Phase.MOVE)
                                .landspeed(MOTHER))
                .isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({
        "X-wing, false",
        "Sandcrawler (1_150), false",
        "Rogue Bantha, true",
        "Home One, true"
    })
    void sheBoardsNothingNarrow(String craft, boolean boards) {
        var scene =
                table().site(MOS_EISLEY, LIGHT)
                        .system("Tatooine", LIGHT)
                        .at(
                                craft.equals("Rogue Bantha") || craft.startsWith("Sand")
                                        ? MOS_EISLEY
                                        : "Tatooine",
                                craft)
                        .hand(LIGHT, MOTHER, "Rebel Trooper")
                        .force(LIGHT, 12)
                        .turn(LIGHT, Phase.DEPLOY);
        String name = craft.replaceAll(" \\(.*", "");
        assertThat(hosts(scene, MOTHER).contains(name)).isEqualTo(boards);
    }
}
