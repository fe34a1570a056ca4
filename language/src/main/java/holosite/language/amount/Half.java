package holosite.language.amount;

import holosite.language.prose.Prose;

/** Half a number. */
public record Half(Amount amount, Rounding rounding) implements Amount {

    /** What becomes of a fraction. */
    public enum Rounding {
        UP,
        DOWN,
        KEPT
    }

    @Override
    public boolean open() {
        return !amount.additive() && !amount.open();
    }

    @Override
    public String say(Prose p) {
        String rounded =
                switch (rounding) {
                    case UP -> p.say(" (rounded up)", " (arrondie au supérieur)");
                    case DOWN -> p.say(" (rounded down)", " (arrondie à l'inférieur)");
                    case KEPT -> "";
                };
        return p.say("half of ", "la moitié de ") + amount.factor(p) + rounded;
    }
}
