package holosite.rules.attack;

import holosite.language.card.Side;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.AttackEntry;
import holosite.rules.place.Creatures;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Receiver;

/**
 * Two creatures present together fight at once: each works out its ferocity, and the lower one is
 * eaten; if equal, both are lost.
 */
public record CreatureFight(int creature, int other, Stage stage, double number, double first)
        implements Receiver {

    /** How far the fight has come. */
    public enum Stage {
        BEGINS,
        FIRST,
        SECOND
    }

    static CreatureFight between(int creature, int other) {
        return new CreatureFight(creature, other, Stage.BEGINS, Double.NaN, Double.NaN);
    }

    private CreatureFight to(Stage next, double fierceness) {
        return new CreatureFight(creature, other, next, Double.NaN, fierceness);
    }

    @Override
    public void run(GameState game) {
        if (!Creatures.atLarge(game, creature) || !Creatures.atLarge(game, other)) {
            return;
        }
        switch (stage) {
            case BEGINS -> {
                Side owner = game.table().owner(creature);
                Logging.line(game, AttackEntry.CreatureAttacks::new, owner, creature, other);
                game.push(to(Stage.FIRST, first));
                Fierceness.workOut(game, creature, 0);
            }
            case FIRST -> {
                game.push(to(Stage.SECOND, number));
                Fierceness.workOut(game, other, 0);
            }
            case SECOND -> compare(game, number);
        }
    }

    private void compare(GameState game, double second) {
        say(game, creature, first);
        say(game, other, second);
        if (first > second) {
            Eating.defeated(game, creature, other);
        } else if (second > first) {
            Eating.defeated(game, other, creature);
        } else {
            Leaving.lose(game, new int[] {creature, other});
        }
    }

    private static void say(GameState game, int one, double fierceness) {
        Side owner = game.table().owner(one);
        Logging.number(game, AttackEntry.AttackTotal::new, owner, one, fierceness);
    }

    @Override
    public CreatureFight received(int slot, double drawn) {
        return new CreatureFight(creature, other, stage, drawn, first);
    }

    @Override
    public CreatureFight received(int slot, int... cards) {
        throw new IllegalStateException("a draw yields a number");
    }
}
