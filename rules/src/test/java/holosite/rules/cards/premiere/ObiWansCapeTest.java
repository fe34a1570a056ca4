package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Obi-Wan's Cape. */
class ObiWansCapeTest {
    private static final String CAPE = "Obi-Wan's Cape";

    @Test
    void itGoesOnARebelOrAlienOfOnesOwn() {
        var scene =
                table().at(FARM, "Luke Skywalker", "Wioslea", "C-3PO", "Stormtrooper", "Garindan")
                        .hand(LIGHT, CAPE)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(scene, CAPE)).containsExactlyInAnyOrder("Luke Skywalker", "Wioslea");
        scene.to("Wioslea").passResponses();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.immunity("Wioslea")).isEqualTo(5);
        assertThat(Double.isNaN(scene.immunity("C-3PO")) || scene.immunity("C-3PO") == 0).isTrue();
    }

    private static Position caped(String... enemies) {
        return table().at(FARM, "Wioslea", "Rebel Trooper")
                .on("Wioslea", CAPE)
                .at(FARM, enemies)
                .at(BAY, "Stormtrooper#3", "Luke Skywalker")
                .force(LIGHT, 2)
                .force(DARK, 2);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void anEnemyOfAbilityOneMovesAwayOrIsLost(Side turn) {
        var scene = caped("Stormtrooper", "Chief Bast").turn(turn, Phase.BATTLE).battleAt(FARM);
        scene.passUntil("use " + CAPE);
        int force = scene.forcePile(LIGHT).size();
        int dark = scene.forcePile(DARK).size();
        scene.use(CAPE);
        while (scene.isOffered(BAY)) {
            scene.answer(BAY);
        }
        scene.passResponses();
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(BAY);
        assertThat(scene.forcePile(LIGHT)).hasSize(force - 1);
        assertThat(scene.forcePile(DARK)).hasSize(dark);
    }

    @Test
    void onlyWhereTheCapeIsAndOnlyAgainstAbilityOne() {
        caped("Chief Bast").turn(LIGHT, Phase.BATTLE).battleAt(FARM).mayNot("use " + CAPE);
        caped("Stormtrooper").turn(LIGHT, Phase.BATTLE).battleAt(BAY).mayNot("use " + CAPE);
    }

    @Test
    void whoCannotMoveIsLost() {
        var scene =
                table().at(FARM, "Wioslea", "Rebel Trooper", "Stormtrooper")
                        .on("Wioslea", CAPE)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(FARM)
                        .passUntil("use " + CAPE)
                        .use(CAPE)
                        .passResponses();
        assertThat(scene.lost(DARK)).containsExactly("Stormtrooper");
    }
}
