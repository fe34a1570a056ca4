package holosite.rules.cards.anewhope;

import holosite.language.card.Side;

/** Imperial Squad Leader. */
final class ImperialSquadLeaderTest extends SquadLeaderCase {
    ImperialSquadLeaderTest() {
        super(
                Side.DARK,
                "Imperial Squad Leader",
                "Stormtrooper",
                "Imperial Trooper Guard",
                "Rebel Trooper",
                "Darth Vader");
    }
}
