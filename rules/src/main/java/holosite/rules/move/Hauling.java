package holosite.rules.move;

import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.rules.decision.Act;
import holosite.rules.decision.CardPrompt;
import holosite.rules.force.ForceUse;
import holosite.rules.log.MoveEntry;
import holosite.rules.modifier.Standing;
import holosite.rules.state.Context;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.text.CardTexts;
import holosite.rules.text.Text;
import java.util.Arrays;
import java.util.List;

/**
 * Artillery that its bearers take along: it stays at its site until so many of them move together
 * by landspeed to another; they pay for themselves, and for the artillery what its text asks.
 */
public record Hauling(Side player, int load) implements QuestionStep.ForCards {

    static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        var standing = Standing.of(game);
        for (int i = 0; i < standing.cardsInPlay(); i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && table.owner(card) == player
                    && isLoad(game, card)
                    && sites(game, card).length > 0) {
                acts.add(new Act.Move(card));
            }
        }
    }

    static boolean isLoad(GameState game, int card) {
        return !game.table().definition(card).isLocation()
                && !CardTexts.of(game, card).text().carriedAlong().isEmpty();
    }

    private static Text.CarriedAlong terms(GameState game, int load) {
        return CardTexts.of(game, load).text().carriedAlong().getFirst();
    }

    /** Artillery at a docking bay that this group could take along, each by itself. */
    static int[] loads(GameState game, Side player, int bay, int[] group) {
        var table = game.table();
        int[] found = table.cards(Table.on(bay));
        int count = 0;
        for (int card : found) {
            if (table.owner(card) == player
                    && isLoad(game, card)
                    && Standing.of(game).isActive(card)
                    && bearers(game, card, group) >= terms(game, card).bearers()) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** How many of these the group can carry and pay for. */
    static int most(GameState game, int[] loads, int[] group, int force) {
        int most = loads.length;
        for (int load : loads) {
            most = Math.min(most, bearers(game, load, group) / terms(game, load).bearers());
            int price = price(game, load);
            most = price == 0 ? most : Math.min(most, force / price);
        }
        return most;
    }

    private static int bearers(GameState game, int load, int[] group) {
        Context context = Context.of(load, game.table().owner(load));
        int count = 0;
        for (int card : group) {
            if (!game.table().has(card, Flag.UNDERCOVER)
                    && terms(game, load).by().fits(game, context, card)) {
                count++;
            }
        }
        return count;
    }

    static void carry(GameState game, Side player, int load, int to) {
        game.table().toBottom(load, Table.on(to), game.table().role(load));
        Logging.placed(game, MoveEntry.Moves::new, player, load, to);
    }

    static int price(GameState game, int load) {
        return MoveCost.whole(
                terms(game, load).price().of(game, Context.of(load, game.table().owner(load))));
    }

    /**
     * Who can carry it to a site, the cheapest first, as many as keep every choice among them
     * payable.
     */
    private static int[] bearers(GameState game, int load, int to) {
        var table = game.table();
        Side owner = table.owner(load);
        Text.CarriedAlong terms = terms(game, load);
        Context context = Context.of(load, owner);
        int[] found = table.cards(Table.on(table.host(load)));
        int count = 0;
        for (int card : found) {
            if (table.owner(card) == owner
                    && table.role(card) == Role.AT
                    && !table.has(card, Flag.MOVED | Flag.UNDERCOVER)
                    && terms.by().fits(game, context, card)
                    && RegularMove.to(game, card, to) == RegularMove.LANDSPEED
                    && MoveRules.against(game, card, to, RegularMove.LANDSPEED, true).none()) {
                int at = count++;
                int cost = MoveCost.of(game, card, to, RegularMove.LANDSPEED);
                while (at > 0
                        && MoveCost.of(game, found[at - 1], to, RegularMove.LANDSPEED) > cost) {
                    found[at] = found[at - 1];
                    at--;
                }
                found[at] = card;
            }
        }
        int force = ForceUse.available(game, owner) - price(game, load);
        while (count >= terms.bearers()
                && cost(game, Arrays.copyOfRange(found, count - terms.bearers(), count), to)
                        > force) {
            count--;
        }
        return count >= terms.bearers() ? Arrays.copyOf(found, count) : new int[0];
    }

    private static int cost(GameState game, int[] cards, int to) {
        int sum = 0;
        for (int card : cards) {
            sum += MoveCost.of(game, card, to, RegularMove.LANDSPEED);
        }
        return sum;
    }

    private static int[] sites(GameState game, int load) {
        var table = game.table();
        int here = table.host(load);
        if (here == Table.NOBODY || !table.laidOut(here)) {
            return new int[0];
        }
        int[] found = table.cards(Table.locations());
        int count = 0;
        for (int to : found) {
            if (to != here
                    && table.definition(to).is(Subtype.SITE)
                    && game.systemAt(to).equals(game.systemAt(here))
                    && bearers(game, load, to).length > 0) {
                found[count++] = to;
            }
        }
        return Arrays.copyOf(found, count);
    }

    @Override
    public void run(GameState game) {
        int[] sites = sites(game, load);
        chooseOne(game, player, new CardPrompt.MoveWhere(load), sites);
    }

    @Override
    public void chosen(GameState game, int[] chosen) {
        game.push(new Carriers(player, load, chosen[0]));
    }

    /** Who carries it. */
    public record Carriers(Side player, int load, int to) implements QuestionStep.ForCards {

        @Override
        public void run(GameState game) {
            int[] found = bearers(game, load, to);
            int wanted = terms(game, load).bearers();
            choose(game, player, new CardPrompt.CarryWho(load, to), found, wanted, wanted);
        }

        @Override
        public void chosen(GameState game, int[] cards) {
            ForceUse.use(game, player, price(game, load) + cost(game, cards, to));
            carry(game, player, load, to);
            for (int card : cards) {
                Moving.regular(game, card, to, RegularMove.LANDSPEED, true);
            }
        }
    }
}
