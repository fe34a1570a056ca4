package holosite.language.prose;

import holosite.language.amount.Amount;
import holosite.language.amount.Count;
import holosite.language.amount.Fixed;
import holosite.language.card.Who;
import holosite.language.filter.Ref;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cards in words. Filters contribute to it in any order: what the cards are, whose, what they are
 * like, where, which of them not. Only when it is used in a sentence does it get its article, its
 * number and its agreement.
 */
public final class NounPhrase {

    /**
     * How special a noun is: a special one makes the general ones before it needless or puts them
     * beside it.
     */
    public enum Rank {
        TYPE,
        SUBTYPE,
        ICON,
        TRAIT
    }

    private record Head(Noun noun, Rank rank, Object kind) {}

    private final List<Head> heads = new ArrayList<>();
    private final List<NounPhrase> choices = new ArrayList<>();
    private final List<Adjective> adjectives = new ArrayList<>();
    private final List<Complement> complements = new ArrayList<>();
    private final List<NounPhrase> exceptions = new ArrayList<>();
    private final List<Noun> never = new ArrayList<>();
    private Optional<String> name = Optional.empty();
    private Optional<Ref> ref = Optional.empty();
    private Optional<Who> owner = Optional.empty();
    private Optional<Noun> fallback = Optional.empty();
    private boolean other;

    // ---- what filters contribute

    /** What the cards are. {@code kind} tells which general noun goes without saying beside it. */
    public void noun(Noun noun, Rank rank, Object kind) {
        heads.add(new Head(noun, rank, kind));
    }

    /** A proper name: a title, a persona. */
    public void named(String proper) {
        name = Optional.of(proper);
    }

    public void being(Ref card) {
        ref = Optional.of(card);
    }

    public void owned(Who who) {
        owner = Optional.of(who);
    }

    public void adjective(Adjective adjective) {
        if (adjective.after()) {
            complements.add(adjective);
        } else {
            adjectives.add(adjective);
        }
    }

    public void complement(Complement complement) {
        complements.add(complement);
    }

    public void wording(Wording wording, Rank rank, Object kind) {
        switch (wording) {
            case Noun noun -> noun(noun, rank, kind);
            case Adjective adjective -> adjective(adjective);
            case Feature feature -> complement(feature);
        }
    }

    /** Any of several. Things without a noun of their own are told after the noun. */
    public void choice(List<NounPhrase> several) {
        if (several.stream().noneMatch(NounPhrase::hasNoun)) {
            complements.add(new Either(List.copyOf(several)));
            return;
        }
        choices.addAll(several);
    }

    /** All but these. */
    public void except(NounPhrase excepted) {
        if (excepted.plainNoun() && excepted.heads.getFirst().rank() != Rank.TRAIT) {
            never.add(excepted.heads.getFirst().noun());
        } else if (excepted.hasNoun()) {
            exceptions.add(excepted);
        } else {
            complements.add(new Denied(excepted));
        }
    }

    public void other() {
        other = true;
    }

    /** The noun to use when no filter gives one. */
    public void fallback(Noun noun) {
        if (fallback.isEmpty()) {
            fallback = Optional.of(noun);
        }
    }

    // ---- what others may ask

    public boolean hasNoun() {
        return !heads.isEmpty() || !choices.isEmpty() || name.isPresent() || ref.isPresent();
    }

    private boolean plainNoun() {
        return heads.size() == 1
                && choices.isEmpty()
                && adjectives.isEmpty()
                && complements.isEmpty()
                && exceptions.isEmpty()
                && owner.isEmpty()
                && ref.isEmpty()
                && name.isEmpty()
                && never.isEmpty();
    }

    /** Whether these are cards of a kind: the nouns given imply it. */
    public boolean speaksOf(Object kind) {
        return name.isEmpty() && implies(kind) || fallback.isPresent() && !hasNoun();
    }

    public Optional<Who> owner() {
        return owner;
    }

    public boolean isNamed() {
        return name.isPresent()
                || !choices.isEmpty() && choices.stream().allMatch(NounPhrase::isNamed);
    }

    public boolean pointsBack() {
        return ref.isPresent();
    }

    /** The same cards without saying whose. */
    public NounPhrase unowned() {
        owner = Optional.empty();
        return this;
    }

    /** The noun by which a later sentence points back to one of these. */
    public Noun noun() {
        var told = told();
        if (!told.isEmpty()) {
            return told.getFirst().noun();
        }
        if (!choices.isEmpty()) {
            Noun first = choices.getFirst().noun();
            return choices.stream().allMatch(c -> c.noun().equals(first)) ? first : general();
        }
        return fallback.orElse(Noun.CARD);
    }

    private Noun general() {
        return fallback.orElse(Noun.CARD);
    }

    /** The nouns worth saying, the most special first. */
    private List<Head> told() {
        var told = new ArrayList<Head>();
        for (Head head : heads) {
            boolean implied =
                    heads.stream()
                            .anyMatch(
                                    h ->
                                            h.rank().compareTo(head.rank()) > 0
                                                    && head.rank() == Rank.TYPE
                                                    && h.kind().equals(head.kind()));
            boolean twice = told.stream().anyMatch(h -> h.noun().equals(head.noun()));
            if (!implied && !twice) {
                told.add(head);
            }
        }
        boolean typed = told.stream().anyMatch(h -> h.rank() != Rank.TYPE);
        if (typed || !choices.isEmpty()) {
            told.removeIf(
                    h ->
                            h.rank() == Rank.TYPE
                                    && (typed
                                            || choices.stream()
                                                    .allMatch(c -> c.implies(h.kind()))));
        }
        told.sort((a, b) -> b.rank().compareTo(a.rank()));
        return told;
    }

    private boolean implies(Object kind) {
        return name.isPresent()
                || heads.stream().anyMatch(h -> h.kind().equals(kind))
                || !choices.isEmpty() && choices.stream().allMatch(c -> c.implies(kind));
    }

    // ---- in a sentence

    /** The phrase as subject, object or whatever a sentence needs. */
    public Mention mention(Prose p, Determiner how) {
        if (ref.isPresent()) {
            Mention back = p.ref(ref.get());
            String more = after(p, back.agreement());
            return more.isEmpty()
                    ? back
                    : Mention.third(back.text() + " " + more, back.agreement());
        }
        if (!hasNoun()
                && complements.size() == 1
                && owner.isEmpty()
                && !other
                && adjectives.isEmpty()
                && complements.getFirst() instanceof Whatever whatever) {
            return Mention.third(whatever.alone(p), Agreement.MASCULINE);
        }
        if (!choices.isEmpty() && told().isEmpty()) {
            return ofChoices(p, how);
        }
        boolean many = how == Determiner.ALL && name.isEmpty();
        Agreement head = agreement();
        Agreement whole = many ? head.many() : head;
        // "One of your aliens", "each of your aliens": the noun is plural, the phrase is not.
        boolean ofYours =
                owner.filter(Who.YOU::equals).isPresent()
                        && name.isEmpty()
                        && (how == Determiner.A || how == Determiner.EACH);
        Agreement inner = ofYours ? head.many() : whole;
        String group = group(p, inner);
        String text = determined(p, how, group, head, ofYours) + excepted(p, how, whole);
        return Mention.third(text, possessive(p, how, text), whole);
    }

    private String possessive(Prose p, Determiner how, String text) {
        boolean brief =
                complements.isEmpty()
                        && exceptions.isEmpty()
                        && (name.isPresent() || how == Determiner.THAT);
        return brief && !p.french() ? text + (text.endsWith("s") ? "'" : "'s") : "";
    }

    /** A certain number of them: "2 of your aliens here". */
    public String counted(Prose p, String number, boolean many) {
        if (ref.isPresent() || isNamed()) {
            return mention(p, Determiner.A).text();
        }
        if (!choices.isEmpty() && told().isEmpty()) {
            var each = new ArrayList<String>();
            for (NounPhrase c : choices) {
                each.add(
                        c.group(
                                p,
                                many || owner.isPresent() ? c.agreement().many() : c.agreement()));
            }
            Agreement agreement = many ? agreement().many() : agreement();
            return Prose.words(
                            number, ownerBefore(p), p.or(each), ownerAfter(p), after(p, agreement))
                    + excepted(p, Determiner.EACH, agreement);
        }
        Agreement agreement =
                many || owner.isPresent() && owner.get() == Who.YOU
                        ? agreement().many()
                        : agreement();
        String group = group(p, agreement);
        return Prose.words(number, ownerBefore(p), group) + excepted(p, Determiner.EACH, agreement);
    }

    /** As many as somebody may choose: "up to 2 of your aliens", "any number of droids here". */
    public String some(Prose p, Amount least, Amount most) {
        if (most instanceof Fixed(double n) && n == 1) {
            return least.equals(most)
                    ? mention(p, Determiner.A).text()
                    : counted(p, p.say("up to 1", "au plus 1"), false);
        }
        if (most instanceof Count || most instanceof Fixed(double all) && all >= 60) {
            String of =
                    owner.isEmpty() || ownerBefore(p).isEmpty()
                            ? p.say("any number of", "n'importe quel nombre de")
                            : p.say("any number", "n'importe quel nombre");
            return counted(p, of, true);
        }
        Quantity many = most.quantity(p, false);
        String number =
                least.equals(most) ? many.number() : p.say("up to ", "jusqu'à ") + many.number();
        return Prose.words(counted(p, number, true), many.tail());
    }

    private String ownerBefore(Prose p) {
        if (owner.isEmpty()) {
            return "";
        }
        return switch (owner.get()) {
            case YOU -> p.say("of your", "de vos");
            case OPPONENT -> p.say("of opponent's", "");
            case EITHER -> "";
            case THAT_PLAYER -> p.say("of that player's", "");
        };
    }

    private String ownerAfter(Prose p) {
        if (owner.isEmpty() || owner.get() == Who.YOU || owner.get() == Who.EITHER || !p.french()) {
            return "";
        }
        return "de " + p.player(owner.get()).text();
    }

    private Mention ofChoices(Prose p, Determiner how) {
        boolean many = how == Determiner.ALL;
        var each = new ArrayList<String>();
        boolean shared =
                owner.isPresent()
                        || how != Determiner.A && !(p.french() && many)
                        || !adjectives.isEmpty()
                        || other;
        Agreement agreement = agreement();
        boolean names = isNamed();
        boolean plural = many && (!names || choices.size() > 1);
        Agreement whole = plural ? agreement.many() : agreement;
        boolean ofYours =
                owner.isPresent()
                        && owner.get() == Who.YOU
                        && (how == Determiner.A || how == Determiner.EACH)
                        && !names;
        for (NounPhrase c : choices) {
            Agreement its =
                    many && c.name.isEmpty() || ofYours ? c.agreement().many() : c.agreement();
            each.add(shared ? c.group(p, its) : c.mention(p, how).text());
        }
        String all = many ? p.and(each) : p.or(each);
        String text;
        if (shared) {
            String inner = Prose.words(before(p), all, behind(p, ofYours ? whole.many() : whole));
            text =
                    determined(
                            p,
                            names && how != Determiner.EACH ? Determiner.THAT : how,
                            inner,
                            agreement,
                            ofYours);
            if (names && owner.isEmpty() && how != Determiner.EACH) {
                text = inner;
            }
        } else {
            text =
                    Prose.words(
                            all, after(p, p.french() && choices.size() > 1 ? whole.many() : whole));
        }
        return Mention.third(text + excepted(p, how, whole), whole);
    }

    /** Gender of the noun; a list is masculine as soon as one of its members is. */
    public Agreement agreement() {
        if (name.isPresent()) {
            return Agreement.MASCULINE;
        }
        var told = told();
        if (!told.isEmpty() || choices.isEmpty()) {
            return noun().agreement();
        }
        Agreement all = choices.getFirst().agreement();
        for (NounPhrase c : choices) {
            all = all.with(c.agreement());
        }
        return all;
    }

    /** Everything but the article: what stands before the noun, the noun, and what follows it. */
    private String group(Prose p, Agreement agreement) {
        boolean plural = agreement.plural();
        if (name.isPresent()) {
            return Prose.words(before(p), name.get(), behind(p, agreement));
        }
        var told = told();
        var beside = new ArrayList<String>();
        for (Head head : told.isEmpty() ? told : told.subList(1, told.size())) {
            beside.add(head.noun().in(p.language(), p.french() && plural));
        }
        if (!choices.isEmpty() && !told.isEmpty()) {
            beside.add(
                    p.or(
                            choices.stream()
                                    .map(c -> c.noun().in(p.language(), p.french() && plural))
                                    .toList()));
        }
        String noun = noun().in(p.language(), plural);
        String attributes = String.join(" ", beside);
        return p.french()
                ? Prose.words(before(p), noun, attributes, behind(p, agreement))
                : Prose.words(before(p), attributes, noun, behind(p, agreement));
    }

    private String before(Prose p) {
        if (p.french()) {
            return "";
        }
        var words = new ArrayList<String>();
        for (Adjective adjective : adjectives) {
            words.add(adjective.en());
        }
        for (Noun noun : never) {
            words.add("non-" + p.say(noun));
        }
        return String.join(" ", words);
    }

    private String behind(Prose p, Agreement agreement) {
        var words = new ArrayList<String>();
        if (p.french()) {
            for (Adjective adjective : adjectives) {
                words.add(adjective.in(p.language(), agreement));
            }
            for (Noun noun : never) {
                words.add("non " + noun.in(p.language(), agreement.plural()));
            }
            words.add(ownerAfter(p));
        }
        words.add(name.isPresent() ? afterName(p, agreement) : after(p, agreement));
        return Prose.words(words.toArray(String[]::new));
    }

    private String afterName(Prose p, Agreement agreement) {
        return Prose.words(
                complements.stream()
                        .map(c -> c instanceof Whatever w ? w.afterName(p) : c.after(p, agreement))
                        .toArray(String[]::new));
    }

    private String after(Prose p, Agreement agreement) {
        return Prose.words(
                complements.stream().map(c -> c.after(p, agreement)).toArray(String[]::new));
    }

    private String excepted(Prose p, Determiner how, Agreement agreement) {
        var texts = new ArrayList<String>();
        for (NounPhrase e : exceptions) {
            if (how == Determiner.A || how == Determiner.NO) {
                texts.add(e.mention(p, Determiner.A).text());
            } else {
                texts.add(e.mention(p, Determiner.ALL).text());
            }
        }
        if (texts.isEmpty()) {
            return "";
        }
        if (how == Determiner.A || how == Determiner.NO) {
            return p.say(" other than ", agreement.plural() ? " autres que " : " autre que ")
                    + p.or(texts);
        }
        return p.say(" except ", " sauf ") + p.and(texts);
    }

    private String determined(
            Prose p, Determiner how, String group, Agreement head, boolean ofYours) {
        boolean f = head.feminine();
        boolean proper = name.isPresent();
        Who who = owner.orElse(Who.EITHER);
        if (p.french()) {
            String autre = other ? "autre " : "";
            String autres = other ? "autres " : "";
            return switch (how) {
                case A ->
                        ofYours
                                ? (f ? "une " : "un ") + autre + "de vos " + group
                                : (proper ? who == Who.YOU ? "votre " : "" : f ? "une " : "un ")
                                        + autre
                                        + group;
                case EACH ->
                        ofYours
                                ? (f ? "chacune " : "chacun ") + "de vos " + autres + group
                                : (proper ? "" : "chaque ") + autre + group;
                case ALL ->
                        proper
                                ? (who == Who.YOU ? "votre " : "") + autre + group
                                : (who == Who.YOU ? "vos " : "les ") + autres + group;
                case THAT ->
                        (who == Who.YOU ? "votre " : proper ? "" : f ? "cette " : "ce ")
                                + autre
                                + group;
                case NO ->
                        (f ? "aucune " : "aucun ")
                                + autre
                                + (who == Who.YOU ? "de vos " : "")
                                + group;
            };
        }
        String whose =
                switch (who) {
                    case YOU -> "your ";
                    case OPPONENT -> "opponent's ";
                    case THAT_PLAYER -> "that player's ";
                    case EITHER -> "";
                };
        String others = other ? "other " : "";
        return switch (how) {
            case A -> {
                if (ofYours) {
                    yield (other ? "another" : "one") + " of " + whose + group;
                }
                if (proper) {
                    yield whose + others + group;
                }
                yield (other ? "another " : who == Who.OPPONENT ? "an " : "a ") + whose + group;
            }
            case EACH ->
                    ofYours
                            ? "each of " + whose + others + group
                            : "each " + others + whose + group;
            case ALL -> whose + others + group;
            case THAT -> (owner.isPresent() || proper ? whose : "that ") + others + group;
            case NO -> "no " + others + whose + group;
        };
    }

    /** All that is told of a noun that stands elsewhere. */
    String told(Prose p, Agreement agreement) {
        var words = new ArrayList<String>();
        for (Adjective adjective : adjectives) {
            words.add(adjective.in(p.language(), agreement));
        }
        if (owner.isPresent()) {
            words.add(p.say("belonging to ", "appartenant à ") + p.player(owner.get()).text());
        }
        words.add(after(p, agreement));
        return Prose.words(words.toArray(String[]::new));
    }

    /** The same of a noun of which it is not true. */
    String toldNot(Prose p, Agreement agreement) {
        if (adjectives.isEmpty() && owner.isEmpty() && complements.size() == 1) {
            return complements.getFirst().afterNot(p, agreement);
        }
        return clause(p, Mention.third(p.say("that", "qui"), agreement), false);
    }

    // ---- as a clause

    /** That there is such a card: "you have a droid here", "Luke is not at a swamp". */
    public String existence(Prose p, boolean holds) {
        if ((isNamed() || pointsBack()) && !complements.isEmpty() && exceptions.isEmpty()) {
            var where = List.copyOf(complements);
            complements.clear();
            Mention subject = mention(p, Determiner.A);
            complements.addAll(where);
            return told(p, subject, where, holds);
        }
        if (isNamed() || pointsBack()) {
            return Verb.BE.clause(p, mention(p, Determiner.A), holds)
                    + p.say(" on table", " sur la table");
        }
        String what;
        if (owner.isPresent() && owner.get() != Who.EITHER) {
            Mention player = p.player(owner.get());
            what = unowned().mention(p, holds ? Determiner.A : Determiner.NO).text();
            return player.text()
                    + (holds ? " " : p.say(" ", " ne "))
                    + Verb.HAVE.with(p, player)
                    + " "
                    + what;
        }
        what = mention(p, holds ? Determiner.A : Determiner.NO).text();
        return p.say("there is ", holds ? "il y a " : "il n'y a ") + what;
    }

    /**
     * That a card is one of these, or is not: "it is at a swamp", "you do not control this site".
     */
    public String clause(Prose p, Mention subject, boolean holds) {
        var clauses = new ArrayList<String>();
        var all = new ArrayList<Complement>(adjectives);
        all.addAll(complements);
        if (hasNoun() || !exceptions.isEmpty() || other) {
            return Verb.BE.clause(p, subject, holds) + " " + mention(p, Determiner.A).text();
        }
        if (owner.isPresent()) {
            clauses.add(
                    Verb.BE.clause(p, subject, holds)
                            + " "
                            + p.say(
                                    owner.get() == Who.YOU
                                            ? "yours"
                                            : p.player(owner.get()).owner(),
                                    "à " + p.player(owner.get()).text()));
        }
        for (Noun noun : never) {
            clauses.add(Verb.BE.clause(p, subject, !holds) + " " + p.a(noun));
        }
        if (!all.isEmpty()) {
            clauses.add(told(p, clauses.isEmpty() ? subject : subject.again(p), all, holds));
        }
        if (clauses.isEmpty()) {
            return Verb.BE.clause(p, subject, holds) + " " + p.say("on table", "sur la table");
        }
        return p.clauses(clauses, holds);
    }

    /**
     * Several things told of a subject; those that follow "is" share it: "it is alone at a swamp".
     */
    private static String told(
            Prose p, Mention subject, List<? extends Complement> all, boolean holds) {
        var clauses = new ArrayList<String>();
        var plain = all.stream().filter(Complement::plain).toList();
        if (!plain.isEmpty()) {
            clauses.add(
                    Verb.BE.clause(p, subject, holds)
                            + " "
                            + String.join(
                                    " ",
                                    plain.stream()
                                            .map(c -> c.after(p, subject.agreement()))
                                            .toList()));
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
}
