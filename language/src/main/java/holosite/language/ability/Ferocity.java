package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.check.Refuse;
import holosite.language.prose.Clause;
import holosite.language.prose.Passage;
import holosite.language.prose.Prose;

/**
 * This creature's ferocity if it is not a printed number: a fixed part, and so many destinies,
 * drawn again each time it is needed.
 */
public record Ferocity(Amount first, int draws) implements Ability {

    public Ferocity {
        Refuse.when(draws < 1, "ferocity without a draw is printed");
    }

    @Override
    public Passage say(Prose p) {
        String drawn =
                draws == 1
                        ? p.say("destiny", "une destinée")
                        : p.say("%d destinies", "%d destinées", draws);
        String text =
                switch (first) {
                    case Fixed(double n) when n == 0 -> drawn;
                    case Fixed(double n) when n < 0 -> drawn + " – " + p.number(-n);
                    default -> first.say(p) + " + " + drawn;
                };
        return Passage.of(Clause.of(p.say("ferocity = ", "férocité = ") + text));
    }
}
