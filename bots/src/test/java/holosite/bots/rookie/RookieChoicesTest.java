package holosite.bots.rookie;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.bots.Bot;
import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.rules.decision.Answer;
import holosite.rules.kit.Choices;
import holosite.rules.kit.Names;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** What the rookie does in simple situations. */
final class RookieChoicesTest {
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String MOS_EISLEY = "Tatooine: Mos Eisley";

    private static Position table() {
        return Scene.with(AllCards::all);
    }

    /** What the rookie answers now, in words. */
    private static String rookie(Scene scene) {
        var game = scene.game();
        Answer answer = Bot.asked(new RookieBot(AllCards::all), game);
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
    void everybodySearchesForTheMissing() {
        var scene =
                table().at(
                                CANTINA,
                                "Luke Skywalker",
                                "Rebel Trooper",
                                "Leia Organa",
                                "Stormtrooper")
                        .missing("Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(rookie(scene)).isEqualTo("search " + CANTINA);
        scene.answer("search " + CANTINA);
        assertThat(rookie(scene)).contains("Rebel Trooper", "Leia Organa");
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

    // ---- what is not worth it

    @Test
    void itDoesNotLookAgainForWhatItDidNotFind() {
        var scene =
                table().at(CANTINA, "Wedge Antilles").force(LIGHT, 6).turn(LIGHT, Phase.CONTROL);
        var bot = new RookieBot(AllCards::all);
        int searches = 0;
        for (int i = 0; i < 60; i++) {
            var game = scene.game();
            var side = game.decision().player();
            var words = new Choices(game, Names.of(game));
            if (side == LIGHT) {
                String answer = words.words(Bot.asked(bot, game));
                searches += answer.startsWith("use Wedge Antilles") ? 1 : 0;
                scene.answer(answer);
            } else {
                scene.answerDefault();
            }
        }
        assertThat(searches).isEqualTo(1);
    }

    @Test
    void itDoesNotDrainForNothing() {
        var scene =
                table().site("Yavin 4: Massassi War Room", LIGHT)
                        .at("Yavin 4: Massassi War Room", "Rebel Trooper")
                        .turn(LIGHT, Phase.CONTROL);
        scene.offers("drain at Yavin 4: Massassi War Room");
        assertThat(rookie(scene)).isEqualTo("pass");
    }

    @Test
    void itSpendsAnInterruptOnALargeDrainButNotOnASmallOne() {
        var large =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Darth Vader")
                        .hand(LIGHT, "light Control")
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(CANTINA);
        assertThat(rookie(large)).startsWith("play");
        var small =
                table().site(MOS_EISLEY, DARK)
                        .at(MOS_EISLEY, "Darth Vader")
                        .hand(LIGHT, "light Control")
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(MOS_EISLEY);
        assertThat(rookie(small)).isEqualTo("pass");
    }
}
