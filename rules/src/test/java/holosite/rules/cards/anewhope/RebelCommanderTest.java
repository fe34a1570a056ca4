package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Rebel Commander. */
class RebelCommanderTest {
    @Test
    void otherRebelsWithHimAreWorthMoreExceptLeaders() {
        var scene =
                table().at(FARM, "Rebel Commander", "Rebel Trooper", "Dutch", "Stormtrooper")
                        .at(FARM, "Devaronian")
                        .at(MOS_EISLEY, "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forfeitValue("Rebel Trooper"))
                .isEqualTo(scene.printed(Figure.FORFEIT, "Rebel Trooper") + 1);
        for (String other :
                List.of(
                        "Rebel Commander",
                        "Dutch",
                        "Stormtrooper",
                        "Devaronian",
                        "Luke Skywalker")) {
            assertThat(scene.forfeitValue(other))
                    .as(other)
                    .isEqualTo(scene.printed(Figure.FORFEIT, other));
        }
    }

    @Test
    void bothanSpiesJoinHimForFree() {
        var spy =
                Kinds.alien("Bothan Of The Test", LIGHT, "0_1")
                        .destiny(1)
                        .deploy(2)
                        .power(1)
                        .ability(1)
                        .forfeit(1)
                        .is(Trait.BOTHAN, Trait.SPY)
                        .says();
        var farmer =
                Kinds.alien("Farmer Of The Test", LIGHT, "0_2")
                        .destiny(1)
                        .deploy(2)
                        .power(1)
                        .ability(1)
                        .forfeit(1)
                        .is(Trait.BOTHAN)
                        .says();
        var scene =
                tableWith(spy, farmer)
                        .at(CANTINA, "Rebel Commander")
                        .site(MOS_EISLEY, LIGHT)
                        .hand(LIGHT, "Bothan Of The Test", "Farmer Of The Test", "R2-D2 (2_14)")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Bothan Of The Test", CANTINA)).isZero();
        assertThat(scene.deployCost("Bothan Of The Test", MOS_EISLEY)).isEqualTo(2);
        assertThat(scene.deployCost("Farmer Of The Test", CANTINA)).isEqualTo(2);
        assertThat(scene.deployCost("R2-D2 (2_14)", CANTINA)).as("another spy").isEqualTo(3);
    }
}
