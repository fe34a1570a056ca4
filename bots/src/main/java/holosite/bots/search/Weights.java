package holosite.bots.search;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * How much each feature of a position counts, as {@code ./holosite lab train} has learned it. The
 * file has a line for each feature; lines that begin with # say how it was made.
 */
public final class Weights {
    private static final String LEARNED = "/holosite/bots/search/weights.txt";
    private static final Weights BY_DEFAULT = read(text());

    private final double[] weights;

    public Weights(double[] weights) {
        if (weights.length != PositionFeature.values().length) {
            throw new IllegalArgumentException(
                    "%d weights for %d features"
                            .formatted(weights.length, PositionFeature.values().length));
        }
        this.weights = weights.clone();
    }

    /** Those that come with the game. */
    public static Weights learned() {
        return BY_DEFAULT;
    }

    private static String text() {
        try (InputStream in = Weights.class.getResourceAsStream(LEARNED)) {
            if (in == null) {
                throw new IllegalStateException("no weights at " + LEARNED);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads what {@link #text(List)} wrote. */
    public static Weights read(String text) {
        var found = new double[PositionFeature.values().length];
        Arrays.fill(found, Double.NaN);
        text.lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .forEach(
                        line -> {
                            String[] words = line.strip().split("\\s+", -1);
                            found[place(words[0])] = Double.parseDouble(words[1]);
                        });
        for (PositionFeature feature : PositionFeature.values()) {
            if (Double.isNaN(found[place(word(feature))])) {
                throw new IllegalArgumentException("no weight for " + word(feature));
            }
        }
        return new Weights(found);
    }

    private static int place(String word) {
        List<String> words = Arrays.stream(PositionFeature.values()).map(Weights::word).toList();
        int place = words.indexOf(word);
        if (place < 0) {
            throw new IllegalArgumentException("no feature is called '" + word + "'");
        }
        return place;
    }

    private static String word(PositionFeature feature) {
        return feature.name().toLowerCase(Locale.ROOT);
    }

    /** The file, with these remarks on how it was made. */
    public String text(List<String> remarks) {
        var lines = new ArrayList<String>();
        remarks.forEach(remark -> lines.add("# " + remark));
        PositionFeature[] features = PositionFeature.values();
        for (int i = 0; i < features.length; i++) {
            lines.add(
                    String.format(Locale.ROOT, "%-18s %9.5f", word(features[i]), weights[i])
                            .stripTrailing());
        }
        return String.join("\n", lines) + "\n";
    }

    double likelihood(double[] features) {
        double sum = 0;
        for (int i = 0; i < features.length; i++) {
            sum += weights[i] * features[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }
}
