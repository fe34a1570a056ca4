package holosite.rules.weapon;

import holosite.language.ability.Event;
import holosite.language.card.CardType;
import holosite.language.card.Side;
import holosite.rules.action.ResponseWindow;
import holosite.rules.leaving.Leaving;
import holosite.rules.state.GameState;
import holosite.rules.state.Happening;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.whereabouts.Whereabouts;
import java.util.Arrays;

/** Being Disarmed: a character loses all weapons it carries, and players can respond to that. */
public final class Disarming {
    private Disarming() {}

    /** A card of this player disarms characters. */
    public static void disarm(GameState game, Side player, int[] characters, int source) {
        var table = game.table();
        for (int character : characters) {
            if (!table.inPlay(character)) {
                continue;
            }
            ResponseWindow.open(
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
