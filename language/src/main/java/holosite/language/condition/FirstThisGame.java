package holosite.language.condition;

import holosite.language.prose.Prose;

/** No card of the speaking card's title has been deployed by its player in this game. */
public record FirstThisGame() implements Condition {

    @Override
    public String say(Prose p, boolean holds) {
        return holds
                ? p.say(
                        "you have deployed no such card in this game",
                        "vous n'avez déployé aucune carte de ce titre dans cette partie")
                : p.say(
                        "you have deployed such a card in this game",
                        "vous avez déployé une carte de ce titre dans cette partie");
    }
}
