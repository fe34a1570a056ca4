package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Jawa Blaster. */
class JawaBlasterTest {
    private static final Card JAWA =
            Kinds.alien("Plain Jawa", DARK, "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .ability(1)
                    .forfeit(2)
                    .is(Trait.JAWA)
                    .says();

    private static Scene shot(int destiny) {
        var scene =
                tableWith(JAWA)
                        .at(BAY, "Plain Jawa", "Stormtrooper", "Luke Skywalker", "Rebel Trooper")
                        .on("Plain Jawa", "Jawa Blaster")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(BAY)
                        .passUntil("fire Jawa Blaster")
                        .nextDestiny(DARK, destiny);
        int force = scene.forcePile(DARK).size();
        scene.fire("Jawa Blaster").at("Rebel Trooper").passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(force);
        return scene;
    }

    @Test
    void oneIsTakenFromTheDestiny() {
        assertThat(shot(3).isHit("Rebel Trooper")).isTrue();
        var missed = shot(2);
        assertThat(missed.isHit("Rebel Trooper")).isFalse();
        assertThat(missed.isOnTable("Plain Jawa")).isTrue();
    }

    @Test
    void itExplodesWithADestinyOfNought() {
        var scene = shot(0);
        assertThat(scene.lost(DARK)).containsExactlyInAnyOrder("Plain Jawa", "Jawa Blaster");
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
    }

    @Test
    void itDeploysOnJawasOnly() {
        var scene =
                tableWith(JAWA)
                        .at(BAY, "Plain Jawa", "Stormtrooper")
                        .at(FARM, "Plain Jawa")
                        .hand(DARK, "Jawa Blaster")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(scene, "Jawa Blaster"))
                .containsExactlyInAnyOrder("Plain Jawa", "Plain Jawa#2");
    }

    @Test
    void anotherDestinyOfNoughtDoesItNoHarm() {
        var scene =
                tableWith(JAWA)
                        .at(BAY, "Plain Jawa", "Darth Vader", "Luke Skywalker", "Rebel Trooper")
                        .on("Plain Jawa", "Jawa Blaster")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(BAY)
                        .passWeapons()
                        .nextDestiny(DARK, 0, 0);
        scene.passUntil(Prompt.Key.DAMAGE_SEGMENT);
        assertThat(scene.isOnTable("Plain Jawa")).isTrue();
        assertThat(scene.isOnTable("Jawa Blaster")).isTrue();
    }
}
