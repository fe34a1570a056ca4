package holosite.language.amount;

import holosite.language.prose.Determiner;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Quantity;

/** How many of some cards a player may choose: at least and at most so many. */
public record Choice(Amount least, Amount most) {
    public Choice {
        Amount.refuseDisorder(least, most);
    }

    /** From this many on, as many as the player likes. */
    public static final int ANY = 60;

    /** The cards with their number: "up to 2 of your aliens", "any number of droids here". */
    public Phrase say(Prose p, NounPhrase phrase) {
        if (most instanceof Fixed(double n) && n == 1) {
            return Phrase.of(
                    least.equals(most)
                            ? phrase.mention(p, Determiner.A).text()
                            : phrase.counted(p, p.say("up to 1", "au plus 1"), false));
        }
        if (most instanceof Count && least.equals(most)) {
            return Phrase.of(phrase.mention(p, Determiner.ALL).text());
        }
        boolean several = least instanceof Fixed(double n) && n > 1;
        if (most instanceof Count || most instanceof Fixed(double all) && all >= ANY) {
            return Phrase.of(
                    several
                            ? phrase.counted(
                                    p, p.say("at least ", "au moins ") + least.say(p), true)
                            : phrase.anyNumber(p));
        }
        Quantity many = most.quantity(p, false);
        String number =
                least.equals(most)
                        ? many.number()
                        : several
                                ? p.say("from %s to %s", "de %s à %s", least.say(p), many.number())
                                : p.say("up to ", "jusqu'à ") + many.number();
        return many.behind().after(phrase.counted(p, number, !many.number().equals("1")));
    }
}
