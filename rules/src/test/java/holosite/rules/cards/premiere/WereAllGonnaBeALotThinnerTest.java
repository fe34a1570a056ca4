package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** We're All Gonna Be A Lot Thinner! */
class WereAllGonnaBeALotThinnerTest {
    private static final String CARD = "We're All Gonna Be A Lot Thinner!";
    private static final String COMPACTOR = "Death Star: Trash Compactor";

    @Test
    void everythingInTheTrashCompactorIsLost() {
        var scene =
                table().at(COMPACTOR, "Luke Skywalker", "Stormtrooper", "R2-D2", "Garindan")
                        .undercover("Garindan")
                        .on(COMPACTOR, "Presence Of The Force")
                        .on("Luke Skywalker", "Jedi Lightsaber")
                        .at(WAR_ROOM, "Han Solo")
                        .hand(DARK, CARD)
                        .turn(DARK, Phase.CONTROL)
                        .play(CARD)
                        .passResponses();
        scene.passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.lost(LIGHT))
                .containsExactlyInAnyOrder(
                        "Luke Skywalker", "R2-D2 (Artoo-Detoo)", "Jedi Lightsaber");
        assertThat(scene.lost(DARK)).containsExactlyInAnyOrder("Stormtrooper", "Garindan", CARD);
        assertThat(scene.isOnTable("Han Solo")).isTrue();
        table().at(WAR_ROOM, "Han Solo")
                .hand(DARK, CARD)
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + CARD);
    }
}
