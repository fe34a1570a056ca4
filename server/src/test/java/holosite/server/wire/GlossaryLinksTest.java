package holosite.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Glossary;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.rules.decision.Prompt;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Questions and figures lead to pages that exist, those a newcomer meets first to base words. */
final class GlossaryLinksTest {

    private static void leadsToAPage(Optional<String> entry) {
        entry.ifPresent(id -> assertThat(Glossary.get().entry(id)).as(id).isPresent());
    }

    @ParameterizedTest
    @EnumSource(Prompt.Key.class)
    void aQuestionLeadsToAPage(Prompt.Key key) {
        for (Phase phase : Phase.values()) {
            leadsToAPage(GlossaryLinks.about(key, phase));
        }
    }

    @ParameterizedTest
    @EnumSource(Figure.class)
    void aFigureLeadsToAPage(Figure figure) {
        leadsToAPage(GlossaryLinks.about(figure));
    }

    @ParameterizedTest
    @CsvSource({
        "ACTIVATE, activating-force",
        "CONTROL, control-phase",
        "DEPLOY, deploying",
        "BATTLE, battle",
        "MOVE, moving",
        "DRAW, draw-phase",
    })
    void everyPhaseIsExplained(Phase phase, String entry) {
        assertThat(GlossaryLinks.about(Prompt.Key.PHASE_ACTION, phase)).contains(entry);
    }

    @ParameterizedTest
    @CsvSource({
        "LOSE_FORCE_FROM, losing-force",
        "DAMAGE_SEGMENT, forfeit",
        "DRAW_BATTLE_DESTINY, battle-destiny",
        "FIRE_TARGET, weapon",
        "RESPONSE, responding",
    })
    void soAreTheQuestionsOfAFirstGame(Prompt.Key key, String entry) {
        assertThat(GlossaryLinks.about(key, Phase.BATTLE)).contains(entry);
    }

    @ParameterizedTest
    @CsvSource({"POWER, power", "FORFEIT, forfeit", "TOTAL_FORCE_GENERATION, force-generation"})
    void soAreTheFiguresOfAFirstGame(Figure figure, String entry) {
        assertThat(GlossaryLinks.about(figure)).contains(entry);
    }
}
