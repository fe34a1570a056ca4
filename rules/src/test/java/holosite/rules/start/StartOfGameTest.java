package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.notation.ReadyDecks;
import holosite.rules.setup.DeckCheck;
import holosite.rules.setup.Setup;
import holosite.rules.setup.StartingLocationCheck;
import holosite.rules.table.Flag;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Starting locations, the first hands and the first turn. */
class StartOfGameTest {
    private static Card card(String title, Side side) {
        return AllCards.byTitle(title).stream()
                .filter(card -> card.side() == side)
                .findFirst()
                .orElseThrow();
    }

    /** A deck of sixty: these locations, the rest troopers; it wants to start at the first. */
    private static Setup.PlayerDeck deck(Side side, String start, String... locations) {
        var cards = new ArrayList<Card>();
        for (String location : locations) {
            cards.add(card(location, side));
        }
        Card filler = card(side == DARK ? "Stormtrooper" : "Rebel Trooper", side);
        while (cards.size() < 60) {
            cards.add(filler);
        }
        return new Setup.PlayerDeck(side.name(), cards, start);
    }

    private static Scene start(Setup.PlayerDeck dark, Setup.PlayerDeck light) {
        return Scene.of(Game.start(new Setup(ReadyDecks.POOL.catalog(), dark, light), 7));
    }

    @Test
    @Claim({
        "starting-locations#1",
        "starting-the-game#1",
        "starting-the-game#10",
        "starting-the-game#13",
        "starting-the-game#21"
    })
    void bothLocationsAreLaidOutThenEachPlayerDrawsEight() {
        var scene =
                start(deck(DARK, CANTINA, CANTINA, MOS_EISLEY), deck(LIGHT, "Yavin 4", "Yavin 4"));

        assertThat(scene.locations()).containsExactlyInAnyOrder(CANTINA, "Yavin 4");
        assertThat(scene.ownerOf(CANTINA)).isEqualTo(DARK);
        for (Side side : Side.values()) {
            assertThat(scene.hand(side)).hasSize(8);
            assertThat(scene.reserve(side)).hasSize(51);
            assertThat(scene.used(side)).isEmpty();
        }
    }

    @Test
    @Claim("starting-the-game#22")
    void darkTakesTheFirstTurn() {
        var scene = start(deck(DARK, CANTINA, CANTINA), deck(LIGHT, "Yavin 4", "Yavin 4"));

        assertThat(scene.turnOf()).isEqualTo(DARK);
        assertThat(scene.phase()).isEqualTo(Phase.ACTIVATE);
        scene.expectDecider(DARK);
        assertThat(scene.game().turn().number()).isEqualTo(1);
    }

    @Test
    @Claim("starting-the-game#20")
    void theRestOfEachDeckIsShuffledIntoAReserveDeckFaceDown() {
        var dark =
                deck(
                        DARK,
                        CANTINA,
                        CANTINA,
                        MOS_EISLEY,
                        "Tatooine",
                        "Hoth",
                        "Tatooine: Docking Bay 94");
        var light = deck(LIGHT, "Yavin 4", "Yavin 4");
        var one = Scene.of(Game.start(new Setup(ReadyDecks.POOL.catalog(), dark, light), 1));
        var same = Scene.of(Game.start(new Setup(ReadyDecks.POOL.catalog(), dark, light), 1));
        var other = Scene.of(Game.start(new Setup(ReadyDecks.POOL.catalog(), dark, light), 2));

        var order = new ArrayList<>(one.hand(DARK));
        order.addAll(one.reserve(DARK));
        var again = new ArrayList<>(same.hand(DARK));
        again.addAll(same.reserve(DARK));
        var another = new ArrayList<>(other.hand(DARK));
        another.addAll(other.reserve(DARK));
        assertThat(again).isEqualTo(order);
        assertThat(places(another)).isNotEqualTo(places(order));
        // face down: neither player's view names a card of it
        assertThat(one.game().view(LIGHT).toString()).doesNotContain("Docking Bay");
    }

    private static List<Integer> places(List<String> cards) {
        var places = new ArrayList<Integer>();
        for (int i = 0; i < cards.size(); i++) {
            if (!cards.get(i).startsWith("Stormtrooper")) {
                places.add(i);
            }
        }
        return places;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Asteroid Field",
                "Clouds",
                "Death Star: Trench",
                "Star Destroyer: Launch Bay"
            })
    @Claim({"starting-locations#2", "starting-locations#3", "starting-locations#5"})
    void aLocationThatNeedsAnotherCardFirstIsNoStart(String title) {
        Side side = AllCards.byTitle(title).getFirst().side();
        var scene =
                side == DARK
                        ? start(deck(DARK, title, title), deck(LIGHT, "Yavin 4", "Yavin 4"))
                        : start(deck(DARK, CANTINA, CANTINA), deck(LIGHT, title, title));

        assertThat(scene.locations()).containsExactly(side == DARK ? "Yavin 4" : CANTINA);
        // the card stays in the deck, and the game goes on
        assertThat(scene.hand(side).size() + scene.reserve(side).size()).isEqualTo(60);
        assertThat(
                        StartingLocationCheck.legal(
                                new holosite.rules.card.Definition(card(title, side))))
                .isFalse();
    }

    @Test
    @Claim("starting-locations#5")
    void whoChoseAnIllegalStartIsNotAskedAgainThoughHisDeckHasALegalOne() {
        for (String start : new String[] {"Asteroid Field", "Forest", CANTINA}) {
            boolean legal = start.equals(CANTINA);
            var scene =
                    start(
                            deck(DARK, start, start, MOS_EISLEY, "Hoth"),
                            deck(LIGHT, "Yavin 4", "Yavin 4"));

            assertThat(scene.phase()).isEqualTo(Phase.ACTIVATE);
            assertThat(scene.locations())
                    .containsExactlyInAnyOrder(
                            legal ? new String[] {CANTINA, "Yavin 4"} : new String[] {"Yavin 4"});
            assertThat(scene.hand(DARK).size() + scene.reserve(DARK).size())
                    .isEqualTo(legal ? 59 : 60);
            assertThat(scene.hand(DARK)).hasSize(8);
        }
    }

    @Test
    @Claim("starting-locations#4")
    void aGenericSiteIsNoStart() {
        var scene = start(deck(DARK, "Forest", "Forest"), deck(LIGHT, "Yavin 4", "Yavin 4"));

        assertThat(scene.locations()).containsExactly("Yavin 4");
    }

    @Test
    @Claim({"starting-locations#6", "starting-the-game#14", "starting-locations#8"})
    @Ruling("same-starting-location")
    void theSameUniqueLocationSendsBothBackToChooseAgain() {
        var scene =
                start(
                        deck(DARK, CANTINA, CANTINA, MOS_EISLEY, "Hoth"),
                        deck(LIGHT, CANTINA, CANTINA, MOS_EISLEY, "Yavin 4"));

        scene.expectDecider(DARK).expectPrompt(Prompt.Key.STARTING_LOCATION);
        assertThat(scene.locations()).isEmpty();
        scene.mayNot(CANTINA).choose(MOS_EISLEY);
        scene.expectDecider(LIGHT).mayNot(CANTINA).choose(MOS_EISLEY);
        // the same again: once more
        scene.expectDecider(DARK).mayNot(CANTINA, MOS_EISLEY).choose("Hoth");
        scene.choose("Yavin 4");

        assertThat(scene.locations()).containsExactlyInAnyOrder("Hoth", "Yavin 4");
        for (Side side : Side.values()) {
            // what was set aside is back in the deck
            assertThat(scene.hand(side).size() + scene.reserve(side).size()).isEqualTo(59);
        }
        assertThat(scene.has("Hoth", Flag.STARTING_LOCATION)).isTrue();
    }

    @Test
    @Claim("starting-locations#7")
    void whoHasNoOtherLocationStartsWithout() {
        var scene = start(deck(DARK, CANTINA, CANTINA), deck(LIGHT, CANTINA, CANTINA, "Yavin 4"));

        scene.expectDecider(LIGHT).expectPrompt(Prompt.Key.STARTING_LOCATION).choose("Yavin 4");

        assertThat(scene.locations()).containsExactly("Yavin 4");
        assertThat(scene.hand(DARK).size() + scene.reserve(DARK).size()).isEqualTo(60);
        assertThat(scene.turnOf()).isEqualTo(DARK);

        var neither = start(deck(DARK, CANTINA, CANTINA), deck(LIGHT, CANTINA, CANTINA));
        assertThat(neither.phase()).isEqualTo(Phase.ACTIVATE);
        assertThat(neither.locations()).isEmpty();
        for (Side side : Side.values()) {
            assertThat(neither.hand(side).size() + neither.reserve(side).size()).isEqualTo(60);
        }
    }

    @Test
    @Claim("starting-the-game#4")
    void aDeckNamesALocationUnlessItHasAnObjective() {
        assertThat(DeckCheck.problems(deck(DARK, CANTINA, CANTINA), DARK)).isEmpty();
        assertThat(DeckCheck.problems(deck(DARK, "", CANTINA), DARK)).hasSize(1);
        assertThat(DeckCheck.problems(withObjectives(1, ""), DARK)).isEmpty();
        // not both
        assertThat(DeckCheck.problems(withObjectives(1, CANTINA), DARK)).hasSize(1);
    }

    @Test
    @Claim("starting-the-game#6")
    void aDeckHasAtMostOneObjective() {
        assertThat(DeckCheck.problems(withObjectives(1, ""), DARK)).isEmpty();
        assertThat(DeckCheck.problems(withObjectives(2, ""), DARK)).hasSize(1);
    }

    private static Setup.PlayerDeck withObjectives(int number, String start) {
        Card goal = Card.card(CardType.OBJECTIVE, "Goal", DARK, "0_14").destiny(0, 7).says();
        var cards =
                new ArrayList<Card>(deck(DARK, CANTINA, CANTINA).cards().subList(0, 60 - number));
        for (int i = 0; i < number; i++) {
            cards.add(goal);
        }
        return new Setup.PlayerDeck("with objectives", cards, start);
    }

    @Test
    @Claim("starting-the-game#22")
    void theLightSideGoesFirstAgainstTheDeathStar() {
        assertThat(
                        start(
                                        deck(DARK, "Death Star", "Death Star"),
                                        deck(LIGHT, MOS_EISLEY, MOS_EISLEY))
                                .turnOf())
                .isEqualTo(LIGHT);
        assertThat(
                        start(
                                        deck(DARK, CANTINA, CANTINA, "Death Star"),
                                        deck(LIGHT, MOS_EISLEY, MOS_EISLEY))
                                .turnOf())
                .isEqualTo(DARK);
    }

    @Test
    void theLightSideBeginsWhereItStartsAtTheThroneRoom() {
        String room = "Yavin 4: Massassi Throne Room";
        var there = start(deck(DARK, CANTINA, CANTINA), deck(LIGHT, room, room));
        assertThat(there.turnOf()).isEqualTo(LIGHT);
        var elsewhere =
                start(deck(DARK, CANTINA, CANTINA), deck(LIGHT, "Yavin 4", "Yavin 4", room));
        assertThat(elsewhere.turnOf()).isEqualTo(DARK);
    }
}
