package holosite.rules.tell;

import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.prose.Agreement;
import holosite.language.prose.Language;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import holosite.rules.log.CardName;
import java.util.Locale;
import java.util.Optional;

/**
 * How the players are named: to one of them as "you" and "opponent", to anybody else by their
 * sides.
 */
final class PlayerWords {
    private final Prose p;
    private final Optional<Side> reader;

    PlayerWords(Language language, Optional<Side> reader) {
        this.p = new Prose(language);
        this.reader = reader;
    }

    Prose prose() {
        return p;
    }

    /** Whether one of the players reads it, and not somebody who looks on. */
    boolean hasReader() {
        return reader.isPresent();
    }

    boolean isReader(Side player) {
        return reader.isPresent() && reader.get() == player;
    }

    /** The player as the subject of a sentence. */
    Mention who(Side player) {
        if (reader.isPresent()) {
            return p.player(isReader(player) ? Who.YOU : Who.OPPONENT);
        }
        Noun side = player.noun();
        return Mention.third(
                p.say(p.say(side), p.the(side)), p.say(side) + "'s", Agreement.MASCULINE);
    }

    /** Something of a player's: "your hand", "la main de l'adversaire". */
    String of(Side player, Noun noun) {
        if (reader.isPresent()) {
            return p.of(isReader(player) ? Who.YOU : Who.OPPONENT, noun);
        }
        return p.french()
                ? p.the(noun) + " de " + who(player).text()
                : who(player).owner() + " " + p.say(noun);
    }

    /** The same as a heading, for which French drops the article. */
    String headed(Side player, Noun noun) {
        return p.french() && !isReader(player)
                ? p.say(noun) + " de " + who(player).text()
                : of(player, noun);
    }

    String pile(Side player, Pile pile) {
        return of(player, pile.noun());
    }

    /** A sentence in which a player does something. */
    String does(Side player, Verb verb, String... rest) {
        Mention doer = who(player);
        return p.sentence(Prose.words(doer.text(), verb.with(p, doer), Prose.words(rest)));
    }

    /** A sentence in which a player has just done something. */
    String justDid(Side player, String en, String fr, String... rest) {
        return does(player, Verb.HAVE_JUST, p.say(en, fr), Prose.words(rest));
    }

    /** A sentence with a card as its subject, whose verb needs no gender. */
    String card(String title, String en, String fr, String... rest) {
        return p.sentence(Prose.words(named(title), p.say(en, fr), Prose.words(rest)));
    }

    String card(CardName card, String en, String fr, String... rest) {
        return card(card.title(), en, fr, rest);
    }

    String named(CardName card) {
        return named(card.title());
    }

    /** A card by its title, or as any card if that is not known. */
    String named(String title) {
        return title.isEmpty() ? p.say("a card", "une carte") : title;
    }

    String force(double amount) {
        return p.number(amount) + " " + Noun.FORCE.in(p.language(), amount >= 2);
    }

    /** "At Hoth"; nothing if there is no place. */
    String at(String place) {
        return place.isEmpty() ? "" : p.say("at ", "à ") + place;
    }

    String to(String place) {
        return place.isEmpty() ? "" : p.say("to ", "vers ") + place;
    }

    /** Spelled and begun with a capital; its end is not changed. */
    String spelt(String text) {
        String sentence = p.sentence(text);
        return text.endsWith(".") || text.endsWith(".)") || text.isEmpty()
                ? sentence
                : sentence.substring(0, sentence.length() - 1);
    }

    /** A sentence that continues after a colon. */
    static String goingOn(String sentence) {
        return sentence.isEmpty()
                ? sentence
                : sentence.substring(0, 1).toLowerCase(Locale.ROOT) + sentence.substring(1);
    }

    /** In brackets, as an aside; empty if there is nothing to say. */
    static String aside(String text) {
        return text.isEmpty() ? "" : "(" + text + ")";
    }
}
