package holosite.language.condition;

import holosite.language.amount.Amount;
import holosite.language.amount.Count;
import holosite.language.amount.Fixed;
import holosite.language.amount.PileSize;
import holosite.language.amount.Remembered;
import holosite.language.amount.SharedRaceTotal;
import holosite.language.amount.TheirForceUsed;
import holosite.language.card.Compare;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** Two numbers compare in this way. */
public record Compares(Amount left, Compare compare, Amount right) implements Condition {
    public Compares {
        Refuse.when(
                left instanceof Fixed && right instanceof Fixed,
                "two fixed numbers always compare alike");
    }

    @Override
    public String say(Prose p, boolean holds) {
        Compare how = holds || compare == Compare.EQUAL ? compare : compare.opposite();
        if (left instanceof Count(var of) && right instanceof Fixed(double number)) {
            String many = how.say(p, p.number(number));
            boolean one = p.french() ? number < 2 : number == 1;
            String cards = of.phrase().counted(p, many, !one);
            return holds || compare != Compare.EQUAL
                    ? p.say(one ? "there is " : "there are ", "il y a ") + cards
                    : p.say("there are not ", "il n'y a pas ") + cards;
        }
        if (left instanceof PileSize(var whose, var pile)
                && right instanceof Fixed(double number)) {
            if (number == 0 && compare == Compare.EQUAL) {
                return p.of(whose, pile.noun())
                        + p.say(
                                holds ? " is empty" : " is not empty",
                                holds ? " est vide" : " n'est pas vide");
            }
            boolean one = p.french() ? number < 2 : number == 1;
            return p.say(one ? "there is " : "there are ", "il y a ")
                    + how.say(p, p.number(number))
                    + " "
                    + Noun.CARD.in(p.language(), !one)
                    + p.say(" in ", " dans ")
                    + p.of(whose, pile.noun());
        }
        if (left instanceof TheirForceUsed && right instanceof Fixed(double number)) {
            boolean one = p.french() ? number < 2 : number == 1;
            return p.say(
                    "%s used %s %s from %s this turn",
                    "%s utilisé %s %s de %s pendant ce tour",
                    Verb.HAVE.clause(p, p.player(Who.YOU), holds || compare != Compare.EQUAL),
                    how.say(p, p.number(number)),
                    Noun.FORCE.in(p.language(), !one),
                    p.of(Who.OPPONENT, Pile.FORCE_PILE.noun()));
        }
        if (left instanceof Remembered(var name)
                && compare == Compare.AT_LEAST
                && right.equals(Amount.of(0))) {
            // A number that does not exist compares false with everything: this asks whether there
            // is one.
            return p.antecedents().exists(p, name, holds);
        }
        if (left instanceof SharedRaceTotal
                && compare == Compare.AT_LEAST
                && right.equals(Amount.of(0))) {
            return holds
                    ? p.say(
                            "you and opponent have the same race total",
                            "vous et l'adversaire avez le même total de course")
                    : p.say(
                            "you and opponent have no race total in common",
                            "vous et l'adversaire n'avez aucun total de course en commun");
        }
        String sign = holds || compare != Compare.EQUAL ? how.sign() : "≠";
        return left.say(p) + " " + sign + " " + right.say(p);
    }
}
