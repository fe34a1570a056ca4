package holosite.server.wire;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.log.Audience;
import holosite.rules.tell.Narrator;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A game divided into sections, each a piece of JSON, as one audience may see it in its language. A
 * client that has the previous sections needs only those that changed.
 */
public final class Sections {
    private static final String NOTHING = "null";

    private final CardIndex cards;
    private final Audience audience;
    private final BattleSection battle;
    private final AttackSection attack;
    private final QuestionSection question;

    public Sections(CardIndex cards, Audience audience, Language language) {
        this.cards = cards;
        this.audience = audience;
        var narrator = new Narrator(language, audience.side(), cards::get);
        var sums = new BreakdownWriter(cards, language);
        battle = new BattleSection(narrator, sums);
        attack = new AttackSection(narrator, sums);
        question = new QuestionSection(narrator, language);
    }

    /**
     * All sections of the game itself, by name.
     *
     * @param number the number of the decision: how many answers the game has had
     */
    public Map<String, String> of(Game game, int number) {
        return of(new SharedView(cards, game, audience), game, number);
    }

    /** The same, from a view that is already known. */
    public Map<String, String> of(SharedView shared, Game game, int number) {
        View view = shared.view();
        var sections = new LinkedHashMap<>(shared.sections());
        sections.put("battle", view.battle().map(b -> battle.write(game, b)).orElse(NOTHING));
        sections.put("attack", view.attack().map(a -> attack.write(game, a)).orElse(NOTHING));
        sections.put(
                "question", view.question().map(q -> asked(game, view, q, number)).orElse(NOTHING));
        return sections;
    }

    private String asked(Game game, View view, Question asked, int number) {
        if (audience != Audience.BOTH) {
            return question.write(game, view, asked, number);
        }
        Side side = game.decision().player();
        return question.write(game, game.view(side), asked, number);
    }

    /**
     * What must be sent to a client that has the old sections: those that changed, null for those
     * that are gone.
     */
    public static Map<String, String> changed(Map<String, String> old, Map<String, String> now) {
        var changed = new LinkedHashMap<String, String>();
        now.forEach(
                (name, json) -> {
                    if (!json.equals(old.get(name))) {
                        changed.put(name, json);
                    }
                });
        for (String name : old.keySet()) {
            if (!now.containsKey(name)) {
                changed.put(name, NOTHING);
            }
        }
        return changed;
    }
}
