package holosite.rules.battle;

import static holosite.language.ability.Action.at;
import static holosite.language.ability.When.just;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Who.OPPONENT;
import static holosite.language.words.Actions.lost;
import static holosite.language.words.Effects.cancelIt;
import static holosite.language.words.Kinds.lostInterrupt;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Event;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.presence.Participation;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who is in a battle, from when, and who is not. */
class ParticipationTest {
    private static boolean participates(Scene scene, String card) {
        return Participation.takesPart(scene.state(), scene.card(card));
    }

    @Test
    @Claim({"participating-in-battle#1", "participating-in-battle#2"})
    void everybodyThereParticipatesPilotsPassengersAndCargoToo() {
        var scene =
                table().at(
                                "Tatooine",
                                "Imperial-Class Star Destroyer",
                                "Gold 1",
                                "Corellian Corvette")
                        .passenger("Imperial-Class Star Destroyer", "Stormtrooper")
                        .cargo("Imperial-Class Star Destroyer", "TIE Fighter")
                        .pilot("Gold 1", "Dutch")
                        .at(CANTINA, "Rebel Trooper", "Darth Vader")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Tatooine");

        for (String card :
                new String[] {
                    "Imperial-Class Star Destroyer",
                    "Stormtrooper",
                    "TIE Fighter",
                    "Gold 1",
                    "Dutch",
                    "Corellian Corvette"
                }) {
            assertThat(participates(scene, card)).as(card).isTrue();
        }
        assertThat(participates(scene, "Rebel Trooper")).isFalse();
        assertThat(participates(scene, "Darth Vader")).isFalse();
    }

    @Test
    @Claim("participating-in-battle#1")
    void whoeverMayNotBattleDoesNotParticipate() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker", "TK-422", "Rebel Trooper")
                        .undercover("TK-422")
                        .battled("Rebel Trooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA);

        assertThat(participates(scene, "Luke Skywalker")).isTrue();
        assertThat(participates(scene, "TK-422")).isFalse();
        assertThat(participates(scene, "Rebel Trooper")).isFalse();
    }

    @Test
    @Claim({"participating-in-battle#3", "participating-in-battle#5"})
    void aReactJoinsTheBattleAtOnceAndMayAct() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper")
                        .on("Stormtrooper", "Comlink")
                        .at(CANTINA, "Obi-Wan Kenobi")
                        .hand(DARK, "Boba Fett With Blaster Rifle")
                        .force(LIGHT, 3)
                        .force(DARK, 8)
                        .nextDestiny(DARK, 6)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(CANTINA).deployAsReact("Boba Fett With Blaster Rifle");

        scene.passUntil("fire Boba Fett With Blaster Rifle");
        assertThat(participates(scene, "Boba Fett With Blaster Rifle")).isTrue();
        scene.fire("Boba Fett With Blaster Rifle").at("Obi-Wan Kenobi");
        assertThat(scene.isHit("Obi-Wan Kenobi")).isTrue();
        assertThat(BattleTotals.power(scene.state(), DARK, scene.card(CANTINA)))
                .isEqualTo(
                        scene.power("Darth Vader")
                                + scene.power("Stormtrooper")
                                + scene.power("Boba Fett With Blaster Rifle"));
    }

    @Test
    @Claim({"participating-in-battle#3", "participating-in-battle#5"})
    void whoMovesThereAsAReactJoinsAtOnceToo() {
        for (boolean reacts : new boolean[] {true, false}) {
            var scene =
                    table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker")
                            .site(BAY, LIGHT)
                            .at(BAY, "Shistavanen Wolfman")
                            .force(DARK, 1)
                            .force(LIGHT, 3)
                            .turn(DARK, Phase.BATTLE);

            scene.battleAt(CANTINA).expectDecider(LIGHT);
            if (reacts) {
                scene.react("Shistavanen Wolfman");
            } else {
                scene.pass();
            }

            assertThat(participates(scene, "Shistavanen Wolfman")).isEqualTo(reacts);
            scene.passUntil("forfeit Luke Skywalker");
            assertThat(scene.isOffered("forfeit Shistavanen Wolfman")).isEqualTo(reacts);
        }
    }

    @Test
    @Claim({"participating-in-battle#3", "participating-in-battle#7"})
    void whoIsDeployedInTheWeaponsSegmentJoinsAtOnce() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .beside(LIGHT, "Tauntaun Bones")
                        .hand(LIGHT, "Han With Heavy Blaster Pistol")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 5, 0)
                        .nextDestiny(LIGHT, 6)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Obi-Wan Kenobi");
        scene.choose("Han With Heavy Blaster Pistol").to(CANTINA);

        scene.passUntil("fire Han With Heavy Blaster Pistol");
        assertThat(participates(scene, "Han With Heavy Blaster Pistol")).isTrue();
        scene.fire("Han With Heavy Blaster Pistol").at("Darth Vader");
        assertThat(scene.isHit("Darth Vader")).isTrue();
    }

    @Test
    @Claim({"participating-in-battle#4", "participating-in-battle#9"})
    void whoIsRevivedInTheDamageSegmentDoesNotParticipateAgain() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .hand(LIGHT, "Old Ben")
                        .force(DARK, 3)
                        .force(LIGHT, 2)
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().yes();
        scene.passUntil("forfeit Rebel Trooper").forfeit("Rebel Trooper").play("Old Ben");

        assertThat(scene.isOnTable("Rebel Trooper")).isTrue();
        assertThat(participates(scene, "Rebel Trooper")).isFalse();
        assertThat(scene.damageLeft(LIGHT)).isPositive();
        // nothing is left but to lose Force
        scene.expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
    }

    @Test
    @Claim({"participating-in-battle#4", "participating-in-battle#8"})
    void aCaptiveReleasedInTheDamageSegmentDoesNotParticipate() {
        var scene =
                table().at(CANTINA, "Stormtrooper", "Luke Skywalker", "Rebel Trooper")
                        .captive("Stormtrooper", "Leia Organa")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 4)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt(CANTINA).passUntil("forfeit Stormtrooper").forfeit("Stormtrooper");
        scene.answer(LIGHT, "rally");

        assertThat(scene.isCaptive("Leia Organa")).isFalse();
        assertThat(scene.locationOf("Leia Organa")).isEqualTo(CANTINA);
        assertThat(participates(scene, "Leia Organa")).isFalse();
    }

    @Test
    @Claim("participating-in-battle#10")
    void whoFiresIntoTheBattleFromElsewhereDoesNotParticipate() {
        var scene =
                table().site("Hoth: Main Power Generators", LIGHT)
                        .at("Hoth: Main Power Generators", "Planet Defender Ion Cannon")
                        .at(
                                "Hoth",
                                "Imperial-Class Star Destroyer",
                                "Devastator",
                                "Corellian Corvette")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 6)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Hoth").passUntil("fire Planet Defender Ion Cannon");
        scene.fire("Planet Defender Ion Cannon").at("Imperial-Class Star Destroyer");

        assertThat(scene.power("Imperial-Class Star Destroyer")).isZero();
        assertThat(participates(scene, "Planet Defender Ion Cannon")).isFalse();
        assertThat(scene.has("Planet Defender Ion Cannon", Flag.BATTLED)).isFalse();
        scene.passUntil("forfeit Corellian Corvette").mayNot("forfeit Planet Defender Ion Cannon");
    }

    @Test
    @Claim({"participating-in-battle#11", "participating-in-battle#12"})
    void aCanceledBattleCountsAsTheBattleOfTheTurn() {
        // with the only Rebel of ability lost, the battle is over before its power segment
        var scene =
                table().at(CANTINA, "Darth Vader, Dark Lord Of The Sith", "Rebel Trooper")
                        .site("Tatooine: Mos Eisley", DARK)
                        .at(BAY, "Luke Skywalker")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA)
                .use("Darth Vader, Dark Lord Of The Sith")
                .at("Rebel Trooper")
                .passResponses();

        assertThat(scene.inBattle()).isFalse();
        assertThat(scene.has("Darth Vader, Dark Lord Of The Sith", Flag.BATTLED)).isTrue();
    }

    @Test
    @Claim({"participating-in-battle#11", "participating-in-battle#12"})
    void whoWasInABattleThatATextCancelsBattlesNoMoreThisTurn() {
        Card truce =
                lostInterrupt("Truce", LIGHT, "0_61")
                        .destiny(1)
                        .says(lost(at(just(Event.BATTLE_INITIATED).by(OPPONENT)).then(cancelIt())));
        var scene =
                Scene.with(() -> Stream.concat(AllCards.all().stream(), Stream.of(truce)).toList())
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .at(BAY, "Stormtrooper", "Rebel Trooper")
                        .hand(LIGHT, "Truce")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).play("Truce").passResponses();

        assertThat(scene.inBattle()).isFalse();
        for (String card : new String[] {"Darth Vader", "Luke Skywalker"}) {
            assertThat(scene.has(card, Flag.BATTLED)).as(card).isTrue();
        }
        // who was not there may
        scene.passUntil(Prompt.Key.PHASE_ACTION).mayNot("battle at " + CANTINA);
        scene.offers("battle at " + BAY);
    }

    @Test
    @Claim("participating-in-battle#12")
    void whoHasBattledMayNotBeginAnotherBattle() {
        var battled =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .battled("Darth Vader")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        battled.mayNot("battle at " + CANTINA);

        var fresh =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker")
                        .battled("Darth Vader")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        fresh.battleAt(CANTINA);
        assertThat(participates(fresh, "Stormtrooper")).isTrue();
        assertThat(participates(fresh, "Darth Vader")).isFalse();
    }

    @Test
    @Claim("participating-in-battle#12")
    void theFollowingTurnTheyMayBattleAgain() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).passWeapons().no().no().finishBattle();
        scene.mayNot("battle at " + CANTINA);
        scene.passUntil(LIGHT, Phase.BATTLE);

        scene.offers("battle at " + CANTINA);
    }

    @Test
    @Claim("participating-in-battle#13")
    void aPassengerAddsHisBattleDestiny() {
        var scene =
                table().at("Tatooine", "Imperial-Class Star Destroyer", "Millennium Falcon")
                        .pilot("Millennium Falcon", "Chewbacca")
                        .passenger(
                                "Millennium Falcon", "Han With Heavy Blaster Pistol", "Leia Organa")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 3, 4)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine");

        // Chewie's ability alone would not do for one
        assertThat(
                        BattleDestiny.draws(
                                scene.state(), LIGHT, holosite.language.card.DestinyKind.BATTLE))
                .isEqualTo(1);
        assertThat(participates(scene, "Han With Heavy Blaster Pistol")).isTrue();
    }

    @Test
    @Claim("participating-in-battle#14")
    void aPassengerCanBeForfeitedAndTargetedInBattle() {
        var scene =
                table().at("Tatooine", "Imperial-Class Star Destroyer", "Devastator")
                        .at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Rebel Trooper")
                        .hand(DARK, "We Have A Prisoner")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Tatooine").passUntil("forfeit Rebel Trooper").forfeit("Rebel Trooper");

        // it is lost from a battle it participates in
        scene.offers("play We Have A Prisoner");
    }

    @Test
    @Claim("participating-in-battle#6")
    void sergeantWallenDeploysIntoABattleAndTakesPart() {
        for (boolean battleground : new boolean[] {true, false}) {
            String site = battleground ? "Endor: Back Door" : "Tatooine: Obi-Wan's Hut";
            var scene =
                    Scene.with(AllCards::all)
                            .at(site, "Stormtrooper", "Rebel Trooper")
                            .hand(DARK, "Sergeant Wallen")
                            .force(DARK, 1)
                            .turn(DARK, Phase.BATTLE);
            boolean both = scene.forceIcons(site, DARK) > 0 && scene.forceIcons(site, LIGHT) > 0;
            assertThat(both).isEqualTo(battleground);

            scene.battleAt(site);

            if (battleground) {
                // the one Force went into the battle: he comes for free
                scene.deploy("Sergeant Wallen");
                assertThat(scene.has("Sergeant Wallen", Flag.IN_BATTLE)).isTrue();
                assertThat(scene.totalPower(site, DARK))
                        .isEqualTo(scene.power("Stormtrooper") + scene.power("Sergeant Wallen"));
            } else {
                assertThat(scene.isIn("Sergeant Wallen", Zone.HAND)).isTrue();
                scene.mayNot("deploy Sergeant Wallen");
            }
        }
    }
}
