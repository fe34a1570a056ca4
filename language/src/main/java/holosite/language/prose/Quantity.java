package holosite.language.prose;

/**
 * A number where words gather around it: what stands at its place and what must be added behind,
 * "1" and "for each Jawa here", or "X" and "where X is …".
 */
public record Quantity(boolean negative, String number, String tail, boolean one) {

    public static Quantity of(Prose p, double value) {
        return new Quantity(value < 0, p.number(Math.abs(value)), "", Math.abs(value) < 2);
    }

    /** For a number that is no plain one. */
    public static Quantity unknown(Prose p, String what) {
        return new Quantity(false, "X", p.say(", where X is ", ", X étant ") + what, false);
    }

    /** With its sign: "+2", "-1 for each droid here". */
    public String signed() {
        return (negative ? "-" : "+") + number + space(tail);
    }

    public String plain() {
        return (negative ? "-" : "") + number + space(tail);
    }

    /** So many of something: "2 battle destinies". */
    public String of(Prose p, Noun noun) {
        boolean many = p.french() ? !one : !number.equals("1");
        return number + " " + noun.in(p.language(), many) + space(tail);
    }

    static String space(String tail) {
        return tail.isEmpty() || tail.startsWith(",") ? tail : " " + tail;
    }
}
