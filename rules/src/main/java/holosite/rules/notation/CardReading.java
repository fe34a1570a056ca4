package holosite.rules.notation;

import holosite.language.Card;
import holosite.rules.kit.CardPool;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * One way to read a line of a list: so many copies of a title. Which of several is meant shows when
 * the cards are looked up: {@code Docking Bay 94} has no number of copies, {@code Sense 2} has.
 *
 * @param printing what stood behind the title in brackets: a set, a rarity, {@code V}; else empty
 */
record CardReading(int count, String title, String printing) {
    private static final Pattern BULLET = Pattern.compile("^[-–*·+>] |^['\"“«] ?| ?['\"”»]$");
    private static final List<Pattern> COUNT_FIRST =
            List.of(
                    Pattern.compile("(?i)\\(?(\\d{1,2})\\)? ?(?:[x×*] ?|[-:] | )(.+)"),
                    Pattern.compile("(?i)[x×] ?(\\d{1,2}) (.+)"));
    private static final List<Pattern> COUNT_LAST =
            List.of(
                    Pattern.compile("(?i)(.+?) ?[,;:–-]? [x×*] ?(\\d{1,2})"),
                    Pattern.compile("(?i)(.+?) [\\[(][x×]? ?(\\d{1,2}) ?[x×]?[)\\]]"),
                    Pattern.compile("(?i)(.+?) (\\d{1,2}) ?[x×]"));

    /** A number that is part of many titles, too. */
    private static final List<Pattern> BARE_LAST =
            List.of(
                    Pattern.compile("(.+?) ?[,;:–-] ?(\\d{1,2})"),
                    Pattern.compile("(.+?) (\\d{1,2})"));

    private static final Pattern BRACKETS = Pattern.compile("(.+?) ?[\\[(]([^\\[\\]()]+)[)\\]]");
    private static final Pattern MARKS = Pattern.compile("^[•●<>◇◊*]+ ?");
    private static final Pattern RARITY = Pattern.compile("(?i)[crufp]{1,2}\\d?|foil|ai|unlimited");

    /** A card that was made after the game's own sets, with the title of one of them. */
    static final String VIRTUAL = "v";

    private static final List<Boolean> SO = List.of(false);
    private static final List<Boolean> SO_AND_WITHOUT = List.of(false, true);

    /** No line about a card is longer. */
    private static final int LONGEST = 150;

    /** What a line may say, the likeliest first. */
    static List<CardReading> of(String line) {
        String said = BULLET.matcher(line).replaceAll("").strip();
        String whole = said.isEmpty() ? line : said;
        if (whole.length() > LONGEST) {
            return List.of(new CardReading(1, unmarked(whole), ""));
        }
        // a number with a sign beside it is one of copies, a bare one at the end may be of a title
        var numbered = new ArrayList<CardReading>();
        var plain = new ArrayList<CardReading>();
        var bare = new ArrayList<CardReading>();
        Matcher brackets = BRACKETS.matcher(whole);
        for (boolean without : brackets.matches() ? SO_AND_WITHOUT : SO) {
            String title = without ? brackets.group(1) : whole;
            String printing = without ? brackets.group(2) : "";
            counted(COUNT_FIRST, 1, title, printing, numbered);
            counted(COUNT_LAST, 2, title, printing, numbered);
            counted(BARE_LAST, 2, title, printing, bare);
            plain.add(new CardReading(1, unmarked(title), printing));
        }
        numbered.addAll(plain);
        numbered.addAll(bare);
        return numbered.stream().flatMap(CardReading::andWithoutBrackets).toList();
    }

    private Stream<CardReading> andWithoutBrackets() {
        Matcher brackets = BRACKETS.matcher(title);
        return printing.isEmpty() && brackets.matches()
                ? Stream.of(
                        this,
                        new CardReading(count, unmarked(brackets.group(1)), brackets.group(2)))
                : Stream.of(this);
    }

    private static void counted(
            List<Pattern> patterns,
            int group,
            String line,
            String printing,
            List<CardReading> readings) {
        for (Pattern pattern : patterns) {
            Matcher matcher = pattern.matcher(line);
            if (matcher.matches()) {
                readings.add(
                        new CardReading(
                                Integer.parseInt(matcher.group(group)),
                                unmarked(matcher.group(3 - group)),
                                printing));
            }
        }
    }

    /** What is printed before a title to say how many there may be is not part of it. */
    private static String unmarked(String title) {
        String bare = MARKS.matcher(title).replaceFirst("");
        return bare.isEmpty() ? title : bare;
    }

    /** The cards of the first reading that names any. */
    static List<Card> meant(List<CardReading> readings, CardPool pool) {
        return readings.stream()
                .map(reading -> reading.cards(pool))
                .filter(cards -> !cards.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** The cards of this title and printing. */
    List<Card> cards(CardPool pool) {
        List<Card> titled = pool.meant(title);
        if (printing.isEmpty() || titled.isEmpty()) {
            return titled;
        }
        String said = printing.toLowerCase(Locale.ROOT);
        if (said.equals(VIRTUAL)) {
            return titled.stream().filter(HolotableDeck::isVirtual).toList();
        }
        List<Card> ofSet = titled.stream().filter(card -> pool.isOfSet(card, printing)).toList();
        if (!ofSet.isEmpty()) {
            return ofSet;
        }
        boolean known =
                RARITY.matcher(said).matches()
                        || pool.all().stream().anyMatch(card -> pool.isOfSet(card, printing));
        return known ? titled : List.of();
    }
}
