package holosite.cards.empirestrikesbackintroductorytwoplayergame;

import holosite.language.Card;

/** The set Empire Strikes Back Introductory Two Player Game. */
public final class EmpireStrikesBackIntroductoryTwoPlayerGame {
    private EmpireStrikesBackIntroductoryTwoPlayerGame() {}

    public static Card[][] files() {
        return new Card[][] {
            Dark.CARDS,
            Light.CARDS,
        };
    }
}
