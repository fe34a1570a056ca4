package holosite.rules.cards.coruscant;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Are You Brain Dead?! */
class AreYouBrainDeadTest {
    private static final String BRAIN = "Are You Brain Dead?!";
    private static final String JEDI = "Qui-Gon Jinn With Lightsaber";

    private static Scene attacked(Side initiator, String... others) {
        var scene =
                table().at(CANTINA, others)
                        .hand(LIGHT, BRAIN)
                        .force(initiator, 5)
                        .turn(initiator, Phase.BATTLE);
        return scene.battleAt(CANTINA);
    }

    @Test
    @Claim("are-you-brain-dead#1")
    void aDefendingJediOfEpisodeOneIsImmuneToAttrition() {
        var scene = attacked(DARK, JEDI, "Stormtrooper");
        scene.passUntil("play " + BRAIN).play(BRAIN).passResponses();
        assertThat(scene.immunity(JEDI)).isInfinite();
        assertThat(scene.used(LIGHT)).contains(BRAIN);
    }

    @Test
    @Claim("are-you-brain-dead#2")
    void withADarkJediThereItIsPlayedInVain() {
        var scene = attacked(DARK, JEDI, "Darth Vader");
        scene.passUntil("play " + BRAIN).play(BRAIN).passResponses();
        assertThat(scene.immunity(JEDI)).isZero();
    }

    @Test
    @Claim("are-you-brain-dead#3")
    void notWhenHisOwnerAttacksNorForAnotherJedi() {
        var own = attacked(LIGHT, JEDI, "Stormtrooper");
        own.mayNot("play " + BRAIN);
        own.answerDefaults(
                () -> {
                    own.mayNot("play " + BRAIN);
                    return own.inBattle();
                });
        var old = attacked(DARK, "Obi-Wan Kenobi", "Stormtrooper");
        old.answerDefaults(
                () -> {
                    old.mayNot("play " + BRAIN);
                    return old.inBattle();
                });
        assertThat(old.printed(Figure.ABILITY, "Obi-Wan Kenobi")).isEqualTo(6);
    }

    /** Whether it is played in this battle; it has no second text for a battle that goes on. */
    private static boolean everPlayable(Scene scene) {
        while (scene.inBattle()) {
            if (scene.isOffered("play " + BRAIN)) {
                return true;
            }
            scene.answerDefault();
        }
        return false;
    }

    @Test
    @Claim("are-you-brain-dead#3")
    void heIsOnesOwnAndOfAbilitySix() {
        assertThat(everPlayable(attacked(DARK, JEDI, "Stormtrooper"))).isTrue();
        assertThat(everPlayable(attacked(DARK, "Senator Palpatine", "Stormtrooper"))).isFalse();
        assertThat(everPlayable(attacked(LIGHT, "Obi-Wan Kenobi", "Darth Maul"))).isFalse();
    }

    @Test
    @Claim("are-you-brain-dead#2")
    void anotherJediOfOnesOwnOrOneOfTheOpponentElsewhereDoesNotMatter() {
        var scene =
                table().at(CANTINA, JEDI, "Obi-Wan Kenobi", "Stormtrooper")
                        .at(MOS_EISLEY, "Darth Vader")
                        .hand(LIGHT, BRAIN)
                        .force(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("play " + BRAIN).play(BRAIN).passResponses();
        assertThat(scene.immunity(JEDI)).isInfinite();
    }

    private static Scene losing(String jedi) {
        var scene =
                table().at(CANTINA, jedi, "Rebel Trooper", "Darth Vader", "Boba Fett", "Garindan")
                        .at(CANTINA, "Stormtrooper", "Stormtrooper", "Stormtrooper")
                        .hand(LIGHT, BRAIN)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("forfeit " + jedi).forfeit(jedi);
        return scene;
    }

    @Test
    void aCouncilMemberForfeitedInALostBattleCancelsWhatIsLeft() {
        var scene = losing("Yoda, Master Of The Force");
        scene.passUntil("play " + BRAIN).play(BRAIN);
        scene.answerDefaults(() -> scene.inBattle() && scene.prompt() == Prompt.Key.RESPONSE);
        assertThat(scene.used(LIGHT)).contains("Yoda, Master Of The Force");
        assertThat(scene.lost(LIGHT)).contains(BRAIN);
        assertThat(scene.inBattle() ? scene.damageLeft(LIGHT) : 0).isZero();
        assertThat(scene.inBattle() ? scene.attritionLeft(LIGHT) : 0).isZero();
        assertThat(scene.isOnTable("Rebel Trooper")).isTrue();
    }

    @Test
    void noOtherJediDoes() {
        var scene = losing(JEDI);
        scene.answerDefaults(
                () -> {
                    scene.mayNot("play " + BRAIN);
                    return scene.inBattle();
                });
    }

    @Test
    void noMoreDoesOneForfeitedInABattleThatHisOwnerWon() {
        String yoda = "Yoda, Master Of The Force";
        var scene =
                table().at(CANTINA, yoda, "Obi-Wan Kenobi", "Luke Skywalker", "Chewbacca")
                        .at(CANTINA, "Darth Vader")
                        .hand(LIGHT, BRAIN)
                        .force(DARK, 9)
                        .nextDestiny(DARK, 6)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).passUntil("forfeit " + yoda);
        assertThat(scene.damageLeft(LIGHT)).isZero();
        scene.forfeit(yoda);
        assertThat(everPlayable(scene)).isFalse();
        assertThat(scene.lost(LIGHT)).contains(yoda);
    }
}
