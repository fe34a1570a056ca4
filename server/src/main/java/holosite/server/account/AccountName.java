package holosite.server.account;

import holosite.server.web.RequestRefused;
import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The name of an account: letters of one script, digits and a few marks. Names that look alike
 * count as the same.
 */
record AccountName(String text, String likeness) {
    private static final int LEAST = 3;
    private static final int MOST = 20;
    private static final Set<Character.UnicodeScript> SCRIPTS =
            Set.of(
                    Character.UnicodeScript.LATIN,
                    Character.UnicodeScript.GREEK,
                    Character.UnicodeScript.CYRILLIC);
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
                "0o 1l il |l jj 5s 8b !l аa вb сc еe нh кk мm оo рp тt уy хx ѕs іl јj ԁd ԛq ԝw гr "
                        + "пn αa βb εe ηn κk μm νv οo ρp τt υu χx ωw γy øo đd łl ıl ßs";
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
        if (!text.matches("\\p{L}[\\p{L}\\p{M}\\p{Nd} ._'-]*") || text.contains("  ")) {
            throw bad(
                    "A name begins with a letter, and has letters, digits, single spaces and . _ '"
                            + " - only.",
                    "Un nom commence par une lettre et n'a que des lettres, des chiffres, des"
                            + " espaces simples et . _ ' -.");
        }
        long scripts =
                text.codePoints()
                        .filter(Character::isLetter)
                        .mapToObj(Character.UnicodeScript::of)
                        .distinct()
                        .count();
        boolean known =
                text.codePoints()
                        .filter(Character::isLetter)
                        .allMatch(c -> SCRIPTS.contains(Character.UnicodeScript.of(c)));
        boolean digits = text.codePoints().filter(Character::isDigit).allMatch(c -> c < 128);
        if (scripts > 1 || !known || !digits) {
            throw bad(
                    "A name is written in one script: Latin, Greek or Cyrillic letters, not mixed.",
                    "Un nom s'écrit dans un seul alphabet : latin, grec ou cyrillique, sans"
                            + " mélange.");
        }
        String likeness = likeness(text);
        if (RESERVED.stream().anyMatch(word -> likeness(word).equals(likeness))) {
            throw bad(
                    "That name is reserved. Choose another.",
                    "Ce nom est réservé. Choisissez-en un autre.");
        }
        return new AccountName(text, likeness);
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
