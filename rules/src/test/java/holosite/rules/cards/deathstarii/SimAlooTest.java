package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Sim Aloo. */
class SimAlooTest {
    private static Scene looking(int force) {
        return table().at(CANTINA, "Sim Aloo")
                .reserve(LIGHT, "Han Solo (1_11)", "Alter (1_71)")
                .force(DARK, force)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    void oneForceShowsTheTopOfTheOpponentsDeckWhichMayGoToTheBottom() {
        var scene = looking(2);
        scene.use("Sim Aloo").passResponses();
        scene.yes().passResponses();
        assertThat(scene.forcePile(DARK)).hasSize(1);
        assertThat(scene.reserve(LIGHT)).startsWith("Alter").endsWith("Han Solo");
        scene.passUntil(DARK).mayNot("use Sim Aloo");
    }

    @Test
    void orStaysWhereItIs() {
        var scene = looking(1);
        scene.use("Sim Aloo").passResponses();
        scene.no().passResponses();
        assertThat(scene.reserve(LIGHT)).startsWith("Han Solo", "Alter");
    }

    @Test
    void notWithoutForce() {
        looking(0).mayNot("use Sim Aloo");
    }

    @Test
    void heIsCheaperAtASiteWithTheEmperorButNotAboardHisShip() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .at(BAY, "Emperor Palpatine")
                        .hand(DARK, "Sim Aloo")
                        .turn(DARK, Phase.DEPLOY);
        int full = scene.deployCost("Sim Aloo", CANTINA);
        assertThat(scene.deployCost("Sim Aloo", BAY)).isEqualTo(Math.max(0, full - 3));
        var aboard =
                table().at("Tatooine", "Devastator")
                        .passenger("Devastator", "Emperor Palpatine")
                        .hand(DARK, "Sim Aloo")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(aboard.deployCost("Sim Aloo", "Tatooine")).isEqualTo(full);
        assertThat(aboard.deployCost("Sim Aloo", "Devastator")).isEqualTo(full);
    }
}
