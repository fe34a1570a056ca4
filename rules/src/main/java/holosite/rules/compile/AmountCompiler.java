package holosite.rules.compile;

import holosite.language.ability.Deed;
import holosite.language.amount.AddedToTotal;
import holosite.language.amount.Amount;
import holosite.language.amount.AtLeast;
import holosite.language.amount.AtMost;
import holosite.language.amount.BattleDamageLeft;
import holosite.language.amount.BattleDestiniesDrawn;
import holosite.language.amount.BattleTotal;
import holosite.language.amount.Cases;
import holosite.language.amount.Count;
import holosite.language.amount.DeployCostOn;
import holosite.language.amount.Difference;
import holosite.language.amount.EventAmount;
import holosite.language.amount.FigureAt;
import holosite.language.amount.FigureOf;
import holosite.language.amount.Fixed;
import holosite.language.amount.ForceDrained;
import holosite.language.amount.ForceGenerated;
import holosite.language.amount.ForceIcons;
import holosite.language.amount.Half;
import holosite.language.amount.HighestOf;
import holosite.language.amount.HighestPilotAbility;
import holosite.language.amount.HighestRaceTotal;
import holosite.language.amount.KeptNumber;
import holosite.language.amount.LifeForceLeft;
import holosite.language.amount.LocationsDeployed;
import holosite.language.amount.ParsecsBetween;
import holosite.language.amount.PileSize;
import holosite.language.amount.Product;
import holosite.language.amount.Remembered;
import holosite.language.amount.SharedRaceTotal;
import holosite.language.amount.SquareRoot;
import holosite.language.amount.Sum;
import holosite.language.amount.TheirForceUsed;
import holosite.language.amount.TotalOf;
import holosite.language.amount.TotalToCross;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.filter.Known;
import holosite.rules.battle.BattleTotals;
import holosite.rules.decision.DeployTarget;
import holosite.rules.deploy.DeployCost;
import holosite.rules.deploy.LocationsOnRecord;
import holosite.rules.force.Generation;
import holosite.rules.modifier.FigureListener;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Rulings;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Parsecs;
import holosite.rules.podrace.RaceTotals;
import holosite.rules.presence.PilotAbility;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.state.Use;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardQuery;
import holosite.rules.text.CardTest;
import holosite.rules.text.Check;
import holosite.rules.text.Players;
import holosite.rules.text.Slots;
import holosite.rules.text.Value;

/** Makes amounts ready to be read. */
public final class AmountCompiler {
    private final Slots slots;

    public AmountCompiler(Slots slots) {
        this.slots = slots;
    }

    public Value value(Amount amount) {
        var filters = new FilterCompiler(slots);
        return switch (amount) {
            case Fixed f -> {
                double value = f.value();
                yield (game, x) -> value;
            }
            case Count c -> {
                CardQuery which = filters.calculated(c.of());
                yield which::count;
            }
            case FigureOf f when f.figure() == Figure.X -> {
                var single = filters.single(f.card());
                // it may be a number that differs with the place it changes something of
                var place = filters.single(Known.AFFECTED);
                yield (game, x) -> {
                    int card = single.card(game, x);
                    return card == Table.NOBODY
                            ? Double.NaN
                            : Figures.of(game, Figure.X, card, place.card(game, x));
                };
            }
            case FigureOf f -> {
                var single = filters.single(f.card());
                yield (game, x) -> {
                    int card = single.card(game, x);
                    if (card == Table.NOBODY) {
                        return Double.NaN;
                    }
                    return f.printed()
                            ? game.table().definition(card).figure(f.figure())
                            : Figures.asked(game, f.figure(), card);
                };
            }
            case AddedToTotal a -> {
                var used = filters.single(a.card());
                var event = filters.single(a.event());
                yield (game, x) ->
                        Figures.of(
                                game,
                                Figure.EPIC_EVENT_TOTAL,
                                used.card(game, x),
                                event.card(game, x));
            }
            case TotalToCross t -> {
                Value total = value(t.total());
                var who = filters.single(t.card());
                yield (game, x) -> {
                    int card = who.card(game, x);
                    double base = total.of(game, x);
                    return card == Table.NOBODY || Double.isNaN(base)
                            ? base
                            : Figures.modified(
                                    game,
                                    Figure.CROSSING_OVER,
                                    card,
                                    game.table().owner(card),
                                    Table.NOBODY,
                                    base,
                                    FigureListener.NONE);
                };
            }
            case LifeForceLeft l ->
                    (game, x) -> holosite.rules.force.LifeForce.of(game, Players.one(l.whose(), x));
            case ForceGenerated f -> (game, x) -> Generation.total(game, Players.one(f.whose(), x));
            case ForceDrained d ->
                    (game, x) -> game.uses().count(new Use.Drained(Players.one(d.who(), x)));
            case TheirForceUsed t -> (game, x) -> game.uses().theirForce(x.player(), true);
            case HighestRaceTotal h ->
                    (game, x) -> {
                        Side player = Players.resolve(h.whose(), x);
                        return player == null
                                ? Math.max(
                                        RaceTotals.highest(game, Side.DARK),
                                        RaceTotals.highest(game, Side.LIGHT))
                                : RaceTotals.highest(game, player);
                    };
            case SharedRaceTotal s -> (game, x) -> RaceTotals.shared(game);
            case SquareRoot r -> {
                Value square = value(r.amount());
                yield (game, x) -> Math.sqrt(Math.max(0, square.of(game, x)));
            }
            case FigureAt f -> {
                var single = filters.single(f.place());
                yield (game, x) ->
                        at(game, f.figure(), single.card(game, x), Players.one(f.whose(), x));
            }
            case TotalOf t -> {
                CardQuery which = filters.calculated(t.of());
                yield (game, x) -> {
                    double total = 0;
                    for (int card : which.all(game, x)) {
                        double value = Figures.of(game, t.figure(), card);
                        total += Double.isNaN(value) ? 0 : value;
                    }
                    return total;
                };
            }
            case HighestOf h -> {
                CardQuery which = filters.counted(h.of());
                yield (game, x) -> {
                    double highest = Double.NaN;
                    for (int card : which.all(game, x)) {
                        double value = Figures.of(game, h.figure(), card);
                        if (!Double.isNaN(value)
                                && !(value <= highest)
                                && mayCount(game, h.figure(), card)) {
                            highest = value;
                        }
                    }
                    return highest;
                };
            }
            case HighestPilotAbility h -> {
                CardQuery which = filters.counted(h.craft());
                yield (game, x) -> {
                    double highest = 0;
                    for (int vessel : which.all(game, x)) {
                        highest = Math.max(highest, PilotAbility.highest(game, vessel));
                    }
                    return highest;
                };
            }
            case ForceIcons i -> {
                CardQuery which = filters.which(i.at());
                yield (game, x) -> {
                    double icons = 0;
                    Side player = Players.resolve(i.whose(), x);
                    for (int place : which.all(game, x)) {
                        for (Side side : Side.BOTH) {
                            if (player == null || player == side) {
                                icons += Figures.at(game, Figure.FORCE_ICONS, place, side);
                            }
                        }
                    }
                    return icons;
                };
            }
            case LocationsDeployed d -> {
                CardTest which = filters.test(d.which());
                yield (game, x) ->
                        LocationsOnRecord.count(
                                game, Players.one(d.who(), x), d.battlegrounds(), x, which);
            }
            case PileSize p -> {
                Zone zone = Zone.of(p.pile());
                yield (game, x) -> {
                    Side player = Players.resolve(p.whose(), x);
                    return player == null
                            ? game.table().size(Side.DARK, zone)
                                    + game.table().size(Side.LIGHT, zone)
                            : game.table().size(player, zone);
                };
            }
            case Remembered n -> {
                int slot = slots.number(n.name());
                yield (game, x) -> x.number(slot);
            }
            case KeptNumber k -> (game, x) -> game.table().counter(x.it());
            case EventAmount e -> (game, x) -> x.event().amount();
            case BattleTotal b ->
                    (game, x) -> BattleTotals.of(game, b.figure(), Players.one(b.whose(), x));
            case BattleDestiniesDrawn d ->
                    d.number()
                            ? (game, x) -> game.uses().battleDestinies(Players.one(d.whose(), x))
                            : (game, x) ->
                                    game.uses().totalOfBattleDestinies(Players.one(d.whose(), x));
            case DeployCostOn d -> {
                var card = filters.single(d.card());
                var host = filters.single(d.host());
                yield (game, x) ->
                        DeployCost.of(
                                game,
                                card.card(game, x),
                                DeployTarget.card(host.card(game, x)),
                                Occasion.NONE);
            }
            case BattleDamageLeft d ->
                    (game, x) -> game.battle().of(Players.one(d.whose(), x)).damageLeft();
            case ParsecsBetween p -> {
                var from = filters.single(p.from());
                var to = filters.single(p.to());
                yield (game, x) -> Parsecs.between(game, from.card(game, x), to.card(game, x));
            }
            case Sum s -> {
                var parts = s.amounts().stream().map(this::value).toArray(Value[]::new);
                yield (game, x) -> {
                    double total = 0;
                    for (Value part : parts) {
                        total += part.of(game, x);
                    }
                    return total;
                };
            }
            case Product p -> {
                Value factor = value(p.factor());
                Value other = value(p.amount());
                yield (game, x) -> factor.of(game, x) * other.of(game, x);
            }
            case Difference d -> {
                Value from = value(d.from());
                Value less = value(d.less());
                yield (game, x) -> from.of(game, x) - less.of(game, x);
            }
            case Half h -> {
                Value whole = value(h.amount());
                yield (game, x) ->
                        switch (h.rounding()) {
                            case UP -> Math.ceil(whole.of(game, x) / 2);
                            case DOWN -> Math.floor(whole.of(game, x) / 2);
                            case KEPT -> whole.of(game, x) / 2;
                        };
            }
            case AtMost m -> {
                Value inner = value(m.amount());
                Value cap = value(m.cap());
                yield (game, x) -> Math.min(inner.of(game, x), cap.of(game, x));
            }
            case AtLeast m -> {
                Value inner = value(m.amount());
                Value floor = value(m.floor());
                yield (game, x) -> Math.max(inner.of(game, x), floor.of(game, x));
            }
            case Cases c -> {
                var conditions = new ConditionCompiler(slots);
                Value otherwise = value(c.otherwise());
                var checks =
                        c.cases().stream()
                                .map(k -> conditions.check(k.when()))
                                .toArray(Check[]::new);
                var values = c.cases().stream().map(k -> value(k.amount())).toArray(Value[]::new);
                yield (game, x) -> {
                    for (int i = checks.length - 1; i >= 0; i--) {
                        if (checks[i].holds(game, x)) {
                            return values[i].of(game, x);
                        }
                    }
                    return otherwise.of(game, x);
                };
            }
        };
    }

    /** A player's figure at a place. */
    static double at(GameState game, Figure figure, int place, Side player) {
        return figure == Figure.TOTAL_POWER
                ? BattleTotals.power(game, player, place)
                : Figures.at(game, figure, place, player);
    }

    /** Whether no text excludes a card from being the one of the highest ability. */
    private static boolean mayCount(GameState game, Figure figure, int card) {
        return figure != Figure.ABILITY
                || Standing.of(game).forbids(Deed.BE_HIGHEST_ABILITY) == 0
                || !Rulings.forbids(
                        game,
                        Deed.BE_HIGHEST_ABILITY,
                        game.table().owner(card),
                        card,
                        Table.NOBODY);
    }
}
