package holosite.bots.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import holosite.language.card.Side;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What games of two decks come to. */
final class MatchTotalsTest {
    private static LabResult game(Side winner, Loss mostly, Set<String> early, Set<String> played) {
        return new LabResult(
                Optional.of(winner),
                20,
                10,
                mostly,
                new LabResult.Cards(early, played),
                new LabResult.Cards(Set.of(), Set.of()));
    }

    private static MatchTotals ofFour() {
        var totals = new MatchTotals();
        totals.add(game(Side.DARK, Loss.FORCE_DRAINS, Set.of("1_1"), Set.of("1_1", "1_2")));
        totals.add(game(Side.DARK, Loss.BATTLE_DAMAGE, Set.of("1_1"), Set.of()));
        totals.add(game(Side.LIGHT, Loss.FORCE_DRAINS, Set.of("1_2"), Set.of("1_2")));
        totals.add(
                new LabResult(
                        Optional.empty(),
                        400,
                        0,
                        Loss.OTHER,
                        new LabResult.Cards(Set.of("1_1"), Set.of()),
                        new LabResult.Cards(Set.of(), Set.of())));
        return totals;
    }

    @Test
    void winsAreCountedBySideAndByWhatTookMostForce() {
        MatchTotals totals = ofFour();
        assertThat(totals.games()).isEqualTo(4);
        assertThat(totals.won(Side.DARK)).isEqualTo(new Share(2, 4));
        assertThat(totals.won(Side.LIGHT)).isEqualTo(new Share(1, 4));
        assertThat(totals.undecided()).isEqualTo(1);
        assertThat(totals.meanTurns()).isEqualTo(115);
        assertThat(totals.meanLifeForce(Side.DARK)).isEqualTo(10);
        assertThat(totals.won(Side.DARK, Loss.FORCE_DRAINS)).isEqualTo(1);
        assertThat(totals.won(Side.DARK, Loss.BATTLE_DAMAGE)).isEqualTo(1);
        assertThat(totals.won(Side.LIGHT, Loss.BATTLE_DAMAGE)).isZero();
    }

    @Test
    void aCardIsCountedWhereItWasInHandEarlyAndWhereItWasPlayed() {
        MatchTotals totals = ofFour();
        assertThat(totals.cards(Side.DARK)).containsExactly("1_1", "1_2");
        assertThat(totals.early(Side.DARK, "1_1")).isEqualTo(new Share(2, 3));
        assertThat(totals.early(Side.DARK, "1_2")).isEqualTo(new Share(0, 1));
        assertThat(totals.played(Side.DARK, "1_2")).isEqualTo(new Share(1, 2));
        assertThat(totals.early(Side.LIGHT, "1_1")).isEqualTo(new Share(0, 0));
    }

    @Test
    void aDifferenceIsClearOnlyBeyondItsMargin() {
        MatchTotals totals = ofFour();
        MatchTotals.Difference with = totals.difference(Side.DARK, totals.early(Side.DARK, "1_1"));
        assertThat(with.value()).isCloseTo(2.0 / 3 - 0.5, within(1e-9));
        assertThat(with.isClear()).isFalse();
        var many = new MatchTotals();
        for (int i = 0; i < 200; i++) {
            many.add(
                    game(
                            i % 2 == 0 ? Side.DARK : Side.LIGHT,
                            Loss.OTHER,
                            i % 2 == 0 ? Set.of("1_1") : Set.of("1_2"),
                            Set.of()));
        }
        assertThat(many.difference(Side.DARK, many.early(Side.DARK, "1_1")).isClear()).isTrue();
    }
}
