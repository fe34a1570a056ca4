package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Cantina Brawl. */
class CantinaBrawlTest {
    @Test
    void charactersOfEitherDrawnAbilityAreLost() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Han Solo", "Stormtrooper", "Darth Vader")
                        .at(FARM, "Leia Organa")
                        .hand(LIGHT, "Cantina Brawl")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 1)
                        .nextDestiny(DARK, 3)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Cantina Brawl")
                        .passResponses();
        assertThat(scene.lost(DARK)).containsExactly("Stormtrooper");
        assertThat(scene.lost(LIGHT)).containsExactlyInAnyOrder("Han Solo", "Cantina Brawl");
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
    }

    @Test
    void whoIsCaptiveOrUndercoverThereIsNotSpared() {
        var scene =
                table().at(CANTINA, "Boba Fett", "Leia Organa", "Wedge Antilles")
                        .captive("Boba Fett", "Han Solo")
                        .undercover("Leia Organa")
                        .hand(LIGHT, "Cantina Brawl")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 1)
                        .nextDestiny(DARK, 3)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Cantina Brawl")
                        .passResponses();
        assertThat(scene.lost(LIGHT))
                .containsExactlyInAnyOrder("Han Solo", "Leia Organa", "Cantina Brawl");
        assertThat(scene.isOnTable("Wedge Antilles")).isTrue();
    }

    @Test
    void itNeedsTheCantina() {
        table().at(FARM, "Han Solo")
                .hand(LIGHT, "Cantina Brawl")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Cantina Brawl");
    }

    @Test
    void allMeansThoseUnderCoverToo() {
        var scene =
                table().at(CANTINA, "Leia Organa", "Stormtrooper")
                        .undercover("Leia Organa")
                        .hand(LIGHT, "Cantina Brawl")
                        .force(LIGHT, 2)
                        .nextDestiny(LIGHT, 3)
                        .nextDestiny(DARK, 5)
                        .turn(LIGHT, Phase.CONTROL)
                        .play("Cantina Brawl")
                        .passResponses();
        assertThat(scene.lost(LIGHT)).contains("Leia Organa");
        assertThat(scene.lost(DARK)).isEmpty();
    }
}
