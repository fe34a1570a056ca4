package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Local Trouble. */
class LocalTroubleTest {
    private static final String TROUBLE = "Local Trouble";

    private static Position position() {
        return table().at(
                        CANTINA,
                        "Stormtrooper#1",
                        "Stormtrooper#2",
                        "Stormtrooper#3",
                        "Greedo",
                        "Luke Skywalker",
                        "Rebel Trooper",
                        "Lift Tube (1_148)")
                .at(BAY, "Stormtrooper#4", "Han Solo")
                .hand(DARK, TROUBLE);
    }

    private static Scene trouble() {
        var scene = position().force(DARK, 3).force(LIGHT, 3).turn(DARK, Phase.DEPLOY);
        scene.passUntil("play " + TROUBLE).play(TROUBLE);
        assertThat(scene.offered()).hasSize(3);
        scene.choose("Stormtrooper#1", "Stormtrooper#2");
        assertThat(scene.offered()).containsExactlyInAnyOrder("Luke Skywalker", "Rebel Trooper");
        scene.choose("Rebel Trooper");
        for (int i = 0; i < 9 && !scene.inBattle(); i++) {
            scene.pass();
        }
        assertThat(scene.inBattle()).isTrue();
        return scene;
    }

    @Test
    @Ruling("local-trouble-costs-its-own-force")
    void twoStormtroopersBattleOneCharacterOfYourChoice() {
        var scene = trouble();
        assertThat(scene.totalPower(CANTINA, DARK)).isEqualTo(2);
        assertThat(scene.totalPower(CANTINA, LIGHT)).isEqualTo(1);
        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    void youMayAddOneBattleDestiny() {
        var scene = trouble().passWeapons();
        scene.nextDestiny(DARK, 2, 3).offers("yes").yes();
        assertThat(scene.battleDestiny(DARK)).isEqualTo(2);
    }

    @Test
    void thereIsNoOtherBattleInTheCantinaThisTurn() {
        var scene = trouble().finishBattle();
        assertThat(scene.lost(DARK)).contains(TROUBLE);
        assertThat(scene.turnOf()).isEqualTo(DARK);
        scene.mayNot("battle at " + CANTINA);
        scene.passUntil(LIGHT, Phase.BATTLE);
        scene.offers("battle at " + CANTINA);
    }

    @Test
    void itIsPlayedOnlyAsYourBattlePhaseBeginsForOneForce() {
        var early = position().force(DARK, 3).turn(DARK, Phase.CONTROL);
        early.mayNot("play " + TROUBLE);
        var late = position().force(DARK, 3).turn(DARK, Phase.BATTLE).pass();
        assertThat(late.phase()).isEqualTo(Phase.BATTLE);
        late.mayNot("play " + TROUBLE);
        var opponents = position().force(DARK, 3).turn(LIGHT, Phase.DEPLOY);
        while (opponents.phase() != Phase.MOVE) {
            opponents.mayNot("play " + TROUBLE).answerDefault();
        }
        var poor = position().turn(DARK, Phase.DEPLOY);
        while (poor.phase() != Phase.MOVE) {
            poor.mayNot("play " + TROUBLE).answerDefault();
        }
    }

    @Test
    void itTakesTwoOfYourStormtroopersAndACharacterOfTheOpponent() {
        var one =
                table().at(CANTINA, "Stormtrooper#1", "Greedo", "Rebel Trooper")
                        .at(BAY, "Stormtrooper#2")
                        .hand(DARK, TROUBLE)
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        while (one.phase() != Phase.MOVE) {
            one.mayNot("play " + TROUBLE).answerDefault();
        }
        var nobody =
                table().at(CANTINA, "Stormtrooper#1", "Stormtrooper#2")
                        .at(BAY, "Rebel Trooper")
                        .hand(DARK, TROUBLE)
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        while (nobody.phase() != Phase.MOVE) {
            nobody.mayNot("play " + TROUBLE).answerDefault();
        }
    }
}
