package holosite.language.prose;

/**
 * A number with the words around it: what takes its place, what is added after it ("1" and "for
 * each Jawa here"), and what the clause must explain at its end ("X" and "where X is …").
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

    /** For a number that is not a plain one. */
    public static Quantity unknown(Prose p, String what) {
        return new Quantity(false, "X", "", p.say(", where X is ", ", X étant ") + what, false);
    }

    /** The same with more words after it: "(at most 3)". */
    public Quantity with(String more) {
        return new Quantity(negative, number, Prose.words(tail, more), explanation, one);
    }

    /** The same as a loss, or as a gain if it was one. */
    public Quantity negated() {
        return new Quantity(!negative, number, tail, explanation, one);
    }

    /** Whether the number has a name that stands for it. */
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

    /** These words in place of the number, and everything that belongs after them. */
    public Phrase phrase(String words) {
        return new Phrase(Prose.words(words, tail), explanation);
    }

    /** What belongs after words that already contain the number. */
    public Phrase behind() {
        return new Phrase(tail, explanation);
    }
}
