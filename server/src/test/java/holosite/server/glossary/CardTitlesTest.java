package holosite.server.glossary;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.EntryKind;
import holosite.glossary.EntryText;
import holosite.glossary.Glossary;
import holosite.glossary.GlossaryEntry;
import holosite.glossary.TextSpan;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A card goes by one title at the table and in the glossary, in both languages. */
class CardTitlesTest {
    private static final List<GlossaryEntry> ENTRIES = Glossary.get().entries();

    private static List<GlossaryEntry> cards() {
        return ENTRIES.stream().filter(entry -> entry.kind() == EntryKind.CARD).toList();
    }

    @Test
    void anEntryAboutACardIsHeadedByItsTitleOnTheTable() {
        assertThat(cards()).hasSizeGreaterThan(100);
        for (GlossaryEntry entry : cards()) {
            entry.card()
                    .flatMap(AllCards::byId)
                    .ifPresent(
                            card -> {
                                assertThat(entry.en()).startsWith(card.title());
                                assertThat(entry.inFrench()).startsWith(card.title());
                            });
        }
    }

    @Test
    void whichSideIsMeantIsSaidInFrench() {
        assertThat(Glossary.get().entry("anoat-dark-side").orElseThrow().inFrench())
                .isEqualTo("Anoat (côté obscur)");
        assertThat(Glossary.get().entry("direct-hit").orElseThrow().inFrench())
                .isEqualTo("Direct Hit");
    }

    @Test
    void whatIsNoCardHasAFrenchTerm() {
        assertThat(ENTRIES)
                .filteredOn(entry -> entry.kind() != EntryKind.CARD)
                .allMatch(entry -> entry.inFrench().equals(entry.fr()));
    }

    @Test
    void aLinkWithoutWordsNamesTheCardByThatTitle() {
        for (GlossaryEntry entry : ENTRIES) {
            EntryText.of(entry, Glossary.get()).stream()
                    .flatMap(text -> text.fr().spans())
                    .forEach(
                            span -> {
                                if (span instanceof TextSpan.ToEntry link) {
                                    cards().stream()
                                            .filter(card -> card.id().equals(link.entry()))
                                            .filter(card -> !card.fr().equals(card.inFrench()))
                                            .forEach(
                                                    card ->
                                                            assertThat(link.words())
                                                                    .as(entry.id())
                                                                    .isNotEqualTo(card.fr()));
                                }
                            });
        }
    }
}
