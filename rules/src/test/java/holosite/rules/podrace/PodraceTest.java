package holosite.rules.podrace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.podrace.Race.ANAKIN;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.BAY;
import static holosite.rules.podrace.Race.BEN;
import static holosite.rules.podrace.Race.EVENT;
import static holosite.rules.podrace.Race.SEBULBA;
import static holosite.rules.podrace.Race.highest;
import static holosite.rules.podrace.Race.total;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.presence.Presence;
import holosite.rules.refusal.Refusal;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A Podrace from its beginning to its end, and the cards that meddle with it. */
class PodraceTest {

    // ---- winning

    /** Sebulba's race destinies come to this without what his Podracer adds. */
    private static Position racing(double sebulba, double anakin) {
        return Race.going()
                .at(ARENA, SEBULBA, ANAKIN)
                .raceDestiny(SEBULBA, sebulba, "Stormtrooper")
                .raceDestiny(ANAKIN, anakin, "Rebel Trooper");
    }

    @Test
    @Claim("podracer#2")
    void whoIsAbove24AndAheadInAMovePhaseWinsAtOnce() {
        var scene = racing(23, 25).lost(DARK, 8).hand(LIGHT, 1).turn(DARK, Phase.BATTLE);
        assertThat(total(scene, SEBULBA)).isEqualTo(26);
        scene.bothPass().expectPrompt(Prompt.Key.WHICH_FIRST).option(1);
        assertThat(scene.lost(DARK)).hasSize(2);
        // still to lose: 6
        scene.expectPrompt(Prompt.Key.LOSE_FORCE_FROM);
        assertThat(((CardPrompt.LoseForceFrom) scene.decision().prompt()).left()).isEqualTo(6);
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);

        assertThat(forceLost(LIGHT, scene)).isEqualTo(6);
        assertThat(Podraces.hasWon(scene.state(), DARK)).isTrue();
        assertThat(Podraces.hasWon(scene.state(), LIGHT)).isFalse();
        // race destinies are used, Podracers lost, and the event stays
        assertThat(scene.used(DARK)).contains("Stormtrooper");
        assertThat(scene.used(LIGHT)).contains("Rebel Trooper");
        assertThat(scene.isIn(SEBULBA, Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn(ANAKIN, Zone.LOST_PILE)).isTrue();
        assertThat(scene.hostOf(EVENT)).isEqualTo(ARENA);
        // it was the one race of the game
        scene.passUntil(DARK, Phase.DRAW).mayNot("use " + EVENT);
        scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.CONTROL);
        scene.mayNot("use " + EVENT);
    }

    @ParameterizedTest
    @CsvSource({
        "21, 20, false", // 24 is not above 24
        "22, 25, false", // a tie at 25
        "21.5, 24, true", // half a point will do
        "3, 26, true",
    })
    void nobodyWinsAt24OrInATie(double sebulba, double anakin, boolean won) {
        var scene = racing(sebulba, anakin).turn(LIGHT, Phase.BATTLE);
        scene.bothPass();

        boolean over = scene.prompt() == Prompt.Key.WHICH_FIRST;
        assertThat(over).isEqualTo(won);
        assertThat(scene.phase()).isEqualTo(Phase.MOVE);
    }

    @Test
    void nobodyWinsBeforeAMovePhase() {
        var scene = racing(30, 1).turn(DARK, Phase.CONTROL);
        scene.pass();
        for (Phase phase : new Phase[] {Phase.DEPLOY, Phase.BATTLE}) {
            scene.passUntil(DARK, phase);
            assertThat(Podraces.hasWon(scene.state(), DARK)).isFalse();
        }
        scene.passUntil(Prompt.Key.WHICH_FIRST);
        assertThat(Podraces.hasWon(scene.state(), DARK)).isTrue();
        assertThat(scene.phase()).isEqualTo(Phase.MOVE);
    }

    @Test
    void theHighestOfSeveralTotalsCounts() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, BEN)
                        .raceDestiny(SEBULBA, 10, "Stormtrooper")
                        .raceDestiny(BEN, 12, "Stormtrooper")
                        .raceDestiny(ARENA, 25, "Rebel Trooper")
                        .turn(LIGHT, Phase.BATTLE);
        // 13 and 13 do not make 26
        assertThat(highest(scene, DARK)).isEqualTo(13);
        scene.bothPass().expectPrompt(Prompt.Key.WHICH_FIRST);
        assertThat(Podraces.hasWon(scene.state(), LIGHT)).isTrue();
    }

    @Test
    void theWholeRaceOfTheExampleIsRun() {
        var scene = Race.ready().at(ARENA, SEBULBA, ANAKIN).turn(DARK, Phase.CONTROL);
        scene.use(EVENT);
        int[] dark = {4, 5, 3, 2};
        int[][] light = {{}, {4, 4, 1}, {3, 5, 1}, {6, 3, 1}};
        for (int round = 0; round < 4; round++) {
            if (round > 0) {
                scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.CONTROL);
            }
            scene.nextDestiny(DARK, dark[round]).nextDestiny(LIGHT, light[round]);
            scene.passUntil(DARK).use(EVENT).yes();
            if (round > 0) {
                // Anakin is behind: he draws three and uses the two that are better
                scene.expectDecider(LIGHT).use(EVENT);
                scene.expectPrompt(Prompt.Key.CHOOSE_RACE_DESTINIES).answerDefault();
            }
        }
        assertThat(total(scene, SEBULBA)).isEqualTo(26);
        assertThat(total(scene, ANAKIN)).isEqualTo(25);
        scene.passUntil(Prompt.Key.WHICH_FIRST);
        assertThat(Podraces.hasWon(scene.state(), DARK)).isTrue();
    }

    // ---- the arena

    @Test
    void noBattleNorForceDrainAtTheArenaWhileAnybodyHasARaceTotal() {
        for (boolean racing : new boolean[] {false, true}) {
            var drain = Race.going().at(ARENA, "Darth Vader");
            var battle = Race.going().at(ARENA, "Darth Vader", "Luke Skywalker").force(DARK, 5);
            if (racing) {
                drain = drain.raceDestiny(ARENA, 1, "Stormtrooper");
                battle = battle.raceDestiny(ARENA, 1, "Stormtrooper");
            }
            var draining = drain.turn(DARK, Phase.CONTROL);
            var battling = battle.turn(DARK, Phase.BATTLE);
            assertThat(draining.isOffered("drain at " + ARENA)).isEqualTo(!racing);
            assertThat(battling.isOffered("battle at " + ARENA)).isEqualTo(!racing);
            assertThat(Presence.battleground(draining.state(), draining.card(ARENA)))
                    .isEqualTo(!racing);
            if (racing) {
                assertThat(battling.game().why().notBattle(DARK, battling.card(ARENA)))
                        .anyMatch(o -> o.refusal() == Refusal.FORBIDDEN_BY_CARD);
            }
        }
    }

    // ---- Podracers

    @Test
    void sebulbaSpendsForceToStopTheOtherOnceForEachTotal() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 2, "Stormtrooper")
                        .raceDestiny(ANAKIN, 5, "Rebel Trooper")
                        .force(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.use(SEBULBA);
        // Light may not draw this turn; Dark may
        assertThat(scene.forcePile(DARK)).hasSize(4);
        scene.expectDecider(LIGHT).mayNot("use " + EVENT).pass();
        scene.expectDecider(DARK).offers("use " + EVENT).mayNot("use " + SEBULBA);
        scene.pass();
        // another turn, the same total: it has served
        scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.CONTROL);
        scene.mayNot("use " + SEBULBA).pass().expectDecider(LIGHT).offers("use " + EVENT);
    }

    @Test
    void withoutAnEqualTotalSebulbaStopsNobody() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 2, "Stormtrooper")
                        .raceDestiny(ANAKIN, 4, "Rebel Trooper")
                        .force(DARK, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.mayNot("use " + SEBULBA);
    }

    @Test
    void benExchangesTheTopRaceDestinies() {
        var scene =
                Race.going()
                        .at(ARENA, BEN, ANAKIN)
                        .raceDestiny(BEN, 2, "Stormtrooper")
                        .raceDestiny(BEN, 1, "Darth Vader")
                        .raceDestiny(ANAKIN, 6, "Rebel Trooper")
                        .raceDestiny(ANAKIN, 4, "Luke Skywalker")
                        .hand(DARK, 2)
                        .turn(DARK, Phase.CONTROL);
        assertThat(total(scene, BEN)).isEqualTo(5);
        scene.use(BEN).answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);
        scene.passResponses();

        assertThat(scene.cardsOn(BEN)).containsExactly("Rebel Trooper", "Darth Vader");
        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Stormtrooper", "Luke Skywalker");
        // Ben's Podracer adds 1 to the race destinies of its own player only
        assertThat(total(scene, BEN)).isEqualTo(6 + 2);
        assertThat(total(scene, ANAKIN)).isEqualTo(2 + 4);
    }

    @Test
    void anakinBehindInHisDrawPhaseDrawsThreeAndUsesTwo() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 2, "Stormtrooper")
                        .raceDestiny(ANAKIN, 4, "Rebel Trooper")
                        .turn(LIGHT, Phase.MOVE);
        scene.passUntil(DARK, Phase.CONTROL);
        scene.nextDestiny(LIGHT, 1, 6, 2);
        scene.pass().use(EVENT).expectPrompt(Prompt.Key.CHOOSE_RACE_DESTINIES);
        // all three are drawn before any is used
        assertThat(scene.cardsOn(ANAKIN)).hasSize(1);
        assertThat(scene.offered()).hasSize(3);
        scene.choose(scene.offered().get(1), scene.offered().get(2));

        assertThat(total(scene, ANAKIN)).isEqualTo(4 + 6 + 2);
        assertThat(scene.used(LIGHT)).hasSize(1);
        // for that turn only
        scene.passUntil(LIGHT, Phase.MOVE).passUntil(DARK, Phase.CONTROL);
        scene.nextDestiny(LIGHT, 1, 1, 1);
        scene.pass().use(EVENT).expectPrompt(Prompt.Key.USE_RACE_DESTINY);
    }

    @Test
    void anakinAheadDrawsTwo() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 1, "Stormtrooper")
                        .raceDestiny(ANAKIN, 4, "Rebel Trooper")
                        .turn(LIGHT, Phase.MOVE);
        scene.passUntil(DARK, Phase.CONTROL);
        scene.nextDestiny(LIGHT, 1, 6, 2);
        scene.pass().use(EVENT).expectPrompt(Prompt.Key.USE_RACE_DESTINY).yes();
        scene.expectPrompt(Prompt.Key.USE_RACE_DESTINY).yes();

        assertThat(total(scene, ANAKIN)).isEqualTo(4 + 1 + 6);
    }

    @Test
    void anakinFetchesTheEventOfHisVictory() {
        var scene =
                Race.going()
                        .at(ARENA, ANAKIN)
                        .reserve(LIGHT, "I Did It!", "Sense")
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(ANAKIN).choose("I Did It!");
        assertThat(scene.hand(LIGHT)).containsExactly("I Did It!");
    }

    // ---- Interrupts and places

    @Test
    @Claim({"podracer#4", "podracer#5"})
    void aStepBackwardTakesFromPodracersOnly() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .raceDestiny(SEBULBA, 4, "Stormtrooper", "Darth Vader")
                        .raceDestiny(ARENA, 6, "Rebel Trooper")
                        .hand(LIGHT, "A Step Backward")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("A Step Backward").passResponses();

        assertThat(scene.used(DARK)).containsExactly("Stormtrooper");
        assertThat(scene.cardsOn(SEBULBA)).containsExactly("Darth Vader");
        assertThat(scene.cardsOn(ARENA)).contains("Rebel Trooper");

        // with race destinies on the arena alone it is not played at all
        var alone =
                Race.going()
                        .at(ARENA, SEBULBA)
                        .raceDestiny(ARENA, 6, "Rebel Trooper")
                        .hand(LIGHT, "A Step Backward")
                        .turn(LIGHT, Phase.CONTROL);
        alone.mayNot("play A Step Backward");
    }

    @Test
    void aStepBackwardMayBringACharacterBack() {
        var scene =
                Scene.with(AllCards::all)
                        .site(ARENA, DARK)
                        .hand(LIGHT, "A Step Backward", "Sense", "Alter", "Sense")
                        .lost(LIGHT, "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("A Step Backward").passResponses().choose("Luke Skywalker");

        assertThat(scene.hand(LIGHT)).containsExactly("Luke Skywalker");
        assertThat(scene.lost(LIGHT)).hasSize(4);
    }

    @Test
    void neckAndNeckKeepsTheOtherFromDrawingInTheNextControlPhaseOnly() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 2, "Stormtrooper")
                        .raceDestiny(ANAKIN, 2, "Rebel Trooper")
                        .hand(LIGHT, "light Neck And Neck", "Sense")
                        .turn(LIGHT, Phase.DRAW);
        scene.play("Neck And Neck").lose("Sense").passResponses();
        scene.passUntil(DARK, Phase.CONTROL).mayNot("use " + EVENT);
        scene.pass().expectDecider(LIGHT).offers("use " + EVENT);
        scene.passUntil(LIGHT, Phase.CONTROL).passUntil(DARK, Phase.CONTROL);
        scene.offers("use " + EVENT);
    }

    @Test
    void neckAndNeckInAControlPhaseMeansTheOneAfter() {
        var scene =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 2, "Stormtrooper")
                        .raceDestiny(ANAKIN, 2, "Rebel Trooper")
                        .hand(LIGHT, "light Neck And Neck", "Sense")
                        .turn(DARK, Phase.CONTROL);
        scene.pass().play("Neck And Neck").lose("Sense").passResponses();
        scene.expectDecider(DARK).offers("use " + EVENT);

        // four apart, it is too late
        var apart =
                Race.going()
                        .at(ARENA, SEBULBA, ANAKIN)
                        .raceDestiny(SEBULBA, 3, "Stormtrooper")
                        .raceDestiny(ANAKIN, 2, "Rebel Trooper")
                        .hand(LIGHT, "light Neck And Neck", "Sense")
                        .turn(LIGHT, Phase.CONTROL);
        apart.mayNot("play Neck And Neck");
    }

    @Test
    void neckAndNeckHelpsBothWhenBothAreNearTheEnd() {
        var scene =
                Scene.with(AllCards::all)
                        .site(ARENA, DARK)
                        .hand(LIGHT, "light Neck And Neck")
                        .nothingElseInReserve(LIGHT)
                        .nothingElseInReserve(DARK)
                        .force(LIGHT, 3)
                        .used(DARK, 9)
                        .lost(LIGHT, 5)
                        .lost(DARK, 5)
                        .turn(LIGHT, Phase.DRAW);
        scene.play("Neck And Neck", 2).passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(2);
        assertThat(scene.lost(DARK)).hasSize(1);
    }

    @Test
    void whoControlsThePodracerBayExchangesHisTopRaceDestiny() {
        var scene =
                Race.going()
                        .at(BAY, "Luke Skywalker")
                        .at(ARENA, ANAKIN)
                        .raceDestiny(ANAKIN, 1, "Rebel Trooper", "Han Solo")
                        .lost(LIGHT, "Sense", "Alter")
                        .turn(LIGHT, Phase.DEPLOY);
        scene.use(BAY).passResponses();

        assertThat(scene.cardsOn(ANAKIN)).containsExactly("Sense", "Han Solo");
        assertThat(scene.lost(LIGHT)).containsExactly("Rebel Trooper", "Alter");
        assertThat(total(scene, ANAKIN))
                .isEqualTo(1 + scene.printed("light Sense").destiny().getFirst());
        scene.mayNot("use " + BAY);

        var shared =
                Race.going()
                        .at(BAY, "Luke Skywalker", "Darth Vader")
                        .at(ARENA, ANAKIN)
                        .raceDestiny(ANAKIN, 1, "Rebel Trooper")
                        .lost(LIGHT, "Sense")
                        .turn(LIGHT, Phase.DEPLOY);
        shared.mayNot("use " + BAY);
    }

    // ---- what is won and lost

    private static Scene lightWins(Position table) {
        var scene =
                table.at(ARENA, ANAKIN)
                        .raceDestiny(ANAKIN, 30, "Rebel Trooper")
                        .lost(LIGHT, 15)
                        .turn(LIGHT, Phase.BATTLE);
        scene.bothPass().expectPrompt(Prompt.Key.WHICH_FIRST);
        return scene;
    }

    private static int lostBy(Side side, Scene scene) {
        scene.option(1);
        return forceLost(side, scene);
    }

    private static int forceLost(Side side, Scene scene) {
        return (int) scene.lost(side).stream().filter(name -> !name.contains("Podracer")).count();
    }

    @Test
    void wattosBoxRaisesTheStakes() {
        var plain = lightWins(Race.going());
        assertThat(lostBy(DARK, plain)).isEqualTo(6);
        assertThat(plain.lost(LIGHT)).hasSize(15 - 6 + 1);

        var boxed = lightWins(Race.going().beside(DARK, "Watto's Box"));
        assertThat(lostBy(DARK, boxed)).isEqualTo(11);
        assertThat(boxed.lost(LIGHT)).hasSize(15 - 11 + 1);
    }

    @Test
    void wattosBoxComesOnlyBeforeItsPlayerHasARaceTotal() {
        var before =
                Race.going()
                        .raceDestiny(ARENA, 4, "Rebel Trooper")
                        .hand(DARK, "Watto's Box")
                        .turn(DARK, Phase.DEPLOY);
        before.offers("deploy Watto's Box");
        var after =
                Race.going()
                        .raceDestiny(ARENA, 4, "Stormtrooper")
                        .hand(DARK, "Watto's Box")
                        .turn(DARK, Phase.DEPLOY);
        after.mayNot("deploy Watto's Box");
    }

    @Test
    void theShieldOfTheDarkSideLowersItsLossForEachBattlegroundItOccupies() {
        var raced =
                lightWins(
                        Race.going()
                                .beside(DARK, "You've Never Won A Race?")
                                .at("Tatooine: Mos Eisley", "Darth Vader")
                                .at("Tatooine: Cantina", "Stormtrooper")
                                .at(ARENA, SEBULBA));
        assertThat(lostBy(DARK, raced)).isEqualTo(4);

        var without =
                lightWins(
                        Race.going()
                                .beside(DARK, "You've Never Won A Race?")
                                .at("Tatooine: Mos Eisley", "Darth Vader"));
        assertThat(lostBy(DARK, without)).isEqualTo(6);
    }

    @Test
    void theArenaIsNoBattlegroundYetWhileTheLossIsPaid() {
        var scene =
                lightWins(
                        Race.going()
                                .beside(DARK, "You've Never Won A Race?")
                                .at(ARENA, SEBULBA, "Darth Vader"));
        assertThat(lostBy(DARK, scene)).isEqualTo(6);
        assertThat(Presence.battleground(scene.state(), scene.card(ARENA))).isTrue();
    }

    @Test
    void aCloseRaceLimitsTheLossOfTheLightSide() {
        var scene =
                racing(27, 25)
                        .beside(LIGHT, "A Close Race")
                        .beside(DARK, "Watto's Box")
                        .turn(DARK, Phase.BATTLE);
        // 30 to 25: half of 5, rounded up
        scene.bothPass().expectPrompt(Prompt.Key.WHICH_FIRST);
        scene.option(2);
        assertThat(forceLost(LIGHT, scene)).isEqualTo(3);
    }

    @Test
    void aCloseRaceSuspendsWattosBoxForWhoHoldsThreeBattlegrounds() {
        var scene =
                racing(27, 1)
                        .beside(LIGHT, "A Close Race")
                        .beside(DARK, "Watto's Box")
                        .at("Tatooine: Mos Eisley", "Luke Skywalker")
                        .at("Tatooine: Cantina", "Han Solo")
                        .at("Tatooine: Docking Bay 94", "Leia Organa")
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.has("Watto's Box", Flag.SUSPENDED)).isTrue();
        scene.bothPass().option(2);
        assertThat(forceLost(LIGHT, scene)).isEqualTo(6);
    }
}
