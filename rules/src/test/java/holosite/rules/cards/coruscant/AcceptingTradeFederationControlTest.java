package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Accepting Trade Federation Control. */
class AcceptingTradeFederationControlTest {
    private static final String CONTROL = "Accepting Trade Federation Control";
    private static final String USE = "use " + CONTROL;

    private static Position battle() {
        return table().at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                .beside(DARK, CONTROL)
                .hand(DARK, "Lott Dod")
                .force(LIGHT, 4)
                .force(DARK, 4);
    }

    @Test
    void aSenatorPlacedThereTakesThreeFromABattleDestinyJustDrawn() {
        var scene = battle().nextDestiny(LIGHT, 5).turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);

        scene.passUntil(USE).use(CONTROL).choose("Lott Dod");
        scene.passUntil("forfeit Obi-Wan Kenobi");

        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(2);
        assertThat(scene.hostOf("Lott Dod")).isEqualTo(CONTROL);
    }

    @Test
    void alsoFromADestinyOfItsOwnPlayer() {
        var scene =
                battle().at(CANTINA, "Grand Moff Tarkin")
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.passWeapons().yes().passUntil(USE).expectDecider(DARK);
        assertThat(scene.isOffered(USE)).isTrue();
    }

    private static boolean everOffered(Scene scene) {
        while (scene.inBattle()) {
            if (scene.isOffered(USE)) {
                return true;
            }
            scene.answerDefault();
        }
        return false;
    }

    @Test
    void withASenatorThereNoOtherIsPlaced() {
        assertThat(everOffered(battle().turn(LIGHT, Phase.BATTLE).battleAt(CANTINA))).isTrue();
        assertThat(
                        everOffered(
                                battle().stacked(CONTROL, "Aks Moe")
                                        .turn(LIGHT, Phase.BATTLE)
                                        .battleAt(CANTINA)))
                .isFalse();
        // one in play is not there, nor is somebody else who lies there a senator
        assertThat(
                        everOffered(
                                battle().at(CANTINA, "Aks Moe")
                                        .stacked(CONTROL, "Stormtrooper")
                                        .turn(LIGHT, Phase.BATTLE)
                                        .battleAt(CANTINA)))
                .isTrue();
    }

    @Test
    void aWeaponDestinyIsNoBattleDestiny() {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Stormtrooper")
                        .on("Rebel Trooper", "Blaster Rifle")
                        .beside(DARK, CONTROL)
                        .hand(DARK, "Lott Dod")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA);
        scene.fire("Blaster Rifle").at("Stormtrooper");

        assertThat(everOffered(scene)).isFalse();
    }

    @Test
    void taxesAreCollectedInTheDrawPhaseOfItsPlayerOnly() {
        var tax = table().beside(DARK, CONTROL).stacked(CONTROL, "Orn Free Taa").force(LIGHT, 2);
        tax.turn(DARK, Phase.MOVE).mayNot(USE);
        table().beside(DARK, CONTROL)
                .stacked(CONTROL, "Orn Free Taa")
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.DRAW)
                .pass()
                .mayNot(USE);
    }

    @Test
    void anOpponentWithoutForceUsesNone() {
        var scene =
                table().beside(DARK, CONTROL)
                        .stacked(CONTROL, "Orn Free Taa")
                        .turn(DARK, Phase.DRAW);

        scene.use(CONTROL);

        assertThat(scene.forcePile(DARK)).hasSize(1);
        assertThat(scene.used(LIGHT)).isEmpty();
    }
}
