package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The First Transport Is Away! */
class TheFirstTransportIsAwayTest {
    private static final String AWAY = "The First Transport Is Away!";
    private static final String ECHO_BAY = "Hoth: Echo Docking Bay";

    @Test
    void itDeploysAtAnotherSystemAimedAtATransportOnHoth() {
        var scene =
                table().system("Hoth", LIGHT)
                        .system("Tatooine", LIGHT)
                        .system("Kessel", DARK)
                        .site(BAY, DARK)
                        .at(ECHO_BAY, "Medium Transport#1", "X-wing")
                        .at(BAY, "Medium Transport#2")
                        .at("Hoth", "Medium Transport#3")
                        .hand(LIGHT, AWAY)
                        .turn(LIGHT, Phase.DEPLOY)
                        .deploy(AWAY);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Tatooine", "Kessel");
        scene.choose("Kessel").passResponses();
        assertThat(scene.hostOf(AWAY)).isEqualTo("Kessel");
        assertThat(scene.state().table().aim(scene.card(AWAY)))
                .isEqualTo(scene.card("Medium Transport#1"));
    }

    private static Position flying() {
        return table().system("Hoth", LIGHT)
                .system("Kessel", DARK)
                .on("Kessel", AWAY)
                .at("Hoth", "Medium Transport", "Corellian Corvette")
                .passenger("Medium Transport", "Rebel Trooper", "Luke Skywalker")
                .pilot("Medium Transport", "Dutch")
                .passenger("Corellian Corvette", "Owen Lars")
                .aimed(AWAY, "Medium Transport")
                .lost(LIGHT, 9)
                .force(LIGHT, 9);
    }

    @Test
    void whenTheTransportArrivesEachPassengerBringsTwoForceBack() {
        var scene = flying().turn(LIGHT, Phase.MOVE);
        scene.move("Corellian Corvette").to("Kessel").passUntil(LIGHT);
        assertThat(scene.lost(LIGHT)).hasSize(9);
        scene.move("Medium Transport").to("Kessel").passUntil(LIGHT);
        assertThat(scene.lost(LIGHT)).hasSize(5);
        assertThat(scene.hostOf(AWAY)).isEqualTo("Hoth");
    }

    @Test
    void anotherUtinniEffectThatIsReachedIsNotThisOne() {
        var scene =
                flying().system("Tatooine", DARK)
                        .on("Tatooine", "Lateral Damage")
                        .aimed("Lateral Damage", "Medium Transport")
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Medium Transport").to("Tatooine").passUntil(LIGHT, Phase.DRAW);
        assertThat(scene.lost(LIGHT)).hasSize(9);
        assertThat(scene.hostOf(AWAY)).isEqualTo("Kessel");
    }

    @Test
    void itIsReachedButOnce() {
        var scene = flying().at("Kessel", "X-wing").turn(LIGHT, Phase.MOVE);
        scene.move("Medium Transport").to("Kessel").passUntil(LIGHT);
        scene.passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.MOVE);
        int lost = scene.lost(LIGHT).size();
        scene.move("Medium Transport").to("Hoth").passUntil(LIGHT);
        assertThat(scene.lost(LIGHT)).hasSize(lost);
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth, Hoth: Ice Plains (5th Marker), 2",
        "Kessel, Hoth: Ice Plains (5th Marker), 0",
        "Hoth, Tatooine: Mos Eisley, 0",
        "Hoth, Hoth, 0"
    })
    void fromThenOnItsPlayerFightsBetterOnHoth(String host, String battle, int more) {
        boolean space = battle.equals("Hoth");
        var scene =
                table().system("Hoth", LIGHT)
                        .system("Kessel", DARK)
                        .on(host, AWAY)
                        .at(battle, space ? "TIE Fighter" : "Stormtrooper")
                        .at(battle, space ? "X-wing" : "Rebel Trooper")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);
        double power = scene.totalPower(battle, LIGHT);
        double other = scene.totalPower(battle, DARK);
        scene.battleAt(battle);
        assertThat(scene.totalPower(battle, LIGHT)).isEqualTo(power + more);
        assertThat(scene.totalPower(battle, DARK)).isEqualTo(other);
    }
}
