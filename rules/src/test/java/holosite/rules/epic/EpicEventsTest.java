package holosite.rules.epic;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.ability.Deploys;
import holosite.language.ability.Offers;
import holosite.language.card.CardType;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Epic Events: a type of card, each with its own way into play. */
class EpicEventsTest {
    private static List<Card> of(CardType type) {
        return AllCards.all().stream().filter(card -> card.type() == type).toList();
    }

    @Test
    @Claim("epic-events#1")
    void anEpicEventHasTextOnOneSideAndAnObjectiveOnBoth() {
        assertThat(of(CardType.EPIC_EVENT))
                .isNotEmpty()
                .allMatch(card -> card.back().isEmpty() && !card.text().isEmpty());
        assertThat(of(CardType.OBJECTIVE)).isNotEmpty().allMatch(card -> card.back().isPresent());
    }

    @Test
    @Claim("epic-events#3")
    void eachIsEitherDeployedOrPlayedAsItsTextSays() {
        for (Card event : of(CardType.EPIC_EVENT)) {
            assertThat(isDeployed(event)).as(event.title()).isNotEqualTo(isPlayed(event));
        }
        assertThat(of(CardType.EPIC_EVENT).stream().filter(EpicEventsTest::isDeployed))
                .extracting(Card::title)
                .contains("Attack Run", "Epic Duel", "Deactivate The Shield Generator");
        assertThat(of(CardType.EPIC_EVENT).stream().filter(EpicEventsTest::isPlayed))
                .extracting(Card::title)
                .contains("Commence Primary Ignition", "Target The Main Generator");
    }

    @Test
    @Claim("epic-events#3")
    void whatIsPlayedIsNotDeployed() {
        var scene =
                CardTable.table()
                        .system("Death Star")
                        .on("Death Star", "Superlaser")
                        .site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                        .hand(DARK, "Epic Duel", "Commence Primary Ignition")
                        .hand(DARK, "Target The Main Generator")
                        .force(DARK, 9)
                        .turn(DARK, Phase.DEPLOY);

        scene.offers("deploy Epic Duel").mayNot("play Epic Duel");
        scene.mayNot("deploy Commence Primary Ignition", "deploy Target The Main Generator");
        scene.deploy("Epic Duel").passResponses();
        assertThat(scene.isOnTable("Epic Duel")).isTrue();
    }

    private static boolean isDeployed(Card event) {
        return event.text().stream().anyMatch(Deploys.class::isInstance);
    }

    private static boolean isPlayed(Card event) {
        return event.text().stream()
                .anyMatch(text -> text instanceof Offers offers && offers.to().isPresent());
    }
}
