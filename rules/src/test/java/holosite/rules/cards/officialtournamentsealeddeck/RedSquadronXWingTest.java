package holosite.rules.cards.officialtournamentsealeddeck;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Red Squadron X-wing. */
class RedSquadronXWingTest {
    private static final String WING = "Red Squadron X-wing";
    private static final String TORPEDOES = "Proton Torpedoes";

    @Test
    void itDeploysForTwoLessAtYavinFourAndWhereRedLeaderIs() {
        var scene =
                table().system("Yavin 4", LIGHT)
                        .at("Kessel", "Red 1")
                        .pilot("Red 1", "Red Leader")
                        .at("Corellia", "Red 3")
                        .pilot("Red 3", "Biggs Darklighter")
                        .hand(LIGHT, WING)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(WING, "Yavin 4")).isEqualTo(3);
        assertThat(scene.deployCost(WING, "Kessel")).isEqualTo(3);
        assertThat(scene.deployCost(WING, "Corellia")).isEqualTo(5);
    }

    @Test
    void itsPilotHasAnAbilityOfTwoAndAddsTwo() {
        var scene = table().at("Kessel", WING).turn(LIGHT, Phase.BATTLE);
        assertThat(scene.power(WING)).isEqualTo(3 + 2);
        assertThat(scene.totalAbility("Kessel", LIGHT)).isEqualTo(2);
    }

    @Test
    void protonTorpedoesDeployAndFireFreeAboardIt() {
        var scene =
                table().at("Kessel", WING, "X-wing")
                        .hand(LIGHT, TORPEDOES)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(TORPEDOES, WING)).isZero();
        assertThat(scene.deployCost(TORPEDOES, "X-wing")).isEqualTo(1);
        for (String ship : new String[] {WING, "X-wing"}) {
            var battle =
                    table().at("Kessel", WING, "X-wing", "TIE Fighter")
                            .on(ship, TORPEDOES)
                            .force(LIGHT, 1)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt("Kessel");
            // the Force went for the battle
            assertThat(battle.isOffered("fire " + TORPEDOES)).isEqualTo(ship.equals(WING));
        }
    }

    @Test
    void otherWeaponsCostWhatTheySay() {
        for (int force : new int[] {1, 2}) {
            var scene =
                    table().at(BAY, WING, "Stormtrooper")
                            .on(WING, "Surface Defense Cannon")
                            .at(BAY, "Rebel Trooper")
                            .force(LIGHT, force)
                            .turn(LIGHT, Phase.BATTLE)
                            .battleAt(BAY);
            assertThat(scene.isOffered("fire Surface Defense Cannon")).isEqualTo(force == 2);
        }
    }
}
