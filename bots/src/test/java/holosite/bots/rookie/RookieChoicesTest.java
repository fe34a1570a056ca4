package holosite.bots.rookie;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.rules.decision.Answer;
import holosite.rules.kit.Choices;
import holosite.rules.kit.Names;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** What the rookie does in plain situations. */
final class RookieChoicesTest {
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String MOS_EISLEY = "Tatooine: Mos Eisley";

    private static Position table() {
        return Scene.with(AllCards::all);
    }

    /** What the rookie answers now, in words. */
    private static String rookie(Scene scene) {
        var game = scene.game();
        Answer answer = new RookieBot(AllCards::all).answer(game.view(game.decision().player()));
        return new Choices(game, Names.of(game)).words(answer);
    }

    @Test
    void itActivatesForce() {
        var scene = table().site(CANTINA, DARK).turn(DARK, Phase.ACTIVATE);
        assertThat(rookie(scene)).isEqualTo("activate");
    }

    @Test
    void itDrainsWhereItControls() {
        var scene =
                table().site(CANTINA, DARK).at(CANTINA, "Darth Vader").turn(DARK, Phase.CONTROL);
        assertThat(rookie(scene)).isEqualTo("drain at " + CANTINA);
    }

    @Test
    void itDeploysLocationsFirst() {
        var scene =
                table().site(CANTINA, DARK)
                        .hand(DARK, "Darth Vader", "Death Star: War Room")
                        .force(DARK, 10)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(rookie(scene)).isEqualTo("deploy Death Star: War Room");
    }

    @Test
    void itDeploysAStrongCharacterWhereItWinsTheBattle() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(CANTINA, "Luke Skywalker")
                        .hand(DARK, "Darth Vader")
                        .force(DARK, 10)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(rookie(scene)).isEqualTo("deploy Darth Vader");
        scene.deploy("Darth Vader");
        assertThat(rookie(scene)).isEqualTo(CANTINA);
    }

    @Test
    void itKeepsAWeakCharacterAwayFromAStrongOpponent() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Obi-Wan Kenobi")
                        .hand(DARK, "Stormtrooper")
                        .force(DARK, 4)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(rookie(scene)).isEqualTo("pass");
    }

    @Test
    void itArmsItsWarriors() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader", "Stormtrooper")
                        .hand(DARK, "Imperial Blaster")
                        .force(DARK, 4)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(rookie(scene)).isEqualTo("deploy Imperial Blaster");
        scene.deploy("Imperial Blaster");
        assertThat(rookie(scene)).isEqualTo("Darth Vader");
    }

    @Test
    void itBattlesWhenItIsAhead() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader", "Rebel Trooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        assertThat(rookie(scene)).isEqualTo("battle at " + CANTINA);
    }

    @Test
    void itDoesNotBattleWhenItIsBehind() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Stormtrooper", "Obi-Wan Kenobi")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE);
        assertThat(rookie(scene)).isEqualTo("pass");
    }

    @Test
    void itBarsAStrongNewcomerFromBattle() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Imperial Barrier")
                        .force(DARK, 3)
                        .hand(LIGHT, "Obi-Wan Kenobi")
                        .force(LIGHT, 8)
                        .turn(LIGHT, Phase.DEPLOY)
                        .deploy("Obi-Wan Kenobi");
        assertThat(rookie(scene)).isEqualTo("play Imperial Barrier");
    }

    @Test
    void itDrawsWhenItsHandIsSmall() {
        var scene = table().site(CANTINA, DARK).force(DARK, 5).turn(DARK, Phase.DRAW);
        assertThat(rookie(scene)).isEqualTo("draw");
    }
}
