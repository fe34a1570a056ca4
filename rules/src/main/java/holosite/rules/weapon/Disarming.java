package holosite.rules.weapon;

import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.rules.Game;
import holosite.rules.action.Happening;
import holosite.rules.action.Window;
import holosite.rules.presence.Whereabouts;
import holosite.rules.table.Leaving;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import java.util.Arrays;

/** Being Disarmed: a character loses all weapons it carries, and that can be answered to. */
public final class Disarming {
    private Disarming() {}

    /** A card of this player disarms characters. */
    public static void disarm(Game game, int player, int[] characters, int source) {
        var table = game.table();
        for (int character : characters) {
            if (!Leaving.inPlay(table, character)) {
                continue;
            }
            Window.open(
                    game,
                    Happening.of(Event.DISARMED, player)
                            .to(character)
                            .by(source)
                            .at(Whereabouts.location(table, character)));
            int[] weapons =
                    Arrays.stream(table.cards(Table.on(character)))
                            .filter(
                                    card ->
                                            table.role(card) == Role.ON
                                                    && table.definition(card).is(CardType.WEAPON))
                            .toArray();
            if (weapons.length > 0) {
                Leaving.lose(game, weapons);
            }
        }
    }
}
