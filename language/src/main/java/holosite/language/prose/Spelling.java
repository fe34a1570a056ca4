package holosite.language.prose;

import java.util.regex.Pattern;

/**
 * The last step for a sentence: words that change before the one that follows. Nodes write "a
 * alien", "de le site", "que il est"; readers get "an alien", "du site", "qu'il est".
 */
final class Spelling {

    /** A word begins after a space, an opening bracket or an apostrophe. */
    private static final String START = "(?<![\\p{L}-])";

    private static final Pattern AN =
            Pattern.compile(
                    START + "([aA]) (?=[aeioAEIO]|[uU](?!ni|se)|[XRSMF]-|ISB|8|11\\b|18\\b)");
    private static final Pattern A_UNIQUE =
            Pattern.compile(START + "([aA])n (?=one\\b|once\\b|uni)");

    private Spelling() {}

    static String english(String text) {
        String spelt = AN.matcher(text).replaceAll("$1n ");
        return A_UNIQUE.matcher(spelt).replaceAll("$1 ");
    }

    static String french(String text) {
        return new French(text).spelt();
    }

    /** Goes through a French text once, from one short word that may change to the next. */
    private static final class French {
        private static final String VOWELS = "aeiouâàéèêëîïôûœAEIOUÂÀÉÈÊÎÔŒ";

        private final String text;
        private final StringBuilder spelt;

        /** Up to here the text is spelt. */
        private int done;

        French(String text) {
            this.text = text;
            spelt = new StringBuilder(text.length());
        }

        String spelt() {
            int blank = text.indexOf(' ');
            while (blank >= 0) {
                if (blank > done) {
                    word(blank);
                }
                blank = text.indexOf(' ', blank + 1);
            }
            return done == 0 ? text : spelt.append(text, done, text.length()).toString();
        }

        /** The word that ends before this blank. */
        private void word(int blank) {
            int next = blank + 1;
            int last = blank - 1;
            switch (text.charAt(last)) {
                case 'e' -> {
                    if (begins(last - 1)) {
                        inE(last - 1, next);
                    } else if (isQue(last) && isVowel(next)) {
                        write(last, "'", next);
                    }
                }
                case 'a' -> {
                    if (begins(last - 1) && isVowel(next)) {
                        switch (text.charAt(last - 1)) {
                            case 's', 'S' -> write(last, "on ", next);
                            case 'l', 'L' -> write(last, "'", next);
                            default -> {}
                        }
                    }
                }
                case 'i' -> {
                    boolean si = begins(last - 1) && isOneOf("sS", last - 1);
                    if (si && (text.startsWith("il ", next) || text.startsWith("ils ", next))) {
                        write(last, "'", next);
                    }
                }
                case 'à' -> to(last, "au", next);
                case 'À' -> to(last, "Au", next);
                default -> {}
            }
        }

        /** A word of two letters, the second an e. */
        private void inE(int first, int next) {
            switch (text.charAt(first)) {
                case 'd', 'D' -> of(first, next);
                case 'c', 'C' -> {
                    boolean pronoun = text.startsWith("est ", next) || text.startsWith("en ", next);
                    if (isVowel(next) && !pronoun) {
                        write(first + 1, "et ", next);
                    }
                }
                case 'l', 'L', 'n', 'N', 's', 'S', 'j', 'J', 'm', 'M' -> {
                    if (isVowel(next)) {
                        write(first + 1, "'", next);
                    }
                }
                default -> {}
            }
        }

        /** "de", before an article or a vowel. */
        private void of(int first, int next) {
            if (text.startsWith("les ", next) && isWord(next + 4)) {
                write(first + 1, "es ", next + 4);
            } else if (text.startsWith("des ", next) && isLetter(next + 4)) {
                write(first + 1, isVowel(next + 4) ? "'" : "e ", next + 4);
            } else if (text.startsWith("le ", next) && isWord(next + 3)) {
                if (!isVowel(next + 3)) {
                    write(first + 1, "u ", next + 3);
                }
            } else if (isVowel(next)) {
                write(first + 1, "'", next);
            }
        }

        /** "à", before an article. */
        private void to(int at, String contracted, int next) {
            if (!begins(at)) {
                return;
            }
            if (text.startsWith("les ", next) && isWord(next + 4)) {
                write(at, contracted + "x ", next + 4);
            } else if (text.startsWith("le ", next) && isWord(next + 3) && !isVowel(next + 3)) {
                write(at, contracted + " ", next + 3);
            }
        }

        /** Copies what is spelled correctly up to a place, then writes what replaces the rest. */
        private void write(int from, String instead, int on) {
            spelt.append(text, done, from).append(instead);
            done = on;
        }

        /** Whether a word begins here that has not been changed yet. */
        private boolean begins(int at) {
            if (at < done) {
                return false;
            }
            return at == 0 || !(text.charAt(at - 1) == '-' || isLetter(at - 1));
        }

        /** "que", "jusque", "lorsque" or "puisque", by the place of its last letter. */
        private boolean isQue(int last) {
            int q = last - 2;
            if (q < done || text.charAt(last - 1) != 'u' || !isOneOf("qQ", q)) {
                return false;
            }
            return begins(q)
                    || isPrefixed("us", "jJ", q)
                    || isPrefixed("ors", "lL", q)
                    || isPrefixed("uis", "pP", q);
        }

        private boolean isPrefixed(String rest, String initials, int end) {
            int at = end - rest.length() - 1;
            return at >= 0 && begins(at) && isOneOf(initials, at) && text.startsWith(rest, at + 1);
        }

        private boolean isOneOf(String letters, int at) {
            return letters.indexOf(text.charAt(at)) >= 0;
        }

        /** What is elided before: vowels and the mute h. Names keep theirs: "de Han", "de Hoth". */
        private boolean isVowel(int at) {
            if (at >= text.length()) {
                return false;
            }
            if (isOneOf(VOWELS, at)) {
                return true;
            }
            if (text.charAt(at) != 'h' || at + 1 == text.length()) {
                return false;
            }
            char second = text.charAt(at + 1);
            boolean small = (second >= 'a' && second <= 'z') || second == 'é' || second == 'ô';
            return small
                    && !(text.startsWith("ors", at + 1)
                            || text.startsWith("aut", at + 1)
                            || text.startsWith("uit", at + 1)
                            || text.startsWith("asard", at + 1));
        }

        private boolean isLetter(int at) {
            return at < text.length() && Character.isLetter(text.charAt(at));
        }

        private boolean isWord(int at) {
            return isLetter(at) || (at < text.length() && isDigit(text.charAt(at)));
        }

        private static boolean isDigit(char sign) {
            return sign >= '0' && sign <= '9';
        }
    }
}
