package holosite.server.wire;

import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.prose.Language;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.tell.Perspective;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** The parts of a figure are found by a key that is the same in every language. */
class WhyWriterTest {
    private final Scene scene =
            Scene.with(AllCards::all)
                    .at("Tatooine", "Millennium Falcon")
                    .pilot("Millennium Falcon", "Han Solo", "Chewbacca")
                    .turn(LIGHT, Phase.MOVE);

    private JsonNode why(String card, Language language) {
        int handle = scene.game().state().table().arrived(scene.card(card));
        var seen = new Perspective(scene.game(), Audience.LIGHT);
        return SentSections.json(new WhyWriter(seen, SentSections.CARDS, language).card(handle));
    }

    private static JsonNode sum(JsonNode why, String key) {
        for (JsonNode sum : why.get("sums")) {
            if (sum.get("key").asString().equals(key)) {
                return sum;
            }
        }
        throw new AssertionError("nothing is told of " + key + ": " + why);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyFigureOfACardIsFoundByTheKeyItIsPrintedUnder(Language language) {
        JsonNode power = sum(why("Millennium Falcon", language), "power");
        assertThat(power.get("total").asDouble()).isEqualTo(scene.power("Millennium Falcon"));
        assertThat(power.get("items").size()).isGreaterThan(1);
        for (String key : new String[] {"maneuver", "hyperspeed", "forfeit"}) {
            assertThat(sum(why("Millennium Falcon", language), key).get("total").isNumber())
                    .isTrue();
        }
    }

    @Test
    void theWordIsInTheViewersLanguage() {
        assertThat(sum(why("Han Solo", Language.EN), "forfeit").get("figure").asString())
                .isEqualTo("Forfeit");
        assertThat(sum(why("Han Solo", Language.FR), "forfeit").get("figure").asString())
                .isEqualTo("Valeur de perte");
    }

    @Test
    void aFigureOfAPlaceHasAKeyToo() {
        assertThat(sum(why("Tatooine", Language.EN), "total_power").get("figure").asString())
                .endsWith("Total power");
    }
}
