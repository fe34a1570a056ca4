package holosite.bots.league;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

final class RatingsTest {

    @Test
    void tenToOneIsFourHundredPoints() {
        Ratings ratings = Ratings.of(new int[][] {{0, 100}, {1000, 0}});
        assertThat(ratings.points(0)).isZero();
        assertThat(ratings.points(1)).isEqualTo(400, within(3.0));
        assertThat(ratings.error(0)).isZero();
        assertThat(ratings.error(1)).isBetween(10.0, 30.0);
    }

    @Test
    void ratingsAddUpOverOpponents() {
        Ratings ratings = Ratings.of(new int[][] {{0, 250, 0}, {750, 0, 250}, {0, 750, 0}});
        assertThat(ratings.points(1)).isEqualTo(191, within(3.0));
        assertThat(ratings.points(2)).isEqualTo(382, within(5.0));
    }

    @Test
    void whoeverNeverLostIsFarAheadAndNotSurelySo() {
        Ratings ratings = Ratings.of(new int[][] {{0, 0}, {20, 0}});
        assertThat(ratings.points(1)).isBetween(400.0, 1200.0);
        assertThat(ratings.error(1)).isGreaterThan(150);
    }

    @Test
    void fewerGamesAreLessSure() {
        double few = Ratings.of(new int[][] {{0, 5}, {5, 0}}).error(1);
        double many = Ratings.of(new int[][] {{0, 500}, {500, 0}}).error(1);
        assertThat(few).isGreaterThan(5 * many);
    }
}
