package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import holosite.rules.decision.Outcome;
import holosite.rules.log.Entry;
import holosite.rules.state.Attack;
import holosite.rules.state.Battle;
import holosite.rules.table.Role;
import holosite.rules.view.CardView;
import holosite.rules.view.LastingView;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Puts a game into words in one language, for one of its players or for a spectator. It knows the
 * cards there are, and of the game only what it is given: a view, a question, lines of the log.
 */
public final class Narrator {
    private final Optional<Side> reader;
    private final Prose p;
    private final PlayerWords players;
    private final Prompts prompts;
    private final ChoiceLabels choices;
    private final LogLines log;
    private final LastingWords lastings;

    /** If {@code reader} is nobody, the players are called by their sides. */
    public Narrator(Language language, Optional<Side> reader, Function<String, Card> cards) {
        this.reader = reader;
        players = new PlayerWords(language, reader);
        p = players.prose();
        prompts = new Prompts(language, cards, players);
        choices = new ChoiceLabels(language, cards, players);
        log = new LogLines(players);
        lastings = new LastingWords(language, cards, players);
    }

    // ---- questions

    /** What is asked and why. */
    public String ask(View view, Question question) {
        return players.spelt(prompts.tell(view, question));
    }

    /** What may be answered, each at its place; nothing for a number. */
    public List<String> choices(View view, Question question) {
        return choices.tell(view, question).stream().map(players::spelt).toList();
    }

    /** How many are to be chosen. */
    public String howMany(Question q) {
        return switch (q.kind()) {
            case ACT, OPTION -> "";
            case NUMBER ->
                    p.say("A number from %d to %d.", "Un nombre de %d à %d.", q.least(), q.most());
            case CARDS -> {
                if (q.most() == 1) {
                    yield q.least() == 0
                            ? p.say("Choose one, or none.", "Choisissez-en une, ou aucune.")
                            : "";
                }
                if (q.least() == q.most()) {
                    yield p.say("Choose %d.", "Choisissez-en %d.", q.most());
                }
                yield q.least() == 0
                        ? p.say(
                                "Choose up to %d, or none.",
                                "Choisissez-en jusqu'à %d, ou aucune.", q.most())
                        : p.say(
                                "Choose from %d to %d.",
                                "Choisissez-en de %d à %d.", q.least(), q.most());
            }
        };
    }

    // ---- what is in force for a while

    /** What holds for a while, as a sentence. */
    public String lasting(LastingView lasting) {
        return lastings.sentence(lasting);
    }

    /** Until when it holds: "for the rest of this turn". */
    public String until(View view, LastingView lasting) {
        return lastings.until(view, lasting);
    }

    /** The same in one to three words, for the edge of a card. */
    public String tag(LastingView lasting) {
        return lastings.tag(lasting);
    }

    // ---- the log

    /** A line of the log, without the name of a card that the reader does not know. */
    public String line(Entry entry) {
        return players.spelt(log.tell(reader.map(entry::to).orElse(entry)));
    }

    /** Lines of the log; Force activated and cards drawn one after the other make one line. */
    public List<String> lines(List<Entry> entries) {
        return told(entries).stream().map(Told::text).toList();
    }

    /** A line with the entries it covers, by their places in the list: from begin to before end. */
    public record Told(int begin, int end, Entry entry, String text) {}

    /** The same lines with the entries each of them covers. */
    public List<Told> told(List<Entry> entries) {
        var lines = new ArrayList<Told>();
        for (int i = 0; i < entries.size(); i++) {
            int begin = i;
            Entry line = reader.map(entries.get(i)::to).orElse(entries.get(i));
            while (i + 1 < entries.size()) {
                Optional<Entry> longer = line.joined(entries.get(i + 1));
                if (longer.isEmpty()) {
                    break;
                }
                line = longer.get();
                i++;
            }
            lines.add(new Told(begin, i + 1, line, line(line)));
        }
        return lines;
    }

    // ---- words for a table

    public String phase(Phase phase) {
        return p.say(phase.noun());
    }

    public String side(Side side) {
        return p.say(side.noun());
    }

    public String segment(Battle.Segment segment) {
        return TableLabels.segment(p, segment);
    }

    public String segment(Attack.Segment segment) {
        return TableLabels.segment(p, segment);
    }

    public String mark(CardView.Mark mark) {
        return TableLabels.mark(p, mark);
    }

    /** The role of a card on or aboard another. */
    public String role(Role role) {
        return TableLabels.role(p, role);
    }

    public String number(double value) {
        return Double.isNaN(value) ? "–" : p.number(value);
    }

    /** How the game ended. */
    public String outcome(Outcome outcome) {
        Side winner = outcome.winner();
        String how =
                switch (outcome.reason()) {
                    case LIFE_FORCE_EMPTY ->
                            p.say(
                                    "%s no Life Force left; %s %s.",
                                    "%s plus de Force vitale ; %s %s.",
                                    has(winner.opposite(), true),
                                    has(winner, false),
                                    p.number(outcome.lifeForce()));
                    case CONCEDED ->
                            players.does(
                                    winner.opposite(),
                                    new Verb(
                                            "give up",
                                            "gives up",
                                            "abandonner",
                                            "abandonnez",
                                            "abandonne",
                                            "abandonnent"));
                };
        return players.spelt(players.does(winner, Verb.of("win", "gagner")) + " " + capital(how));
    }

    private String has(Side player, boolean none) {
        var who = players.who(player);
        String verb = Verb.HAVE.with(p, who);
        return who.text() + " " + p.say("", none ? "n'" : "en ") + verb;
    }

    private static String capital(String text) {
        return text.substring(0, 1).toUpperCase(java.util.Locale.ROOT) + text.substring(1);
    }
}
