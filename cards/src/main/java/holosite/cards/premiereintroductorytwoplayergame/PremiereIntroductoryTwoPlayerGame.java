package holosite.cards.premiereintroductorytwoplayergame;

import holosite.language.Card;

/** The set Premiere Introductory Two Player Game. */
public final class PremiereIntroductoryTwoPlayerGame {
    private PremiereIntroductoryTwoPlayerGame() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
