package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Scene;
import holosite.rules.state.Battle;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Prepared Defenses, and Heading For The Medical Frigate, which says the same. */
class PreparedDefensesTest {
    private static Scene drawn(Side drawer, Side holder, String interrupt) {
        var scene =
                table().at(CANTINA, "Darth Maul", "Luke Skywalker", "Obi-Wan Kenobi")
                        .hand(holder, interrupt, interrupt)
                        .force(DARK, 1)
                        .nextDestiny(DARK, 3)
                        .nextDestiny(LIGHT, 3)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passWeapons();
        scene.answer(DARK, drawer == DARK ? "yes" : "no");
        return drawer == DARK ? scene : scene.answer(LIGHT, "yes");
    }

    @ParameterizedTest
    @CsvSource({"DARK, Prepared Defenses", "LIGHT, Heading For The Medical Frigate"})
    void itAddsOneToABattleDestinyItsPlayerHasJustDrawn(Side side, String interrupt) {
        var scene = drawn(side, side, interrupt);
        scene.passUntil("play " + interrupt).play(interrupt).passResponses();
        // one of a title in a turn
        assertThat(scene.offered()).noneMatch(words -> words.startsWith("play "));
        scene.answerDefaults(() -> scene.inBattle() && Double.isNaN(scene.battleDestiny(side)));
        assertThat(scene.battleDestiny(side)).isEqualTo(4);
        assertThat(scene.used(side)).contains(interrupt);
    }

    @ParameterizedTest
    @CsvSource({
        "DARK, Prepared Defenses, Darth Vader, Imperial Blaster",
        "LIGHT, Heading For The Medical Frigate, Luke Skywalker, Blaster Rifle"
    })
    void itAddsNothingToAWeaponDestiny(Side side, String interrupt, String gunner, String weapon) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .on(gunner, weapon)
                        .hand(side, interrupt)
                        .force(side, 5)
                        .nextDestiny(side, 1)
                        .turn(side, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .fire(weapon);
        while (scene.state().battle().segment().isBefore(Battle.Segment.POWER)) {
            scene.mayNot("play " + interrupt).answerDefault();
        }
    }

    @ParameterizedTest
    @CsvSource({"LIGHT, DARK, Prepared Defenses", "DARK, LIGHT, Heading For The Medical Frigate"})
    void theOpponentsDestinyIsLeftAlone(Side drawer, Side holder, String interrupt) {
        assertThat(drawn(drawer, holder, interrupt).isOffered("play " + interrupt)).isFalse();
    }
}
