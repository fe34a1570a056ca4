package holosite.bots.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Fits weights so that the weighted sum of features tells how likely a win is (logistic regression
 * by Newton's method, with a small penalty on large weights). Nothing in it is left to chance.
 */
final class LogisticFit {
    private static final int STEPS = 12;
    private static final double PENALTY = 1.0;

    private final int features;
    private final List<double[]> rows = new ArrayList<>();
    private final List<Boolean> won = new ArrayList<>();

    LogisticFit(int features) {
        this.features = features;
    }

    void add(double[] row, boolean win) {
        rows.add(row.clone());
        won.add(win);
    }

    int size() {
        return rows.size();
    }

    double[] weights() {
        double[] scale = scale();
        var weights = new double[features];
        for (int step = 0; step < STEPS; step++) {
            var matrix = new double[features][features];
            var target = new double[features];
            for (int i = 0; i < features; i++) {
                matrix[i][i] = PENALTY;
                target[i] = -PENALTY * weights[i];
            }
            for (int r = 0; r < rows.size(); r++) {
                double[] row = rows.get(r);
                double likely = likelihood(row, scale, weights);
                double error = (won.get(r) ? 1 : 0) - likely;
                double spread = Math.max(likely * (1 - likely), 1e-6);
                for (int i = 0; i < features; i++) {
                    double one = row[i] / scale[i];
                    target[i] += error * one;
                    for (int j = 0; j <= i; j++) {
                        matrix[i][j] += spread * one * row[j] / scale[j];
                    }
                }
            }
            double[] change = solve(matrix, target);
            for (int i = 0; i < features; i++) {
                weights[i] += change[i];
            }
        }
        for (int i = 0; i < features; i++) {
            weights[i] /= scale[i];
        }
        return weights;
    }

    private double[] scale() {
        var scale = new double[features];
        for (double[] row : rows) {
            for (int i = 0; i < features; i++) {
                scale[i] += row[i] * row[i];
            }
        }
        for (int i = 0; i < features; i++) {
            scale[i] = Math.max(Math.sqrt(scale[i] / Math.max(1, rows.size())), 1e-9);
        }
        return scale;
    }

    private static double likelihood(double[] row, double[] scale, double[] weights) {
        double sum = 0;
        for (int i = 0; i < row.length; i++) {
            sum += weights[i] * row[i] / scale[i];
        }
        return 1 / (1 + Math.exp(-sum));
    }

    /** Solves by Cholesky's method; only the lower half of the matrix is read. */
    private static double[] solve(double[][] matrix, double[] target) {
        int n = target.length;
        var lower = new double[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                double sum = matrix[i][j];
                for (int k = 0; k < j; k++) {
                    sum -= lower[i][k] * lower[j][k];
                }
                lower[i][j] = i == j ? Math.sqrt(sum) : sum / lower[j][j];
            }
        }
        var half = new double[n];
        for (int i = 0; i < n; i++) {
            double sum = target[i];
            for (int k = 0; k < i; k++) {
                sum -= lower[i][k] * half[k];
            }
            half[i] = sum / lower[i][i];
        }
        var solution = new double[n];
        for (int i = n - 1; i >= 0; i--) {
            double sum = half[i];
            for (int k = i + 1; k < n; k++) {
                sum -= lower[k][i] * solution[k];
            }
            solution[i] = sum / lower[i][i];
        }
        return solution;
    }

    /** How well weights foretell these results: the mean logarithm of what they gave each. */
    double meanLogLikelihood(double[] weights) {
        var one = new double[features];
        Arrays.fill(one, 1);
        double sum = 0;
        for (int r = 0; r < rows.size(); r++) {
            double likely = likelihood(rows.get(r), one, weights);
            sum += Math.log(Math.clamp(won.get(r) ? likely : 1 - likely, 1e-9, 1));
        }
        return sum / Math.max(1, rows.size());
    }

    /** How often the side that the weights favor wins. */
    double foretold(double[] weights) {
        var one = new double[features];
        Arrays.fill(one, 1);
        int right = 0;
        for (int r = 0; r < rows.size(); r++) {
            right += likelihood(rows.get(r), one, weights) > 0.5 == won.get(r) ? 1 : 0;
        }
        return right / (double) Math.max(1, rows.size());
    }
}
