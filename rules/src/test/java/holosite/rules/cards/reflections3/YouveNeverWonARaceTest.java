package holosite.rules.cards.reflections3;

import static holosite.language.card.Side.DARK;
import static holosite.rules.podrace.Race.ARENA;
import static holosite.rules.podrace.Race.SEBULBA;
import static holosite.rules.podrace.Race.lightWins;
import static holosite.rules.podrace.Race.lostBy;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.rules.podrace.Race;
import holosite.rules.presence.Presence;
import org.junit.jupiter.api.Test;

/** You've Never Won A Race?. */
class YouveNeverWonARaceTest {
    @Test
    void theShieldOfTheDarkSideLowersItsLossForEachBattlegroundItOccupies() {
        var raced =
                lightWins(
                        Race.going()
                                .beside(DARK, "You've Never Won A Race?")
                                .at("Tatooine: Mos Eisley", "Darth Vader")
                                .at("Tatooine: Cantina", "Stormtrooper")
                                .site("Tatooine: Docking Bay 94", DARK)
                                .at(ARENA, SEBULBA));
        assertThat(lostBy(DARK, raced)).isEqualTo(4);

        var without =
                lightWins(
                        Race.going()
                                .beside(DARK, "You've Never Won A Race?")
                                .at("Tatooine: Mos Eisley", "Darth Vader"));
        assertThat(lostBy(DARK, without)).isEqualTo(6);
    }

    @Test
    @Ruling("arena-is-no-battleground")
    void theArenaIsNoBattlegroundYetWhileTheLossIsPaid() {
        var scene =
                lightWins(
                        Race.going()
                                .beside(DARK, "You've Never Won A Race?")
                                .at(ARENA, SEBULBA, "Darth Vader"));
        assertThat(lostBy(DARK, scene)).isEqualTo(6);
        assertThat(Presence.battleground(scene.state(), scene.card(ARENA))).isTrue();
    }
}
