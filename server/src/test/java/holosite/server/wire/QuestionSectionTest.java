package holosite.server.wire;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.view.CardView;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** A player's choices: what they cost, and why other cards are not offered. */
class QuestionSectionTest {
    private static JsonNode question(Scene scene, Side side, Language language) {
        return SentSections.json(scene.game(), Audience.of(side), language).get("question");
    }

    private static JsonNode choice(JsonNode question, String title) {
        for (JsonNode choice : question.get("choices")) {
            if (SentSections.CARDS
                    .get(choice.get("card").get("id").asString())
                    .title()
                    .equals(title)) {
                return choice;
            }
        }
        throw new AssertionError(title + " is not offered: " + question);
    }

    private static JsonNode reason(Scene scene, Side side, String title, Language language) {
        for (CardView card : scene.game().view(side).own().hand()) {
            if (card.title().equals(title)) {
                return question(scene, side, language)
                        .get("reasons")
                        .get(String.valueOf(card.handle()));
            }
        }
        throw new AssertionError(title + " is not in hand");
    }

    private static Scene deployPhase(int force) {
        return Scene.with(AllCards::all)
                .site("Kessel", DARK)
                .site("Tatooine", DARK)
                .at("Tatooine: Cantina", "Stormtrooper")
                .hand(DARK, "Devastator", "Darth Vader", "Sense", "Lone Pilot")
                .force(DARK, force)
                .turn(DARK, Phase.DEPLOY);
    }

    @Test
    void whatItCostsIsToldForEveryPlaceWhereThatDiffers() {
        JsonNode question = question(deployPhase(12), DARK, Language.EN);

        JsonNode ship = choice(question, "Devastator");
        assertThat(ship.get("force").asInt()).isEqualTo(7);
        var prices = new TreeMap<String, Integer>();
        for (JsonNode price : ship.get("prices")) {
            String id = price.get("target").get("id").asString();
            prices.put(SentSections.CARDS.get(id).title(), price.get("force").asInt());
        }
        assertThat(prices).hasSize(2).containsEntry("Kessel", 7).containsEntry("Tatooine", 8);

        JsonNode vader = choice(question, "Darth Vader");
        assertThat(vader.get("force").asInt()).isEqualTo(6);
        assertThat(vader.get("prices")).isNull();
    }

    @Test
    void aTagSaysWhatIsNeededAndWhatIsLeft() {
        var scene = deployPhase(3);
        assertThat(reason(scene, DARK, "Darth Vader", Language.EN).get("tag").asString())
                .isEqualTo("6 Force, 3 left");
        assertThat(reason(scene, DARK, "Darth Vader", Language.FR).get("tag").asString())
                .isEqualTo("6 Force, reste 3");
        assertThat(reason(scene, DARK, "Darth Vader", Language.EN).get("text").asString())
                .isEqualTo("It takes 6 Force, and you have 3.");
        // where it would cost least
        assertThat(reason(scene, DARK, "Devastator", Language.EN).get("tag").asString())
                .isEqualTo("7 Force, 3 left");
    }

    @Test
    void aTagSaysOfWhichKindTheReasonIs() {
        var scene = deployPhase(3);
        assertThat(reason(scene, DARK, "Sense", Language.EN).get("tag").asString())
                .isEqualTo("as an answer");
        assertThat(reason(scene, DARK, "Lone Pilot", Language.FR).get("tag").asString())
                .isEqualTo("en bataille");

        var late =
                Scene.with(AllCards::all)
                        .site("Tatooine", LIGHT)
                        .at("Tatooine: Cantina", "Luke Skywalker", "Stormtrooper")
                        .hand(LIGHT, "Han Solo")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(reason(late, LIGHT, "Han Solo", Language.EN).get("tag").asString())
                .isEqualTo("not its phase");

        var lonely =
                Scene.with(AllCards::all)
                        .at("Tatooine: Cantina", "Luke Skywalker")
                        .hand(LIGHT, "Luke Skywalker", "Tantive IV")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(reason(lonely, LIGHT, "Luke Skywalker", Language.EN).get("tag").asString())
                .isEqualTo("already in play");
        assertThat(reason(lonely, LIGHT, "Tantive IV", Language.FR).get("tag").asString())
                .isEqualTo("aucun lieu");
    }
}
