package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Jungle. */
class JungleTest {
    private static final Card BEAST =
            Kinds.creatureVehicle("Plain Mount", LIGHT, "0_1")
                    .destiny(1)
                    .deploy(1)
                    .power(2)
                    .landspeed(1)
                    .forfeit(1)
                    .carries(Capacity.passengers(1))
                    .says();

    private static Position jungle() {
        return tableWith(BEAST).system("Endor", LIGHT).locationOf("Endor", "Jungle", LIGHT);
    }

    @Test
    void lightAliensAndCreatureVehiclesAreStrongerThere() {
        var scene =
                jungle().at(
                                "Jungle",
                                "Joh Yowza",
                                "Rebel Trooper",
                                "Plain Mount",
                                "Boba Fett (5_91)")
                        .at(BAY, "Wioslea")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.power("Plain Mount")).isEqualTo(2 + 1);
        // on Endor Joh Yowza has power +2 anyway
        assertThat(scene.power("Joh Yowza")).isEqualTo(2 + 2 + 1);
        for (String plain : List.of("Rebel Trooper", "Wioslea", "Boba Fett")) {
            assertThat(scene.power(plain)).isEqualTo(scene.printed(Figure.POWER, plain));
        }
    }

    @Test
    void darkDrainsOneLessThere() {
        var scene = jungle().at("Jungle", "Stormtrooper").turn(DARK, Phase.CONTROL);
        assertThat(scene.forceDrain("Jungle", DARK)).isZero();
        assertThat(scene.forceDrain("Jungle", LIGHT)).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, 5, 3", "DARK, 5, 5"})
    void attritionAgainstLightThereIsTwoLess(Side against, int destiny, int attrition) {
        var scene =
                jungle().at(
                                "Jungle",
                                "Darth Vader, Dark Lord Of The Sith",
                                "Luke Skywalker",
                                "Han Solo",
                                "Leia Organa")
                        .at("Jungle", "Stormtrooper", "Rebel Trooper")
                        .force(DARK, 3)
                        .nextDestiny(DARK, destiny)
                        .nextDestiny(LIGHT, destiny)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt("Jungle").passWeapons();
        scene.answerDefaults(
                () -> scene.inBattle() && scene.state().battle().of(against).attritionLeft() == 0);
        assertThat(scene.attritionLeft(against)).isEqualTo(attrition);
    }
}
