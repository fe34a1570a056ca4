package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Grand Moff Tarkin. */
class GrandMoffTarkinTest {
    private static Scene drawn(String companion) {
        var scene =
                table().at(CANTINA, "Grand Moff Tarkin", companion, "Obi-Wan Kenobi (1_21)")
                        .force(DARK, 5)
                        .nextDestiny(LIGHT, 4)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passWeapons();
        return scene.passUntil(LIGHT, Prompt.Key.DRAW_BATTLE_DESTINY).yes();
    }

    @Test
    void withVaderHeCancelsADestinyOfTheOpponent() {
        var scene = drawn("Darth Vader");
        scene.use("Grand Moff Tarkin").passResponses();
        assertThat(scene.battleDestiny(LIGHT)).isNotEqualTo(4);
    }

    @Test
    void notWithoutVader() {
        drawn("Stormtrooper").mayNot("use Grand Moff Tarkin");
    }

    @Test
    void onlyOneDestinyInABattle() {
        String bunker = "Endor: Bunker";
        var scene =
                table().site(bunker, LIGHT)
                        .at(bunker, "Grand Moff Tarkin", "Darth Vader", "Obi-Wan Kenobi (1_21)")
                        .force(LIGHT, 5)
                        .nextDestiny(LIGHT, 4, 3)
                        .turn(LIGHT, Phase.BATTLE)
                        .battleAt(bunker)
                        .passWeapons()
                        .passUntil(LIGHT, Prompt.Key.DRAW_BATTLE_DESTINY)
                        .yes();
        scene.use("Grand Moff Tarkin");
        mayNotInThisPhase(scene, "use Grand Moff Tarkin");
    }
}
