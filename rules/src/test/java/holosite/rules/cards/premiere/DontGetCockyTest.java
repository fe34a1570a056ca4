package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Don't Get Cocky. */
class DontGetCockyTest {
    @Test
    @Claim("dont-get-cocky#1")
    void lukeAndHanInOneBattleAddTwoDestinies() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Han Solo", "Darth Vader")
                        .hand(LIGHT, "Don't Get Cocky")
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 1, 2, 3)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).play("Don't Get Cocky").passWeapons().answer(LIGHT, "yes");
        scene.passResponses();
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(6);

        table().at(CANTINA, "Luke Skywalker", "Leia Organa", "Darth Vader")
                .at(MOS_EISLEY, "Han Solo")
                .hand(LIGHT, "Don't Get Cocky")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play Don't Get Cocky");
    }

    private static Scene cocky(Side turn, String place, String... cards) {
        return table().at(place, cards)
                .hand(LIGHT, "Don't Get Cocky")
                .force(turn, 1)
                .turn(turn, Phase.BATTLE)
                .battleAt(place);
    }

    @Test
    @Claim("dont-get-cocky#2")
    void aTieIsLostAsTheOpponentBeginsABattleInSpace() {
        var scene = cocky(DARK, "Tatooine", "X-wing", "TIE Fighter", "TIE Fighter", "Devastator");

        scene.expectDecider(LIGHT).play("Don't Get Cocky");
        assertThat(scene.offered()).containsExactlyInAnyOrder("TIE Fighter", "TIE Fighter#2");
        scene.choose("TIE Fighter").passResponses();

        assertThat(scene.lost(DARK)).containsExactly("TIE Fighter");
    }

    @Test
    @Claim("dont-get-cocky#3")
    void dontGetCockyIsForBattlesOfTheOpponentInSpaceWithTies() {
        cocky(LIGHT, "Tatooine", "X-wing", "TIE Fighter").mayNot("play Don't Get Cocky");
        cocky(DARK, "Tatooine", "X-wing", "Devastator").mayNot("play Don't Get Cocky");
        cocky(DARK, BAY, "Luke Skywalker", "TIE Fighter", "Stormtrooper")
                .mayNot("play Don't Get Cocky");
    }

    @Test
    @Claim("dont-get-cocky#2")
    void aTieIsLostInASectorToo() {
        var scene =
                table().system("Anoat", DARK)
                        .locationOf("Anoat", "Asteroid Field", DARK)
                        .at("Asteroid Field", "X-wing", "TIE Fighter", "Devastator")
                        .hand(LIGHT, "Don't Get Cocky")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Asteroid Field");

        scene.expectDecider(LIGHT).play("Don't Get Cocky").passResponses();

        assertThat(scene.lost(DARK)).containsExactly("TIE Fighter");
    }

    @Test
    void hanWithoutLukeInTheBattleIsNotEnough() {
        table().at(CANTINA, "Han Solo", "Leia Organa", "Darth Vader")
                .at(MOS_EISLEY, "Luke Skywalker")
                .hand(LIGHT, "Don't Get Cocky")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play Don't Get Cocky");
    }

    @Test
    void oneTieWhereTheBattleIsCanBeChosen() {
        var scene =
                table().at("Tatooine", "X-wing", "TIE Fighter#1", "TIE Fighter#2")
                        .at("Kessel", "TIE Fighter#3")
                        .hand(LIGHT, "Don't Get Cocky")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt("Tatooine")
                        .play("Don't Get Cocky");
        assertThat(scene.offered()).containsExactlyInAnyOrder("TIE Fighter", "TIE Fighter#2");
        scene.mayNot("TIE Fighter; TIE Fighter#2");
    }
}
