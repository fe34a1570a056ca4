package holosite.rules.podrace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.BAY;
import static holosite.rules.podrace.Race.BEN;
import static holosite.rules.podrace.Race.SEBULBA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.whereabouts.Whereabouts;
import org.junit.jupiter.api.Test;

/** Podracers as cards: how they come into play, and where they are then. */
class PodracersTest {

    @Test
    @Claim("podracer#1")
    void aPodracerIsACardOfATypeOfItsOwn() {
        var scene =
                Scene.with(AllCards::all)
                        .site(ARENA, DARK)
                        .at(ARENA, SEBULBA, "Stormtrooper", "Luke Skywalker")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.printed(SEBULBA).type()).isEqualTo(CardType.PODRACER);
        // it is no vehicle: it neither fights nor moves
        scene.battleAt(ARENA);
        assertThat(scene.has("Stormtrooper", Flag.IN_BATTLE)).isTrue();
        assertThat(scene.has(SEBULBA, Flag.IN_BATTLE)).isFalse();

        var moving =
                Scene.with(AllCards::all)
                        .site(ARENA, DARK)
                        .site(BAY, LIGHT)
                        .at(ARENA, SEBULBA, "Stormtrooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.MOVE);
        moving.offers("move Stormtrooper").mayNot("move " + SEBULBA);
    }

    @Test
    @Claim({"podracer-deploy#1", "podracer-deploy#2"})
    void aPodracerDeploysForFreeInItsOwnersDeployPhase() {
        for (Phase phase : Phase.values()) {
            var scene =
                    Scene.with(AllCards::all)
                            .site(ARENA, DARK)
                            .hand(DARK, SEBULBA)
                            .turn(DARK, phase);
            assertThat(scene.forcePile(DARK)).isEmpty();
            assertThat(scene.isOffered("deploy " + SEBULBA)).isEqualTo(phase == Phase.DEPLOY);
        }
        var theirs =
                Scene.with(AllCards::all)
                        .site(ARENA, DARK)
                        .hand(DARK, SEBULBA)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(theirs.bothPass().isOffered("deploy " + SEBULBA)).isFalse();
    }

    @Test
    @Claim({"podracer-deploy#3", "podracer-deploy#5"})
    void itGoesToItsOwnersSideOfTheRaceLocationAndIsPresentThere() {
        var scene =
                Scene.with(AllCards::all)
                        .site(BAY, LIGHT)
                        .site(ARENA, DARK)
                        .hand(DARK, SEBULBA)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(SEBULBA).to(ARENA);

        assertThat(scene.locationOf(SEBULBA)).isEqualTo(ARENA);
        assertThat(scene.ownerOf(SEBULBA)).isEqualTo(DARK);
        assertThat(scene.roleOf(SEBULBA)).isEqualTo(Role.AT);
        assertThat(Whereabouts.present(scene.state().table(), scene.card(SEBULBA)))
                .isEqualTo(scene.card(ARENA));
    }

    @Test
    @Claim("podracer-deploy#3")
    void itGoesNowhereElse() {
        var elsewhere =
                Scene.with(AllCards::all)
                        .site(BAY, LIGHT)
                        .at("Tatooine: Cantina", "Darth Vader")
                        .hand(DARK, SEBULBA)
                        .turn(DARK, Phase.DEPLOY);
        elsewhere.mayNot("deploy " + SEBULBA);
    }

    @Test
    @Claim("podracer-deploy#4")
    void neitherPresenceNorAForceIconIsNeeded() {
        // a collapsed site has no icons any more, and takes 1 Force more
        var scene =
                Scene.with(AllCards::all)
                        .site(ARENA, DARK)
                        .mark(ARENA, Flag.COLLAPSED)
                        .hand(DARK, SEBULBA, "Stormtrooper")
                        .force(DARK, 6)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.forceIcons(ARENA, DARK)).isZero();
        scene.mayNot("deploy Stormtrooper").deploy(SEBULBA);

        assertThat(scene.locationOf(SEBULBA)).isEqualTo(ARENA);
    }

    @Test
    @Claim("podracer-using-multiple-podracers-in-a-race#1")
    void aPlayerMayHaveSeveralPodracersOfDifferentTitles() {
        var scene = Race.going().hand(DARK, SEBULBA, BEN, SEBULBA).turn(DARK, Phase.DEPLOY);
        scene.deploy(SEBULBA + "#1").deploy(BEN);

        assertThat(scene.locationOf(BEN)).isEqualTo(ARENA);
        // each is unique
        scene.mayNot("deploy " + SEBULBA + "#2", "deploy " + SEBULBA);
    }
}
