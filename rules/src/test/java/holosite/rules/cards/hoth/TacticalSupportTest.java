package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Decision;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tactical Support. */
class TacticalSupportTest {
    @Test
    void upToThreeTroopersComeToHand() {
        var scene =
                table().at(FARM, "Garindan")
                        .reserve(
                                DARK,
                                "Dengar",
                                "Snowtrooper",
                                "Sandtrooper",
                                "Death Star Trooper",
                                "Stormtrooper",
                                "Bossk")
                        .hand(DARK, "Tactical Support")
                        .turn(DARK, Phase.CONTROL);
        scene.play("Tactical Support").passResponses();
        assertThat(scene.lost(DARK)).containsExactly("Dengar");
        assertThat(scene.decision())
                .isInstanceOfSatisfying(
                        Decision.ChooseCards.class,
                        asked ->
                                assertThat(List.of(asked.least(), asked.most()))
                                        .containsExactly(1, 3));
        assertThat(scene.offered()).hasSize(4).doesNotContain("Bossk");
        scene.choose("Snowtrooper", "Stormtrooper").passResponses();
        assertThat(scene.hand(DARK)).containsExactlyInAnyOrder("Snowtrooper", "Stormtrooper");
    }
}
