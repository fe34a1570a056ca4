package holosite.rules.force;

import holosite.language.ability.Deed;
import holosite.language.ability.Event;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.decision.CardPrompt;
import holosite.rules.leaving.LostPiles;
import holosite.rules.log.ForceEntry;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.LastingTexts;
import holosite.rules.modifier.Rulings;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Step;
import holosite.rules.state.Use;
import holosite.rules.state.Uses;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.Optional;

/**
 * Losing Force: the loser chooses each card, from hand or from the top of Reserve Deck, Force Pile
 * or Used Pile, and puts it face up on the Lost Pile. Where a text names a pile, that one comes
 * first.
 */
public record ForceLoss(Side player, int left, Optional<Zone> first, boolean cost, int source)
        implements QuestionStep.ForCards {

    /** A loss that texts may still change or respond to. */
    public static void lose(
            GameState game,
            Side player,
            double force,
            Optional<Zone> first,
            int source,
            boolean drain) {
        if (force > 0 && !game.turn().settingUp()) {
            int id = game.newId();
            game.push(new Begin(player, force, first, source, drain, id));
            ResponseWindow.open(
                    game,
                    Happening.of(Event.FORCE_TO_BE_LOST, player).by(source).amount(force).id(id));
        }
    }

    /**
     * A text makes the loss that this player is about to suffer greater or smaller; whether there
     * is one. Of a Force drain that is a change to the drain, which other texts may keep as it is.
     * Nobody responds any more to a loss that has grown.
     */
    public static boolean change(GameState game, Side player, double by, int giver) {
        for (Step step : game.stack()) {
            if (step instanceof Begin begin && begin.player == player) {
                if (!begin.drain || mayChangeDrain(game, begin, by, giver)) {
                    game.replace(begin, begin.changed(by));
                    if (by > 0) {
                        ResponseWindow.close(game, begin.id);
                    }
                }
                return true;
            }
        }
        return false;
    }

    private static boolean mayChangeDrain(GameState game, Begin begin, double by, int giver) {
        Deed deed = by > 0 ? Deed.ADD_TO_DRAIN : Deed.REDUCE_DRAIN;
        Side drainer = begin.player.opposite();
        return !Rulings.forbids(game, deed, drainer, giver, begin.source)
                && !Rulings.forbids(game, Deed.MODIFY_DRAIN, drainer, giver, begin.source);
    }

    /** How much Force a player could lose as a cost of this card, which pays for nothing itself. */
    public static int payableBy(GameState game, Side player, int source) {
        int hand = game.table().size(player, Zone.HAND);
        boolean inHand = game.table().in(source, Zone.HAND);
        return LifeForce.of(game, player) + (inHand ? hand - 1 : hand);
    }

    /**
     * Force lost as a cost of a card: nothing changes it; nobody loses Force before the first turn.
     */
    public static void pay(GameState game, Side player, int force, int source) {
        if (force > 0 && !game.turn().settingUp()) {
            game.push(new ForceLoss(player, force, Optional.empty(), true, source));
        }
    }

    /**
     * The battle damage that is due: Force that must be lost like any other, although cards may be
     * forfeited for it.
     */
    public static double toBattle(GameState game, Side loser, double damage, int place) {
        double amount = Figures.ofPlayer(game, Figure.FORCE_LOSS, loser, damage, place);
        return amount == damage ? damage : whole(game, loser, amount);
    }

    /** Nobody loses half a Force. */
    private static double whole(GameState game, Side player, double force) {
        return Rulings.allows(game, Deed.ROUND_LOSS_DOWN, player, Table.NOBODY, Table.NOBODY)
                ? Math.floor(force)
                : Math.ceil(force);
    }

    /** After answers to the loss as a whole. */
    public record Begin(
            Side player, double force, Optional<Zone> first, int source, boolean drain, int id)
            implements Step {

        private Begin changed(double by) {
            return new Begin(player, Math.max(0, force + by), first, source, drain, id);
        }

        @Override
        public void run(GameState game) {
            if (!game.isCanceled(id)) {
                double amount = Figures.ofPlayer(game, Figure.FORCE_LOSS, player, force, source);
                if (drain) {
                    amount = Figures.ofPlayer(game, Figure.FORCE_LOSS_FROM_DRAIN, player, amount);
                }
                if (source != Table.NOBODY && game.table().definition(source).isInsert()) {
                    amount = Figures.ofPlayer(game, Figure.FORCE_LOSS_FROM_INSERT, player, amount);
                }
                int whole = (int) whole(game, player, amount);
                for (int i = 0; drain && i < whole; i++) {
                    Uses.note(game, new Use.Drained(player));
                }
                if (whole > 0) {
                    game.next(
                            new ForceLoss(player, whole, first, false, source),
                            new Lost(player, whole, source));
                }
            }
            LastingTexts.endAction(game, id);
        }
    }

    /** Once all of it is lost. */
    public record Lost(Side player, int force, int source) implements Step {

        @Override
        public void run(GameState game) {
            ResponseWindow.open(
                    game, Happening.of(Event.FORCE_LOST, player).by(source).amount(force));
        }
    }

    @Override
    public void run(GameState game) {
        if (left <= 0) {
            return;
        }
        chooseOne(game, player, new CardPrompt.LoseForceFrom(source, left), sources(game));
    }

    private int[] sources(GameState game) {
        var table = game.table();
        if (first.isPresent() && table.size(player, first.get()) > 0) {
            return first.get() == Zone.HAND
                    ? table.cards(Table.zone(player, Zone.HAND))
                    : new int[] {table.top(player, first.get())};
        }
        return sources(game, player, cost ? source : Table.NOBODY);
    }

    /**
     * Every card that may be lost now: the tops of the piles, then the hand, but not the card whose
     * cost this is.
     */
    static int[] sources(GameState game, Side player, int paying) {
        var table = game.table();
        var found = new int[3 + table.size(player, Zone.HAND)];
        int count = 0;
        for (Zone zone : PILES) {
            int top = table.top(player, zone);
            if (top != Table.NOBODY) {
                found[count++] = top;
            }
        }
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            if (card != paying) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }

    private static final Zone[] PILES = {Zone.RESERVE_DECK, Zone.FORCE_PILE, Zone.USED_PILE};

    @Override
    public void chosen(GameState game, int[] chosen) {
        loseOne(game, chosen[0]);
    }

    private void loseOne(GameState game, int card) {
        var table = game.table();
        Zone from = table.zone(card);
        boolean unseen = LostPiles.goesUnseen(game, card);
        table.toTop(card, Table.zone(table.owner(card), Zone.LOST_PILE), Role.NONE);
        if (unseen) {
            table.set(card, Flag.FACE_DOWN_IN_PILE);
        }
        Logging.pile(
                game,
                ForceEntry.LosesForce::new,
                player,
                unseen ? Table.NOBODY : card,
                from.pile());
        game.push(new ForceLoss(player, left - 1, first, cost, source));
    }
}
