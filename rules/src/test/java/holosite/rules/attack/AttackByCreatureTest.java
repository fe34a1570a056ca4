package holosite.rules.attack;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BEAST;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Creatures attack their prey. */
class AttackByCreatureTest {
    private static final String CAVE = "Hoth: Wampa Cave (7th Marker)";
    private static final String PIT = "Tatooine: Great Pit Of Carkoon";
    private static final String SWAMP = "Dagobah: Swamp";

    @Test
    void aCreatureEatsWhomItBeats() {
        var scene = table().at(CANTINA, "Bubo", "Rebel Trooper").turn(DARK, Phase.BATTLE);

        // ferocity 4 against power 2; no Force, no damage, no attrition
        scene.letAttack("Bubo");

        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
        assertThat(scene.used(DARK)).isEmpty();
        assertThat(scene.phase()).isEqualTo(Phase.BATTLE);
    }

    @Test
    void aTieSparesThePrey() {
        var scene = table().at(CANTINA, "Bubo", "Chewbacca").turn(DARK, Phase.BATTLE);
        double power = scene.power("Chewbacca");

        scene.letAttack("Bubo");

        assertThat(power).isGreaterThanOrEqualTo(4);
        assertThat(scene.isOnTable("Chewbacca")).isTrue();
        // one attack in a phase
        scene.mayNot("let attack Bubo");
    }

    @Test
    void preyOfAbilityFourMayAddADestiny() {
        var draws =
                table().at("Tatooine: Mos Eisley", "Krayt Dragon", "Luke Skywalker")
                        .nextDestiny(LIGHT, 3)
                        .nextDestiny(DARK, 1, 1)
                        .turn(DARK, Phase.BATTLE);

        draws.letAttack("Krayt Dragon").expectPrompt(Prompt.Key.ATTACK_DESTINY);
        draws.expectDecider(LIGHT).no();

        assertThat(draws.lost(LIGHT)).contains("Luke Skywalker");
    }

    @Test
    @Ruling("creatures-attack-in-every-battle-phase")
    void aCreatureThatHasNotAttackedDoesSoAtTheEndOfEveryBattlePhase() {
        for (var turn : new holosite.language.card.Side[] {DARK, LIGHT}) {
            var scene = table().at(CANTINA, "Bubo", "Rebel Trooper").turn(turn, Phase.BATTLE);

            scene.pass();
            scene.passUntil(turn, Phase.MOVE);

            assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
        }
    }

    @Test
    void theTurnPlayerOrdersTheLastAttacks() {
        var scene =
                table().at(CANTINA, "Bubo", "Rebel Trooper")
                        .at("Tatooine: Docking Bay 94", "Worrt", "Stormtrooper")
                        .turn(LIGHT, Phase.BATTLE);

        scene.passUntil(Prompt.Key.ATTACK_ORDER).expectDecider(LIGHT);
        scene.choose("Bubo");

        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
        assertThat(scene.lost(DARK)).containsExactly("Stormtrooper");
    }

    @Test
    void droidsAreNoPreyButForADragonsnake() {
        var safe = table().at(CANTINA, "Bubo", "R2-D2 (Artoo-Detoo)").turn(DARK, Phase.BATTLE);
        safe.mayNot("let attack Bubo");

        var hunted =
                table().at(SWAMP, "Dragonsnake", "R2-D2 (Artoo-Detoo)")
                        .site("Dagobah: Jungle", LIGHT)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        hunted.letAttack("Dragonsnake");

        // beaten droids are chased off
        assertThat(hunted.locationOf("R2-D2")).isEqualTo("Dagobah: Jungle");
    }

    @Test
    void whoIsAboardIsSafe() {
        var scene =
                table().at(CANTINA, "Bubo")
                        .at(CANTINA, "Millennium Falcon")
                        .aboard("Millennium Falcon", "Luke Skywalker")
                        .turn(DARK, Phase.BATTLE);

        scene.mayNot("let attack Bubo");
    }

    @Test
    void captivesAndTheMissingArePreyTheFrozenAreNot() {
        assertThat(
                        table().at(CANTINA, "Bubo", "Darth Vader")
                                .captive("Darth Vader", "Leia Organa")
                                .turn(DARK, Phase.BATTLE)
                                .isOffered("let attack Bubo"))
                .isTrue();
        assertThat(
                        table().at(CANTINA, "Bubo", "Leia Organa")
                                .missing("Leia Organa")
                                .turn(DARK, Phase.BATTLE)
                                .isOffered("let attack Bubo"))
                .isTrue();
        assertThat(
                        table().at(CANTINA, "Bubo", "Darth Vader")
                                .captive("Darth Vader", "Leia Organa")
                                .frozen("Leia Organa")
                                .turn(DARK, Phase.BATTLE)
                                .isOffered("let attack Bubo"))
                .isFalse();
    }

    @Test
    void itsOwnerSaysWhichSideACreatureAttacks() {
        var scene =
                table().at(PLAINS, "Wampa", "Rebel Trooper", "Stormtrooper")
                        .nextDestiny(DARK, 4)
                        .turn(LIGHT, Phase.BATTLE);

        scene.passUntil(Prompt.Key.ATTACK_SIDE).expectDecider(DARK);
        scene.answer("opponent's cards");

        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
        assertThat(scene.isOnTable("Stormtrooper")).isTrue();
    }

    @Test
    void aWampaEatsOrCarriesOff() {
        for (boolean carried : new boolean[] {true, false}) {
            var scene =
                    table().site(CAVE, DARK)
                            .at(PLAINS, "Wampa", "Rebel Trooper")
                            .nextDestiny(DARK, 4)
                            .turn(DARK, Phase.BATTLE);

            scene.letAttack("Wampa").expectDecider(DARK);
            if (carried) {
                scene.yes();
                assertThat(scene.locationOf("Rebel Trooper")).isEqualTo(CAVE);
            } else {
                scene.no();
                assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
            }
        }
    }

    @Test
    void aWampaCarriesOffNothingButCharacters() {
        var scene =
                table().site(CAVE, DARK)
                        .at(PLAINS, "Wampa", "Dewback")
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        scene.letAttack("Wampa").passResponses();
        assertThat(scene.lost(DARK)).containsExactly("Dewback");
    }

    @Test
    void whatTheSarlaccEatsIsOutOfPlay() {
        var scene =
                table().site(PIT, DARK)
                        .at(PIT, "Sarlacc", "Rebel Trooper")
                        .nextDestiny(DARK, 2)
                        .turn(DARK, Phase.BATTLE);

        scene.letAttack("Sarlacc");

        assertThat(scene.outOfPlay(LIGHT)).containsExactly("Rebel Trooper");
    }

    @Test
    void theGreatPitHasTheSarlaccAttackACaptive() {
        var scene =
                table().site(PIT, DARK)
                        .at(PIT, "Sarlacc", "Boba Fett (5_91)", "Bossk")
                        .captive("Boba Fett", "Leia Organa")
                        .lost(DARK, 3)
                        .nextDestiny(DARK, 6)
                        .nextDestiny(LIGHT, 0)
                        .turn(DARK, Phase.CONTROL);

        scene.use(PIT);
        scene.passUntil(Prompt.Key.MAY).yes();

        // one Force for each alien there
        assertThat(scene.outOfPlay(LIGHT)).containsExactly("Leia Organa");
        assertThat(scene.lost(DARK)).hasSize(1);
        // that was no attack of the battle phase
        assertThat(scene.passUntil(DARK, Phase.BATTLE).isOffered("let attack Sarlacc")).isTrue();
    }

    @Test
    void thePreyMayFireAtTheCreatureAndNobodyElseMay() {
        var scene =
                table().at(PLAINS, "Wampa", "Luke Skywalker")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 4, 4)
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.letAttack("Wampa").expectDecider(LIGHT).fire("Anakin's Lightsaber");
        // hit, it fights on, and is lost afterwards
        assertThat(scene.isHit("Wampa")).isTrue();
        scene.passUntil(Prompt.Key.ATTACK_DESTINY).no();

        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
        assertThat(scene.lost(DARK)).contains("Wampa");
    }

    @Test
    void noAttacksHappenWhereYodaIsPresent() {
        var scene =
                table().at(SWAMP, "Dragonsnake", "Yoda", "Son Of Skywalker")
                        .turn(LIGHT, Phase.BATTLE);

        scene.mayNot("attack Dragonsnake").pass();
        scene.passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.lost(LIGHT)).isEmpty();

        var without =
                table().at(SWAMP, "Dragonsnake", "Son Of Skywalker").turn(LIGHT, Phase.BATTLE);
        without.offers("attack Dragonsnake");
    }

    @Test
    void yodaLetsAttacksHappenBeforeAMightyDarkSideCharacter() {
        var scene =
                table().at(SWAMP, "Dragonsnake", "Yoda", "Darth Vader").turn(LIGHT, Phase.BATTLE);

        scene.offers("attack Dragonsnake");
    }

    /** A creature's ferocity is compared with the power of its prey; a tie spares it. */
    @ParameterizedTest
    @CsvSource({"Dragonsnake, Dagobah: Swamp, 3", "Wampa, Hoth: Ice Plains (5th Marker), 3"})
    void theFerocityOfACreatureIsItsNumberAndOneDestiny(String creature, String place, int number) {
        for (int more : new int[] {0, 1}) {
            var scene = table().at(place, creature, "Chewbacca").turn(DARK, Phase.BATTLE);
            int destiny = (int) scene.power("Chewbacca") - number + more;
            scene.nextDestiny(DARK, destiny, 6);

            scene.letAttack(creature);
            scene.answerDefaults(() -> scene.state().attack().isGoingOn());

            assertThat(scene.isOnTable("Chewbacca")).isEqualTo(more == 0);
        }
    }

    @Test
    void whatAnotherCreatureEatsNoWampaCarriesOff() {
        var scene =
                table().site(CAVE, DARK)
                        .at(PLAINS, "Wampa")
                        .at(CANTINA, "Bubo", "Rebel Trooper")
                        .turn(DARK, Phase.BATTLE);

        scene.letAttack("Bubo");

        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper");
    }

    @Test
    @Ruling("spies-are-no-prey")
    void aSpyUnderCoverIsNoPrey() {
        for (boolean undercover : new boolean[] {true, false}) {
            var position = table().at(MOS_EISLEY, BEAST, "Garindan").nextDestiny(LIGHT, 6, 6);
            if (undercover) {
                position.undercover("Garindan");
            }
            var scene = position.turn(LIGHT, Phase.BATTLE);

            scene.passUntil(DARK, Phase.ACTIVATE);

            assertThat(scene.isOnTable("Garindan")).isEqualTo(undercover);
        }
    }
}
