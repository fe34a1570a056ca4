package holosite.rules.cards.deathstarii;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.toCross;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.modifier.Immunities;
import holosite.rules.table.Flag;
import holosite.rules.table.Knowledge;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** I Feel The Conflict. */
class IFeelTheConflictTest {
    private static final String CONFLICT = "I Feel The Conflict";

    private static Position conflict() {
        return table().site(CANTINA, LIGHT).beside(LIGHT, CONFLICT);
    }

    @ParameterizedTest
    @CsvSource({"Luke Skywalker, Stormtrooper, 1", "Rebel Trooper, Darth Vader, 0"})
    void whenItsPlayerWinsABattleTheLoserStacksACardFaceDown(
            String mine, String theirs, int cards) {
        var scene =
                conflict()
                        .at(CANTINA, mine, theirs)
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 0)
                        .nextDestiny(DARK, 0)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).finishBattle();
        assertThat(scene.cardsOn(CONFLICT)).hasSize(cards);
        for (String card : scene.cardsOn(CONFLICT)) {
            assertThat(scene.ownerOf(card)).isEqualTo(DARK);
            assertThat(scene.has(card, Flag.FACE_DOWN)).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aCardFromHandIsShownAndOneFromLifeForceIsNot(boolean fromHand) {
        var scene =
                conflict()
                        .at(CANTINA, "Luke Skywalker", "Stormtrooper")
                        .hand(DARK, "Darth Vader")
                        .force(LIGHT, 3)
                        .nextDestiny(LIGHT, 0)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil(DARK, Prompt.Key.LOSE_FORCE_FROM);
        scene.lose(fromHand ? "Darth Vader" : "reserve deck");
        var stacked = scene.cardsOn(CONFLICT);
        assertThat(stacked).hasSize(1);
        assertThat(scene.lost(DARK)).isEmpty();
        for (Side viewer : Side.values()) {
            var shown =
                    scene.game().log().from(0).stream()
                            .filter(entry -> entry.key().equals("loses"))
                            .flatMap(entry -> entry.to(viewer).named().stream())
                            .map(named -> named.title());
            assertThat(shown.anyMatch("Darth Vader"::equals)).as("shown").isEqualTo(fromHand);
            // under the card nobody looks at it again, not even its owner
            assertThat(Knowledge.has(scene.state().table(), scene.card(stacked.getFirst()), viewer))
                    .isFalse();
        }
    }

    @ParameterizedTest
    @CsvSource({"6, 1, DARK, 0", "0, 6, LIGHT, 1"})
    void whoWinsADuelCountsToo(int dark, int light, Side winner, int cards) {
        var scene =
                conflict()
                        .beside(DARK, "Epic Duel")
                        .at(CANTINA, "Luke Skywalker", "Darth Vader")
                        .hand(DARK, "Vader's Obsession")
                        .force(DARK, 9)
                        .nextDestiny(DARK, dark, dark)
                        .nextDestiny(LIGHT, light, light)
                        .turn(DARK, Phase.CONTROL);
        scene.play("Vader's Obsession").passUntil(DARK, Phase.DEPLOY);
        assertThat(scene.cardsOn(CONFLICT)).as("won by " + winner).hasSize(cards);
    }

    @Test
    void eachCardThereAddsThreeToAttemptsToCrossVaderOver() {
        var scene =
                conflict()
                        .stacked(CONFLICT, "Stormtrooper", "Stormtrooper")
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(toCross(scene, "Darth Vader")).isEqualTo(12 + 6);
        assertThat(toCross(scene, "Luke Skywalker")).isEqualTo(12);
    }

    @Test
    void itDeploysOnTheTableForTwoForceAndIsImmuneToAlter() {
        var scene =
                table().site(CANTINA, LIGHT)
                        .hand(LIGHT, CONFLICT)
                        .hand(DARK, "Alter (1_234)")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY)
                        .deploy(CONFLICT)
                        .passResponses();
        assertThat(scene.isOnTable(CONFLICT)).isTrue();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(Immunities.protects(scene.state(), scene.card(CONFLICT), scene.card("Alter")))
                .isTrue();
    }
}
