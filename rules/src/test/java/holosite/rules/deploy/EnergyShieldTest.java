package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.GENERATORS;
import static holosite.rules.cards.CardTable.PERIMETER;
import static holosite.rules.cards.CardTable.PLAINS;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The energy shield of Hoth: which sites it covers. */
class EnergyShieldTest {
    private static final String RIDGE = "Hoth: North Ridge (4th Marker)";
    private static final String CAVE = "Hoth: Wampa Cave (7th Marker)";

    private static List<String> open(String... sites) {
        var position = table().site(GENERATORS, LIGHT).site("Tatooine: Cantina", DARK);
        for (String site : sites) {
            position.site(site, DARK);
        }
        return hosts(
                position.hand(DARK, "Stormtrooper").force(DARK, 9).turn(DARK, Phase.DEPLOY),
                "Stormtrooper");
    }

    @Test
    @Ruling("reach-of-the-energy-shield")
    void onlyTheOutermostMarkerIsOpen() {
        assertThat(open(PERIMETER, RIDGE, PLAINS))
                .contains(PLAINS)
                .doesNotContain(RIDGE, PERIMETER);
        assertThat(open(PERIMETER, RIDGE)).contains(RIDGE).doesNotContain(PERIMETER);
    }

    @Test
    @Ruling("reach-of-the-energy-shield")
    void itReachesAtLeastTheThirdMarkerAndNeverTheCave() {
        assertThat(open(PERIMETER, CAVE)).contains(CAVE).doesNotContain(PERIMETER);
    }
}
