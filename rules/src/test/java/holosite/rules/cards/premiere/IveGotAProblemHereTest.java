package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** I've Got A Problem Here. */
class IveGotAProblemHereTest {
    @Test
    void redSixHasAProblemSooner() {
        for (String ship : new String[] {"Red 6", "Red 2"}) {
            var scene =
                    table().at("Tatooine", "Devastator", ship)
                            .pilot(ship, "Jek Porkins")
                            .pilot("Devastator", "DS-61-2")
                            .hand(DARK, "I've Got A Problem Here")
                            .force(DARK, 4)
                            .nextDestiny(DARK, 0, 4)
                            .nextDestiny(LIGHT, 0)
                            .turn(DARK, Phase.BATTLE);
            scene.battleAt("Tatooine").passUntil("play I've Got A Problem Here");
            double maneuver = scene.maneuver(ship);
            scene.play("I've Got A Problem Here").passResponses();
            assertThat(scene.isOnTable(ship))
                    .as(ship + " " + maneuver)
                    .isEqualTo(ship.equals("Red 2"));
        }
    }
}
