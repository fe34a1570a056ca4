package holosite.language.card;

/** The two sides of the Force. Dark is first: it takes the first turn unless a card says otherwise. */
public enum Side {
    DARK,
    LIGHT;

    public Side opposite() {
        return this == DARK ? LIGHT : DARK;
    }
}
