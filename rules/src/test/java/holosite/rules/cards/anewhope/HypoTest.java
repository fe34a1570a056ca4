package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Ruling;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.log.PileEntry;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Hypo. */
class HypoTest {
    private static final String USE = "use Hypo";
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";

    /** Its bearer with a captive at the War Room, and what the Light player has in hand. */
    private static Position interrogation(String... hand) {
        return withoutCaptive(hand).captive("Stormtrooper", "Rebel Trooper");
    }

    private static Position withoutCaptive(String... hand) {
        return table().at(WAR_ROOM, "IT-O", "Stormtrooper").on("IT-O", "Hypo").hand(LIGHT, hand);
    }

    private static Scene ask(String by, String kind, String... hand) {
        return interrogation(hand)
                .turn(DARK, Phase.CONTROL)
                .use("Hypo")
                .passUntil(Prompt.Key.NAME_KIND)
                .answer("by " + by)
                .answer(kind);
    }

    /** What is answered. */
    private static List<Boolean> answers(Scene scene) {
        scene.passUntil(Prompt.Key.TELL_TRUTH).expectDecider(LIGHT).yes().passResponses();
        assertThat(scene.lost(LIGHT)).isEmpty();
        return told(scene);
    }

    private static List<Boolean> told(Scene scene) {
        return scene.game().log().from(0).stream()
                .filter(PileEntry.TellsTruth.class::isInstance)
                .map(line -> ((PileEntry.TellsTruth) line).yes())
                .toList();
    }

    @Test
    @Ruling("questions-about-a-hand")
    void itIsAskedAfterATitle() {
        assertThat(answers(ask("title", "Sense", "Sense"))).containsExactly(true);
        assertThat(answers(ask("title", "Sense", "Alter"))).containsExactly(false);
    }

    @Test
    @Ruling("questions-about-a-hand")
    void itIsAskedAfterATypeASubtypeOrAnIcon() {
        assertThat(answers(ask("type", "interrupt", "Sense"))).containsExactly(true);
        assertThat(answers(ask("type", "weapon", "Sense"))).containsExactly(false);
        assertThat(answers(ask("subtype", "rebel", "Luke Skywalker"))).containsExactly(true);
        assertThat(answers(ask("subtype", "alien", "Luke Skywalker"))).containsExactly(false);
        assertThat(answers(ask("icon", "pilot", "Luke Skywalker"))).containsExactly(true);
        assertThat(answers(ask("icon", "nav computer", "Luke Skywalker"))).containsExactly(false);
    }

    @Test
    @Ruling("questions-about-a-hand")
    void itIsAskedWhetherThereAreSoMany() {
        String[] hand = {"Luke Skywalker", "Sense", "Beru Lars"};
        assertThat(answers(ask("type", "character", hand).number(2))).containsExactly(true);
        assertThat(answers(ask("type", "character", hand).number(3))).containsExactly(false);
    }

    @Test
    void whoeverDoesNotAnswerLosesOneForce() {
        var scene = ask("title", "Sense", "Sense").passUntil(Prompt.Key.TELL_TRUTH).no();
        scene.lose("Reserve Deck").passUntil(DARK).expectPrompt(Prompt.Key.PHASE_ACTION);
        assertThat(told(scene)).isEmpty();
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    @Test
    void theTitlesAreThoseOfTheSideAsked() {
        assertThat(
                        interrogation("Sense")
                                .turn(DARK, Phase.CONTROL)
                                .use("Hypo")
                                .passUntil(Prompt.Key.NAME_KIND)
                                .answer("by title")
                                .offered())
                .contains("Sense", "Luke Skywalker")
                .doesNotContain("Darth Vader");
    }

    @Test
    void insteadItAddsToAForceDrainWherePresent() {
        var scene = interrogation("Sense").turn(DARK, Phase.CONTROL);
        double drain = scene.forceDrain(WAR_ROOM, DARK);
        assertThat(drain).isZero();
        scene.drainAt(WAR_ROOM).use("Hypo").passUntil(Prompt.Key.LOSE_FORCE_FROM);
        scene.lose("Reserve Deck").passUntil(DARK).mayNot(USE);
        assertThat(scene.lost(LIGHT)).hasSize(1);
    }

    @Test
    void whoeverHasAskedAddsNothing() {
        var scene = ask("title", "Sense", "Sense").passUntil(Prompt.Key.TELL_TRUTH).yes();
        scene.passUntil(DARK).mayNot(USE);
        scene.drainAt(WAR_ROOM).mayNot(USE);
    }

    @Test
    void elsewhereItAddsNothing() {
        var scene =
                interrogation("Sense")
                        .at(CORRIDOR, "Garindan")
                        .turn(DARK, Phase.CONTROL)
                        .drainAt(CORRIDOR);
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.RESPONSE);
    }

    @Test
    void bothNeedACaptiveWhoIsNotFrozen() {
        for (var without :
                List.of(
                        withoutCaptive("Sense"),
                        interrogation("Sense").frozen("Rebel Trooper"),
                        withoutCaptive("Sense")
                                .at(CORRIDOR, "Garindan")
                                .captive("Garindan", "Rebel Trooper"))) {
            var scene = without.turn(DARK, Phase.CONTROL).mayNot(USE);
            scene.drainAt(WAR_ROOM).mayNot(USE);
        }
    }

    @Test
    void itIsUsedOnlyInItsPlayersControlPhase() {
        interrogation("Sense").turn(DARK, Phase.DEPLOY).mayNot(USE);
        interrogation("Sense").turn(LIGHT, Phase.CONTROL).pass().mayNot(USE);
    }

    @Test
    void ofAnEmptyHandNothingIsAsked() {
        interrogation().turn(DARK, Phase.CONTROL).mayNot(USE);
    }

    @Test
    void stolenItIsOfNoUse() {
        var scene =
                table().at(WAR_ROOM, "IT-O", "Luke Skywalker", "Stormtrooper")
                        .on("IT-O", "Hypo")
                        .captive("Stormtrooper", "Rebel Trooper")
                        .stolen("IT-O")
                        .stolen("Hypo")
                        .hand(DARK, "Alter")
                        .turn(LIGHT, Phase.CONTROL);
        scene.mayNot(USE);
        var drain =
                table().site(CORRIDOR, DARK)
                        .at(CORRIDOR, "IT-O", "Luke Skywalker")
                        .on("IT-O", "Hypo")
                        .imprisoned(CORRIDOR, "Rebel Trooper")
                        .stolen("IT-O")
                        .stolen("Hypo")
                        .turn(LIGHT, Phase.CONTROL)
                        .drainAt(CORRIDOR);
        assertThat(drain.prompt()).isNotEqualTo(Prompt.Key.RESPONSE);
    }

    @Test
    void itDeploysOnYourInterrogatorDroid() {
        var scene =
                table().at(WAR_ROOM, "IT-O", "Stormtrooper", "R2-Q2")
                        .hand(DARK, "Hypo")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deploy("Hypo").hostOf("Hypo")).isEqualTo("IT-O (Eyetee-Oh)");
    }
}
