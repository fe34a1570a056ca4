package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Dengar. */
class DengarTest {
    @Test
    @Claim("dengar#2")
    void dengarGrowsWithHisEnemies() {
        var scene =
                table().at(MOS_EISLEY, "Garindan", "Stormtrooper")
                        .at(
                                CANTINA,
                                "Dengar",
                                "Luke Skywalker",
                                "C-3PO",
                                "Rebel Trooper",
                                "Stormtrooper")
                        .turn(DARK, Phase.CONTROL);

        // 2, one more of each of three, and one by the text of the Cantina
        assertThat(scene.power("Dengar")).isEqualTo(6);
        assertThat(scene.power("Garindan")).isEqualTo(2);
    }

    @Test
    @Claim("dengar#2")
    void dengarAloneHasPowerTwo() {
        var scene =
                table().at("Hoth: Echo Docking Bay", "Dengar")
                        .at(MOS_EISLEY, "Luke Skywalker")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Dengar")).isEqualTo(2);
    }

    @Test
    @Claim("dengar#3")
    void dengarMayTakeTheForfeitOfHanBesideHim() {
        var scene =
                table().at(CANTINA, "Dengar", "Han Solo", "Luke Skywalker")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue("Han Solo")).isEqualTo(6);

        scene.use("Dengar");

        assertThat(scene.forfeitValue("Han Solo")).isZero();
        assertThat(scene.forfeitValue("Luke Skywalker")).isEqualTo(7);
    }

    @Test
    @Claim("dengar#3")
    void dengarDoesNothingToHanElsewhere() {
        table().at(CANTINA, "Dengar", "Luke Skywalker")
                .at(MOS_EISLEY, "Han Solo")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Dengar");
    }

    @Test
    @Claim("dengar#3")
    void hanIsWorthSomethingAgainWhenTheyPart() {
        var scene =
                table().at(MOS_EISLEY, "Dengar", "Han Solo")
                        .site(CANTINA, DARK)
                        .force(DARK, 3)
                        .turn(DARK, Phase.MOVE);
        scene.use("Dengar");
        assertThat(scene.forfeitValue("Han Solo")).isZero();
        // once is enough
        scene.mayNot("use Dengar");

        scene.move("Dengar").to(CANTINA);

        assertThat(scene.forfeitValue("Han Solo")).isEqualTo(6);
    }

    @Test
    void vehiclesBesideHimMakeHimNoStronger() {
        var scene =
                table().at("Hoth: Echo Docking Bay", "Dengar", "Snowspeeder")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.power("Dengar")).isEqualTo(2);
    }
}
