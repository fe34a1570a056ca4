package holosite.bots.rookie;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.rules.view.CardView;

/** What a card brings to a location, with everybody aboard: power and ability. */
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
                        Worth.orZero(card.power()),
                        Worth.orZero(card.ability())
                                + printed.permanentPilot().map(p -> p.ability()).orElse(0.0));
        for (CardView on : card.on()) {
            if (on.role().aboard() && Worth.isUnit(situation.printed(on))) {
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
        return Worth.isVessel(card) && card.permanentPilot().isEmpty()
                ? NONE
                : new Strength(Worth.figure(card, Figure.POWER), Worth.ability(card));
    }

    /** Of a vessel that comes with a pilot, or gets one. */
    static Strength piloted(Card vessel, Card pilot) {
        return new Strength(
                Worth.figure(vessel, Figure.POWER) + 2,
                Worth.ability(vessel) + Worth.ability(pilot));
    }
}
