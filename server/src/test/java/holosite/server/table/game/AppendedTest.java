package holosite.server.table.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Lists that share what they have in common. */
class AppendedTest {

    @Test
    void addingLeavesTheShorterListAsItWas() {
        Appended<String> one = Appended.<String>empty().plus("a");
        Appended<String> two = one.plus("b");
        Appended<String> other = one.plus("c");
        assertThat(one).containsExactly("a");
        assertThat(two).containsExactly("a", "b");
        assertThat(other).containsExactly("a", "c");
        assertThat(two.first(1).plus("d")).containsExactly("a", "d");
        assertThat(two).containsExactly("a", "b");
    }

    @Test
    void tablesThatBeginAtOnceFromTheSameEmptyListGetOnlyTheirOwn() throws Exception {
        int tables = 4;
        var together = new CyclicBarrier(tables);
        try (var threads = Executors.newFixedThreadPool(tables)) {
            for (int round = 0; round < 2_000; round++) {
                Appended<Integer> empty = Appended.empty();
                var begun = new ArrayList<Callable<List<Integer>>>();
                for (int i = 0; i < tables; i++) {
                    int own = i;
                    begun.add(
                            () -> {
                                together.await();
                                return empty.plus(own).plus(own);
                            });
                }
                List<Future<List<Integer>>> lists = threads.invokeAll(begun);
                for (int i = 0; i < tables; i++) {
                    assertThat(lists.get(i).get()).containsExactly(i, i);
                }
                assertThat(empty).isEmpty();
            }
        }
    }
}
