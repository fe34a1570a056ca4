package holosite.server.replay;

import com.fasterxml.jackson.annotation.JsonInclude;
import holosite.bots.search.Weighed;
import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.rules.Game;
import holosite.rules.decision.AnswerCode;
import holosite.rules.kit.CardPool;
import holosite.rules.log.Audience;
import holosite.rules.tell.Perspective;
import holosite.server.message.QuestionInfo;
import holosite.server.message.SectionName;
import holosite.server.message.SeenCard;
import holosite.server.table.game.PlayedGame;
import holosite.server.wire.CardIndex;
import holosite.server.wire.GameSections;
import holosite.server.wire.SharedView;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Decisions, judged, in words. */
final class Analyses {
    private final CardIndex cards;
    private final Judge judge;

    Analyses(CardIndex cards, CardPool pool) {
        this.cards = cards;
        judge = new Judge(pool);
    }

    /**
     * Some decisions of a game.
     *
     * @param next the step from which to ask for more; behind the last one there are none
     */
    record Analysis(List<Judged> decisions, int next) {
        Analysis {
            decisions = List.copyOf(decisions);
        }
    }

    /**
     * A decision, and what each choice was worth, the best first.
     *
     * @param by who decided; nobody if the game ended there
     * @param games in how many imagined games each was tried
     */
    record Judged(int step, Optional<Side> by, int games, List<Choice> choices) {
        Judged {
            choices = List.copyOf(choices);
        }
    }

    /**
     * A choice.
     *
     * @param card the card it is about
     * @param worth how likely its player was to win after it
     * @param error the standard error of how much worse it is than the best
     * @param played whether it was chosen
     */
    record Choice(
            String text,
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> card,
            double worth,
            double error,
            boolean played) {}

    /** A decision judged closely; no choices if there was nothing to compare. */
    Judged one(PlayedGame played, int step, Language language) {
        return told(played, judge.closely(played, step), language);
    }

    /** The next few decisions that left something to think about. */
    Analysis from(PlayedGame played, int step, Language language) {
        Judge.Judgments judged = judge.from(played, step);
        return new Analysis(
                judged.judgments().stream().map(one -> told(played, one, language)).toList(),
                judged.next());
    }

    /** The next few decisions of one player in a game that is still played. */
    Analysis inPlay(PlayedGame played, int step, Side by, Language language) {
        Judge.Judgments judged = judge.inPlay(played, step, by);
        return new Analysis(
                judged.judgments().stream().map(one -> told(played, one, language)).toList(),
                judged.next());
    }

    /** What a player could do now, and what each choice is worth as far as he knows. */
    Judged open(PlayedGame played, Side player, Language language) {
        Judge.Judgment judgment = judge.open(played, player);
        Game game = played.step(judgment.step()).game();
        return judgment.choices().isEmpty()
                ? new Judged(judgment.step(), Optional.empty(), 0, List.of())
                : told(game, Audience.of(player), judgment, Optional.empty(), language);
    }

    private Judged told(PlayedGame played, Judge.Judgment judgment, Language language) {
        PlayedGame.PlayedStep step = played.step(judgment.step());
        Game game = step.game();
        if (step.answer().isEmpty()) {
            return new Judged(judgment.step(), Optional.empty(), 0, List.of());
        }
        return told(game, Audience.BOTH, judgment, step.answer(), language);
    }

    private Judged told(
            Game game,
            Audience audience,
            Judge.Judgment judgment,
            Optional<AnswerCode> given,
            Language language) {
        Optional<QuestionInfo> asked =
                new GameSections(cards, audience, language)
                        .of(new SharedView(cards, new Perspective(game, audience)), judgment.step())
                        .find(SectionName.QUESTION, QuestionInfo.class);
        List<Weighed> choices = judgment.choices();
        return new Judged(
                judgment.step(),
                Optional.of(game.decision().player()),
                choices.isEmpty() ? 0 : choices.getFirst().playouts(),
                choices.stream()
                        .flatMap(
                                one ->
                                        asked.stream()
                                                .map(
                                                        question ->
                                                                choice(
                                                                        one, question, given,
                                                                        language)))
                        .toList());
    }

    private static Choice choice(
            Weighed weighed, QuestionInfo question, Optional<AnswerCode> given, Language language) {
        return new Choice(
                AnswerWords.of(weighed.answer(), question, language),
                card(weighed.answer(), question),
                weighed.worth(),
                weighed.error(),
                given.equals(Optional.of(weighed.answer())));
    }

    private static Optional<String> card(AnswerCode answer, QuestionInfo question) {
        int[] places =
                switch (answer) {
                    case AnswerCode.Choice(int place) -> new int[] {place};
                    case AnswerCode.Cards several -> several.places();
                    default -> new int[0];
                };
        return Arrays.stream(places)
                .filter(place -> place < question.choices().size())
                .boxed()
                .flatMap(place -> question.choices().get(place).card().stream())
                .map(SeenCard::id)
                .filter(id -> !id.isEmpty())
                .findFirst();
    }
}
