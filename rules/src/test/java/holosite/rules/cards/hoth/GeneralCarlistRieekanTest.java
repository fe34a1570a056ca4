package holosite.rules.cards.hoth;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** General Carlist Rieekan. */
class GeneralCarlistRieekanTest {
    private static final String RIEEKAN = "General Carlist Rieekan";

    @ParameterizedTest
    @CsvSource({"Hoth: Ice Plains (5th Marker), 1", "Tatooine: Mos Eisley, 0"})
    void rebelsPresentWithHimOnHothAreStronger(String site, int more) {
        var scene =
                table().site(PERIMETER, DARK)
                        .at(site, RIEEKAN, "Rebel Trooper#1", "Wioslea")
                        .at(PERIMETER, "Rebel Trooper#2")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Rebel Trooper#1")).isEqualTo(1 + more);
        assertThat(scene.power("Rebel Trooper#2")).isEqualTo(1);
        assertThat(scene.power("Wioslea")).isEqualTo(scene.printed(Figure.POWER, "Wioslea"));
        assertThat(scene.power(RIEEKAN)).isEqualTo(2);
    }

    @Test
    void inAStarshipAtHothTheyAreNot() {
        var scene =
                table().at("Hoth", "Corellian Corvette")
                        .passenger("Corellian Corvette", RIEEKAN, "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Rebel Trooper")).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"1, true", "0, false"})
    void oneForceCancelsDeathSquadron(int force, boolean can) {
        var scene =
                table().at(PLAINS, RIEEKAN)
                        .system("Hoth", DARK)
                        .on("Hoth", "Death Squadron")
                        .force(LIGHT, force)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.isOffered("use " + RIEEKAN)).isEqualTo(can);
        if (can) {
            scene.use(RIEEKAN).passResponses();
            assertThat(scene.isOnTable("Death Squadron")).isFalse();
            assertThat(scene.forcePile(LIGHT)).isEmpty();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Hoth: Echo Docking Bay, Echo Base Operations, 6",
        "Hoth: Ice Plains (5th Marker), Echo Base Operations, 5"
    })
    void atAnEchoSiteTheOpponentNeedsOneSiteMore(String site, String effect, int needed) {
        var scene =
                table().at(site, RIEEKAN)
                        .site(GENERATORS, LIGHT)
                        .on(GENERATORS, effect)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.figure(Figure.X, effect)).isEqualTo(needed);
    }
}
