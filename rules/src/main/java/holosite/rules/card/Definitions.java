package holosite.rules.card;

import holosite.language.Card;

/** The cards a game is played with, made ready for play. */
public interface Definitions {

    /**
     * What is printed on a card.
     *
     * @throws IllegalArgumentException if there is no such card among them
     */
    Definition definition(Card card);
}
