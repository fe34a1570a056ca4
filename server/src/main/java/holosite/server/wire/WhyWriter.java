package holosite.server.wire;

import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.refusal.Objection;
import holosite.rules.tell.Explainer;
import holosite.rules.tell.Narrator;
import holosite.rules.tell.ObjectionWords;
import holosite.rules.tell.Perspective;
import holosite.rules.tell.QuestionCauses;
import holosite.server.message.SumInfo;
import holosite.server.message.WhyAnswer;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Answers a player's question why. It says nothing about cards he does not see. */
public final class WhyWriter {
    private final Perspective seen;
    private final CardIndex cards;
    private final Language language;
    private final Narrator narrator;
    private final Explainer explainer;
    private final SumWriter sums;
    private final Prose p;
    private final ObjectionWords objections;

    /**
     * @param seen the game as a player sees it
     */
    public WhyWriter(Perspective seen, CardIndex cards, Language language) {
        this.seen = seen;
        this.cards = cards;
        this.language = language;
        this.objections = new ObjectionWords(language);
        this.narrator = new Narrator(language, seen.audience().side(), cards::get);
        this.explainer = seen.explainer(language);
        this.sums = new SumWriter(cards, language);
        this.p = new Prose(language);
    }

    /** The parts of his Force generation. */
    public WhyAnswer generation() {
        return answer(
                p.say("Force generation", "Génération de Force"),
                List.of(new Explainer.Number(Optional.empty(), seen.generation())),
                List.of());
    }

    /** What he is asked is due to, and why there is not more to choose from. */
    public WhyAnswer question() {
        QuestionCauses causes = seen.causes(language, cards::get);
        return new WhyAnswer(
                "",
                Optional.empty(),
                causes.numbers().stream().map(this::number).toList(),
                causes.causes().stream().map(WhyWriter::cause).toList());
    }

    private static WhyAnswer.Obstacle cause(QuestionCauses.Cause cause) {
        Optional<String> entry = Optional.of(cause.entry()).filter(name -> !name.isEmpty());
        return new WhyAnswer.Obstacle(
                cause.heading(),
                cause.sentences().stream()
                        .map(sentence -> new WhyAnswer.Line(sentence, entry))
                        .toList());
    }

    /** The parts of the figures of a card or place, and why it cannot be used. */
    public WhyAnswer card(int handle) {
        return answer(explainer.title(handle), explainer.numbers(handle), List.of());
    }

    /** Why something cannot be done with the card, at a place if one is named. */
    public WhyAnswer not(int handle, OptionalInt target) {
        return answer(
                explainer.title(handle),
                List.of(),
                target.isPresent()
                        ? explainer.whyNot(handle, target.getAsInt())
                        : explainer.whyNot(handle));
    }

    private WhyAnswer answer(
            String title, List<Explainer.Number> numbers, List<Explainer.Obstacles> against) {
        return new WhyAnswer(
                title,
                cards.idOfEither(seen.view().viewer(), title),
                numbers.stream().map(this::number).toList(),
                against.stream().map(this::obstacle).toList());
    }

    private SumInfo number(Explainer.Number number) {
        String heading =
                number.side().map(side -> narrator.side(side) + p.say(": ", "\u00a0: ")).orElse("");
        return sums.of(number.sum(), heading);
    }

    private WhyAnswer.Obstacle obstacle(Explainer.Obstacles against) {
        return new WhyAnswer.Obstacle(
                against.what(), against.objections().stream().map(this::line).toList());
    }

    private WhyAnswer.Line line(Objection objection) {
        return new WhyAnswer.Line(objections.sentence(objection), GlossaryLinks.about(objection));
    }
}
