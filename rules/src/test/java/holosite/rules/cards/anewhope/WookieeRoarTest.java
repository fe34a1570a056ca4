package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Wookiee Roar. */
class WookieeRoarTest {
    private static final String ROAR = "Wookiee Roar";

    private static Scene battle(Side by, String site, String... rebels) {
        return table().at(site, "Stormtrooper")
                .at(site, rebels)
                .hand(LIGHT, ROAR)
                .force(by, 2)
                .turn(by, Phase.BATTLE)
                .battleAt(site);
    }

    @Test
    void chewieDefendingAloneAddsTwoDestinies() {
        var scene = battle(DARK, BAY, "Chewbacca (2_3)").passUntil("play " + ROAR);
        int before = battleDestinies(scene, LIGHT);
        scene.play(ROAR).passResponses();
        assertThat(battleDestinies(scene, LIGHT)).isEqualTo(before + 2);
        assertThat(scene.lost(LIGHT)).contains(ROAR);
    }

    @Test
    void notWithCompanyOrOnTheAttackAndNobodyElse() {
        for (var scene :
                List.of(
                        battle(DARK, BAY, "Chewbacca (2_3)", "Rebel Trooper"),
                        battle(LIGHT, BAY, "Chewbacca (2_3)"),
                        battle(DARK, BAY, "Luke Skywalker"))) {
            scene.answerDefaults(
                    () -> {
                        scene.mayNot("play " + ROAR);
                        return scene.inBattle();
                    });
        }
    }

    @Test
    void notAtASystem() {
        var scene =
                table().at("Tatooine", "Millennium Falcon", "TIE Fighter")
                        .pilot("Millennium Falcon", "Chewbacca (2_3)")
                        .hand(LIGHT, ROAR)
                        .force(DARK, 2)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("play " + ROAR);
                    return scene.inBattle();
                });
    }

    @Test
    void itFetchesChewieForThreeForce() {
        var position =
                table().hand(LIGHT, ROAR).reserve(LIGHT, "Chewbacca (2_3)", "Luke Skywalker");
        position.force(LIGHT, 2).turn(LIGHT, Phase.CONTROL).mayNot("play " + ROAR);
        var scene = position.force(LIGHT, 1).turn(LIGHT, Phase.CONTROL);
        scene.play(ROAR).passResponses();
        assertThat(scene.offered()).doesNotContain("Luke Skywalker");
        scene.choose("Chewbacca (2_3)").passResponses();
        assertThat(scene.hand(LIGHT)).hasSize(1);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    void itScaresAMouseDroidOff() {
        var mouse =
                Kinds.droid("Plain Mouse", DARK, "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(0)
                        .forfeit(1)
                        .is(Trait.MOUSE_DROID)
                        .says();
        var scene =
                tableWith(mouse)
                        .at(WAR_ROOM, "Plain Mouse", "Stormtrooper")
                        .hand(LIGHT, ROAR)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(ROAR).passResponses();
        assertThat(scene.lost(DARK)).containsExactly("Plain Mouse");
    }
}
