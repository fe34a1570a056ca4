package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Death Star: Level 4 Military Corridor. */
class DeathStarLevel4MilitaryCorridorTest {
    private static final String CORRIDOR = "Death Star: Level 4 Military Corridor";

    private static Position garrison() {
        return table().site(WAR_ROOM, DARK)
                .site(MOS_EISLEY, DARK)
                .at(CORRIDOR, "Stormtrooper", "DS-61-2", "Garindan", "Rebel Trooper")
                .at("Death Star: Detention Block Corridor", "Darth Vader");
    }

    @Test
    void imperialsMoveFreeFromHereToAnySiteOfTheDeathStar() {
        var scene = garrison().turn(DARK, Phase.MOVE).use(CORRIDOR);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Stormtrooper", "DS-61-2");
        scene.choose("Stormtrooper");
        assertThat(scene.offered())
                .containsExactlyInAnyOrder(WAR_ROOM, "Death Star: Detention Block Corridor");
        scene.choose(WAR_ROOM).passResponses();
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(WAR_ROOM);
        scene.passUntil("use " + CORRIDOR).use(CORRIDOR).choose(WAR_ROOM).passResponses();
        assertThat(scene.locationOf("DS-61-2")).isEqualTo(WAR_ROOM);
    }

    @Test
    void inTheOwnersMovePhaseOnly() {
        garrison().turn(DARK, Phase.DEPLOY).mayNot("use " + CORRIDOR);
        mayNotInThisPhase(garrison().turn(LIGHT, Phase.MOVE), "use " + CORRIDOR);
    }
}
