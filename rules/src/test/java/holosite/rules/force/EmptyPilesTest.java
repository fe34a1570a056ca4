package holosite.rules.force;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.podrace.Race;
import org.junit.jupiter.api.Test;

/** What cannot be begun with nothing in the pile or hand it is about, and what can. */
class EmptyPilesTest {
    @Test
    @Claim({"empty-deck-or-pile#1", "deploy-from-reserve-deck#1"})
    void nothingIsTakenFromAnEmptyReserveDeck() {
        var empty =
                Scene.with(AllCards::all)
                        .at(CANTINA, "DS-61-4", "Dengar")
                        .hand(DARK, "Double Back")
                        .nothingElseInReserve(DARK)
                        .force(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        empty.mayNot("use DS-61-4", "play Double Back, text 2");

        var oneCard =
                Scene.with(AllCards::all)
                        .at(CANTINA, "DS-61-4", "Dengar")
                        .hand(DARK, "Double Back")
                        .reserve(DARK, "Sense")
                        .nothingElseInReserve(DARK)
                        .force(DARK, 5)
                        .turn(DARK, Phase.CONTROL);
        // whether the card looked for is there is not known beforehand
        oneCard.offers("use DS-61-4", "play Double Back, text 2");
    }

    @Test
    @Claim("empty-deck-or-pile#2")
    void nobodyLooksIntoAnEmptyReserveDeck() {
        var empty =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Luke Skywalker")
                        .on("Luke Skywalker", "Electrobinoculars")
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        empty.mayNot("use Electrobinoculars");

        var oneCard =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Luke Skywalker")
                        .on("Luke Skywalker", "Electrobinoculars")
                        .reserve(LIGHT, "Sense")
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        oneCard.offers("use Electrobinoculars");
    }

    @Test
    @Claim("empty-deck-or-pile#1")
    void nothingIsTakenFromAnEmptyForcePileOrLostPile() {
        for (boolean one : new boolean[] {true, false}) {
            // Lott Dod takes a card of the Force Pile
            var senate =
                    Scene.with(AllCards::all)
                            .site("Coruscant: Galactic Senate", DARK)
                            .at("Coruscant: Galactic Senate", "Lott Dod");
            // Losing Track takes the top card of the opponent's Lost Pile
            var battle =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "Luke Skywalker", "Stormtrooper")
                            .hand(LIGHT, "Losing Track")
                            .lost(LIGHT, 2)
                            .force(LIGHT, 1);
            // Hem Dazon, with an empty hand, the top card of the Force Pile
            var salt = Scene.with(AllCards::all).at(CANTINA, "Hem Dazon");
            if (one) {
                senate.force(DARK, "Sense");
                battle.lost(DARK, "Sense");
                salt.force(DARK, "Sense");
            }

            assertThat(senate.turn(DARK, Phase.CONTROL).isOffered("use Lott Dod")).isEqualTo(one);
            var fight = battle.turn(LIGHT, Phase.BATTLE).battleAt(CANTINA);
            assertThat(fight.isOffered("play Losing Track")).isEqualTo(one);
            assertThat(salt.turn(DARK, Phase.DEPLOY).isOffered("use Hem Dazon")).isEqualTo(one);
        }
    }

    @Test
    @Claim({"empty-deck-or-pile#2", "empty-deck-or-pile#8"})
    void nothingIsRevealedInAnEmptyLostPile() {
        for (boolean one : new boolean[] {true, false}) {
            // I Did It! reveals the bottom card of the Lost Pile
            var table =
                    Scene.with(AllCards::all)
                            .beside(LIGHT, "I Did It!")
                            .at(CANTINA, "Han Solo")
                            .at("Tatooine", "Gold 1")
                            .aboard("Gold 1", "Dutch");
            if (one) {
                table.lost(LIGHT, "Sense");
            }

            assertThat(table.turn(LIGHT, Phase.CONTROL).isOffered("use I Did It!")).isEqualTo(one);
        }
    }

    @Test
    @Claim({"empty-deck-or-pile#1", "empty-deck-or-pile#8"})
    void nothingIsExchangedWithAnEmptyLostPile() {
        for (boolean one : new boolean[] {true, false}) {
            var table =
                    Race.going()
                            .site(Race.BAY, LIGHT)
                            .at(Race.BAY, "Luke Skywalker")
                            .at(Race.ARENA, Race.ANAKIN)
                            .raceDestiny(Race.ANAKIN, 3, "Rebel Trooper");
            if (one) {
                table.lost(LIGHT, "Sense");
            }

            assertThat(table.turn(LIGHT, Phase.CONTROL).isOffered("use " + Race.BAY))
                    .isEqualTo(one);
        }
    }

    @Test
    @Claim("empty-deck-or-pile#3")
    void noCardIsDrawnFromAnEmptyReserveDeckThoughDestinyWouldBe() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Docking Bay 94", "R2-D2", "Obi-Wan Kenobi", "Darth Vader")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 3)
                        .force(DARK, 3)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt("Tatooine: Docking Bay 94").passUntil("fire Vader's Lightsaber");
        scene.fire("Vader's Lightsaber").at("Obi-Wan Kenobi");

        // with a card to draw R2-D2 would be asked; the fire goes on without a question
        scene.mayNot("use R2-D2");
        assertThat(scene.hand(LIGHT)).isEmpty();
        var withCards =
                Scene.with(AllCards::all)
                        .at("Tatooine: Docking Bay 94", "R2-D2", "Obi-Wan Kenobi", "Darth Vader")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .force(LIGHT, 3)
                        .force(DARK, 3)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);
        withCards.battleAt("Tatooine: Docking Bay 94").passUntil("fire Vader's Lightsaber");
        withCards.fire("Vader's Lightsaber").at("Obi-Wan Kenobi").use("R2-D2");
        assertThat(withCards.hand(LIGHT)).hasSize(1);
    }

    @Test
    @Claim({"empty-deck-or-pile#10", "destiny-draw#15"})
    void aDestinyFromAnEmptyReserveDeckFailsInTheOpponentsFavor() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Luke Skywalker")
                        .site("Tatooine: Mos Eisley", LIGHT)
                        .hand(LIGHT, "Nabrun Leids")
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.CONTROL);

        // the fare is a destiny: none is drawn, nobody travels, the guide is lost
        scene.play("Nabrun Leids").answerDefaults(() -> scene.prompt() == Prompt.Key.TARGET);

        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(CANTINA);
        assertThat(scene.lost(LIGHT)).contains("Nabrun Leids");
        assertThat(scene.forcePile(LIGHT)).hasSize(4);
    }

    @Test
    @Claim({"empty-deck-or-pile#3", "empty-deck-or-pile#10", "destiny-draw#15"})
    void alterMayBePlayedWithoutAReserveDeckButCancelsNothing() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Obi-Wan Kenobi")
                        .beside(LIGHT, "Astromech Shortage")
                        .hand(LIGHT, "Alter (1_71)")
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);

        scene.play("Alter");

        assertThat(scene.isOnTable("Astromech Shortage")).isTrue();
        assertThat(scene.used(LIGHT)).contains("Alter");
    }

    @Test
    @Claim("empty-deck-or-pile#11")
    @Ruling("retrieving-from-an-empty-lost-pile")
    void forceIsRetrievedWithAnEmptyForcePileAndEvenWithAnEmptyLostPile() {
        var bounty =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Double Back")
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);
        assertThat(bounty.lost(DARK)).isEmpty();
        bounty.play("Double Back");
        assertThat(bounty.forcePile(DARK)).isEmpty();
        assertThat(bounty.lost(DARK)).containsExactly("Double Back");
    }

    @Test
    @Claim("empty-hand#1")
    void nobodyLooksIntoAnEmptyHand() {
        var empty = Scene.with(AllCards::all).at(CANTINA, "Probe Droid").turn(DARK, Phase.CONTROL);
        empty.mayNot("use Probe Droid");

        var oneCard =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Probe Droid")
                        .hand(LIGHT, "Sense")
                        .turn(DARK, Phase.CONTROL);
        oneCard.offers("use Probe Droid");
    }

    @Test
    @Claim({"empty-deck-or-pile#4", "empty-deck-or-pile#3"})
    void howDidWeGetIntoThisMessNeedsAReserveDeck() {
        var empty =
                Scene.with(AllCards::all)
                        .at("Tatooine: Docking Bay 94", "C-3PO")
                        .hand(LIGHT, "How Did We Get Into This Mess?", "Sense")
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);

        empty.mayNot("play How Did We Get Into This Mess?");
        Scene.with(AllCards::all)
                .at("Tatooine: Docking Bay 94", "C-3PO")
                .hand(LIGHT, "How Did We Get Into This Mess?", "Sense")
                .reserve(LIGHT, "Han Solo")
                .nothingElseInReserve(LIGHT)
                .force(LIGHT, 2)
                .turn(LIGHT, Phase.CONTROL)
                .offers("play How Did We Get Into This Mess?");
    }

    @Test
    @Claim({"empty-deck-or-pile#8", "empty-deck-or-pile#9"})
    void withOneCardLeftItDrawsThatOne() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Docking Bay 94", "C-3PO")
                        .hand(
                                LIGHT,
                                "How Did We Get Into This Mess?",
                                "Old Ben",
                                "Alter (1_71)",
                                "Panic")
                        .reserve(LIGHT, "Han Solo", "Escape Pod")
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);

        scene.play("How Did We Get Into This Mess?");
        scene.answerDefaults(() -> !scene.isOffered("pass"));

        // three cards and one more for C-3PO, from a deck of two
        assertThat(scene.hand(LIGHT)).containsExactlyInAnyOrder("Han Solo", "Escape Pod");
        assertThat(scene.used(LIGHT)).contains("Old Ben", "Alter", "Panic");
    }

    @Test
    @Claim("empty-deck-or-pile#8")
    void oneCardIsEnoughToBeginAndNoneIsNot() {
        for (boolean one : new boolean[] {true, false}) {
            // three cards to draw, a deck to search, a deck to shuffle
            var light =
                    Scene.with(AllCards::all)
                            .at("Tatooine: Docking Bay 94", "C-3PO", "Luke Skywalker")
                            .on("Luke Skywalker", "Electrobinoculars")
                            .hand(LIGHT, "How Did We Get Into This Mess?", "The Bith Shuffle")
                            .hand(LIGHT, "Old Ben", "Alter (1_71)", "Panic")
                            .nothingElseInReserve(LIGHT)
                            .force(LIGHT, 3);
            var dark =
                    Scene.with(AllCards::all)
                            .at(CANTINA, "DS-61-4")
                            .nothingElseInReserve(DARK)
                            .force(DARK, 3);
            if (one) {
                light.reserve(LIGHT, "Sense");
                dark.reserve(DARK, "Sense");
            }

            var scene = light.turn(LIGHT, Phase.CONTROL);
            assertThat(scene.isOffered("play How Did We Get Into This Mess?")).isEqualTo(one);
            assertThat(scene.isOffered("play The Bith Shuffle, text 1")).isEqualTo(one);
            assertThat(scene.isOffered("use Electrobinoculars")).isEqualTo(one);
            var search = dark.turn(DARK, Phase.CONTROL);
            assertThat(search.isOffered("use DS-61-4")).isEqualTo(one);
        }
    }

    @Test
    @Claim({"empty-deck-or-pile#5", "empty-deck-or-pile#6"})
    void nobodyShufflesAnEmptyPile() {
        var dark =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(DARK, "Ommni Box")
                        .lost(LIGHT, "Sense")
                        .turn(DARK, Phase.CONTROL);
        dark.offers("play Ommni Box, text 1", "play Ommni Box, text 4", "play Ommni Box, text 5");
        dark.mayNot("play Ommni Box, text 2", "play Ommni Box, text 3", "play Ommni Box, text 6");

        var light =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(LIGHT, "The Bith Shuffle")
                        .used(DARK, "Sense")
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL);
        light.offers("play The Bith Shuffle, text 4", "play The Bith Shuffle, text 6");
        light.mayNot(
                "play The Bith Shuffle, text 1",
                "play The Bith Shuffle, text 2",
                "play The Bith Shuffle, text 3",
                "play The Bith Shuffle, text 5");
    }

    @Test
    @Claim("empty-deck-or-pile#7")
    void withoutAReserveDeckNobodyIsAboutToDraw() {
        for (boolean empty : new boolean[] {true, false}) {
            var table =
                    Scene.with(AllCards::all)
                            .at("Tatooine", "Red 5", "TIE Fighter", "TIE Fighter")
                            .pilot("Red 5", "Luke Skywalker")
                            .hand(LIGHT, "Darklighter Spin")
                            .force(LIGHT, 3);
            if (empty) {
                table.nothingElseInReserve(LIGHT);
            }
            var scene = table.turn(LIGHT, Phase.BATTLE);
            boolean offered = false;

            scene.battleAt("Tatooine");
            while (scene.inBattle()) {
                offered |= scene.isOffered("play Darklighter Spin");
                scene.answerDefault();
            }

            assertThat(offered).isEqualTo(!empty);
        }
    }

    @Test
    @Ruling("firing-with-an-empty-reserve-deck")
    void aWeaponThatDrawsDestinyIsNotFiredWithAnEmptyReserveDeck() {
        for (boolean empty : new boolean[] {true, false}) {
            var position =
                    Scene.with(AllCards::all)
                            .at("Tatooine: Cantina", "Stormtrooper", "Rebel Trooper")
                            .on("Stormtrooper", "Imperial Blaster")
                            .force(DARK, 5);
            if (empty) {
                position.nothingElseInReserve(DARK);
            }
            var scene = position.turn(DARK, Phase.BATTLE).battleAt("Tatooine: Cantina");

            assertThat(scene.isOffered("fire Imperial Blaster")).isEqualTo(!empty);
        }
    }
}
