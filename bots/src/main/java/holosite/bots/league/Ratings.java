package holosite.bots.league;

import java.util.Arrays;

/**
 * Ratings from results (the model of Bradley and Terry): the chance that one player beats another
 * depends only on the difference of their ratings, 400 points being odds of ten to one. The first
 * player is the reference and has none to gain or lose. The errors are standard errors; two draws
 * between all players keep ratings finite where somebody never lost.
 */
public final class Ratings {
    private static final double POINTS = 400 / Math.log(10);
    private static final int STEPS = 50;
    private static final double DRAWN = 0.5;

    private final double[] points;
    private final double[] errors;

    private Ratings(double[] points, double[] errors) {
        this.points = points;
        this.errors = errors;
    }

    /**
     * The ratings that fit best.
     *
     * @param wins how often the player of the row beat the one of the column
     */
    public static Ratings of(int[][] wins) {
        int n = wins.length;
        var strength = new double[n];
        double[][] information = new double[n][n];
        for (int step = 0; step < STEPS; step++) {
            var slope = new double[n];
            information = new double[n][n];
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    if (i != j) {
                        double won = wins[i][j] + DRAWN;
                        double games = won + wins[j][i] + DRAWN;
                        double likely = 1 / (1 + Math.exp(strength[j] - strength[i]));
                        slope[i] += won - games * likely;
                        information[i][i] += games * likely * (1 - likely);
                        information[i][j] -= games * likely * (1 - likely);
                    }
                }
            }
            double[][] inverse = inverse(information);
            for (int i = 1; i < n; i++) {
                double change = 0;
                for (int j = 1; j < n; j++) {
                    change += inverse[i - 1][j - 1] * slope[j];
                }
                strength[i] += Math.clamp(change, -2, 2);
            }
        }
        double[][] inverse = inverse(information);
        var errors = new double[n];
        for (int i = 1; i < n; i++) {
            errors[i] = POINTS * Math.sqrt(inverse[i - 1][i - 1]);
        }
        return new Ratings(Arrays.stream(strength).map(s -> s * POINTS).toArray(), errors);
    }

    /** The inverse without the first row and column (Gauss and Jordan). */
    private static double[][] inverse(double[][] matrix) {
        int n = matrix.length - 1;
        var rows = new double[n][2 * n];
        for (int i = 0; i < n; i++) {
            System.arraycopy(matrix[i + 1], 1, rows[i], 0, n);
            rows[i][n + i] = 1;
        }
        for (int pivot = 0; pivot < n; pivot++) {
            double by = rows[pivot][pivot];
            for (int k = 0; k < 2 * n; k++) {
                rows[pivot][k] /= by;
            }
            for (int i = 0; i < n; i++) {
                double times = rows[i][pivot];
                for (int k = 0; i != pivot && k < 2 * n; k++) {
                    rows[i][k] -= times * rows[pivot][k];
                }
            }
        }
        return Arrays.stream(rows)
                .map(row -> Arrays.copyOfRange(row, n, 2 * n))
                .toArray(double[][]::new);
    }

    /** How many points a player is above the first one. */
    public double points(int player) {
        return points[player];
    }

    /** By how much that may be off: one standard error. */
    public double error(int player) {
        return errors[player];
    }
}
