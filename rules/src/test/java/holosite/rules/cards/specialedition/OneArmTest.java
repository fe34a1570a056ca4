package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Actions;
import holosite.language.words.Effects;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import org.junit.jupiter.api.Test;

/** One-Arm. */
class OneArmTest {
    private static final String CAVE = "Hoth: Wampa Cave (7th Marker)";

    @Test
    void heDeploysToTheWampaCaveOnly() {
        table().site(PLAINS, DARK)
                .hand(DARK, "One-Arm")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy One-Arm");
        var scene =
                table().site(PLAINS, DARK)
                        .site(CAVE, DARK)
                        .hand(DARK, "One-Arm")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("One-Arm").passResponses();
        assertThat(scene.locationOf("One-Arm")).isEqualTo(CAVE);
    }

    private static boolean isSelective(Scene scene, String card) {
        return Standing.of(scene.state())
                .hasIcon(scene.state(), scene.card(card), Icon.SELECTIVE_CREATURE);
    }

    private static Card hunt() {
        return Kinds.lostInterrupt("Plain Hunt", DARK, "0_1")
                .destiny(1)
                .says(
                        Actions.lost(
                                Action.at(When.anyTime())
                                        .then(Effects.lose(Filters.titled("One-Arm")))));
    }

    @Test
    void onlyHisOwnDeploymentMakesWampasSelectiveForGood() {
        var scene =
                tableWith(hunt())
                        .at(CAVE, "One-Arm")
                        .at(PLAINS, "Wampa")
                        .site(MOS_EISLEY, DARK)
                        .hand(DARK, "Dewback", "Plain Hunt")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Dewback").passResponses();
        scene.passUntil("play Plain Hunt").play("Plain Hunt").passResponses();
        assertThat(isSelective(scene, "Wampa")).isFalse();
    }

    @Test
    void wampasStaySelectiveAfterHeIsGone() {
        var scene =
                tableWith(hunt())
                        .site(CAVE, DARK)
                        .at(PLAINS, "Wampa")
                        .at(MOS_EISLEY, "Krayt Dragon")
                        .hand(DARK, "One-Arm", "Plain Hunt")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(isSelective(scene, "Wampa")).isFalse();
        scene.deploy("One-Arm").passResponses();
        assertThat(isSelective(scene, "Wampa")).isTrue();
        assertThat(isSelective(scene, "Krayt Dragon")).isFalse();
        scene.passUntil("play Plain Hunt").play("Plain Hunt").passResponses();
        assertThat(scene.isOnTable("One-Arm")).isFalse();
        assertThat(isSelective(scene, "Wampa")).isTrue();
        assertThat(isSelective(scene, "Krayt Dragon")).isFalse();
    }
}
