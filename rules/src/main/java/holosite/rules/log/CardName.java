package holosite.rules.log;

/** A card that a line of the log names: its id and its title. */
public record CardName(String id, String title) {
    /** No card, or one the reader of the line does not know. */
    public static final CardName NONE = new CardName("", "");

    public CardName {
        if (id.isEmpty() != title.isEmpty()) {
            throw new IllegalArgumentException("a card has both an id and a title");
        }
    }

    public boolean isNone() {
        return id.isEmpty();
    }
}
