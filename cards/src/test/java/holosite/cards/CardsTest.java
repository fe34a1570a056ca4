package holosite.cards;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CardsTest {

    private static final List<Card> ALL = AllCards.all();

    @Test
    void noTwoCardsShareAnId() {
        assertThat(ALL).extracting(Card::id).doesNotHaveDuplicates();
    }

    @Test
    void bothSidesHaveTheirCards() {
        assertThat(ALL)
                .filteredOn(card -> card.side() == Side.LIGHT)
                .hasSizeGreaterThanOrEqualTo(91);
        assertThat(ALL).extracting(Card::side).contains(Side.DARK);
    }

    @Test
    void aTitleBearsNoMarks() {
        assertThat(ALL)
                .extracting(Card::title)
                .noneMatch(title -> title.startsWith("•") || title.contains("◇"));
    }

    @Test
    void everyUniqueUnitAndWeaponHasAPersona() {
        assertThat(ALL)
                .filteredOn(card -> card.uniqueness().unique())
                .filteredOn(
                        card ->
                                switch (card.type()) {
                                    case CHARACTER, STARSHIP, VEHICLE, WEAPON -> true;
                                    default -> false;
                                })
                .allSatisfy(card -> assertThat(card.personas()).as(card.title()).isNotEmpty());
    }

    /** Locations that give no Force to anybody. */
    private static final Set<String> WITHOUT_FORCE =
            Set.of(
                    "Tatooine: Bluffs",
                    "Sandcrawler: Droid Junkheap",
                    "Sandcrawler: Loading Bay",
                    "Death Star: Trash Compactor");

    @Test
    void everyLocationSaysWhoseForceItGives() {
        assertThat(ALL)
                .filteredOn(
                        card -> card.is(CardType.LOCATION) && !WITHOUT_FORCE.contains(card.title()))
                .allSatisfy(
                        card ->
                                assertThat(card.darkIcons() + card.lightIcons())
                                        .as(card.title())
                                        .isPositive());
    }
}
