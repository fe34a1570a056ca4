package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nevar Yalnal. */
class NevarYalnalTest {
    private static final String NEVAR = "Nevar Yalnal";
    private static final String SPY = "Plain Spy";

    private static Position spies() {
        return tableWith(
                        Kinds.alien(SPY, LIGHT, "0_1")
                                .destiny(3)
                                .deploy(1)
                                .power(1)
                                .ability(1)
                                .forfeit(1)
                                .is(Trait.SPY)
                                .says())
                .hand(DARK, NEVAR);
    }

    @ParameterizedTest
    @CsvSource({"2, false, false", "3, false, true", "0, true, false", "1, true, true"})
    void anEnemySpyIsLostByADestinyAboveTwoEasilyUndercover(
            int destiny, boolean undercover, boolean lost) {
        var position = spies().at(FARM, SPY, "Garindan", "Rebel Trooper");
        if (undercover) {
            position.undercover(SPY);
        }
        var scene = position.nextDestiny(DARK, destiny).turn(DARK, Phase.CONTROL).play(NEVAR);
        scene.passResponses();
        assertThat(scene.lost(LIGHT)).hasSize(lost ? 1 : 0);
        assertThat(scene.isOnTable("Garindan")).isTrue();
    }

    @Test
    void bothPlayersNeedASpyThere() {
        spies().at(FARM, SPY, "Stormtrooper")
                .at(BAY, "Garindan")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + NEVAR);
        spies().at(FARM, "Rebel Trooper", "Garindan")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + NEVAR);
        spies().at(FARM, SPY + "#1", SPY + "#2").turn(DARK, Phase.CONTROL).mayNot("play " + NEVAR);
        spies().at(FARM, "Garindan", "Labria").turn(DARK, Phase.CONTROL).mayNot("play " + NEVAR);
    }

    @Test
    void twoSpiesOfOnePlayerAreNotEnoughEvenIfOneIsUndercover() {
        spies().at(FARM, "Garindan", "Labria")
                .undercover("Labria")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + NEVAR);
        spies().at(FARM, SPY + "#1", SPY + "#2")
                .undercover(SPY + "#2")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + NEVAR);
    }

    @Test
    void theOwnSpyMayBeUndercover() {
        spies().at(FARM, SPY, "Garindan")
                .undercover("Garindan")
                .turn(DARK, Phase.CONTROL)
                .offers("play " + NEVAR);
        spies().at(FARM, SPY, "Stormtrooper")
                .undercover("Stormtrooper")
                .turn(DARK, Phase.CONTROL)
                .mayNot("play " + NEVAR);
    }
}
