package holosite.server.wire;

import holosite.cards.AllCards;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.log.Audience;
import holosite.rules.tell.Perspective;
import holosite.server.message.Sections;
import holosite.server.serialization.ClientJson;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The sections of a game as they are sent. */
final class SentSections {
    static final CardIndex CARDS = new CardIndex(AllCards.all());

    private SentSections() {}

    static Sections of(Game game, Audience audience, Language language, int number) {
        return new GameSections(CARDS, audience, language)
                .of(new SharedView(CARDS, new Perspective(game, audience)), number);
    }

    /** All of them by their names. */
    static JsonNode json(Game game, Audience audience, Language language) {
        return json(of(game, audience, language, 1));
    }

    static JsonNode json(Object message) {
        return JsonMapper.shared().readTree(ClientJson.write(message));
    }
}
