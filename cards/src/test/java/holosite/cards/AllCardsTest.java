package holosite.cards;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import org.junit.jupiter.api.Test;

final class AllCardsTest {

    @Test
    void noTwoCardsShareAnId() {
        assertThat(AllCards.all()).extracting(Card::id).doesNotHaveDuplicates();
    }

    /** The first set of virtual cards. */
    private static final int VIRTUAL = 200;

    /**
     * An Effect and the Defensive Shield made of it may share their title; so may versions of a
     * card in different sets.
     */
    @Test
    void noSetHasATwiceWrittenTitleOfOneSideAndType() {
        assertThat(AllCards.all())
                .filteredOn(card -> Integer.parseInt(card.id().replaceFirst("_.*", "")) < VIRTUAL)
                .extracting(
                        card ->
                                String.join(
                                        " ",
                                        card.id().replaceFirst("_.*", ""),
                                        card.side().toString(),
                                        card.title(),
                                        card.type().toString()))
                .doesNotHaveDuplicates();
    }

    @Test
    void everyLocationOfABattleStationSaysSo() {
        var stations =
                AllCards.all().stream()
                        .filter(card -> card.subtypes().contains(Subtype.SYSTEM))
                        .filter(card -> card.traits().contains(Trait.BATTLE_STATION))
                        .map(Card::title)
                        .toList();
        assertThat(stations).contains("Death Star", "Death Star II");
        assertThat(AllCards.all())
                .filteredOn(card -> stations.contains(card.system()))
                .allMatch(card -> card.traits().contains(Trait.BATTLE_STATION));
        assertThat(AllCards.all())
                .filteredOn(card -> card.traits().contains(Trait.BATTLE_STATION))
                .extracting(Card::system)
                .isSubsetOf(stations);
    }

    @Test
    void aCardIsFoundByItsId() {
        assertThat(AllCards.byId("1_168")).map(Card::title).contains("Darth Vader");
        assertThat(AllCards.byId("no such id")).isEmpty();
    }

    @Test
    void aTitleOfBothSidesFindsBothCards() {
        assertThat(AllCards.byTitle("Sense"))
                .extracting(Card::side)
                .containsExactlyInAnyOrder(Side.DARK, Side.LIGHT);
        assertThat(AllCards.byTitle("No Such Card")).isEmpty();
    }
}
