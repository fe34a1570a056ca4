package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Han's Back, Leia's Back, Luke's Back, Return Of A Jedi and The Empire's Back. */
class HansBackTest {
    @ParameterizedTest
    @CsvSource({
        "LIGHT, Han's Back, Han Solo, Beru Lars, 1, 3",
        "LIGHT, Leia's Back, Leia Organa, Beru Lars, 1, 3",
        "LIGHT, Luke's Back, Luke Skywalker, Beru Lars, 1, 3",
        "LIGHT, Return Of A Jedi, Obi-Wan Kenobi, Beru Lars, 1, 3",
        "DARK, The Empire's Back, Darth Vader, Chief Bast, 2, 4",
        "DARK, The Empire's Back, Grand Moff Tarkin, Chief Bast, 2, 4",
        "DARK, The Empire's Back, Admiral Motti, Chief Bast, 2, 4",
        "DARK, The Empire's Back, General Tagge, Chief Bast, 2, 4"
    })
    void heIsRetrievedOrTakenIntoHand(
            Side side, String card, String who, String other, int back, int find) {
        var retrieved =
                table().site(CANTINA, DARK)
                        .hand(side, card)
                        .lost(side, who, other)
                        .force(side, 6)
                        .turn(side, Phase.CONTROL);
        retrieved.play(card, 1).passResponses();
        assertThat(retrieved.used(side)).contains(who);
        assertThat(retrieved.lost(side)).containsExactlyInAnyOrder(other, card);
        assertThat(retrieved.forcePile(side)).hasSize(6 - back);

        var found =
                table().site(CANTINA, DARK)
                        .hand(side, card)
                        .reserve(side, other, who)
                        .force(side, 6)
                        .turn(side, Phase.CONTROL);
        found.play(card, 2).choose(who).passResponses();
        assertThat(found.hand(side)).containsExactly(who);
        assertThat(found.forcePile(side)).hasSize(6 - find);
        assertThat(found.lost(side)).containsExactly(card);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, Luke's Back", "DARK, The Empire's Back"})
    void anyTurnWillDoAndWhoIsNotThereIsNotRetrieved(Side side, String card) {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(side, card)
                        .lost(side, side == DARK ? "Chief Bast" : "Beru Lars")
                        .force(side, 6)
                        .turn(side.opposite(), Phase.CONTROL)
                        .passUntil(side);
        scene.play(card, 1).passResponses();
        assertThat(scene.lost(side)).hasSize(2).contains(card);
    }
}
