package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Yoda. */
class YodaTest {
    private static final String SWAMP = "Dagobah: Swamp";

    @Test
    void heDeploysToTheSitesOfDagobahAndAboardShipsInItsClouds() {
        var scene =
                table().site(SWAMP, LIGHT)
                        .system("Dagobah", LIGHT)
                        .site(CANTINA, LIGHT)
                        .locationOf("Dagobah", "Clouds", LIGHT)
                        .at("Clouds", "Corellian Corvette")
                        .at("Dagobah", "Tantive IV")
                        .hand(LIGHT, "Yoda")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(scene.deploy("Yoda").offered())
                .contains(SWAMP, "Corellian Corvette")
                .doesNotContain("Dagobah", CANTINA, "Tantive IV");
    }

    @Test
    void whereYodaIsPresentNobodyBattlesWithoutADarkCharacterOfAbilityAboveThree() {
        for (var player : new Side[] {DARK, LIGHT}) {
            table().at(CANTINA, "Yoda", "Stormtrooper", "Rebel Trooper")
                    .force(player, 3)
                    .turn(player, Phase.BATTLE)
                    .mayNot("battle at " + CANTINA);
            table().at(CANTINA, "Yoda", "Darth Vader", "Rebel Trooper")
                    .force(player, 3)
                    .turn(player, Phase.BATTLE)
                    .offers("battle at " + CANTINA);
            table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                    .at("Tatooine: Mos Eisley", "Yoda")
                    .force(player, 3)
                    .turn(player, Phase.BATTLE)
                    .offers("battle at " + CANTINA);
        }
    }

    @Test
    void yodaAddsOneToTrainingDestinyAsTheMentor() {
        var scene =
                table().at(SWAMP, "Yoda", "Son Of Skywalker", "Obi-Wan Kenobi")
                        .turn(LIGHT, Phase.CONTROL);
        double by = scene.figure(Figure.TRAINING_DESTINY, "Son Of Skywalker", "Yoda");
        double other = scene.figure(Figure.TRAINING_DESTINY, "Son Of Skywalker", "Obi-Wan Kenobi");
        assertThat(by - other).isEqualTo(1);
    }

    @Test
    void noAttritionReachesHim() {
        assertThat(table().at(SWAMP, "Yoda").turn(LIGHT).immunity("Yoda")).isInfinite();
    }

    @ParameterizedTest
    @CsvSource({"Bane Malar, true", "General Veers, false"})
    void anAbilityOfFourIsAboveThree(String opponent, boolean mayBattle) {
        var scene =
                table().at(SWAMP, "Yoda", opponent, "Dragonsnake")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);

        assertThat(scene.isOffered("battle at " + SWAMP)).isEqualTo(mayBattle);
        assertThat(scene.isOffered("attack Dragonsnake")).isEqualTo(mayBattle);
    }

    @Test
    void whereHeIsNotCreaturesAreAttacked() {
        table().at(SWAMP, "Son Of Skywalker", "Dragonsnake")
                .at("Dagobah: Jungle", "Yoda")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.BATTLE)
                .offers("attack Dragonsnake");
    }

    @Test
    void whoSitsInsideAnEnclosedVehicleIsNotPresent() {
        var scene =
                table().at(SWAMP, "Yoda", "Rebel Trooper", "Stormtrooper", "Dragonsnake")
                        .at(SWAMP, "Blizzard 1")
                        .pilot("Blizzard 1", "Darth Vader")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        scene.mayNot("battle at " + SWAMP, "attack Dragonsnake");
    }
}
