package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableInsteadOf;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Beru Stew. */
class BeruStewTest {
    @Test
    void bothActivateAndBerusPlayerMore() {
        var scene =
                table().at(FARM, "Beru Lars", "Owen Lars", "Rebel Trooper")
                        .hand(LIGHT, "Beru Stew")
                        .reserve(LIGHT, 9)
                        .reserve(DARK, 9)
                        .turn(LIGHT, Phase.CONTROL);
        int light = scene.forcePile(LIGHT).size();
        int dark = scene.forcePile(DARK).size();
        scene.play("Beru Stew").passUntil(Prompt.Key.NUMBER).number(2).passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(light + 4);
        assertThat(scene.forcePile(DARK)).hasSize(dark + 2);
    }

    @Test
    void whoseTurnItIsSaysWhoActivatesFirst() {
        var scene =
                table().at(FARM, "Rebel Trooper")
                        .hand(LIGHT, "Beru Stew")
                        .reserve(LIGHT, 9)
                        .reserve(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        int light = scene.forcePile(LIGHT).size();
        scene.passUntil("play Beru Stew").play("Beru Stew").passUntil(Prompt.Key.WHICH_FIRST);
        scene.expectDecider(DARK);
        scene.option(1);
        assertThat(scene.forcePile(LIGHT)).hasSize(light + 2);
    }

    @Test
    void aHydroponicsStationCountsToo() {
        var station =
                Kinds.device("Hydroponics Station", LIGHT, "0_1")
                        .destiny(4)
                        .says(Abilities.deploysOn(Filters.SITE));
        var scene =
                tableInsteadOf(station)
                        .at(FARM, "Rebel Trooper")
                        .on(FARM, "Hydroponics Station")
                        .hand(LIGHT, "Beru Stew")
                        .reserve(LIGHT, 9)
                        .reserve(DARK, 9)
                        .turn(LIGHT, Phase.CONTROL);
        int light = scene.forcePile(LIGHT).size();
        scene.play("Beru Stew").passUntil(Prompt.Key.NUMBER).number(1).passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(light + 3);
    }

    @Test
    void nobodyThereAddsNothing() {
        var scene =
                table().at(FARM, "Rebel Trooper")
                        .hand(LIGHT, "Beru Stew")
                        .reserve(LIGHT, 9)
                        .reserve(DARK, 9)
                        .turn(LIGHT, Phase.CONTROL);
        int light = scene.forcePile(LIGHT).size();
        scene.play("Beru Stew").passUntil(Prompt.Key.WHICH_FIRST).option(1).passResponses();
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.NUMBER);
        assertThat(scene.forcePile(LIGHT)).hasSize(light + 2);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 0, false", "DARK, 0, false", "LIGHT, 1, true", "DARK, 1, true"})
    void eachPlayerNeedsACardInReserve(Side player, int left, boolean playable) {
        var position =
                table().at(FARM, "Rebel Trooper")
                        .hand(LIGHT, "Beru Stew")
                        .force(player, 3)
                        .nothingElseInReserve(player);
        if (left > 0) {
            position.reserve(player, left);
        }
        var scene = position.turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOver()).isFalse();
        assertThat(scene.isOffered("play Beru Stew")).isEqualTo(playable);
    }
}
