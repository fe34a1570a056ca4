package holosite.app.packages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Packages in layers. */
final class LayersTest {
    @Test
    void aPackageLiesAboveTheLongestWayDown() {
        var layers = layers("top -> middle, bottom", "middle -> bottom", "bottom ->");

        assertThat(rows(layers)).containsExactly("top", "middle", "bottom");
    }

    @Test
    void packagesThatDoNotUseEachOtherMayShareALayer() {
        var layers = layers("top -> left, right", "left -> bottom", "right ->", "bottom ->");

        assertThat(rows(layers)).containsExactly("top", "left", "bottom right");
    }

    @Test
    void packagesThatUseEachOtherShareABox() {
        var layers = layers("top -> a", "a -> b", "b -> a, bottom", "bottom ->");

        assertThat(rows(layers)).containsExactly("top", "a, b", "bottom");
    }

    @Test
    void whatIsReachedThroughAnotherBoxIsNotNear() {
        var layers = layers("top -> middle, bottom", "middle -> bottom", "bottom ->");
        Layers.Box top = layers.rows().getFirst().getFirst();

        assertThat(layers.uses(top)).extracting(Layers.Box::toString).contains("bottom");
        assertThat(layers.nearest(top)).extracting(Layers.Box::toString).containsExactly("middle");
    }

    private static List<String> rows(Layers layers) {
        return layers.rows().stream()
                .map(row -> String.join(" ", row.stream().map(Layers.Box::toString).toList()))
                .toList();
    }

    private static Layers layers(String... lines) {
        SortedMap<String, SortedSet<String>> graph = new TreeMap<>();
        for (String line : lines) {
            String[] ends = line.split(" ->", -1);
            var used = new TreeSet<String>();
            Arrays.stream(ends[1].split(","))
                    .map(String::strip)
                    .filter(name -> !name.isEmpty())
                    .forEach(used::add);
            graph.put(ends[0], used);
        }
        return Layers.of(graph);
    }
}
