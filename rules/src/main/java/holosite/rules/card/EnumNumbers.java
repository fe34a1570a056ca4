package holosite.rules.card;

import java.util.Arrays;

/** A number for each constant of an enum; not a number (NaN) where there is none. */
final class EnumNumbers<E extends Enum<E>> {
    private final double[] numbers;

    EnumNumbers(Class<E> type) {
        numbers = new double[type.getEnumConstants().length];
        Arrays.fill(numbers, Double.NaN);
    }

    @SuppressWarnings("EnumOrdinal")
    double of(E constant) {
        return numbers[constant.ordinal()];
    }

    @SuppressWarnings("EnumOrdinal")
    void put(E constant, double number) {
        numbers[constant.ordinal()] = number;
    }
}
