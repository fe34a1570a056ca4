package holosite.language.prose;

import static holosite.language.words.Abilities.*;
import static holosite.language.words.Actions.*;
import static holosite.language.words.Amounts.*;
import static holosite.language.words.Conditions.*;
import static holosite.language.words.Filters.*;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.ability.Modifier;
import holosite.language.ability.When;
import holosite.language.amount.FigureAt;
import holosite.language.amount.FigureOf;
import holosite.language.card.CardType;
import holosite.language.card.Compare;
import holosite.language.card.DestinyKind;
import holosite.language.card.Duration;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.language.card.Who;
import holosite.language.filter.Being;
import holosite.language.filter.CardState;
import holosite.language.filter.Filter;
import holosite.language.filter.InState;
import holosite.language.filter.Known;
import holosite.language.filter.Relation;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every word of the vocabulary is worded in both languages. */
final class VocabularyTest {

    @ParameterizedTest
    @EnumSource
    void everyNounAndAdjectiveHasWords(Language language) {
        var words =
                Stream.of(
                                Stream.of(CardType.values()).map(CardType::noun),
                                Stream.of(Subtype.values()).map(Subtype::noun),
                                Stream.of(Icon.values()).map(Icon::wording),
                                Stream.of(Trait.values()).map(Trait::wording),
                                Stream.of(Pile.values()).map(Pile::noun),
                                Stream.of(Phase.values()).map(Phase::noun),
                                Stream.of(Side.values()).map(Side::noun),
                                Stream.of(Figure.values()).map(Figure::noun),
                                Stream.of(DestinyKind.values()).map(DestinyKind::noun))
                        .flatMap(s -> s)
                        .map(w -> w.alone(language));
        assertThat(words).allSatisfy(VocabularyTest::isWorded);
    }

    @ParameterizedTest
    @EnumSource
    void everyTraitAndIconMakesAPhrase(Language language) {
        var p = new Prose(language);
        for (Determiner how : Determiner.values()) {
            assertThat(Stream.of(Trait.values()).map(t -> p.mention(a(t), how).text()))
                    .allSatisfy(VocabularyTest::isWorded);
            assertThat(Stream.of(Icon.values()).map(i -> p.mention(with(i), how).text()))
                    .allSatisfy(VocabularyTest::isWorded);
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyStateAndRelationIsAPhraseAndAClause(Language language) {
        var p = new Prose(language);
        var filters =
                Stream.concat(
                                Stream.of(CardState.values()).map(InState::new),
                                Stream.of(Relation.values()).map(r -> CHARACTER.related(r, DROID)))
                        .toList();
        for (var filter : filters) {
            isWorded(p.mention(filter, Determiner.ALL).text());
            for (boolean holds : List.of(true, false)) {
                isWorded(is(Known.SUBJECT, filter).say(p, holds));
            }
        }
        for (Relation relation : Relation.values()) {
            isWorded(is(Known.SUBJECT, ANYTHING.related(relation, DROID)).say(p, false));
            isWorded(
                    p.mention(CHARACTER.except(ANYTHING.related(relation, IT)), Determiner.A)
                            .text());
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyFigureCanBeReadAndChanged(Language language) {
        for (Figure figure : Figure.values()) {
            var p = new Prose(language);
            switch (figure.of()) {
                case CARD -> isWorded(new FigureOf(figure, Known.IT, false).say(p));
                case PLACE -> {
                    isWorded(new FigureAt(Who.YOU, figure, Known.HERE).say(p));
                    var where = SITE.having(Who.OPPONENT, figure, Compare.MORE, 2);
                    isWorded(p.mention(where, Determiner.ALL).text());
                    isWorded(is(Known.HERE, where).say(p, false));
                }
                case PLAYER -> isWorded(p.say(figure.noun()));
            }
            for (Modifier.Op op : Modifier.Op.values()) {
                for (Who who : Who.values()) {
                    var modifier = new Modifier(figure, op, number(2), DROID, who, SITE, false);
                    isWorded(modifier.say(p).spoken(p));
                    isWorded(modifier.doing(p, "").told(p).spoken(p));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyDeedIsWordedWhereItCanBeForbiddenAllowedOrTaxed(Language language) {
        for (Deed deed : Deed.values()) {
            var p = new Prose(language);
            for (Who who : Who.values()) {
                if (deed.canBe(Deed.Ruling.FORBIDDEN)) {
                    isWorded(mayNot(deed, who, ANYTHING, ANYTHING).say(p).spoken(p));
                    isWorded(
                            mayNot(
                                            deed,
                                            who,
                                            where(deed.isDoneWithCards(), DROID),
                                            where(deed.isDoneSomewhere(), SITE))
                                    .say(p)
                                    .spoken(p));
                }
                if (deed.canBe(Deed.Ruling.ALLOWED)) {
                    isWorded(
                            may(
                                            deed,
                                            where(deed.isDoneWithCards(), IT),
                                            where(deed.isDoneSomewhere(), HERE))
                                    .say(p)
                                    .spoken(p));
                }
                if (deed.canBe(Deed.Ruling.TAXED)) {
                    isWorded(
                            toll(
                                            deed,
                                            who,
                                            where(deed.isDoneWithCards(), DROID),
                                            where(deed.isDoneSomewhere(), SITE),
                                            1)
                                    .say(p)
                                    .spoken(p));
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyEventIsAMoment(Language language) {
        for (Event event : Event.values()) {
            for (Who who : Who.values()) {
                var p = new Prose(language);
                isWorded(When.just(event).by(who).given(p).words());
                isWorded(When.just(event).by(who).to(DROID).with(WEAPON).at(SITE).given(p).words());
                isWorded(p.antecedents().answered(p));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void everyCardATextPointsToHasAName(Language language) {
        var p = new Prose(language);
        for (Known known : Known.values()) {
            isWorded(p.mention(new Being(known), Determiner.A).text());
        }
    }

    @Test
    void everyDurationHasWordsOfItsOwn() {
        for (Language language : Language.values()) {
            var p = new Prose(language);
            assertThat(Stream.of(Duration.values()).map(d -> d.say(p)))
                    .doesNotHaveDuplicates()
                    .allSatisfy(VocabularyTest::isWorded);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aFirstValueIsWordedOtherwiseThanAFinalOne(Figure figure) {
        for (Language language : Language.values()) {
            var p = new Prose(language);
            assertThat(Modifier.base(figure, number(3), DROID).say(p).spoken(p))
                    .isNotEqualTo(Modifier.set(figure, number(3), DROID).say(p).spoken(p));
        }
    }

    private static Filter where(boolean sayable, Filter filter) {
        return sayable ? filter : ANYTHING;
    }

    private static void isWorded(String text) {
        assertThat(text).isNotBlank().doesNotContain("%", "*", "[", "]", "|", "null", "  ");
    }
}
