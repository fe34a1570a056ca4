package holosite.language.card;

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
}
