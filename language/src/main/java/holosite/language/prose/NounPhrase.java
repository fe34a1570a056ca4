package holosite.language.prose;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Cards in words. Filters contribute to it in any order: what the cards are, whose, what they are
 * like, where, which of them not. Only when it is used in a sentence does it get its article, its
 * number and its agreement.
 */
public final class NounPhrase {

    /** How specific a noun is: next to a specific one, general ones are left out. */
    public enum Rank {
        TYPE,
        SUBTYPE,
        ICON,
        TRAIT
    }

    record Head(Noun noun, Rank rank, List<Noun> kinds) {

        /**
         * Whether its negation reads well before a noun: "non-droid", but not "non-combat vehicle".
         */
        boolean brief() {
            return rank != Rank.TRAIT && !noun.en().contains(" ");
        }
    }

    final List<Head> heads = new ArrayList<>();
    final List<NounPhrase> choices = new ArrayList<>();
    final List<Adjective> adjectives = new ArrayList<>();
    final List<Complement> complements = new ArrayList<>();
    final List<NounPhrase> exceptions = new ArrayList<>();
    private final List<Noun> never = new ArrayList<>();
    Optional<String> name = Optional.empty();
    Optional<Pointer> ref = Optional.empty();
    Optional<NamedPlayer> owner = Optional.empty();
    private Optional<Noun> fallback = Optional.empty();
    boolean other;
    private int measures;

    // ---- what filters contribute

    /** What the cards are; {@code kind} is the type that it implies. */
    public void noun(Noun noun, Rank rank, Noun kind) {
        noun(noun, rank, List.of(kind));
    }

    private void noun(Noun noun, Rank rank, List<Noun> kinds) {
        heads.add(new Head(noun, rank, kinds));
    }

    /** A proper name: a title, a persona. */
    public void named(String proper) {
        name = Optional.of(proper);
    }

    public void being(Pointer card) {
        ref = Optional.of(card);
    }

    public void owned(NamedPlayer who) {
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

    /** What stands right behind the noun, before everything else said of it: "of ability < 4". */
    public void measure(Complement complement) {
        complements.add(measures++, complement);
    }

    /** A characteristic; {@code kinds} are the nouns that it implies. */
    public void wording(Wording wording, Rank rank, List<Noun> kinds) {
        switch (wording) {
            case Noun noun -> noun(noun, rank, kinds);
            case Adjective adjective -> adjective(adjective);
            case Feature feature -> complement(feature);
        }
    }

    /** Any of several. Things without a noun of their own are added to it. */
    public void choice(List<NounPhrase> several) {
        if (several.stream().anyMatch(NounPhrase::hasNoun)) {
            choices.addAll(several);
            return;
        }
        boolean adjectival = several.stream().allMatch(NounPhrase::onlyAdjective);
        if (!adjectival
                && several.stream().allMatch(s -> s.fallback.isPresent() && !s.never.isEmpty())) {
            several.forEach(NounPhrase::settle);
            choices.addAll(several);
            return;
        }
        several.forEach(s -> s.fallback.ifPresent(this::fallback));
        if (adjectival) {
            adjectives.add(
                    Adjective.either(several.stream().map(s -> s.adjectives.getFirst()).toList()));
        } else {
            complements.add(new Either(List.copyOf(several)));
        }
    }

    /** Uses the noun of last resort as its own. */
    private void settle() {
        var excepted = List.copyOf(exceptions());
        exceptions.clear();
        exceptions.addAll(excepted);
        never.clear();
        fallback.ifPresent(noun -> noun(noun, Rank.TYPE, Noun.LOCATION));
    }

    /** All except these. */
    public void except(NounPhrase excepted) {
        if (excepted.onlyNoun() && excepted.heads.getFirst().brief()) {
            never.add(excepted.heads.getFirst().noun());
        } else if (excepted.onlyAdjective()) {
            adjectives.add(excepted.adjectives.getFirst().not());
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

    // ---- what others may ask and change

    public boolean hasNoun() {
        return !heads.isEmpty() || !choices.isEmpty() || name.isPresent() || ref.isPresent();
    }

    private boolean bare() {
        return choices.isEmpty()
                && complements.isEmpty()
                && exceptions.isEmpty()
                && never.isEmpty()
                && owner.isEmpty()
                && ref.isEmpty()
                && name.isEmpty();
    }

    private boolean onlyNoun() {
        return bare() && heads.size() == 1 && adjectives.isEmpty();
    }

    private boolean onlyAdjective() {
        return bare() && heads.isEmpty() && adjectives.size() == 1;
    }

    /** Whether these are cards of a type: the nouns given imply it. */
    public boolean speaksOf(Noun kind) {
        return name.isEmpty() && implies(kind)
                || !hasNoun() && fallback.filter(kind::equals).isPresent();
    }

    public Optional<NamedPlayer> owner() {
        return owner;
    }

    public boolean isNamed() {
        return name.isPresent()
                || !choices.isEmpty() && choices.stream().allMatch(NounPhrase::isNamed);
    }

    /** Whether some of them are named. */
    boolean partlyNamed() {
        return name.isPresent() || choices.stream().anyMatch(NounPhrase::partlyNamed);
    }

    /** Whether this is the card that speaks. */
    boolean isSelf() {
        return ref.filter(Pointer::self).isPresent();
    }

    public boolean pointsBack() {
        return ref.isPresent();
    }

    /** The same cards without saying whose. */
    public NounPhrase unowned() {
        owner = Optional.empty();
        return this;
    }

    /** The same cards without their type, if that is known and more is said of them. */
    public NounPhrase untyped() {
        boolean more = !adjectives.isEmpty() || !complements.isEmpty();
        if (more && choices.isEmpty() && exceptions.isEmpty() && never.isEmpty()) {
            heads.removeIf(
                    h ->
                            h.rank() == Rank.TYPE
                                    || h.kinds().contains(Noun.LOCATION)
                                            && h.rank() == Rank.SUBTYPE);
        }
        return this;
    }

    /** Named cards as something there can be several of: "copies of Revolution". */
    public NounPhrase copies() {
        name.ifPresent(
                title -> {
                    heads.clear();
                    noun(
                            Noun.m("cop[y|ies] of " + title, "exemplaire[s] de " + title),
                            Rank.TRAIT,
                            Noun.CARD);
                });
        name = Optional.empty();
        return this;
    }

    /** What else a phrase that refers to a card says of it, apart from where it is and the like. */
    NounPhrase description() {
        var rest = new NounPhrase();
        rest.heads.addAll(heads);
        rest.choices.addAll(choices);
        rest.adjectives.addAll(adjectives);
        rest.exceptions.addAll(exceptions);
        rest.never.addAll(never);
        rest.owner = owner;
        rest.name = name;
        rest.fallback = fallback;
        return rest;
    }

    /** The noun by which a later sentence refers back to one of these. */
    public Noun noun() {
        var told = told();
        if (!told.isEmpty()) {
            return told.getFirst().noun();
        }
        if (choices.isEmpty()) {
            return fallback.orElse(Noun.CARD);
        }
        // A name does not say what the card is: "Han or a warrior" is a character.
        var common = choices.stream().filter(c -> !c.isNamed()).toList();
        if (common.isEmpty()) {
            return heads.isEmpty() ? fallback.orElse(Noun.CARD) : heads.getFirst().noun();
        }
        Noun first = common.getFirst().noun();
        if (common.size() == choices.size()
                && common.stream().allMatch(c -> c.noun().equals(first))) {
            return first;
        }
        for (Noun kind : common.getFirst().kinds()) {
            if (common.stream().allMatch(c -> c.implies(kind))) {
                return kind;
            }
        }
        return heads.isEmpty() ? fallback.orElse(Noun.CARD) : heads.getFirst().noun();
    }

    /** Gender of the noun; a list is masculine as soon as one of its members is. */
    public Agreement agreement() {
        if (name.isPresent()) {
            return Agreement.MASCULINE;
        }
        if (!told().isEmpty() || choices.isEmpty()) {
            return noun().agreement();
        }
        return choices.stream()
                .map(NounPhrase::agreement)
                .reduce(Agreement::with)
                .orElse(Agreement.MASCULINE);
    }

    /** The nouns worth saying, the most specific first. */
    List<Head> told() {
        share();
        var told = new ArrayList<Head>();
        for (Head head : heads) {
            boolean implied =
                    heads.stream().anyMatch(h -> obvious(head, h))
                            || !choices.isEmpty()
                                    && choices.stream().allMatch(c -> c.implies(head));
            if (!implied && told.stream().noneMatch(h -> h.noun().equals(head.noun()))) {
                told.add(head);
            }
        }
        told.sort(Comparator.comparing(Head::rank).reversed());
        return told;
    }

    /**
     * A member of a choice without a noun takes the noun of the whole: "Tatooine sites and
     * deserts".
     */
    private void share() {
        boolean craft = speaksOfCraft();
        heads.removeIf(
                head -> {
                    boolean icon = craft && head.rank() == Rank.ICON;
                    if (icon) {
                        complements.add(
                                Feature.f(
                                        head.noun().en() + " icon",
                                        "icône de " + head.noun().fr()));
                    }
                    return icon;
                });
        for (NounPhrase choice : choices) {
            if (!choice.hasNoun()) {
                choice.heads.addAll(heads);
            }
        }
    }

    /** Starships and vehicles are not pilots, although they may have the icon. */
    private boolean speaksOfCraft() {
        return heads.stream().anyMatch(h -> h.rank() != Rank.ICON && craft(h.kinds()))
                || !choices.isEmpty()
                        && choices.stream()
                                .allMatch(c -> c.implies(Noun.STARSHIP) || c.implies(Noun.VEHICLE));
    }

    private static boolean craft(List<Noun> kinds) {
        return kinds.contains(Noun.STARSHIP) || kinds.contains(Noun.VEHICLE);
    }

    /** Whether another noun implies this one: a spy is a character, a docking bay a site. */
    private static boolean obvious(Head general, Head special) {
        return special.rank().compareTo(general.rank()) > 0
                && special.kinds().contains(general.noun());
    }

    private boolean implies(Head head) {
        return name.isPresent()
                || ref.isPresent()
                || heads.stream().anyMatch(h -> h.equals(head) || obvious(head, h))
                || !choices.isEmpty() && choices.stream().allMatch(c -> c.implies(head));
    }

    /** The types the nouns given imply. */
    private List<Noun> kinds() {
        var kinds = new ArrayList<Noun>();
        heads.forEach(h -> kinds.addAll(h.kinds()));
        choices.forEach(c -> kinds.addAll(c.kinds()));
        return kinds;
    }

    private boolean implies(Noun kind) {
        return heads.stream().anyMatch(h -> h.kinds().contains(kind))
                || !choices.isEmpty() && choices.stream().allMatch(c -> c.implies(kind));
    }

    /**
     * Nouns the cards are not, worded as "non-droid"; without a noun next to them they are
     * exceptions.
     */
    List<Noun> never() {
        return hasNoun() ? never : List.of();
    }

    List<NounPhrase> exceptions() {
        if (hasNoun() || never.isEmpty()) {
            return exceptions;
        }
        var all = new ArrayList<>(exceptions);
        for (Noun noun : never) {
            var phrase = new NounPhrase();
            phrase.noun(noun, Rank.SUBTYPE, Noun.LOCATION);
            all.add(phrase);
        }
        return all;
    }

    // ---- in a sentence

    /** The phrase as subject, object or whatever a sentence needs. */
    public Mention mention(Prose p, Determiner how) {
        return new NounGroup(this, p).mention(how);
    }

    /** The same after a preposition that French repeats before each of several. */
    public Mention mention(Prose p, Determiner how, Preposition after) {
        return new NounGroup(this, p, p.french() ? after.repeated() : "").mention(how);
    }

    /** A certain number of them: "2 of your aliens here". */
    public String counted(Prose p, String number, boolean many) {
        return new NounGroup(this, p).counted(number, many);
    }

    /** As many of them as the player likes: "any number of droids here". */
    public String anyNumber(Prose p) {
        return new NounGroup(this, p).anyNumber();
    }

    /**
     * That a card is one of these, or is not: "it is at a swamp", "you do not control this site".
     */
    public String clause(Prose p, Mention subject, boolean holds) {
        return new Predicate(this, p).clause(subject, holds);
    }

    /** That there is such a card: "you have a droid here", "Luke is not at a swamp". */
    public String existence(Prose p, boolean holds) {
        return new Predicate(this, p).existence(holds);
    }
}
