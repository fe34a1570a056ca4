package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Friendly Fire, and Collateral Damage, which says the same. */
class FriendlyFireTest {
    private static String card(Side side) {
        return side == LIGHT ? "Friendly Fire" : "Collateral Damage";
    }

    private static String trooper(Side side) {
        return side == LIGHT ? "Rebel Trooper" : "Stormtrooper";
    }

    private static String weapon(Side side) {
        return side == LIGHT ? "Leia's Sporting Blaster" : "Imperial Blaster";
    }

    private static Scene battle(Side side, Side turn, Position position) {
        return position.at(FARM, trooper(side))
                .hand(side, card(side))
                .force(turn, 3)
                .turn(turn, Phase.BATTLE)
                .battleAt(FARM)
                .passUntil(side);
    }

    private static Position two(Side side) {
        String trooper = trooper(side.opposite());
        return table().at(FARM, trooper + "#1", trooper + "#2")
                .at(BAY, trooper + "#3")
                .on(trooper + "#1", weapon(side.opposite()));
    }

    @ParameterizedTest
    @CsvSource({
        "LIGHT, LIGHT, 1, true",
        "LIGHT, DARK, 1, true",
        "LIGHT, LIGHT, 2, false",
        "DARK, DARK, 1, true",
        "DARK, DARK, 2, false"
    })
    void aLowDestinyCostsTheOpponentACharacterOfHisChoice(
            Side side, Side turn, int destiny, boolean loses) {
        Side other = side.opposite();
        var scene = battle(side, turn, two(side).nextDestiny(side, destiny));
        scene.play(card(side));
        if (loses) {
            scene.passUntil(other, Prompt.Key.PICK);
            assertThat(scene.offered()).hasSize(2);
            scene.choose(trooper(other) + "#2").passResponses();
            assertThat(scene.lost(other)).containsExactly(trooper(other) + "#2");
        } else {
            scene.passResponses();
            assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.PICK);
            assertThat(scene.lost(other)).isEmpty();
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void heNeedsTwoCharactersAndAWeaponAtThatSite(Side side) {
        Side other = side.opposite();
        String trooper = trooper(other);
        battle(side, side, two(side)).offers("play " + card(side));
        battle(
                        side,
                        side,
                        table().at(FARM, trooper + "#1")
                                .at(BAY, trooper + "#2")
                                .on(trooper + "#1", weapon(other)))
                .mayNot("play " + card(side));
        battle(
                        side,
                        side,
                        table().at(FARM, trooper + "#1", trooper + "#2")
                                .at(BAY, trooper + "#3")
                                .on(trooper + "#3", weapon(other)))
                .mayNot("play " + card(side));
        String mount = other == DARK ? "Bantha" : "Luke's X-34 Landspeeder";
        battle(side, side, table().at(FARM, trooper, mount).on(trooper, weapon(other)))
                .mayNot("play " + card(side));
        String ship = other == DARK ? "Devastator" : "Corellian Corvette";
        table().at("Tatooine", ship, side == DARK ? "TIE Fighter" : "X-wing")
                .passenger(ship, trooper + "#1", trooper + "#2")
                .on(trooper + "#1", weapon(other))
                .hand(side, card(side))
                .force(side, 3)
                .turn(side, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("play " + card(side));
        // his own weapon and characters do not count
        battle(
                        side,
                        side,
                        table().at(FARM, trooper + "#1", trooper + "#2", trooper(side) + "#2")
                                .on(trooper(side) + "#2", weapon(side)))
                .mayNot("play " + card(side));
    }
}
