package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Move Along... */
class MoveAlongTest {
    private static Position crowd() {
        return table().at(FARM, "Stormtrooper#1", "Stormtrooper#2", "Chief Bast", "Rebel Trooper")
                .at(BAY, "Stormtrooper#3")
                .hand(LIGHT, "Move Along...")
                .force(LIGHT, 2)
                .force(DARK, 2)
                .nextDestiny(LIGHT, 1);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void asManyOfAbilityOneAsTheDestinyMoveAway(Side turn) {
        var scene =
                crowd().at(FARM, "Obi-Wan Kenobi (1_21)")
                        .turn(turn, Phase.BATTLE)
                        .battleAt(FARM)
                        .passUntil("play Move Along...");
        int light = scene.forcePile(LIGHT).size();
        int dark = scene.forcePile(DARK).size();
        scene.play("Move Along...").passUntil("Stormtrooper").expectDecider(LIGHT);
        scene.mayNot(
                "Stormtrooper#3", "Chief Bast", "Rebel Trooper", "Stormtrooper; Stormtrooper#2");
        scene.choose("Stormtrooper");
        while (scene.isOffered(BAY)) {
            scene.answer(BAY);
        }
        scene.passResponses();
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(BAY);
        assertThat(scene.locationOf("Stormtrooper#2")).isEqualTo(FARM);
        assertThat(scene.forcePile(LIGHT)).hasSize(light - 1);
        assertThat(scene.forcePile(DARK)).hasSize(dark);
    }

    @Test
    void whoCannotMoveIsLost() {
        var scene =
                table().at(FARM, "Stormtrooper", "Obi-Wan Kenobi (1_21)")
                        .hand(LIGHT, "Move Along...")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(FARM)
                        .passUntil("play Move Along...")
                        .play("Move Along...")
                        .passResponses();
        assertThat(scene.lost(DARK)).containsExactly("Stormtrooper");
    }

    @Test
    void aJediMustBePresentThere() {
        var scene =
                crowd().at(BAY, "Obi-Wan Kenobi (1_21)")
                        .at(FARM, "Darth Vader", "Luke Skywalker")
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(FARM);
        scene.mayNot("play Move Along...");
    }
}
