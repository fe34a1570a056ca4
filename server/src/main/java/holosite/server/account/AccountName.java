package holosite.server.account;

import holosite.server.web.RequestRefused;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The name of an account: letters of one script, digits and a few marks. Names that look alike
 * count as the same, and a name in Greek or Cyrillic letters must not look like one in Latin
 * letters.
 */
record AccountName(String text, String likeness) {
    private static final int LEAST = 3;
    private static final int MOST = 20;

    /** The letters that living languages write with; others exist to be mistaken for these. */
    private static final Set<Character.UnicodeBlock> ALPHABETS =
            Set.of(
                    Character.UnicodeBlock.BASIC_LATIN,
                    Character.UnicodeBlock.LATIN_1_SUPPLEMENT,
                    Character.UnicodeBlock.LATIN_EXTENDED_A,
                    Character.UnicodeBlock.LATIN_EXTENDED_B,
                    Character.UnicodeBlock.LATIN_EXTENDED_ADDITIONAL,
                    Character.UnicodeBlock.GREEK,
                    Character.UnicodeBlock.GREEK_EXTENDED,
                    Character.UnicodeBlock.CYRILLIC);

    /** Greek and Cyrillic letters that look, as they are written here, like Latin ones. */
    private static final String LIKE_LATIN =
            "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧϹϺΥαγικνορτυωχϲϳ" + "АВЕЅІЈКМНОРСТУХҮӀаеорсухѕіјһүӏ";

    private static final Set<String> RESERVED =
            Set.of(
                    "admin",
                    "administrator",
                    "moderator",
                    "holosite",
                    "system",
                    "server",
                    "guest",
                    "bot",
                    "rookie",
                    "random",
                    "anonymous",
                    "dark",
                    "light",
                    "darkside",
                    "lightside");

    /** Letters and digits that look like a Latin letter. */
    private static final Map<Integer, String> LOOKS = looks();

    private static Map<Integer, String> looks() {
        var looks = new HashMap<Integer, String>();
        String alike =
                "0o 1l il jj 5s 8b аa вb сc еe нh кk мm оo рp тt уy хx ѕs іl јj һh үy ӏl гr пn αa βb "
                        + "εe ηn κk μm νv οo ρp σo τt υu χx ωw γy ϲc ϳj øo đd łl ıl ßs ħh ŧt ĸk ŋn"
                        + " ƒf ƙk ƚl ƞn ƥp ƭt ƴy ƶz ǝe ǥg ȡd ȴl ȵn ȶt ȷj ȼc ȿs ɀz ɇe ɉj ɋq ɍr ɏy ƀb"
                        + " ƃb ƈc ƌd ƛl ƿp ƽs ɓb ɔo ɖd ɗd əe ɛe ɠg ɣy ɩl ɨl ɲn ɵo ʀr ʈt ʊu ʋu ʒz ðo"
                        + " þp";
        for (String pair : alike.split(" ")) {
            int from = pair.codePointAt(0);
            looks.put(from, pair.substring(Character.charCount(from)));
        }
        looks.put((int) 'ι', "l");
        looks.put((int) 'æ', "ae");
        looks.put((int) 'œ', "oe");
        return looks;
    }

    /**
     * Reads a wanted name.
     *
     * @throws RequestRefused saying what is wrong with it
     */
    static AccountName of(String wanted) {
        String text = Normalizer.normalize(wanted, Normalizer.Form.NFC).strip();
        int length = text.codePointCount(0, text.length());
        if (length < LEAST || length > MOST) {
            throw bad(
                    "A name must have from %d to %d characters.".formatted(LEAST, MOST),
                    "Un nom a de %d à %d caractères.".formatted(LEAST, MOST));
        }
        if (text.codePoints().anyMatch(AccountName::isUnseen)) {
            throw bad(
                    "That name has a character that cannot be seen. Type it by hand.",
                    "Ce nom contient un caractère qui ne se voit pas. Tapez-le à la main.");
        }
        if (!text.matches("\\p{L}[\\p{L}\\p{M}\\p{Nd} ._'-]*")
                || text.contains("  ")
                || text.matches(".*\\p{M}\\p{M}.*")) {
            throw bad(
                    "A name begins with a letter, and has letters, digits, single spaces and . _ '"
                            + " - only.",
                    "Un nom commence par une lettre et n'a que des lettres, des chiffres, des"
                            + " espaces simples et . _ ' -.");
        }
        int[] letters = text.codePoints().filter(Character::isLetter).toArray();
        long scripts =
                Arrays.stream(letters).mapToObj(Character.UnicodeScript::of).distinct().count();
        boolean known =
                Arrays.stream(letters)
                        .allMatch(
                                letter ->
                                        ALPHABETS.contains(Character.UnicodeBlock.of(letter))
                                                && Character.getType(letter)
                                                        != Character.OTHER_LETTER);
        boolean digits = text.codePoints().filter(Character::isDigit).allMatch(c -> c < 128);
        if (scripts > 1 || !known || !digits) {
            throw bad(
                    "A name is written in one script: Latin, Greek or Cyrillic letters, not mixed.",
                    "Un nom s'écrit dans un seul alphabet : latin, grec ou cyrillique, sans"
                            + " mélange.");
        }
        if (Arrays.stream(letters)
                .map(AccountName::withoutMarks)
                .allMatch(AccountName::isLikeLatin)) {
            throw bad(
                    "All letters of that name look like Latin ones, so that it could be mistaken for"
                            + " another. Write it in Latin letters, or choose another.",
                    "Toutes les lettres de ce nom ressemblent à des lettres latines, et il pourrait"
                            + " être pris pour un autre. Écrivez-le en lettres latines, ou"
                            + " choisissez-en un autre.");
        }
        String likeness = likeness(text);
        if (RESERVED.stream().anyMatch(word -> likeness(word).equals(likeness))) {
            throw bad(
                    "That name is reserved. Choose another.",
                    "Ce nom est réservé. Choisissez-en un autre.");
        }
        return new AccountName(text, likeness);
    }

    private static boolean isUnseen(int letter) {
        return switch (Character.getType(letter)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR ->
                    true;
            default -> Character.isSpaceChar(letter) && letter != ' ';
        };
    }

    private static int withoutMarks(int letter) {
        return Normalizer.normalize(Character.toString(letter), Normalizer.Form.NFD).codePointAt(0);
    }

    private static boolean isLikeLatin(int letter) {
        return LIKE_LATIN.indexOf(letter) >= 0;
    }

    static String likeness(String text) {
        String plain =
                Normalizer.normalize(text, Normalizer.Form.NFKD)
                        .replaceAll("\\p{M}", "")
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{Nd}]", "");
        var out = new StringBuilder();
        plain.codePoints()
                .forEach(
                        c -> {
                            String looks = LOOKS.get(c);
                            if (looks == null) {
                                out.appendCodePoint(c);
                            } else {
                                out.append(looks);
                            }
                        });
        return out.toString().replace("rn", "m").replace("vv", "w").replace("cl", "d");
    }

    private static RequestRefused bad(String en, String fr) {
        return RequestRefused.badRequest("bad_name", en, fr);
    }
}
