package holosite.language.condition;

import holosite.language.amount.Amount;
import holosite.language.amount.Count;
import holosite.language.amount.Fixed;
import holosite.language.card.Compare;
import holosite.language.prose.Prose;

/** Two numbers compare so. */
public record Compares(Amount left, Compare compare, Amount right) implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        Compare how = holds || compare == Compare.EQUAL ? compare : compare.opposite();
        if (left instanceof Count(var of) && right instanceof Fixed(double number)) {
            String many = how.say(p, p.number(number));
            boolean one = p.french() ? number < 2 : number == 1;
            String cards = Prose.phrase(of).counted(p, many, !one);
            return holds || compare != Compare.EQUAL
                    ? p.say(one ? "there is " : "there are ", "il y a ") + cards
                    : p.say("there are not ", "il ne y a pas ") + cards;
        }
        String sign = holds || compare != Compare.EQUAL ? how.sign() : "≠";
        return left.say(p) + " " + sign + " " + right.say(p);
    }
}
