package holosite.language.prose;

import holosite.language.prose.NounPhrase.Head;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/**
 * A noun phrase in a sentence: determiner, noun and everything that goes with it, in one language.
 */
final class NounGroup {

    private final NounPhrase phrase;
    private final Prose p;
    private final boolean yours;

    /** What French repeats before each of several: "à ce site et aux sites adjacents". */
    private final String repeated;

    /** Whether the phrase names the only card there can be. */
    private boolean defined;

    /** What is excepted, if it stands before words about other cards. */
    private String ahead = "";

    NounGroup(NounPhrase phrase, Prose p) {
        this(phrase, p, "");
    }

    NounGroup(NounPhrase phrase, Prose p, String repeated) {
        this.phrase = phrase;
        this.p = p;
        this.repeated = repeated;
        yours = phrase.owner.filter(who -> who.reader(p)).isPresent();
    }

    Mention mention(Determiner how) {
        if (phrase.ref.isPresent()) {
            return back(how);
        }
        if (!phrase.hasNoun()
                && phrase.complements.size() == 1
                && phrase.owner.isEmpty()
                && !phrase.other
                && phrase.adjectives.isEmpty()
                && phrase.complements.getFirst() instanceof FreeRelative relative) {
            return Mention.third(relative.alone(p), Agreement.MASCULINE);
        }
        if (!phrase.choices.isEmpty() && phrase.told().isEmpty()) {
            return choices(how);
        }
        boolean only = only(how);
        defined = only;
        boolean many = how.all() && phrase.name.isEmpty() && !only;
        Agreement head = phrase.agreement();
        Agreement whole = many ? head.many() : head;
        // "One of your aliens", "each of your aliens": the noun is plural, the phrase is not.
        boolean ofYours =
                yours
                        && phrase.name.isEmpty()
                        && !only
                        && (how == Determiner.A || how == Determiner.EACH);
        String except = excepted(how, whole);
        if (hidesException()) {
            ahead = except.strip();
            except = "";
        }
        String group = group(ofYours ? head.many() : whole);
        String determined = only ? definite(group, head) : determined(how, group, head, ofYours);
        String text = determined + except;
        return Mention.third(text, possessive(how, text), whole);
    }

    /**
     * Whether an exception would seem to belong to another card if it stood at the end: "a vehicle
     * other than a sandcrawler at a site with a droid".
     */
    private boolean hidesException() {
        return phrase.exceptions().stream().allMatch(one -> one.complements.isEmpty())
                && phrase.complements.stream().anyMatch(Complement::namesOthers);
    }

    /**
     * Whether only one card can be meant: "the site of the battle", whatever would be said of
     * others.
     */
    private boolean only(Determiner how) {
        return how != Determiner.NO
                && phrase.name.isEmpty()
                && phrase.choices.isEmpty()
                && phrase.owner.isEmpty()
                && !phrase.other
                && phrase.complements.stream().anyMatch(c -> c.only(p).isPresent());
    }

    private String definite(String group, Agreement head) {
        return p.say("the ", head.feminine() ? "la " : "le ") + group;
    }

    private Mention back(Determiner how) {
        Mention back = p.ref(phrase.ref.orElseThrow());
        if (how == Determiner.EACH && back.agreement().plural()) {
            String each =
                    p.say("each of ", back.agreement().feminine() ? "chacune de " : "chacun de ");
            return Mention.third(each + back.text(), back.agreement().one());
        }
        String more = Prose.words(after(back.agreement()), proviso());
        return more.isEmpty() ? back : Mention.third(back.text() + " " + more, back.agreement());
    }

    /** What else the card referred to must be: "(if a Hoth site)". */
    private String proviso() {
        var what = phrase.description();
        if (!what.hasNoun() && what.adjectives.isEmpty() && what.owner.isEmpty()) {
            return "";
        }
        return p.say("(if ", "(si c'est ") + what.mention(p, Determiner.A).text() + ")";
    }

    private String possessive(Determiner how, String text) {
        boolean brief =
                phrase.complements.isEmpty()
                        && phrase.exceptions.isEmpty()
                        && (phrase.name.isPresent() || how == Determiner.THAT);
        return brief && !p.french() ? text + (text.endsWith("s") ? "'" : "'s") : "";
    }

    // ---- so many of them

    String counted(String number, boolean many) {
        if (phrase.ref.isPresent() || phrase.isNamed()) {
            return mention(Determiner.A).text();
        }
        Agreement agreement = many || yours ? phrase.agreement().many() : phrase.agreement();
        String group;
        if (!phrase.choices.isEmpty() && phrase.told().isEmpty()) {
            var each = new ArrayList<String>();
            for (NounPhrase choice : phrase.choices) {
                Agreement its = agreement.plural() ? choice.agreement().many() : choice.agreement();
                each.add(new NounGroup(choice, p).group(its));
            }
            group = Prose.words(before(), p.or(each), behind(agreement));
        } else {
            group = group(agreement);
        }
        return Prose.words(number, ownerBefore(), group) + excepted(Determiner.EACH, agreement);
    }

    String anyNumber() {
        String any = p.say("any number", "n'importe quel nombre");
        return counted(ownerBefore().isEmpty() ? any + p.say(" of", " de") : any, true);
    }

    private String ownerBefore() {
        if (p.french()) {
            return yours ? "de vos" : "";
        }
        return phrase.owner
                .filter(who -> !who.anyone())
                .map(who -> "of " + p.player(who).owner())
                .orElse("");
    }

    private String ownerAfter() {
        return phrase.owner
                .filter(who -> p.french() && !who.reader(p) && !who.anyone())
                .map(who -> "de " + p.player(who).text())
                .orElse("");
    }

    // ---- one of several

    private Mention choices(Determiner how) {
        boolean many = how.all();
        boolean names = phrase.isNamed();
        var sorted = new ArrayList<>(phrase.choices);
        // What is referred to comes first: "this site or a site adjacent to it".
        sorted.sort(Comparator.comparing(c -> !c.pointsBack()));
        // Where some have names and some have not, each says whose it is; so do, in French, nouns
        // of
        // both genders: "une de vos armes ou un de vos véhicules".
        boolean mixed =
                phrase.owner.isPresent()
                        && !names
                        && (phrase.partlyNamed() || !how.all() && gendered(sorted));
        if (mixed) {
            sorted.forEach(c -> c.owner = phrase.owner);
            phrase.owner = Optional.empty();
        }
        boolean apart = mixed || sorted.stream().anyMatch(c -> c.owner.isPresent());
        // French says the article again: "un personnage ou un véhicule de l'adversaire".
        boolean articles =
                p.french()
                        && !yours
                        && !phrase.other
                        && (how == Determiner.A || how == Determiner.NO && genders(sorted) > 1);
        boolean shared =
                !apart
                        && !articles
                        && (phrase.owner.isPresent()
                                || how != Determiner.A && !(p.french() && many)
                                || !phrase.adjectives.isEmpty()
                                || phrase.other);
        boolean ofYours =
                yours && !apart && !names && (how == Determiner.A || how == Determiner.EACH);
        var each = new ArrayList<String>();
        var agreements = new ArrayList<Agreement>();
        for (NounPhrase choice : sorted) {
            if (choice.pointsBack()) {
                Mention back = choice.isSelf() ? p.self(true) : choice.mention(p, how);
                each.add(back.text());
                // "cette arme et le Jawa sont perdus": of both genders
                agreements.add(back.agreement());
                continue;
            }
            agreements.add(choice.agreement());
            if (shared) {
                boolean plural = many && choice.name.isEmpty() || ofYours;
                each.add(
                        new NounGroup(choice, p)
                                .group(plural ? choice.agreement().many() : choice.agreement()));
            } else {
                String one = choice.mention(p, how).text();
                each.add(each.isEmpty() ? one : Prose.words(repeated, one));
            }
        }
        tellApart(each);
        Agreement agreement =
                agreements.stream().reduce(Agreement::with).orElse(Agreement.MASCULINE);
        Agreement whole = many && (!names || sorted.size() > 1) ? agreement.many() : agreement;
        String all = many && how != Determiner.ANY ? p.and(each) : p.or(each);
        String text;
        if (!shared) {
            Agreement several = p.french() && sorted.size() > 1 ? whole.many() : whole;
            text = Prose.words(all, articles ? behind(several) : after(several));
        } else {
            String group = Prose.words(before(), all, behind(ofYours ? whole.many() : whole));
            boolean plain = names && how != Determiner.EACH;
            text =
                    plain && phrase.owner.isEmpty()
                            ? group
                            : determined(plain ? Determiner.THAT : how, group, agreement, ofYours);
        }
        return Mention.third(text + excepted(how, whole), whole);
    }

    /** Where English has "this" and "that", French says "-ci" and "-là". */
    private void tellApart(List<String> each) {
        if (p.french()
                && each.size() == 2
                && each.getFirst().equals(each.getLast())
                && each.getFirst().startsWith("ce")) {
            each.set(0, each.getFirst() + "-ci");
            each.set(1, each.getLast() + "-là");
        }
    }

    private boolean gendered(List<NounPhrase> several) {
        return p.french() && yours && genders(several) > 1;
    }

    private static long genders(List<NounPhrase> several) {
        return several.stream().map(c -> c.agreement().feminine()).distinct().count();
    }

    // ---- the noun and what stands beside it

    /** Everything except the determiner. */
    String group(Agreement agreement) {
        if (phrase.name.isPresent()) {
            return Prose.words(before(), phrase.name.get(), behind(agreement));
        }
        boolean plural = agreement.plural();
        List<Head> told = phrase.told();
        var beside = new ArrayList<String>();
        for (Head head : told.isEmpty() ? told : told.subList(1, told.size())) {
            beside.add(head.noun().in(p.language(), p.french() && plural));
        }
        if (!phrase.choices.isEmpty() && !told.isEmpty()) {
            beside.add(
                    p.or(
                            phrase.choices.stream()
                                    .map(c -> c.noun().in(p.language(), p.french() && plural))
                                    .toList()));
        }
        String noun = phrase.noun().in(p.language(), plural);
        String attributes = String.join(" ", beside);
        return p.french()
                ? Prose.words(noun, attributes, behind(agreement))
                : Prose.words(before(), attributes, noun, behind(agreement));
    }

    private String before() {
        if (p.french()) {
            return "";
        }
        var words = new ArrayList<String>();
        for (Noun noun : phrase.never()) {
            words.add("non-" + p.say(noun));
        }
        phrase.adjectives.forEach(adjective -> words.add(adjective.en()));
        return String.join(" ", words);
    }

    private String behind(Agreement agreement) {
        var words = new ArrayList<String>();
        if (p.french()) {
            phrase.adjectives.forEach(
                    adjective -> words.add(adjective.in(p.language(), agreement)));
            for (Noun noun : phrase.never()) {
                words.add("non " + noun.in(p.language(), agreement.plural()));
            }
            words.add(ownerAfter());
        }
        words.add(after(agreement));
        return Prose.words(words.toArray(String[]::new));
    }

    /** The complements one after the other; a second "where" or "at" is joined to the first. */
    String after(Agreement agreement) {
        var words = new ArrayList<String>();
        var links = EnumSet.noneOf(Complement.Link.class);
        for (Complement complement : phrase.complements) {
            if (complement.namesOthers() && !ahead.isEmpty()) {
                words.add(ahead);
                ahead = "";
            }
            Optional<String> name = complement.only(p).filter(text -> defined);
            if (name.isPresent()) {
                // "the site of the battle" is the name of the place and comes first
                words.addFirst(name.get());
                continue;
            }
            String text =
                    phrase.name.isPresent() && complement instanceof FreeRelative relative
                            ? relative.afterName(p)
                            : defined
                                    ? complement.afterOnly(p, agreement)
                                    : complement.after(p, agreement);
            Complement.Link link = complement.link(p);
            words.add(link.follows(links, p) ? p.say("and ", "et ") + text : text);
            links.add(link);
        }
        return Prose.words(words.toArray(String[]::new));
    }

    private String excepted(Determiner how, Agreement agreement) {
        boolean one = how == Determiner.A || how == Determiner.NO;
        var texts = new ArrayList<String>();
        for (NounPhrase exception : phrase.exceptions()) {
            texts.add(exception.mention(p, one ? Determiner.A : Determiner.ALL).text());
        }
        if (texts.isEmpty()) {
            return "";
        }
        return one
                ? p.say(" other than ", agreement.plural() ? " autres que " : " autre que ")
                        + p.or(texts)
                : p.say(" except ", " sauf ") + p.and(texts);
    }

    // ---- determiners

    private String determined(Determiner how, String group, Agreement head, boolean ofYours) {
        return p.french()
                ? french(how, group, head.feminine(), ofYours)
                : english(how, group, ofYours);
    }

    private String english(Determiner how, String group, boolean ofYours) {
        boolean proper = phrase.name.isPresent();
        String whose =
                phrase.owner
                        .filter(who -> !who.anyone())
                        .map(who -> p.player(who).owner() + " ")
                        .orElse("");
        String others = phrase.other ? "other " : "";
        return switch (how) {
            case A -> {
                if (ofYours) {
                    yield (phrase.other ? "another" : "one") + " of " + whose + group;
                }
                boolean article = !proper || phrase.other && whose.isEmpty();
                yield (article ? (phrase.other ? "another " : "a ") + whose : whose + others)
                        + group;
            }
            case EACH ->
                    ofYours
                            ? "each of " + whose + others + group
                            : "each " + others + whose + group;
            case ALL, ANY, BARE -> whose + others + group;
            case THAT -> (!whose.isEmpty() || proper ? whose : "that ") + others + group;
            case NO -> "no " + others + whose + group;
        };
    }

    private String french(Determiner how, String group, boolean f, boolean ofYours) {
        boolean proper = phrase.name.isPresent();
        String other = phrase.other ? "autre " : "";
        String others = phrase.other ? "autres " : "";
        String its = yours ? "votre " : "";
        return switch (how) {
            case A ->
                    ofYours
                            ? (f ? "une " : "un ") + other + "de vos " + group
                            : (proper && (yours || !phrase.other) ? its : f ? "une " : "un ")
                                    + other
                                    + group;
            case EACH ->
                    ofYours
                            ? (f ? "chacune " : "chacun ") + "de vos " + others + group
                            : (proper ? "" : "chaque ") + other + group;
            case ALL, ANY ->
                    proper ? its + other + group : (yours ? "vos " : "les ") + others + group;
            case BARE -> (yours ? "vos " : "") + others + group;
            case THAT -> (yours ? its : proper ? "" : f ? "cette " : "ce ") + other + group;
            case NO -> (f ? "aucune " : "aucun ") + other + (yours ? "de vos " : "") + group;
        };
    }
}
