package holosite.rules.epic;

import holosite.language.card.CardType;
import holosite.language.card.Subtype;
import holosite.rules.leaving.Leaving;
import holosite.rules.log.CardEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import java.util.Arrays;

/**
 * A site that collapses: characters, vehicles, starships, weapons and devices there are lost,
 * including those in prison. Its text and icons no longer count, and it costs 1 Force more to move
 * from it, to move to it and to deploy to it, until a card of its title is deployed over it.
 */
public final class Collapsing {
    private Collapsing() {}

    public static void collapse(GameState game, int[] sites) {
        var table = game.table();
        for (int site : sites) {
            if (table.laidOut(site)
                    && table.definition(site).is(Subtype.SITE)
                    && !table.has(site, Flag.COLLAPSED | Flag.BLOWN_AWAY)) {
                table.set(site, Flag.COLLAPSED);
                table.textsChanged();
                Logging.becomes(game, CardEntry.Change.COLLAPSED, site);
                Leaving.lose(
                        game,
                        Arrays.stream(table.cards(Table.on(site)))
                                .filter(card -> buried(table, card))
                                .toArray());
            }
        }
    }

    private static boolean buried(Table table, int card) {
        var definition = table.definition(card);
        return table.role(card) != Role.COVERED
                && (definition.isUnit()
                        || definition.is(CardType.WEAPON)
                        || definition.is(CardType.DEVICE));
    }
}
