package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.DARK_BEAST;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** R2 Sensor Array. */
class R2SensorArrayTest {
    private static final String ARRAY = "R2 Sensor Array";
    private static final String DROID = "R5-M2 (Arfive-Emmtoo)";

    @Test
    void itGoesToAnRUnit() {
        var scene =
                table().at(FARM, DROID, "C-3PO (See-Threepio)", "Luke Skywalker")
                        .at(MOS_EISLEY, "Artoo")
                        .hand(LIGHT, ARRAY)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, ARRAY)).containsExactlyInAnyOrder(DROID, "Artoo");
        scene.choose(DROID).passResponses();
        assertThat(scene.hostOf(ARRAY)).isEqualTo(DROID);
    }

    private static Scene attacked(String beast, String droidAt, String prey) {
        return table().site(MOS_EISLEY, DARK)
                .at(FARM, beast, prey)
                .at(droidAt, DROID)
                .on(DROID, ARRAY)
                .force(LIGHT, 1)
                .turn(DARK, Phase.BATTLE);
    }

    private static Scene attack(Scene scene, String beast) {
        return scene.passUntil("let attack " + beast).letAttack(beast);
    }

    @Test
    void whoIsAttackedByACreatureMayMoveAwayAsAReact() {
        var scene = attack(attacked(DARK_BEAST, FARM, "Luke Skywalker"), DARK_BEAST);
        scene.reactAway("Luke Skywalker").to(MOS_EISLEY).passResponses();
        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(MOS_EISLEY);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
        scene.passUntil(DARK, Phase.MOVE);
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "Rock Wart, Tatooine: Lars' Moisture Farm, Luke Skywalker, true",
        "Rock Wart, Tatooine: Mos Eisley, Luke Skywalker, false",
        "Rock Wart, Tatooine: Lars' Moisture Farm, Stormtrooper, false",
        "Rock Wart, Tatooine: Lars' Moisture Farm, Tauntaun, false",
        "Scurrier, Tatooine: Lars' Moisture Farm, Luke Skywalker, false"
    })
    void itHelpsOwnCharactersPresentAgainstCreaturesOfTheOpponent(
            String beast, String droidAt, String prey, boolean flees) {
        var scene = attack(attacked(beast, droidAt, prey), beast);
        var seen = new boolean[1];
        scene.answerDefaults(
                () -> {
                    seen[0] |= scene.isOffered("react away with " + prey);
                    return scene.phase() == Phase.BATTLE && !seen[0];
                });
        assertThat(seen[0]).isEqualTo(flees);
    }

    @Test
    void fromABattleNobodyFleesByIt() {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .at(FARM, "Luke Skywalker", "Stormtrooper", DROID)
                        .on(DROID, ARRAY)
                        .force(LIGHT, 1)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(FARM);
        assertThat(scene.isOffered("react away with Luke Skywalker")).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Lars' Moisture Farm, 3",
        "Tatooine: Mos Eisley, 3",
        "Tatooine: Cantina, 0"
    })
    void searchesNearbyAreEasierForBothPlayers(String where, double added) {
        var scene =
                table().site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .site(CANTINA, DARK)
                        .at(FARM, DROID)
                        .on(DROID, ARRAY)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figureAt(Figure.SEARCH_DESTINY, where, LIGHT)).isEqualTo(added);
        assertThat(scene.figureAt(Figure.SEARCH_DESTINY, where, DARK)).isEqualTo(added);
    }

    @ParameterizedTest
    @CsvSource({"2, true", "1, false"})
    void aSearchPartyFindsWithAsMuchLess(int destiny, boolean found) {
        var scene =
                table().at(FARM, DROID, "Luke Skywalker", "Dutch")
                        .on(DROID, ARRAY)
                        .missing("Luke Skywalker")
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.CONTROL);
        scene.answer("search " + FARM).choose("Dutch").passResponses();
        assertThat(scene.isMissing("Luke Skywalker")).isEqualTo(!found);
    }
}
