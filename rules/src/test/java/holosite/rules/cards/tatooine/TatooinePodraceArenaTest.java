package holosite.rules.cards.tatooine;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.presence.Presence;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tatooine: Podrace Arena. */
class TatooinePodraceArenaTest {
    private static final String ARENA = "Tatooine: Podrace Arena";

    private static Position arena(Side version, boolean racing) {
        var position =
                table().site(ARENA, version)
                        .at(ARENA, "Anakin's Podracer", "Darth Vader", "Luke Skywalker")
                        .force(DARK, 5)
                        .force(LIGHT, 5);
        return racing ? position.raceDestiny("Anakin's Podracer", 1, "Rebel Trooper") : position;
    }

    @ParameterizedTest
    @CsvSource({"DARK, DARK", "DARK, LIGHT", "LIGHT, DARK", "LIGHT, LIGHT"})
    void nobodyBattlesThereWhileThereIsARaceTotal(Side version, Side player) {
        arena(version, false).turn(player, Phase.BATTLE).offers("battle at " + ARENA);
        arena(version, true).turn(player, Phase.BATTLE).mayNot("battle at " + ARENA);
    }

    @ParameterizedTest
    @CsvSource({"DARK, DARK", "DARK, LIGHT", "LIGHT, DARK", "LIGHT, LIGHT"})
    void norDrainsThere(Side version, Side player) {
        for (boolean racing : new boolean[] {false, true}) {
            var position =
                    table().site(ARENA, version)
                            .at(
                                    ARENA,
                                    "Anakin's Podracer",
                                    player == DARK ? "Darth Vader" : "Luke Skywalker");
            if (racing) {
                position.raceDestiny("Anakin's Podracer", 1, "Rebel Trooper");
            }
            var scene = position.turn(player, Phase.CONTROL);
            assertThat(scene.isOffered("drain at " + ARENA)).isEqualTo(!racing);
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    @Ruling("arena-is-no-battleground")
    void itIsNoBattlegroundThen(Side version) {
        var quiet = arena(version, false).turn(DARK, Phase.CONTROL);
        assertThat(Presence.battleground(quiet.state(), quiet.card(ARENA))).isTrue();
        var racing = arena(version, true).turn(DARK, Phase.CONTROL);
        assertThat(Presence.battleground(racing.state(), racing.card(ARENA))).isFalse();
    }
}
