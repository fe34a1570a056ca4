package holosite.language.card;

import holosite.language.prose.Prose;

/** A comparison of two numbers. A number that does not exist (a failed draw) compares false. */
public enum Compare {
    LESS("<"),
    AT_MOST("≤"),
    EQUAL("="),
    AT_LEAST("≥"),
    MORE(">");

    private final String sign;

    Compare(String sign) {
        this.sign = sign;
    }

    public String sign() {
        return sign;
    }

    public boolean holds(double left, double right) {
        return switch (this) {
            case LESS -> left < right;
            case AT_MOST -> left <= right;
            case EQUAL -> left == right;
            case AT_LEAST -> left >= right;
            case MORE -> left > right;
        };
    }

    /** The opposite: true exactly when this is false. */
    public Compare opposite() {
        return switch (this) {
            case LESS -> AT_LEAST;
            case AT_MOST -> MORE;
            case EQUAL -> EQUAL;
            case AT_LEAST -> LESS;
            case MORE -> AT_MOST;
        };
    }

    /** "At least 3". */
    public String say(Prose p, String number) {
        return switch (this) {
                    case LESS -> p.say("fewer than ", "moins de ");
                    case AT_MOST -> p.say("at most ", "au plus ");
                    case EQUAL -> p.say("exactly ", "exactement ");
                    case AT_LEAST -> p.say("at least ", "au moins ");
                    case MORE -> p.say("more than ", "plus de ");
                }
                + number;
    }
}
