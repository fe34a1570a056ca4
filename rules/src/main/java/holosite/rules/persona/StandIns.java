package holosite.rules.persona;

import holosite.language.ability.StandsInFor;
import holosite.rules.card.Definition;
import holosite.rules.log.PlayEntry;
import holosite.rules.state.GameState;
import holosite.rules.state.Logging;
import holosite.rules.state.Step;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;

/**
 * Personas that a card targets instead of the one its text names: a character deployed from Reserve
 * Deck by that text in the place of the other stands in for the rest of the game. The counter of
 * the targeting card remembers who does.
 */
public final class StandIns {
    private StandIns() {}

    /** Whether a card is one that another means where its text names this persona. */
    public static boolean isMeant(GameState game, int speaker, String persona, int card) {
        var table = game.table();
        Definition definition = table.definition(card);
        int standIn = standIn(table, speaker);
        return standIn != Table.NOBODY
                ? definition.samePersona(table.definition(standIn))
                : definition.isPersona(persona)
                        || (table.in(card, Zone.RESERVE_DECK)
                                && mayStandIn(definition, table.definition(speaker), persona));
    }

    private static int standIn(Table table, int speaker) {
        int counter = speaker == Table.NOBODY ? 0 : table.counter(speaker);
        return counter > 0 ? counter - 1 : Table.NOBODY;
    }

    private static boolean mayStandIn(Definition card, Definition speaker, String persona) {
        return card.card().text().stream()
                .anyMatch(
                        ability ->
                                ability instanceof StandsInFor in
                                        && in.persona().equals(persona)
                                        && speaker.titled(in.title()));
    }

    /** Before a card found in the Reserve Deck is deployed by the text of another. */
    public static void deploying(GameState game, int speaker, int card) {
        var table = game.table();
        if (speaker != Table.NOBODY
                && table.in(card, Zone.RESERVE_DECK)
                && standIn(table, speaker) == Table.NOBODY
                && table.definition(card).card().text().stream()
                        .anyMatch(
                                ability ->
                                        ability instanceof StandsInFor in
                                                && table.definition(speaker).titled(in.title()))) {
            game.push(new Retargeting(speaker, card));
        }
    }

    /** The card that was deployed is targeted from now on. */
    public record Retargeting(int speaker, int card) implements Step {

        @Override
        public void run(GameState game) {
            var table = game.table();
            if (table.inPlay(card)) {
                table.setCounter(speaker, card + 1);
                Logging.line(game, PlayEntry.Retargets::new, table.owner(speaker), speaker, card);
            }
        }
    }
}
