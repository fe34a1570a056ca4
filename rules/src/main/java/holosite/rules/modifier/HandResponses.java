package holosite.rules.modifier;

import holosite.language.ability.Event;
import holosite.language.card.Side;
import holosite.rules.card.EnumBits;
import holosite.rules.state.GameState;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import holosite.rules.text.CardTexts;

/** What the cards in hands could come in answer to. */
final class HandResponses {
    private final EnumBits<Event> answered = new EnumBits<>();
    private int version = -1;

    boolean have(GameState game, Event event) {
        var table = game.table();
        if (version != table.handsVersion()) {
            version = table.handsVersion();
            answered.clear();
            add(game, Side.DARK);
            add(game, Side.LIGHT);
        }
        return answered.has(event);
    }

    private void add(GameState game, Side player) {
        var table = game.table();
        for (int card = table.top(player, Zone.HAND);
                card != Table.NOBODY;
                card = table.next(card)) {
            CardTexts.of(game, card).addAnswered(answered);
        }
    }
}
