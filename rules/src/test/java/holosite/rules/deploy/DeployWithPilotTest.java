package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.words.Abilities.*;
import static holosite.language.words.Filters.*;
import static holosite.language.words.Kinds.*;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Capacity;
import holosite.language.card.Phase;
import holosite.language.words.Kinds;
import holosite.rules.cards.CardTable;
import org.junit.jupiter.api.Test;

/** Starships that somebody must fly deploy together with a pilot. */
class DeployWithPilotTest {
    @Test
    @Ruling("capital-starships-deploy-with-a-pilot")
    void aCapitalStarshipWithoutAPilotOfItsOwnDeploysWithOne() {
        var cruiser =
                Kinds.capital("Plain Cruiser", DARK, "0_90")
                        .destiny(1)
                        .deploy(4)
                        .power(5)
                        .armor(4)
                        .hyperspeed(3)
                        .forfeit(6)
                        .carries(Capacity.pilots(2))
                        .says();
        for (boolean pilot : new boolean[] {true, false}) {
            var position =
                    CardTable.tableWith(cruiser)
                            .system("Tatooine", DARK)
                            .hand(DARK, "Plain Cruiser")
                            .force(DARK, 20);
            if (pilot) {
                position.hand(DARK, "Captain Piett");
            }
            var scene = position.turn(DARK, Phase.DEPLOY);

            scene.mayNot("deploy Plain Cruiser");
            assertThat(scene.offered().stream().anyMatch(words -> words.contains("Plain Cruiser")))
                    .isEqualTo(pilot);
        }
    }
}
