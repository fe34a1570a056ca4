package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.mayNotInThisPhase;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.log.Entry;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Leesub Sirln. */
class LeesubSirlnTest {
    private static final String USE = "use Leesub Sirln";

    private static Position cantina(String... hand) {
        return table().at(CANTINA, "Leesub Sirln").hand(DARK, hand).force(LIGHT, 2);
    }

    private static Scene guess(String type, String... hand) {
        return cantina(hand)
                .turn(LIGHT, Phase.CONTROL)
                .use("Leesub Sirln")
                .passUntil(Prompt.Key.NAME_KIND)
                .answer(type)
                .passResponses();
    }

    private static List<String> told(Scene scene) {
        return scene.game().log().from(0).stream().map(Entry::key).toList();
    }

    @Test
    void aCardOfTheTypeGuessedIsLost() {
        var scene = guess("character", "Stormtrooper");
        assertThat(scene.lost(DARK)).containsExactly("Stormtrooper");
        assertThat(scene.hand(DARK)).isEmpty();
        assertThat(scene.forcePile(LIGHT)).hasSize(1);
        assertThat(told(scene)).contains("names_kind", "reveals");
    }

    @Test
    void aCardOfAnotherTypeIsShownAndStays() {
        var scene = guess("weapon", "Stormtrooper");
        assertThat(scene.hand(DARK)).containsExactly("Stormtrooper");
        assertThat(scene.lost(DARK)).isEmpty();
        assertThat(told(scene)).contains("reveals");
    }

    @Test
    @Ruling("pointing-to-a-card-in-a-hand")
    void oneCardIsPointedToAtRandom() {
        var lost = new HashSet<String>();
        for (long chance = 1; chance <= 40; chance++) {
            var scene =
                    cantina("Stormtrooper", "Garindan", "Darth Vader")
                            .seed(chance)
                            .turn(LIGHT, Phase.CONTROL)
                            .use("Leesub Sirln")
                            .passUntil(Prompt.Key.NAME_KIND)
                            .answer("character")
                            .passResponses();
            assertThat(scene.hand(DARK)).hasSize(2);
            lost.addAll(scene.lost(DARK));
        }
        assertThat(lost).containsExactlyInAnyOrder("Stormtrooper", "Garindan", "Darth Vader");
    }

    @Test
    void anyEffectIsAnEffectAndAnyInterruptAnInterrupt() {
        assertThat(guess("effect", "Expand The Empire").hand(DARK)).isEmpty();
        assertThat(guess("interrupt", "Dark Maneuvers").hand(DARK)).isEmpty();
        assertThat(guess("effect", "Dark Maneuvers").hand(DARK)).hasSize(1);
        assertThat(guess("location", "Death Star: War Room").hand(DARK)).isEmpty();
    }

    @Test
    void onlyWhatCardsArePrintedAsCanBeNamed() {
        assertThat(
                        cantina("Stormtrooper")
                                .turn(LIGHT, Phase.CONTROL)
                                .use("Leesub Sirln")
                                .passUntil(Prompt.Key.NAME_KIND)
                                .offered())
                .contains("epic event", "creature", "podracer")
                .doesNotContain("dejarik or hologram", "game aid");
    }

    @Test
    void sheGuessesOnceInHerOwnControlPhaseIfThereIsAHand() {
        guess("weapon", "Stormtrooper", "Garindan").passUntil(LIGHT).mayNot(USE);
        cantina().turn(LIGHT, Phase.CONTROL).mayNot(USE);
        cantina("Stormtrooper").turn(LIGHT, Phase.DEPLOY).mayNot(USE);
        mayNotInThisPhase(cantina("Stormtrooper").turn(DARK, Phase.CONTROL), USE);
        table().at(CANTINA, "Leesub Sirln")
                .hand(DARK, "Stormtrooper")
                .force(LIGHT, 0)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot(USE);
    }
}
