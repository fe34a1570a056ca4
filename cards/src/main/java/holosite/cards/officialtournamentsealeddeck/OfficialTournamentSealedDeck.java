package holosite.cards.officialtournamentsealeddeck;

import holosite.language.Card;

/** The set Official Tournament Sealed Deck. */
public final class OfficialTournamentSealedDeck {
    private OfficialTournamentSealedDeck() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
