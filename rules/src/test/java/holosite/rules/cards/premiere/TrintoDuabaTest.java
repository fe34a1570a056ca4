package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import org.junit.jupiter.api.Test;

/** Trinto Duaba. */
class TrintoDuabaTest {
    @Test
    void cardsOfThatDestinyInTheOpponentsUsedPileAreLost() {
        // two of destiny 1 and one of 3
        var scene =
                table().site(CANTINA, DARK)
                        .used(LIGHT, "Luke Skywalker", "Demotion", "Han Solo")
                        .used(DARK, "Stormtrooper")
                        .hand(LIGHT, "Obi-Wan Kenobi (1_21)")
                        .hand(DARK, "Trinto Duaba")
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .play("Trinto Duaba")
                        .passResponses();
        assertThat(scene.lost(LIGHT)).contains("Luke Skywalker", "Han Solo");
        assertThat(scene.used(LIGHT)).containsExactly("Demotion");
        assertThat(scene.hand(LIGHT)).hasSize(1);
        assertThat(scene.lost(DARK)).isEmpty();
    }

    @Test
    void inTheOwnBattlePhaseWithCardsThere() {
        table().site(CANTINA, DARK)
                .hand(DARK, "Trinto Duaba")
                .turn(DARK, Phase.BATTLE)
                .mayNot("play Trinto Duaba");
        table().site(CANTINA, DARK)
                .used(LIGHT, 1)
                .hand(DARK, "Trinto Duaba")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play Trinto Duaba");
        var light =
                table().site(CANTINA, DARK)
                        .used(LIGHT, 1)
                        .hand(DARK, "Trinto Duaba")
                        .turn(LIGHT, Phase.BATTLE);
        CardTable.mayNotInThisPhase(light, "play Trinto Duaba");
    }
}
