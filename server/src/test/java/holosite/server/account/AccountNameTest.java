package holosite.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.language.prose.Language;
import holosite.server.web.RequestRefused;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names of accounts, and names that look like another. */
class AccountNameTest {

    /** Letters by their numbers, since they look alike here too. */
    @ParameterizedTest
    @CsvSource({
        // Latin letters of other languages, digits, pairs of letters
        "Milo, M\u0131lo",
        "Milo, Mi\u019ao",
        "Milo, M1l0",
        "Milo, mi.lo",
        "Hanna, \u0126anna",
        "Karo, \u0198aro",
        "Marna, Mama",
        "Wanda, VVanda",
        "Bossk, 8o55k",
        // a whole name in another script
        "Byxo, \u0412\u0443\u0445\u043e\u043f",
    })
    void namesThatLookAlikeCountAsTheSame(String one, String other) {
        boolean same = AccountName.likeness(one).equals(AccountName.likeness(other));
        assertThat(same).isEqualTo(!other.endsWith("\u043f"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Milo",
                "Zo\u00eb O'Neill-2",
                "\u0141ukasz",
                "Nguy\u1ec5n",
                "Bj\u00f6rk",
                "\u0410\u043d\u043d\u0430 42",
                "\u042e\u0440\u0438\u0439",
                "\u039d\u03af\u03ba\u03bf\u03c2",
                "\u0393\u03b9\u03ce\u03c1\u03b3\u03bf\u03c2"
            })
    void namesOfOneAlphabetAreTaken(String name) {
        assertThat(AccountName.of(name).text()).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({
        // Latin with one Cyrillic or Greek letter
        "M\u0456lo, in one script, dans un seul alphabet",
        "Mil\u03bf, in one script, dans un seul alphabet",
        "\u0391\u0412\u0393\u0414, in one script, dans un seul alphabet",
        // letters that nobody writes with: phonetic, small capitals, mathematical, full width
        "M\u026ao, in one script, dans un seul alphabet",
        "h\u1d00n, in one script, dans un seul alphabet",
        "\ud835\udc07an, in one script, dans un seul alphabet",
        "han\u0661, in one script, dans un seul alphabet",
        "ha\u01c0n, in one script, dans un seul alphabet",
        // a whole name that looks Latin: HAN in Greek, xopo and COCO in Cyrillic
        "\u0397\u0391\u039d, look like Latin ones, ressemblent à des lettres latines",
        "\u0445\u043e\u0440\u043e, look like Latin ones, ressemblent à des lettres latines",
        "\u0421\u041e\u0421\u041e, look like Latin ones, ressemblent à des lettres latines",
        "\u0386\u039d\u039d\u0391 7, look like Latin ones, ressemblent à des lettres latines",
        // what cannot be seen: zero width, directions, a soft hyphen, a filler, other spaces
        "Mi\u200blo, cannot be seen, ne se voit pas",
        "Mi\u200dlo, cannot be seen, ne se voit pas",
        "\u202eolim, cannot be seen, ne se voit pas",
        "Mi\u2066lo, cannot be seen, ne se voit pas",
        "Mi\u00adlo, cannot be seen, ne se voit pas",
        "Mi\ufefflo, cannot be seen, ne se voit pas",
        "Mi\u00a0lo, cannot be seen, ne se voit pas",
        "Mi\u2028lo, cannot be seen, ne se voit pas",
        "Mi\u3164lo, in one script, dans un seul alphabet",
        // accents upon accents
        "Mq\u0301\u0301\u0301lo, begins with a letter, commence par une lettre"
    })
    void namesThatPretendAreRefused(String name, String english, String french) {
        assertThatThrownBy(() -> AccountName.of(name))
                .isInstanceOfSatisfying(
                        RequestRefused.class,
                        refused -> {
                            assertThat(refused.error()).isEqualTo("bad_name");
                            assertThat(refused.words().in(Language.EN)).contains(english);
                            assertThat(refused.words().in(Language.FR)).contains(french);
                        });
    }
}
