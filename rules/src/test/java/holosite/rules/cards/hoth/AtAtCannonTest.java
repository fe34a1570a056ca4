package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.targets;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** AT-AT Cannon. */
class AtAtCannonTest {
    @Test
    @Claim("at-at-cannon#2")
    void anAtAtCannonReachesIntoABattleAtTheNextSite() {
        var scene =
                table().site(PERIMETER, DARK)
                        .site(PLAINS, DARK)
                        .at(PERIMETER, "Snowtrooper", "Rebel Trooper", "Rebel Trooper")
                        .at(PLAINS, "Blizzard 2")
                        .on("Blizzard 2", "AT-AT Cannon")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(PERIMETER);

        assertThat(targets(scene, "AT-AT Cannon"))
                .containsExactlyInAnyOrder("Rebel Trooper", "Rebel Trooper#2");
    }
}
