package holosite.language.filter;

import holosite.language.amount.Amount;
import holosite.language.card.Who;
import holosite.language.prose.Agreement;
import holosite.language.prose.Complement;
import holosite.language.prose.Mention;
import holosite.language.prose.NounPhrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;

/** Podracers whose race total is within so much of one of a player's race totals. */
public record RacesWithin(Amount distance, Who whose) implements Filter {
    public RacesWithin {
        Amount.refuseBelow(0, distance, "no total is nearer than equal");
    }

    @Override
    public void say(NounPhrase phrase) {
        phrase.complement(
                new Complement() {
                    @Override
                    public String after(Prose p, Agreement noun) {
                        return p.say("with ", "avec ") + total(p, "un ");
                    }

                    @Override
                    public String clause(Prose p, Mention subject, boolean holds) {
                        return Verb.HAVE.clause(p, subject, holds)
                                + " "
                                + total(p, holds ? "un " : "de ");
                    }
                });
    }

    private String total(Prose p, String article) {
        String own =
                switch (whose) {
                    case YOU -> p.say("your race totals", "vos totaux de course");
                    case OPPONENT ->
                            p.say("opponent's race totals", "les totaux de course de l'adversaire");
                    case THAT_PLAYER ->
                            p.say("that player's race totals", "les totaux de course de ce joueur");
                    case DARK_SIDE ->
                            p.say(
                                    "the Dark Side's race totals",
                                    "les totaux de course du côté obscur");
                    case LIGHT_SIDE ->
                            p.say(
                                    "the Light Side's race totals",
                                    "les totaux de course du côté lumineux");
                    case EITHER -> p.say("the race totals", "les totaux de course");
                };
        return p.say(
                "a race total within %s of one of %s",
                article + "total de course à %s ou moins d'un parmi %s", distance.say(p), own);
    }
}
