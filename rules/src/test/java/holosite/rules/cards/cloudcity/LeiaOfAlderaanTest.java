package holosite.rules.cards.cloudcity;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Leia Of Alderaan. */
class LeiaOfAlderaanTest {
    private static final String EFFECT = "Leia Of Alderaan";

    @Test
    void itGoesOnLeia() {
        var scene =
                table().at(CANTINA, "Princess Organa", "Rebel Trooper")
                        .hand(LIGHT, EFFECT)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(EFFECT).passResponses();
        assertThat(scene.hostOf(EFFECT)).isEqualTo("Princess Organa");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Hoth: Defensive Perimeter (3rd Marker)|true",
                "Yavin 4: Docking Bay|true",
                "Tatooine: Mos Eisley|false"
            })
    void atARebelBaseOrdinaryRebelsNearbyAreCheaperAndStronger(String place, boolean base) {
        String far = "Hoth: North Ridge (4th Marker)";
        var position =
                table().site(PERIMETER, LIGHT)
                        .site(far, LIGHT)
                        .site(PLAINS, DARK)
                        .at(place, "Princess Organa", "Rebel Trooper#1")
                        .on("Princess Organa", EFFECT)
                        .at(place, "Shistavanen Wolfman")
                        .at(PLAINS, "Rebel Trooper#2")
                        .hand(LIGHT, "Echo Base Trooper", "Rebel Commander")
                        .hand(LIGHT, "Han Solo", "Droid Merchant");
        var scene = position.turn(LIGHT, Phase.DEPLOY);
        int more = base ? 2 : 0;
        assertThat(scene.power("Rebel Trooper#1")).isEqualTo(1 + more);
        assertThat(scene.power("Rebel Trooper#2")).isEqualTo(1);
        assertThat(scene.power("Princess Organa")).isEqualTo(3);
        assertThat(scene.power("Shistavanen Wolfman")).isEqualTo(2);
        assertThat(scene.deployCost("Rebel Commander", place)).isEqualTo(3 - more);
        assertThat(scene.deployCost("Droid Merchant", place)).isEqualTo(1);
        assertThat(scene.deployCost("Echo Base Trooper", place)).isEqualTo(base ? 0 : 2);
        assertThat(scene.deployCost("Echo Base Trooper", PLAINS)).isEqualTo(2);
        assertThat(scene.deployCost("Han Solo", place))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, "Han Solo"));
    }

    @ParameterizedTest
    @CsvSource({"A-wing, true, 0", "Red 5, true, 2", "A-wing, false, 2"})
    void atASystemOrdinaryStarfightersAreCheaperThere(String ship, boolean there, int cost) {
        var scene =
                table().system("Tatooine", LIGHT)
                        .system("Kessel", LIGHT)
                        .at("Kessel", "Medium Transport")
                        .passenger("Medium Transport", "Princess Organa")
                        .on("Princess Organa", EFFECT)
                        .hand(LIGHT, ship)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost(ship, there ? "Kessel" : "Tatooine"))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, ship) - (2 - cost));
    }

    @Test
    void neitherOtherStarshipsNorTheOpponentsAreCheaper() {
        var scene =
                table().system("Kessel", LIGHT)
                        .at("Kessel", "Medium Transport")
                        .passenger("Medium Transport", "Princess Organa")
                        .on("Princess Organa", EFFECT)
                        .hand(LIGHT, "Corellian Corvette")
                        .hand(DARK, "TIE Advanced x1")
                        .turn(LIGHT, Phase.DEPLOY);
        for (String ship : new String[] {"Corellian Corvette", "TIE Advanced x1"}) {
            assertThat(scene.deployCost(ship, "Kessel"))
                    .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, ship));
        }
    }

    @Test
    void atASiteStarfightersAreNot() {
        var scene =
                table().at(BAY, "Princess Organa")
                        .on("Princess Organa", EFFECT)
                        .hand(LIGHT, "A-wing")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deployCost("A-wing", BAY))
                .isEqualTo((int) scene.printed(Figure.DEPLOY_COST, "A-wing"));
    }
}
