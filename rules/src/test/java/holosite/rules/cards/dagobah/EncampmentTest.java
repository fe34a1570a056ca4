package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Encampment. */
class EncampmentTest {
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String CAMP = "Encampment";
    private static final String HUT = "Jabba's Palace: Dungeon";

    @Test
    void itIsSetUpForTwoForceAtAnExteriorPlanetSiteWithARebelOrAnAlien() {
        assertThat(sets(MOS_EISLEY, "Rebel Trooper")).isTrue();
        assertThat(sets(MOS_EISLEY, "Wioslea")).isTrue();
        assertThat(sets(MOS_EISLEY, "C-3PO")).isFalse();
        assertThat(sets(MOS_EISLEY, "Bossk")).isFalse();
        assertThat(sets(CANTINA, "Rebel Trooper")).isFalse();
        assertThat(sets("Death Star: Docking Bay 327", "Rebel Trooper")).isFalse();
        var scene =
                table().at(MOS_EISLEY, "Rebel Trooper")
                        .hand(LIGHT, CAMP)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(CAMP).passResponses();
        assertThat(scene.hostOf(CAMP)).isEqualTo(MOS_EISLEY);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    private static boolean sets(String site, String who) {
        return table().at(site, who)
                .hand(LIGHT, CAMP)
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.DEPLOY)
                .isOffered("deploy " + CAMP);
    }

    private static Scene camped(boolean camp, String site, String... hand) {
        var position = table().site(site, DARK).hand(LIGHT, hand).force(LIGHT, 9);
        return (camp ? position.on(site, CAMP) : position).turn(LIGHT, Phase.DEPLOY);
    }

    @Test
    void charactersDeployThereWithoutPresence() {
        camped(true, HUT, "Rebel Trooper").offers("deploy Rebel Trooper");
        camped(false, HUT, "Rebel Trooper").mayNot("deploy Rebel Trooper");
    }

    @Test
    void onDagobahCharactersDeployThereAndVehiclesDoNot() {
        var scene =
                table().site(SWAMP, LIGHT)
                        .on(SWAMP, CAMP)
                        .hand(LIGHT, "Rebel Trooper", "Luke's X-34 Landspeeder")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.offers("deploy Rebel Trooper").mayNot("deploy Luke's X-34 Landspeeder");
    }

    @Test
    void theOpponentGainsNothing() {
        table().site(SWAMP, LIGHT)
                .on(SWAMP, CAMP)
                .hand(DARK, "Stormtrooper")
                .force(DARK, 9)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Stormtrooper");
    }
}
