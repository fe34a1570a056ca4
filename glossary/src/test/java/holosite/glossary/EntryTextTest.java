package holosite.glossary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

final class EntryTextTest {
    private static final Glossary GLOSSARY = Glossary.get();
    private static final GlossaryEntry ATTRITION = GLOSSARY.entry("attrition").orElseThrow();
    private static final String GOOD =
            """
            # Attrition
            It is *owed* after a battle, see [[defense-value]].

            - [[defense-value]] first
            - second

            > [[card:Luke Skywalker]] pays.

            # Attrition
            Elle est due, voir [[defense-value|cette valeur]].
            """;

    private static EntryText read(String text) {
        return EntryTextReader.read("attrition.md", text, ATTRITION, GLOSSARY);
    }

    @Test
    void aTextHasParagraphsListsAndExamples() {
        EntryText.Page en = read(GOOD).en();
        assertThat(en.term()).isEqualTo("Attrition");
        assertThat(en.lead()).isEqualTo("It is owed after a battle, see defense value.");
        assertThat(en.blocks())
                .hasExactlyElementsOfTypes(
                        TextBlock.Paragraph.class, TextBlock.Items.class, TextBlock.Example.class);
        assertThat(en.cards()).containsExactly("Luke Skywalker");
    }

    @Test
    void aLinkWithoutWordsGetsTheTermInTheLanguageOfTheText() {
        EntryText text = read(GOOD);
        assertThat(text.en().spans())
                .contains(
                        new TextSpan.ToEntry("defense-value", "defense value"),
                        new TextSpan.ToEntry("defense-value", "Defense value"));
        assertThat(text.fr().spans())
                .contains(new TextSpan.ToEntry("defense-value", "cette valeur"));
    }

    @Test
    void aNameOfSeveralWordsKeepsItsCapitals() {
        String text = GOOD.replace("see [[defense-value]]", "see [[reserve-deck]]");
        assertThat(read(text).en().spans())
                .contains(new TextSpan.ToEntry("reserve-deck", "Reserve Deck"));
    }

    @Test
    void anErrorNamesFileAndLine() {
        assertThatThrownBy(() -> read(GOOD.replace("[[defense-value]] first", "[[no-such]]")))
                .isInstanceOf(MalformedGlossary.class)
                .hasMessage("attrition.md, line 4: there is no entry 'no-such'");
        assertThatThrownBy(() -> read(GOOD.replace("*owed*", "*owed")))
                .hasMessageContaining("line 2: markup that is not closed");
        assertThatThrownBy(() -> read(GOOD.replace("# Attrition\nElle", "# usure\nElle")))
                .hasMessageContaining("line 9: expected the heading '# Attrition'");
        assertThatThrownBy(() -> read(GOOD + "# more\nx\n")).hasMessageContaining("two headings");
        assertThatThrownBy(() -> read("# Attrition\n\n# Attrition\nDue.\n"))
                .hasMessageContaining("begins with a paragraph");
        assertThatThrownBy(
                        () -> read(GOOD.replace("second", "x").replace("It is", "x".repeat(300))))
                .hasMessageContaining("too many");
    }

    /** Reading is strict: a link that leads nowhere or a heading that differs is refused. */
    @Test
    void everyEntryHasATextInBothLanguages() {
        assertThat(GLOSSARY.entries())
                .allSatisfy(
                        entry ->
                                assertThat(EntryText.of(entry, GLOSSARY))
                                        .as(entry.id())
                                        .isPresent());
    }
}
