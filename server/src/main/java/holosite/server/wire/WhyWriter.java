package holosite.server.wire;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.Game;
import holosite.rules.refusal.Objection;
import holosite.rules.tell.Explainer;
import holosite.rules.tell.Narrator;
import holosite.rules.tell.ObjectionWords;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Answers a player's question why. It says nothing about cards he does not see. */
public final class WhyWriter {
    private final Game game;
    private final Side viewer;
    private final CardIndex cards;
    private final Narrator narrator;
    private final Explainer explainer;
    private final BreakdownWriter sums;
    private final Prose p;
    private final ObjectionWords objections;

    public WhyWriter(Game game, Side viewer, CardIndex cards, Language language) {
        this.game = game;
        this.viewer = viewer;
        this.cards = cards;
        this.objections = new ObjectionWords(language);
        this.narrator = new Narrator(language, Optional.of(viewer), cards::get);
        this.explainer = new Explainer(game, game.view(viewer), language);
        this.sums = new BreakdownWriter(cards, language);
        this.p = new Prose(language);
    }

    /** The parts of his Force generation. */
    public String generation() {
        var sum = game.why().generation(viewer);
        return answer(
                p.say("Force generation", "Génération de Force"),
                List.of(new Explainer.Number(Optional.empty(), sum)),
                List.of());
    }

    /** The parts of the figures of a card or place, and why it cannot be used. */
    public String card(int handle) {
        return answer(explainer.title(handle), explainer.numbers(handle), List.of());
    }

    /** Why something cannot be done with the card, at a place if one is named. */
    public String not(int handle, OptionalInt target) {
        return answer(
                explainer.title(handle),
                List.of(),
                target.isPresent()
                        ? explainer.whyNot(handle, target.getAsInt())
                        : explainer.whyNot(handle));
    }

    private String answer(
            String title, List<Explainer.Number> numbers, List<Explainer.Obstacles> against) {
        return JsonWriter.object(
                out ->
                        out.put("title", title)
                                .putOrNull("card", cards.idOfEither(viewer, title))
                                .list("sums", numbers, this::number)
                                .list("reasons", against, this::against));
    }

    private Consumer<JsonWriter> number(Explainer.Number number) {
        String heading =
                number.side().map(side -> narrator.side(side) + p.say(": ", "\u00a0: ")).orElse("");
        return sums.write(number.sum(), heading);
    }

    private Consumer<JsonWriter> against(Explainer.Obstacles against) {
        return out ->
                out.put("where", against.what()).list("lines", against.objections(), this::line);
    }

    private Consumer<JsonWriter> line(Objection objection) {
        return out ->
                out.put("text", objections.sentence(objection))
                        .putOrNull("entry", objection.entry());
    }
}
