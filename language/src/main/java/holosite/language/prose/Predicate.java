package holosite.language.prose;

import java.util.ArrayList;
import java.util.List;

/** A noun phrase as a clause about a card: that it is one of these, or that there is one. */
final class Predicate {

    private final NounPhrase phrase;
    private final Prose p;

    Predicate(NounPhrase phrase, Prose p) {
        this.phrase = phrase;
        this.p = p;
    }

    String clause(Mention subject, boolean holds) {
        if (phrase.hasNoun() || !phrase.exceptions().isEmpty() || phrase.other) {
            return Verb.BE.clause(p, subject, holds) + " " + phrase.mention(p, Determiner.A).text();
        }
        var clauses = new ArrayList<String>();
        if (phrase.owner.isPresent()) {
            Mention owner = p.player(phrase.owner.get());
            String whose =
                    p.say(
                            phrase.owner.get().reader(p) ? "yours" : owner.owner(),
                            "à " + owner.text());
            clauses.add(Verb.BE.clause(p, subject, holds) + " " + whose);
        }
        var all = new ArrayList<Complement>(phrase.adjectives);
        all.addAll(phrase.complements);
        if (!all.isEmpty()) {
            clauses.add(told(clauses.isEmpty() ? subject : subject.again(p), all, holds));
        }
        if (clauses.isEmpty()) {
            return Verb.BE.clause(p, subject, holds) + p.say(" on table", " sur la table");
        }
        return p.clauses(clauses, holds);
    }

    /**
     * Several things said of a subject; those that follow "is" share it: "it is alone at a swamp".
     */
    private String told(Mention subject, List<Complement> all, boolean holds) {
        var clauses = new ArrayList<String>();
        var plain = all.stream().filter(Complement::plain).toList();
        if (!plain.isEmpty()) {
            String words =
                    String.join(
                            " ", plain.stream().map(c -> c.after(p, subject.agreement())).toList());
            clauses.add(Verb.BE.clause(p, subject, holds) + " " + words);
        }
        for (Complement complement : all) {
            if (!complement.plain()) {
                clauses.add(
                        complement.clause(
                                p, clauses.isEmpty() ? subject : subject.again(p), holds));
            }
        }
        return p.clauses(clauses, holds);
    }

    String existence(boolean holds) {
        boolean several = !phrase.isNamed() && phrase.complements.size() > 1;
        boolean known =
                phrase.pointsBack()
                        || (holds && !several ? phrase.partlyNamed() : phrase.isNamed());
        if (known && !phrase.complements.isEmpty() && phrase.exceptions().isEmpty()) {
            var where = List.copyOf(phrase.complements);
            phrase.complements.clear();
            Mention subject = phrase.mention(p, Determiner.A);
            phrase.complements.addAll(where);
            return told(subject, where, holds);
        }
        if (known) {
            return Verb.BE.clause(p, phrase.mention(p, Determiner.A), holds)
                    + p.say(" on table", " sur la table");
        }
        Determiner how = holds ? Determiner.A : Determiner.NO;
        String table = phrase.complements.isEmpty() ? p.say(" on table", " sur la table") : "";
        if (phrase.owner.isPresent() && !phrase.owner.get().anyone()) {
            Mention owner = p.player(phrase.owner.get());
            String has = (holds ? " " : p.say(" ", " ne ")) + Verb.HAVE.with(p, owner) + " ";
            return owner.text() + has + phrase.unowned().mention(p, how).text() + table;
        }
        return p.say("there is ", holds ? "il y a " : "il n'y a ")
                + phrase.mention(p, how).text()
                + table;
    }

    /** Everything said of a noun that is elsewhere in the sentence. */
    String told(Agreement noun) {
        var words = new ArrayList<String>();
        phrase.adjectives.forEach(adjective -> words.add(adjective.in(p.language(), noun)));
        phrase.owner.ifPresent(
                who -> words.add(p.say("belonging to ", "appartenant à ") + p.player(who).text()));
        words.add(new NounGroup(phrase, p).after(noun));
        return Prose.words(words.toArray(String[]::new));
    }

    /** The same of a noun of which it is not true. */
    String toldNot(Agreement noun) {
        if (phrase.adjectives.isEmpty()
                && phrase.owner.isEmpty()
                && phrase.complements.size() == 1) {
            return phrase.complements.getFirst().afterNot(p, noun);
        }
        return clause(Mention.third(p.say("that", "qui"), noun), false);
    }
}
