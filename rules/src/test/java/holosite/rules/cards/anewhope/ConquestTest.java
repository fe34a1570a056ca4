package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import holosite.rules.log.PileEntry;
import org.junit.jupiter.api.Test;

/** Conquest. */
class ConquestTest {
    private static Scene battle(String attacker) {
        return table().at("Tatooine", attacker, "Corellian Corvette", "Conquest")
                .at("Kessel", "X-wing")
                .hand(LIGHT, "Rebel Trooper", "Dutch")
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE);
    }

    private static long seen(Scene scene) {
        return scene.game().log().from(0).stream()
                .filter(PileEntry.LooksAt.class::isInstance)
                .count();
    }

    @Test
    void whoBattlesTheFalconMayLookAtTheOpponentsHand() {
        var scene = battle("Millennium Falcon");
        scene.battleAt("Tatooine").use("Conquest").passResponses();
        assertThat(seen(scene)).isEqualTo(2);
    }

    @Test
    void anyOtherShipOrAnotherBattleShowsNothing() {
        battle("X-wing").battleAt("Tatooine").mayNot("use Conquest");
        table().at("Tatooine", "Millennium Falcon", "Conquest")
                .pilot("Millennium Falcon", "Han Solo")
                .hand(LIGHT, "Dutch", "Luke Skywalker")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("use Conquest");
        table().at("Tatooine", "Millennium Falcon", "Devastator")
                .pilot("Millennium Falcon", "Han Solo")
                .at("Kessel", "Conquest")
                .hand(LIGHT, "Dutch", "Luke Skywalker")
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("use Conquest");
        table().at("Kessel", "Millennium Falcon", "Conquest")
                .pilot("Millennium Falcon", "Han Solo")
                .at("Tatooine", "X-wing", "Devastator")
                .hand(LIGHT, "Dutch", "Luke Skywalker")
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("use Conquest");
        table().at("Tatooine", "X-wing", "Conquest")
                .at("Kessel", "Millennium Falcon")
                .pilot("Millennium Falcon", "Han Solo")
                .hand(LIGHT, "Dutch", "Luke Skywalker")
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("use Conquest");
    }

    @Test
    void aFalconOfItsOwnSideShowsNothing() {
        table().at("Tatooine", "X-wing", "Conquest", "Millennium Falcon")
                .stolen("Millennium Falcon")
                .hand(LIGHT, "Dutch")
                .force(DARK, 3)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("use Conquest");
    }
}
