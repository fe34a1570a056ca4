package holosite.rules.training;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Flag;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;

/** Mentors, apprentices and the Jedi Tests they go through. */
class JediTestsTest {
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String JUNGLE = "Dagobah: Jungle";
    private static final String BOG = "Dagobah: Bog Clearing";

    private static Position dagobah() {
        return Scene.with(AllCards::all).site(SWAMP, LIGHT).site(JUNGLE, LIGHT).site(BOG, LIGHT);
    }

    /** A test under way at a place, for Luke under Yoda. */
    private static Position under(String test, String place, String... before) {
        Position table = dagobah().at(SWAMP, "Yoda").at(place, "Luke Skywalker").on(place, test);
        for (String one : before) {
            table.on("Luke Skywalker", one).aimed(one, "Luke Skywalker").mark(one, Flag.COMPLETED);
        }
        return table.aimed(test, "Luke Skywalker").aimed("Luke Skywalker", "Yoda").force(LIGHT, 6);
    }

    // ---- who may be an apprentice

    @Test
    @Claim({"apprentice#1", "apprentice#2"})
    void onlyANonDroidOfLowerAbilityThatIsNoJediIsChosenAsApprentice() {
        var scene =
                dagobah()
                        .at(
                                SWAMP,
                                "Yoda",
                                "Luke Skywalker",
                                "Han Solo",
                                "C-3PO (See-Threepio)",
                                "Obi-Wan Kenobi")
                        .hand(LIGHT, "Great Warrior")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Great Warrior");

        scene.offers("Luke Skywalker").offers("Han Solo");
        scene.mayNot("C-3PO").mayNot("Obi-Wan Kenobi").mayNot("Yoda");
        scene.choose("Luke Skywalker").choose("Yoda").passResponses();
        assertThat(scene.hostOf("Great Warrior")).isEqualTo(SWAMP);
    }

    @Test
    @Claim({"apprentice#1", "apprentice#2"})
    void equalAbilityIsNotLowerThanTheMentors() {
        // Han and Leia, both of ability 3: neither can train the other
        var equals =
                dagobah()
                        .at(SWAMP, "Han Solo", "Leia Organa")
                        .hand(LIGHT, "Great Warrior")
                        .turn(LIGHT, Phase.DEPLOY);
        equals.mayNot("deploy Great Warrior");

        // Luke can train either of them
        var luke =
                dagobah()
                        .at(SWAMP, "Han Solo", "Luke Skywalker")
                        .hand(LIGHT, "Great Warrior")
                        .turn(LIGHT, Phase.DEPLOY);
        luke.deploy("Great Warrior").to(SWAMP).passResponses();
        assertThat(luke.hostOf("Great Warrior")).isEqualTo(SWAMP);
    }

    @Test
    @Ruling("one-apprentice-one-test")
    void anApprenticeIsTrainedByOneMentorAndAMentorTrainsOneApprentice() {
        var scene =
                under("Great Warrior", SWAMP)
                        .at(SWAMP, "Han Solo")
                        .hand(LIGHT, "Great Warrior#2")
                        .turn(LIGHT, Phase.DEPLOY);

        // Yoda has his apprentice, Luke is one himself
        scene.mayNot("deploy Great Warrior");
    }

    @Test
    void anApprenticeInHandMayComeToTheFirstTestDespiteTheRulesOfDagobah() {
        var scene =
                dagobah()
                        .at(SWAMP, "Yoda")
                        .hand(LIGHT, "Great Warrior", "Han Solo")
                        .force(LIGHT, 5)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("deploy Han Solo");

        scene.deploy("Great Warrior").to(SWAMP).passResponses();

        assertThat(scene.locationOf("Han Solo")).isEqualTo(SWAMP);
        assertThat(scene.forcePile(LIGHT)).hasSize(2);
    }

    // ---- the draw

    @Test
    @Ruling("sites-add-to-training-destiny")
    void theTrainingDestinyWithDagobahSitesMentorAndAbilityMustExceedTheNumber() {
        for (int destiny : new int[] {4, 5}) {
            // 3 sites, 1 for Yoda, ability 4: a destiny of 5 makes 13
            var scene = under("Great Warrior", SWAMP).nextDestiny(LIGHT, destiny).turn(LIGHT);
            scene.passUntil(LIGHT, Phase.CONTROL);

            assertThat(scene.has("Great Warrior", Flag.COMPLETED)).isEqualTo(destiny == 5);
            assertThat(scene.hostOf("Great Warrior"))
                    .isEqualTo(destiny == 5 ? "Luke Skywalker" : SWAMP);
        }
    }

    @Test
    void theFirstTestIsAttemptedOnlyWithBothPresent() {
        var scene =
                dagobah()
                        .at(JUNGLE, "Yoda")
                        .at(SWAMP, "Luke Skywalker")
                        .on(SWAMP, "Great Warrior")
                        .aimed("Great Warrior", "Luke Skywalker")
                        .aimed("Luke Skywalker", "Yoda")
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT);
        scene.passUntil(LIGHT, Phase.CONTROL);

        assertThat(scene.has("Great Warrior", Flag.COMPLETED)).isFalse();
    }

    @Test
    @Ruling("one-apprentice-one-test")
    void aTestWithoutItsMentorOrItsApprenticeIsLost() {
        var scene =
                under("Great Warrior", SWAMP)
                        .at(SWAMP, "Darth Vader")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(SWAMP).passUntil("forfeit Luke Skywalker");
        scene.forfeit("Luke Skywalker").finishBattle();

        assertThat(scene.isIn("Great Warrior", Zone.LOST_PILE)).isTrue();
    }

    @Test
    void whoCompletesATestMayExchangeACardForOneInTheLostPile() {
        var scene =
                under("Great Warrior", SWAMP)
                        .lost(LIGHT, "Domain Of Evil")
                        .hand(LIGHT, "Sense")
                        .nextDestiny(LIGHT, 6)
                        .turn(LIGHT);
        scene.passUntil("Domain Of Evil").choose("Domain Of Evil").choose("light Sense");

        assertThat(scene.hand(LIGHT)).contains("Domain Of Evil");
        assertThat(scene.lost(LIGHT)).contains("Sense");
    }

    // ---- the tests and what they give

    @Test
    void theFirstTestTakesAwayWhatTheOpponentsCardsAddToHisDrains() {
        for (boolean passed : new boolean[] {false, true}) {
            var table =
                    under("Great Warrior", SWAMP)
                            .site("Tatooine: Cantina", LIGHT)
                            .at("Tatooine: Mos Eisley", "Darth Vader")
                            .on("Darth Vader", "Vader's Lightsaber");
            if (passed) {
                table.mark("Great Warrior", Flag.COMPLETED);
            }
            var scene = table.turn(DARK, Phase.CONTROL);
            int before = scene.lifeForce(LIGHT);
            scene.drainAt("Tatooine: Mos Eisley").passUntil("use Vader's Lightsaber");
            scene.use("Vader's Lightsaber").passUntil(DARK, Phase.DEPLOY);

            assertThat(before - scene.lifeForce(LIGHT)).isEqualTo(passed ? 1 : 2);
        }
    }

    @Test
    void theSecondTestKeepsItsApprenticeOnFootAndMayBeMovedByTheOpponent() {
        var scene =
                under("A Jedi's Strength", BOG, "Great Warrior")
                        .at(BOG, "Luke's X-34 Landspeeder")
                        .turn(LIGHT, Phase.BATTLE);
        scene.pass();

        // at the start of the move phase
        scene.expectDecider(DARK).use("A Jedi's Strength").passUntil(LIGHT, Phase.MOVE);
        assertThat(scene.hostOf("A Jedi's Strength")).isNotEqualTo(BOG);
        scene.mayNot("embark Luke Skywalker").offers("move Luke Skywalker");
    }

    @Test
    @Ruling("raised-requirement-of-ability")
    void theSecondTestGivesPowerAndRaisesWhatBattleDestinyTakes() {
        var scene =
                under("A Jedi's Strength", BOG, "Great Warrior")
                        .at(JUNGLE, "Grand Moff Tarkin", "Han Solo")
                        .nextDestiny(LIGHT, 6)
                        .force(DARK, 4)
                        .turn(LIGHT);
        double power = scene.power("Luke Skywalker");

        scene.passUntil(LIGHT, Phase.CONTROL);

        assertThat(scene.hostOf("A Jedi's Strength")).isEqualTo("Luke Skywalker");
        assertThat(scene.power("Luke Skywalker")).isEqualTo(power + 1);
        // ability 4 is not enough any more
        scene.passUntil(DARK, Phase.BATTLE).battleAt(JUNGLE).finishBattle();
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    void theThirdTestIsAttemptedAtTheEndOfAQuietTurn() {
        for (boolean drained : new boolean[] {false, true}) {
            var scene =
                    under("Domain Of Evil", JUNGLE, "Great Warrior", "A Jedi's Strength")
                            .site("Dagobah: Training Area", LIGHT)
                            .site("Tatooine: Cantina", DARK)
                            .at("Tatooine: Mos Eisley", "Leia Organa")
                            .nextDestiny(LIGHT, 6)
                            .turn(LIGHT, Phase.CONTROL);
            if (drained) {
                scene.drainAt("Tatooine: Mos Eisley");
            }
            scene.passUntil(DARK, Phase.ACTIVATE);

            assertThat(scene.has("Domain Of Evil", Flag.COMPLETED)).isEqualTo(!drained);
        }
    }

    @Test
    void theThirdTestLowersTheOpponentsDestinies() {
        var scene =
                under("Domain Of Evil", JUNGLE, "Great Warrior", "A Jedi's Strength")
                        .mark("Domain Of Evil", Flag.COMPLETED)
                        .at(BOG, "Darth Vader", "Stormtrooper")
                        .at(BOG, "Han Solo")
                        .nextDestiny(DARK, 4)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(BOG).passUntil("use Domain Of Evil").use("Domain Of Evil").passResponses();

        // 4, 1 more for Vader, 1 less
        assertThat(scene.battleDestiny(DARK)).isEqualTo(4);
    }

    @Test
    void theFourthTestMakesImmuneAndFindsACard() {
        var scene =
                under(
                                "Size Matters Not",
                                BOG,
                                "Great Warrior",
                                "A Jedi's Strength",
                                "Domain Of Evil")
                        .site("Dagobah: Training Area", LIGHT)
                        .site("Dagobah: Cave", DARK)
                        .nextDestiny(LIGHT, 6)
                        .reserve(LIGHT, "light Sense")
                        .turn(LIGHT);
        scene.passUntil(LIGHT, Phase.CONTROL);

        assertThat(scene.has("Size Matters Not", Flag.COMPLETED)).isTrue();
        assertThat(scene.immunity("Luke Skywalker")).isEqualTo(3);
        scene.use("Size Matters Not").choose("light Sense").passResponses();
        assertThat(scene.hand(LIGHT)).contains("Sense");
        scene.mayNot("use Size Matters Not");
    }

    @Test
    @Ruling("future-card-lies-on-the-test")
    void theFifthTestTakesUntilTheEndOfTheNextTurnAndKeepsADestiny() {
        var scene =
                under(
                                "It Is The Future You See",
                                BOG,
                                "Great Warrior",
                                "A Jedi's Strength",
                                "Domain Of Evil",
                                "Size Matters Not")
                        .turn(LIGHT);
        scene.passUntil(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Luke Skywalker")).isZero();
        scene.passUntil(LIGHT, Phase.MOVE).mayNot("move Luke Skywalker");

        // not at the end of this turn, but of the next
        scene.passUntil(DARK, Phase.CONTROL);
        assertThat(scene.has("It Is The Future You See", Flag.COMPLETED)).isFalse();
        scene.passUntil(LIGHT, Phase.DRAW).nextDestiny(LIGHT, 6, 2);
        scene.passUntil(holosite.rules.decision.Prompt.Key.PICK);
        scene.answerDefault().passUntil(DARK, Phase.CONTROL);

        assertThat(scene.has("It Is The Future You See", Flag.COMPLETED)).isTrue();
        assertThat(scene.ability("Luke Skywalker")).isEqualTo(5);
        assertThat(scene.power("Luke Skywalker")).isPositive();
        assertThat(scene.cardsOn("It Is The Future You See")).hasSize(1);
    }

    @Test
    void theDestinyKeptByTheFifthTestIsUsedAgainAndAgain() {
        var scene =
                under("It Is The Future You See", BOG, "Size Matters Not")
                        .mark("It Is The Future You See", Flag.COMPLETED)
                        .stacked("It Is The Future You See", "Yoda's Hope")
                        .at(BOG, "Darth Vader")
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        int reserve = scene.reserve(LIGHT).size();
        scene.battleAt(BOG).passUntil("use It Is The Future You See");
        scene.use("It Is The Future You See").passUntil("forfeit Luke Skywalker");

        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(scene.destiny("Yoda's Hope"));
        assertThat(scene.reserve(LIGHT)).hasSize(reserve);
        assertThat(scene.cardsOn("It Is The Future You See")).contains("Yoda's Hope");
    }

    @Test
    void whatAPersonaHasLearnedStaysWithItsNextVersion() {
        var scene =
                under("Domain Of Evil", JUNGLE, "Great Warrior", "A Jedi's Strength")
                        .hand(LIGHT, "Son Of Skywalker")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.replace("Son Of Skywalker").passResponses();

        assertThat(scene.cardsOn("Son Of Skywalker"))
                .contains("Great Warrior", "A Jedi's Strength");
        assertThat(scene.hostOf("Domain Of Evil")).isEqualTo(JUNGLE);
        assertThat(scene.isIn("Domain Of Evil", Zone.LOST_PILE)).isFalse();
    }
}
