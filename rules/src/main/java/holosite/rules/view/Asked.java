package holosite.rules.view;

import holosite.language.ability.Ability;
import holosite.language.ability.Action;
import holosite.language.ability.Cost;
import holosite.language.ability.Target;
import holosite.language.card.Side;
import holosite.language.effect.ChooseOne;
import holosite.language.effect.Effect;
import holosite.language.effect.InAnyOrder;
import holosite.rules.action.Initiate;
import holosite.rules.action.Priced;
import holosite.rules.action.Window;
import holosite.rules.battle.BattleRules;
import holosite.rules.capture.Fate;
import holosite.rules.card.Definition;
import holosite.rules.decision.Act;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.deploy.DeployPrices;
import holosite.rules.deploy.Deployment;
import holosite.rules.deploy.LocationDeploy;
import holosite.rules.drain.DrainRules;
import holosite.rules.leaving.Stacking;
import holosite.rules.modifier.Copying;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Step;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Catalog;
import holosite.rules.text.Frame;
import holosite.rules.text.Program;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Builds the question of a view: the decision, told with what its player may know. */
final class Asked {

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

    /** Questions about a card its player has taken out himself, wherever it still lies. */
    private static final Set<Prompt.Key> TAKEN_OUT =
            EnumSet.of(
                    Prompt.Key.DEPLOY_WHERE,
                    Prompt.Key.DEPLOY_AIM,
                    Prompt.Key.DEPLOY_PILOT,
                    Prompt.Key.LAYOUT);

    private final GameState game;
    private final Table table;
    private final Side viewer;

    Asked(GameState game, Side viewer) {
        this.game = game;
        this.table = game.table();
        this.viewer = viewer;
    }

    Optional<Question> question() {
        if (game.isOver() || game.decision().player() != viewer) {
            return Optional.empty();
        }
        Decision decision = game.decision();
        Prompt prompt = decision.prompt();
        boolean looking = LOOKING.contains(prompt.key());
        var choices = new ArrayList<Question.Choice>();
        List<Option> options = List.of();
        Question.Kind kind;
        int least = 1;
        int most = 1;
        boolean mayPass = false;
        switch (decision) {
            case Decision.ChooseAct acts -> {
                kind = Question.Kind.ACT;
                mayPass = acts.mayPass();
                for (Act act : acts.acts()) {
                    choices.add(choice(act, looking));
                }
            }
            case Decision.ChooseCards cards -> {
                kind = Question.Kind.CARDS;
                least = cards.least();
                most = cards.most();
                int i = 0;
                for (int card : cards.cards()) {
                    choices.add(choice(card, looking, i++));
                }
            }
            case Decision.ChooseNumber number -> {
                kind = Question.Kind.NUMBER;
                least = number.least();
                most = number.most();
            }
            case Decision.ChooseOption option -> {
                kind = Question.Kind.OPTION;
                most = option.options();
                options = options(prompt);
            }
        }
        return Optional.of(
                new Question(
                        kind,
                        prompt.key(),
                        seen(prompt.card(), TAKEN_OUT.contains(prompt.key()), 0),
                        seen(prompt.other(), false, 0),
                        prompt.number(),
                        choices,
                        options,
                        least,
                        most,
                        mayPass,
                        moment(),
                        said(prompt)));
    }

    // ---- choices

    private Question.Choice choice(Act act, boolean looking) {
        boolean text =
                act.kind() == Act.Kind.PLAY
                        || act.kind() == Act.Kind.USE_TEXT
                        || act.kind() == Act.Kind.AUTOMATIC;
        Optional<Action> action = Optional.empty();
        if (text) {
            var offered =
                    act.kind() == Act.Kind.AUTOMATIC
                            ? Copying.triggers(game, act.card(), act.speaker())
                            : Copying.actions(game, act.card(), act.speaker());
            action = Optional.of(offered.get(act.text()).said());
        }
        double force =
                switch (act.kind()) {
                    case BATTLE -> BattleRules.cost(game, viewer, act.card());
                    case FORCE_DRAIN -> orNothing(DrainRules.cost(game, viewer, act.card()));
                    default -> Double.NaN;
                };
        return new Question.Choice(
                act.kind(),
                seen(act.card(), looking, 0),
                text ? Question.Seen.NOTHING : seen(act.other(), looking, 0),
                act.text(),
                text ? act.speaker() : null,
                action,
                force);
    }

    /** What as a rule costs nothing has a price only where there is one. */
    private static double orNothing(int cost) {
        return cost > 0 ? cost : Double.NaN;
    }

    private Question.Choice choice(int card, boolean looking, int index) {
        return new Question.Choice(
                Act.Kind.USE_TEXT,
                seen(card, looking, index),
                Question.Seen.NOTHING,
                -1,
                null,
                Optional.empty(),
                price(card));
    }

    /** What the act at this place among those offered would cost at every place it leads to. */
    List<PlacePrice> prices(int choice) {
        if (!(game.decision() instanceof Decision.ChooseAct acts)) {
            return List.of();
        }
        return DeployPrices.of(game, viewer, acts.acts().get(choice)).stream()
                .map(price -> new PlacePrice(seen(price.target(), false, 0), price.force()))
                .toList();
    }

    private double price(int card) {
        int price = top() instanceof Priced priced ? priced.price(game, card) : Priced.UNPRICED;
        return price == Priced.UNPRICED ? Double.NaN : price;
    }

    private Step top() {
        return game.stack().top();
    }

    // ---- options

    private List<Option> options(Prompt prompt) {
        return switch (prompt.key()) {
            case CAPTIVE_FATE ->
                    Fate.offered((int) prompt.number()).stream()
                            .<Option>map(Option.Becomes::new)
                            .toList();
            case DESTINY_NUMBER ->
                    table.definition(prompt.card()).card().destiny().stream()
                            .<Option>map(Option.Destiny::new)
                            .toList();
            case DEPLOY_WHERE, LAYOUT -> places();
            case OPTION -> ways(prompt);
            case WHICH_FIRST -> left(prompt);
            case ATTACK_SIDE -> List.of(Option.Victims.OPPONENTS, Option.Victims.OWN);
            case MAY,
                    MAY_PAY,
                    DRAW_BATTLE_DESTINY,
                    PHASE_ACTION,
                    RESPONSE,
                    BEFORE,
                    WEAPONS_SEGMENT,
                    DAMAGE_SEGMENT,
                    AUTOMATIC_ORDER,
                    START_OF_TURN,
                    END_OF_TURN,
                    DEPLOY_AIM,
                    DEPLOY_PILOT,
                    MOVE_WHERE,
                    MOVE_WHO,
                    REACT_EMBARK,
                    REACT_DISEMBARK,
                    REACT_BOARD,
                    TRANSFER_TO,
                    TARGET,
                    PICK,
                    FIRE_TARGET,
                    LOSE_FORCE_FROM,
                    NUMBER,
                    HOW_MUCH_FORCE,
                    SEARCH,
                    SEAT,
                    STARTING_LOCATION,
                    STARTING_EFFECT,
                    STARTING_INTERRUPT,
                    STARTING_CARD,
                    PLAY_FROM_UNDER,
                    ESCORT,
                    ORDER,
                    GIVE_FROM_HAND,
                    ASTEROID_ORDER,
                    ATTACK_WEAPONS,
                    ATTACK_DESTINY,
                    ATTACK_ORDER,
                    JUMP_OFF,
                    SABACC_PLAYER,
                    SABACC_CARD,
                    SABACC_WINNINGS,
                    RACE_FOR,
                    USE_RACE_DESTINY,
                    CHOOSE_RACE_DESTINIES,
                    MENTOR ->
                    List.of(Option.Plain.YES, Option.Plain.NO);
        };
    }

    private List<Option> places() {
        var deploy = (LocationDeploy) top();
        if (deploy.system().isEmpty()) {
            return deploy.systems(game).stream().<Option>map(Option.InSystem::new).toList();
        }
        var found = new ArrayList<Option>();
        for (int right : deploy.places(game)) {
            int left =
                    right == Table.NOBODY ? table.bottom(Table.locations()) : table.previous(right);
            found.add(
                    new Option.Between(
                            neighbour(left, deploy.system()), neighbour(right, deploy.system())));
        }
        return found;
    }

    private Question.Seen neighbour(int location, String system) {
        return location != Table.NOBODY && game.systemAt(location).equals(system)
                ? seen(location, false, 0)
                : Question.Seen.NOTHING;
    }

    private List<Option> left(Prompt prompt) {
        var found = new ArrayList<Option>();
        if (said(prompt).flatMap(Said::effect).orElse(null) instanceof InAnyOrder all) {
            for (int i = 0; i < all.parts().size(); i++) {
                if (((int) prompt.number() & 1 << i) != 0) {
                    found.add(new Option.Happens(all.parts().get(i)));
                }
            }
        }
        return found;
    }

    private List<Option> ways(Prompt prompt) {
        Optional<Effect> effect = said(prompt).flatMap(Said::effect);
        return effect.isPresent() && effect.get() instanceof ChooseOne one
                ? one.options().stream().<Option>map(Option.Happens::new).toList()
                : List.of(Option.Heading.ONWARD, Option.Heading.BACK);
    }

    // ---- what it is about

    private Optional<Moment> moment() {
        if (!(top() instanceof Window window)) {
            return Optional.empty();
        }
        Happening event = window.event();
        return Optional.of(
                new Moment(
                        event.event(),
                        event.player() == null ? Optional.empty() : Optional.of(event.player()),
                        seen(event.subject(), false, 0),
                        seen(event.cause(), false, 0),
                        seen(event.place(), false, 0),
                        event.amount()));
    }

    /** The text in the course of which this is asked, if it is one. */
    private Optional<Said> said(Prompt prompt) {
        if (top() instanceof Initiate begun) {
            List<Target> targets = begun.action().said().targets();
            List<Cost> costs = begun.action().said().costs();
            boolean aims = begun.goal() < targets.size();
            return said(
                    begun.frame().source(),
                    begun.action().program(),
                    Optional.empty(),
                    aims ? Optional.of(targets.get(begun.goal())) : Optional.empty(),
                    aims || begun.price() >= costs.size()
                            ? Optional.empty()
                            : Optional.of(costs.get(begun.price())));
        }
        Frame frame = game.stack().nearest(Frame.class);
        if (frame == null || frame.at() == 0 || frame.source() != prompt.card()) {
            return Optional.empty();
        }
        return said(
                frame.source(),
                frame.program(),
                frame.program().said(frame.at() - 1),
                Optional.empty(),
                Optional.empty());
    }

    private Optional<Said> said(
            int card,
            Program program,
            Optional<Effect> effect,
            Optional<Target> target,
            Optional<Cost> cost) {
        Definition definition = table.definition(card);
        Optional<Ability> ability = Catalog.of(game).ability(program.id().text());
        return seen(card, false, 0).title().isEmpty()
                ? Optional.empty()
                : ability.map(a -> new Said(definition.card().id(), a, effect, target, cost));
    }

    // ---- cards

    /** A card spoken of, as far as the viewer may know it. */
    private Question.Seen seen(int card, boolean looking, int index) {
        if (card == Deployment.OWN_SIDE) {
            return new Question.Seen(0, "", "", Question.Place.OWN_SIDE);
        }
        if (card == Deployment.OTHER_SIDE) {
            return new Question.Seen(0, "", "", Question.Place.OTHER_SIDE);
        }
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
        Zone zone = table.zone(card);
        boolean own = table.in(card, viewer, zone);
        return switch (zone) {
            case HAND ->
                    own
                            ? new Question.Seen(
                                    Handles.inHand(position(card)), id, title, Question.Place.HAND)
                            : hidden(looking, index, id, title, Question.Place.HAND);
            case LOST_PILE ->
                    new Question.Seen(Handles.found(index), id, title, Question.Place.LOST_PILE);
            case OUT_OF_PLAY ->
                    new Question.Seen(Handles.found(index), id, title, Question.Place.OUT_OF_PLAY);
            case LIMBO ->
                    new Question.Seen(
                            Handles.onPile(Question.Place.BEING_PLAYED),
                            id,
                            title,
                            Question.Place.BEING_PLAYED);
            case RESERVE_DECK -> hidden(looking, index, id, title, Question.Place.RESERVE_DECK);
            case FORCE_PILE -> hidden(looking, index, id, title, Question.Place.FORCE_PILE);
            case USED_PILE -> hidden(looking, index, id, title, Question.Place.USED_PILE);
            case SABACC_HAND ->
                    own
                            ? new Question.Seen(
                                    Handles.found(index), id, title, Question.Place.SABACC_HAND)
                            : hidden(looking, index, id, title, Question.Place.SABACC_HAND);
            case OUTSIDE ->
                    own
                            ? new Question.Seen(
                                    Handles.found(index), id, title, Question.Place.OUTSIDE)
                            : hidden(looking, index, id, title, Question.Place.OUTSIDE);
            case SIDE_OF_TABLE -> throw new IllegalStateException("nobody is asked about " + zone);
        };
    }

    private static Question.Seen hidden(
            boolean looking, int index, String id, String title, Question.Place where) {
        return looking
                ? new Question.Seen(Handles.found(index), id, title, where)
                : new Question.Seen(Handles.onPile(where), "", "", where);
    }

    private boolean mayKnow(int card) {
        return Stacking.mayKnow(table, card, viewer);
    }

    private int position(int card) {
        int position = 0;
        for (int at = table.previous(card); at != Table.NOBODY; at = table.previous(at)) {
            position++;
        }
        return position;
    }
}
