package holosite.language.prose;

import java.util.ArrayList;
import java.util.List;

/**
 * One thing a text states: what leads it ("while …", "if …"), whom or what it is about, what it
 * says of that, and for how long. The subject is separate so that clauses about the same cards can
 * share it.
 */
public record Clause(List<Lead> leads, String subject, Phrase predicate, String tail) {

    public Clause {
        leads = List.copyOf(leads);
    }

    /** A clause worded as a whole, with no subject that others could share. */
    public static Clause of(String... words) {
        return of(Phrase.of(words));
    }

    public static Clause of(Phrase words) {
        return new Clause(List.of(), "", words, "");
    }

    /** What is said of cards. */
    public static Clause about(Mention subject, String... predicate) {
        return new Clause(List.of(), subject.text(), Phrase.of(predicate), "");
    }

    public Clause with(String... more) {
        return with(Phrase.of(more));
    }

    public Clause with(Phrase more) {
        return new Clause(leads, subject, predicate.with(more), tail);
    }

    /** The same with its explanation included here, so that other words can follow. */
    Clause closed() {
        return new Clause(leads, subject, Phrase.of(predicate.spoken()), tail);
    }

    /** The same, lasting this long. */
    public Clause lasting(String span) {
        return new Clause(leads, subject, predicate, span);
    }

    /** The same after a lead. */
    public Clause led(Lead lead) {
        if (lead.isEmpty()) {
            return this;
        }
        var all = new ArrayList<Lead>(List.of(lead));
        all.addAll(leads);
        return new Clause(all, subject, predicate, tail);
    }

    public boolean isEmpty() {
        return subject.isEmpty() && predicate.isEmpty();
    }

    /** Whether the other clause is about the same cards, and nothing comes between. */
    public boolean sharesSubjectWith(Clause next) {
        return !subject.isEmpty() && next.leads.isEmpty() && subject.equals(next.subject);
    }

    /** In words, without capital and full stop. */
    public String spoken(Prose p) {
        String main = Prose.words(subject, predicate.words());
        if (tail.isEmpty()) {
            return Lead.chain(p, leads, main + predicate.explanation());
        }
        if (!predicate.isExplained()) {
            return Lead.chain(p, leads, Prose.words(main, tail));
        }
        // What X is comes last: "for the rest of this battle, your total power is +X, where …".
        var all = new ArrayList<>(leads);
        all.add(Lead.adverb(tail));
        return Lead.chain(p, all, main + predicate.explanation());
    }

    /**
     * Several clauses side by side share what they have in common: "that droid may not be stolen
     * and may not move for the rest of this turn".
     */
    public static List<String> spoken(Prose p, List<Clause> clauses) {
        var all = new ArrayList<String>();
        for (int i = 0; i < clauses.size(); i++) {
            Clause clause = clauses.get(i);
            if (i > 0 && clauses.get(i - 1).sharesSubjectWith(clause)) {
                clause = new Clause(clause.leads, "", clause.predicate, clause.tail);
            }
            if (i + 1 < clauses.size() && clause.sharesTailWith(clauses.get(i + 1))) {
                clause = clause.lasting("");
            }
            all.add(clause.spoken(p));
        }
        return all;
    }

    private boolean sharesTailWith(Clause next) {
        return tail.equals(next.tail) && !predicate.isExplained() && !next.predicate.isExplained();
    }
}
