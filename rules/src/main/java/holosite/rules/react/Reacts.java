package holosite.rules.react;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.Act;
import holosite.rules.decision.CardPrompt;
import holosite.rules.deploy.Deploy;
import holosite.rules.deploy.Deployment;
import holosite.rules.force.ForceUse;
import holosite.rules.log.PlayEntry;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.move.Disembarking;
import holosite.rules.move.MoveCost;
import holosite.rules.move.MoveRules;
import holosite.rules.move.Moving;
import holosite.rules.move.RegularMove;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Occasion;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.RuleUse;
import holosite.rules.state.Step;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.List;

/**
 * Reacts: just after the opponent began a battle or a Force drain, a card that a text lets react
 * deploys or moves there, or moves from there, under all the usual rules and for the usual cost.
 * Each card is a react of its own and takes part in one react a turn at most, canceled or not. A
 * react is not a regular move.
 *
 * <p>Before it sets out and at its destination, cards may get in and out of it, and it may get in
 * and out of something itself. So a card aboard a ship or vehicle gets out to react, and one that
 * is there already may react by no more than that.
 */
public final class Reacts {
    private Reacts() {}

    /** How a player may react to what his opponent began. */
    public static void list(GameState game, Side player, Happening event, List<Act> acts) {
        int place = event.place();
        // nobody reacts to his own battle or Force drain
        if (event.player() == player || place == Table.NOBODY) {
            return;
        }
        if (event.event() == Event.ATTACKED) {
            flight(game, player, event.subject(), acts);
            return;
        }
        var standing = Standing.of(game);
        if (standing.allows(Deed.MOVE_AS_REACT) > 0
                || standing.allows(Deed.REACT_TO) > 0
                || standing.allows(Deed.MOVE_AWAY_AS_REACT) > 0) {
            for (int i = 0; i < standing.cardsInPlay(); i++) {
                int card = standing.cardInPlay(i);
                if (standing.active(i)
                        && game.table().owner(card) == player
                        && game.table().definition(card).isUnit()
                        && mayReact(game, card)) {
                    moves(game, player, card, place, acts);
                }
            }
        }
        deployments(game, player, place, acts);
    }

    /** The card that the opponent's creature attacks may move away from it. */
    private static void flight(GameState game, Side player, int prey, List<Act> acts) {
        if (game.attack().byCreature()
                && game.table().owner(prey) == player
                && Standing.of(game).isActive(prey)
                && mayReact(game, prey)
                && refuges(game, player, prey).length > 0) {
            acts.add(new Act.MoveAwayAsReact(prey));
        }
    }

    private static void moves(GameState game, Side player, int card, int place, List<Act> acts) {
        if (Whereabouts.location(game.table(), card) != place) {
            if (movesTo(game, player, card, place)) {
                acts.add(new Act.MoveAsReact(card));
            }
            return;
        }
        if (boardsThere(game, player, card, place)) {
            acts.add(new Act.MoveAsReact(card));
        }
        if (Standing.of(game).allows(Deed.MOVE_AWAY_AS_REACT) > 0
                && refuges(game, player, card).length > 0) {
            acts.add(new Act.MoveAwayAsReact(card));
        }
    }

    private static boolean movesTo(GameState game, Side player, int card, int place) {
        if (!maySetOut(game, player, card, place) || !open(game, card, place)) {
            return false;
        }
        RegularMove way = RegularMove.to(game, card, place);
        if (way.reacts() && possible(game, card, place, way)) {
            return true;
        }
        return game.table().role(card).aboard()
                && ReactBoarding.setsOut(game, card)
                && movesOnFoot(game, card, place);
    }

    /** Whether a card could go there once it has got out of what it is aboard. */
    private static boolean movesOnFoot(GameState game, int card, int place) {
        GameState outside = game.fork();
        Disembarking.out(outside, card);
        RegularMove way = RegularMove.to(outside, card, place);
        return way.reacts() && possible(outside, card, place, way);
    }

    /** Already there, a card can react by getting in or out. */
    private static boolean boardsThere(GameState game, Side player, int card, int place) {
        return ReactBoarding.anything(game, card, place)
                && maySetOut(game, player, card, place)
                && open(game, card, place);
    }

    /** Whether a text lets a card move there as a react, or react at all. */
    private static boolean maySetOut(GameState game, Side player, int card, int place) {
        return Rulings.allows(game, Deed.MOVE_AS_REACT, player, card, place)
                || Rulings.allows(game, Deed.REACT_TO, player, card, place);
    }

    /** Where a card may go as a react from the battle, Force drain or attack. */
    private static int[] refuges(GameState game, Side player, int card) {
        int[] found = game.table().cards(Table.locations());
        int count = 0;
        for (int to : found) {
            RegularMove way = RegularMove.to(game, card, to);
            if (way.leadsAway()
                    && mayLeaveFor(game, player, card, to)
                    && open(game, card, to)
                    && possible(game, card, to, way)) {
                found[count++] = to;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static boolean mayLeaveFor(GameState game, Side player, int card, int to) {
        return game.attack().isGoingOn()
                ? Rulings.allows(game, Deed.MOVE_FROM_ATTACK_AS_REACT, player, card, to)
                : Rulings.allows(game, Deed.MOVE_AWAY_AS_REACT, player, card, to);
    }

    private static void deployments(GameState game, Side player, int place, List<Act> acts) {
        var table = game.table();
        boolean given =
                Standing.of(game).allows(Deed.DEPLOY_AS_REACT) > 0
                        || Standing.of(game).allows(Deed.REACT_TO) > 0;
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if ((!given && !speaksOfReacting(game, card))
                    || !mayReact(game, card)
                    || closed(game, player, card, place)) {
                continue;
            }
            game.assumptions().reacting(card);
            if (Deployment.asReact(game, player, card, place)) {
                acts.add(new Act.DeployAsReact(card));
            }
            if (Deployment.togetherAsReact(game, player, card, place)) {
                acts.add(new Act.DeployTogetherAsReact(card));
            }
            game.assumptions().reacting(Table.NOBODY);
        }
    }

    private static boolean speaksOfReacting(GameState game, int card) {
        List<Text.Ruling> allows = CardTexts.of(game, card).text().allows();
        for (int i = 0; i < allows.size(); i++) {
            Deed deed = allows.get(i).deed();
            if (deed == Deed.DEPLOY_AS_REACT || deed == Deed.REACT_TO) {
                return true;
            }
        }
        return false;
    }

    /** A card takes part in one react a turn at most; undercover spies take part in none. */
    static boolean mayReact(GameState game, int card) {
        return !game.table().has(card, Flag.UNDERCOVER)
                && game.uses().ofRule(card, RuleUse.REACTS) == 0;
    }

    /** Whether no text prevents reacts at either end of the way. */
    static boolean open(GameState game, int card, int to) {
        Side owner = game.table().owner(card);
        int from = Whereabouts.location(game.table(), card);
        return !closed(game, owner, card, to)
                && !Rulings.forbids(game, Deed.REACT, owner, card, from)
                && !Rulings.forbids(game, Deed.REACT_FROM, owner, card, from);
    }

    private static boolean closed(GameState game, Side player, int card, int place) {
        return Rulings.forbids(game, Deed.REACT, player, card, place)
                || Rulings.forbids(game, Deed.REACT_TO, player, card, place);
    }

    /** What prevents the move, at the price it has as a react. */
    private static boolean possible(GameState game, int card, int to, RegularMove way) {
        game.assumptions().reacting(card);
        boolean possible = MoveRules.against(game, card, to, way, false).none();
        game.assumptions().reacting(Table.NOBODY);
        return possible;
    }

    // ---- carrying it out

    /** A card moves to where the event happens. */
    public static void move(GameState game, int card, Occasion event) {
        move(game, card, event.place(), way(game, card, event), false);
    }

    /** A card moves away to one of the places the text names. */
    public static void moveAway(GameState game, Side player, int card) {
        game.push(new Refuge(player, card));
    }

    /** A card deploys to where the event happens. */
    public static void deploy(GameState game, Side player, int card, Occasion event) {
        count(game, card);
        arrives(game, player, card, event.place(), new Arrived(player, card, event.place()));
        Deploy.asReact(game, player, card, event.place());
    }

    /** A ship deploys there together with a pilot. */
    public static void deployTogether(GameState game, Side player, int ship, Occasion event) {
        count(game, ship);
        arrives(game, player, ship, event.place(), new Arrived(player, ship, event.place()));
        Deploy.togetherAsReact(game, player, ship, event.place());
    }

    /** By which way; a card aboard something gets out first, and then pays for the way it goes. */
    private static RegularMove way(GameState game, int card, Occasion event) {
        RegularMove way = RegularMove.to(game, card, event.place());
        boolean there = Whereabouts.location(game.table(), card) == event.place();
        if (there || !game.table().role(card).aboard() || way.reacts()) {
            return there ? RegularMove.NONE : way;
        }
        GameState outside = game.fork();
        Disembarking.out(outside, card);
        return RegularMove.to(outside, card, event.place());
    }

    /** Where a react ends: those aboard get out, or the card gets in; then it has reacted. */
    private static void arrives(GameState game, Side player, int card, int place, Step then) {
        game.next(
                new ReactBoarding.Out(player, card, place),
                new ReactBoarding.In(player, card, place),
                then);
    }

    private static void count(GameState game, int card) {
        Uses.note(game, card, RuleUse.REACTS);
    }

    /** Moves a card as a react: paid for, announced, and carried out unless it is canceled. */
    static void move(GameState game, int card, int to, RegularMove way, boolean free) {
        Side player = game.table().owner(card);
        count(game, card);
        if (!free && way != RegularMove.NONE) {
            game.assumptions().reacting(card);
            int cost = MoveCost.of(game, card, to, way);
            game.assumptions().reacting(Table.NOBODY);
            ForceUse.use(game, player, cost);
        }
        int id = game.newId();
        Logging.line(game, PlayEntry.Reacts::new, player, card, to);
        game.push(new Carry(player, card, to, Whereabouts.location(game.table(), card), way, id));
        ResponseWindow.open(game, Happening.of(Event.REACTING, player).to(card).at(to).id(id));
    }

    /** Where to, of the places the text names; not asked when there is only one. */
    public record Refuge(Side player, int card) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] places = refuges(game, player, card);
            chooseOne(game, player, new CardPrompt.MoveWhere(card), places);
        }

        @Override
        public void chosen(GameState game, int[] chosen) {
            int to = chosen[0];
            move(game, card, to, RegularMove.to(game, card, to), false);
        }
    }

    /** The react happens, if it was not canceled and the card is still where it was. */
    public record Carry(Side player, int card, int to, int from, RegularMove way, int id)
            implements Step {

        @Override
        public void run(GameState game) {
            if (game.isCanceled(id)) {
                Logging.line(game, PlayEntry.Canceled::new, player, card, to);
            } else if (Whereabouts.location(game.table(), card) == from
                    && !game.table().has(card, Flag.INACTIVE)) {
                boolean getsOut =
                        game.table().role(card).aboard()
                                && (way != RegularMove.SHIP_SITE || from == to)
                                && Disembarking.to(game, card) == from;
                if (getsOut) {
                    Disembarking.out(game, card);
                }
                if (from == to) {
                    game.push(new Moved(player, card, from, to));
                    if (!getsOut) {
                        game.push(new ReactBoarding.In(player, card, to));
                    }
                } else {
                    arrives(game, player, card, to, new Moved(player, card, from, to));
                    game.next(new ReactBoarding.Before(player, card), new Go(card, to, way));
                }
            }
        }
    }

    /** The way itself. */
    public record Go(int card, int to, RegularMove way) implements Step {

        @Override
        public void run(GameState game) {
            Moving.along(game, card, to, way);
        }
    }

    /** The moment after a card was deployed as a react: only if it has arrived. */
    public record Arrived(Side player, int card, int place) implements Step {

        @Override
        public void run(GameState game) {
            reacted(game, player, card, Table.NOBODY, place);
        }
    }

    /** The moment after a card has moved as a react, from somewhere: only if it has arrived. */
    public record Moved(Side player, int card, int from, int place) implements Step {

        @Override
        public void run(GameState game) {
            reacted(game, player, card, from, place);
        }
    }

    private static void reacted(GameState game, Side player, int card, int from, int place) {
        if (Whereabouts.location(game.table(), card) == place) {
            ResponseWindow.open(
                    game, Happening.of(Event.REACTED, player).to(card).by(from).at(place));
        }
    }
}
