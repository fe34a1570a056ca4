package holosite.rules.action;

import holosite.language.ability.Event;
import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.rules.decision.Answer;
import holosite.rules.decision.Decision;
import holosite.rules.decision.Prompt;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.drain.ForceDrain;
import holosite.rules.force.ForceLoss;
import holosite.rules.force.ForceUse;
import holosite.rules.leaving.Leaving;
import holosite.rules.leaving.Stacking;
import holosite.rules.log.Entry;
import holosite.rules.state.Asking;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Receiver;
import holosite.rules.state.Uses;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.Context;
import holosite.rules.text.Frame;
import holosite.rules.text.Players;
import holosite.rules.text.Text.Deal;
import holosite.rules.text.Text.Goal;
import holosite.rules.text.Text.Price;

import java.util.Arrays;

/**
 * Beginning an action that a card offers: all targets are chosen, then all costs are paid; only
 * then can it be answered. An Interrupt leaves the hand as its costs are settled.
 */
public record Initiate(Deal deal, Frame frame, int goal, int price, boolean drawn)
        implements Asking, Receiver {

    /** Begins an action of a card's text, or a function of an Interrupt. */
    public static void begin(GameState game, Deal deal, int card, Side speaker, Happening event) {
        Deals.countUse(game, deal, Context.of(card, speaker, event));
        if (isPlay(game, deal, card)) {
            Uses.play(game, game.table().definition(card).card().title());
        }
        game.push(
                new Initiate(
                        deal,
                        Frame.begin(deal.program(), card, speaker, event, game.newId()),
                        0,
                        0,
                        false));
    }

    private static boolean isPlay(GameState game, Deal deal, int card) {
        return deal.to() != Zone.LIMBO && game.table().inZone(card);
    }

    @Override
    public void run(GameState game) {
        if (goal < deal.goals().size()) {
            choose(game);
        } else if (price < deal.prices().size()) {
            pay(game, deal.prices().get(price));
        } else {
            complete(game);
        }
    }

    // ---- targets

    private void choose(GameState game) {
        Goal wanted = deal.goals().get(goal);
        Context context = Context.of(frame);
        int[] found = feasible(game, wanted);
        int least = (int) wanted.least().of(game, context);
        int most = Math.min(found.length, (int) wanted.most().of(game, context));
        if (found.length == least || most <= 0) {
            chosen(game, Arrays.copyOf(found, Math.min(found.length, Math.max(least, 0))));
            return;
        }
        Side chooser = Players.resolve(wanted.chooser(), context);
        game.ask(
                this,
                new Decision.ChooseCards(
                        chooser == null ? frame.player() : chooser,
                        Prompt.of(Prompt.Key.TARGET, frame.source()),
                        found,
                        least,
                        Math.max(least, most)));
    }

    /** Only targets that leave the rest of the action possible are offered. */
    private int[] feasible(GameState game, Goal wanted) {
        int[] found = Deals.candidates(game, wanted, frame, frame.source());
        if (goal == deal.goals().size() - 1 && Deals.costsAreFixed(deal)) {
            return found;
        }
        if (wanted.least().of(game, Context.of(frame)) != 1) {
            return found;
        }
        int kept = 0;
        for (int card : found) {
            if (Deals.satisfiable(
                    game, deal, goal + 1, frame.withCards(wanted.slot(), card), frame.source())) {
                found[kept++] = card;
            }
        }
        return Arrays.copyOf(found, kept);
    }

    private void chosen(GameState game, int[] cards) {
        game.push(
                new Initiate(
                        deal,
                        frame.withCards(deal.goals().get(goal).slot(), cards),
                        goal + 1,
                        price,
                        false));
    }

    // ---- costs

    private void pay(GameState game, Price due) {
        Context context = Context.of(frame);
        Side actor = Deals.actor(deal, context);
        Initiate paid = new Initiate(deal, frame, goal, price + 1, false);
        switch (due.kind()) {
            case USE_FORCE -> {
                ForceUse.use(game, actor, Deals.whole(due.amount().of(game, context)));
                game.push(paid);
            }
            case EACH_USES -> {
                int each = Deals.whole(due.amount().of(game, context));
                ForceUse.use(game, actor, each);
                ForceUse.use(game, actor.opposite(), each);
                game.push(paid);
            }
            case USE_ANY_FORCE -> {
                int most =
                        (int)
                                Math.min(
                                        ForceUse.available(game, actor),
                                        due.amount().of(game, context));
                game.ask(
                        this,
                        new Decision.ChooseNumber(
                                actor,
                                Prompt.of(Prompt.Key.HOW_MUCH_FORCE, frame.source()),
                                1,
                                Math.max(1, most)));
            }
            case LOSE_FORCE -> {
                game.push(paid);
                ForceLoss.pay(
                        game, actor, Deals.whole(due.amount().of(game, context)), frame.source());
            }
            case USE_DESTINY -> {
                payDestiny(game, due, actor);
            }
            case GIVE -> {
                int[] given = due.given().all(game, context);
                game.push(paid);
                Leaving.put(game, given, due.to(), true);
            }
            case FORGO_DRAIN -> {
                for (int place : due.given().all(game, context)) {
                    ForceDrain.forgo(game, actor, place);
                }
                game.push(paid);
            }
            case GIVE_FROM_HAND, PLACE_HERE -> {
                int[] hand = Deals.handCards(game, due, frame, actor);
                game.ask(
                        this,
                        new Decision.ChooseCards(
                                actor,
                                Prompt.of(Prompt.Key.GIVE_FROM_HAND, frame.source()),
                                hand,
                                1,
                                1));
            }
        }
    }

    /** Destiny is drawn; so much Force is used, or none where the payer cannot or will not. */
    private void payDestiny(GameState game, Price due, Side actor) {
        if (!drawn) {
            game.push(new Initiate(deal, frame, goal, price, true));
            DestinyDraws.draw(game, actor, 1, DestinyKind.PLAIN, due.slot(), frame.source());
            return;
        }
        double force = frame.numbers()[due.slot()];
        if (force == 0) {
            game.push(new Initiate(deal, frame, goal, price + 1, false));
        } else if (Double.isNaN(force) || force > ForceUse.available(game, actor)) {
            game.push(
                    new Initiate(
                            deal,
                            frame.withNumber(due.slot(), Double.NaN),
                            goal,
                            price + 1,
                            false));
        } else {
            game.ask(
                    this,
                    new Decision.ChooseOption(
                            actor, new Prompt(Prompt.Key.MAY_PAY, frame.source(), -1, force), 2));
        }
    }

    @Override
    public Initiate received(int slot, double number) {
        return new Initiate(deal, frame.withNumber(slot, number), goal, price, drawn);
    }

    @Override
    public Initiate received(int slot, int... cards) {
        return new Initiate(deal, frame.withCards(slot, cards), goal, price, drawn);
    }

    @Override
    public void answered(GameState game, Answer answer) {
        if (goal < deal.goals().size()) {
            chosen(game, game.chosen((Answer.Cards) answer));
            return;
        }
        Price due = deal.prices().get(price);
        Side actor = Deals.actor(deal, Context.of(frame));
        if (due.kind() == Price.Kind.USE_ANY_FORCE) {
            int force = ((Answer.Number) answer).value();
            ForceUse.use(game, actor, force);
            game.push(
                    new Initiate(
                            deal, frame.withNumber(due.slot(), force), goal, price + 1, false));
        } else if (due.kind() == Price.Kind.USE_DESTINY) {
            double force = frame.numbers()[due.slot()];
            boolean pays = ((Answer.Choice) answer).index() == 0;
            if (pays) {
                ForceUse.use(game, actor, Deals.whole(force));
            }
            game.push(
                    new Initiate(
                            deal,
                            frame.withNumber(due.slot(), pays ? force : Double.NaN),
                            goal,
                            price + 1,
                            false));
        } else {
            int[] given = ((Answer.Cards) answer).among(Deals.handCards(game, due, frame, actor));
            if (due.kind() == Price.Kind.PLACE_HERE) {
                Stacking.stack(game, given, frame.source(), false, Zone.LOST_PILE);
                game.push(new Initiate(deal, frame, goal, price + 1, false));
                return;
            }
            for (int card : given) {
                game.table().toTop(card, Table.zone(game.table().owner(card), due.to()), Role.NONE);
            }
            game.push(new Initiate(deal, frame, goal, price + 1, false));
        }
    }

    // ---- ready to be answered

    private void complete(GameState game) {
        int card = frame.source();
        Side actor = Deals.actor(deal, Context.of(frame));
        if (!isPlay(game, deal, card)) {
            game.say(Entry.Line.USES_TEXT, actor, card, aimedAt(game), 0);
            Attempt.begin(game, deal, frame);
            return;
        }
        ForceUse.use(game, actor, Deals.extraForce(game, deal, frame.source(), actor));
        game.table().toTop(card, Table.zone(game.table().owner(card), Zone.LIMBO), Role.NONE);
        game.say(Entry.Line.PLAYS, actor, card, aimedAt(game), 0);
        game.push(new ResolveInterrupt(deal, frame));
        Cancellation.byStandingTexts(game, card, frame.id());
        game.push(Window.of(Happening.of(Event.BEING_PLAYED, actor).to(card).id(frame.id())));
    }

    /** What the log names beside the card: its first target, or what it answers to in the open. */
    private int aimedAt(GameState game) {
        if (!deal.goals().isEmpty()) {
            return frame.card(deal.goals().getFirst().slot());
        }
        int subject = frame.event().subject();
        boolean open =
                subject != Table.NOBODY
                        && subject != frame.source()
                        && (Leaving.inPlay(game.table(), subject)
                                || game.table().in(subject, Zone.LIMBO));
        return open ? subject : Table.NOBODY;
    }
}
