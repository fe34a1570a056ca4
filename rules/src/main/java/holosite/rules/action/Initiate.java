package holosite.rules.action;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.decision.CardPrompt;
import holosite.rules.log.PlayEntry;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.Occasion;
import holosite.rules.state.Receiver;
import holosite.rules.state.Uses;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardAction;
import holosite.rules.text.Frame;
import holosite.rules.text.Payment;
import holosite.rules.text.Players;
import holosite.rules.text.Text.TargetChoice;
import java.util.Arrays;

/**
 * Beginning an action that a card offers: all targets are chosen, then all costs are paid; only
 * then can players respond. An Interrupt leaves the hand as its costs are settled.
 */
public record Initiate(CardAction action, Frame frame, int goal, int price, boolean resumed)
        implements Payment, Receiver {

    /** Begins an action of a card's text, or a function of an Interrupt. */
    public static void begin(
            GameState game, CardAction action, int card, Side speaker, Occasion event) {
        begin(game, action, Context.of(card, speaker, event));
    }

    /** The same of an action read from here. */
    static void begin(GameState game, CardAction action, Context context) {
        int card = context.it();
        CardActionRules.countUse(game, action, context);
        if (isPlay(game, action, card)) {
            Uses.play(game, game.table().definition(card).card().title());
        }
        game.push(
                new Initiate(
                        action, Frame.begin(action.program(), context, game.newId()), 0, 0, false));
    }

    private static boolean isPlay(GameState game, CardAction action, int card) {
        return action.to().isPresent() && game.table().inZone(card);
    }

    @Override
    public void run(GameState game) {
        if (goal < action.targets().size()) {
            chooseTargets(game);
        } else if (price < action.prices().size()) {
            action.prices().get(price).pay(game, this);
        } else {
            complete(game);
        }
    }

    // ---- targets

    private void chooseTargets(GameState game) {
        TargetChoice wanted = action.targets().get(goal);
        Context context = frame.context();
        int[] found = feasible(game, wanted);
        int least = (int) wanted.least().of(game, context);
        int most =
                affordable(
                        game,
                        wanted,
                        found,
                        least,
                        Math.min(found.length, (int) wanted.most().of(game, context)));
        if (most <= 0) {
            aimed(game, Arrays.copyOf(found, Math.min(found.length, Math.max(least, 0))));
            return;
        }
        Side chooser = Players.resolve(wanted.chooser(), context);
        choose(
                game,
                chooser == null ? frame.player() : chooser,
                new CardPrompt.Target(frame.source()),
                found,
                least,
                Math.max(least, most));
    }

    /** Only targets that leave the rest of the action possible are offered. */
    private int[] feasible(GameState game, TargetChoice wanted) {
        int[] found = CardActionRules.candidates(game, wanted, frame.context(), frame.source());
        if (restIsIndifferent() || wanted.least().of(game, frame.context()) != 1) {
            return found;
        }
        int kept = 0;
        for (int card : found) {
            if (CardActionRules.satisfiable(
                    game,
                    action,
                    goal + 1,
                    frame.withCards(wanted.slot(), card).context(),
                    frame.source())) {
                found[kept++] = card;
            }
        }
        return Arrays.copyOf(found, kept);
    }

    /** Whether nothing that is still to be chosen or paid depends on what is chosen now. */
    private boolean restIsIndifferent() {
        return goal == action.targets().size() - 1 && action.costsAreFixed();
    }

    /**
     * How many of these may be chosen so that the rest of the action stays possible. A cost that
     * depends on targets of which there can be several depends on how many they are, so any of them
     * stand for all.
     */
    private int affordable(GameState game, TargetChoice wanted, int[] found, int least, int most) {
        int many = most;
        while (many > Math.max(1, least) && !restIsIndifferent()) {
            int[] cards = Arrays.copyOf(found, many);
            if (CardActionRules.satisfiable(
                    game,
                    action,
                    goal + 1,
                    frame.withCards(wanted.slot(), cards).context(),
                    frame.source())) {
                return many;
            }
            many--;
        }
        return many;
    }

    private void aimed(GameState game, int[] cards) {
        game.push(
                new Initiate(
                        action,
                        frame.withCards(action.targets().get(goal).slot(), cards),
                        goal + 1,
                        price,
                        false));
    }

    // ---- costs

    @Override
    public Side payer() {
        return CardActionRules.actor(action, frame.context());
    }

    @Override
    public void paid(GameState game) {
        paid(game, frame);
    }

    @Override
    public void paid(GameState game, Frame knowing) {
        game.push(new Initiate(action, knowing, goal, price + 1, false));
    }

    @Override
    public void await(GameState game) {
        game.push(new Initiate(action, frame, goal, price, true));
    }

    @Override
    public Initiate received(int slot, double number) {
        return new Initiate(action, frame.withNumber(slot, number), goal, price, resumed);
    }

    @Override
    public Initiate received(int slot, int... cards) {
        return new Initiate(action, frame.withCards(slot, cards), goal, price, resumed);
    }

    /** The targets; or, once all are chosen, what a price is paid with. */
    @Override
    public void chosen(GameState game, int[] cards) {
        if (goal < action.targets().size()) {
            aimed(game, cards);
        } else {
            action.prices().get(price).chosen(game, this, cards);
        }
    }

    @Override
    public void chosen(GameState game, int number) {
        action.prices().get(price).chosen(game, this, number);
    }

    @Override
    public void decided(GameState game, boolean yes) {
        action.prices().get(price).decided(game, this, yes);
    }

    // ---- ready to be answered

    private void complete(GameState game) {
        int card = frame.source();
        Side actor = CardActionRules.actor(action, frame.context());
        if (!isPlay(game, action, card)) {
            Logging.line(game, PlayEntry.UsesText::new, actor, card, aimedAt(game));
            Attempt.begin(game, action, frame);
            return;
        }
        game.table()
                .toTop(card, Table.zone(game.table().owner(card), Zone.BEING_PLAYED), Role.NONE);
        Logging.line(game, PlayEntry.Plays::new, actor, card, aimedAt(game));
        game.push(new ResolveInterrupt(action, frame));
        Cancellation.byStandingTexts(game, card, frame.id());
        game.push(
                ResponseWindow.of(Happening.of(Event.BEING_PLAYED, actor).to(card).id(frame.id())));
    }

    /** What the log names besides the card: its first target, or what it openly responds to. */
    private int aimedAt(GameState game) {
        int[] aims = ResolveInterrupt.aims(game, action, frame);
        return aims.length == 0 ? Table.NOBODY : aims[0];
    }
}
