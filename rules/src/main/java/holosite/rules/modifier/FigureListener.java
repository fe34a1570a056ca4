package holosite.rules.modifier;

import holosite.language.ability.Modifier;

/** Listens while a figure is worked out, to report afterwards what makes it up. */
public interface FigureListener {

    FigureListener NONE =
            new FigureListener() {
                @Override
                public void base(double value) {}

                @Override
                public void change(int source, Modifier.Op op, double amount) {}
            };

    /** Where the figure starts from: what is printed, or what the rules give. */
    void base(double value);

    /** A card counts for so much in what the figure starts from. */
    default void part(int card, double amount) {}

    /** A card changed it. */
    void change(int source, Modifier.Op op, double amount);
}
