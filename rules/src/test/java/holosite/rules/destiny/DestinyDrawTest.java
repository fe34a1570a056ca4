package holosite.rules.destiny;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static holosite.language.words.Modifiers.*;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/**
 * Drawing destiny: one card after the other, automatic changes, failed draws, and the Used Pile.
 */
class DestinyDrawTest {
    @Test
    @Claim("draw-destiny#1")
    void theTopCardIsShownAndItsNumberIsUsed() {
        for (int destiny = 5; destiny <= 6; destiny++) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Obi-Wan Kenobi")
                            .beside(LIGHT, "Astromech Shortage")
                            .hand(LIGHT, "Alter (1_71)")
                            .nextDestiny(LIGHT, destiny)
                            .turn(LIGHT, Phase.CONTROL);

            // it must be lower than Obi-Wan's ability of 6
            scene.play("Alter");

            assertThat(scene.isOnTable("Astromech Shortage")).isEqualTo(destiny == 6);
        }
    }

    @Test
    @Claim("destiny-draw#2")
    void theNumberIsThatOfTheTopCardOfTheDrawersOwnDeckAndBothPlayersSeeIt() {
        for (boolean first : new boolean[] {true, false}) {
            String top = first ? "Leia Organa" : "Escape Pod";
            String below = first ? "Escape Pod" : "Leia Organa";
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Grand Moff Tarkin", "Darth Vader", "Luke Skywalker")
                            .force(DARK, 1)
                            .reserve(LIGHT, top, below)
                            .nextDestiny(DARK, 6)
                            .turn(DARK, Phase.BATTLE);
            double number = scene.printed(top).destiny().getFirst();
            assertThat(number).isNotEqualTo(scene.printed(below).destiny().getFirst());

            scene.battleAt(CANTINA).answer(DARK, "no").answer(LIGHT, "yes");

            // Tarkin may answer: the card lies open between the drawing and the Used Pile
            scene.expectDecider(DARK).offers("use Grand Moff Tarkin");
            assertThat(scene.reserve(LIGHT).getFirst()).isEqualTo(below);
            for (Audience audience : Audience.values()) {
                var lines =
                        scene.game().log().from(0).stream().map(line -> line.to(audience)).toList();
                assertThat(lines.toString()).as("%s", audience).contains(top).doesNotContain(below);
            }
            scene.pass();
            assertThat(scene.battleDestiny(LIGHT)).isEqualTo(number);
            assertThat(scene.used(LIGHT)).containsExactly(top);
        }
    }

    @Test
    @Claim("destiny-draw#3")
    void aLocationCountsAsZero() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .force(DARK, 1)
                        .reserve(DARK, "Tatooine: Mos Eisley")
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).answer(DARK, "yes");

        // the 1 is what Vader adds
        assertThat(scene.battleDestiny(DARK)).isEqualTo(1);
        assertThat(scene.used(DARK).getFirst()).isEqualTo("Tatooine: Mos Eisley");
    }

    @Test
    @Claim("destiny-draw#4")
    void whoeverDrawsACardWithTwoDestiniesChoosesOne() {
        for (int number = 1; number <= 2; number++) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Darth Vader", "Luke Skywalker")
                            .force(DARK, 1)
                            .reserve(LIGHT, "R2-D2")
                            .turn(DARK, Phase.BATTLE);

            scene.battleAt(CANTINA).answer(DARK, "no").answer(LIGHT, "yes");
            scene.expectDecider(LIGHT).expectPrompt(Prompt.Key.DESTINY_NUMBER).option(number);

            assertThat(scene.battleDestiny(LIGHT)).isEqualTo(number == 1 ? 2 : 5);
        }
    }

    @Test
    @Claim({"destiny-draw#5", "automatic-modifier#1"})
    void vaderAddsToEveryBattleDestinyByHimself() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 4)
                        .nextDestiny(LIGHT, 4)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).answer(DARK, "yes").answer(LIGHT, "yes");

        assertThat(scene.battleDestiny(DARK)).isEqualTo(5);
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(4);
    }

    @Test
    @Claim("destiny-draw#6")
    void noDrawCountsBelowZero() {
        String farm = "Tatooine: Lars' Moisture Farm";
        var scene =
                Scene.with(AllCards::all)
                        .site(farm, DARK)
                        .at(farm, "Darth Vader", "Leia Organa")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(LIGHT, "Dodge")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 1, 6)
                        .turn(DARK, Phase.BATTLE);

        // each draw 1 more by the farm, 3 less by the Dodge: 0, not -1, and 4 beat an ability of 3
        scene.battleAt(farm).pass(LIGHT).fire("Vader's Lightsaber").at("Leia Organa");
        scene.passUntil("play Dodge").play("Dodge").passResponses();

        assertThat(scene.isHit("Leia Organa")).isTrue();
    }

    @Test
    @Claim("destiny-draw#7")
    void theOpponentOfTheDrawerAnswersFirstThenTheDrawer() {
        var scene =
                Scene.with(AllCards::all)
                        .at(
                                CANTINA,
                                "Darth Vader",
                                "Grand Moff Tarkin",
                                "Han Solo",
                                "Luke Skywalker")
                        .force(DARK, 1)
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).answer(DARK, "no").answer(LIGHT, "yes");

        // Tarkin may cancel what the other player drew, Han may cancel and draw anew
        scene.expectDecider(DARK).offers("use Grand Moff Tarkin").pass();
        scene.expectDecider(LIGHT).offers("use Han Solo");
        // only now is the card put away
        assertThat(scene.used(LIGHT)).isEmpty();
        scene.pass();
        assertThat(scene.used(LIGHT)).hasSize(1);
    }

    @Test
    @Claim({"destiny-draw#11", "destiny-draw#9", "destiny-draw#10"})
    void whatIsAddedToATotalIsAddedOnce() {
        for (int first = 0; first <= 1; first++) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Darth Vader", "Luke Skywalker")
                            .on("Darth Vader", "Vader's Lightsaber")
                            .hand(DARK, "Dark Strike")
                            .force(DARK, 1)
                            .nextDestiny(DARK, first, 1)
                            .turn(DARK, Phase.BATTLE);

            // 3 more once, not for each of the two draws: 0 + 1 + 3 does not beat 4, 1 + 1 + 3 does
            scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Luke Skywalker");
            scene.passUntil("play Dark Strike").play("Dark Strike").passResponses();

            assertThat(scene.isHit("Luke Skywalker")).isEqualTo(first == 1);
        }
    }

    @Test
    @Claim("destiny-draw#13")
    void battleDestinyIsDrawnOnlyIfThePlayerWants() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).answer(DARK, "no");

        assertThat(scene.used(DARK)).hasSize(1);
        assertThat(scene.battleDestiny(DARK)).isNaN();
    }

    @Test
    @Claim({"destiny-draw#13", "destiny-draw#14"})
    void whoeverFiresAWeaponMustDraw() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        int reserve = scene.reserve(DARK).size();

        scene.battleAt(CANTINA).offers("pass").fire("Vader's Lightsaber").at("Luke Skywalker");

        assertThat(scene.reserve(DARK)).hasSize(reserve - 2);
    }

    @Test
    @Claim("destiny-draw#13")
    void ltPolTreidumMayDrawOrLeaveIt() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Lt. Pol Treidum", "TK-422")
                        .undercover("TK-422")
                        .nextDestiny(DARK, 3)
                        .turn(DARK, Phase.CONTROL);

        scene.offers("pass").use("Lt. Pol Treidum");

        assertThat(scene.isUndercover("TK-422")).isFalse();
    }

    @Test
    @Claim("destiny-draw#16")
    void theTurnPlayerMakesAllHisDrawsBeforeTheOther() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Luke Skywalker", "Han Solo")
                        .hand(LIGHT, "Don't Get Cocky")
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 2, 3, 4)
                        .nextDestiny(DARK, 5)
                        .turn(LIGHT, Phase.BATTLE);
        int dark = scene.reserve(DARK).size();
        int light = scene.reserve(LIGHT).size();

        scene.battleAt(CANTINA).passUntil("play Don't Get Cocky").play("Don't Get Cocky");
        scene.passUntil(Prompt.Key.DRAW_BATTLE_DESTINY);

        while (scene.whoDecides() == LIGHT && scene.inBattle()) {
            assertThat(scene.reserve(DARK)).hasSize(dark);
            scene.yes();
        }
        assertThat(scene.reserve(LIGHT)).hasSize(light - 3);
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(9);
        scene.answer(DARK, "yes");
        assertThat(scene.battleDestiny(DARK)).isEqualTo(6);
    }

    @Test
    @Claim({"destiny-draw#9", "destiny-draw#8"})
    void eachOfSeveralDrawsIsAnsweredAndPutAwayBeforeTheNext() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Grand Moff Tarkin", "Darth Vader")
                        .at(CANTINA, "Luke Skywalker", "Han Solo")
                        .hand(LIGHT, "Don't Get Cocky")
                        .force(LIGHT, 1)
                        .reserve(LIGHT, "Leia Organa", "Escape Pod", "Old Ben")
                        .turn(LIGHT, Phase.BATTLE);
        int light = scene.reserve(LIGHT).size();
        scene.battleAt(CANTINA).passUntil("play Don't Get Cocky").play("Don't Get Cocky");
        scene.passUntil(Prompt.Key.DRAW_BATTLE_DESTINY).yes();

        // Tarkin is asked about the first card alone, which is not put away yet
        scene.expectDecider(DARK).offers("use Grand Moff Tarkin");
        assertThat(scene.reserve(LIGHT)).hasSize(light - 1);
        assertThat(scene.used(LIGHT)).doesNotContain("Leia Organa");
        scene.pass();

        scene.passUntil("use Grand Moff Tarkin");
        assertThat(scene.reserve(LIGHT)).hasSize(light - 2);
        assertThat(scene.used(LIGHT)).contains("Leia Organa").doesNotContain("Escape Pod");
        // face down there: the other player is not shown it any more
        assertThat(scene.game().view(DARK).toString()).doesNotContain("Leia Organa");
    }

    @Test
    @Claim("destiny-draw#17")
    void addingADestinyDrawsOneMoreCard() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Luke Skywalker", "Han Solo", "Stormtrooper")
                        .hand(LIGHT, "Don't Get Cocky")
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 2, 3, 4)
                        .turn(LIGHT, Phase.BATTLE);
        int light = scene.reserve(LIGHT).size();

        scene.battleAt(CANTINA).passUntil("play Don't Get Cocky").play("Don't Get Cocky");
        scene.passUntil(Prompt.Key.DRAW_BATTLE_DESTINY).yes();

        assertThat(scene.reserve(LIGHT)).hasSize(light - 3);
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(9);
    }

    @Test
    @Claim("destiny-draw#18")
    void addingToTheTotalDrawsNoCard() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(DARK, "Dark Strike")
                        .force(DARK, 1)
                        .nextDestiny(DARK, 2, 2)
                        .turn(DARK, Phase.BATTLE);
        int reserve = scene.reserve(DARK).size();

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Obi-Wan Kenobi");
        scene.passUntil("play Dark Strike").play("Dark Strike").passResponses();

        assertThat(scene.reserve(DARK)).hasSize(reserve - 2);
        assertThat(scene.isHit("Obi-Wan Kenobi")).isTrue();
    }

    @Test
    @Claim({"destiny-draw-adding-to#1"})
    void whatAddsToADrawIsPlayedBeforeTheCardIsTurnedOver() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Hoth: Ice Plains (5th Marker)", "Blizzard 1", "Snowspeeder")
                        .pilot("Blizzard 1", "General Veers")
                        .on("Blizzard 1", "AT-AT Cannon")
                        .hand(DARK, "Direct Hit")
                        .force(DARK, 5)
                        .nextDestiny(DARK, 2)
                        .turn(DARK, Phase.BATTLE);
        int reserve = scene.reserve(DARK).size();

        scene.battleAt("Hoth: Ice Plains (5th Marker)").fire("AT-AT Cannon").at("Snowspeeder");
        scene.passUntil("play Direct Hit, text 1");
        assertThat(scene.reserve(DARK)).hasSize(reserve);
        scene.pass();

        // the card is known now: too late
        assertThat(scene.reserve(DARK)).hasSizeLessThan(reserve);
        scene.mayNot("play Direct Hit, text 1", "play Direct Hit, text 2");
    }

    @Test
    @Claim("destiny-draw#12")
    void noTotalCountsBelowZero() {
        // Lieutenant Cabbel takes one from the opponent's total, and only where something is left
        for (int drawn : new int[] {0, 1, 3}) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Lieutenant Cabbel", "General Tagge", "Luke Skywalker")
                            .force(DARK, 1)
                            .reserve(LIGHT, drawn == 0 ? CANTINA : "Escape Pod")
                            .turn(DARK, Phase.BATTLE);
            if (drawn > 0) {
                scene.nextDestiny(LIGHT, drawn);
            }
            double power = scene.power("Luke Skywalker");

            scene.battleAt(CANTINA).answer(DARK, "no").answer(LIGHT, "yes");

            assertThat(scene.battleDestiny(LIGHT)).isEqualTo(Math.max(0, drawn - 1));
            assertThat(scene.battlePower(LIGHT)).isEqualTo(power + Math.max(0, drawn - 1));
        }
    }

    @Test
    @Claim("destiny-draw#6")
    void aDrawLoweredByAnAnswerDoesNotCountBelowZeroEither() {
        for (boolean nothing : new boolean[] {true, false}) {
            var scene =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Darth Vader", "Luke Skywalker")
                            .on("Darth Vader", "Vader's Lightsaber")
                            .at("Dagobah: Swamp", "Yoda")
                            .on("Luke Skywalker", "Domain Of Evil")
                            .aimed("Domain Of Evil", "Luke Skywalker")
                            .aimed("Luke Skywalker", "Yoda")
                            .mark("Domain Of Evil", Flag.COMPLETED)
                            .force(DARK, 1)
                            .nextDestiny(DARK, nothing ? 0 : 1, nothing ? 5 : 4)
                            .turn(DARK, Phase.BATTLE);

            scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Luke Skywalker");
            // one less than 0 is 0, and 5 beat an ability of 4; one less than 1 and 4 do not
            scene.use("Domain Of Evil").pass(LIGHT);

            assertThat(scene.isHit("Luke Skywalker")).isEqualTo(nothing);
        }
    }
}
