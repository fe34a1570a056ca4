package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * You ask the opponent whether there are cards of a kind in his hand, or at least so many of them:
 * cards of a title, a type, a subtype or with an icon. He answers with yes or no, which is the
 * truth, or else loses Force.
 */
public record AskAboutHand(Amount force) implements Effect {
    private static final Verb ASK = Verb.of("ask", "poser");

    public AskAboutHand {
        Amount.refuseBelow(1, force, "whoever does not answer loses at least 1 Force");
    }

    @Override
    public Statement say(Prose p) {
        String question =
                p.say(
                        "a yes-or-no question about the cards in %s; %s answer truthfully or lose",
                        "une question sur les cartes de %s ; %s répondre par oui ou par non, sans"
                                + " mentir, ou perdre",
                        p.of(Who.OPPONENT, Pile.HAND.noun()),
                        Verb.MUST.clause(p, p.player(Who.OPPONENT), true));
        return Statement.by(
                Who.YOU, ASK, force.quantity(p, false).of(p, Noun.FORCE).after(question));
    }
}
