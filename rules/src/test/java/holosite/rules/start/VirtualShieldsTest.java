package holosite.rules.start;

import static holosite.language.card.Side.DARK;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.Card;
import holosite.language.card.CardType;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Subtype;
import holosite.language.words.Abilities;
import holosite.language.words.Kinds;
import holosite.rules.cards.CardTable;
import org.junit.jupiter.api.Test;

/** Virtual cards with the shield icon are no Effects, whatever else is printed on them. */
class VirtualShieldsTest {
    @Test
    @Claim({"defensive-shields#1", "defensive-shields#4"})
    void aVirtualShieldIsNotFoundAmongEffects() {
        String shield = "Death Star Sentry (200_94)";
        var scene =
                CardTable.table()
                        .hand(DARK, "Twi'lek Advisor")
                        .reserve(DARK, shield, "First Strike", "Pride Of The Empire")
                        .force(DARK, 3)
                        .turn(DARK, Phase.CONTROL);

        scene.play("Twi'lek Advisor").passResponses();

        assertThat(scene.offered())
                .contains("First Strike", "Pride Of The Empire")
                .doesNotContain(shield);
    }

    @Test
    @Claim({"defensive-shields#1", "defensive-shields#4"})
    void theShieldIconMakesAnEffectAShield() {
        Card virtual =
                Kinds.effect("Plain Rule (V)", DARK, "0_91")
                        .unique()
                        .destiny(3)
                        .icons(Icon.DEFENSIVE_SHIELD)
                        .says(Abilities.deploysOnTable());

        assertThat(virtual.type()).isEqualTo(CardType.DEFENSIVE_SHIELD);
        assertThat(virtual.subtypes()).isEmpty();
        Card plain =
                Kinds.effect("Plain Rule", DARK, "0_92")
                        .unique()
                        .destiny(3)
                        .says(Abilities.deploysOnTable());
        assertThat(plain.type()).isEqualTo(CardType.EFFECT);
        assertThat(plain.subtypes()).containsExactly(Subtype.NORMAL_EFFECT);
    }
}
