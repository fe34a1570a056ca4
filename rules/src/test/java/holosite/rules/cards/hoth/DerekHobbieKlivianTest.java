package holosite.rules.cards.hoth;

import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Derek 'Hobbie' Klivian. */
class DerekHobbieKlivianTest {
    private static final String BIGGS = "Biggs Darklighter";

    @Test
    @Claim("derek-hobbie-klivian#1")
    void hobbieIsStrongerBesideBiggs() {
        var together =
                table().at(MOS_EISLEY, "Derek 'Hobbie' Klivian", BIGGS).turn(LIGHT, Phase.CONTROL);
        assertThat(together.power("Derek 'Hobbie' Klivian")).isEqualTo(4);

        var apart =
                table().at(MOS_EISLEY, "Derek 'Hobbie' Klivian", "Luke Skywalker")
                        .at(CANTINA, BIGGS)
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(apart.power("Derek 'Hobbie' Klivian")).isEqualTo(2);
    }

    @Test
    @Claim("derek-hobbie-klivian#2")
    void hobbieFliesBetterWhereAStarDestroyerIs() {
        var alone =
                table().at("Tatooine", "Corellian Corvette")
                        .pilot("Corellian Corvette", "Derek 'Hobbie' Klivian")
                        .at("Hoth", "Devastator")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(alone.power("Corellian Corvette")).isEqualTo(7);

        var hunted =
                table().at("Tatooine", "Corellian Corvette", "Devastator")
                        .pilot("Corellian Corvette", "Derek 'Hobbie' Klivian")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(hunted.power("Corellian Corvette")).isEqualTo(8);
    }

    @ParameterizedTest
    @CsvSource({"Rogue 4, 6", "Rogue 1, 4"})
    @Claim("derek-hobbie-klivian#3")
    void hobbieKnowsRogue4(String speeder, int maneuver) {
        var scene =
                table().at(PLAINS, speeder)
                        .pilot(speeder, "Derek 'Hobbie' Klivian")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.maneuver(speeder)).isEqualTo(maneuver);
        assertThat(scene.power(speeder)).isEqualTo(5);
    }

    /** A Rogue pilot in a speeder, or standing beside one that somebody else flies. */
    @ParameterizedTest
    @CsvSource({
        "Derek 'Hobbie' Klivian, Rogue 4, true, 6",
        "Derek 'Hobbie' Klivian, Rogue 4, false, 4",
        "Commander Luke Skywalker, Rogue 1, true, 6",
        "Commander Luke Skywalker, Rogue 1, false, 4",
        "Commander Luke Skywalker, Rogue 4, true, 4"
    })
    void aRoguePilotFliesHisOwnSpeederBest(
            String pilot, String speeder, boolean flies, double maneuver) {
        var position = table().at(PLAINS, speeder);
        if (flies) {
            position.pilot(speeder, pilot);
        } else {
            position.at(PLAINS, pilot).pilot(speeder, "Dutch");
        }
        var scene = position.turn(LIGHT, Phase.CONTROL);

        assertThat(scene.maneuver(speeder)).isEqualTo(maneuver);
    }
}
