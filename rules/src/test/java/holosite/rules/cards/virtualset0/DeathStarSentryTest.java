package holosite.rules.cards.virtualset0;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Action;
import holosite.language.ability.When;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import holosite.language.effect.DeployFrom;
import holosite.language.words.Abilities;
import holosite.language.words.Actions;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import holosite.language.words.Modifiers;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Death Star Sentry. */
class DeathStarSentryTest {
    private static final String SENTRY = "Death Star Sentry (200_94)";

    private static Scene deploying(boolean guarded, String... there) {
        var position =
                table().at(CANTINA, there)
                        .at(BAY, "Rebel Trooper")
                        .hand(LIGHT, "Rebel Trooper", "Luke Skywalker")
                        .force(LIGHT, 9);
        if (guarded) {
            position.beside(DARK, SENTRY);
        }
        return position.turn(LIGHT, Phase.DEPLOY);
    }

    /** Force used to deploy this card from hand to the Cantina. */
    private static int used(Scene scene, String card) {
        int before = scene.forcePile(LIGHT).size();
        scene.deploy(card).to(CANTINA).passResponses();
        return before - scene.forcePile(LIGHT).size();
    }

    @Test
    @Claim("death-star-sentry-v#1")
    void eachCopyThereAsksForOneForceFirst() {
        // a copy elsewhere does not count
        assertThat(used(deploying(true, "Echo Base Trooper"), "Rebel Trooper#2")).isEqualTo(1);
        assertThat(used(deploying(true, "Rebel Trooper"), "Rebel Trooper#3")).isEqualTo(1 + 1);
        assertThat(used(deploying(true, "Rebel Trooper", "Rebel Trooper"), "Rebel Trooper#4"))
                .isEqualTo(1 + 2);
        assertThat(used(deploying(false, "Rebel Trooper", "Rebel Trooper"), "Rebel Trooper#4"))
                .isEqualTo(1);
        // unique cards pay nothing
        assertThat(used(deploying(true, "Rebel Trooper"), "Luke Skywalker"))
                .isEqualTo(used(deploying(false, "Rebel Trooper"), "Luke Skywalker"));
    }

    @Test
    void whatIsDeployedOnACardThereComesToThatLocationToo() {
        assertThat(usedOn("SoroSuub V-35 Landspeeder", "Rebel Trooper#3", "Rebel Trooper"))
                .isEqualTo(1 + 1);
        assertThat(usedOn("SoroSuub V-35 Landspeeder", "Rebel Trooper#2")).isEqualTo(1);
        assertThat(usedOn("Echo Base Trooper", "Blaster")).isEqualTo(1);
    }

    private static int usedOn(String host, String card, String... there) {
        var scene =
                table().at(CANTINA, host)
                        .at(CANTINA, there)
                        .at(BAY, "Rebel Trooper")
                        .hand(LIGHT, "Rebel Trooper", "Blaster")
                        .force(LIGHT, 9)
                        .beside(DARK, SENTRY)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(card).to(host).passResponses();
        return 9 - scene.forcePile(LIGHT).size();
    }

    private static Card cheap(boolean free) {
        var change =
                free
                        ? Modifiers.free(Figure.DEPLOY_COST, Filters.titled("Rebel Trooper"))
                        : Modifiers.add(Figure.DEPLOY_COST, -2, Filters.titled("Rebel Trooper"));
        return Kinds.effect("Plain Recruiting", LIGHT, "0_1")
                .destiny(1)
                .says(Abilities.deploysOnTable(), Abilities.always(change));
    }

    @Test
    @Claim("death-star-sentry-v#2")
    void anOfficerWhoMakesTroopersCheaperDoesNotChangeIt() {
        for (boolean guarded : new boolean[] {true, false}) {
            String trooper = "Echo Base Trooper";
            var position =
                    table().at(GENERATORS, trooper, trooper, "Echo Base Trooper Officer")
                            .hand(LIGHT, trooper)
                            .force(LIGHT, 9);
            if (guarded) {
                position.beside(DARK, SENTRY);
            }
            var scene = position.turn(LIGHT, Phase.DEPLOY);
            scene.deploy(trooper + "#3").to(GENERATORS).passResponses();
            assertThat(scene.forcePile(LIGHT)).hasSize(9 - (2 - 1) - (guarded ? 2 : 0));
        }
    }

    @Test
    @Claim({"death-star-sentry-v#2", "death-star-sentry-v#3"})
    void whatChangesTheDeployCostDoesNotChangeIt() {
        for (boolean free : new boolean[] {true, false}) {
            var scene =
                    tableWith(cheap(free))
                            .beside(DARK, SENTRY)
                            .beside(LIGHT, "Plain Recruiting")
                            .at(CANTINA, "Rebel Trooper", "Rebel Trooper")
                            .hand(LIGHT, "Rebel Trooper")
                            .force(LIGHT, 9)
                            .turn(LIGHT, Phase.DEPLOY);
            assertThat(used(scene, "Rebel Trooper#3")).isEqualTo(2);
        }
    }

    @Test
    @Claim("death-star-sentry-v#3")
    void itIsDueAlsoFromThoseWhoDeployForFree() {
        for (boolean guarded : new boolean[] {true, false}) {
            // beside Luke, troopers deploy for free
            String[] there = {"Luke Skywalker#2", "Rebel Trooper"};
            assertThat(used(deploying(guarded, there), "Rebel Trooper#3"))
                    .isEqualTo(guarded ? 1 : 0);
        }
        for (int force : new int[] {0, 1}) {
            var scene =
                    table().beside(DARK, SENTRY)
                            .at(CANTINA, "Luke Skywalker", "Rebel Trooper")
                            .hand(LIGHT, "Rebel Trooper")
                            .force(LIGHT, force)
                            .turn(LIGHT, Phase.DEPLOY);
            assertThat(scene.isOffered("deploy Rebel Trooper")).isEqualTo(force == 1);
        }
    }

    @Test
    @Claim("death-star-sentry-v#3")
    void itIsDueWhenATextDeploysTheCardForFree() {
        var muster =
                Kinds.usedInterrupt("Plain Muster", LIGHT, "0_1")
                        .destiny(1)
                        .says(
                                Actions.used(
                                        Action.at(When.your(Phase.DEPLOY))
                                                .then(
                                                        new DeployFrom(
                                                                Who.YOU,
                                                                Pile.HAND,
                                                                Filters.titled("Rebel Trooper"),
                                                                Filters.titled(CANTINA),
                                                                0,
                                                                true,
                                                                false))));
        for (int force : new int[] {1, 2}) {
            var scene =
                    tableWith(muster)
                            .beside(DARK, SENTRY)
                            .at(CANTINA, "Rebel Trooper", "Rebel Trooper")
                            .hand(LIGHT, "Plain Muster", "Rebel Trooper")
                            .force(LIGHT, force)
                            .turn(LIGHT, Phase.DEPLOY);
            scene.play("Plain Muster").passResponses();
            if (force == 2) {
                scene.choose("Rebel Trooper#3").passResponses();
            }
            assertThat(scene.isOnTable("Rebel Trooper#3")).isEqualTo(force == 2);
            assertThat(scene.forcePile(LIGHT)).hasSize(force == 2 ? 0 : 1);
        }
    }

    @Test
    void jawasAndItsOwnersCardsAreSpared() {
        var jawa =
                Kinds.alien("Plain Jawa", LIGHT, "0_1")
                        .destiny(1)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(1)
                        .is(Trait.JAWA)
                        .says();
        var jawas =
                tableWith(jawa)
                        .beside(DARK, SENTRY)
                        .at(CANTINA, "Plain Jawa")
                        .hand(LIGHT, "Plain Jawa")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(used(jawas, "Plain Jawa#2")).isEqualTo(1);
        var own =
                table().beside(DARK, SENTRY)
                        .at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Stormtrooper")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);
        own.deploy("Stormtrooper#2").to(CANTINA).passResponses();
        assertThat(own.forcePile(DARK)).hasSize(4);
    }

    @Test
    void coloClawFishIsCanceled() {
        var fish =
                Kinds.effect("Colo Claw Fish", LIGHT, "0_1")
                        .destiny(1)
                        .says(Abilities.deploysOnTable());
        for (boolean guarded : new boolean[] {true, false}) {
            var position = tableWith(fish).beside(LIGHT, "Colo Claw Fish");
            if (guarded) {
                position.beside(DARK, SENTRY);
            }
            assertThat(position.turn(LIGHT, Phase.CONTROL).isOnTable("Colo Claw Fish"))
                    .isEqualTo(!guarded);
        }
    }
}
