package holosite.rules.destiny;

import holosite.rules.state.Step;

/** A step that is firing one weapon or several: texts ask it who fires and at what. */
public interface Firing extends Step {

    /**
     * Whether it is firing this weapon; the other questions are asked only of a weapon it fires.
     */
    boolean fires(int weapon);

    int firer(int weapon);

    int target(int weapon);

    /** Whether this card is aimed at, among others or alone. */
    default boolean isFiredAt(int weapon, int card) {
        return target(weapon) == card;
    }

    /** What the text that lets the weapon fire adds to each destiny drawn for it. */
    double addedPerDraw(int weapon);
}
