package holosite.language.prose;

/**
 * A number where words gather around it: what stands at its place, what is added behind ("1" and
 * "for each Jawa here"), and what the clause must explain at its end ("X" and "where X is …").
 */
public record Quantity(
        boolean negative, String number, String tail, String explanation, boolean one) {

    public static Quantity of(Prose p, double value) {
        return new Quantity(value < 0, p.number(Math.abs(value)), "", "", Math.abs(value) < 2);
    }

    /** One for each of something. */
    public static Quantity each(String tail) {
        return new Quantity(false, "1", tail, "", true);
    }

    /** For a number that is no plain one. */
    public static Quantity unknown(Prose p, String what) {
        return new Quantity(false, "X", "", p.say(", where X is ", ", X étant ") + what, false);
    }

    /** The same with more words behind: "(at most 3)". */
    public Quantity with(String more) {
        return new Quantity(negative, number, Prose.words(tail, more), explanation, one);
    }

    /** The same as a loss, or as a gain if it was one. */
    public Quantity negated() {
        return new Quantity(!negative, number, tail, explanation, one);
    }

    /** Whether a name stands for the number. */
    public boolean isExplained() {
        return !explanation.isEmpty();
    }

    /** Whether it is the plain number one. */
    public boolean isOne() {
        return number.equals("1") && tail.isEmpty();
    }

    /** With its sign: "+2", "-1 for each droid here". */
    public Phrase signed() {
        return phrase((negative ? "-" : "+") + number);
    }

    public Phrase plain() {
        return phrase((negative ? "-" : "") + number);
    }

    /** So many of something: "2 battle destinies". */
    public Phrase of(Prose p, Noun noun) {
        boolean many = p.french() ? !one : !number.equals("1");
        return phrase(number + " " + noun.in(p.language(), many));
    }

    /** These words at the place of the number, and all that belongs behind them. */
    public Phrase phrase(String words) {
        return new Phrase(Prose.words(words, tail), explanation);
    }

    /** What belongs behind words that already hold the number. */
    public Phrase behind() {
        return new Phrase(tail, explanation);
    }
}
