package holosite.server.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The search for the number of tables a server can bear. */
class LimitSearchTest {
    private final List<Integer> tried = new ArrayList<>();

    private static Measured with(int tables, double p99, int errors) {
        return new Measured(tables, 60, 100, 1, p99, p99, 0, errors, 0.5, 0.01, 1, 0, 100);
    }

    /** Searches where the 99th percentile comes out like this, and the last one with errors. */
    private LimitSearch.Limit search(int errors, double... p99) throws Exception {
        var figures = new ArrayDeque<Double>();
        for (double figure : p99) {
            figures.add(figure);
        }
        return new LimitSearch(500, 100, 50)
                .search(
                        tables -> {
                            double figure = figures.remove();
                            return with(tables, figure, figures.isEmpty() ? errors : 0);
                        },
                        measured -> tried.add(measured.tables()));
    }

    @Test
    void theLimitIsTheLastStepBeforeTwoSlowMinutes() throws Exception {
        LimitSearch.Limit limit = search(0, 10, 49.9, 50.1, 60);
        assertThat(tried).containsExactly(500, 600, 700, 700);
        assertThat(limit.within()).hasValue(with(600, 49.9, 0));
        assertThat(limit.beyond()).isEqualTo(with(700, 60, 0));
    }

    @Test
    void oneSlowMinuteIsNoLimit() throws Exception {
        LimitSearch.Limit limit = search(0, 10, 80, 20, 51, 52);
        assertThat(tried).containsExactly(500, 600, 600, 700, 700);
        assertThat(limit.within()).hasValue(with(600, 20, 0));
    }

    @Test
    void anErrorEndsTheSearchAtOnce() throws Exception {
        LimitSearch.Limit limit = search(1, 10, 20);
        assertThat(tried).containsExactly(500, 600);
        assertThat(limit.within()).hasValue(with(500, 10, 0));
        assertThat(limit.beyond().errors()).isEqualTo(1);
    }

    @Test
    void theFirstStepMayBeTooMuchAlready() throws Exception {
        assertThat(search(0, 51, 51).within()).isEmpty();
    }
}
