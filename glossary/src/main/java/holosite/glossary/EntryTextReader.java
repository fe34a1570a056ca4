package holosite.glossary;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads the text of an entry, strictly. Both languages are in one file, English first, each under a
 * heading with the entry's term. There are paragraphs, lists ({@code - }) and examples ({@code >
 * }); in them {@code *stress*}, {@code [[entry]]}, {@code [[entry|words]]} and {@code
 * [[card:Title]]}.
 */
final class EntryTextReader {
    private static final int LONGEST_LEAD = 260;
    private static final Pattern MARKUP =
            Pattern.compile("\\[\\[([^\\[\\]|]+)(?:\\|([^\\[\\]|]+))?]]|\\*([^*]+)\\*");

    private static final Pattern LATER_CAPITAL = Pattern.compile(" \\p{Lu}");

    private final String file;
    private final GlossaryEntry entry;
    private final Glossary glossary;
    private final List<String> lines;
    private int at;

    private EntryTextReader(String file, String text, GlossaryEntry entry, Glossary glossary) {
        this.file = file;
        this.entry = entry;
        this.glossary = glossary;
        lines = text.lines().toList();
    }

    static EntryText read(String file, String text, GlossaryEntry entry, Glossary glossary) {
        var reader = new EntryTextReader(file, text, entry, glossary);
        EntryText.Page en = reader.page(GlossaryEntry::en, GlossaryEntry::en);
        EntryText.Page fr = reader.page(GlossaryEntry::fr, GlossaryEntry::inFrench);
        if (reader.at < reader.lines.size()) {
            throw reader.wrong("there are two headings, one for each language");
        }
        return new EntryText(en, fr);
    }

    private EntryText.Page page(
            Function<GlossaryEntry, String> headword, Function<GlossaryEntry, String> term) {
        skipBlank();
        String heading = "# " + headword.apply(entry);
        if (at >= lines.size() || !lines.get(at).equals(heading)) {
            throw wrong("expected the heading '" + heading + "'");
        }
        at++;
        var blocks = new ArrayList<TextBlock>();
        while (at < lines.size() && !lines.get(at).startsWith("# ")) {
            String line = lines.get(at);
            if (line.isBlank()) {
                at++;
            } else if (line.startsWith("- ")) {
                blocks.add(items(term));
            } else if (line.startsWith("> ")) {
                blocks.add(new TextBlock.Example(spans(line.substring(2), term)));
                at++;
            } else {
                blocks.add(new TextBlock.Paragraph(spans(line, term)));
                at++;
            }
        }
        if (blocks.isEmpty() || !(blocks.getFirst() instanceof TextBlock.Paragraph(var first))) {
            throw wrong("the text begins with a paragraph that says what the thing is");
        }
        String lead = first.stream().map(TextSpan::words).collect(Collectors.joining());
        if (lead.length() > LONGEST_LEAD) {
            throw wrong("the first paragraph has " + lead.length() + " characters: too many");
        }
        return new EntryText.Page(term.apply(entry), lead, blocks);
    }

    private TextBlock items(Function<GlossaryEntry, String> term) {
        var items = new ArrayList<List<TextSpan>>();
        while (at < lines.size() && lines.get(at).startsWith("- ")) {
            items.add(spans(lines.get(at).substring(2), term));
            at++;
        }
        return new TextBlock.Items(items);
    }

    private List<TextSpan> spans(String line, Function<GlossaryEntry, String> term) {
        var spans = new ArrayList<TextSpan>();
        Matcher markup = MARKUP.matcher(line);
        int from = 0;
        while (markup.find()) {
            plain(line.substring(from, markup.start()), spans);
            spans.add(span(markup, markup.start() == 0, term));
            from = markup.end();
        }
        plain(line.substring(from), spans);
        return spans;
    }

    private void plain(String words, List<TextSpan> spans) {
        if (words.contains("[[") || words.contains("]]") || words.contains("*")) {
            throw wrong("markup that is not closed: '" + words.strip() + "'");
        }
        if (!words.isEmpty()) {
            spans.add(new TextSpan.Plain(words));
        }
    }

    private TextSpan span(Matcher markup, boolean first, Function<GlossaryEntry, String> term) {
        String target = markup.group(1);
        if (target == null) {
            return new TextSpan.Stressed(markup.group(3));
        }
        if (target.startsWith("card:")) {
            return new TextSpan.ToCard(target.substring("card:".length()));
        }
        GlossaryEntry other =
                glossary.entry(target)
                        .orElseThrow(() -> wrong("there is no entry '" + target + "'"));
        String words = markup.group(2);
        return new TextSpan.ToEntry(
                target, words == null ? inSentence(other, term.apply(other), first) : words);
    }

    /**
     * A term as it is written in the middle of a sentence; a card keeps its capitals, and so does a
     * name of several words such as Reserve Deck.
     */
    private static String inSentence(GlossaryEntry entry, String term, boolean first) {
        if (first || entry.kind() == EntryKind.CARD || term.length() < 2) {
            return term;
        }
        boolean word = Character.isLowerCase(term.charAt(1)) || term.charAt(1) == '-';
        boolean name = LATER_CAPITAL.matcher(term).find();
        return word && !name
                ? term.substring(0, 1).toLowerCase(Locale.ROOT) + term.substring(1)
                : term;
    }

    private void skipBlank() {
        while (at < lines.size() && lines.get(at).isBlank()) {
            at++;
        }
    }

    private MalformedGlossary wrong(String why) {
        return new MalformedGlossary(file, at + 1, why);
    }
}
