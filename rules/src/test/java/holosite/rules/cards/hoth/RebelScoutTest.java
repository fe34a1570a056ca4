package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Action;
import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.effect.MoveWithinRange;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rebel Scout. */
class RebelScoutTest {
    private static Scene battle(String... there) {
        return battle(table(), 1, there);
    }

    private static Scene battle(Position table, int force, String... there) {
        return table.site(MOS_EISLEY, DARK)
                .at(FARM, "Rebel Scout")
                .at(MOS_EISLEY, "Stormtrooper")
                .at(MOS_EISLEY, there)
                .force(DARK, 2)
                .force(LIGHT, force)
                .turn(DARK, Phase.BATTLE)
                .battleAt(MOS_EISLEY);
    }

    @ParameterizedTest
    @CsvSource({"Han Solo", "K-3PO (Kay-Threepio)", "General Carlist Rieekan"})
    void heComesForFreeToABattleOfALeaderOrSomebodyAble(String who) {
        var scene = who.startsWith("K") ? battle(who, "C-3PO", "Rebel Trooper") : battle(who);
        scene.react("Rebel Scout").passResponses();
        assertThat(scene.locationOf("Rebel Scout")).isEqualTo(MOS_EISLEY);
        assertThat(scene.has("Rebel Scout", Flag.IN_BATTLE)).isTrue();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void toNobodyElseAndToNoDrain() {
        battle("Rebel Trooper").mayNot("react with Rebel Scout");
        battle("Obi-Wan Kenobi (1_21)").offers("react with Rebel Scout");
        battle("Biggs Darklighter").mayNot("react with Rebel Scout");
        battle("light Lando Calrissian (5_5)").mayNot("react with Rebel Scout");
        battle("General Tagge", "Rebel Trooper").mayNot("react with Rebel Scout");
        table().site(MOS_EISLEY, DARK)
                .at(FARM, "Rebel Scout")
                .at(MOS_EISLEY, "Stormtrooper", "K-3PO (Kay-Threepio)", "C-3PO")
                .force(LIGHT, 1)
                .turn(DARK, Phase.CONTROL)
                .drainAt(MOS_EISLEY)
                .mayNot("react with Rebel Scout");
    }

    @Test
    void aReactThatAnotherTextAllowsCostsHimForce() {
        for (int force : new int[] {0, 1}) {
            var scene =
                    table().site(MOS_EISLEY, DARK)
                            .at(FARM, "Rebel Scout")
                            .at(MOS_EISLEY, "Stormtrooper")
                            .hand(LIGHT, "Solomahal")
                            .force(LIGHT, force)
                            .turn(LIGHT, Phase.DEPLOY)
                            .deploy("Solomahal")
                            .passUntil(Prompt.Key.OPTION)
                            .option(1)
                            .passUntil(DARK, Phase.CONTROL)
                            .drainAt(MOS_EISLEY);
            assertThat(scene.isOffered("react with Rebel Scout")).isEqualTo(force == 1);
            if (force == 1) {
                scene.react("Rebel Scout").passResponses();
                assertThat(scene.forcePile(LIGHT)).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"0, false", "1, true"})
    void aRegularMoveToSuchABattleCostsHimForce(int force, boolean may) {
        var march =
                Kinds.usedInterrupt("Plain March", LIGHT, "0_1")
                        .destiny(3)
                        .says(
                                Actions.used(
                                        Action.at(When.just(Event.BATTLE_INITIATED))
                                                .target(
                                                        "scout",
                                                        Filters.your(Filters.a(Trait.SCOUT)))
                                                .then(
                                                        new MoveWithinRange(
                                                                Filters.chosen("scout"),
                                                                Filters.THERE))));
        var scene =
                tableWith(march)
                        .site(MOS_EISLEY, DARK)
                        .at(FARM, "Rebel Scout")
                        .at(MOS_EISLEY, "Stormtrooper", "Han Solo")
                        .hand(LIGHT, "Plain March")
                        .force(DARK, 2)
                        .force(LIGHT, force)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY);
        assertThat(scene.isOffered("play Plain March")).isEqualTo(may);
    }

    @Test
    void otherMovesCostHimForce() {
        table().site(MOS_EISLEY, DARK)
                .at(FARM, "Rebel Scout")
                .turn(LIGHT, Phase.MOVE)
                .mayNot("move Rebel Scout");
    }

    /** Somebody calls him, to wherever it is. */
    private static Position called() {
        return tableWith(
                        Kinds.effect("Plain Call", LIGHT, "0_1")
                                .destiny(3)
                                .says(
                                        Abilities.may(
                                                Deed.MOVE_AS_REACT,
                                                Filters.titled("Rebel Scout"),
                                                Filters.ANYTHING)))
                .beside(LIGHT, "Plain Call");
    }

    @Test
    void calledToABattleOfSomebodyElseHePaysForTheWay() {
        for (String[] there :
                List.of(
                        new String[] {"Biggs Darklighter"},
                        new String[] {"light Lando Calrissian (5_5)"},
                        new String[] {"General Tagge", "Rebel Trooper"})) {
            battle(called(), 0, there).mayNot("react with Rebel Scout");
            battle(called(), 1, there).offers("react with Rebel Scout");
        }
        battle(called(), 0, "Han Solo").offers("react with Rebel Scout");
    }

    @Test
    void calledToADrainHePaysThoughALeaderIsThere() {
        for (int force : new int[] {0, 1}) {
            var scene =
                    called().site(MOS_EISLEY, DARK)
                            .at(FARM, "Rebel Scout")
                            .at(MOS_EISLEY, "Stormtrooper", "K-3PO (Kay-Threepio)", "C-3PO")
                            .force(LIGHT, force)
                            .turn(DARK, Phase.CONTROL)
                            .drainAt(MOS_EISLEY);
            assertThat(scene.isOffered("react with Rebel Scout")).isEqualTo(force == 1);
        }
    }
}
