package holosite.language.ability;

import holosite.language.card.Who;
import holosite.language.filter.Everything;
import holosite.language.filter.Known;
import holosite.language.prose.Adjective;
import holosite.language.prose.Agreement;
import holosite.language.prose.Determiner;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.TimePhrase;
import holosite.language.prose.Verb;
import java.util.EnumSet;
import java.util.Set;

/**
 * Something that happens, in words: who does it, to which card, by means of which card and where.
 * Whatever the wording of an event has no place for is added after it.
 */
final class EventPhrase {

    /** What a moment can be limited to. */
    private enum Part {
        BY,
        SUBJECT,
        CAUSE,
        PLACE
    }

    private final Event event;
    private final When.Just just;
    private final Prose p;
    private final Mention doer;
    private final Mention card;
    private final boolean someone;

    EventPhrase(Event event, When.Just just, Prose p) {
        this.event = event;
        this.just = just;
        this.p = p;
        someone = just.by() != Who.EITHER;
        doer =
                someone
                        ? p.player(just.by())
                        : Mention.third(p.say("a player", "un joueur"), Agreement.MASCULINE);
        card = p.mention(just.subject(), Determiner.A);
    }

    TimePhrase moment() {
        // A deed whose object is part of it is worded as a player's: "initiated a battle".
        boolean byPlayer = someone || event.participle().isEmpty();
        return switch (event.shape()) {
            case TURN ->
                    adverb(
                            someone
                                    ? p.of(just.by(), Noun.m("turn", "tour"))
                                    : p.thisTurn()
                                            ? p.say("this turn", "ce tour")
                                            : p.say("each turn", "chaque tour"));
            case PHASE ->
                    adverb(
                            someone
                                    ? p.say("each of ", "chacune de ")
                                            + p.of(just.by(), Noun.f("phase", "phase"), true)
                                    : p.say("each phase", "chaque phase"));
            case TIME_JUST, OF_BATTLE -> clause(Set.of(), event.words(p));
            case JUST -> byPlayer ? justDone() : justUndergone();
            case NOW -> byPlayer ? doing() : undergoing();
            case SOON ->
                    clause(
                            Set.of(Part.BY, Part.CAUSE),
                            Verb.BE.clause(p, doer, true),
                            p.say("about to", "sur le point de"),
                            event.words(p),
                            means());
            case SOON_DONE ->
                    clause(
                            Set.of(Part.SUBJECT),
                            Verb.BE.clause(p, card, true),
                            p.say("about to be", "sur le point de être"),
                            participle());
            case SOON_DOES ->
                    clause(
                            Set.of(Part.SUBJECT),
                            Verb.BE.clause(p, card, true),
                            p.say("about to", "sur le point de"),
                            event.words(p));
            case DONE -> clause(Set.of(Part.SUBJECT), card.text(), just(card), event.words(p));
            case FIRED -> fired();
            case REACTING -> someone ? reactingWith() : reacting();
            case REACHED -> reached();
        };
    }

    // ---- shapes

    /** A player has just done it: "opponent has just deployed a droid". */
    private TimePhrase justDone() {
        boolean ofCard = !event.participle().isEmpty();
        return clause(
                ofCard ? Set.of(Part.BY, Part.SUBJECT, Part.CAUSE) : Set.of(Part.BY, Part.CAUSE),
                doer.text(),
                just(doer),
                event.words(p),
                ofCard ? card.text() : "",
                means());
    }

    /** It has just been done to a card: "a droid has just been hit". */
    private TimePhrase justUndergone() {
        return clause(
                Set.of(Part.SUBJECT), card.text(), just(card), p.say("been", "être"), participle());
    }

    private TimePhrase doing() {
        boolean ofCard = !event.participle().isEmpty();
        return clause(
                ofCard ? Set.of(Part.BY, Part.SUBJECT) : Set.of(Part.BY),
                Verb.BE.clause(p, doer, true),
                p.say("", "en train de"),
                event.words(p),
                ofCard ? card.text() : "");
    }

    private TimePhrase undergoing() {
        String en = event == Event.BEING_PLAYED ? "being played" : "being deployed";
        return clause(
                Set.of(Part.SUBJECT),
                Verb.BE.clause(p, card, true),
                p.say(en, "en train de être " + participle()));
    }

    private TimePhrase fired() {
        Mention weapon =
                isAny(Part.CAUSE)
                        ? Mention.third(p.say("a weapon", "une arme"), Agreement.FEMININE)
                        : p.mention(just.cause(), Determiner.A);
        String aim = isAny(Part.SUBJECT) ? "" : p.say("at ", "sur ") + card.text();
        var said = Set.of(Part.BY, Part.SUBJECT, Part.CAUSE);
        return someone
                ? clause(
                        said,
                        doer.text(),
                        just(doer),
                        p.say("fired", "tirer avec"),
                        weapon.text(),
                        aim)
                : clause(said, weapon.text(), just(weapon), p.say("been fired", "tirer"), aim);
    }

    private TimePhrase reactingWith() {
        return clause(
                Set.of(Part.BY, Part.SUBJECT),
                Verb.BE.clause(p, doer, true),
                p.say("reacting", "en train de réagir"),
                isAny(Part.SUBJECT) ? "" : p.say("with ", "avec ") + card.text());
    }

    private TimePhrase reacting() {
        return clause(
                Set.of(Part.SUBJECT),
                Verb.BE.clause(p, card, true),
                p.say("reacting", "en train de réagir"));
    }

    /** A card reaches a place, or else the card that is the cause, or the card that speaks. */
    private TimePhrase reached() {
        boolean atCause = isAny(Part.PLACE) && !isAny(Part.CAUSE);
        String goal =
                !isAny(Part.PLACE)
                        ? p.one(just.place())
                        : atCause ? p.one(just.cause()) : p.ref(Known.IT).text();
        return clause(
                atCause
                        ? Set.of(Part.SUBJECT, Part.PLACE, Part.CAUSE)
                        : Set.of(Part.SUBJECT, Part.PLACE),
                card.text(),
                just(card),
                event.words(p),
                goal);
    }

    // ---- parts

    private TimePhrase adverb(String of) {
        return TimePhrase.adverb(Prose.words(event.words(p), of, rest(Set.of(Part.BY))));
    }

    private TimePhrase clause(Set<Part> said, String... words) {
        return TimePhrase.clause(Prose.words(words), rest(said));
    }

    /** Everything that limits the moment and has not been said yet. */
    private String rest(Set<Part> said) {
        var open = EnumSet.allOf(Part.class);
        open.removeAll(said);
        open.removeIf(this::isAny);
        return Prose.words(
                open.contains(Part.SUBJECT) ? subject() : "",
                open.contains(Part.CAUSE) ? p.say("by ", "par ") + p.one(just.cause()) : "",
                open.contains(Part.BY) ? p.say("by ", "par ") + doer.text() : "",
                open.contains(Part.PLACE) ? place() : "");
    }

    private String place() {
        return event == Event.MOVED
                ? p.to(just.place(), Determiner.A)
                : p.at(just.place(), Determiner.A);
    }

    private boolean isAny(Part part) {
        return switch (part) {
            case BY -> !someone;
            case SUBJECT -> just.subject() instanceof Everything;
            case CAUSE -> just.cause() instanceof Everything;
            case PLACE -> just.place() instanceof Everything;
        };
    }

    private String subject() {
        return switch (event) {
            case DESTINY_TO_BE_DRAWN -> p.say("against ", "contre ") + card.text();
            case DESTINY_DRAWN -> p.say("that is ", "qui est ") + card.text();
            case REACTED -> p.say("with ", "avec ") + card.text();
            default -> p.say("involving ", "impliquant ") + card.text();
        };
    }

    private String means() {
        if (isAny(Part.CAUSE)) {
            return "";
        }
        String with =
                switch (event) {
                    case MOVED -> p.say("from ", "depuis ");
                    case REACTED -> p.say("by moving from ", "en se déplaçant depuis ");
                    case DESTINY_SUCCEEDED -> p.say("for ", "pour ");
                    default -> p.say("with ", "avec ");
                };
        return with + p.one(just.cause());
    }

    private String participle() {
        String fr = Adjective.french(event.participle(), card.agreement());
        return p.french() ? fr : event.words(p);
    }

    private String just(Mention who) {
        return Verb.HAVE_JUST.with(p, who);
    }
}
