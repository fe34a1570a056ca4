package holosite.rules.state;

import holosite.language.card.Side;
import java.util.function.Function;

/** What each player has: one thing for Dark and one for Light. */
public record Sides<T>(T dark, T light) {

    /** The same thing for both players. */
    public static <T> Sides<T> both(T each) {
        return new Sides<>(each, each);
    }

    /** What is worked out for each player in turn, Dark first. */
    public static <T> Sides<T> each(Function<Side, T> make) {
        return new Sides<>(make.apply(Side.DARK), make.apply(Side.LIGHT));
    }

    public T of(Side side) {
        return side == Side.DARK ? dark : light;
    }

    /** The same, except that this player has something else. */
    public Sides<T> with(Side side, T changed) {
        return side == Side.DARK ? new Sides<>(changed, light) : new Sides<>(dark, changed);
    }

    public <R> Sides<R> map(Function<? super T, ? extends R> change) {
        return new Sides<>(change.apply(dark), change.apply(light));
    }
}
