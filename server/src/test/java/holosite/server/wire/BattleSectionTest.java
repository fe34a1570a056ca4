package holosite.server.wire;

import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.prose.Language;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The section of a battle shows every card drawn in it. */
class BattleSectionTest {
    private static final String PLACE = "Tatooine: Mos Eisley";

    @Test
    void aDestinyThatWasCanceledIsToldAsSuch() {
        var scene =
                Scene.with(AllCards::all)
                        .at(PLACE, "Han Solo", "Luke Skywalker", "Darth Vader")
                        .force(LIGHT, 4)
                        .nextDestiny(LIGHT, 2, 5)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLACE).passUntil(Prompt.Key.DRAW_BATTLE_DESTINY);
        scene.yes().use("Han Solo").passUntil(Prompt.Key.DAMAGE_SEGMENT);

        JsonNode battle =
                SentSections.json(scene.game(), Audience.SPECTATOR, Language.EN).get("battle");
        JsonNode drawn = battle.get("drawn").get("light");
        assertThat(drawn.size()).isEqualTo(2);
        assertThat(drawn.get(0).get("value").asInt()).isEqualTo(2);
        assertThat(drawn.get(0).get("canceled").asBoolean()).isTrue();
        assertThat(drawn.get(1).get("value").asInt()).isEqualTo(5);
        assertThat(drawn.get(1).get("canceled")).isNull();
        assertThat(battle.get("destiny").get("light").asInt()).isEqualTo(5);
    }
}
