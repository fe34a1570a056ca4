package holosite.rules.card;

/**
 * Names a text that a program puts into force for a while: the first, the second … of those it can.
 */
public record LastingId(ProgramId by, int number) implements ProgramId {

    public LastingId {
        if (number < 0) {
            throw new IllegalArgumentException("texts are counted from 0, not " + number);
        }
    }

    @Override
    public TextId text() {
        return by.text();
    }

    @Override
    public String toString() {
        return by + " lasting " + number;
    }
}
