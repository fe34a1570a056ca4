package holosite.app.map;

import java.util.ArrayList;
import java.util.List;

/** Blocks laid out one after the other, as many on a line as fit. */
final class BlockFlow {
    private final List<List<MapBlock>> lines;
    private final double gap;

    private BlockFlow(List<List<MapBlock>> lines, double gap) {
        this.lines = lines;
        this.gap = gap;
    }

    static BlockFlow of(List<MapBlock> blocks, double room, double gap) {
        var lines = new ArrayList<List<MapBlock>>();
        double used = 0;
        for (MapBlock block : blocks) {
            if (lines.isEmpty() || used + gap + block.width() > room) {
                lines.add(new ArrayList<>());
                used = 0;
            }
            used += (used > 0 ? gap : 0) + block.width();
            lines.getLast().add(block);
        }
        return new BlockFlow(lines, gap);
    }

    double width() {
        return lines.stream()
                .mapToDouble(
                        line ->
                                line.stream().mapToDouble(MapBlock::width).sum()
                                        + gap * (line.size() - 1))
                .max()
                .orElse(0);
    }

    double height() {
        return lines.stream().mapToDouble(line -> above(line) + below(line) + gap).sum()
                - (lines.isEmpty() ? 0 : gap);
    }

    /** From the top to the axis of the first line. */
    double above() {
        return lines.isEmpty() ? 0 : above(lines.getFirst());
    }

    private static double above(List<MapBlock> line) {
        return line.stream().mapToDouble(MapBlock::above).max().orElse(0);
    }

    private static double below(List<MapBlock> line) {
        return line.stream().mapToDouble(MapBlock::below).max().orElse(0);
    }

    void paint(MapSvg svg, double x, double y) {
        double top = y;
        for (List<MapBlock> line : lines) {
            double axis = top + above(line);
            double bottom = axis + below(line);
            double at = x;
            for (int i = 0; i < line.size(); i++) {
                if (i > 0) {
                    MapLocation.Link link = line.get(i).from(line.get(i - 1));
                    RowSegment.way(svg, link, at - gap, axis, gap);
                }
                line.get(i).paint(svg, at, top, axis, bottom);
                at += line.get(i).width() + gap;
            }
            top = bottom + gap;
        }
    }
}
