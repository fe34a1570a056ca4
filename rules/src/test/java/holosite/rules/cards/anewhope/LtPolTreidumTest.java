package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.oneOf;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lt. Pol Treidum. */
class LtPolTreidumTest {
    private static final String POL = "Lt. Pol Treidum";
    private static final String BAY_327 = "Death Star: Docking Bay 327";

    @Test
    void inTheControlRoomHeAddsTwoToYourTotalPowerInTheBay() {
        var position = table().at(BAY_327, "Stormtrooper");
        var there = position.at("Death Star: Docking Control Room 327", POL).turn(DARK);
        assertThat(there.totalPower(BAY_327, DARK)).isEqualTo(there.power("Stormtrooper") + 2);
        assertThat(there.totalPower(BAY_327, LIGHT)).isZero();
        assertThat(there.totalPower("Death Star: Docking Control Room 327", DARK)).isEqualTo(2);
        var elsewhere = table().at(BAY_327, "Stormtrooper").at(WAR_ROOM, POL).turn(DARK);
        assertThat(elsewhere.totalPower(BAY_327, DARK)).isEqualTo(elsewhere.power("Stormtrooper"));
    }

    private static Position withASpy(int destiny) {
        return table().at(CANTINA, POL, "Leia Organa", "R2-D2 (2_14)")
                .undercover("Leia Organa")
                .nextDestiny(DARK, destiny);
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false", "4, true"})
    void aDestinyEqualToTheAbilityOfASpyBreaksItsCover(int destiny, boolean covered) {
        var scene = withASpy(destiny).turn(DARK, Phase.CONTROL);
        scene.use(POL).passResponses();
        assertThat(scene.isUndercover("Leia Organa")).isEqualTo(covered);
        scene.passUntil(DARK).mayNot("use " + POL);
    }

    @Test
    void heLooksForSpiesInHisControlPhaseAndAtHisSiteOnly() {
        withASpy(3).turn(DARK, Phase.DEPLOY).mayNot("use " + POL);
        withASpy(3).turn(LIGHT, Phase.CONTROL).pass().mayNot("use " + POL);
        table().at(CANTINA, POL, "Leia Organa").turn(DARK, Phase.CONTROL).mayNot("use " + POL);
        table().at(CANTINA, POL)
                .at(MOS_EISLEY, "Leia Organa")
                .undercover("Leia Organa")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use " + POL);
    }

    @Test
    void heLooksForOneSpyAtATime() {
        var scene = withASpy(3).undercover("R2-D2 (2_14)").turn(DARK, Phase.CONTROL);

        scene.use(POL);

        assertThat(oneOf(scene)).hasSize(2);
    }
}
