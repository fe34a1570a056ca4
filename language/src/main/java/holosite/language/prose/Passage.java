package holosite.language.prose;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Sentences one after the other; a heading before them, a note in brackets after them. */
public record Passage(String heading, List<Clause> sentences, String note) {

    public Passage {
        sentences = List.copyOf(sentences);
    }

    public static Passage of(Clause... sentences) {
        return of(List.of(sentences));
    }

    public static Passage of(List<Clause> sentences) {
        return new Passage("", sentences, "");
    }

    /** The same under a heading: "USED: …". */
    public Passage headed(String words) {
        return new Passage(words, sentences, note);
    }

    /** The same with a note after it: "(Immune to Sense.)". */
    public Passage noted(String words) {
        return new Passage(heading, sentences, words);
    }

    /** The same with a lead before the first sentence. */
    public Passage led(Lead lead) {
        if (sentences.isEmpty()) {
            return this;
        }
        var all = new ArrayList<>(sentences);
        all.set(0, all.getFirst().led(lead));
        return new Passage(heading, all, note);
    }

    /** The same with more sentences after it. */
    public Passage then(Passage more) {
        var all = new ArrayList<>(sentences);
        all.addAll(more.sentences);
        return new Passage(heading, all, more.note.isEmpty() ? note : more.note);
    }

    /** The same with words before the first sentence that belong to it. */
    public Passage behind(Prose p, String words) {
        if (sentences.isEmpty()) {
            return of(Clause.of(words));
        }
        var all = new ArrayList<>(sentences);
        all.set(0, Clause.of(words + all.getFirst().spoken(p)));
        return new Passage(heading, all, note);
    }

    /** The same with words after the last sentence that belong to it. */
    public Passage withLast(String words) {
        var all = new ArrayList<>(sentences);
        all.set(all.size() - 1, all.getLast().closed().with(words));
        return new Passage(heading, all, note);
    }

    /** The same, lasting this long. */
    public Passage lasting(String span) {
        var all = new ArrayList<>(sentences);
        all.set(all.size() - 1, all.getLast().lasting(span));
        return new Passage(heading, all, note);
    }

    /** The sentence, if there is only one and nothing else. */
    public Optional<Clause> only() {
        boolean one = sentences.size() == 1 && heading.isEmpty() && note.isEmpty();
        return one ? Optional.of(sentences.getFirst()) : Optional.empty();
    }

    /** As part of another sentence, which gives it its first capital and its last full stop. */
    public String inline(Prose p) {
        var all = new ArrayList<String>();
        for (Clause sentence : sentences) {
            String words = sentence.spoken(p);
            all.add(all.isEmpty() ? words : Prose.capital(words));
        }
        return heading + String.join(". ", all);
    }

    public boolean isEmpty() {
        return sentences.isEmpty();
    }

    /** The finished text: every sentence spelt, with its capital and its full stop. */
    public String spoken(Prose p) {
        var all = new ArrayList<String>();
        for (Clause sentence : sentences) {
            all.add(p.sentence(sentence.spoken(p)));
        }
        if (!note.isEmpty()) {
            all.add("(" + p.sentence(note) + ")");
        }
        return heading + String.join(" ", all);
    }
}
