package holosite.rules.start;

import holosite.language.ability.Limit;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.force.Piles;
import holosite.rules.log.GameEntry;
import holosite.rules.modifier.Figures;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.turn.TakeTurn;

/**
 * Starting the game, always in this order: Starting Effects; starting locations and Objectives;
 * Starting Interrupts; then each player shuffles and draws eight cards, and Dark takes the first
 * turn.
 */
public record StartOfGame(Part part) implements Step {
    private static final int HAND = 8;

    /** How far it has come. */
    public enum Part {
        EFFECTS,
        LOCATIONS,
        INTERRUPTS,
        HANDS
    }

    public static void begin(GameState game) {
        game.push(new StartOfGame(Part.EFFECTS));
    }

    @Override
    public void run(GameState game) {
        switch (part) {
            case EFFECTS -> {
                game.next(Reveal.of(Reveal.What.EFFECT), new StartOfGame(Part.LOCATIONS));
            }
            case LOCATIONS -> {
                game.next(StartingLocations.reveal(game), new StartOfGame(Part.INTERRUPTS));
            }
            case INTERRUPTS -> {
                game.next(Reveal.of(Reveal.What.INTERRUPT), new StartOfGame(Part.HANDS));
            }
            case HANDS -> deal(game);
        }
    }

    /** Shuffling, the opening hands, the first turn. */
    private static void deal(GameState game) {
        for (Side player : Side.BOTH) {
            Piles.mix(game, Table.zone(player, Zone.RESERVE_DECK));
            int hand = (int) Figures.ofPlayer(game, Figure.STARTING_HAND, player, HAND);
            for (int i = 0; i < hand; i++) {
                int card = game.table().top(player, Zone.RESERVE_DECK);
                if (card != Table.NOBODY) {
                    game.table().toTop(card, Table.zone(player, Zone.HAND), Role.NONE);
                }
            }
            Logging.count(game, GameEntry.OpeningHand::new, player, hand);
        }
        // what was done before the first turn counts for no turn
        Uses.forget(game, Limit.Per.TURN);
        Uses.forget(game, Limit.Per.PHASE);
        game.table().clearAll(Flag.OF_A_TURN);
        game.push(TakeTurn.of(StartingCards.first(game)));
    }
}
