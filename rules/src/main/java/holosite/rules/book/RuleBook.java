package holosite.rules.book;

import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.capture.Captivity;
import holosite.rules.card.Definitions;
import holosite.rules.decision.Act;
import holosite.rules.deploy.Deployment;
import holosite.rules.destiny.RaceDestinies;
import holosite.rules.force.LifeForce;
import holosite.rules.podrace.RaceTotals;
import holosite.rules.politics.Senate;
import holosite.rules.react.Reacts;
import holosite.rules.state.Book;
import holosite.rules.state.Derived;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Occasion;
import holosite.rules.table.Table;
import holosite.rules.text.Catalog;
import holosite.rules.text.TextsInForce;
import holosite.rules.training.Apprentices;
import holosite.rules.training.BeginTraining;
import java.util.List;

/** The one class that knows all packages of rules. */
public final class RuleBook implements Book {
    public static final RuleBook BOOK = new RuleBook();

    private RuleBook() {}

    @Override
    public Derived shared(Definitions definitions, Table table) {
        return new TextsInForce((Catalog) definitions, table.count());
    }

    @Override
    public boolean putRight(GameState game) {
        LifeForce.check(game);
        return game.isOver() || StateChecks.push(game);
    }

    @Override
    public List<Act> inPhase(GameState game, Side player) {
        return TopLevel.inPhase(game, player);
    }

    @Override
    public void inDamageSegment(GameState game, Side player, List<Act> acts) {
        TopLevel.inDamageSegment(game, player, acts);
    }

    @Override
    public void inBattle(GameState game, Side player, List<Act> acts) {
        TopLevel.inBattle(game, player, acts);
    }

    @Override
    public void inAttack(GameState game, Side player, List<Act> acts) {
        TopLevel.inAttack(game, player, acts);
    }

    @Override
    public boolean deploysInAnswer(GameState game, Side player, int card, Happening event) {
        return Deployment.inAnswer(game, player, card, event);
    }

    @Override
    public void reacts(GameState game, Side player, Happening event, List<Act> acts) {
        Reacts.list(game, player, event, acts);
    }

    @Override
    public double figure(GameState game, Figure figure, int card) {
        return switch (figure) {
            case RACE_DESTINY -> RaceDestinies.number(game.table(), card);
            case RACE_TOTAL -> RaceTotals.added(game, card);
            default -> throw new IllegalArgumentException(figure + " is worked out elsewhere");
        };
    }

    @Override
    public double figureAt(GameState game, Figure figure, int place, Side side) {
        return switch (figure) {
            case TOTAL_POLITICS -> Senate.politics(game, side, place);
            default -> throw new IllegalArgumentException(figure + " is worked out elsewhere");
        };
    }

    @Override
    public void release(GameState game, int[] captives) {
        Captivity.release(game, captives);
    }

    @Override
    public void beginTraining(GameState game, Side player, int test, int apprentice) {
        game.push(new BeginTraining(player, test, apprentice, false));
    }

    @Override
    public int[] apprentices(GameState game, int test, Side player, int place) {
        return Apprentices.apprentices(game, test, player, place);
    }

    @Override
    public void perform(GameState game, Side player, Act act, Occasion event) {
        Acts.perform(game, player, act, event);
    }
}
