package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.coruscant.Senate.AMIDALA;
import static holosite.rules.cards.coruscant.Senate.SENATE;
import static holosite.rules.cards.coruscant.Senate.senate;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Passel Argente. */
class PasselArgenteTest {
    private static final String ARGENTE = "Passel Argente";

    @ParameterizedTest
    @CsvSource({
        "X-wing, Tatooine, 1",
        "Snowspeeder, Tatooine: Mos Eisley, 1",
        "Tantive IV, Tatooine, 0",
        "Rebel Trooper, Tatooine: Mos Eisley, 0",
        "TIE Scout, Tatooine, 0"
    })
    void inAMajorityTheOpponentsPlainStarshipsAndVehiclesAreWeaker(
            String card, String place, double less) {
        for (boolean majority : new boolean[] {true, false}) {
            var position = senate().at(SENATE, ARGENTE).at(place, card);
            if (!majority) {
                position.at(SENATE, AMIDALA, "Yarua");
            }
            var without = senate().at(place, card).turn(DARK, Phase.CONTROL);
            var scene = position.turn(DARK, Phase.CONTROL);

            assertThat(without.power(card) - scene.power(card)).isEqualTo(majority ? less : 0);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, X-wing, Tatooine, 2",
        "LIGHT, Snowspeeder, Tatooine: Mos Eisley, 2",
        "LIGHT, Tantive IV, Tatooine, 0",
        "LIGHT, Rebel Trooper, Tatooine: Mos Eisley, 0",
        "DARK, TIE Scout, Tatooine, 0"
    })
    void inAMajorityTheyCostMore(
            holosite.language.card.Side side, String card, String place, double more) {
        for (boolean majority : new boolean[] {true, false}) {
            var position =
                    senate().at(SENATE, ARGENTE)
                            .system("Tatooine", DARK)
                            .site(MOS_EISLEY, DARK)
                            .hand(side, card);
            if (!majority) {
                position.at(SENATE, AMIDALA, "Yarua");
            }
            var scene = position.turn(side, Phase.DEPLOY);

            assertThat(scene.deployCost(card, place) - scene.printed(Figure.DEPLOY_COST, card))
                    .isEqualTo(majority ? more : 0);
        }
    }

    @Test
    void eachOpponentsSenatorAtTheSameSiteGivesHimWeight() {
        var scene =
                senate().at(SENATE, ARGENTE, "Yarua", AMIDALA, "Aks Moe")
                        .at(CANTINA, "Leia Organa")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.figure(Figure.POLITICS, ARGENTE)).isEqualTo(2 + 1);

        var elsewhere =
                senate().at(CANTINA, ARGENTE, "Leia Organa")
                        .at(SENATE, "Yarua")
                        .turn(DARK, Phase.CONTROL);
        assertThat(elsewhere.figure(Figure.POLITICS, ARGENTE)).isEqualTo(2 + 1);
    }

    @Test
    void heStandsForAmbitionAndTaxation() {
        var scene =
                senate().at(SENATE, ARGENTE, "Yarua")
                        .hand(DARK, "On The Payroll Of The Trade Federation")
                        .turn(DARK, Phase.CONTROL);
        scene.offers("play On The Payroll Of The Trade Federation");
        var tax =
                senate().beside(DARK, "Accepting Trade Federation Control")
                        .stacked("Accepting Trade Federation Control", ARGENTE)
                        .turn(DARK, Phase.DRAW);
        tax.offers("use Accepting Trade Federation Control");
        assertThat(tax.forcePile(LIGHT)).isEmpty();
    }
}
