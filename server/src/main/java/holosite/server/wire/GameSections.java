package holosite.server.wire;

import holosite.language.prose.Language;
import holosite.rules.log.Audience;
import holosite.rules.tell.Narrator;
import holosite.rules.tell.Perspective;
import holosite.rules.view.View;
import holosite.server.message.SectionName;
import holosite.server.message.Sections;

/** A game divided into sections, as one audience may see it in its language. */
public final class GameSections {
    private final LastingSection lasting;
    private final BattleSection battle;
    private final AttackSection attack;
    private final QuestionSection question;

    public GameSections(CardIndex cards, Audience audience, Language language) {
        var narrator = new Narrator(language, audience.side(), cards::get);
        var sums = new SumWriter(cards, language);
        lasting = new LastingSection(narrator);
        battle = new BattleSection(narrator, sums);
        attack = new AttackSection(narrator, sums);
        question = new QuestionSection(narrator, language);
    }

    /**
     * All sections of the game itself.
     *
     * @param number the number under which the question is answered
     */
    public Sections of(SharedView shared, int number) {
        Perspective seen = shared.seen();
        View view = seen.view();
        return new Sections.Builder()
                .all(shared.sections())
                .put(SectionName.LASTING, lasting.of(view))
                .put(SectionName.BATTLE, view.battle().map(b -> battle.of(seen, b)))
                .put(SectionName.ATTACK, view.attack().map(a -> attack.of(seen, a)))
                .put(
                        SectionName.QUESTION,
                        seen.asked()
                                .map(
                                        asked ->
                                                question.of(
                                                        asked,
                                                        view.question().orElseThrow(),
                                                        number)))
                .build();
    }
}
