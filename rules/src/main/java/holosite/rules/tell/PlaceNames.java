package holosite.rules.tell;

import holosite.language.card.Pile;
import holosite.language.prose.Prose;
import holosite.rules.view.Question;

/** Where the cards of a question are. */
final class PlaceNames {
    private PlaceNames() {}

    /** The name of a place, as in a list. */
    static String name(Prose p, Question.Place where) {
        return switch (where) {
            case NOWHERE -> "";
            case TABLE -> p.say("table", "table");
            case HAND -> p.say(Pile.HAND.noun());
            case RESERVE_DECK -> p.say(Pile.RESERVE_DECK.noun());
            case FORCE_PILE -> p.say(Pile.FORCE_PILE.noun());
            case USED_PILE -> p.say(Pile.USED_PILE.noun());
            case LOST_PILE -> p.say(Pile.LOST_PILE.noun());
            case OUT_OF_PLAY -> p.say("out of play", "hors jeu");
            case OUTSIDE -> p.say("outside the deck", "à l'extérieur du jeu");
            case SABACC_HAND -> p.say("sabacc hand", "main de sabacc");
            case BEING_PLAYED -> p.say("being played", "en train d'être jouée");
            case OWN_SIDE -> p.say("your side of the table", "votre côté de la table");
            case OTHER_SIDE -> p.say("the opponent's side of the table", "le côté de l'adversaire");
        };
    }

    /** The card on top of one of the reader's piles. */
    static String top(Prose p, Question.Place pile) {
        return p.say("top card of your %s", "première carte de votre %s", name(p, pile));
    }
}
