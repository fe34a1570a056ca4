package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Gift Of The Mentor; what it adds to a battle is shown beside the others that do. */
class GiftOfTheMentorTest {
    @Test
    void aLightsaberIsTakenIntoHand() {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(LIGHT, "Gift Of The Mentor")
                        .reserve(LIGHT, "Jedi Lightsaber", "Leia's Sporting Blaster")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Gift Of The Mentor");
        scene.mayNot("Leia's Sporting Blaster").choose("Jedi Lightsaber").passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Jedi Lightsaber");
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }
}
