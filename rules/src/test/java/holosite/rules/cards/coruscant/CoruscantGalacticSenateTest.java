package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Abilities;
import holosite.language.words.Filters;
import holosite.language.words.Kinds;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Coruscant: Galactic Senate of both sides. */
class CoruscantGalacticSenateTest {
    @ParameterizedTest
    @EnumSource(Side.class)
    void inABattleThereTheCharactersInItHaveTheirPoliticsForPower(Side version) {
        var scene =
                table().site(SENATE, version)
                        .at(SENATE, "Aks Moe", "Yarua", "Garindan")
                        .undercover("Garindan")
                        .at(CANTINA, "Lott Dod", "Stormtrooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        double spy = scene.power("Garindan");
        assertThat(scene.power("Yarua")).isEqualTo(5);

        scene.battleAt(SENATE);

        assertThat(scene.power("Aks Moe")).isEqualTo(3);
        assertThat(scene.power("Yarua")).isEqualTo(2);
        // a spy under cover takes no part, and elsewhere power is power
        assertThat(scene.power("Garindan")).isEqualTo(spy);
        assertThat(scene.power("Lott Dod")).isEqualTo(1);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void inABattleElsewherePowerIsPower(Side version) {
        var scene =
                table().site(SENATE, version)
                        .at(SENATE, "Lott Dod")
                        .at(CANTINA, "Aks Moe", "Yarua")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA);

        assertThat(scene.power("Yarua")).isEqualTo(5);
        assertThat(scene.power("Lott Dod")).isEqualTo(1);
    }

    /** Either half of its text says so by itself. */
    @ParameterizedTest
    @EnumSource(Side.class)
    void theTextOfEitherSideIsEnough(Side silenced) {
        var silence =
                Kinds.effect("Plain Silence", silenced.opposite(), "0_1")
                        .destiny(1)
                        .says(
                                Abilities.deploysOnTable(),
                                Abilities.cancelsText(
                                        Filters.titled(SENATE),
                                        holosite.language.card.Who.OPPONENT,
                                        holosite.language.condition.Always.ALWAYS));
        for (Side version : Side.values()) {
            var scene =
                    tableWith(silence)
                            .site(SENATE, version)
                            .beside(silenced.opposite(), "Plain Silence")
                            .at(SENATE, "Aks Moe", "Yarua")
                            .force(DARK, 3)
                            .turn(DARK, Phase.BATTLE);

            scene.battleAt(SENATE);

            assertThat(scene.power("Yarua")).isEqualTo(2);
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aVehicleInsideKeepsItsPower(Side version) {
        String tube = "Lift Tube (1_308)";
        var scene =
                table().site(SENATE, version)
                        .at(SENATE, "Aks Moe", "Yarua", tube)
                        .passenger(tube, "R4-M9")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        double before = scene.power(tube);

        scene.battleAt(SENATE);

        assertThat(before).isEqualTo(1);
        assertThat(scene.power(tube)).isEqualTo(before);
    }
}
