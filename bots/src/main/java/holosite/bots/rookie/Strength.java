package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.rules.view.CardView;

/** The power and ability that a card brings to a location, including everybody aboard. */
record Strength(double power, double ability) {
    static final Strength NONE = new Strength(0, 0);

    Strength plus(Strength other) {
        return new Strength(power + other.power, ability + other.ability);
    }

    /** Of a card on the table. */
    static Strength of(Situation situation, CardView card) {
        Card printed = situation.printed(card);
        Strength total =
                new Strength(
                        CardWorth.orZero(card.power()),
                        CardWorth.orZero(card.ability())
                                + printed.permanentPilot().map(p -> p.ability()).orElse(0.0));
        for (CardView on : card.on()) {
            if (on.role().aboard() && CardWorth.isUnit(situation.printed(on))) {
                total = total.plus(of(situation, on));
            }
        }
        return total;
    }

    /** Of the characters aboard a ship alone. */
    static Strength crew(Situation situation, CardView ship) {
        Strength total = NONE;
        for (CardView on : ship.on()) {
            if (on.role().aboard() && situation.printed(on).is(CardType.CHARACTER)) {
                total = total.plus(of(situation, on));
            }
        }
        return total;
    }

    /** Of a card about to be deployed by itself: a vessel without a pilot brings nothing yet. */
    static Strength deployed(Card card) {
        return CardWorth.isVessel(card) && card.permanentPilot().isEmpty()
                ? NONE
                : new Strength(CardWorth.figure(card, Figure.POWER), CardWorth.ability(card));
    }

    /** Of a vessel that comes with a pilot, or gets one. */
    static Strength piloted(Card vessel, Card pilot) {
        return new Strength(
                CardWorth.figure(vessel, Figure.POWER) + 2,
                CardWorth.ability(vessel) + CardWorth.ability(pilot));
    }
}
