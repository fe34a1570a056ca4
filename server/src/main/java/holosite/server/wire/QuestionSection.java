package holosite.server.wire;

import holosite.language.card.Phase;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Prompt;
import holosite.rules.tell.Narrator;
import holosite.rules.tell.Perspective;
import holosite.rules.view.PlacePrice;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import holosite.server.message.QuestionInfo;
import holosite.server.message.SeenCard;
import holosite.server.serialization.ClientJson;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;

/** The question, the possible answers, and why the other cards in hand cannot be played. */
final class QuestionSection {
    private final Narrator narrator;
    private final UnplayableReasons reasons;
    private final Prose p;

    QuestionSection(Narrator narrator, Language language) {
        this.narrator = narrator;
        this.reasons = new UnplayableReasons(language);
        this.p = new Prose(language);
    }

    QuestionInfo of(Perspective asked, Question question, int number) {
        View view = asked.view();
        List<String> words = narrator.choices(view, question);
        return new QuestionInfo(
                number,
                ClientJson.word(question.key()),
                question.kind(),
                narrator.ask(view, question),
                narrator.howMany(question),
                GlossaryLinks.about(question.key(), view.phase()),
                seen(question.about()),
                seen(question.other()),
                IntStream.range(0, question.choices().size())
                        .mapToObj(place -> choice(asked, question, place, words.get(place)))
                        .toList(),
                question.kind() == Question.Kind.OPTION ? words : List.of(),
                question.least(),
                question.most(),
                question.mayPass(),
                passLabel(view, question),
                left(view, question),
                reasons.of(asked, question));
    }

    /**
     * How much is still to be lost, this card included: of the battle damage it is due to, all that
     * is left.
     */
    private static OptionalDouble left(View view, Question question) {
        return question.prompt() instanceof CardPrompt.LoseForceFrom loss
                ? OptionalDouble.of(loss.left() + view.damageBeside(question))
                : OptionalDouble.empty();
    }

    private static QuestionInfo.Choice choice(
            Perspective asked, Question question, int index, String text) {
        Question.Choice choice = question.choices().get(index);
        Optional<Question.ActChoice> act =
                choice instanceof Question.ActChoice one ? Optional.of(one) : Optional.empty();
        List<PlacePrice> prices = act.isPresent() ? asked.prices(index) : List.of();
        var different = prices.stream().mapToInt(PlacePrice::force).summaryStatistics();
        return new QuestionInfo.Choice(
                index,
                act.map(one -> ClientJson.word(one.act().kind())).orElse(""),
                text,
                seen(choice.card()),
                act.flatMap(one -> seen(one.other())),
                Numbers.known(prices.isEmpty() ? choice.force() : different.getMin()),
                different.getMin() < different.getMax()
                        ? prices.stream().map(QuestionSection::price).toList()
                        : List.of());
    }

    private static QuestionInfo.Price price(PlacePrice price) {
        return new QuestionInfo.Price(card(price.target()), price.force());
    }

    private static Optional<SeenCard> seen(Question.Seen card) {
        return Optional.of(card)
                .filter(c -> c.where() != Question.Place.NOWHERE)
                .map(QuestionSection::card);
    }

    private static SeenCard card(Question.Seen card) {
        return new SeenCard(card.handle(), card.id(), card.where());
    }

    /** What passing leads to. */
    private String passLabel(View view, Question question) {
        if (question.key() == Prompt.Key.PHASE_ACTION && view.turnPlayer() == view.viewer()) {
            List<Phase> phases = List.of(Phase.values());
            int next = phases.indexOf(view.phase()) + 1;
            return next < phases.size()
                    ? passTo(phases.get(next))
                    : p.say("End the turn", "Finir le tour");
        }
        return p.say("Pass", "Passer");
    }

    /** A short form for a button. */
    private String passTo(Phase phase) {
        return switch (phase) {
            case ACTIVATE -> p.say("Pass to Activate", "Passer à l'activation");
            case CONTROL -> p.say("Pass to Control", "Passer au contrôle");
            case DEPLOY -> p.say("Pass to Deploy", "Passer au déploiement");
            case BATTLE -> p.say("Pass to Battle", "Passer à la bataille");
            case MOVE -> p.say("Pass to Move", "Passer au mouvement");
            case DRAW -> p.say("Pass to Draw", "Passer au tirage");
        };
    }
}
