package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** The Signal, and Twi'lek Advisor, which says the same. */
class TheSignalTest {
    @Test
    void itFetchesAnEffectOfAnyKindForThreeForce() {
        var scene =
                table().hand(LIGHT, "The Signal")
                        .reserve(
                                LIGHT,
                                "Our Most Desperate Hour",
                                "Descent Into The Dark",
                                "Demotion",
                                "Han Solo")
                        .force(LIGHT, 4)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play("The Signal").passResponses();
        assertThat(scene.offered())
                .contains("Our Most Desperate Hour", "Descent Into The Dark", "Demotion")
                .doesNotContain("Han Solo");
        scene.chooseOnly("Demotion").passResponses();
        assertThat(scene.hand(LIGHT)).containsExactly("Demotion");
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(scene.used(LIGHT)).contains("The Signal");
    }

    @Test
    @Ruling("dots-bound-plays-in-a-turn")
    void oneOfEachIsPlayedInATurn() {
        var light =
                table().hand(LIGHT, "The Signal", "The Signal")
                        .reserve(LIGHT, "Demotion")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.CONTROL);
        light.play("The Signal").passResponses().choose("Demotion").passResponses();
        assertThat(light.offered()).noneMatch(words -> words.startsWith("play The Signal"));
        var dark =
                table().hand(DARK, "Twi'lek Advisor", "Twi'lek Advisor")
                        .reserve(DARK, "First Strike", "Luke? Luuuuke!")
                        .force(DARK, 9)
                        .turn(DARK, Phase.CONTROL);
        dark.play("Twi'lek Advisor").passResponses().chooseOnly("First Strike").passResponses();
        assertThat(dark.forcePile(DARK)).hasSize(6);
        assertThat(dark.hand(DARK)).contains("First Strike");
        assertThat(dark.offered()).noneMatch(words -> words.startsWith("play Twi'lek"));
    }
}
