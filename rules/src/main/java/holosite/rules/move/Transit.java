package holosite.rules.move;

import holosite.language.card.CardType;
import holosite.language.card.Figure;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.rules.action.PricedChoice;
import holosite.rules.decision.Act;
import holosite.rules.decision.CardPrompt;
import holosite.rules.force.ForceUse;
import holosite.rules.log.MoveEntry;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Places;
import holosite.rules.refusal.Refusal;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import java.util.Arrays;
import java.util.List;

/**
 * Docking bay transit: any of a player's characters and vehicles at one docking bay go together to
 * another, anywhere on the table, for one price: what his end of the first bay asks to leave it and
 * his end of the other to come to it. A bay that lets him leave for free makes it all free. No
 * pilot is needed; starships do not use it. It is the regular move of each who goes. Artillery goes
 * along with as many of the group as its text asks for, at the price it names.
 */
public record Transit(Side player, int bay) implements QuestionStep.ForCards, PricedChoice {

    /**
     * Offers transit from every docking bay with somebody to go, somewhere to go, and the Force for
     * it.
     */
    static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        for (int bay = table.top(Table.locations()); bay != Table.NOBODY; bay = table.next(bay)) {
            if (Places.dockingBay(table, bay)
                    && anybody(game, player, bay)
                    && anywhere(game, player, bay)) {
                acts.add(new Act.DockingBayTransit(bay));
            }
        }
    }

    private static boolean anybody(GameState game, Side player, int bay) {
        var table = game.table();
        for (int card = table.top(Table.on(bay)); card != Table.NOBODY; card = table.next(card)) {
            if (traveler(game, player, card)) {
                return true;
            }
        }
        return false;
    }

    private static boolean anywhere(GameState game, Side player, int bay) {
        var table = game.table();
        for (int to = table.top(Table.locations()); to != Table.NOBODY; to = table.next(to)) {
            if (opens(game, player, bay, to)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Characters and vehicles at the bay that have not moved; an undercover spy travels only with
     * other undercover spies, when the opponent moves.
     */
    private static boolean traveler(GameState game, Side player, int card) {
        var table = game.table();
        return table.owner(card) == player
                && table.role(card) == Role.AT
                && !table.has(card, Flag.MOVED)
                && MoveRules.hisPhase(game, card)
                && (table.definition(card).is(CardType.CHARACTER)
                        || table.definition(card).has(Trait.LIKE_A_CHARACTER)
                        || table.definition(card).is(CardType.VEHICLE))
                && Standing.of(game).isActive(card);
    }

    private static boolean opens(GameState game, Side player, int bay, int to) {
        return Places.dockingBay(game.table(), to)
                && refusal(game, player, bay, to).none()
                && someoneGoes(game, player, bay, to);
    }

    private static boolean someoneGoes(GameState game, Side player, int bay, int to) {
        var table = game.table();
        for (int card = table.top(Table.on(bay)); card != Table.NOBODY; card = table.next(card)) {
            if (goes(game, player, card, to)) {
                return true;
            }
        }
        return false;
    }

    private static boolean goes(GameState game, Side player, int card, int to) {
        return traveler(game, player, card)
                && Places.mayBe(game, card, to)
                && !MoveRules.forbidden(game, card, to);
    }

    /** Why a player may not go from one docking bay to another. */
    static Refusal refusal(GameState game, Side player, int from, int to) {
        if (from == to
                || !Places.dockingBay(game.table(), from)
                || !Places.dockingBay(game.table(), to)) {
            return Refusal.WRONG_KIND_OF_PLACE;
        }
        if (MoveRules.shielded(game, player, from) || MoveRules.shielded(game, player, to)) {
            return Refusal.ENERGY_SHIELD;
        }
        return cost(game, player, from, to, lightest(game, player, from, to))
                        <= ForceUse.available(game, player)
                ? Refusal.NONE
                : Refusal.NOT_ENOUGH_FORCE;
    }

    /** The one of those who could go who would go for the least Force. */
    private static int[] lightest(GameState game, Side player, int from, int to) {
        var table = game.table();
        int found = Table.NOBODY;
        int least = Integer.MAX_VALUE;
        for (int card = table.top(Table.on(from)); card != Table.NOBODY; card = table.next(card)) {
            if (goes(game, player, card, to)) {
                int price = cost(game, player, from, to, new int[] {card});
                if (price < least) {
                    least = price;
                    found = card;
                }
            }
        }
        return found == Table.NOBODY ? new int[0] : new int[] {found};
    }

    private static int toll(GameState game, Side player, int card, int from, int to) {
        return MoveCost.toll(game, player, card, from, to, RegularMove.NONE);
    }

    /**
     * The price for these to go together: what the bays ask for, as texts change and raise it for
     * the one of them who goes for most. A transit that the bay makes free stays free.
     */
    static int cost(GameState game, Side player, int from, int to, int[] travelers) {
        var out = new CostTerms();
        int leaving = MoveCost.whole(Figures.at(game, Figure.TRANSIT_FROM, from, player, out));
        var in = new CostTerms();
        int entering = MoveCost.whole(Figures.at(game, Figure.TRANSIT_TO, to, player, in));
        boolean fixed = out.fixed() || in.fixed();
        if (out.free() && !fixed) {
            return 0;
        }
        int asked = in.fixed() ? entering : out.fixed() ? leaving : leaving + entering;
        int most = 0;
        for (int card : travelers) {
            most = Math.max(most, asked(game, player, card, from, to, asked));
        }
        return travelers.length == 0 ? asked : most;
    }

    private static int asked(GameState game, Side player, int card, int from, int to, int price) {
        var terms = new CostTerms();
        double changed = MoveCost.changed(game, card, to, price, terms);
        return terms.free() ? 0 : MoveCost.whole(changed) + toll(game, player, card, from, to);
    }

    // ---- where

    @Override
    public void run(GameState game) {
        int[] bays = bays(game);
        chooseOne(game, player, new CardPrompt.MoveWhere(bay), bays);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        game.push(new Group(player, bay, chosen[0]));
    }

    @Override
    public int price(GameState game, int to) {
        return cost(game, player, bay, to, lightest(game, player, bay, to));
    }

    private int[] bays(GameState game) {
        int[] found = game.table().cards(Table.locations());
        int count = 0;
        for (int to : found) {
            if (opens(game, player, bay, to)) {
                found[count++] = to;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** Who goes: one or more, for the one price. */
    public record Group(Side player, int bay, int to) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] travelers = travelers(game);
            choose(game, player, new CardPrompt.MoveWho(bay, to), travelers, 1, travelers.length);
        }

        private int[] travelers(GameState game) {
            int[] found = game.table().cards(Table.on(bay));
            int count = 0;
            int force = ForceUse.available(game, player);
            for (int card : found) {
                if (goes(game, player, card, to)
                        && cost(game, player, bay, to, new int[] {card}) <= force) {
                    found[count++] = card;
                }
            }
            return Arrays.copyOf(found, count);
        }

        @Override
        public void chosen(GameState game, int[] travelers) {
            int force = ForceUse.available(game, player) - cost(game, player, bay, to, travelers);
            int[] loads = Hauling.loads(game, player, bay, travelers);
            int most = Hauling.most(game, loads, travelers, force);
            if (most > 0) {
                game.push(new WithArtillery(player, bay, to, list(travelers), list(loads), most));
            } else {
                go(game, player, bay, to, travelers, new int[0]);
            }
        }
    }

    private static List<Integer> list(int[] cards) {
        return Arrays.stream(cards).boxed().toList();
    }

    private static int[] array(List<Integer> cards) {
        return cards.stream().mapToInt(Integer::intValue).toArray();
    }

    private static void go(
            GameState game, Side player, int bay, int to, int[] travelers, int[] loads) {
        int extra = Arrays.stream(loads).map(load -> Hauling.price(game, load)).sum();
        ForceUse.use(game, player, cost(game, player, bay, to, travelers) + extra);
        for (int load : loads) {
            Hauling.carry(game, player, load, to);
        }
        for (int card : travelers) {
            game.table().set(card, Flag.MOVED);
            Moving.go(game, card, to, MoveEntry.Moves::new);
        }
    }

    /** Which artillery the group takes along, if any. */
    public record WithArtillery(
            Side player, int bay, int to, List<Integer> travelers, List<Integer> loads, int most)
            implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            choose(game, player, new CardPrompt.MoveWho(bay, to), array(loads), 0, most);
        }

        @Override
        public void chosen(GameState game, int[] taken) {
            go(game, player, bay, to, array(travelers), taken);
        }
    }
}
