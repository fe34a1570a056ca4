package holosite.rules.action;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** What happens by itself as soon as its condition is there. */
class AutomaticActionsTest {
    @Test
    @Claim({"automatic-actions#1", "automatic-actions#2"})
    void tauntaunBonesRetrieveByThemselvesWhenTheOpponentDrawsAFour() {
        var scene = bones(4, "Han Solo", "Sense");

        assertThat(scene.used(LIGHT)).containsExactly("Han Solo");
        assertThat(scene.lost(LIGHT)).containsExactly("Sense");
    }

    @Test
    @Claim("automatic-actions#2")
    void aDestinyOfThreeRetrievesNothingAndLosesTheBones() {
        var scene = bones(3, "Han Solo", "Sense");

        assertThat(scene.used(LIGHT)).isEmpty();
        assertThat(scene.lost(LIGHT)).contains("Tauntaun Bones");
    }

    /** Dark draws this destiny for an Alter that has nothing else to answer. */
    private static Scene bones(int destiny, String... lost) {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader")
                        .beside(LIGHT, "Tauntaun Bones")
                        .beside(DARK, "First Strike")
                        .lost(LIGHT, lost)
                        .hand(DARK, "Alter (1_234)")
                        .beside(DARK, "Astromech Shortage")
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Alter").choose("Astromech Shortage");
        return scene;
    }

    @Test
    @Claim("automatic-actions#5")
    void aUtinniEffectIsCompletedAsSoonAsItsTargetReachesIt() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .site("Tatooine: Docking Bay 94", DARK)
                        .at("Tatooine: Docking Bay 94", "Luke Skywalker")
                        .on(CANTINA, "Luke? Luuuuke!")
                        .aimed("Luke? Luuuuke!", "Luke Skywalker")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(scene.power("Luke Skywalker")).isZero();

        scene.move("Luke Skywalker").to(CANTINA);

        assertThat(scene.lost(DARK)).contains("Luke? Luuuuke!");
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);
    }

    // ---- inserts and seekers

    private static final long SEED = 3;
    private static final String HUT = "Tatooine: Obi-Wan's Hut";

    @Test
    @Claim({"automatic-actions#3", "stealing#8"})
    void anInsertCardActsAsSoonAsItReachesTheTop() {
        for (boolean inserted : new boolean[] {true, false}) {
            // a shuffle that leaves cards above it and below it
            var scene =
                    Scene.with(AllCards::all)
                            .site(CANTINA, LIGHT)
                            .site(HUT, LIGHT)
                            .reserve(LIGHT, 3)
                            .nothingElseInReserve(LIGHT)
                            .hand(DARK, "A Disturbance In The Force")
                            .seed(SEED)
                            .turn(DARK, Phase.DEPLOY);
            int life = scene.lifeForce(LIGHT);
            assertThat(scene.generation(LIGHT)).isGreaterThanOrEqualTo(3);
            int activated = 3;
            if (inserted) {
                scene.deploy("A Disturbance In The Force");
                // still its owner's card, and no Life Force of the deck it lies in
                assertThat(scene.reserve(LIGHT)).hasSize(4);
                activated = scene.reserve(LIGHT).indexOf("A Disturbance In The Force");
                assertThat(activated).isBetween(1, 2);
                assertThat(scene.ownerOf("A Disturbance In The Force")).isEqualTo(DARK);
                assertThat(scene.lifeForce(LIGHT)).isEqualTo(life);
            }
            scene.passUntil(LIGHT, Phase.ACTIVATE);
            while (scene.isOffered("activate")) {
                scene.activate();
            }

            // it stops the activation where it comes up: nobody activates it instead
            assertThat(scene.lost(DARK).contains("A Disturbance In The Force")).isEqualTo(inserted);
            assertThat(scene.forcePile(LIGHT))
                    .hasSize(activated)
                    .doesNotContain("A Disturbance In The Force");
            assertThat(scene.reserve(LIGHT)).hasSize(3 - activated);
        }
    }

    @Test
    @Claim("automatic-actions#4")
    void aSeekerAndItsTargetAreLostAsSoonAsTheyAreTogether() {
        for (String comer : new String[] {"Wioslea", "Rebel Trooper"}) {
            var scene =
                    Scene.with(AllCards::all)
                            .site(HUT, LIGHT)
                            .at(HUT, comer)
                            .at(CANTINA, "Han Seeker")
                            .force(LIGHT, 1)
                            .turn(LIGHT, Phase.MOVE);
            assertThat(scene.isOnTable("Han Seeker")).isTrue();

            // it seeks aliens, and Han
            scene.move(comer).to(CANTINA);
            boolean sought = comer.equals("Wioslea");
            if (sought) {
                scene.expectPrompt(Prompt.Key.WHICH_FIRST).option(1);
            }

            assertThat(scene.lost(DARK).contains("Han Seeker")).isEqualTo(sought);
            assertThat(scene.lost(LIGHT).contains(comer)).isEqualTo(sought);
        }
    }

    @Test
    void aSeekerGoesAboutLikeAnUndercoverSpy() {
        var scene =
                Scene.with(AllCards::all)
                        .site(HUT, LIGHT)
                        .site(CANTINA, LIGHT)
                        .hand(DARK, "Han Seeker")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);

        // without presence or Force icons
        scene.deploy("Han Seeker").to(HUT);
        assertThat(scene.used(DARK)).hasSize(1);
        assertThat(scene.occupies(DARK, HUT)).isFalse();
        scene.passUntil(DARK, Phase.MOVE).move("Han Seeker");
        assertThat(scene.locationOf("Han Seeker")).isEqualTo(CANTINA);
    }
}
