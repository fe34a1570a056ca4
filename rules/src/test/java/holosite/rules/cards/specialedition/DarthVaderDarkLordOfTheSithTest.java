package holosite.rules.cards.specialedition;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Darth Vader, Dark Lord Of The Sith. */
class DarthVaderDarkLordOfTheSithTest {
    private static final String VADER = "Darth Vader, Dark Lord Of The Sith";

    private static Position battle() {
        return table().at(MOS_EISLEY, VADER, "Luke Skywalker").force(DARK, 3);
    }

    /** Luke's ability is 4. */
    @ParameterizedTest
    @CsvSource({"4, false", "5, true"})
    void oncePerBattleADestinyAboveTheAbilityOfACharacterIsItsEnd(int destiny, boolean lost) {
        var scene =
                battle().at(MOS_EISLEY, "Rebel Trooper")
                        .nextDestiny(DARK, destiny, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(MOS_EISLEY).use(VADER).chooseOnly("Luke Skywalker").passResponses();
        assertThat(scene.isOnTable("Luke Skywalker")).isEqualTo(!lost);
        scene.passUntil(DARK).mayNot("use " + VADER);
    }

    @Test
    void heChokesOnlyCharactersOfTheOpponentPresentWithHim() {
        var scene =
                battle().at(MOS_EISLEY, "Rebel Trooper", "Stormtrooper", "Snowspeeder", "Rogue 1")
                        .pilot("Rogue 1", "Wedge Antilles")
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(MOS_EISLEY)
                        .use(VADER);
        assertThat(scene.offered()).containsExactlyInAnyOrder("Luke Skywalker", "Rebel Trooper");
    }

    @Test
    void inABattleElsewhereHeChokesNobody() {
        battle().at(BAY, "Stormtrooper", "Rebel Trooper")
                .turn(DARK, Phase.BATTLE)
                .battleAt(BAY)
                .mayNot("use " + VADER);
    }
}
