package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hoth: Echo Med Lab. */
class HothEchoMedLabTest {
    private static final String MED_LAB = "Hoth: Echo Med Lab";

    private static final Card MEDIC = medic("Plain Medic", "0_1");
    private static final Card NURSE = medic("Plain Nurse", "0_2");

    private static Card medic(String title, String id) {
        return medic(LIGHT, title, id);
    }

    private static Card medic(Side side, String title, String id) {
        return Kinds.droid(title, side, id)
                .destiny(1)
                .deploy(3)
                .power(0)
                .forfeit(1)
                .is(Trait.MEDICAL_DROID)
                .says();
    }

    @Test
    void onceATurnAMedicalDroidCostsTwoLess() {
        var scene =
                tableWith(MEDIC, NURSE)
                        .site(MED_LAB, LIGHT)
                        .at(FARM, "Rebel Trooper")
                        .hand(LIGHT, "Plain Medic", "Plain Nurse", "EG-4")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("EG-4", FARM)).isEqualTo(1);
        assertThat(scene.deployCost("Plain Nurse", FARM)).isEqualTo(1);
        scene.deploy("EG-4").to(FARM).passUntil(LIGHT);
        scene.deploy("Plain Medic").to(FARM).passUntil(LIGHT);
        assertThat(scene.forcePile(LIGHT)).hasSize(7);
        assertThat(scene.deployCost("Plain Nurse", FARM)).isEqualTo(3);
        scene.passUntil(DARK, Phase.CONTROL);
        assertThat(scene.deployCost("Plain Nurse", FARM)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"Stormtrooper, 1", "Djas Puhr, 0"})
    void imperialsDrainMoreHere(String who, int more) {
        var scene =
                table().site(MED_LAB, LIGHT)
                        .at(MED_LAB, who)
                        .at(FARM, "Snowtrooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forceDrain(MED_LAB, DARK)).isEqualTo(1 + more);
        var contested =
                table().site(MED_LAB, LIGHT)
                        .at(MED_LAB, "Stormtrooper", "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL);
        assertThat(contested.figureAt(Figure.FORCE_DRAIN, MED_LAB, DARK)).isLessThanOrEqualTo(1);
    }

    @Test
    void theOpponentsMedicalDroidsCostWhatTheyCost() {
        var scene =
                tableWith(medic(DARK, "Own Medic", "0_3"))
                        .site(MED_LAB, LIGHT)
                        .at(FARM, "Stormtrooper")
                        .hand(DARK, "Own Medic")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Own Medic", FARM)).isEqualTo(3);
    }
}
