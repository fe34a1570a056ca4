package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** Arcona. */
class ArconaTest {
    /** How many battle destinies Han draws beside Luke and this companion. */
    private static int destiniesWith(String companion) {
        var scene =
                table().at(
                                CANTINA,
                                "Navy Trooper",
                                "Han With Heavy Blaster Pistol",
                                "Luke Skywalker",
                                companion)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passResponses();
        return battleDestinies(scene, LIGHT);
    }

    @Test
    @Claim("arcona#1")
    void heIsNoOperative() {
        // a Navy Trooper leaves those who fight beside an operative one battle destiny
        assertThat(destiniesWith("Ralltiir Operative")).isEqualTo(1);
        assertThat(destiniesWith("Arcona")).isEqualTo(2);
    }

    @Test
    void heIsStrongerAtNight() {
        var day = table().system("Tatooine", DARK).at(CANTINA, "Arcona");
        assertThat(day.turn(LIGHT).power("Arcona")).isEqualTo(1);
        var night = table().system("Tatooine", DARK).at(CANTINA, "Arcona");
        assertThat(night.on("Tatooine", "Sunsdown").turn(LIGHT).power("Arcona")).isEqualTo(2);
    }

    @Test
    void heMovesAwayFromABattleTheOpponentBegins() {
        var scene =
                table().at(CANTINA, "Arcona", "Luke Skywalker", "Stormtrooper")
                        .site(BAY, DARK)
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).expectDecider(LIGHT).mayNot("react away with Luke Skywalker");
        scene.reactAway("Arcona").to(BAY).passResponses();
        assertThat(scene.locationOf("Arcona")).isEqualTo(BAY);
    }

    @Test
    void heStaysForABattleElsewhereAndForOneOfHisOwnSide() {
        var elsewhere =
                table().at(CANTINA, "Luke Skywalker", "Stormtrooper")
                        .at(BAY, "Arcona")
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE);
        elsewhere.battleAt(CANTINA).mayNot("react away with Arcona");
        var own =
                table().at(CANTINA, "Arcona", "Luke Skywalker", "Stormtrooper")
                        .site(BAY, DARK)
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        own.battleAt(CANTINA).mayNot("react away with Arcona");
    }

    @Test
    void inSpaceHeStays() {
        var scene =
                table().at("Tatooine", "Corellian Corvette", "Devastator")
                        .passenger("Corellian Corvette", "Arcona")
                        .site(BAY, DARK)
                        .force(DARK, 3)
                        .force(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Tatooine").mayNot("react away with Arcona");
    }

    @Test
    void heStaysForAForceDrainThatMaulsPresenceMakesPossible() {
        table().at(CANTINA, "Arcona", "Darth Maul")
                .site(BAY, DARK)
                .force(LIGHT, 3)
                .turn(DARK, Phase.CONTROL)
                .drainAt(CANTINA)
                .mayNot("react away with Arcona");
    }
}
