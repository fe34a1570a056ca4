package holosite.server.wire;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.prose.Language;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.state.Stops;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The section of an attack shows all parts of its totals. */
class AttackSectionTest {
    private static final String PLACE = "Tatooine: Mos Eisley";

    private static JsonNode attack(Scene scene) {
        return SentSections.json(scene.game(), Audience.SPECTATOR, Language.EN).get("attack");
    }

    @Test
    void aPlayersAttackIsPowerAgainstFerocityAndDefense() {
        var scene =
                Scene.with(AllCards::all)
                        .at(PLACE, "Bubo", "Luke Skywalker", "Rebel Trooper")
                        .turn(LIGHT, Phase.BATTLE);
        scene.attack("Bubo").passUntil(Prompt.Key.ATTACK_DESTINY);

        JsonNode told = attack(scene);
        assertThat(told.get("byCreature").asBoolean()).isFalse();
        assertThat(told.get("against").asString()).isEqualTo("light");
        assertThat(told.get("ferocity").asInt()).isEqualTo(4);
        assertThat(told.get("defense").asInt()).isEqualTo(5);
        assertThat(told.get("creatureTotal").asInt()).isEqualTo(9);
        assertThat(told.get("sum").get("items").size()).isEqualTo(2);
        assertThat(told.get("sum").get("total").asInt()).isEqualTo(4);
        assertThat(told.get("total").asInt()).isEqualTo(4);
        assertThat(told.get("destiny").isNull()).isTrue();
        assertThat(told.get("defeated").isNull()).isTrue();
        assertThat(told.get("segments").size()).isEqualTo(4);
    }

    @Test
    void theDestiniesDrawnAreToldOnTheirSides() {
        var scene =
                Scene.with(AllCards::all)
                        .at(PLACE, "Krayt Dragon", "Luke Skywalker")
                        .nextDestiny(DARK, 2, 3)
                        .nextDestiny(LIGHT, 5)
                        .turn(DARK, Phase.BATTLE);
        scene.game().stops(Stops.ALL);
        scene.letAttack("Krayt Dragon").passUntil(Prompt.Key.ATTACK_DESTINY);

        JsonNode before = attack(scene);
        assertThat(before.get("draws").asInt()).isEqualTo(2);
        assertThat(before.get("ferocity").asInt()).isEqualTo(11);
        assertThat(before.get("defense").isNull()).isTrue();
        assertThat(before.get("drawn").get("creature").size()).isEqualTo(2);
        assertThat(before.get("drawn").get("creature").get(1).get("value").asInt()).isEqualTo(3);
        assertThat(before.get("drawn").get("against").size()).isZero();

        scene.yes();
        while (attack(scene).get("defeated").isNull()) {
            scene.pass();
        }
        JsonNode after = attack(scene);
        assertThat(after.get("destiny").asInt()).isEqualTo(5);
        assertThat(after.get("total").asInt()).isEqualTo(8);
        assertThat(after.get("drawn").get("against").get(0).get("value").asInt()).isEqualTo(5);
        assertThat(after.get("defeated").asBoolean()).isTrue();
    }
}
