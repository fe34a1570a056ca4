package holosite.rules.battle;

import holosite.language.ability.Event;
import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.YesNo;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.state.Battle;
import holosite.rules.state.BattleSide;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Receiver;
import holosite.rules.state.Step;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * The draws of the power segment: destinies for power, battle destinies, destinies for attrition;
 * in each the player who began the battle draws all of his first. Battle destinies may be left
 * undrawn.
 */
public record BattleDraws(int id, int turn) implements QuestionStep.ForYesNo, Receiver {

    private static final int AFTER_BATTLE_DESTINIES = 4;

    private Side player(GameState game) {
        return turn % 2 == 0 ? game.battle().initiator() : game.battle().initiator().opposite();
    }

    private DestinyKind kind() {
        return switch (turn / 2) {
            case 0 -> DestinyKind.POWER;
            case 1 -> DestinyKind.BATTLE;
            default -> DestinyKind.ATTRITION;
        };
    }

    @Override
    public void run(GameState game) {
        if (turn == 6 || game.isCanceled(id)) {
            return;
        }
        Side player = player(game);
        int draws = BattleDestiny.draws(game, player, kind());
        if (draws == 0 || game.table().size(player, Zone.RESERVE_DECK) == 0) {
            goOn(game, id, turn + 1);
        } else if (kind() == DestinyKind.BATTLE) {
            ask(game, player, new YesNo.DrawBattleDestiny(game.battle().location(), draws));
        } else {
            draw(game, player, draws);
        }
    }

    /** Battle destinies have their moment once both players are done with them. */
    private static void goOn(GameState game, int id, int turn) {
        game.push(new BattleDraws(id, turn));
        if (turn == AFTER_BATTLE_DESTINIES && !game.isCanceled(id)) {
            Battle battle = game.battle();
            game.push(new Totaled(id));
            ResponseWindow.open(
                    game,
                    Happening.of(Event.BATTLE_DESTINIES_DRAWN, battle.initiator())
                            .at(battle.location()));
        }
    }

    /** The totals once more, with what the moment after the draws has made of them. */
    public record Totaled(int id) implements Step {

        @Override
        public void run(GameState game) {
            for (Side player : Side.values()) {
                double drawn = game.uses().totalOfBattleDestinies(player);
                if (!game.isCanceled(id) && !Double.isNaN(drawn)) {
                    Battle battle = game.battle();
                    double total = BattleDestiny.total(game, player, drawn);
                    game.battle(battle.with(player, battle.of(player).drawn(total)));
                }
            }
        }
    }

    @Override
    public void decided(GameState game, boolean yes) {
        if (yes) {
            Side player = player(game);
            draw(game, player, BattleDestiny.draws(game, player, kind()));
        } else {
            goOn(game, id, turn + 1);
        }
    }

    private void draw(GameState game, Side player, int draws) {
        game.push(this);
        DestinyDraws.draw(game, player, draws, kind(), turn, Table.NOBODY);
    }

    @Override
    public Receiver received(int slot, double total) {
        return new Drawn(id, turn, total);
    }

    @Override
    public Receiver received(int slot, int... cards) {
        throw new IllegalStateException("a draw yields a number");
    }

    /** Notes a total and goes on. */
    public record Drawn(int id, int turn, double total) implements Receiver {

        @Override
        public void run(GameState game) {
            var draws = new BattleDraws(id, turn);
            Side player = draws.player(game);
            Battle battle = game.battle();
            BattleSide side = battle.of(player);
            BattleSide changed =
                    switch (draws.kind()) {
                        case POWER -> side.drawnForPower(Double.isNaN(total) ? 0 : total);
                        case BATTLE -> side.drawn(BattleDestiny.total(game, player, total));
                        default -> side.drawnForAttrition(Double.isNaN(total) ? 0 : total);
                    };
            game.battle(battle.with(player, changed));
            goOn(game, id, turn + 1);
        }

        @Override
        public Receiver received(int slot, double number) {
            throw new IllegalStateException("nothing more is drawn");
        }

        @Override
        public Receiver received(int slot, int... cards) {
            throw new IllegalStateException("nothing more is drawn");
        }
    }
}
