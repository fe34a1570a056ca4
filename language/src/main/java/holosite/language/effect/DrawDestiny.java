package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.card.DestinyKind;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.prose.Ordinals;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A player draws destiny; the total is remembered under a name, and does not exist if the draw
 * failed. Several draws of one text that are told apart have the names "first", "second" and so on.
 */
public record DrawDestiny(Who who, Amount draws, DestinyKind kind, String name) implements Effect {
    public DrawDestiny {
        Refuse.blank(name, "a destiny needs a name to be spoken of");
        Amount.refuseBelow(1, draws, "at least 1 destiny is drawn");
    }

    @Override
    public Statement say(Prose p) {
        boolean one = draws instanceof Fixed(double n) && n == 1;
        boolean mine = who.reader(p);
        int nth = Ordinals.of(name);
        String total =
                one
                        ? mine
                                ? nth == 0
                                        ? p.say("destiny", "la destinée")
                                        : p.say(
                                                "the " + name + " destiny",
                                                "la " + Ordinals.feminine(p, nth) + " destinée")
                                : p.say(
                                        p.player(who).owner() + " destiny",
                                        "la destinée de " + p.player(who).text())
                        : mine
                                ? p.say("total destiny", "la destinée totale")
                                : p.say(
                                        p.player(who).owner() + " total destiny",
                                        "la destinée totale de " + p.player(who).text());
        p.antecedents().number(name, total);
        p.antecedents()
                .existence(
                        name,
                        p.say("destiny was drawn", "une destinée a été tirée"),
                        p.say("no destiny was drawn", "aucune destinée n'a été tirée"));
        Phrase drawn =
                one
                        ? Phrase.of(p.say(p.say(kind.noun()), p.a(kind.noun())))
                        : draws.quantity(p, false).of(p, kind.noun());
        return Statement.by(who, Verb.DRAW, drawn);
    }
}
