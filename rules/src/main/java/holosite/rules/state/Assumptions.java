package holosite.rules.state;

import holosite.language.card.DestinyKind;
import holosite.rules.table.Table;
import java.util.List;

/**
 * What is assumed while a place or a cost is considered, and dropped before the game continues: not
 * part of its state.
 */
public final class Assumptions {
    private int ship = Table.NOBODY;
    private int pilot = Table.NOBODY;
    private int deployed = Table.NOBODY;
    private int deployer = Table.NOBODY;
    private int reacting = Table.NOBODY;
    private int likeStarfighter = Table.NOBODY;
    private int destiny = Table.NOBODY;
    private DestinyKind drawnFor = DestinyKind.PLAIN;

    Assumptions() {}

    /** These two cards are deployed together; nobody when it is over. */
    public void deployingTogether(int ship, int pilot) {
        this.ship = ship;
        this.pilot = pilot;
    }

    /** The card deployed in one action with this one, or nobody. */
    public int deployedWith(int card) {
        if (ship == Table.NOBODY) {
            return Table.NOBODY;
        }
        return card == ship ? pilot : card == pilot ? ship : Table.NOBODY;
    }

    public boolean areDeployedTogether(int card, int other) {
        return other != Table.NOBODY && deployedWith(card) == other;
    }

    /** This card is deployed by the text of another; nobody when it is over. */
    public void deploying(int card, int by) {
        deployed = card;
        deployer = by;
    }

    public boolean isDeployedBy(int card, int other) {
        return deployed == card && deployer == other && other != Table.NOBODY;
    }

    /** This card reacts; nobody when it is over. */
    public void reacting(int card) {
        reacting = card;
    }

    public boolean isReacting(int card) {
        return reacting == card && card != Table.NOBODY;
    }

    /** This card is drawn as destiny of such a kind; nobody when it is over. */
    public void drawing(int card, DestinyKind kind) {
        destiny = card;
        drawnFor = kind;
    }

    public boolean isDrawnFor(int card, List<DestinyKind> kinds) {
        return destiny == card && card != Table.NOBODY && kinds.contains(drawnFor);
    }

    /**
     * This capital starship deploys like a starfighter, and texts treat it as one; nobody when it
     * is over.
     */
    public void deployingLikeStarfighter(int capital) {
        likeStarfighter = capital;
    }

    public boolean deploysLikeStarfighter(int card) {
        return likeStarfighter == card && card != Table.NOBODY;
    }
}
