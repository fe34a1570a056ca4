package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.cards.CardTable;
import org.junit.jupiter.api.Test;

/** Security Battle Droid. */
class SecurityBattleDroidTest {
    private static final String DROID = "Security Battle Droid";

    @Test
    void opponentsCharactersWalkAwayFromItForOneForceMore() {
        var scene =
                CardTable.table()
                        .site(MOS_EISLEY, LIGHT)
                        .site(FARM, LIGHT)
                        .at(MOS_EISLEY, DROID, "Luke Skywalker")
                        .at(FARM, "Leia Organa")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.MOVE);
        scene.move("Luke Skywalker").passResponses();
        assertThat(scene.used(LIGHT)).hasSize(2);
        scene.move("Leia Organa").passResponses();
        assertThat(scene.used(LIGHT)).hasSize(3);

        var own =
                CardTable.table()
                        .site(MOS_EISLEY, LIGHT)
                        .site(FARM, LIGHT)
                        .at(MOS_EISLEY, DROID, "Darth Vader")
                        .force(DARK, 9)
                        .turn(DARK, Phase.MOVE);
        own.move("Darth Vader").passResponses();
        assertThat(own.used(DARK)).hasSize(1);
    }

    @Test
    void withAnotherBattleDroidItDrawsABattleDestinyIfNotAbleOtherwise() {
        for (String other : new String[] {"Security Battle Droid#2", "Stormtrooper"}) {
            var scene = CardTable.table().at(CANTINA, DROID, other).turn(DARK, Phase.CONTROL);
            assertThat(scene.figureAt(Figure.BATTLE_DESTINIES_IF_UNABLE, CANTINA, DARK))
                    .isEqualTo(other.startsWith("Security") ? 1 : 0);
        }
    }
}
