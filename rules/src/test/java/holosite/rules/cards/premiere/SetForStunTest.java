package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Set For Stun. */
class SetForStunTest {
    @ParameterizedTest
    @CsvSource({"4, false", "5, true"})
    void aDestinyAboveHisAbilityReturnsHimWithAllOnHim(int destiny, boolean returned) {
        var scene =
                table().at(FARM, "Luke Skywalker", "Stormtrooper")
                        .on("Luke Skywalker", "Jedi Lightsaber", "Ket Maliss")
                        .hand(DARK, "Set For Stun")
                        .force(DARK, 3)
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL)
                        .play("Set For Stun")
                        .passResponses();
        assertThat(scene.hand(LIGHT).contains("Luke Skywalker")).isEqualTo(returned);
        assertThat(scene.hand(LIGHT).contains("Jedi Lightsaber")).isEqualTo(returned);
        assertThat(scene.hand(DARK).contains("Ket Maliss")).isEqualTo(returned);
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    @Test
    void whatHeCarriesWithoutUseReturnsToo() {
        var scene =
                table().at(FARM, "Beru Lars")
                        .on("Beru Lars", "Jedi Lightsaber")
                        .hand(DARK, "Set For Stun")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL)
                        .play("Set For Stun")
                        .passResponses();
        assertThat(scene.hand(LIGHT)).contains("Beru Lars", "Jedi Lightsaber");
    }

    /** Luke on Dagobah is stunned; a Jedi Test is his. */
    private static Scene apprentice(Position position) {
        var scene =
                position.system("Dagobah", LIGHT)
                        .hand(DARK, "Set For Stun")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.CONTROL)
                        .play("Set For Stun");
        return (scene.isOffered("Luke Skywalker") ? scene.choose("Luke Skywalker") : scene)
                .passResponses();
    }

    @Test
    void testsCompletedReturnWithTheApprenticeAlsoFromTheTable() {
        String test = "Great Warrior";
        String learned = "Mind What You Have Learned";
        var carried =
                table().site("Dagobah: Jungle", LIGHT).at("Dagobah: Jungle", "Luke Skywalker");
        var onHim =
                apprentice(
                        carried.on("Luke Skywalker", test)
                                .aimed(test, "Luke Skywalker")
                                .mark(test, Flag.COMPLETED));
        assertThat(onHim.hand(LIGHT)).contains("Luke Skywalker", test);
        var beside =
                apprentice(
                        table().beside(LIGHT, learned, test)
                                .at("Dagobah: Jungle", "Luke Skywalker")
                                .aimed(test, "Luke Skywalker")
                                .mark(test, Flag.COMPLETED));
        assertThat(beside.hand(LIGHT)).contains("Luke Skywalker", test);
        assertThat(beside.lost(LIGHT)).isEmpty();
    }

    /** Once the Objective is turned over, the tests wait for Luke on the table. */
    @Test
    void suspendedTestsStay() {
        String test = "Great Warrior";
        String learned = "Mind What You Have Learned";
        var scene =
                apprentice(
                        table().beside(LIGHT, learned, test)
                                .mark(learned, Flag.FLIPPED)
                                .at("Dagobah: Jungle", "Luke Skywalker")
                                .aimed(test, "Luke Skywalker")
                                .mark(test, Flag.COMPLETED));
        assertThat(scene.hand(LIGHT)).contains("Luke Skywalker").doesNotContain(test);
        assertThat(scene.isOnTable(test)).isTrue();
    }

    @Test
    void aTestNotCompletedIsLostWithoutItsApprentice() {
        String test = "Great Warrior";
        var scene =
                apprentice(
                        table().site("Dagobah: Swamp", LIGHT)
                                .at("Dagobah: Jungle", "Luke Skywalker")
                                .at("Dagobah: Swamp", "Yoda")
                                .on("Dagobah: Swamp", test)
                                .aimed(test, "Luke Skywalker"));
        assertThat(scene.hand(LIGHT)).contains("Luke Skywalker").doesNotContain(test);
        assertThat(scene.lost(LIGHT)).contains(test);
    }
}
