package holosite.rules.view;

import java.util.List;

/** One player's piles as the viewer may know them; the hand is listed only for its owner. */
public record PlayerView(
        int reserveDeck,
        int forcePile,
        int usedPile,
        int lostPile,
        String topOfLostPile,
        int handSize,
        List<CardView> hand,
        List<String> outOfPlay,
        List<CardView> sideOfTable,
        int lifeForce) {

    public PlayerView {
        hand = List.copyOf(hand);
        outOfPlay = List.copyOf(outOfPlay);
        sideOfTable = List.copyOf(sideOfTable);
    }
}
