package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Molator and K'lor'slug, which say the same. */
class MolatorTest {
    private static Scene battle(Position position, Side side) {
        return position.turn(side, Phase.BATTLE).battleAt(CANTINA).passResponses();
    }

    /** With ability elsewhere, and a trooper who has battled already. */
    private static Position cantina(Side side, String dejarik) {
        return table().site(CANTINA, DARK)
                .site(MOS_EISLEY, DARK)
                .at(CANTINA, "Darth Vader", "Luke Skywalker", "Stormtrooper", "Rebel Trooper")
                .battled("Stormtrooper", "Rebel Trooper")
                .at(MOS_EISLEY, "Dengar", "Obi-Wan Kenobi")
                .beside(side, dejarik)
                .force(side, 9);
    }

    private static int ability(Side side) {
        return side == DARK ? 6 : 4;
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,Molator", "LIGHT,K'lor'slug"})
    void itDeploysOnItsOwnersSideOfTheTable(Side side, String dejarik) {
        var scene = table().site(CANTINA, DARK).hand(side, dejarik).turn(side, Phase.DEPLOY);
        scene.deploy(dejarik).passResponses();
        assertThat(scene.isIn(dejarik, Zone.SIDE_OF_TABLE)).isTrue();
        assertThat(scene.cardsOn(CANTINA)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,Molator", "LIGHT,K'lor'slug"})
    void abilityPresentIsTurnedIntoPower(Side side, String dejarik) {
        var scene = battle(cantina(side, dejarik), side);
        double power = scene.totalPower(CANTINA, side);
        double theirs = scene.totalPower(CANTINA, side.opposite());

        scene.use(dejarik).expectPrompt(Prompt.Key.HOW_MUCH_FORCE);
        scene.number(2).passResponses();

        assertThat(scene.forcePile(side)).hasSize(6);
        assertThat(scene.totalPower(CANTINA, side)).isEqualTo(power + 2);
        assertThat(scene.totalPower(CANTINA, side.opposite())).isEqualTo(theirs);
        // one action in a battle, however much Force is used
        scene.passUntil(side).mayNot("use " + dejarik);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,Molator", "LIGHT,K'lor'slug"})
    void noMoreThanTheAbilityPresent(Side side, String dejarik) {
        var scene = battle(cantina(side, dejarik), side).use(dejarik);
        assertThat(scene.isOffered(String.valueOf(ability(side)))).isTrue();
        assertThat(scene.isOffered(String.valueOf(ability(side) + 1))).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,Molator", "LIGHT,K'lor'slug"})
    void abilityUsedDrawsNoDestiny(Side side, String dejarik) {
        int spare = ability(side) - 4;
        var some = battle(cantina(side, dejarik), side);
        assertThat(battleDestinies(some, side)).isEqualTo(1);
        if (spare > 0) {
            some.use(dejarik).number(spare).passResponses();
            assertThat(battleDestinies(some, side)).isEqualTo(1);
        }

        var more = battle(cantina(side, dejarik), side);
        more.use(dejarik).number(spare + 1).passResponses();
        assertThat(battleDestinies(more, side)).isZero();
        assertThat(battleDestinies(more, side.opposite())).isEqualTo(1);
    }

    /** What texts add is drawn without ability, and so with whatever ability is left. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,Molator", "LIGHT,K'lor'slug"})
    void destiniesThatTextsAddStay(Side side, String dejarik) {
        var bonus =
                Kinds.effect("Plain Bonus", side, "0_1")
                        .destiny(3)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.always(
                                        Modifiers.yours(
                                                Figure.BATTLE_DESTINIES, 1, Filters.ANYTHING)));
        var scene =
                battle(
                        tableWith(bonus)
                                .at(CANTINA, "Darth Vader", "Luke Skywalker")
                                .beside(side, dejarik)
                                .beside(side, "Plain Bonus")
                                .force(side, 9),
                        side);
        assertThat(battleDestinies(scene, side)).isEqualTo(2);
        scene.use(dejarik).number(ability(side) - 3).passResponses();
        assertThat(battleDestinies(scene, side)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,Molator,TIE Fighter,DS-61-2", "LIGHT,K'lor'slug,Gold 1,Dutch"})
    void abilityAboardAStarshipIsNotPresent(Side side, String dejarik, String ship, String pilot) {
        var position =
                table().system("Tatooine", DARK)
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Dengar", "Obi-Wan Kenobi")
                        .at("Tatooine", ship)
                        .pilot(ship, pilot)
                        .at("Tatooine", side == DARK ? "X-wing" : "TIE Fighter")
                        .beside(side, dejarik)
                        .force(side, 9);
        var scene = position.turn(side, Phase.BATTLE).battleAt("Tatooine").passResponses();
        scene.mayNot("use " + dejarik);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {"DARK,Molator,Stormtrooper", "LIGHT,K'lor'slug,Rebel Trooper"})
    void oneUnitOfAbilityIsEnough(Side side, String dejarik, String trooper) {
        String theirs = side == DARK ? "Luke Skywalker" : "Darth Vader";
        var position =
                table().site(CANTINA, DARK)
                        .at(CANTINA, theirs)
                        .beside(side, dejarik)
                        .force(side, 9)
                        .force(side.opposite(), 9);
        position.at(CANTINA, trooper);
        var scene = position.turn(side, Phase.BATTLE).battleAt(CANTINA).passResponses();
        scene.offers("use " + dejarik);
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "DARK,Molator,Blizzard 1,Captain Piett,Stormtrooper",
                "LIGHT,K'lor'slug,Snowspeeder,Dutch,Rebel Trooper"
            })
    void norIsAbilityInsideAnEnclosedVehicle(
            Side side, String dejarik, String vehicle, String driver, String trooper) {
        String theirs = side == DARK ? "Luke Skywalker" : "Darth Vader";
        var position =
                table().site(PLAINS, DARK)
                        .at(PLAINS, vehicle, theirs)
                        .pilot(vehicle, driver)
                        .beside(side, dejarik)
                        .force(side, 9);
        var inside = position.turn(side, Phase.BATTLE).battleAt(PLAINS).passResponses();
        inside.mayNot("use " + dejarik);

        var outside = position.at(PLAINS, trooper).turn(side, Phase.BATTLE);
        outside.battleAt(PLAINS).passResponses().use(dejarik);
        // the one unit of the trooper's ability: nothing to choose
        assertThat(outside.passResponses().forcePile(side)).hasSize(7);
    }
}
