package holosite.rules.compile;

import holosite.language.card.Compare;
import holosite.language.card.Side;
import holosite.language.condition.Always;
import holosite.language.condition.AnyOf;
import holosite.language.condition.BattleGoingOn;
import holosite.language.condition.BattleWonBy;
import holosite.language.condition.Both;
import holosite.language.condition.Compares;
import holosite.language.condition.Condition;
import holosite.language.condition.DeployedWithAbility;
import holosite.language.condition.DrawnFor;
import holosite.language.condition.Exists;
import holosite.language.condition.FirstThisGame;
import holosite.language.condition.HasFunction;
import holosite.language.condition.InPhase;
import holosite.language.condition.Is;
import holosite.language.condition.LocationOfStart;
import holosite.language.condition.NotSo;
import holosite.language.condition.NthForceActivated;
import holosite.language.condition.Parity;
import holosite.language.condition.PileHolds;
import holosite.language.condition.PlaceBlownAway;
import holosite.language.condition.PodraceGoingOn;
import holosite.language.condition.QuietTurn;
import holosite.language.condition.SenateMajority;
import holosite.language.condition.StartedAtBattleground;
import holosite.language.condition.TopCardIs;
import holosite.language.condition.TotalsCompare;
import holosite.language.condition.TurnOf;
import holosite.language.condition.WonAtSabacc;
import holosite.language.condition.WonPodrace;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.epic.BlownAway;
import holosite.rules.force.Activation;
import holosite.rules.podrace.Podraces;
import holosite.rules.politics.Senate;
import holosite.rules.sabacc.Sabacc;
import holosite.rules.start.StartingCards;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardQuery;
import holosite.rules.text.CardTest;
import holosite.rules.text.Check;
import holosite.rules.text.Players;
import holosite.rules.text.Slots;
import holosite.rules.text.Value;
import holosite.rules.training.Apprentices;

/** Makes conditions ready to be asked. */
public final class ConditionCompiler {
    private final Slots slots;

    public ConditionCompiler(Slots slots) {
        this.slots = slots;
    }

    public Check check(Condition condition) {
        Check check = made(condition);
        return PositionalTexts.of(condition) && !Check.isTrue(check)
                ? new Check.Positional(check)
                : check;
    }

    private Check made(Condition condition) {
        var filters = new FilterCompiler(slots);
        var amounts = new AmountCompiler(slots);
        return switch (condition) {
            case Always a -> Check.always();
            case Is is -> {
                var single = filters.single(is.card());
                CardTest test = filters.test(is.filter());
                yield (game, x) -> {
                    int card = single.card(game, x);
                    return card != Table.NOBODY && test.fits(game, x, card);
                };
            }
            case Exists e -> {
                CardQuery which = filters.counted(e.filter());
                yield which::exists;
            }
            case TopCardIs t -> {
                CardTest test = filters.test(t.filter());
                Zone zone = Zone.of(t.pile());
                yield (game, x) -> {
                    int top = game.table().top(Players.one(t.whose(), x), zone);
                    return top != Table.NOBODY && test.fits(game, x, top);
                };
            }
            case PileHolds p -> {
                CardTest test = filters.test(p.filter());
                Zone zone = Zone.of(p.pile());
                yield (game, x) -> {
                    var table = game.table();
                    for (Side player : Side.BOTH) {
                        if (!Players.means(p.whose(), x, player)) {
                            continue;
                        }
                        for (int card = table.top(player, zone);
                                card != Table.NOBODY;
                                card = table.next(card)) {
                            if (test.fits(game, x, card)) {
                                return true;
                            }
                        }
                    }
                    return false;
                };
            }
            case Compares c -> {
                Value left = amounts.value(c.left());
                Value right = amounts.value(c.right());
                yield (game, x) -> c.compare().holds(left.of(game, x), right.of(game, x));
            }
            case TotalsCompare c -> {
                boolean more = c.compare() == Compare.MORE;
                Value higher = amounts.value(more ? c.left() : c.right());
                Value lower = amounts.value(more ? c.right() : c.left());
                yield (game, x) -> {
                    double most = higher.of(game, x);
                    double least = lower.of(game, x);
                    return most > least || (!Double.isNaN(most) && Double.isNaN(least));
                };
            }
            case FirstThisGame f ->
                    (game, x) ->
                            !Uses.hasDeployed(
                                    game,
                                    x.player(),
                                    game.table().definition(x.it()).card().title());
            case HasFunction f -> (game, x) -> game.table().counter(x.it()) == f.number();
            case Parity parity -> {
                Value number = new AmountCompiler(slots).value(parity.number());
                double rest = parity.even() ? 0 : 1;
                yield (game, x) -> Math.abs(number.of(game, x) % 2) == rest;
            }
            case TurnOf t -> (game, x) -> Players.means(t.who(), x, game.turn().player());
            case InPhase p ->
                    (game, x) ->
                            game.turn().phase() == p.phase()
                                    && Players.means(p.who(), x, game.turn().player());
            case BattleGoingOn b -> {
                CardTest at = filters.test(b.at());
                yield (game, x) ->
                        game.battle().isGoingOn()
                                && Players.means(b.initiator(), x, game.battle().initiator())
                                && at.fits(game, x, game.battle().location());
            }
            case BattleWonBy b ->
                    (game, x) ->
                            game.battle().winner() != null
                                    && Players.means(b.who(), x, game.battle().winner());
            case DrawnFor d -> (game, x) -> DestinyDraws.isFor(game, x.event(), d.kind());
            case DeployedWithAbility d ->
                    (game, x) ->
                            game.uses().count(new Use.DeployedAbility(Players.one(d.who(), x))) > 0;
            case NthForceActivated n -> (game, x) -> Activation.isNth(game, x.event(), n.number());
            case QuietTurn q -> (game, x) -> Apprentices.quietTurn(game, Players.one(q.who(), x));
            case PlaceBlownAway b -> (game, x) -> BlownAway.isBlownAway(game, b.system());
            case PodraceGoingOn p -> (game, x) -> Podraces.goesOn(game, x.it());
            case WonPodrace w ->
                    (game, x) -> {
                        Side player = Players.resolve(w.who(), x);
                        return player == null
                                ? Podraces.hasWon(game, Side.DARK)
                                        || Podraces.hasWon(game, Side.LIGHT)
                                : Podraces.hasWon(game, player);
                    };
            case WonAtSabacc w -> (game, x) -> Sabacc.hasWon(game, w.persona());
            case SenateMajority m -> (game, x) -> Senate.majority(game, Players.one(m.who(), x));
            case LocationOfStart s ->
                    (game, x) ->
                            game.table().has(x.it(), Flag.STARTING_LOCATION)
                                    && Players.means(s.who(), x, game.table().owner(x.it()));
            case StartedAtBattleground s ->
                    (game, x) -> StartingCards.deployedBattleground(game, s.who(), x);
            case Both b -> {
                var checks = b.conditions().stream().map(this::made).toArray(Check[]::new);
                yield (game, x) -> {
                    for (Check check : checks) {
                        if (!check.holds(game, x)) {
                            return false;
                        }
                    }
                    return true;
                };
            }
            case AnyOf a -> {
                var checks = a.conditions().stream().map(this::made).toArray(Check[]::new);
                yield (game, x) -> {
                    for (Check check : checks) {
                        if (check.holds(game, x)) {
                            return true;
                        }
                    }
                    return false;
                };
            }
            case NotSo n -> {
                Check check = made(n.condition());
                yield (game, x) -> !check.holds(game, x);
            }
        };
    }
}
