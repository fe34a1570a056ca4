package holosite.rules.tell;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.language.Card;
import holosite.language.ability.Event;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.decision.Act;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Fate;
import holosite.rules.decision.Option;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.decision.Outcome;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.log.CardName;
import holosite.rules.log.Entry;
import holosite.rules.log.EveryEntry;
import holosite.rules.log.ForceEntry;
import holosite.rules.log.PlayEntry;
import holosite.rules.state.Battle;
import holosite.rules.table.Role;
import holosite.rules.view.CardView;
import holosite.rules.view.Moment;
import holosite.rules.view.OptionView;
import holosite.rules.view.Question;
import holosite.rules.view.Question.Place;
import holosite.rules.view.Question.Seen;
import holosite.rules.view.View;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the rules ask, offer or note can be read, in English and in French. */
class NarratorTest {
    private static final Seen VADER =
            new Seen(1, id("Darth Vader", DARK), "Darth Vader", Place.TABLE);
    private static final Seen SITE = new Seen(2, id(CANTINA, DARK), CANTINA, Place.TABLE);

    private static String id(String title, Side side) {
        return AllCards.byTitle(title).stream()
                .filter(card -> card.side() == side)
                .map(Card::id)
                .findFirst()
                .orElseThrow();
    }

    private static Card card(String id) {
        return AllCards.byId(id).orElseThrow();
    }

    private static Narrator narrator(Language language, Optional<Side> reader) {
        return new Narrator(language, reader, NarratorTest::card);
    }

    private static View view() {
        return Scene.with(AllCards::all)
                .site(CANTINA, DARK)
                .at(CANTINA, "Darth Vader", "Luke Skywalker")
                .force(DARK, 5)
                .turn(DARK, Phase.BATTLE)
                .game()
                .view(DARK);
    }

    private static Question question(
            Prompt prompt,
            List<Question.ActChoice> acts,
            List<Question.CardChoice> cards,
            List<OptionView> options) {
        return new Question(
                prompt,
                VADER,
                SITE,
                acts,
                cards,
                options,
                0,
                2,
                true,
                Optional.of(moment(Event.DEPLOYED)),
                Optional.empty());
    }

    private static Moment moment(Event event) {
        return new Moment(
                event, Phase.DEPLOY, LIGHT, VADER, SITE, SITE, 2, List.of(VADER, SITE), false);
    }

    private static void readable(String text) {
        assertThat(text)
                .isNotBlank()
                .doesNotContain("%", "null", "  ", " .", "NaN", "..", "[", "]")
                .matches("(?s)[\\p{Lu}\\d].*");
    }

    // ---- complete

    @ParameterizedTest
    @MethodSource("holosite.rules.decision.Samples#prompts")
    void everyQuestionIsAskedInBothLanguages(Prompt prompt) {
        var asked =
                java.util.Arrays.stream(Language.values())
                        .map(
                                language ->
                                        narrator(language, Optional.of(DARK))
                                                .ask(
                                                        view(),
                                                        question(
                                                                prompt, List.of(), List.of(),
                                                                List.of())))
                        .toList();
        asked.forEach(NarratorTest::readable);
        assertThat(asked).allMatch(text -> text.matches("(?s).*[.?]$"));
        assertThat(asked.getFirst()).isNotEqualTo(asked.getLast());
    }

    @ParameterizedTest
    @MethodSource("holosite.rules.decision.Samples#acts")
    void everyActHasALabelInBothLanguages(Act act) {
        var choice = new Question.ActChoice(act, VADER, SITE, Optional.empty(), 1);
        for (Language language : Language.values()) {
            narrator(language, Optional.of(DARK))
                    .choices(
                            view(),
                            question(
                                    new ActPrompt.PhaseAction(Phase.BATTLE),
                                    List.of(choice),
                                    List.of(),
                                    List.of()))
                    .forEach(NarratorTest::readable);
        }
    }

    @ParameterizedTest
    @EnumSource(Place.class)
    void everyPlaceACardCanBeChosenFromHasALabel(Place place) {
        for (String title : List.of("Darth Vader", "")) {
            var choice =
                    new Question.CardChoice(
                            new Seen(0, title.isEmpty() ? "" : VADER.id(), title, place),
                            Double.NaN);
            for (Language language : Language.values()) {
                narrator(language, Optional.of(DARK))
                        .choices(
                                view(),
                                question(
                                        new CardPrompt.LoseForceFrom(1, 2),
                                        List.of(),
                                        List.of(choice),
                                        List.of()))
                        .forEach(label -> assertThat(label).isNotBlank());
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Fate.class)
    void everyFateOfACaptiveHasALabel(Fate fate) {
        var options =
                List.<OptionView>of(
                        new OptionView.Plain(fate),
                        new OptionView.Plain(Option.YesOrNo.YES),
                        new OptionView.Plain(Option.YesOrNo.NO),
                        new OptionView.Plain(Option.Heading.ONWARD),
                        new OptionView.Plain(Option.Heading.BACK),
                        new OptionView.Plain(new Option.Destiny(3)),
                        new OptionView.Plain(new Option.InSystem("Tatooine")),
                        new OptionView.Between(SITE, Seen.NOTHING),
                        new OptionView.Between(Seen.NOTHING, SITE),
                        new OptionView.Between(SITE, SITE),
                        new OptionView.Between(Seen.NOTHING, Seen.NOTHING));
        for (Language language : Language.values()) {
            narrator(language, Optional.of(DARK))
                    .choices(
                            view(),
                            question(
                                    new OptionPrompt.CaptiveFate(1, 2, List.of(fate)),
                                    List.of(),
                                    List.of(),
                                    options))
                    .forEach(NarratorTest::readable);
        }
    }

    @Test
    void everyLineOfTheLogIsToldToBothPlayersAndToThoseWhoWatch() {
        for (Entry entry : EveryEntry.all()) {
            for (Optional<Side> reader :
                    List.of(Optional.of(DARK), Optional.of(LIGHT), Optional.<Side>empty())) {
                readable(narrator(Language.EN, reader).line(entry));
                readable(narrator(Language.FR, reader).line(entry));
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Event.class)
    void everyMomentIsToldBeforeAResponse(Event event) {
        var q =
                new Question(
                        new ActPrompt.Response(event, 1, 2),
                        VADER,
                        SITE,
                        List.of(),
                        List.of(),
                        List.of(),
                        1,
                        1,
                        true,
                        Optional.of(moment(event)),
                        Optional.empty());
        String english = narrator(Language.EN, Optional.of(DARK)).ask(view(), q);
        String french = narrator(Language.FR, Optional.of(DARK)).ask(view(), q);
        readable(english);
        readable(french);
        assertThat(english).endsWith(" Do you respond?").isNotEqualTo(french);
        assertThat(french).endsWith(" Voulez-vous répondre ?");
    }

    @Test
    void everyMarkRolePhaseSegmentAndEndingHasItsWords() {
        for (Language language : Language.values()) {
            var narrator = narrator(language, Optional.of(DARK));
            for (CardView.Mark mark : CardView.Mark.values()) {
                assertThat(narrator.mark(mark)).isNotBlank();
            }
            for (Phase phase : Phase.values()) {
                assertThat(narrator.phase(phase)).isNotBlank();
            }
            for (Role role : List.of(Role.PILOT, Role.PASSENGER, Role.CARGO, Role.ON)) {
                assertThat(narrator.role(role)).isNotBlank();
            }
            for (Battle.Segment segment : Battle.Segment.values()) {
                assertThat(narrator.segment(segment).isEmpty())
                        .isEqualTo(segment == Battle.Segment.NONE);
            }
            for (Outcome.Reason reason : Outcome.Reason.values()) {
                for (Side winner : Side.values()) {
                    readable(narrator.outcome(new Outcome(winner, 7, reason)));
                }
            }
        }
    }

    // ---- grammatical

    @Test
    void aPlayerIsSpokenToAndTheOtherSpokenOf() {
        var mine =
                new PlayEntry.Deploys(
                        Side.DARK, EveryEntry.VADER, new CardName("1_290", CANTINA), Role.AT);
        assertThat(narrator(Language.EN, Optional.of(DARK)).line(mine))
                .isEqualTo("You deploy Darth Vader to Tatooine: Cantina.");
        assertThat(narrator(Language.EN, Optional.of(LIGHT)).line(mine))
                .isEqualTo("Opponent deploys Darth Vader to Tatooine: Cantina.");
        assertThat(narrator(Language.EN, Optional.empty()).line(mine))
                .isEqualTo("Dark Side deploys Darth Vader to Tatooine: Cantina.");
        assertThat(narrator(Language.FR, Optional.of(DARK)).line(mine))
                .isEqualTo("Vous déployez Darth Vader vers Tatooine: Cantina.");
        assertThat(narrator(Language.FR, Optional.of(LIGHT)).line(mine))
                .isEqualTo("L'adversaire déploie Darth Vader vers Tatooine: Cantina.");
        assertThat(narrator(Language.FR, Optional.empty()).line(mine))
                .isEqualTo("Le côté obscur déploie Darth Vader vers Tatooine: Cantina.");
    }

    @Test
    void forceActivatedOneAtATimeMakesOneLine() {
        var one = new ForceEntry.Activates(Side.DARK, 1);
        assertThat(narrator(Language.EN, Optional.of(DARK)).lines(List.of(one, one, one)))
                .containsExactly("You activate 3 Force.");
        assertThat(narrator(Language.FR, Optional.of(LIGHT)).lines(List.of(one, one, one)))
                .containsExactly("L'adversaire active 3 points de Force.");
    }

    // ---- only what may be known

    @Test
    void theNameOfADrawnCardIsToldToItsOwnerOnly() {
        var drawn = new ForceEntry.DrawsCards(Side.DARK, EveryEntry.VADER, 1);
        assertThat(narrator(Language.EN, Optional.of(DARK)).line(drawn))
                .isEqualTo("You draw Darth Vader.");
        assertThat(narrator(Language.EN, Optional.of(LIGHT)).line(drawn))
                .isEqualTo("Opponent draws a card.");
        assertThat(narrator(Language.FR, Optional.of(LIGHT)).lines(List.of(drawn, drawn)))
                .containsExactly("L'adversaire tire 2 cartes.");
    }

    @Test
    void aBattleIsOfferedWithBothPowersAndItsCost() {
        View view = view();
        var narrator = narrator(Language.EN, Optional.of(DARK));
        Question asked = view.question().orElseThrow();
        assertThat(narrator.ask(view, asked)).isEqualTo("Your battle phase. What do you do?");
        assertThat(narrator.choices(view, asked))
                .anyMatch(
                        label ->
                                label.matches(
                                        "Initiate a battle at Tatooine: Cantina"
                                                + " \\(power \\d+ against \\d+, 1 Force\\)"));
    }
}
