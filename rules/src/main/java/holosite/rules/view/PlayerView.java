package holosite.rules.view;

import java.util.List;

/**
 * One player's piles as the viewer may know them. {@code open} says whether he sees what this
 * player holds: hand and sabacc hand are listed only then.
 */
public record PlayerView(
        int reserveDeck,
        int forcePile,
        int usedPile,
        int lostPile,
        String topOfLostPile,
        boolean open,
        int handSize,
        List<CardView> hand,
        int sabaccSize,
        List<CardView> sabaccHand,
        List<String> outOfPlay,
        List<CardView> sideOfTable,
        int lifeForce) {

    public PlayerView {
        hand = List.copyOf(hand);
        sabaccHand = List.copyOf(sabaccHand);
        outOfPlay = List.copyOf(outOfPlay);
        sideOfTable = List.copyOf(sideOfTable);
    }
}
