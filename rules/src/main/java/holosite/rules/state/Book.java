package holosite.rules.state;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.card.Definitions;
import holosite.rules.decision.Act;
import holosite.rules.table.Table;
import java.util.List;

/**
 * The rules as a whole, as far as the steps of a game need them: what a player may begin, how it is
 * performed, and what is corrected at every moment. Packages of rules know only packages below
 * them; what they need of those above they ask here.
 */
public interface Book {

    /** What all forks of a game work out once. */
    Derived shared(Definitions definitions, Table table);

    /**
     * Corrects what must always be true: pushes what has to happen now, or ends the game. Returns
     * whether there was anything.
     */
    boolean putRight(GameState game);

    /** What a player may begin in the current phase. */
    List<Act> inPhase(GameState game, Side player);

    /** What a player may do in the damage segment of a battle, besides paying what he owes. */
    void inDamageSegment(GameState game, Side player, List<Act> acts);

    /** What a player may do in the weapons segment of a battle, besides firing. */
    void inBattle(GameState game, Side player, List<Act> acts);

    /** What a player may do in the weapons segment of an attack, besides firing. */
    void inAttack(GameState game, Side player, List<Act> acts);

    /** Whether a card in hand deploys in response to this. */
    boolean deploysInAnswer(GameState game, Side player, int card, Happening event);

    /** The reacts with which a player may respond to this. */
    void reacts(GameState game, Side player, Happening event, List<Act> acts);

    /** A figure that another package works out: of a race, of politics. */
    double figure(GameState game, Figure figure, int card);

    /** A figure of a side at a place that another package works out. */
    double figureAt(GameState game, Figure figure, int place, Side side);

    /** The guard of these captives is gone: they are released. */
    void release(GameState game, int[] captives);

    /** A Jedi Test has come to the table, meant for this apprentice. */
    void beginTraining(GameState game, Side player, int test, int apprentice);

    /** The apprentices a Jedi Test that goes there could be for. */
    int[] apprentices(GameState game, int test, Side player, int place);

    /** Begins what a player chose to do. */
    void perform(GameState game, Side player, Act act, Occasion event);
}
