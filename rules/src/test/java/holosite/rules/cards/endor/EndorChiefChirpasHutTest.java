package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Endor: Chief Chirpa's Hut. */
class EndorChiefChirpasHutTest {
    private static final String HUT = "Endor: Chief Chirpa's Hut";

    private static Card ewok(String title, String id) {
        return Kinds.alien(title, LIGHT, id)
                .unique()
                .persona(title)
                .destiny(2)
                .deploy(3)
                .power(1)
                .ability(1)
                .forfeit(4)
                .is(Trait.EWOK)
                .says();
    }

    @Test
    void ewoksCostOneLessThereAndTheChiefNothing() {
        var scene =
                tableWith(ewok("Plain Ewok", "0_1"), ewok("Chief Chirpa", "0_2"))
                        .site(HUT, LIGHT)
                        .site("Endor: Back Door", DARK)
                        .hand(LIGHT, "Plain Ewok", "Chief Chirpa", "Luke Skywalker")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("Plain Ewok", HUT)).isEqualTo(2);
        assertThat(scene.deployCost("Plain Ewok", "Endor: Back Door")).isEqualTo(3);
        assertThat(scene.deployCost("Chief Chirpa", HUT)).isZero();
        assertThat(scene.deployCost("Chief Chirpa", "Endor: Back Door")).isEqualTo(3);
        assertThat(scene.deployCost("Luke Skywalker", HUT))
                .isEqualTo(scene.deployCost("Luke Skywalker", "Endor: Back Door"));
    }

    @ParameterizedTest
    @CsvSource({
        "Stormtrooper, Endor: Back Door, 3",
        "'', Endor: Back Door, 4",
        "Stormtrooper, Tatooine: Docking Bay 94, 4"
    })
    void underDarkControlEwoksOnEndorAreWorthLess(String guard, String place, double forfeit) {
        var position =
                tableWith(ewok("Plain Ewok", "0_1")).site(HUT, LIGHT).at(place, "Plain Ewok");
        if (!guard.isEmpty()) {
            position.at(HUT, guard);
        }
        var scene = position.turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue("Plain Ewok")).isEqualTo(forfeit);
    }

    @Test
    void neitherOthersNorEwoksInSpaceAreWorthLess() {
        var scene =
                tableWith(ewok("Plain Ewok", "0_1"))
                        .site(HUT, LIGHT)
                        .at(HUT, "Stormtrooper")
                        .at("Endor: Back Door", "Rebel Trooper")
                        .at("Endor", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Plain Ewok")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue("Rebel Trooper")).isEqualTo(2);
        assertThat(scene.forfeitValue("Plain Ewok")).isEqualTo(4);
    }
}
