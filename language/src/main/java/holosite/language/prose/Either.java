package holosite.language.prose;

import java.util.List;

/** One of several things said of a card. */
record Either(List<NounPhrase> several) implements Complement {

    @Override
    public String after(Prose p, Agreement noun) {
        return p.or(several.stream().map(s -> new Predicate(s, p).told(noun)).toList());
    }

    @Override
    public Link link(Prose p) {
        var first = several.getFirst().complements;
        return first.isEmpty() ? Link.NONE : first.getFirst().link(p);
    }

    @Override
    public String clause(Prose p, Mention subject, boolean holds) {
        var clauses = new java.util.ArrayList<String>();
        for (NounPhrase one : several) {
            clauses.add(one.clause(p, clauses.isEmpty() ? subject : subject.again(p), holds));
        }
        return p.clauses(clauses, !holds);
    }
}
