package holosite.rules.kit;

/** A card that cannot be where a position puts it, found as the table is laid out. */
public final class MisplacedCard extends WrongPosition {
    private static final long serialVersionUID = 1;

    private final int placement;

    MisplacedCard(int placement, Reason reason) {
        super(reason);
        this.placement = placement;
    }

    /** Which of the placements it was, counted from 0 in the order they were made. */
    public int placement() {
        return placement;
    }
}
