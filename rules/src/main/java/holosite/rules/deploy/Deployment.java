package holosite.rules.deploy;

import holosite.language.ability.Deed;
import holosite.language.ability.When;
import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Who;
import holosite.rules.card.Definition;
import holosite.rules.decision.Act;
import holosite.rules.force.ForceUse;
import holosite.rules.force.LifeForce;
import holosite.rules.modifier.Account;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.move.Seats;
import holosite.rules.place.PlaceRules;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTest;
import holosite.rules.text.CardTexts;
import holosite.rules.text.DeployWay;
import holosite.rules.text.Players;
import holosite.rules.uniqueness.UniquenessRules;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;

/** What a player may deploy, where, and for how much. */
public final class Deployment {
    private Deployment() {}

    /** A place on the table that is no card: the deployer's own side, and the opponent's. */
    public static final int OWN_SIDE = -2;

    public static final int OTHER_SIDE = -3;

    // ---- listing

    /**
     * Everything in hand that can be deployed somewhere now, at its owner's deploy phase, and what
     * lies on other cards where a text lets it deploy from there.
     */
    public static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            list(game, player, card, acts);
        }
        if (Standing.of(game).allows(Deed.DEPLOY_FROM_STACK) > 0) {
            for (int card = 0; card < table.count(); card++) {
                if (fromStack(game, player, card)) {
                    list(game, player, card, acts);
                }
            }
        }
    }

    private static void list(GameState game, Side player, int card, List<Act> acts) {
        Definition definition = game.table().definition(card);
        if (definition.isPlayed()) {
            return;
        }
        if (definition.isLocation()) {
            if (LocationDeployment.possible(game, player, card)) {
                acts.add(new Act.Deploy(card));
            }
            return;
        }
        if (!UniquenessRules.mayDeploy(game, card)) {
            return;
        }
        if (possible(game, player, card, Happening.NOTHING, Table.NOBODY)) {
            acts.add(new Act.Deploy(card));
        }
        if (Together.possible(game, player, card, Table.NOBODY)) {
            acts.add(new Act.DeployTogether(card));
        }
    }

    /** Whether a card is where its owner may deploy it from: in hand, or on a card by text. */
    public static boolean atHand(GameState game, Side player, int card) {
        return game.table().in(card, player, Zone.HAND) || fromStack(game, player, card);
    }

    private static boolean fromStack(GameState game, Side player, int card) {
        var table = game.table();
        return table.role(card) == Role.STACKED
                && table.owner(card) == player
                && !table.has(card, Flag.FACE_DOWN)
                && Rulings.allows(game, Deed.DEPLOY_FROM_STACK, player, card, Table.NOBODY);
    }

    /** What can be deployed in this phase because its own text names it. */
    public static void listByText(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (table.definition(card).deploysInOtherPhases()
                    && UniquenessRules.mayDeploy(game, card)
                    && possible(game, player, card, Happening.NOTHING, Table.NOBODY)) {
                acts.add(new Act.Deploy(card));
            }
        }
    }

    /** Whether a card in hand may come into play in answer to this, as Immediate Effects do. */
    public static boolean inAnswer(GameState game, Side player, int card, Happening event) {
        return UniquenessRules.mayDeploy(game, card)
                && possible(game, player, card, event, Table.NOBODY);
    }

    /** Whether a card may deploy to this place as a react. */
    public static boolean asReact(GameState game, Side player, int card, int place) {
        Definition definition = game.table().definition(card);
        return !definition.isPlayed()
                && !definition.isLocation()
                && !definition.is(CardType.EFFECT)
                && mayReact(game, player, card, place)
                && UniquenessRules.mayDeploy(game, card)
                && possible(game, player, card, Happening.NOTHING, place);
    }

    public static boolean togetherAsReact(GameState game, Side player, int card, int place) {
        return mayReact(game, player, card, place)
                && UniquenessRules.mayDeploy(game, card)
                && Together.possible(game, player, card, place);
    }

    /** Whether a text lets a card deploy there as a react, or react at all. */
    private static boolean mayReact(GameState game, Side player, int card, int place) {
        return Rulings.allows(game, Deed.DEPLOY_AS_REACT, player, card, place)
                || Rulings.allows(game, Deed.REACT_TO, player, card, place);
    }

    private static boolean possible(
            GameState game, Side player, int card, Happening event, int onlyAt) {
        return first(game, player, card, event, onlyAt, ForceUse.available(game, player))
                != Table.NOBODY;
    }

    // ---- targets

    /** Every place a card can go to now, at a price its owner can pay. */
    public static int[] targets(
            GameState game, Side player, int card, Happening event, int onlyAt, int force) {
        var standing = Standing.of(game);
        var found = new int[standing.cardsInPlay() + 2];
        int count = 0;
        for (int i = -2; i < standing.cardsInPlay(); i++) {
            int target = target(standing, i);
            if (fits(game, player, card, target, event, onlyAt, force)) {
                found[count++] = target;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Whether a card can go now to any of these places. */
    static boolean anywhere(GameState game, Side player, int card, int force, IntPredicate among) {
        var standing = Standing.of(game);
        for (int i = -2; i < standing.cardsInPlay(); i++) {
            int target = target(standing, i);
            if (among.test(target)
                    && fits(game, player, card, target, Happening.NOTHING, Table.NOBODY, force)) {
                return true;
            }
        }
        return false;
    }

    /** The two sides of the table, then the cards in play. */
    private static int target(Standing standing, int index) {
        return index == -2 ? OWN_SIDE : index == -1 ? OTHER_SIDE : standing.cardInPlay(index);
    }

    private static int first(
            GameState game, Side player, int card, Happening event, int onlyAt, int force) {
        var standing = Standing.of(game);
        for (int i = -2; i < standing.cardsInPlay(); i++) {
            int target = target(standing, i);
            if (fits(game, player, card, target, event, onlyAt, force)) {
                return target == OWN_SIDE || target == OTHER_SIDE ? 0 : target;
            }
        }
        return Table.NOBODY;
    }

    private static boolean fits(
            GameState game,
            Side player,
            int card,
            int target,
            Happening event,
            int onlyAt,
            int force) {
        if (onlyAt != Table.NOBODY
                && (target < 0 || Whereabouts.location(game.table(), target) != onlyAt)) {
            return false;
        }
        return refusal(game, player, card, target, event) == Refusal.NONE
                && cost(game, card, target, event) + toll(game, player, card, target) <= force;
    }

    /** Why a card may not be deployed there now, apart from Force. */
    public static Refusal refusal(
            GameState game, Side player, int card, int target, Happening event) {
        Definition definition = game.table().definition(card);
        if (definition.isUnit()) {
            // in answer to something a unit comes only where its text says so
            return !event.equals(Happening.NOTHING) && way(game, player, card, target, event) < 0
                    ? Refusal.WRONG_KIND_OF_PLACE
                    : UnitDeployment.refusal(game, player, card, target, true);
        }
        if (definition.is(CardType.CREATURE)) {
            return CreatureDeployment.refusal(game, player, card, target, event);
        }
        if (definition.is(CardType.DEFENSIVE_SHIELD) && game.table().in(card, Zone.HAND)) {
            return Refusal.SHIELD_NOT_FROM_HAND;
        }
        if (definition.is(Subtype.STARTING_EFFECT)) {
            return Refusal.ONLY_AT_THE_START;
        }
        int way = way(game, player, card, target, event);
        if (way < 0) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        if (loss(game, player, card, way, target) > toLose(game, player, card)) {
            return Refusal.TOO_LITTLE_TO_LOSE;
        }
        if (target >= 0) {
            if (Rulings.forbids(game, Deed.DEPLOY, player, card, target)) {
                return Refusal.FORBIDDEN_BY_CARD;
            }
            if (Rulings.forbids(game, Deed.CARRY, game.table().owner(target), card, target)) {
                return Refusal.FORBIDDEN_BY_CARD;
            }
            boolean named = CardTexts.of(game, card).text().ways().get(way).namesTitle();
            return PlaceRules.attachment(game, player, card, target, named);
        }
        return Refusal.NONE;
    }

    /** Force that must be lost for a card to go there by this way of its own. */
    static int loss(GameState game, Side player, int card, int way, int target) {
        if (way < 0) {
            return 0;
        }
        var loss = CardTexts.of(game, card).text().ways().get(way).loss();
        return loss.isEmpty() || game.turn().settingUp()
                ? 0
                : (int)
                        Math.ceil(
                                loss.get()
                                        .of(
                                                game,
                                                Context.deploying(
                                                        card, player, Happening.NOTHING, target)));
    }

    /** Everything a player could lose to deploy a card, which itself is not among it. */
    private static int toLose(GameState game, Side player, int card) {
        var table = game.table();
        return table.size(player, Zone.HAND)
                - (table.in(card, player, Zone.HAND) ? 1 : 0)
                + LifeForce.of(game, player);
    }

    /** Whether a starship could go there if only a pilot came along. */
    public static boolean needsPilot(GameState game, Side player, int card, int target) {
        Definition definition = game.table().definition(card);
        return definition.is(CardType.STARSHIP)
                && PlaceRules.needsPilot(definition)
                && UnitDeployment.refusal(game, player, card, target, false).none();
    }

    /** Which of the card's own ways leads there now, or -1. */
    static int way(GameState game, Side player, int card, int target, Happening event) {
        Definition definition = game.table().definition(card);
        List<DeployWay> ways = CardTexts.of(game, card).text().ways();
        for (int i = 0; i < ways.size(); i++) {
            if (open(game, ways.get(i), player, card, target, event)) {
                return i;
            }
        }
        if (target >= 0
                && (definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE))
                && event.equals(Happening.NOTHING)
                && !ways.isEmpty()
                && (game.table().owner(target) == player || game.table().laidOut(target))
                && Rulings.allows(game, Deed.DEPLOY, player, card, target)) {
            return 0;
        }
        return -1;
    }

    private static boolean open(
            GameState game, DeployWay way, Side player, int card, int target, Happening event) {
        if (!mayLead(game, way.where(), player, card, target)) {
            return false;
        }
        Context context = Context.deploying(card, player, event, target);
        boolean leads =
                switch (way.where()) {
                    case DeployWay.OnCard on -> on.host().fits(game, context, target);
                    case DeployWay.Orbiting o -> o.system().fits(game, context, target);
                    case DeployWay.OnSide s -> isSide(s.side(), context, target);
                    case DeployWay.IntoDeck d -> isSide(d.whose(), context, target);
                };
        if (!leads) {
            return false;
        }
        return rightMoment(game, way, context, event)
                && way.when().holds(game, context)
                && (!way.aims() || aims(game, way, context).length > 0);
    }

    /** Asked first, before anything that takes longer. */
    private static boolean mayLead(
            GameState game, DeployWay.Where where, Side player, int card, int target) {
        return switch (where) {
            case DeployWay.OnCard on ->
                    target >= 0
                            && on.host().couldFit(game.table().definition(target))
                            && hostAllowed(game, player, card, target, on.namesOpponents());
            case DeployWay.Orbiting o ->
                    target >= 0
                            && o.system().couldFit(game.table().definition(target))
                            && hostAllowed(game, player, card, target, false);
            case DeployWay.OnSide s -> target < 0;
            case DeployWay.IntoDeck d -> target < 0;
        };
    }

    /** Whether a target is the side of the table, or the deck, of the player who is meant. */
    private static boolean isSide(Who meant, Context context, int target) {
        return (Players.resolve(meant, context) == context.player()) == (target == OWN_SIDE);
    }

    /**
     * Weapons and devices go on one's own cards unless their text says otherwise; hosts must be
     * active.
     */
    private static boolean hostAllowed(
            GameState game, Side player, int card, int target, boolean namesOpponents) {
        var table = game.table();
        if (!Standing.of(game).isActive(target)) {
            return false;
        }
        Definition definition = table.definition(card);
        // a ship with a person built in is not that person to his weapons
        if (definition.is(Subtype.CHARACTER_WEAPON)
                && !table.definition(target).is(CardType.CHARACTER)) {
            return false;
        }
        boolean carried = definition.is(CardType.WEAPON) || definition.is(CardType.DEVICE);
        return !carried || namesOpponents || table.laidOut(target) || table.owner(target) == player;
    }

    private static boolean rightMoment(
            GameState game, DeployWay way, Context context, Happening event) {
        if (way.moment().isEmpty()) {
            return event.equals(Happening.NOTHING);
        }
        return switch (way.moment().get()) {
            case When.InPhases in ->
                    event.equals(Happening.NOTHING)
                            && in.phases().contains(game.turn().phase())
                            && Players.means(in.turn(), context, game.turn().player());
            case When.InBattle b -> game.battle().isGoingOn();
            case When.Just just ->
                    just.event() == event.event()
                            && !event.equals(Happening.NOTHING)
                            && Players.means(way.just().by(), context, event.player())
                            && matches(game, way.just().subject(), context, event.subject())
                            && matches(game, way.just().cause(), context, event.cause())
                            && matches(game, way.just().place(), context, event.place());
        };
    }

    private static boolean matches(GameState game, CardTest test, Context context, int card) {
        return card == Table.NOBODY ? CardTest.isAll(test) : test.fits(game, context, card);
    }

    /** Cards a Utinni Effect going there could be aimed at. */
    static int[] aims(GameState game, DeployWay way, Context context) {
        if (way.pupil().isPresent()) {
            return game.book().apprentices(game, context.it(), context.player(), context.toward());
        }
        int[] found = way.aim().map(which -> which.all(game, context)).orElse(new int[0]);
        int kept = 0;
        for (int aim : found) {
            if (PlaceRules.mayAimAt(game, context.player(), context.it(), aim)) {
                found[kept++] = aim;
            }
        }
        return kept == found.length ? found : Arrays.copyOf(found, kept);
    }

    // ---- costs

    /** Force to deploy the card there. */
    public static int cost(GameState game, int card, int target, Happening event) {
        return cost(game, card, target, event, Account.NONE);
    }

    public static int cost(GameState game, int card, int target, Happening event, Account account) {
        Definition definition = game.table().definition(card);
        Side owner = game.table().owner(card);
        double base = definition.figure(Figure.DEPLOY_COST);
        if (!definition.isUnit() || !event.equals(Happening.NOTHING)) {
            int way = way(game, owner, card, target, event);
            var price =
                    way < 0
                            ? java.util.Optional.<holosite.rules.text.Value>empty()
                            : CardTexts.of(game, card).text().ways().get(way).price();
            if (price.isPresent()) {
                base = price.get().of(game, Context.deploying(card, owner, event, target));
            }
        }
        UnitDeployment.begin(game, card);
        double cost =
                Figures.modified(
                        game,
                        Figure.DEPLOY_COST,
                        card,
                        owner,
                        Math.max(target, Table.NOBODY),
                        (Double.isNaN(base) ? 0 : base) + collapsed(game, target),
                        account);
        UnitDeployment.end(game);
        return (int) Math.ceil(cost);
    }

    /** It costs 1 Force more to deploy to a collapsed site. */
    private static int collapsed(GameState game, int target) {
        return target >= 0 && game.table().has(target, Flag.COLLAPSED) ? 1 : 0;
    }

    /** Force a text demands first. */
    public static int toll(GameState game, Side player, int card, int target) {
        return Rulings.toll(game, Deed.DEPLOY, player, card, Math.max(target, Table.NOBODY));
    }

    /** Where the card would stand: at a place, in a seat, on a host. */
    public static Role roleAt(GameState game, int card, int target) {
        var table = game.table();
        Definition definition = table.definition(card);
        if (table.laidOut(target)) {
            return definition.isUnit()
                            || definition.is(CardType.CREATURE)
                            || definition.is(CardType.PODRACER)
                            || isArtillery(definition)
                    ? Role.AT
                    : Role.ON;
        }
        return definition.isUnit() ? Seats.seatFor(game, card, target) : Role.ON;
    }

    private static boolean isArtillery(Definition definition) {
        return definition.is(Subtype.ARTILLERY_WEAPON) || definition.is(Subtype.AUTOMATED_WEAPON);
    }
}
