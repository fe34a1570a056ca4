package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.card.Definition;
import holosite.rules.kit.Scene;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Cards come onto the table in their owner's deploy phase, and for how much. */
class DeployingTest {
    @Test
    @Claim({"deploy#1", "deploy-phase#1"})
    void cardsOfAllKindsGoFromHandToTheTableInTheDeployPhase() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .system("Tatooine", DARK)
                        .hand(
                                DARK,
                                "Darth Vader",
                                "Tatooine: Mos Eisley",
                                "Presence Of The Force",
                                "TIE Fighter",
                                "Dewback")
                        .force(DARK, 20)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Tatooine: Mos Eisley");
        scene.deploy("Darth Vader").to(CANTINA);
        scene.deploy("Presence Of The Force").to(CANTINA);
        scene.deploy("TIE Fighter").to("Tatooine");
        scene.deploy("Dewback").to("Tatooine: Mos Eisley");

        assertThat(scene.hand(DARK)).isEmpty();
        assertThat(scene.locations()).contains("Tatooine: Mos Eisley");
        assertThat(scene.cardsOn(CANTINA))
                .containsExactlyInAnyOrder("Darth Vader", "Presence Of The Force");
        assertThat(scene.cardsOn("Tatooine: Mos Eisley")).containsExactly("Dewback");
        assertThat(scene.cardsOn("Tatooine")).containsExactly("TIE Fighter");
    }

    @ParameterizedTest
    @EnumSource(Phase.class)
    @Claim({"deploy-phase#1", "deploy#1", "deploy#3", "deploy#4"})
    void onlyTheThirdPhaseOfOnesOwnTurnIsForDeploying(Phase phase) {
        // a Stormtrooper deploys free where a leader of ability above 2 is: no word about when
        var own =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader")
                        .hand(DARK, "Stormtrooper")
                        .hand(LIGHT, "Rebel Trooper")
                        .force(DARK, 5)
                        .turn(DARK, phase);
        own.expect(
                "deploys in " + phase,
                own.isOffered("deploy Stormtrooper")
                        == (List.of(Phase.values()).indexOf(phase) == 2));

        var other =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader")
                        .hand(DARK, "Stormtrooper")
                        .force(DARK, 5)
                        .turn(LIGHT, phase);
        other.mayNot("deploy Stormtrooper").pass();
        other.mayNot("deploy Stormtrooper");
    }

    @Test
    @Claim("deploy#3")
    void aTextThatNamesAPhaseMovesTheDeploymentThere() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .on("Luke Skywalker", "Blaster Rifle")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(LIGHT, "Disarmed")
                        .turn(LIGHT, Phase.CONTROL);

        scene.offers("deploy Disarmed");
        scene.passUntil(LIGHT, Phase.DEPLOY).mayNot("deploy Disarmed");
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("deploy Disarmed");
    }

    @Test
    @Claim({"deploy#3", "at-normal-use-of-the-force#1"})
    void aTextThatNamesAnActionLetsCardsDeployInAnswerToItAtTheirNormalCost() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Stormtrooper", "Obi-Wan Kenobi")
                        .on("Stormtrooper", "Comlink")
                        .hand(DARK, "Dengar")
                        .force(DARK, 5)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(CANTINA).expectDecider(DARK).deployAsReact("Dengar");

        assertThat(scene.locationOf("Dengar")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    @Test
    @Claim("at-normal-use-of-the-force#1")
    void withoutTheForceForTheNormalCostThereIsNoReact() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Stormtrooper", "Obi-Wan Kenobi")
                        .on("Stormtrooper", "Comlink")
                        .hand(DARK, "Dengar", "Dr. Evazan")
                        .force(DARK, 3)
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(CANTINA);

        scene.expectDecider(DARK).offers("deploy Dr. Evazan as a react");
        scene.mayNot("deploy Dengar as a react");
    }

    @Test
    @Claim("at-normal-use-of-the-force#1")
    void onlyATextThatSaysSoMakesACardFree() {
        for (String leader : List.of("Darth Vader", "Dengar")) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, leader)
                            .hand(DARK, "Stormtrooper")
                            .force(DARK, 1)
                            .turn(DARK, Phase.DEPLOY);

            scene.deploy("Stormtrooper").to(CANTINA);

            // free where an Imperial of ability above 2 is; Dengar is no Imperial
            assertThat(scene.used(DARK)).hasSize(leader.equals("Darth Vader") ? 0 : 1);
        }
    }

    @Test
    @Claim({"deploy#2", "played#3"})
    void anInterruptIsPlayedAndNeverDeployed() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Obi-Wan Kenobi", "Darth Vader")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .beside(LIGHT, "Astromech Shortage")
                        .hand(LIGHT, "Alter (1_71)", "Han Solo")
                        .hand(DARK, "Imperial Barrier", "Sense")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.mayNot("deploy Alter").mayNot("play Han Solo").play("Alter");
        // Sense answers a card being played, the Barrier a card deployed
        scene.expectDecider(DARK)
                .offers("play Sense, text 1")
                .mayNot("play Imperial Barrier")
                .pass();
        scene.passUntil("deploy Han Solo").deploy("Han Solo").to(CANTINA);
        scene.expectDecider(DARK).offers("play Imperial Barrier").mayNot("play Sense, text 1");
    }

    @Test
    @Claim({"deploy#2", "played#1", "played#3"})
    void onlyInterruptsAndTwoEpicEventsArePlayed() {
        var events = List.of("Commence Primary Ignition", "Target The Main Generator");
        for (Card card : AllCards.all()) {
            assertThat(new Definition(card).isPlayed())
                    .as(card.title())
                    .isEqualTo(card.type() == CardType.INTERRUPT || events.contains(card.title()));
        }

        // one of the other Epic Events
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(DARK, "Epic Duel")
                        .turn(DARK, Phase.DEPLOY);
        scene.mayNot("play Epic Duel").deploy("Epic Duel");
        assertThat(scene.isOnTable("Epic Duel")).isTrue();
    }

    @Test
    @Claim("played#2")
    void aCardIsPlayedWhenItLeavesTheHandIsShownAndItsActionBegins() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Obi-Wan Kenobi", "Darth Vader")
                        .beside(LIGHT, "Astromech Shortage")
                        .hand(LIGHT, "Alter (1_71)")
                        .hand(DARK, "Sense")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.play("Alter");

        // out of hand, seen by the other player, not yet carried out
        assertThat(scene.hand(LIGHT)).isEmpty();
        assertThat(scene.isOnTable("Astromech Shortage")).isTrue();
        assertThat(scene.game().view(DARK).toString()).contains("Alter");
        scene.expectDecider(DARK).offers("play Sense, text 1");
    }

    @Test
    @Claim({"deploy-cost#1", "deploy-phase#6"})
    void theCostGoesCardByCardFromTheTopOfTheForcePileToTheUsedPile() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(DARK, "Dengar")
                        .force(
                                DARK,
                                "Sense",
                                "Alter (1_234)",
                                "Evader",
                                "Lone Pilot",
                                "Stormtrooper")
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Dengar").to(CANTINA);

        assertThat(scene.forcePile(DARK)).containsExactly("Stormtrooper");
        assertThat(scene.used(DARK)).containsExactly("Lone Pilot", "Evader", "Alter", "Sense");
        assertThat(scene.locationOf("Dengar")).isEqualTo(CANTINA);
        // face down: the other player sees how many, not which
        assertThat(scene.game().view(LIGHT).toString()).doesNotContain("Lone Pilot");
    }

    @Test
    @Claim("deploy-cost#1")
    void withoutTheForceForItACardStaysInHand() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(DARK, "Dengar", "Dr. Evazan")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);

        scene.mayNot("deploy Dengar").offers("deploy Dr. Evazan");
    }

    @Test
    @Claim({"deploy-cost#2", "deploy-phase#7"})
    void aCardThatStatesNoCostIsFree() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader")
                        .hand(DARK, "Presence Of The Force", "Vader's Lightsaber")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.forcePile(DARK)).isEmpty();
        scene.deploy("Presence Of The Force").to(CANTINA).deploy("Vader's Lightsaber");

        assertThat(scene.hand(DARK)).isEmpty();
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    @Claim("deploy-cost#3")
    void whatIsFreeStillNeedsWhatItsTextAsksFor() {
        for (String bearer : List.of("Stormtrooper", "Darth Vader")) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, bearer)
                            .hand(DARK, "Vader's Lightsaber")
                            .force(DARK, 9)
                            .turn(DARK, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy Vader's Lightsaber"))
                    .isEqualTo(bearer.equals("Darth Vader"));
        }
        for (String ship : List.of("TIE Fighter", "Devastator")) {
            var scene =
                    Scene.with(AllCards::all)
                            .site(CANTINA, DARK)
                            .at("Tatooine", ship)
                            .hand(DARK, "Probe Droid")
                            .force(DARK, 9)
                            .turn(DARK, Phase.DEPLOY);

            // it comes from a Star Destroyer
            assertThat(scene.isOffered("deploy Probe Droid")).isEqualTo(ship.equals("Devastator"));
        }
    }

    @Test
    @Claim({"deploy-cost#2", "deploy-phase#7"})
    void aCostStatedInTheTextIsDueThoughTheCardHasNoBoxForIt() {
        for (int force = 0; force <= 1; force++) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Dengar")
                            .hand(DARK, "Imperial Blaster")
                            .force(DARK, force)
                            .turn(DARK, Phase.DEPLOY);
            boolean paid = force == 1;
            assertThat(scene.isOffered("deploy Imperial Blaster")).isEqualTo(paid);
            if (paid) {
                scene.deploy("Imperial Blaster");
                assertThat(scene.used(DARK)).hasSize(1);
            }
        }
    }

    @Test
    @Claim("deploy-cost#2")
    void whatHasNoCostOfItsOwnIsNotFreeWhereATextGivesItOne() {
        Card tariff =
                effect("Tariff", LIGHT, "0_31")
                        .destiny(1)
                        .says(deploysOnTable(), adds(1, Figure.DEPLOY_COST, opponents(EFFECT)));
        for (int force = 0; force <= 1; force++) {
            var scene =
                    Scene.with(
                                    () ->
                                            Stream.concat(
                                                            AllCards.all().stream(),
                                                            Stream.of(tariff))
                                                    .toList())
                            .site(CANTINA, DARK)
                            .beside(LIGHT, "Tariff")
                            .hand(DARK, "Presence Of The Force")
                            .force(DARK, force)
                            .turn(DARK, Phase.DEPLOY);

            assertThat(scene.isOffered("deploy Presence Of The Force")).isEqualTo(force == 1);
        }
    }

    @Test
    @Claim({"deploy-phase#2", "deploy-phase#3"})
    void aUnitNeedsPresenceOrAForceIconOfItsOwner() {
        var scene =
                Scene.with(AllCards::all)
                        .site("Tatooine: Obi-Wan's Hut", LIGHT)
                        .hand(DARK, "Dengar", "Dewback")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.forceIcons("Tatooine: Obi-Wan's Hut", DARK)).isZero();
        scene.mayNot("deploy Dengar", "deploy Dewback");

        var withPresence =
                Scene.with(AllCards::all)
                        .site("Tatooine: Obi-Wan's Hut", LIGHT)
                        .at("Tatooine: Obi-Wan's Hut", "Stormtrooper")
                        .hand(DARK, "Dengar", "Dewback")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        withPresence.offers("deploy Dengar", "deploy Dewback");

        var withIcon =
                Scene.with(AllCards::all)
                        .site(CANTINA, LIGHT)
                        .system("Tatooine", LIGHT)
                        .hand(DARK, "Dengar", "TIE Fighter")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);
        withIcon.deploy("Dengar").to(CANTINA).deploy("TIE Fighter").to("Tatooine");
    }

    @Test
    @Claim("deploy-phase#4")
    void aSpyDeploysWithoutPresenceOrForceIcon() {
        var scene =
                Scene.with(AllCards::all)
                        .site("Tatooine: Obi-Wan's Hut", LIGHT)
                        .hand(DARK, "Garindan", "Dengar")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        scene.mayNot("deploy Dengar").deploy("Garindan").to("Tatooine: Obi-Wan's Hut");

        assertThat(scene.locationOf("Garindan")).isEqualTo("Tatooine: Obi-Wan's Hut");
    }

    @Test
    @Claim("deploy-phase#5")
    void weaponsDevicesAndEffectsNeedNeitherPresenceNorForceIcons() {
        var scene =
                Scene.with(AllCards::all)
                        .site("Tatooine: Obi-Wan's Hut", LIGHT)
                        .site("Tatooine: Cantina", LIGHT)
                        .site("Death Star: Detention Block Control Room", LIGHT)
                        .hand(DARK, "E-web Blaster", "Presence Of The Force", "Droid Detector")
                        .hand(LIGHT, 1)
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("E-web Blaster").to("Tatooine: Obi-Wan's Hut");
        scene.deploy("Presence Of The Force").to("Tatooine: Obi-Wan's Hut");
        scene.deploy("Droid Detector").to("Tatooine: Cantina");

        assertThat(scene.hostOf("Droid Detector")).isEqualTo("Tatooine: Cantina");
        assertThat(scene.hostOf("Presence Of The Force")).isEqualTo("Tatooine: Obi-Wan's Hut");
        assertThat(scene.locationOf("E-web Blaster")).isEqualTo("Tatooine: Obi-Wan's Hut");
    }

    @Test
    @Claim("deploy-phase#5")
    void creaturesNeedNeitherPresenceNorForceIcons() {
        var scene =
                Scene.with(AllCards::all)
                        .site("Tatooine: Obi-Wan's Hut", LIGHT)
                        .hand(DARK, "Bubo", "Stormtrooper")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        // a trooper is not welcome there, a creature is
        scene.mayNot("deploy Stormtrooper").deploy("Bubo").to("Tatooine: Obi-Wan's Hut");

        assertThat(scene.locationOf("Bubo")).isEqualTo("Tatooine: Obi-Wan's Hut");
        assertThat(scene.used(DARK)).hasSize(3);
    }
}
