package holosite.rules.cards.theedpalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** DFS Squadron Starfighter. */
class DfsSquadronStarfighterTest {
    private static final String FIGHTER = "DFS Squadron Starfighter";
    private static final String CANNONS = "Droid Starfighter Laser Cannons";
    private static final String BATTLESHIP = "Trade Federation Battleship";

    @Test
    @Claim({"dfs-squadron-starfighter#1", "dfs-squadron-starfighter#2"})
    void itDeploysForLessToNabooAndWhereTheBattleshipIs() {
        var scene =
                table().system("Naboo", DARK)
                        .system("Tatooine", DARK)
                        .system("Coruscant", DARK)
                        .at("Coruscant", BATTLESHIP)
                        .hand(DARK, FIGHTER)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost(FIGHTER, "Naboo")).isZero();
        assertThat(scene.deployCost(FIGHTER, "Coruscant")).isZero();
        assertThat(scene.deployCost(FIGHTER, "Tatooine")).isEqualTo(1);
        var without =
                table().system("Coruscant", DARK)
                        .at("Coruscant", "Devastator")
                        .hand(DARK, FIGHTER)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(without.deployCost(FIGHTER, "Coruscant")).isEqualTo(1);
    }

    @Test
    @Claim("dfs-squadron-starfighter#3")
    void beneathTheBattleshipItsCannonsComeFromTheReserveDeck() {
        var scene =
                table().at("Tatooine", FIGHTER, BATTLESHIP)
                        .reserve(DARK, CANNONS, "Stormtrooper", CANNONS + "#2")
                        .turn(DARK, Phase.DEPLOY);
        scene.use(FIGHTER).choose(CANNONS).passResponses();
        assertThat(scene.hostOf(CANNONS)).isEqualTo(FIGHTER);
        scene.passUntil(DARK).offers("use " + FIGHTER);
    }

    @Test
    void notAtASectorNorInTheOpponentsTurn() {
        var sector =
                table().system("Tatooine", DARK)
                        .locationOf("Tatooine", "Asteroid Field", DARK)
                        .at("Asteroid Field", FIGHTER, BATTLESHIP)
                        .reserve(DARK, CANNONS)
                        .hand(DARK, FIGHTER + "#2")
                        .turn(DARK, Phase.DEPLOY)
                        .mayNot("use " + FIGHTER);
        assertThat(sector.deployCost(FIGHTER + "#2", "Asteroid Field")).isEqualTo(1);
        mayNotInThisPhase(
                table().at("Tatooine", FIGHTER, BATTLESHIP)
                        .reserve(DARK, CANNONS)
                        .turn(LIGHT, Phase.DEPLOY),
                "use " + FIGHTER);
    }

    @ParameterizedTest
    @CsvSource({"Coruscant, DEPLOY", "Tatooine, CONTROL"})
    @Claim("dfs-squadron-starfighter#4")
    void withoutTheBattleshipOrAtAnotherTimeTheyDoNot(String where, Phase phase) {
        table().system("Coruscant", DARK)
                .at("Tatooine", FIGHTER)
                .at(where, BATTLESHIP)
                .reserve(DARK, CANNONS)
                .turn(DARK, phase)
                .mayNot("use " + FIGHTER);
    }

    @Test
    void aBattleshipThatLightHasStolenHelpsNobodyElse() {
        var scene =
                table().at("Tatooine", FIGHTER, BATTLESHIP)
                        .stolen(BATTLESHIP)
                        .hand(DARK, FIGHTER + "#2")
                        .reserve(DARK, CANNONS)
                        .turn(DARK, Phase.DEPLOY)
                        .mayNot("use " + FIGHTER);
        assertThat(scene.deployCost(FIGHTER + "#2", "Tatooine")).isEqualTo(1);
    }
}
