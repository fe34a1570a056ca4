package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Incom T-16 Skyhopper. */
class IncomT16SkyhopperTest {
    private static final String T16 = "Incom T-16 Skyhopper";

    private static Position farm() {
        return table().at(FARM, T16).at("Tatooine", "Corellian Corvette");
    }

    @Test
    void itReactsAtALandspeedOfFour() {
        var scene =
                table().at(MOS_EISLEY, "Stormtrooper", "Rebel Trooper")
                        .at(FARM, T16)
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.landspeed(T16)).isEqualTo(4);
        scene.battleAt(MOS_EISLEY).react(T16).passResponses();
        assertThat(scene.locationOf(T16)).isEqualTo(MOS_EISLEY);
    }

    @Test
    void itShuttlesOneCharacterForFree() {
        var scene =
                farm().passenger("Corellian Corvette", "Luke Skywalker", "Leia Organa")
                        .turn(LIGHT, Phase.MOVE);
        scene.answer("shuttle with " + T16);
        assertThat(oneOf(scene)).containsExactlyInAnyOrder("Luke Skywalker", "Leia Organa");
        scene.choose("Luke Skywalker").passResponses();
        assertThat(scene.hostOf("Luke Skywalker")).isEqualTo(T16);
        scene.passUntil(LIGHT).mayNot("move " + T16);
    }

    @Test
    void onlyHisPlayersCharacters() {
        farm().turn(LIGHT, Phase.MOVE).mayNot("shuttle with " + T16);
    }
}
