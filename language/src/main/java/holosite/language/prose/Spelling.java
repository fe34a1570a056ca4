package holosite.language.prose;

import java.util.regex.Pattern;

/**
 * The last touch on a sentence: words that change before the one that follows. Nodes write "a
 * alien", "de le site", "que il est"; readers get "an alien", "du site", "qu'il est".
 */
final class Spelling {

    /**
     * What French elides before: vowels and the mute h. Names keep their h: "de Han", "de Hoth".
     */
    private static final String VOWEL =
            "(?=[aeiouâàéèêëîïôûœAEIOUÂÀÉÈÊÎÔŒ]|h(?!ors|aut|uit|asard)[a-zéô])";

    /** A word begins after a blank, an opening bracket or an apostrophe. */
    private static final String START = "(?<![\\p{L}-])";

    private static final Pattern AN =
            Pattern.compile(
                    START + "([aA]) (?=[aeioAEIO]|[uU](?!ni|se)|[XRSMF]-|ISB|8|11\\b|18\\b)");
    private static final Pattern A_UNIQUE =
            Pattern.compile(START + "([aA])n (?=one\\b|once\\b|uni)");

    private Spelling() {}

    static String english(String text) {
        String spelt = AN.matcher(text).replaceAll("$1n ");
        return A_UNIQUE.matcher(spelt).replaceAll("$1 ").replace(" it's ", " its ");
    }

    static String french(String text) {
        return text.replaceAll(START + "([dD])e les (?=[\\p{L}\\d])", "$1es ")
                .replaceAll(START + "([dD])e des (?=\\p{L})", "$1e ")
                .replaceAll(START + "à les (?=[\\p{L}\\d])", "aux ")
                .replaceAll(START + "À les (?=[\\p{L}\\d])", "Aux ")
                .replaceAll(START + "([sS])a " + VOWEL, "$1on ")
                .replaceAll(START + "([cC])e " + VOWEL + "(?!est |en )", "$1et ")
                .replaceAll(START + "([lL])[ea] " + VOWEL, "$1'")
                .replaceAll(START + "([dD])e le (?=[\\p{L}\\d])", "$1u ")
                .replaceAll(START + "à le (?=[\\p{L}\\d])", "au ")
                .replaceAll(START + "À le (?=[\\p{L}\\d])", "Au ")
                .replaceAll(START + "([dDnNsSjJmM])e " + VOWEL, "$1'")
                .replaceAll(START + "((?:[jJ]us|[lL]ors|[pP]uis)?[qQ]u)e " + VOWEL, "$1'")
                .replaceAll(START + "([sS])i (?=ils? )", "$1'");
    }
}
