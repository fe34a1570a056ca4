package holosite.rules.cards;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.ability.Ability;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards of both sides that say the same under different titles. */
class TwinsTest {
    @Test
    @Claim({"panic#1", "sunsdown#1", "surprise-assault#1"})
    void cardsOfBothSidesWithOneTextDoTheSame() {
        assertThat(textOf("Panic")).isEqualTo(textOf("Emergency Deployment"));
        assertThat(textOf("Sunsdown")).isEqualTo(textOf("Nightfall"));
        assertThat(textOf("Surprise Assault")).isEqualTo(textOf("Counter Assault"));
    }

    private static List<Ability> textOf(String title) {
        return AllCards.byTitle(title).getFirst().text();
    }
}
