package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.rules.view.CardView;

/** An estimate of what a card is worth to its owner, in Force. */
final class CardWorth {
    private CardWorth() {}

    /** On the table, with the figures it has now and what it carries. */
    static double of(Situation situation, CardView card) {
        double worth = printed(situation.printed(card));
        for (CardView on : card.on()) {
            worth += on.owner() == card.owner() ? of(situation, on) : 0;
        }
        return card.marks().contains(CardView.Mark.HIT) ? worth * 0.2 : worth;
    }

    /** In hand: a card that cannot come into play any more is worth next to nothing. */
    static double inHand(Situation situation, CardView card) {
        Card printed = situation.printed(card);
        return situation.inPlayAlready(printed) ? 0.2 : printed(printed);
    }

    static double printed(Card card) {
        return switch (card.type()) {
            case CHARACTER, STARSHIP, VEHICLE ->
                    0.5 * figure(card, Figure.POWER)
                            + 0.4 * ability(card)
                            + 0.3 * figure(card, Figure.DEPLOY_COST);
            case LOCATION -> 2.5;
            case WEAPON -> 1.6;
            case EFFECT -> 1.5;
            case INTERRUPT -> 1.3;
            default -> 1.1;
        };
    }

    static double ability(Card card) {
        return figure(card, Figure.ABILITY)
                + card.permanentPilot().map(p -> p.ability()).orElse(0.0);
    }

    static double figure(Card card, Figure figure) {
        return card.figures().getOrDefault(figure, 0.0);
    }

    static boolean isUnit(Card card) {
        return card.is(CardType.CHARACTER) || isVessel(card);
    }

    static boolean isVessel(Card card) {
        return card.is(CardType.STARSHIP) || card.is(CardType.VEHICLE);
    }

    static double orZero(double figure) {
        return Double.isNaN(figure) ? 0 : figure;
    }
}
