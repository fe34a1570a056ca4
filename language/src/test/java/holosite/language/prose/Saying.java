package holosite.language.prose;

import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Ability;
import holosite.language.amount.Amount;
import holosite.language.card.CardType;
import holosite.language.condition.Condition;
import holosite.language.effect.Effect;
import holosite.language.effect.EffectSentences;
import holosite.language.filter.Filter;
import java.util.List;

/** What the nodes of a character's text say, in both languages, as finished sentences. */
final class Saying {

    private Saying() {}

    private static Prose prose(Language language) {
        return new Prose(language, CardType.CHARACTER.noun(), false);
    }

    static void says(Ability ability, String en, String fr) {
        assertThat(ability.say(prose(Language.EN)).spoken(prose(Language.EN))).isEqualTo(en);
        assertThat(ability.say(prose(Language.FR)).spoken(prose(Language.FR))).isEqualTo(fr);
    }

    static void says(Filter filter, Determiner how, String en, String fr) {
        var english = prose(Language.EN);
        var french = prose(Language.FR);
        assertThat(english.sentence(english.mention(filter, how).text())).isEqualTo(en);
        assertThat(french.sentence(french.mention(filter, how).text())).isEqualTo(fr);
    }

    static void says(Condition condition, String en, String fr) {
        var english = prose(Language.EN);
        var french = prose(Language.FR);
        assertThat(english.sentence(english.during(condition).words())).isEqualTo(en);
        assertThat(french.sentence(french.during(condition).words())).isEqualTo(fr);
    }

    static void says(Amount amount, String en, String fr) {
        var english = prose(Language.EN);
        var french = prose(Language.FR);
        assertThat(english.sentence(amount.say(english))).isEqualTo(en);
        assertThat(french.sentence(amount.say(french))).isEqualTo(fr);
    }

    static void says(List<Effect> effects, String en, String fr) {
        var english = prose(Language.EN).commanding(true);
        var french = prose(Language.FR).commanding(true);
        assertThat(EffectSentences.sentences(english, effects).spoken(english)).isEqualTo(en);
        assertThat(EffectSentences.sentences(french, effects).spoken(french)).isEqualTo(fr);
    }

    static void says(Effect effect, String en, String fr) {
        says(List.of(effect), en, fr);
    }
}
