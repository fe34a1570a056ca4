package holosite.server.wire;

import holosite.language.card.Phase;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.Game;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.tell.Narrator;
import holosite.rules.view.PlacePrice;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** The question, the possible answers, and why the other cards in hand cannot be played. */
final class QuestionSection {
    private final Narrator narrator;
    private final Language language;
    private final Prose p;

    QuestionSection(Narrator narrator, Language language) {
        this.narrator = narrator;
        this.language = language;
        this.p = new Prose(language);
    }

    String write(Game game, View view, Question question, int number) {
        List<String> words = narrator.choices(view, question);
        boolean option = question.kind() == Question.Kind.OPTION;
        return JsonWriter.object(
                out -> {
                    out.put("number", number)
                            .put("key", question.key())
                            .put("kind", question.kind())
                            .put("prompt", narrator.ask(view, question))
                            .put("help", narrator.howMany(question))
                            .putOrNull("entry", GlossaryLinks.about(question.key(), view.phase()))
                            .object("about", seen(question.about()), this::card)
                            .object("other", seen(question.other()), this::card);
                    var places = IntStream.range(0, question.choices().size()).boxed().toList();
                    out.list("choices", places, i -> choice(game, question, i, words.get(i)));
                    out.texts("options", option ? words : List.of())
                            .put("least", question.least())
                            .put("most", question.most())
                            .put("mayPass", question.mayPass())
                            .put("passLabel", passLabel(view, question));
                    if (question.prompt() instanceof CardPrompt.LoseForceFrom loss) {
                        out.put("left", loss.left());
                    }
                    out.object("reasons", new UnplayableReasons(game, view, question, language));
                });
    }

    private Consumer<JsonWriter> choice(Game game, Question question, int index, String text) {
        Question.Choice choice = question.choices().get(index);
        String act =
                choice instanceof Question.ActChoice one ? JsonWriter.key(one.act().kind()) : "";
        Question.Seen other =
                choice instanceof Question.ActChoice one ? one.other() : Question.Seen.NOTHING;
        List<PlacePrice> prices =
                game.decision() instanceof Decision.ChooseAct asked
                        ? game.prices(asked.acts().get(index))
                        : List.of();
        var different = prices.stream().mapToInt(PlacePrice::force).summaryStatistics();
        return out -> {
            out.put("index", index)
                    .put("act", act)
                    .put("text", text)
                    .object("card", seen(choice.card()), this::card)
                    .object("other", seen(other), this::card)
                    .put("force", prices.isEmpty() ? choice.force() : different.getMin());
            if (different.getMin() < different.getMax()) {
                out.list("prices", prices, this::price);
            }
        };
    }

    private Consumer<JsonWriter> price(PlacePrice price) {
        return out -> out.object("target", card(price.target())).put("force", (long) price.force());
    }

    private static Optional<Question.Seen> seen(Question.Seen card) {
        return Optional.of(card).filter(c -> c.where() != Question.Place.NOWHERE);
    }

    private Consumer<JsonWriter> card(Question.Seen card) {
        return out ->
                out.put("handle", card.handle()).put("id", card.id()).put("where", card.where());
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
            case MOVE -> p.say("Pass to Move", "Passer au déplacement");
            case DRAW -> p.say("Pass to Draw", "Passer à la pioche");
        };
    }
}
