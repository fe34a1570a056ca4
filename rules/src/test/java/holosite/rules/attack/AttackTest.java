package holosite.rules.attack;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.Refusal;
import holosite.rules.save.SavedGame;
import org.junit.jupiter.api.Test;

/** Creatures attack their prey, and players attack creatures. */
class AttackTest {
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String ICE_PLAINS = "Hoth: Ice Plains (5th Marker)";
    private static final String CAVE = "Hoth: Wampa Cave (7th Marker)";
    private static final String PIT = "Tatooine: Great Pit Of Carkoon";
    private static final String SWAMP = "Dagobah: Swamp";

    private static Position table() {
        return Scene.with(AllCards::all);
    }

    // ---- creatures attack

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
                table().at(ICE_PLAINS, "Wampa", "Rebel Trooper", "Stormtrooper")
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
                            .at(ICE_PLAINS, "Wampa", "Rebel Trooper")
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
                table().at(ICE_PLAINS, "Wampa", "Luke Skywalker")
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

    // ---- players attack

    @Test
    void aPlayerDefeatsACreatureWithMoreThanFerocityAndDefense() {
        // power 6 + 3 and a destiny against ferocity 4 + defense 5
        for (boolean draws : new boolean[] {true, false}) {
            var scene =
                    table().at(CANTINA, "Bubo", "Chewbacca", "Luke Skywalker")
                            .nextDestiny(LIGHT, 1)
                            .turn(LIGHT, Phase.BATTLE);
            assertThat(scene.totalPower(CANTINA, LIGHT)).isEqualTo(9);

            scene.attack("Bubo").expectPrompt(Prompt.Key.ATTACK_DESTINY);
            scene.answer(draws ? "yes" : "no");

            assertThat(scene.lost(DARK).contains("Bubo")).isEqualTo(draws);
            // no Force was used: the one card there is the destiny
            assertThat(scene.used(LIGHT)).hasSize(draws ? 1 : 0);
        }
    }

    @Test
    void equalTotalsDoNotDefeatACreature() {
        for (int destiny : new int[] {4, 5}) {
            var scene =
                    table().at(CANTINA, "Bubo", "Luke Skywalker")
                            .nextDestiny(LIGHT, destiny)
                            .turn(LIGHT, Phase.BATTLE);
            double needed = 9 - scene.power("Luke Skywalker");

            scene.attack("Bubo").expectPrompt(Prompt.Key.ATTACK_DESTINY).yes();

            assertThat(scene.lost(DARK).contains("Bubo")).isEqualTo(destiny > needed);
        }
    }

    @Test
    void oneAttackOnACreatureAtEachLocationInAPhase() {
        var scene =
                table().at(CANTINA, "Scurrier", "Scurrier", "Stormtrooper")
                        .turn(DARK, Phase.BATTLE);

        scene.attack("Scurrier");

        assertThat(scene.isOnTable("Scurrier")).isTrue();
        scene.mayNot("attack Scurrier");
    }

    @Test
    void onlyInTheOwnBattlePhaseAndOnlyWhoIsThereAttacks() {
        var elsewhere =
                table().at(CANTINA, "Bubo")
                        .at("Tatooine: Docking Bay 94", "Luke Skywalker")
                        .turn(LIGHT, Phase.BATTLE);
        elsewhere.mayNot("attack Bubo");

        var early = table().at(CANTINA, "Bubo", "Luke Skywalker").turn(LIGHT, Phase.CONTROL);
        early.mayNot("attack Bubo");
    }

    @Test
    void aPlayerMayAttackHisOwnCreatureAndFireAtIt() {
        var scene =
                table().at(CANTINA, "Worrt", "Luke Skywalker")
                        .on("Luke Skywalker", "Anakin's Lightsaber")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 4, 4)
                        .turn(LIGHT, Phase.BATTLE);

        scene.attack("Worrt").fire("Anakin's Lightsaber");
        assertThat(scene.isHit("Worrt")).isTrue();
        scene.passUntil(Prompt.Key.ATTACK_DESTINY).no();

        assertThat(scene.lost(LIGHT)).contains("Worrt");
    }

    @Test
    void aDefeatedKraytDragonPaysForItself() {
        var scene =
                table().at("Tatooine: Lars' Moisture Farm", "Krayt Dragon", "Luke Skywalker")
                        .at(
                                "Tatooine: Lars' Moisture Farm",
                                "Chewbacca",
                                "Han Solo",
                                "Obi-Wan Kenobi")
                        .lost(LIGHT, 3)
                        .nextDestiny(DARK, 0, 0)
                        .nextDestiny(LIGHT, 6, 2)
                        .turn(LIGHT, Phase.BATTLE);

        scene.attack("Krayt Dragon").expectPrompt(Prompt.Key.ATTACK_DESTINY).yes();
        scene.expectDecider(LIGHT).use("Krayt Dragon");

        assertThat(scene.lost(DARK)).containsExactly("Krayt Dragon");
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    // ---- parasites

    @Test
    void aVineSnakeWearsItsHostDown() {
        var scene =
                table().at(SWAMP, "Vine Snake (4_113)", "Luke Skywalker")
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.letAttack("Vine Snake");
        assertThat(scene.hostOf("Vine Snake")).isEqualTo("Luke Skywalker");
        assertThat(scene.power("Luke Skywalker")).isEqualTo(3);

        scene.passUntil(DARK, Phase.MOVE);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(2);
        // a destiny that is not above his ability of 4 does no harm
        scene.nextDestiny(DARK, 4).passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(2);
        scene.nextDestiny(DARK, 5).passUntil(DARK, Phase.MOVE);
        assertThat(scene.power("Luke Skywalker")).isEqualTo(1);
        scene.nextDestiny(DARK, 5).passUntil(LIGHT, Phase.MOVE);

        // eaten up, and the snake lets go
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker");
        assertThat(scene.locationOf("Vine Snake")).isEqualTo(SWAMP);
    }

    @Test
    void twoVineSnakesDoNotAddUp() {
        var scene =
                table().at(SWAMP, "Chewbacca")
                        .on("Chewbacca", "Vine Snake (4_113)", "Vine Snake (4_113)")
                        .counter("Vine Snake", 2)
                        .counter("Vine Snake#2", 1)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Chewbacca")).isEqualTo(4);
    }

    @Test
    void mynocksLetGoOfAStarfighterThatHasNothingLeft() {
        var scene =
                table().at("Tatooine", "X-wing")
                        .on("X-wing", "Mynock (4_110)", "Mynock (4_110)", "Mynock (4_110)")
                        .turn(DARK, Phase.BATTLE);

        // power 3 and hyperspeed 5: three are too many
        long on =
                scene.cardsOn("X-wing").stream().filter(card -> card.startsWith("Mynock")).count();
        assertThat(on).isEqualTo(2);
        assertThat(scene.hyperspeed("X-wing")).isEqualTo(1);
        // who let go cannot attach again this turn
        assertThat(scene.offered().stream().noneMatch(act -> act.startsWith("let attack")))
                .isTrue();
    }

    @Test
    void aSpaceSlugSwallowsStarfightersAndClosesItsMouth() {
        String belly = "Big One: Asteroid Cave Or Space Slug Belly";
        var scene =
                table().system("Anoat", DARK)
                        .locationOf("Anoat", "Big One", DARK)
                        .site(belly, LIGHT)
                        .at("Big One", "Space Slug (4_112)", "X-wing")
                        .force(LIGHT, 9)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.letAttack("Space Slug").pass(DARK).yes();
        assertThat(scene.locationOf("X-wing")).isEqualTo(belly);

        // out through an open mouth, not through a closed one
        scene.passUntil(LIGHT, Phase.MOVE).offers("take off with X-wing");
        scene.pass(LIGHT).use("Space Slug");
        scene.expectDecider(LIGHT).mayNot("take off with X-wing");
    }

    // ---- why, and as data

    @Test
    void whyNoAttackIsPossibleIsExplained() {
        var scene =
                table().at(SWAMP, "Dragonsnake", "Yoda")
                        .at(CANTINA, "Bubo")
                        .turn(LIGHT, Phase.BATTLE);

        assertThat(scene.game().why().notAttack(LIGHT, scene.card("Dragonsnake")))
                .containsExactly(new Objection.OfCard("Yoda"));
        assertThat(scene.game().why().notAttack(LIGHT, scene.card("Bubo")))
                .extracting(Objection::refusal)
                .containsExactly(Refusal.NOBODY_TO_ATTACK);
        assertThat(scene.game().why().notAttack(LIGHT, scene.card("Yoda")))
                .extracting(Objection::refusal)
                .containsExactly(Refusal.NO_CREATURE);
    }

    @Test
    void anAttackIsPartOfTheGameAsData() {
        var scene =
                table().at(CANTINA, "Krayt Dragon")
                        .at("Tatooine: Mos Eisley", "Bubo", "Luke Skywalker")
                        .turn(LIGHT, Phase.BATTLE);
        scene.attack("Bubo").expectPrompt(Prompt.Key.ATTACK_DESTINY);
        var game = scene.game();

        var loaded = SavedGame.read(SavedGame.write(game), AllCards::all);

        assertThat(loaded).isEqualTo(game);
        assertThat(loaded.state().attack()).isEqualTo(game.state().attack());
        assertThat(game.fork()).isEqualTo(game);
        var view = game.view(DARK).attack().orElseThrow();
        assertThat(view.byCreature()).isFalse();
        assertThat(view.against()).isEqualTo(LIGHT);
        assertThat(view.ferocity()).isEqualTo(4);
    }
}
