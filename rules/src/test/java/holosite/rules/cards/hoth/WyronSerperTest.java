package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wyron Serper. */
class WyronSerperTest {
    private static final String SERPER = "Wyron Serper";

    private static Scene serper(String where) {
        return table().site(CANTINA, DARK)
                .site(MOS_EISLEY, DARK)
                .at(where, SERPER)
                .hand(DARK, "TIE Fighter", "TIE Fighter", "TIE Fighter", "TIE Fighter")
                .turn(LIGHT, Phase.CONTROL);
    }

    @ParameterizedTest
    @CsvSource({"Tatooine: Cantina", "Tatooine: Mos Eisley"})
    void heLooksAtACardForEachDarkIcon(String where) {
        var scene = serper(where);
        int icons = (int) scene.forceIcons(where, DARK);
        assertThat(icons).isPositive();
        scene.use(SERPER).passResponses();
        assertThat(ProbeDroidTest.seen(scene, LIGHT)).hasSize(icons);
        scene.passUntil(LIGHT).mayNot("use " + SERPER);
        mayNotInThisPhase(
                table().at(CANTINA, SERPER).hand(DARK, "TIE Fighter").turn(DARK, Phase.CONTROL),
                "use " + SERPER);
    }

    @Test
    void aboardAStarshipHeSeesNothing() {
        table().at("Tatooine", "Corellian Corvette")
                .passenger("Corellian Corvette", SERPER)
                .hand(DARK, "TIE Fighter")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + SERPER);
        table().at(CANTINA, SERPER)
                .hand(DARK, "TIE Fighter")
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("use " + SERPER);
    }

    private static final Card SCAN =
            Kinds.usedInterrupt("Plain Scanner", LIGHT, "0_1").destiny(2).says();

    private static final Card OTHER =
            Kinds.usedInterrupt("Plain Glance", LIGHT, "0_2").destiny(2).says();

    @Test
    void theOpponentsAreNot() {
        var scan = Kinds.usedInterrupt("Plain Dark Scan", DARK, "0_1").destiny(2).says();
        var scene =
                tableWith(scan)
                        .at(FARM, SERPER, "Darth Vader", "Stormtrooper")
                        .at(FARM, "Obi-Wan Kenobi (1_21)")
                        .force(DARK, 1)
                        .reserve(DARK, "Plain Dark Scan")
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(FARM).passWeapons().yes();
        assertThat(scene.battleDestiny(DARK)).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource({"Plain Scanner, 4", "Plain Glance, 2"})
    void scansAreWorthTwoMoreAsDestiny(String drawn, int destiny) {
        var scene =
                tableWith(SCAN, OTHER)
                        .at(FARM, SERPER, "Luke Skywalker", "Stormtrooper")
                        .force(LIGHT, 1)
                        .reserve(LIGHT, drawn)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.destiny(drawn)).isEqualTo(2);
        scene.battleAt(FARM).passWeapons().yes();
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(destiny);
    }
}
