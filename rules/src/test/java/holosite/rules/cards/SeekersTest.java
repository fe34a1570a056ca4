package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Han Seeker, Luke Seeker and Tagge Seeker. */
class SeekersTest {
    @ParameterizedTest
    @CsvSource({
        "Han Seeker, DARK, Rebel Trooper",
        "Luke Seeker, DARK, Rebel Trooper",
        "Tagge Seeker, LIGHT, Darth Vader"
    })
    void itDeploysOnAnUnoccupiedSiteForOneForce(String seeker, Side side, String occupant) {
        var scene =
                table().system("Tatooine", DARK)
                        .site(BAY, DARK)
                        .at(CANTINA, occupant)
                        .hand(side, seeker)
                        .force(side, 1)
                        .turn(side, Phase.DEPLOY);
        assertThat(scene.deployCost(seeker, BAY)).isEqualTo(1);
        scene.deploy(seeker);
        assertThat(scene.hostOf(seeker)).isEqualTo(BAY);
        assertThat(scene.forcePile(side)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Han Seeker, DARK, Devaronian",
        "Luke Seeker, DARK, Jek Porkins",
        "Tagge Seeker, LIGHT, Stormtrooper"
    })
    @Ruling("all-cards")
    void itFindsMissingPreyPresentAndNobodyElsewhere(String seeker, Side side, String prey) {
        assertThat(takes(table().at(CANTINA, prey), seeker, side, prey)).isTrue();
        assertThat(takes(table().at(CANTINA, prey).missing(prey), seeker, side, prey)).isTrue();
        assertThat(takes(table().at(BAY, prey).missing(prey), seeker, side, prey)).isFalse();
        assertThat(takes(table().at(BAY, prey), seeker, side, prey)).isFalse();
    }

    private static boolean takes(Position position, String seeker, Side side, String prey) {
        var scene = position.site(CANTINA, DARK).on(CANTINA, seeker).turn(side, Phase.CONTROL);
        scene.answerDefault();
        assertThat(scene.isOnTable(prey)).isEqualTo(scene.isOnTable(seeker));
        return !scene.isOnTable(prey);
    }
}
