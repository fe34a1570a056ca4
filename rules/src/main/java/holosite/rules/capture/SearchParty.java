package holosite.rules.capture;

import holosite.language.card.CardType;
import holosite.language.card.DestinyKind;
import holosite.language.card.Side;
import holosite.language.card.Subtype;
import holosite.language.card.Trait;
import holosite.rules.decision.Act;
import holosite.rules.decision.CardPrompt;
import holosite.rules.destiny.DestinyDraws;
import holosite.rules.log.CardEntry;
import holosite.rules.modifier.Standing;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.QuestionStep;
import holosite.rules.state.Receiver;
import holosite.rules.state.Step;
import holosite.rules.table.Cards;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;
import java.util.List;

/**
 * A search party: in your control phase, at a site where a character of yours is missing, one or
 * more of your active characters there, also aboard something, search for it. Spies under cover do
 * not. You draw destiny and add 1 for each member, 2 for a scout; with more than 5 one of your
 * missing characters there, at random, is found and joins them. Whether they find anybody or not,
 * they do not move, search again or take part in a battle you begin for the rest of the turn.
 */
public record SearchParty(Side player, int site) implements QuestionStep.ForCards {
    private static final double TOO_LITTLE = 5;

    public static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        if (!table.anyMayHave(Flag.MISSING)) {
            return;
        }
        for (int site = table.top(Table.locations());
                site != Table.NOBODY;
                site = table.next(site)) {
            if (table.definition(site).is(Subtype.SITE)
                    && Missing.at(game, player, site).length > 0
                    && members(game, player, site).length > 0) {
                acts.add(new Act.FormSearchParty(site));
            }
        }
    }

    public static void form(GameState game, Side player, int site) {
        game.push(new SearchParty(player, site));
    }

    /** Who may search the site. */
    private static int[] members(GameState game, Side player, int site) {
        var table = game.table();
        var standing = Standing.of(game);
        var found = new int[standing.cardsInPlay()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            int card = standing.cardInPlay(i);
            if (standing.active(i)
                    && table.owner(card) == player
                    && table.definition(card).is(CardType.CHARACTER)
                    && !table.has(card, Flag.UNDERCOVER | Flag.SEARCHED)
                    && Whereabouts.location(table, card) == site) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }

    @Override
    public void run(GameState game) {
        int[] members = members(game, player, site);
        choose(game, player, new CardPrompt.SearchParty(site), members, 1, members.length);
    }

    @Override
    public void chosen(GameState game, int[] members) {
        int added = 0;
        for (int member : members) {
            game.table().set(member, Flag.SEARCHED);
            added += Standing.of(game).hasTrait(game, member, Trait.SCOUT) ? 2 : 1;
        }
        Logging.line(game, CardEntry.SearchPartyFormed::new, player, site);
        game.push(new Searching(new Cards(members)));
        game.push(new Result(player, site, added, Double.NaN));
        DestinyDraws.draw(game, player, 1, DestinyKind.SEARCH, 0, site);
    }

    /** Whether a card belongs to the search party for which destiny is being drawn. */
    public static boolean isMember(GameState game, int card) {
        Searching party = game.stack().nearest(Searching.class);
        return party != null && Arrays.stream(party.members.numbers()).anyMatch(one -> one == card);
    }

    /** Waits below the destiny of a search party: who belongs to it. */
    public record Searching(Cards members) implements Step {

        @Override
        public void run(GameState game) {
            // the search is over, and nobody asks any more
        }
    }

    /** What the destiny drawn comes to; a draw that failed finds nobody. */
    public record Result(Side player, int site, int added, double destiny) implements Receiver {

        @Override
        public Result received(int slot, double number) {
            return new Result(player, site, added, number);
        }

        @Override
        public Result received(int slot, int... cards) {
            return this;
        }

        @Override
        public void run(GameState game) {
            if (Double.isNaN(destiny)) {
                return;
            }
            double total = destiny + added;
            Logging.number(game, CardEntry.SearchTotal::new, player, site, total);
            int[] missing = Missing.at(game, player, site);
            if (total <= TOO_LITTLE || missing.length == 0) {
                return;
            }
            int found = missing[missing.length == 1 ? 0 : game.chance(missing.length)];
            Missing.found(game, found);
            game.table().set(found, Flag.SEARCHED);
        }
    }
}
