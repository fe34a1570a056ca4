package holosite.language.prose;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The regular plurals and feminines. A word that forms its plural in its own way says so in
 * brackets: "aile[s]-X" adds what is within for the plural, "[man|men]" gives both, and "Mon
 * Calamari[]" never changes.
 */
final class Inflection {

    private static final Pattern OWN = Pattern.compile("\\[([^]|]*)(?:\\|([^]]*))?]");
    private static final Pattern LINK = Pattern.compile(" (?:de|à|du|des|en|au|aux|pour) | d'");

    private Inflection() {}

    static String english(String word, boolean plural) {
        if (word.contains("[")) {
            return own(word, plural);
        }
        return plural ? englishPlural(word) : word;
    }

    /** Nouns also take the third person of verbs: both add an s by the same rules. */
    static String englishPlural(String word) {
        if (word.matches(".*[^aeiou]y")) {
            return word.substring(0, word.length() - 1) + "ies";
        }
        return word.matches(".*(s|x|z|ch|sh)") ? word + "es" : word + "s";
    }

    static String french(String words, boolean plural) {
        if (words.contains("[")) {
            return own(words, plural);
        }
        if (!plural) {
            return words;
        }
        // In "chasseur de primes" only what stands before the link is the noun and its adjectives.
        Matcher link = LINK.matcher(words);
        int end = link.find() ? link.start() : words.length();
        var all = new StringBuilder();
        for (String word : words.substring(0, end).split(" ")) {
            all.append(all.isEmpty() ? "" : " ").append(frenchPlural(word));
        }
        return all + words.substring(end);
    }

    static String frenchPlural(String word) {
        if (word.matches(".*[sxz]") || word.matches("[A-Z0-9-]+") || word.equals("non")) {
            return word;
        }
        if (word.endsWith("al")) {
            return word.substring(0, word.length() - 2) + "aux";
        }
        return word.endsWith("au") || word.endsWith("eu") ? word + "x" : word + "s";
    }

    static String frenchFeminine(String word) {
        if (word.endsWith("e")) {
            return word;
        }
        if (word.endsWith("er")) {
            return word.substring(0, word.length() - 2) + "ère";
        }
        if (word.endsWith("f")) {
            return word.substring(0, word.length() - 1) + "ve";
        }
        if (word.endsWith("eux")) {
            return word.substring(0, word.length() - 1) + "se";
        }
        return word.endsWith("el") || word.endsWith("en")
                ? word + word.charAt(word.length() - 1) + "e"
                : word + "e";
    }

    private static String own(String word, boolean plural) {
        return OWN.matcher(word)
                .replaceAll(
                        found -> {
                            boolean both = found.group(2) != null;
                            String one = both ? found.group(1) : "";
                            String many = both ? found.group(2) : found.group(1);
                            return Matcher.quoteReplacement(plural ? many : one);
                        });
    }
}
