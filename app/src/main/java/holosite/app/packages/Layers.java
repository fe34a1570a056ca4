package holosite.app.packages;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Packages in layers, top first: each uses only what lies in layers below its own. Packages that
 * use each other in a circle share a box.
 */
final class Layers {
    /** A package, or several that form a cycle. */
    record Box(SortedSet<String> names) implements Comparable<Box> {
        @Override
        public int compareTo(Box other) {
            return names.first().compareTo(other.names.first());
        }

        @Override
        public String toString() {
            return String.join(", ", names);
        }
    }

    private final SortedMap<Box, SortedSet<Box>> uses;
    private final List<List<Box>> rows;

    private Layers(SortedMap<Box, SortedSet<Box>> uses, List<List<Box>> rows) {
        this.uses = uses;
        this.rows = rows;
    }

    static Layers of(SortedMap<String, SortedSet<String>> graph) {
        SortedMap<Box, SortedSet<Box>> uses = boxes(graph);
        Map<Box, Integer> heights = new HashMap<>();
        uses.keySet().forEach(box -> height(box, uses, heights));
        int top = heights.values().stream().mapToInt(i -> i).max().orElse(-1);
        var rows = new ArrayList<List<Box>>();
        for (int layer = top; layer >= 0; layer--) {
            int wanted = layer;
            rows.add(
                    uses.keySet().stream()
                            .filter(b -> Objects.requireNonNull(heights.get(b)) == wanted)
                            .toList());
        }
        return new Layers(uses, rows);
    }

    /** The longest way down from a box. */
    private static int height(
            Box box, SortedMap<Box, SortedSet<Box>> uses, Map<Box, Integer> known) {
        Integer before = known.get(box);
        if (before != null) {
            return before;
        }
        int height = 0;
        for (Box below : used(uses, box)) {
            height = Math.max(height, height(below, uses, known) + 1);
        }
        known.put(box, height);
        return height;
    }

    private static SortedSet<Box> used(SortedMap<Box, SortedSet<Box>> uses, Box box) {
        return Objects.requireNonNull(uses.get(box));
    }

    /** Two packages share a box where each can be reached from the other. */
    private static SortedMap<Box, SortedSet<Box>> boxes(
            SortedMap<String, SortedSet<String>> graph) {
        Map<String, Set<String>> reached = new HashMap<>();
        graph.keySet().forEach(name -> reached.put(name, reachable(name, graph)));
        Map<String, Box> boxOf = new HashMap<>();
        for (String name : graph.keySet()) {
            var names = new TreeSet<>(Set.of(name));
            for (String other : Objects.requireNonNull(reached.get(name))) {
                if (Objects.requireNonNull(reached.get(other)).contains(name)) {
                    names.add(other);
                }
            }
            boxOf.put(name, new Box(names));
        }
        var uses = new TreeMap<Box, SortedSet<Box>>();
        graph.forEach(
                (name, others) -> {
                    Box box = Objects.requireNonNull(boxOf.get(name));
                    SortedSet<Box> below = uses.computeIfAbsent(box, b -> new TreeSet<>());
                    for (String other : others) {
                        Box used = Objects.requireNonNull(boxOf.get(other));
                        if (!used.equals(box)) {
                            below.add(used);
                        }
                    }
                });
        return uses;
    }

    private static Set<String> reachable(String from, SortedMap<String, SortedSet<String>> graph) {
        var reached = new LinkedHashSet<String>();
        Deque<String> todo = new ArrayDeque<>(List.of(from));
        while (!todo.isEmpty()) {
            for (String next : Objects.requireNonNull(graph.get(todo.pop()))) {
                if (reached.add(next)) {
                    todo.push(next);
                }
            }
        }
        return reached;
    }

    /** The layers, top first. */
    List<List<Box>> rows() {
        return rows;
    }

    /** Everything a box uses. */
    SortedSet<Box> uses(Box box) {
        return used(uses, box);
    }

    /** What a box uses, without what the rest of it uses anyway. */
    SortedSet<Box> nearest(Box box) {
        var nearest = new TreeSet<>(uses(box));
        for (Box one : uses(box)) {
            nearest.removeAll(everythingBelow(one));
        }
        return nearest;
    }

    private Set<Box> everythingBelow(Box box) {
        var below = new LinkedHashSet<Box>();
        Deque<Box> todo = new ArrayDeque<>(List.of(box));
        while (!todo.isEmpty()) {
            for (Box next : uses(todo.pop())) {
                if (below.add(next)) {
                    todo.push(next);
                }
            }
        }
        return below;
    }
}
