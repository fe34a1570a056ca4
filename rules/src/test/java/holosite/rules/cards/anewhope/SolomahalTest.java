package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.ability.Deed;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import org.junit.jupiter.api.Test;

/** Solomahal. */
class SolomahalTest {
    private static final String SOLOMAHAL = "Solomahal";

    /** A warrior who is a scout as well is the only one where a function is chosen. */
    private static final Card BOTH =
            Kinds.rebel("Plain Ranger", "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .icons(Icon.WARRIOR)
                    .is(Trait.SCOUT)
                    .says(Abilities.may(Deed.MOVE_AS_REACT, Filters.IT, Filters.ANYTHING));

    private static final Card SCOUT =
            Kinds.rebel("Plain Scout", "0_2")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(1)
                    .is(Trait.SCOUT)
                    .says(Abilities.may(Deed.MOVE_AS_REACT, Filters.IT, Filters.ANYTHING));

    private static Scene deployedOn(String host, String... others) {
        var scene =
                tableWith(BOTH, SCOUT)
                        .at(CANTINA, host)
                        .at(CANTINA, others)
                        .at(BAY, "Stormtrooper", "Rebel Guard")
                        .hand(LIGHT, SOLOMAHAL)
                        .force(LIGHT, 5)
                        .force(DARK, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        return scene.deploy(SOLOMAHAL).at(host);
    }

    private static boolean isScout(Scene scene, String card) {
        return Standing.of(scene.state()).hasTrait(scene.state(), scene.card(card), Trait.SCOUT);
    }

    private static Scene attacked(Scene scene) {
        return scene.passResponses().passUntil(DARK, Phase.BATTLE).battleAt(BAY);
    }

    @Test
    void aWarriorBecomesAScoutAndMayReact() {
        var scene = deployedOn("Rebel Trooper").passResponses();
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.OPTION);
        assertThat(isScout(scene, "Rebel Trooper")).isTrue();
        attacked(scene).react("Rebel Trooper").passResponses();
        assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(BAY);
        assertThat(scene.power("Rebel Trooper")).isEqualTo(1);
    }

    @Test
    void aScoutIsStrongerForTheTurnInWhichItReacts() {
        var scene = deployedOn("Plain Scout");
        attacked(scene).react("Plain Scout").passResponses();
        assertThat(scene.locationOf("Plain Scout")).isEqualTo(BAY);
        assertThat(scene.power("Plain Scout")).isEqualTo(3);
        scene.endTurn();
        assertThat(scene.power("Plain Scout")).isEqualTo(1);
    }

    @Test
    void onAWarriorWhoIsAScoutItsPlayerChooses() {
        var react = deployedOn("Plain Ranger").passUntil(Prompt.Key.OPTION).option(1);
        attacked(react).react("Plain Ranger").passResponses();
        assertThat(react.power("Plain Ranger")).isEqualTo(1);
        var power = deployedOn("Plain Ranger").passUntil(Prompt.Key.OPTION).option(2);
        attacked(power).react("Plain Ranger").passResponses();
        assertThat(power.power("Plain Ranger")).isEqualTo(3);
        var stronger =
                deployedOn("Plain Ranger", "Plain Scout").passUntil(Prompt.Key.OPTION).option(2);
        attacked(stronger).react("Plain Scout").passResponses();
        assertThat(stronger.power("Plain Ranger")).isEqualTo(1);
    }

    @Test
    void itDeploysOnNobodyElse() {
        var scene =
                tableWith(SCOUT)
                        .at(
                                CANTINA,
                                "Rebel Trooper",
                                "Plain Scout",
                                "C-3PO",
                                "Stormtrooper",
                                "Hem Dazon")
                        .hand(LIGHT, SOLOMAHAL)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, SOLOMAHAL))
                .containsExactlyInAnyOrder("Rebel Trooper", "Plain Scout");
    }

    @Test
    void withoutItNobodyReacts() {
        var scene =
                table().at(CANTINA, "Rebel Trooper")
                        .at(BAY, "Stormtrooper", "Rebel Guard")
                        .force(LIGHT, 5)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(BAY);
        scene.mayNot("react with Rebel Trooper");
        assertThat(isScout(scene, "Rebel Trooper")).isFalse();
    }

    @Test
    void whatWasChosenStaysWhenOthersAreDeployed() {
        var scene =
                tableWith(BOTH)
                        .at(CANTINA, "Rebel Trooper", "Luke Skywalker")
                        .at(BAY, "Stormtrooper", "Rebel Guard")
                        .hand(LIGHT, SOLOMAHAL, "Luke's Cape")
                        .force(LIGHT, 9)
                        .force(DARK, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(SOLOMAHAL).at("Rebel Trooper").passResponses();
        scene.passUntil(LIGHT).deploy("Luke's Cape").at("Luke Skywalker").passResponses();
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.OPTION);
        attacked(scene).offers("react with Rebel Trooper");
    }

    @Test
    void aScoutDoesNotReactByIt() {
        attacked(deployedOn("Arcona")).mayNot("react with Arcona");
    }
}
