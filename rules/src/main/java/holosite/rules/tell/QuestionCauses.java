package holosite.rules.tell;

import holosite.language.Card;
import holosite.language.CardText;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Who;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.Game;
import holosite.rules.decision.ActPrompt;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.DeployWhere;
import holosite.rules.decision.Prompt;
import holosite.rules.refusal.Objection;
import holosite.rules.view.AskingText;
import holosite.rules.view.BattleView;
import holosite.rules.view.CardView;
import holosite.rules.view.Handles;
import holosite.rules.view.PlaceView;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import holosite.rules.why.DestinyRight;
import holosite.rules.why.Why;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * Answers a player who asks "why" about what he is asked: what it is due to, where its numbers come
 * from, and why there is not more to choose from.
 */
public final class QuestionCauses {
    /** A heading, and what is said under it. */
    public record Cause(String heading, List<String> sentences, String entry) {
        public Cause {
            sentences = List.copyOf(sentences);
        }
    }

    /** More cards than these are only counted. */
    private static final int NAMED = 6;

    private final Game game;
    private final View view;
    private final Side viewer;
    private final Why why;
    private final Explainer explainer;
    private final Language language;
    private final Function<String, Card> cards;
    private final ObjectionWords objections;
    private final Prose p;

    public QuestionCauses(Game game, View view, Language language, Function<String, Card> cards) {
        this.game = game;
        this.view = view;
        this.viewer = view.viewer();
        this.why = game.why();
        this.explainer = new Explainer(game, view, language);
        this.language = language;
        this.cards = cards;
        this.objections = new ObjectionWords(language);
        this.p = new Prose(language);
    }

    /** What the question is due to, and why there is not more to choose from. */
    public List<Cause> causes() {
        Optional<Question> asked = view.question();
        if (asked.isEmpty()) {
            return List.of();
        }
        Question question = asked.get();
        var all = new ArrayList<Cause>();
        question.said().ifPresent(said -> all.add(text(said)));
        view.battle().ifPresent(battle -> inBattle(question, battle, all));
        if (question.prompt() instanceof CardPrompt.LoseForceFrom && isDrain(question)) {
            all.add(
                    new Cause(
                            p.say("Force drain", "Drainage de Force"),
                            List.of(
                                    p.say(
                                            "Opponent drains you at %s.",
                                            "L'adversaire vous draine à %s.",
                                            question.about().title())),
                            "force-drain"));
        }
        if (question.prompt() instanceof DeployWhere) {
            prices(question, all);
        }
        notOffered(question).forEach((sentence, titles) -> all.add(notOffered(sentence, titles)));
        return all;
    }

    /** The figures the question is about. */
    public List<Explainer.Number> numbers() {
        Optional<Question> asked = view.question();
        if (asked.isEmpty()
                || !(asked.get().prompt() instanceof CardPrompt.LoseForceFrom)
                || !isDrain(asked.get())) {
            return List.of();
        }
        Side drainer = viewer.opposite();
        int place = number(asked.get().about().handle()).orElseThrow();
        return why.figureAt(place, Figure.FORCE_DRAIN, drainer).stream()
                .map(sum -> new Explainer.Number(Optional.of(drainer), sum))
                .toList();
    }

    /** The whole of what the card says there. */
    private Cause text(AskingText said) {
        Card card = cards.apply(said.card());
        Prose text = CardText.prose(card, language);
        if (said.ofOpponent()) {
            text.readToOpponent(Who.OPPONENT.mention(text));
        }
        return new Cause(card.title(), List.of(CardText.said(text, said.ability())), "");
    }

    private boolean isDrain(Question question) {
        return view.battle().isEmpty() && place(question.about().handle()).isPresent();
    }

    /** Where it costs another amount than is printed, and why. */
    private void prices(Question question, List<Cause> all) {
        var words = new FigureWords(language);
        OptionalInt subject = number(question.about().handle());
        for (Question.CardChoice choice : question.cards()) {
            OptionalInt target = number(choice.card().handle());
            if (subject.isPresent() && target.isPresent()) {
                why.deployCost(viewer, subject.getAsInt(), DeployTarget.card(target.getAsInt()))
                        .filter(sum -> sum.items().size() > 1)
                        .ifPresent(
                                sum ->
                                        all.add(
                                                new Cause(
                                                        choice.card().title(),
                                                        List.of(words.line(sum) + "."),
                                                        "")));
            }
        }
    }

    // ---- in battle

    private void inBattle(Question question, BattleView battle, List<Cause> all) {
        boolean pays =
                question.prompt() instanceof ActPrompt.DamageSegment
                        || question.prompt() instanceof CardPrompt.LoseForceFrom;
        var owed = new ArrayList<String>();
        if (pays && battle.damageInAll(viewer) > 0) {
            owed.add(
                    p.say(
                            "Battle damage %s: your total was %s, your opponent's %s.",
                            "Dommages de bataille %s : votre total était de %s, celui de"
                                    + " l'adversaire de %s.",
                            p.number(battle.damageInAll(viewer)),
                            p.number(battle.power(viewer)),
                            p.number(battle.power(viewer.opposite()))));
        }
        if (pays && battle.attritionInAll(viewer) > 0) {
            owed.add(
                    p.say(
                            "Attrition %s: your opponent's battle destiny. Only forfeited cards"
                                    + " satisfy it.",
                            "Attrition %s : la destinée de bataille de l'adversaire. Seules les"
                                    + " cartes sacrifiées la satisfont.",
                            p.number(battle.attritionInAll(viewer))));
        }
        if (question.prompt() instanceof ActPrompt.DamageSegment) {
            hit(battle, owed);
        }
        if (!owed.isEmpty()) {
            all.add(new Cause(p.say("What you owe", "Ce que vous devez"), owed, "damage-segment"));
        }
        destinies(battle, all);
    }

    private void hit(BattleView battle, List<String> owed) {
        for (PlaceView place : view.places()) {
            if (place.location().handle() == battle.location()) {
                place.cards().forEach(card -> hit(card, owed));
            }
        }
    }

    private void hit(CardView card, List<String> owed) {
        if (card.owner() == viewer && card.marks().contains(CardView.Mark.HIT)) {
            owed.add(
                    p.say(
                            "%s has been hit: it must be forfeited.",
                            "%s : carte touchée, à sacrifier.", card.title()));
        }
        card.on().forEach(on -> hit(on, owed));
    }

    private void destinies(BattleView battle, List<Cause> all) {
        var lines = new ArrayList<String>();
        for (Side side : List.of(viewer, viewer.opposite())) {
            DestinyRight right = why.destinyRight(viewer, side);
            // What was drawn stays drawn, whoever has been forfeited since.
            boolean drawn = !Double.isNaN(battle.destiny(side));
            if (right.draws() == 0 && !drawn) {
                lines.add(none(side == viewer, right));
            }
        }
        if (!lines.isEmpty()) {
            all.add(
                    new Cause(
                            p.say("No battle destiny", "Sans destinée de bataille"),
                            lines,
                            "battle-destiny"));
        }
    }

    private String none(boolean own, DestinyRight right) {
        String who =
                own
                        ? p.say("You draw none: ", "Vous n'en tirez pas : ")
                        : p.say("Opponent draws none: ", "L'adversaire n'en tire pas : ");
        if (right.forbidder().isPresent()) {
            String card = right.forbidder().get();
            return who
                    + (card.isEmpty()
                            ? p.say("a card forbids it.", "une carte l'interdit.")
                            : p.say("%s forbids it.", "%s l'interdit.", card));
        }
        return right.counts() < right.ability()
                ? who
                        + p.say(
                                "of ability %s only %s counts (cards present, pilots and drivers),"
                                        + " and %s is needed.",
                                "sur une habileté de %s, seuls %s comptent (cartes présentes,"
                                        + " pilotes et conducteurs), et il faut %s.",
                                p.number(right.ability()),
                                p.number(right.counts()),
                                p.number(right.needed()))
                : who
                        + p.say(
                                "ability %s, and %s is needed.",
                                "habileté de %s, et il faut %s.",
                                p.number(right.counts()),
                                p.number(right.needed()));
    }

    // ---- what is not offered

    private Cause notOffered(String sentence, List<String> titles) {
        List<String> named = titles.size() > NAMED ? titles.subList(0, NAMED) : titles;
        String more =
                titles.size() > NAMED
                        ? p.say(" and %d more", " et %d autres", titles.size() - NAMED)
                        : "";
        return new Cause(String.join(", ", named) + more, List.of(sentence), "");
    }

    /** Why others cannot be chosen: the sentence, and of which cards or places it is true. */
    private Map<String, List<String>> notOffered(Question question) {
        var reasons = new LinkedHashMap<String, List<String>>();
        Prompt prompt = question.prompt();
        boolean goes =
                prompt instanceof DeployWhere
                        || prompt instanceof CardPrompt.MoveWhere
                        || prompt instanceof CardPrompt.DeployAboard;
        boolean aims =
                prompt instanceof CardPrompt.FireTarget || prompt instanceof CardPrompt.Target;
        int subject = question.about().handle();
        if (number(subject).isEmpty() || !(goes || aims)) {
            return reasons;
        }
        for (PlaceView place : view.places()) {
            if (goes) {
                note(question, subject, place.location(), reasons);
            } else {
                place.cards().forEach(card -> note(question, subject, card, reasons));
            }
        }
        return reasons;
    }

    private void note(
            Question question, int subject, CardView card, Map<String, List<String>> reasons) {
        boolean offered =
                question.cards().stream()
                        .anyMatch(choice -> choice.card().handle() == card.handle());
        if (offered || card.handle() == subject) {
            return;
        }
        explainer.whyNot(subject, card.handle()).stream()
                .map(Explainer.Obstacles::objections)
                .flatMap(List<Objection>::stream)
                .findFirst()
                .ifPresent(
                        objection ->
                                reasons.computeIfAbsent(
                                                objections.sentence(objection),
                                                none -> new ArrayList<>())
                                        .add(card.title()));
    }

    private Optional<PlaceView> place(int handle) {
        return view.places().stream()
                .filter(place -> place.location().handle() == handle)
                .findFirst();
    }

    private OptionalInt number(int handle) {
        return Handles.card(game.state(), viewer, handle);
    }
}
