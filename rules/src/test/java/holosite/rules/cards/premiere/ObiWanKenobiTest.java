package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Obi-Wan Kenobi. */
class ObiWanKenobiTest {
    private static final String OBI_WAN = "Obi-Wan Kenobi (1_21)";

    private static Scene battle(Side who, String enemy, int force) {
        return table().at(CANTINA, OBI_WAN, enemy)
                .site(BAY, DARK)
                .force(LIGHT, force)
                .force(DARK, 5)
                .turn(who, Phase.BATTLE)
                .battleAt(CANTINA);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aCharacterOfAbilityOneMovesAwayOrIsLost(Side who) {
        var scene = battle(who, "Stormtrooper", 2);
        scene.passUntil("use Obi-Wan Kenobi").use("Obi-Wan Kenobi");
        scene.answerDefaults(() -> scene.inBattle());
        assertThat(scene.locationOf("Stormtrooper")).isNotEqualTo(CANTINA);
    }

    @Test
    void notOneOfMoreAbilityAndNotWithoutForce() {
        battle(DARK, "Grand Moff Tarkin", 2).mayNot("use Obi-Wan Kenobi");
        battle(DARK, "Stormtrooper", 0).mayNot("use Obi-Wan Kenobi");
    }

    @Test
    void oneOfTheOpponentsCharactersPresentWithHimMovesAway() {
        var scene =
                table().at(CANTINA, OBI_WAN, "Rebel Trooper", "Stormtrooper#1", "Stormtrooper#2")
                        .at(CANTINA, "DS-61-2")
                        .at(BAY, "Stormtrooper#3")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passUntil("use Obi-Wan Kenobi")
                        .use("Obi-Wan Kenobi");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Stormtrooper", "Stormtrooper#2");
        scene.mayNot("Stormtrooper; Stormtrooper#2");
    }

    @Test
    void notInABattleElsewhere() {
        var scene =
                table().at(CANTINA, OBI_WAN, "Stormtrooper#1")
                        .at(BAY, "Rebel Trooper", "Stormtrooper#2")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(BAY);
        mayNotInThisPhase(scene, "use Obi-Wan Kenobi");
    }
}
