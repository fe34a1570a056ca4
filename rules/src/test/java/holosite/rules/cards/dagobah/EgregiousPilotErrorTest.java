package holosite.rules.cards.dagobah;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.table.Zone;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Egregious Pilot Error. */
class EgregiousPilotErrorTest {
    private static final String ERROR = "Egregious Pilot Error";

    private static Position fleet() {
        return table().at("Tatooine", "Devastator", "Vengeance")
                .system("Kessel", DARK)
                .at("Kessel", "Conquest")
                .hand(LIGHT, ERROR);
    }

    @Test
    @Claim("egregious-pilot-error#1")
    void itNeedsTwoCapitalStarshipsTogetherInTheOpponentsControlPhase() {
        fleet().turn(DARK, Phase.CONTROL).pass(DARK).offers("play " + ERROR);
        fleet().turn(DARK, Phase.DEPLOY).pass(DARK).mayNot("play " + ERROR);
        fleet().turn(LIGHT, Phase.CONTROL).mayNot("play " + ERROR);
        table().at("Tatooine", "Devastator", "TIE Fighter")
                .system("Kessel", DARK)
                .at("Kessel", "Conquest")
                .hand(LIGHT, ERROR)
                .turn(DARK, Phase.CONTROL)
                .pass(DARK)
                .mayNot("play " + ERROR);
    }

    @ParameterizedTest
    @CsvSource({"2, true", "3, false"})
    @Claim("egregious-pilot-error#2")
    void aLowDestinyHoldsThemAll(int destiny, boolean held) {
        var scene =
                fleet().at("Tatooine", "A-wing")
                        .force(DARK, 9)
                        .nextDestiny(LIGHT, destiny)
                        .turn(DARK, Phase.CONTROL);
        // whoever is held first makes no difference
        scene.pass(DARK).play(ERROR).passUntil(Prompt.Key.PHASE_ACTION);
        assertThat(scene.isIn(ERROR, Zone.LOST_PILE)).isTrue();
        scene.passUntil(DARK, Phase.BATTLE);
        assertThat(scene.isOffered("battle at Tatooine")).isEqualTo(!held);
        scene.passUntil(DARK, Phase.MOVE);
        assertThat(scene.isOffered("move Devastator")).isEqualTo(!held);
        assertThat(scene.isOffered("move Vengeance")).isEqualTo(!held);
        scene.offers("move Conquest");
    }

    @Test
    @Claim("egregious-pilot-error#3")
    void afterTheNextTurnOfTheLightSideTheyAreFree() {
        var scene =
                fleet().force(DARK, 20)
                        .reserve(LIGHT, 12)
                        .reserve(DARK, 12)
                        .nextDestiny(LIGHT, 2)
                        .turn(DARK, Phase.CONTROL);
        scene.pass(DARK).play(ERROR).passResponses();
        scene.passUntil(LIGHT, Phase.MOVE);
        scene.passUntil(DARK, Phase.CONTROL);
        scene.passUntil(DARK, Phase.MOVE).offers("move Devastator", "move Vengeance");
    }

    private static Scene mixed(int destiny) {
        var scene =
                fleet().at("Tatooine", "Corellian Corvette", "TIE Scout")
                        .force(DARK, 12)
                        .force(LIGHT, 12)
                        .nextDestiny(LIGHT, destiny)
                        .turn(DARK, Phase.CONTROL);
        scene.pass(DARK).play(ERROR).passUntil(Prompt.Key.PHASE_ACTION);
        return scene;
    }

    @Test
    @Claim("egregious-pilot-error#2")
    void onlyCapitalStarshipsOfTheOpponentCountAndAreHeld() {
        var free = mixed(3).passUntil(DARK, Phase.MOVE);
        free.offers("move Devastator", "move TIE Scout");
        var held = mixed(2).passUntil(DARK, Phase.MOVE);
        held.mayNot("move Devastator").offers("move TIE Scout");
        held.passUntil(LIGHT, Phase.MOVE).offers("move Corellian Corvette");
    }

    @Test
    @Claim("egregious-pilot-error#1")
    void aCapitalStarshipOfOnesOwnDoesNotMakeTwo() {
        table().at("Tatooine", "Devastator", "Corellian Corvette")
                .hand(LIGHT, ERROR)
                .turn(DARK, Phase.CONTROL)
                .pass(DARK)
                .mayNot("play " + ERROR);
    }

    @Test
    void stolenTransportsOnTheGroundDoNotErr() {
        var scene =
                table().at(BAY, "Medium Transport#1", "Medium Transport#2")
                        .stolen("Medium Transport#1")
                        .stolen("Medium Transport#2")
                        .hand(LIGHT, ERROR)
                        .turn(DARK, Phase.CONTROL);
        scene.pass(DARK).mayNot("play " + ERROR);
    }
}
