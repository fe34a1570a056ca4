package holosite.rules.why;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.attack.AttackTotals;
import holosite.rules.battle.BattleDestiny;
import holosite.rules.battle.BattleTotals;
import holosite.rules.decision.DeployTarget;
import holosite.rules.deploy.DeployCost;
import holosite.rules.force.Generation;
import holosite.rules.modifier.Breakdown;
import holosite.rules.modifier.BreakdownRecorder;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Standing;
import holosite.rules.podrace.RaceTotals;
import holosite.rules.politics.Senate;
import holosite.rules.presence.Presence;
import holosite.rules.state.GameState;
import holosite.rules.state.Occasion;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;

/** Has the rules work a figure out once more, and records how they do it. */
final class Breakdowns {
    private Breakdowns() {}

    /** A figure of a card. */
    static Breakdown of(GameState game, int card, Figure figure) {
        if (figure == Figure.RACE_TOTAL) {
            return race(game, card);
        }
        boolean printed = !Double.isNaN(game.table().definition(card).figure(figure));
        var recorder =
                new BreakdownRecorder(game, printed ? Breakdown.Kind.PRINTED : Breakdown.Kind.RULE);
        double total = Figures.of(game, figure, card, Table.NOBODY, recorder);
        return new Breakdown(figure, total, recorder.items());
    }

    /** A race total: what each race destiny counts, and what changes the total itself. */
    private static Breakdown race(GameState game, int racer) {
        var recorder = new BreakdownRecorder(game, Breakdown.Kind.RULE);
        RaceTotals.added(game, racer, null, recorder);
        var changes = new BreakdownRecorder(game, Breakdown.Kind.RULE);
        double total = Figures.of(game, Figure.RACE_TOTAL, racer, Table.NOBODY, changes);
        recorder.items().addAll(changes.items().subList(1, changes.items().size()));
        return new Breakdown(Figure.RACE_TOTAL, total, recorder.items());
    }

    /** A figure of a player at a place. */
    static Breakdown at(GameState game, int place, Figure figure, Side player) {
        return switch (figure) {
            case FORCE_ICONS -> iconed(game, place, Figure.FORCE_ICONS, player, player);
            case FORCE_GENERATION -> iconed(game, place, figure, player, player);
            case FORCE_DRAIN -> iconed(game, place, figure, player, player.opposite());
            case TOTAL_POWER -> {
                var recorder = new BreakdownRecorder(game, Breakdown.Kind.RULE);
                double total = BattleTotals.power(game, player, place, recorder);
                yield new Breakdown(figure, total, recorder.items());
            }
            case TOTAL_POLITICS -> politics(game, place, player);
            case TOTAL_ABILITY -> ability(game, place, player);
            case BATTLE_DESTINIES -> {
                var recorder = new BreakdownRecorder(game, Breakdown.Kind.RULE);
                boolean here = game.battle().isGoingOn() && game.battle().location() == place;
                double total = here ? BattleDestiny.draws(game, player, recorder) : Double.NaN;
                yield new Breakdown(figure, total, recorder.items());
            }
            default -> {
                var recorder = new BreakdownRecorder(game, Breakdown.Kind.RULE);
                double total = Figures.at(game, figure, place, player, recorder);
                yield new Breakdown(figure, total, recorder.items());
            }
        };
    }

    /** Figures that start from the Force icons of a player, which can be changed themselves. */
    private static Breakdown iconed(
            GameState game, int place, Figure figure, Side player, Side whoseIcons) {
        var icons = new BreakdownRecorder(game, Breakdown.Kind.FORCE_ICONS);
        double total = Figures.at(game, Figure.FORCE_ICONS, place, whoseIcons, icons);
        if (figure != Figure.FORCE_ICONS) {
            var changes = new BreakdownRecorder(game, Breakdown.Kind.FORCE_ICONS);
            total = Figures.at(game, figure, place, player, changes);
            icons.items().addAll(changes.items().subList(1, changes.items().size()));
        }
        return new Breakdown(figure, total, icons.items());
    }

    private static Breakdown politics(GameState game, int place, Side player) {
        var parts = new BreakdownRecorder(game, Breakdown.Kind.RULE);
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i) && Senate.counts(game, card, player, place)) {
                parts.part(card, Figures.of(game, Figure.POLITICS, card));
            }
        }
        double total = Figures.at(game, Figure.TOTAL_POLITICS, place, player, parts);
        return new Breakdown(Figure.TOTAL_POLITICS, total, parts.items());
    }

    private static Breakdown ability(GameState game, int place, Side player) {
        var recorder = new BreakdownRecorder(game, Breakdown.Kind.RULE);
        var table = game.table();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && card != place
                    && table.owner(card) == player
                    && table.definition(card).mayHavePresence()
                    && !table.has(card, Flag.UNDERCOVER)
                    && Whereabouts.location(table, card) == place) {
                double own = Figures.of(game, Figure.ABILITY, card);
                double counts = (own > 0 ? own : 0) + table.definition(card).permanentAbility();
                if (counts > 0) {
                    recorder.part(card, counts);
                }
            }
        }
        return new Breakdown(
                Figure.TOTAL_ABILITY, Presence.totalAbility(game, player, place), recorder.items());
    }

    static Breakdown againstCreature(GameState game) {
        var recorder = new BreakdownRecorder(game, Breakdown.Kind.RULE);
        double total = AttackTotals.power(game, recorder);
        return new Breakdown(Figure.TOTAL_POWER, total, recorder.items());
    }

    /** Force a player generates in his turn. */
    static Breakdown generation(GameState game, Side player) {
        var recorder = new BreakdownRecorder(game, Breakdown.Kind.RULE);
        recorder.base(1);
        double total = Generation.total(game, player, recorder);
        return new Breakdown(Figure.TOTAL_FORCE_GENERATION, total, recorder.items());
    }

    /** Force to deploy a card to a place, or onto a card. */
    static Breakdown deployment(GameState game, int card, DeployTarget target) {
        boolean printed = !Double.isNaN(game.table().definition(card).figure(Figure.DEPLOY_COST));
        var recorder =
                new BreakdownRecorder(game, printed ? Breakdown.Kind.PRINTED : Breakdown.Kind.RULE);
        int toll = DeployCost.toll(game, game.table().owner(card), card, target);
        double cost = DeployCost.of(game, card, target, Occasion.NONE, recorder);
        recorder.toll(toll);
        return new Breakdown(Figure.DEPLOY_COST, cost + toll, recorder.items());
    }
}
