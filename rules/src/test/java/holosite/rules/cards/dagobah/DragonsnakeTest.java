package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Dragonsnake. */
class DragonsnakeTest {
    private static final String SWAMP = "Dagobah: Swamp";
    private static final String JUNGLE = "Dagobah: Jungle";

    private static Scene attack(Position position) {
        var scene =
                position.at(SWAMP, "Dragonsnake", "R2-D2 (Artoo-Detoo)")
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE);
        return scene.letAttack("Dragonsnake").passResponses();
    }

    @Test
    @Claim("dragonsnake#1")
    void aDroidWithoutAnAdjacentExteriorSiteIsLost() {
        var nowhere = attack(table().site(SWAMP, LIGHT));
        assertThat(nowhere.lost(LIGHT)).containsExactly("R2-D2 (Artoo-Detoo)");

        var inside = attack(table().site("Dagobah: Cave", DARK).site(SWAMP, LIGHT));
        assertThat(inside.lost(LIGHT)).containsExactly("R2-D2 (Artoo-Detoo)");

        var outside = attack(table().site(SWAMP, LIGHT).site(JUNGLE, LIGHT));
        assertThat(outside.lost(LIGHT)).isEmpty();
        assertThat(outside.locationOf("R2-D2")).isEqualTo(JUNGLE);
    }
}
