package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.state.Battle;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Gaderffii Stick. */
class GaderffiiStickTest {
    private static final String STICK = "Gaderffii Stick";

    @Test
    void forTwoForceATuskenRaiderGetsIt() {
        var scene =
                table().at(CANTINA, "Tusken Raider", "Stormtrooper", "Luke Skywalker")
                        .hand(DARK, STICK)
                        .force(DARK, 2)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(STICK).passResponses();
        assertThat(scene.hostOf(STICK)).isEqualTo("Tusken Raider");
        assertThat(scene.forcePile(DARK)).isEmpty();
        table().at(CANTINA, "Tusken Raider")
                .hand(DARK, STICK)
                .force(DARK, 1)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy " + STICK);
    }

    private static Scene begun(String where, String enemy, int... destiny) {
        return table().at(where, "Tusken Raider")
                .on("Tusken Raider", STICK)
                .at(PLAINS, "Stormtrooper", enemy, "Biggs Darklighter")
                .on("Biggs Darklighter", "Blaster")
                .force(DARK, 9)
                .force(LIGHT, 9)
                .nextDestiny(DARK, destiny)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PLAINS);
    }

    @ParameterizedTest
    @CsvSource({"3, 3, false", "2, 3, true"})
    void aTotalAboveFiveKnocksWeaponsAwayForThisBattle(int first, int second, boolean fires) {
        var scene = begun(PLAINS, "Luke Skywalker", first, second);
        scene.use(STICK).choose("Biggs Darklighter").passResponses();
        boolean fired = false;
        while (scene.state().battle().segment() == Battle.Segment.WEAPONS) {
            fired |= scene.isOffered("fire Blaster");
            scene.answerDefault();
        }
        assertThat(fired).isEqualTo(fires);
        assertThat(scene.forcePile(DARK)).hasSize(8);
        assertThat(scene.hostOf("Blaster")).isEqualTo("Biggs Darklighter");
    }

    @Test
    void onlyTheWeaponsOfItsTarget() {
        var scene = begun(PLAINS, "Luke Skywalker", 6, 6);
        scene.use(STICK).choose("Luke Skywalker").passResponses();
        scene.passUntil("fire Blaster");
    }

    @Test
    void aWeaponBuiltInIsKnockedAwayToo() {
        var scene = begun(PLAINS, "Han With Heavy Blaster Pistol", 6, 6);
        scene.use(STICK).choose("Han With Heavy Blaster Pistol").passResponses();
        while (scene.state().battle().segment() == Battle.Segment.WEAPONS) {
            scene.mayNot("fire Han With Heavy Blaster Pistol").answerDefault();
        }
    }

    @Test
    void itIsUsedOnCharactersOfTheOpponentPresentThere() {
        var scene =
                table().at(PLAINS, "Tusken Raider", "Stormtrooper", "Luke Skywalker", "Dutch")
                        .at(PLAINS, "Snowspeeder")
                        .at(PERIMETER, "Leia Organa")
                        .on("Tusken Raider", STICK)
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(PLAINS);
        assertThat(scene.use(STICK).offered()).containsExactlyInAnyOrder("Luke Skywalker", "Dutch");
    }

    @Test
    void inABattleElsewhereItIsNotUsedThoughOpponentsAreThere() {
        table().at(PLAINS, "Stormtrooper", "Luke Skywalker")
                .at(PERIMETER, "Tusken Raider", "Leia Organa")
                .on("Tusken Raider", STICK)
                .force(DARK, 9)
                .turn(DARK, Phase.BATTLE)
                .battleAt(PLAINS)
                .mayNot("use " + STICK);
    }

    @Test
    void elsewhereItDoesNothing() {
        begun(PERIMETER, "Luke Skywalker").mayNot("use " + STICK);
    }

    @Test
    void itIsUsedOnceAndAtTheBeginningOnly() {
        var scene = begun(PLAINS, "Luke Skywalker", 1, 1);
        scene.use(STICK).choose("Luke Skywalker").passResponses();
        while (scene.inBattle()) {
            scene.mayNot("use " + STICK).answerDefault();
        }
    }
}
