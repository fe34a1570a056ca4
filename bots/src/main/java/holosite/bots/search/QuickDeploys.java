package holosite.bots.search;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Icon;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.card.Definition;
import holosite.rules.decision.Decision;
import holosite.rules.decision.DeployTarget;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** What to deploy in an imagined game, and where. */
final class QuickDeploys {
    private static final double LOCATION = 100;

    /** What one Force used is worth. */
    private static final double FORCE = 0.15;

    private final GameState game;
    private final Table table;
    private final Whim whim;

    QuickDeploys(GameState game, Whim whim) {
        this.game = game;
        this.whim = whim;
        table = game.table();
    }

    double score(Strengths places, int card, Side player, int side) {
        Definition what = table.definition(card);
        if (what.isLocation()) {
            return LOCATION + icons(what, side) - icons(what, 1 - side);
        }
        double cost = Strengths.orZero(what.figure(Figure.DEPLOY_COST));
        double left = table.size(player, Zone.FORCE_PILE) - places.kept(player) - cost;
        if (left < 0 && table.size(player, Zone.FORCE_PILE) > 0) {
            return -1;
        }
        if (!what.isUnit()) {
            return what.is(CardType.WEAPON)
                    ? 2.5
                    : what.is(CardType.EFFECT) || what.is(CardType.DEVICE) ? 0.4 : 0.5;
        }
        double power = Strengths.powerOf(what);
        double ability = Strengths.abilityOf(what);
        double best =
                what.is(CardType.CHARACTER) && what.has(Icon.PILOT)
                        ? bestSeat(places, what, player, side)
                        : -1;
        for (int i = 0; i < places.count; i++) {
            if (places.suits(what, i, side)) {
                best = Math.max(best, places.gain(i, side, power, ability));
                if (power > 0) {
                    best = Math.max(best, planned(places, i, card, side, left));
                }
            }
        }
        return best - FORCE * cost;
    }

    /** The card's share of what it could achieve there with others of the hand. */
    private double planned(Strengths places, int index, int card, int side, double force) {
        Definition what = table.definition(card);
        double own = Strengths.powerOf(what);
        double power = own;
        double ability = Strengths.abilityOf(what);
        double left = force;
        double spent = 0;
        for (int other : places.reserves(Strengths.player(side))) {
            Definition friend = table.definition(other);
            if (other == card || friend.isUnique() && friend.title().equals(what.title())) {
                continue;
            }
            double price = Strengths.orZero(friend.figure(Figure.DEPLOY_COST));
            if (price <= left && places.suits(friend, index, side)) {
                left -= price;
                spent += price;
                power += Strengths.powerOf(friend);
                ability += Strengths.abilityOf(friend);
            }
        }
        return own / power * (places.gain(index, side, power, ability) - FORCE * spent);
    }

    /** The value of a pilot for a vessel that has none. */
    private double bestSeat(Strengths places, Definition pilot, Side player, int side) {
        double best = -1;
        for (int i = 0; i < places.count; i++) {
            int at = places.location[i];
            for (int card = table.top(Table.on(at));
                    card != Table.NOBODY;
                    card = table.next(card)) {
                if (table.owner(card) == player && places.isIdle(card)) {
                    best = Math.max(best, seat(places, i, card, pilot, side));
                }
            }
        }
        return best;
    }

    private double seat(Strengths places, int index, int vessel, Definition pilot, int side) {
        return 1
                + places.gain(
                        index,
                        side,
                        Strengths.orZero(table.definition(vessel).figure(Figure.POWER)) + 2,
                        Strengths.abilityOf(pilot));
    }

    /** A ship and the best pilot at hand for it. */
    double together(Strengths places, int card, Side player, int side) {
        Definition ship = table.definition(card);
        double ability = 0;
        double price = 0;
        for (int other : places.reserves(player)) {
            Definition pilot = table.definition(other);
            if (pilot.is(CardType.CHARACTER)
                    && pilot.has(Icon.PILOT)
                    && Strengths.abilityOf(pilot) > ability) {
                ability = Strengths.abilityOf(pilot);
                price = Strengths.orZero(pilot.figure(Figure.DEPLOY_COST));
            }
        }
        double power = Strengths.orZero(ship.figure(Figure.POWER)) + 2;
        double best = -1;
        for (int i = 0; i < places.count; i++) {
            if (places.suits(ship, i, side)) {
                best = Math.max(best, places.gain(i, side, power, ability));
            }
        }
        return best - FORCE * (Strengths.orZero(ship.figure(Figure.DEPLOY_COST)) + price);
    }

    private static int icons(Definition place, int who) {
        return who == 0 ? place.card().darkIcons() : place.card().lightIcons();
    }

    private static double gainAt(
            Strengths places, int card, int side, double power, double ability) {
        int index = places.placeOf(card);
        return index < 0 ? -1 : places.gain(index, side, power, ability);
    }

    DeployTarget target(Decision.ChooseTarget asked) {
        List<DeployTarget> targets = asked.targets();
        if (targets.size() == 1) {
            return targets.getFirst();
        }
        Definition what = table.definition(asked.prompt().card());
        if (!what.isUnit()) {
            return attached(asked, targets, what);
        }
        double[] scores = scores(asked, what);
        int best = 0;
        for (int i = 1; i < scores.length; i++) {
            best = scores[i] > scores[best] ? i : best;
        }
        return targets.get(best);
    }

    /** The targets for a unit, the best first; for other cards as they come. */
    List<DeployTarget> inOrder(Decision.ChooseTarget asked) {
        Definition what = table.definition(asked.prompt().card());
        if (!what.isUnit()) {
            return asked.targets();
        }
        double[] scores = scores(asked, what);
        return IntStream.range(0, scores.length)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -scores[i]))
                .map(i -> asked.targets().get(i))
                .toList();
    }

    private double[] scores(Decision.ChooseTarget asked, Definition what) {
        var places = new Strengths(game);
        int side = Strengths.number(asked.player());
        double power = Strengths.powerOf(what);
        double ability = Strengths.abilityOf(what);
        var scores = new double[asked.targets().size()];
        for (int i = 0; i < scores.length; i++) {
            int card = asked.targets().get(i).cardOrNobody();
            double score = card == Table.NOBODY ? 0 : gainAt(places, card, side, power, ability);
            if (card != Table.NOBODY && table.definition(card).isVessel()) {
                int index = places.placeOf(card);
                score =
                        what.has(Icon.PILOT) && places.isIdle(card) && index >= 0
                                ? seat(places, index, card, what, side)
                                : score - 1;
            } else if (card != Table.NOBODY
                    && what.is(CardType.STARSHIP)
                    && table.definition(card).is(Subtype.SITE)) {
                score = -0.5;
            }
            scores[i] = score;
        }
        return scores;
    }

    private DeployTarget attached(
            Decision.ChooseTarget asked, List<DeployTarget> targets, Definition what) {
        double drawn = whim.of(game.turn().number(), 64L * asked.prompt().card());
        DeployTarget best = targets.get((int) (drawn * targets.size()));
        if (!Strengths.isAttachment(what)) {
            return best;
        }
        double most = -1;
        for (DeployTarget target : targets) {
            int card = target.cardOrNobody();
            if (card != Table.NOBODY && table.owner(card) == asked.player()) {
                double worth =
                        Strengths.worth(table.definition(card)) - 2 * table.size(Table.on(card));
                if (worth > most) {
                    most = worth;
                    best = target;
                }
            }
        }
        return best;
    }
}
