package holosite.rules.cards.officialtournamentsealeddeck;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Gold Squadron Y-wing. */
class GoldSquadronYWingTest {
    private static final String WING = "Gold Squadron Y-wing";

    @Test
    void itDeploysForTwoLessAtYavinFourAndWhereDutchIs() {
        var scene =
                table().system("Yavin 4", LIGHT)
                        .at("Kessel", "Gold 1")
                        .pilot("Gold 1", "Dutch")
                        .at("Corellia", "Gold 5")
                        .pilot("Gold 5", "Pops")
                        .site("Yavin 4: Docking Bay", LIGHT)
                        .hand(LIGHT, WING, "Y-wing")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(WING, "Yavin 4")).isEqualTo(2);
        assertThat(scene.deployCost(WING, "Yavin 4: Docking Bay")).isEqualTo(2);
        assertThat(scene.deployCost(WING, "Kessel")).isEqualTo(2);
        assertThat(scene.deployCost(WING, "Corellia")).isEqualTo(4);
        assertThat(scene.deployCost("Y-wing", "Kessel")).isEqualTo(1);
    }

    @Test
    void itsPilotHasAnAbilityOfTwoAndAddsTwo() {
        var scene = table().at("Kessel", WING).turn(LIGHT, Phase.BATTLE);
        assertThat(scene.power(WING)).isEqualTo(2 + 2);
        assertThat(scene.totalAbility("Kessel", LIGHT)).isEqualTo(2);
    }

    @Test
    void whoPilotsItIsOfItsSquadron() {
        var scene =
                table().at("Kessel", "Gold 1", WING)
                        .pilot("Gold 1", "Dutch")
                        .pilot(WING, "Biggs Darklighter")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Biggs Darklighter"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "Biggs Darklighter") + 1);
    }

    @Test
    void withoutItsPilotItHasWhatItsOwnPilotAdds() {
        var scene =
                table().at("Kessel", WING, "X-wing")
                        .pilot(WING, "Biggs Darklighter")
                        .on(WING, "Come With Me")
                        .counter("Come With Me", 1)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.power(WING)).isEqualTo(2 + 2);
        assertThat(scene.totalAbility("Kessel", LIGHT)).isEqualTo(2 + 1);
    }

    /** The defense value of the Devastator is 6. */
    @ParameterizedTest
    @CsvSource({
        "Gold Squadron Y-wing, SW-4 Ion Cannon, 6, true",
        "Gold Squadron Y-wing, SW-4 Ion Cannon, 5, false",
        "Y-wing, SW-4 Ion Cannon, 6, false"
    })
    void itsIonCannonsDrawOneMore(String ship, String cannon, int destiny, boolean struck) {
        var scene =
                table().at("Kessel", ship, "Devastator", WING.equals(ship) ? "Y-wing" : WING)
                        .on(ship, cannon)
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, destiny)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Kessel")
                        .fire(cannon);
        scene.passResponses();
        assertThat(scene.hyperspeed("Devastator")).isEqualTo(struck ? 0 : 3);
    }

    @Test
    void otherWeaponsOnItDrawAsTheyAre() {
        var scene =
                table().at("Kessel", WING, "Devastator")
                        .on(WING, "Proton Torpedoes")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt("Kessel")
                        .fire("Proton Torpedoes");
        assertThat(scene.passResponses().isHit("Devastator")).isFalse();
    }
}
