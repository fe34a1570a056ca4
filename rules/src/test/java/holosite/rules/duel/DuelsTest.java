package holosite.rules.duel;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Duels, and the Epic Duel. */
class DuelsTest {
    /** What the Light Side may choose instead of having Luke cross over after an epic duel. */
    private static final int LOSE_LUKE = 2;

    // ---- by a character's own text

    @Test
    @Claim("darth-maul#1")
    void theLowerTotalLosesADuelThatMaulBegan() {
        var won = maulWith(5, 2);
        assertThat(won.isIn("Obi-Wan Kenobi", Zone.LOST_PILE)).isTrue();
        assertThat(won.isOnTable("Darth Maul")).isTrue();

        var lost = maulWith(2, 5);
        assertThat(lost.isIn("Darth Maul", Zone.LOST_PILE)).isTrue();
        assertThat(lost.isOnTable("Obi-Wan Kenobi")).isTrue();
    }

    @Test
    @Claim("darth-maul#2")
    void aTieOfTheTotalsHasNeitherWinnerNorLoser() {
        var tied = maulWith(4, 4);
        assertThat(tied.isOnTable("Darth Maul")).isTrue();
        assertThat(tied.isOnTable("Obi-Wan Kenobi")).isTrue();
    }

    private static Scene maulWith(int dark, int light) {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Maul", "Obi-Wan Kenobi")
                        .hand(DARK, "Stormtrooper")
                        .nextDestiny(DARK, dark, 1)
                        .nextDestiny(LIGHT, light, 1)
                        .turn(DARK, Phase.CONTROL);
        return scene.use("Darth Maul").lose("Stormtrooper").passResponses();
    }

    // ---- The Circle Is Now Complete, Vader's Obsession

    @Test
    void theCircleComparesPowerAndPlacesTheLoserOutOfPlay() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(DARK, "The Circle Is Now Complete")
                        .force(DARK, 2)
                        .turn(DARK, Phase.CONTROL);
        scene.play("The Circle Is Now Complete").passResponses();

        assertThat(scene.outOfPlay(LIGHT)).contains("Obi-Wan Kenobi");
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    private static Position chase(String hunter) {
        return Scene.with(AllCards::all)
                .site(CANTINA, DARK)
                .at(MOS_EISLEY, hunter)
                .at(CANTINA, "Luke Skywalker")
                .hand(DARK, "Vader's Obsession")
                .force(DARK, 4);
    }

    @Test
    void vaderWhoMovesToLukesSiteMayDuelHim() {
        for (String hunter : new String[] {"Darth Vader", "Mara Jade, The Emperor's Hand"}) {
            var scene =
                    chase(hunter)
                            .nextDestiny(DARK, 6, 5)
                            .nextDestiny(LIGHT, 1, 1)
                            .turn(DARK, Phase.MOVE);
            int life = scene.lifeForce(LIGHT);
            scene.mayNot("play Vader's Obsession");
            scene.move(hunter).to(CANTINA).passUntil("play Vader's Obsession");
            scene.play("Vader's Obsession").passUntil(DARK, Phase.DRAW);

            assertThat(scene.isIn("Luke Skywalker", Zone.LOST_PILE)).isTrue();
            assertThat(life - scene.lifeForce(LIGHT)).isGreaterThan(5);
        }
    }

    // ---- Epic Duel

    private static Position epic(String target, String card) {
        return Scene.with(AllCards::all)
                .at(CANTINA, "Darth Vader", target)
                .on("Darth Vader", "Vader's Lightsaber")
                .beside(DARK, "Epic Duel")
                .hand(DARK, card);
    }

    @Test
    void withEpicDuelVaderFightsObiWanAsWell() {
        // 3 + 3 + 2 for the lightsaber + 6 against 1 + 1 + 6
        var scene =
                epic("Obi-Wan Kenobi (1_21)", "The Circle Is Now Complete")
                        .nextDestiny(DARK, 3, 3)
                        .nextDestiny(LIGHT, 1, 1)
                        .turn(DARK, Phase.CONTROL);
        int life = scene.lifeForce(LIGHT);
        scene.play("The Circle Is Now Complete").passUntil(DARK, Phase.DEPLOY);

        assertThat(scene.isIn("Obi-Wan Kenobi", Zone.OUT_OF_PLAY)).isTrue();
        assertThat(life - scene.lifeForce(LIGHT)).isEqualTo(9);
        assertThat(scene.isOnTable("Darth Vader")).isTrue();
    }

    @Test
    @Claim({"epic-duel#1", "epic-duel#2"})
    @Ruling("epic-duel-is-a-function")
    void withEpicDuelTheInterruptIsPlayedForItsOwnTextOrForTheEpicDuel() {
        // no move, no Force: only the text of Epic Duel can be declared
        var scene =
                epic("Luke Skywalker", "Vader's Obsession")
                        .nextDestiny(DARK, 3, 3)
                        .nextDestiny(LIGHT, 1, 1)
                        .turn(DARK, Phase.CONTROL);
        int life = scene.lifeForce(LIGHT);
        scene.play("Vader's Obsession").passUntil(LIGHT, Prompt.Key.OPTION);
        scene.option(LOSE_LUKE).passUntil(DARK, Phase.DEPLOY);

        // 4 + 4 + 6 against 1 + 1 + 4: Luke is lost, and triple his ability
        assertThat(scene.isIn("Luke Skywalker", Zone.LOST_PILE)).isTrue();
        assertThat(life - scene.lifeForce(LIGHT)).isEqualTo(12);

        // without it there is nothing to declare
        Scene.with(AllCards::all)
                .at(CANTINA, "Darth Vader", "Luke Skywalker")
                .hand(DARK, "Vader's Obsession")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Vader's Obsession");

        // with Force for its own text The Circle Is Now Complete offers both
        var both =
                epic("Obi-Wan Kenobi", "The Circle Is Now Complete")
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        assertThat(both.offered().stream().filter(o -> o.contains("The Circle Is Now Complete")))
                .hasSize(2);
    }

    @Test
    @Claim({"epic-duel#3", "epic-duel#4"})
    void theInterruptOfAnEpicDuelCanBeCanceled() {
        for (String answer : new String[] {"light Sense", "Run Luke, Run!"}) {
            var scene =
                    epic("Luke Skywalker", "Vader's Obsession")
                            .hand(LIGHT, answer)
                            .nextDestiny(LIGHT, 1)
                            .force(LIGHT, 3)
                            .turn(DARK, Phase.CONTROL);
            scene.play("Vader's Obsession");
            scene.expectDecider(LIGHT).play(answer).passUntil(DARK, Phase.DEPLOY);

            assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
            assertThat(scene.isIn("Vader's Obsession", Zone.LOST_PILE)).isTrue();
        }
    }

    @Test
    @Claim("epic-duel#3")
    void whicheverTextIsDeclaredTheOpponentMayCancelTheInterrupt() {
        String circle = "The Circle Is Now Complete";
        for (int text : new int[] {1, 2}) {
            for (boolean canceled : new boolean[] {true, false}) {
                var scene =
                        epic("Obi-Wan Kenobi", circle)
                                .hand(LIGHT, "light Sense")
                                .nextDestiny(DARK, 6, 6)
                                .nextDestiny(LIGHT, 1, 1, 1)
                                .force(DARK, 1)
                                .turn(DARK, Phase.CONTROL);
                scene.play(circle, text).expectDecider(LIGHT).offers("play Sense");
                if (canceled) {
                    scene.play("Sense");
                }
                scene.passUntil(DARK, Phase.DEPLOY);

                assertThat(scene.isOnTable("Obi-Wan Kenobi")).isEqualTo(canceled);
            }
        }
    }

    @Test
    @Claim("epic-duel#4")
    void whicheverTextIsDeclaredRunLukeRunCancelsVadersObsession() {
        String run = "Run Luke, Run!";
        for (boolean own : new boolean[] {true, false}) {
            for (boolean canceled : new boolean[] {true, false}) {
                // its own text answers Vader's move to Luke's site
                var position =
                        own
                                ? chase("Darth Vader").beside(DARK, "Epic Duel")
                                : epic("Luke Skywalker", "Vader's Obsession");
                var scene =
                        position.hand(LIGHT, run)
                                .nextDestiny(DARK, 6, 5)
                                .nextDestiny(LIGHT, 1, 1)
                                .turn(DARK, own ? Phase.MOVE : Phase.CONTROL);
                if (own) {
                    scene.move("Darth Vader").to(CANTINA).passUntil("play Vader's Obsession");
                }
                scene.play("Vader's Obsession").expectDecider(LIGHT).offers("play " + run);
                if (canceled) {
                    scene.play(run);
                }
                if (!own && !canceled) {
                    scene.passUntil(LIGHT, Prompt.Key.OPTION).option(LOSE_LUKE);
                }
                scene.passUntil(DARK, own ? Phase.DRAW : Phase.DEPLOY);

                assertThat(scene.isOnTable("Luke Skywalker")).isEqualTo(canceled);
            }
        }
        epic("Obi-Wan Kenobi", "The Circle Is Now Complete")
                .hand(LIGHT, run)
                .force(DARK, 1)
                .turn(DARK, Phase.CONTROL)
                .play("The Circle Is Now Complete", 2)
                .mayNot("play " + run);
    }

    @Test
    @Claim({"epic-duel#5", "epic-duel#6"})
    void eachInterruptNamesItsOwnTarget() {
        epic("Obi-Wan Kenobi", "Vader's Obsession")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Vader's Obsession");
        epic("Luke Skywalker", "The Circle Is Now Complete")
                .force(DARK, 3)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play The Circle Is Now Complete");
        epic("Obi-Wan Kenobi", "The Circle Is Now Complete")
                .turn(DARK, Phase.CONTROL)
                .offers("play The Circle Is Now Complete");
    }

    @Test
    @Claim("epic-events#5")
    void epicDuelDeploysOnTheTableAndStaysThere() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .hand(DARK, "Epic Duel", "Vader's Obsession")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Epic Duel").passResponses();
        assertThat(scene.isIn("Epic Duel", Zone.SIDE_OF_TABLE)).isTrue();

        scene.play("Vader's Obsession").passUntil(DARK, Phase.BATTLE);
        assertThat(scene.isIn("Vader's Obsession", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Epic Duel", Zone.SIDE_OF_TABLE)).isTrue();
    }

    @Test
    @Claim("epic-events#5")
    void oneEpicDuelServesManyDuels() {
        // a tie the first time, so that both can meet again
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .beside(DARK, "Epic Duel")
                        .hand(DARK, "Vader's Obsession", "Vader's Obsession")
                        .nextDestiny(DARK, 2, 2, 6, 6)
                        .nextDestiny(LIGHT, 3, 3, 1, 1)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Vader's Obsession#1");
        scene.answerDefaults(() -> !scene.isOffered("play Vader's Obsession#2"));
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();

        scene.play("Vader's Obsession#2").passUntil(LIGHT, Prompt.Key.OPTION);
        scene.option(LOSE_LUKE).passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.isIn("Luke Skywalker", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isOnTable("Epic Duel")).isTrue();

        Scene.with(AllCards::all)
                .at(CANTINA, "Darth Vader", "Luke Skywalker")
                .hand(DARK, "Epic Duel")
                .turn(DARK, Phase.CONTROL)
                .mayNot("deploy Epic Duel");
    }

    // ---- Darth Vader's Lightsaber

    @Test
    @Claim("darth-vaders-lightsaber#1")
    void theLightsaberIsThrownBeforeAnyDuelDestinyIsDrawn() {
        for (boolean thrown : new boolean[] {true, false}) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Darth Vader", "Luke Skywalker")
                            .on("Darth Vader", "Darth Vader's Lightsaber")
                            .beside(DARK, "Epic Duel")
                            .hand(DARK, "Vader's Obsession")
                            .nextDestiny(DARK, 1, 1)
                            .nextDestiny(LIGHT, 3, 3)
                            .turn(DARK, Phase.CONTROL);
            scene.play("Vader's Obsession").passUntil("use Darth Vader's Lightsaber");
            if (thrown) {
                scene.use("Darth Vader's Lightsaber");
            } else {
                scene.pass();
            }
            // once it is not thrown at the start, it is not offered between the draws any more
            while (scene.prompt() != Prompt.Key.PHASE_ACTION) {
                scene.mayNot("use Darth Vader's Lightsaber");
                if (scene.prompt() == Prompt.Key.OPTION) {
                    scene.option(LOSE_LUKE);
                } else {
                    scene.answerDefault();
                }
            }

            // 2 + 2 + 6 is a tie with 3 + 3 + 4; thrown it adds 1 to each draw
            assertThat(scene.isIn("Luke Skywalker", Zone.LOST_PILE)).isEqualTo(thrown);
            assertThat(scene.isOnTable("Darth Vader")).isTrue();
            assertThat(scene.isIn("Darth Vader's Lightsaber", Zone.USED_PILE)).isEqualTo(thrown);
        }
    }

    @Test
    void thrownItAddsNoMoreThanOneToEachDraw() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Darth Vader's Lightsaber")
                        .beside(DARK, "Epic Duel")
                        .hand(DARK, "Vader's Obsession")
                        .nextDestiny(DARK, 1, 1)
                        .nextDestiny(LIGHT, 4, 4)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Vader's Obsession").passUntil("use Darth Vader's Lightsaber");
        scene.use("Darth Vader's Lightsaber").passUntil(Prompt.Key.PHASE_ACTION);
        // 3 + 3 + 6 is a tie with 4 + 4 + 4
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
        assertThat(scene.ownerOf("Luke Skywalker")).isEqualTo(LIGHT);
        assertThat(scene.isOnTable("Darth Vader")).isTrue();
    }

    @Test
    void itIsNotThrownInADuelOfSomebodyElse() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Maul", "Obi-Wan Kenobi")
                        .at("Tatooine: Mos Eisley", "Darth Vader")
                        .on("Darth Vader", "Darth Vader's Lightsaber")
                        .nextDestiny(DARK, 6, 1, 2, 0)
                        .nextDestiny(LIGHT, 1, 1, 6)
                        .turn(DARK, Phase.CONTROL);
        scene.use("Darth Maul");
        scene.answerDefaults(
                () -> {
                    scene.mayNot("use Darth Vader's Lightsaber");
                    return scene.phase() == Phase.CONTROL;
                });
        assertThat(scene.isOnTable("Darth Maul") && scene.isOnTable("Obi-Wan Kenobi")).isFalse();
    }
}
