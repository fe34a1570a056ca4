package holosite.bots.lab;

/** So many of so many. */
public record Share(int of, int all) {
    /** How many standard errors hold the truth 95 times of 100. */
    static final double LIKELY = 1.96;

    public double value() {
        return all == 0 ? 0 : (double) of / all;
    }

    /** Between which shares the true one lies, 95 times of 100 (Wilson). */
    public double[] interval() {
        double n = Math.max(1, all);
        double z = LIKELY;
        double middle = (value() + z * z / (2 * n)) / (1 + z * z / n);
        double half =
                z / (1 + z * z / n) * Math.sqrt(value() * (1 - value()) / n + z * z / (4 * n * n));
        return new double[] {Math.max(0, middle - half), Math.min(1, middle + half)};
    }
}
