package holosite.rules.cards.anewhope;

import holosite.language.card.Side;

/** Rebel Squad Leader. */
final class RebelSquadLeaderTest extends SquadLeaderCase {
    RebelSquadLeaderTest() {
        super(
                Side.LIGHT,
                "Rebel Squad Leader",
                "Rebel Trooper",
                "Rebel Guard",
                "Stormtrooper",
                "Luke Skywalker");
    }
}
