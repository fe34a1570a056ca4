package holosite.rules.view;

import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.ability.Cost;
import holosite.language.ability.Event;
import holosite.language.ability.Target;
import holosite.language.card.Side;
import holosite.language.effect.ChooseOne;
import holosite.language.effect.Effect;
import holosite.language.effect.InAnyOrder;
import holosite.rules.action.Initiate;
import holosite.rules.action.PricedChoice;
import holosite.rules.action.ResolveInterrupt;
import holosite.rules.action.ResponseWindow;
import holosite.rules.battle.BattleRules;
import holosite.rules.card.Definition;
import holosite.rules.decision.Act;
import holosite.rules.decision.CardPrompt;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.decision.Option;
import holosite.rules.decision.OptionPrompt;
import holosite.rules.decision.Prompt;
import holosite.rules.decision.YesNo;
import holosite.rules.deploy.Deploy;
import holosite.rules.deploy.DeployPrices;
import holosite.rules.drain.DrainRules;
import holosite.rules.modifier.CopiedTexts;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.table.Knowledge;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Catalog;
import holosite.rules.text.Frame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Builds the question of a view: the decision, with what its player may know. */
final class QuestionBuilder {

    /** Questions that let their player look at cards which are otherwise hidden. */
    private static final Set<Prompt.Key> LOOKING =
            EnumSet.of(
                    Prompt.Key.SEARCH,
                    Prompt.Key.STARTING_LOCATION,
                    Prompt.Key.STARTING_EFFECT,
                    Prompt.Key.STARTING_INTERRUPT,
                    Prompt.Key.STARTING_CARD,
                    Prompt.Key.PLAY_FROM_UNDER,
                    Prompt.Key.PICK,
                    Prompt.Key.TARGET,
                    Prompt.Key.ORDER,
                    Prompt.Key.SABACC_WINNINGS);

    /** Questions about a card its player has taken out himself, wherever it still is. */
    private static final Set<Prompt.Key> TAKEN_OUT =
            EnumSet.of(
                    Prompt.Key.DEPLOY_WHERE,
                    Prompt.Key.DEPLOY_AIM,
                    Prompt.Key.DEPLOY_PILOT,
                    Prompt.Key.LAYOUT);

    private final GameState game;
    private final Table table;
    private final Side viewer;

    QuestionBuilder(GameState game, Side viewer) {
        this.game = game;
        this.table = game.table();
        this.viewer = viewer;
    }

    Optional<Question> question() {
        if (game.isOver() || game.decision().player() != viewer) {
            return Optional.empty();
        }
        Decision decision = game.decision();
        boolean looking = LOOKING.contains(decision.prompt().key());
        return Optional.of(
                switch (decision) {
                    case Decision.ChooseAct d -> {
                        var acts = new ArrayList<Question.ActChoice>();
                        for (Act act : d.acts()) {
                            acts.add(choice(act, looking));
                        }
                        yield question(d.prompt(), acts, List.of(), List.of(), 1, 1, d.mayPass());
                    }
                    case Decision.ChooseCards d -> {
                        var cards = new ArrayList<Question.CardChoice>();
                        for (int i = 0; i < d.cards().count(); i++) {
                            int card = d.cards().number(i);
                            cards.add(new Question.CardChoice(seen(card, looking, i), price(card)));
                        }
                        yield question(
                                d.prompt(),
                                List.of(),
                                cards,
                                List.of(),
                                d.least(),
                                d.most(),
                                false);
                    }
                    case Decision.ChooseTarget d ->
                            question(d.prompt(), List.of(), targets(d), List.of(), 1, 1, false);
                    case Decision.ChooseNumber d ->
                            question(
                                    d.prompt(),
                                    List.of(),
                                    List.of(),
                                    List.of(),
                                    d.least(),
                                    d.most(),
                                    false);
                    case Decision.ChooseOption d ->
                            question(
                                    d.prompt(),
                                    List.of(),
                                    List.of(),
                                    options(d.prompt()),
                                    1,
                                    d.options(),
                                    false);
                });
    }

    private Question question(
            Prompt prompt,
            List<Question.ActChoice> acts,
            List<Question.CardChoice> cards,
            List<OptionView> options,
            int least,
            int most,
            boolean mayPass) {
        boolean takenOut = TAKEN_OUT.contains(prompt.key());
        return new Question(
                new ByHandles(card -> seen(card, takenOut, 0).handle()).of(prompt),
                prompt instanceof Prompt.OneCard one
                        ? seen(one.card(), takenOut, 0)
                        : Question.Seen.NOTHING,
                switch (prompt) {
                    case Prompt.TwoCards two -> seen(two.other(), false, 0);
                    case CardPrompt.DeployAim aim -> seen(aim.target());
                    default -> Question.Seen.NOTHING;
                },
                acts,
                cards,
                options,
                least,
                most,
                mayPass,
                moment(),
                said(prompt));
    }

    // ---- choices

    private Question.ActChoice choice(Act act, boolean looking) {
        return new Question.ActChoice(
                new ByHandles(card -> seen(card, looking, 0).handle()).of(act),
                act instanceof Act.WithCard with
                        ? seen(with.card(), looking, 0)
                        : Question.Seen.NOTHING,
                switch (act) {
                    case Act.TakePrisoner a -> seen(a.prisoner(), looking, 0);
                    case Act.ShuttleOthers a -> seen(a.card(), looking, 0);
                    default -> Question.Seen.NOTHING;
                },
                said(act),
                switch (act) {
                    case Act.Battle a -> BattleRules.cost(game, viewer, a.card());
                    case Act.ForceDrain a -> orNothing(DrainRules.cost(game, viewer, a.card()));
                    default -> Double.NaN;
                });
    }

    private List<Question.CardChoice> targets(Decision.ChooseTarget asked) {
        var targets = new ArrayList<Question.CardChoice>();
        for (DeployTarget target : asked.targets()) {
            double price = top() instanceof Deploy deploy ? deploy.cost(game, target) : Double.NaN;
            targets.add(new Question.CardChoice(seen(target), price));
        }
        return targets;
    }

    private Optional<Action> said(Act act) {
        if (!(act instanceof Act.WithText text)) {
            return Optional.empty();
        }
        var deals =
                text instanceof Act.Automatic
                        ? CopiedTexts.triggers(game, text.card(), text.speaker())
                        : CopiedTexts.actions(game, text.card(), text.speaker());
        return Optional.of(deals.get(text.text()).said());
    }

    /** What usually costs nothing has a price only if there is one. */
    private static double orNothing(int cost) {
        return cost > 0 ? cost : Double.NaN;
    }

    /** What an act would cost at every place it leads to. */
    List<PlacePrice> prices(Act act) {
        return DeployPrices.of(game, viewer, act).stream()
                .map(price -> new PlacePrice(seen(price.target()), price.force()))
                .toList();
    }

    private double price(int card) {
        return top() instanceof PricedChoice priced ? priced.price(game, card) : Double.NaN;
    }

    private Step top() {
        return game.stack().top();
    }

    // ---- options

    private List<OptionView> options(OptionPrompt prompt) {
        return switch (prompt) {
            case OptionPrompt.Layout p -> places(p);
            case OptionPrompt.OneOf p -> ways(p);
            case OptionPrompt.WhichFirst p -> left(p);
            case YesNo p -> plain(p);
            case OptionPrompt.CaptiveFate p -> plain(p);
            case OptionPrompt.DestinyNumber p -> plain(p);
            case OptionPrompt.DeploySystem p -> plain(p);
            case OptionPrompt.Heading p -> plain(p);
            case OptionPrompt.AttackSide p -> plain(p);
            case OptionPrompt.TellApart p -> plain(p);
            case OptionPrompt.NameKind p -> plain(p);
        };
    }

    private static List<OptionView> plain(OptionPrompt prompt) {
        var found = new ArrayList<OptionView>();
        for (int place = 0; place < prompt.options(); place++) {
            if (prompt.option(place) instanceof Option.Plain option) {
                found.add(new OptionView.Plain(option));
            }
        }
        return found;
    }

    private List<OptionView> places(OptionPrompt.Layout prompt) {
        var found = new ArrayList<OptionView>();
        for (int right : prompt.before().numbers()) {
            int left =
                    right == Table.NOBODY ? table.bottom(Table.locations()) : table.previous(right);
            found.add(
                    new OptionView.Between(
                            neighbour(left, prompt.system()), neighbour(right, prompt.system())));
        }
        return found;
    }

    private Question.Seen neighbour(int location, String system) {
        return location != Table.NOBODY && game.systemAt(location).equals(system)
                ? seen(location, false, 0)
                : Question.Seen.NOTHING;
    }

    private List<OptionView> left(OptionPrompt.WhichFirst prompt) {
        return said(prompt).flatMap(AskingText::effect).orElse(null) instanceof InAnyOrder all
                ? prompt.left().stream()
                        .<OptionView>map(part -> new OptionView.Happens(all.parts().get(part)))
                        .toList()
                : List.of();
    }

    private List<OptionView> ways(OptionPrompt.OneOf prompt) {
        return said(prompt).flatMap(AskingText::effect).orElse(null) instanceof ChooseOne one
                ? one.options().stream().<OptionView>map(OptionView.Happens::new).toList()
                : List.of();
    }

    // ---- what it is about

    private Optional<Moment> moment() {
        if (!(top() instanceof ResponseWindow window)) {
            return Optional.empty();
        }
        Happening event = window.event();
        return Optional.of(
                new Moment(
                        event.event(),
                        game.turn().phase(),
                        event.player(),
                        seen(event.subject(), false, 0),
                        cause(event.cause()),
                        seen(event.place(), false, 0),
                        event.amount(),
                        aims(event),
                        Standing.of(game).responses(event.event()) > 0));
    }

    /** What an Interrupt that waits for answers was aimed at, as far as the viewer may know it. */
    private List<Question.Seen> aims(Happening event) {
        var played = game.stack().nearest(ResolveInterrupt.class);
        return !event.is(Event.BEING_PLAYED) || played == null || played.frame().id() != event.id()
                ? List.of()
                : Arrays.stream(played.aims(game))
                        .mapToObj(this::cause)
                        .filter(seen -> !seen.title().isEmpty())
                        .toList();
    }

    /**
     * The card because of which something happens. A text may go on after its card has gone back to
     * a hand or pile: where it lies there is nobody else's business.
     */
    private Question.Seen cause(int card) {
        return card >= 0
                        && table.inZone(card)
                        && !table.in(card, Zone.SIDE_OF_TABLE)
                        && !mayKnow(card)
                ? Question.Seen.NOTHING
                : seen(card, false, 0);
    }

    /** The text in the course of which this is asked, if it is one. */
    private Optional<AskingText> said(Prompt prompt) {
        if (top() instanceof Initiate begun) {
            List<Target> targets = begun.action().said().targets();
            List<Cost> costs = begun.action().said().costs();
            boolean aims = begun.goal() < targets.size();
            return said(
                    begun.frame(),
                    Optional.empty(),
                    aims ? Optional.of(targets.get(begun.goal())) : Optional.empty(),
                    aims || begun.price() >= costs.size()
                            ? Optional.empty()
                            : Optional.of(costs.get(begun.price())));
        }
        Frame frame = game.stack().nearest(Frame.class);
        if (frame == null
                || frame.at() == 0
                || !(prompt instanceof Prompt.OneCard about)
                || frame.source() != about.card()) {
            return Optional.empty();
        }
        return said(
                frame, frame.program().said(frame.at() - 1), Optional.empty(), Optional.empty());
    }

    private Optional<AskingText> said(
            Frame frame, Optional<Effect> effect, Optional<Target> target, Optional<Cost> cost) {
        Definition definition = table.definition(frame.source());
        Optional<Ability> ability = Catalog.of(game).ability(frame.program().id().text());
        var titles = new TitlesInText(card -> cause(card).title());
        return seen(frame.source(), false, 0).title().isEmpty()
                ? Optional.empty()
                : ability.map(
                        a ->
                                new AskingText(
                                        definition.card().id(),
                                        a,
                                        effect,
                                        target,
                                        cost,
                                        frame.player() != viewer,
                                        titles.chosen(frame),
                                        titles.pointed(frame.event())));
    }

    // ---- cards

    /** Where a card is deployed to: everything there lies open. */
    private Question.Seen seen(DeployTarget target) {
        return switch (target) {
            case DeployTarget.ToCard to -> seen(to.card(), false, 0);
            case DeployTarget.ToSide to ->
                    new Question.Seen(
                            0,
                            "",
                            "",
                            to.side() == viewer
                                    ? Question.Place.OWN_SIDE
                                    : Question.Place.OTHER_SIDE);
        };
    }

    /** A card mentioned, as far as the viewer may know it. */
    private Question.Seen seen(int card, boolean looking, int index) {
        if (card < 0) {
            return Question.Seen.NOTHING;
        }
        String id = table.definition(card).card().id();
        String title = table.definition(card).card().title();
        if (!table.inZone(card) || table.in(card, Zone.SIDE_OF_TABLE)) {
            return mayKnow(card)
                    ? new Question.Seen(table.arrived(card), id, title, Question.Place.TABLE)
                    : new Question.Seen(table.arrived(card), "", "", Question.Place.TABLE);
        }
        boolean seen = looking || mayKnow(card);
        return switch (table.zone(card)) {
            case HAND ->
                    mayKnow(card)
                            ? new Question.Seen(
                                    Handles.inHand(position(card)), id, title, Question.Place.HAND)
                            : found(seen, index, id, title, Question.Place.HAND);
            case LOST_PILE -> found(seen, index, id, title, Question.Place.LOST_PILE);
            case OUT_OF_PLAY -> found(seen, index, id, title, Question.Place.OUT_OF_PLAY);
            case BEING_PLAYED, DRAWN_DESTINY ->
                    new Question.Seen(
                            Handles.onPile(Question.Place.BEING_PLAYED),
                            id,
                            title,
                            Question.Place.BEING_PLAYED);
            case RESERVE_DECK -> found(seen, index, id, title, Question.Place.RESERVE_DECK);
            case FORCE_PILE -> found(seen, index, id, title, Question.Place.FORCE_PILE);
            case USED_PILE -> found(seen, index, id, title, Question.Place.USED_PILE);
            case SABACC_HAND -> found(seen, index, id, title, Question.Place.SABACC_HAND);
            case OUTSIDE -> found(seen, index, id, title, Question.Place.OUTSIDE);
            case SIDE_OF_TABLE ->
                    throw new IllegalStateException("a card beside the table lies open");
        };
    }

    private static Question.Seen found(
            boolean seen, int index, String id, String title, Question.Place where) {
        return seen
                ? new Question.Seen(Handles.found(index), id, title, where)
                : new Question.Seen(Handles.onPile(where), "", "", where);
    }

    private boolean mayKnow(int card) {
        return Knowledge.has(table, card, viewer);
    }

    private int position(int card) {
        int position = 0;
        for (int at = table.previous(card); at != Table.NOBODY; at = table.previous(at)) {
            position++;
        }
        return position;
    }
}
