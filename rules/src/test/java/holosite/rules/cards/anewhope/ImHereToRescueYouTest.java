package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** I'm Here To Rescue You. */
class ImHereToRescueYouTest {
    private static final String RESCUE = "I'm Here To Rescue You";
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";

    private static Position visit(int destiny) {
        return table().at(CORRIDOR, "Leia Organa", "Stormtrooper")
                .imprisoned(CORRIDOR, "Obi-Wan Kenobi")
                .at(FARM, "Boba Fett")
                .captive("Boba Fett", "Owen Lars")
                .hand(LIGHT, RESCUE)
                .nextDestiny(LIGHT, destiny);
    }

    @ParameterizedTest
    @CsvSource({"4, true", "3, false"})
    void aSpyFreesACaptiveOrIsCapturedHerself(int destiny, boolean free) {
        var scene = visit(destiny).turn(LIGHT, Phase.CONTROL);
        scene.play(RESCUE).passResponses();
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isOnTable("Obi-Wan Kenobi") && scene.isCaptive("Obi-Wan Kenobi"))
                .isEqualTo(!free);
        assertThat(scene.isOnTable("Leia Organa") && !scene.isCaptive("Leia Organa"))
                .isEqualTo(free);
        assertThat(scene.isCaptive("Owen Lars")).isTrue();
    }

    @Test
    void notElsewhereNorWithoutASpyOrACaptive() {
        table().at(CORRIDOR, "Leia Organa")
                .at(FARM, "Boba Fett")
                .captive("Boba Fett", "Owen Lars")
                .hand(LIGHT, RESCUE)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + RESCUE);
        table().at(CORRIDOR, "Rebel Trooper")
                .imprisoned(CORRIDOR, "Obi-Wan Kenobi")
                .at(WAR_ROOM, "Leia Organa")
                .hand(LIGHT, RESCUE)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + RESCUE);
    }

    @Test
    void itCancelsTheSpiceMinesAndFreesTheirPrisoner() {
        var scene =
                table().system("Kessel", DARK)
                        .at(FARM, "Stormtrooper")
                        .captive("Stormtrooper", "Owen Lars")
                        .at(BAY, "Danz Borin")
                        .captive("Danz Borin", "Han Solo")
                        .on("Kessel", "Spice Mines Of Kessel")
                        .aimed("Spice Mines Of Kessel", "Stormtrooper")
                        .hand(LIGHT, RESCUE)
                        .turn(LIGHT, Phase.CONTROL);
        scene.play(RESCUE).passResponses();
        scene.passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isOnTable("Spice Mines Of Kessel")).isFalse();
        assertThat(scene.isOnTable("Owen Lars") && scene.isCaptive("Owen Lars")).isFalse();
        assertThat(scene.isCaptive("Han Solo")).isTrue();
    }

    @Test
    void aSpyOfTheOpponentRescuesNobody() {
        table().at(CORRIDOR, "Rebel Trooper", "Garindan")
                .imprisoned(CORRIDOR, "Obi-Wan Kenobi")
                .hand(LIGHT, RESCUE)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play " + RESCUE);
    }
}
