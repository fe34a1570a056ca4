package holosite.app.map;

import java.util.ArrayList;
import java.util.List;

/** Blocks one after the other, as many on a line as find room, the lines below each other. */
final class Flow {
    private final List<List<Block>> lines;
    private final double gap;

    private Flow(List<List<Block>> lines, double gap) {
        this.lines = lines;
        this.gap = gap;
    }

    static Flow of(List<Block> blocks, double room, double gap) {
        var lines = new ArrayList<List<Block>>();
        double used = 0;
        for (Block block : blocks) {
            if (lines.isEmpty() || used + gap + block.width() > room) {
                lines.add(new ArrayList<>());
                used = 0;
            }
            used += (used > 0 ? gap : 0) + block.width();
            lines.getLast().add(block);
        }
        return new Flow(lines, gap);
    }

    double width() {
        return lines.stream()
                .mapToDouble(
                        line ->
                                line.stream().mapToDouble(Block::width).sum()
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

    private static double above(List<Block> line) {
        return line.stream().mapToDouble(Block::above).max().orElse(0);
    }

    private static double below(List<Block> line) {
        return line.stream().mapToDouble(Block::below).max().orElse(0);
    }

    void paint(Svg svg, double x, double y) {
        double top = y;
        for (List<Block> line : lines) {
            double axis = top + above(line);
            double bottom = axis + below(line);
            double at = x;
            for (int i = 0; i < line.size(); i++) {
                if (i > 0) {
                    Place.Link link = line.get(i).from(line.get(i - 1));
                    Segment.way(svg, link, at - gap, axis, gap);
                }
                line.get(i).paint(svg, at, top, axis, bottom);
                at += line.get(i).width() + gap;
            }
            top = bottom + gap;
        }
    }
}
