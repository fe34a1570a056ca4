package holosite.rules.persona;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Stormtroopers: which cards are one, and what they are besides. */
class StormtrooperTest {
    @Test
    @Claim("stormtrooper#2")
    void everyStormtrooperIsATrooper() {
        for (String trooper : new String[] {"Stormtrooper", "Sandtrooper", "Snowtrooper"}) {
            table().at(CANTINA, trooper)
                    .hand(DARK, "Stormtrooper Backpack")
                    .force(DARK, 5)
                    .turn(DARK, Phase.DEPLOY)
                    .offers("deploy Stormtrooper Backpack");
        }
        table().at(CANTINA, "Admiral Ozzel")
                .hand(DARK, "Stormtrooper Backpack")
                .force(DARK, 5)
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Stormtrooper Backpack");
    }

    @Test
    @Claim("stormtrooper#1")
    void sandtroopersAndSnowtroopersAreStormtroopers() {
        // Demotion goes on Imperials, but not on stormtroopers
        for (String trooper : new String[] {"Stormtrooper", "Sandtrooper", "Snowtrooper"}) {
            table().at(CANTINA, trooper)
                    .hand(LIGHT, "Demotion")
                    .force(LIGHT, 5)
                    .turn(LIGHT, Phase.DEPLOY)
                    .mayNot("deploy Demotion");
        }
        table().at(CANTINA, "Admiral Ozzel")
                .hand(LIGHT, "Demotion")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Demotion");
    }
}
