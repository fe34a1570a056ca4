package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Corellian. */
class CorellianTest {
    private static final String RIFLE = "Blaster Rifle";
    private static final String BELT = "Tatooine Utility Belt";

    private static Position inCantina() {
        return table().at(CANTINA, "Corellian", "Rebel Trooper", "Dash Rendar")
                .at(BAY, "Rebel Trooper#2")
                .hand(LIGHT, RIFLE, BELT, "Luke Skywalker");
    }

    @Test
    void onceInATurnAWeaponOrDeviceDeploysForLessOntoARebelThere() {
        var scene = inCantina().force(LIGHT, 4).turn(LIGHT, Phase.DEPLOY);
        scene.use("Corellian");
        assertThat(scene.offered()).containsExactlyInAnyOrder(RIFLE, BELT, "nothing");
        scene.choose(RIFLE).at("Rebel Trooper").passResponses();
        assertThat(scene.hostOf(RIFLE)).isEqualTo("Rebel Trooper");
        assertThat(scene.forcePile(LIGHT)).hasSize(3);
        scene.passUntil(LIGHT).mayNot("use Corellian");
    }

    @Test
    void whoIsNoRebelOrElsewhereIsNotMeant() {
        var scene = inCantina().force(LIGHT, 4).turn(LIGHT, Phase.DEPLOY);
        scene.use("Corellian").choose(BELT);
        assertThat(scene.offered()).doesNotContain("Rebel Trooper#2", "Corellian");
    }

    @Test
    void itIsUsedInTheDeployPhase() {
        inCantina().force(LIGHT, 4).turn(LIGHT, Phase.CONTROL).mayNot("use Corellian");
        mayNotInThisPhase(inCantina().force(LIGHT, 4).turn(DARK, Phase.DEPLOY), "use Corellian");
    }

    @Test
    void theOneForceLessIsWhatMakesItPossible() {
        var scene = inCantina().force(LIGHT, 1).turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy " + RIFLE);
        scene.use("Corellian").choose(RIFLE).at("Rebel Trooper").passResponses();
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }
}
