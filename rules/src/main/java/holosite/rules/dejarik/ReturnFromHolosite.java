package holosite.rules.dejarik;

import holosite.language.card.Side;
import holosite.rules.decision.Act;
import holosite.rules.decision.CardPrompt;
import holosite.rules.leaving.Leaving;
import holosite.rules.place.PlaceRules;
import holosite.rules.presence.Presence;
import holosite.rules.state.GameState;
import holosite.rules.state.QuestionStep;
import holosite.rules.table.Flag;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import java.util.Arrays;
import java.util.List;

/**
 * Whoever controls a holosite may return any number of his Dejariks and holograms there to his hand
 * at any time between other actions, in either player's turn, but not during a battle.
 */
public record ReturnFromHolosite(Side player, int holosite) implements QuestionStep.ForCards {

    public static void list(GameState game, Side player, List<Act> acts) {
        var table = game.table();
        if (!table.anyMayHave(Flag.AT_HOLOSITE)) {
            return;
        }
        for (int site = table.top(Table.locations());
                site != Table.NOBODY;
                site = table.next(site)) {
            if (PlaceRules.holosite(game, site)
                    && Presence.controls(game, player, site)
                    && cards(game, player, site).length > 0) {
                acts.add(new Act.ReturnFromHolosite(site));
            }
        }
    }

    public static void begin(GameState game, Side player, int holosite) {
        game.push(new ReturnFromHolosite(player, holosite));
    }

    private static int[] cards(GameState game, Side player, int holosite) {
        var table = game.table();
        var found = new int[table.size(Table.on(holosite))];
        int count = 0;
        for (int card = table.top(Table.on(holosite));
                card != Table.NOBODY;
                card = table.next(card)) {
            if (table.has(card, Flag.AT_HOLOSITE) && table.owner(card) == player) {
                found[count++] = card;
            }
        }
        return Arrays.copyOf(found, count);
    }

    @Override
    public void run(GameState game) {
        int[] cards = cards(game, player, holosite);
        choose(game, player, new CardPrompt.ReturnToHand(holosite), cards, 1, cards.length);
    }

    @Override
    public void chosen(GameState game, int[] cards) {
        Leaving.put(game, cards, Zone.HAND, true);
    }
}
