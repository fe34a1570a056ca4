package holosite.bots.sim;

import holosite.bots.Bot;
import holosite.bots.kind.BotKind;
import holosite.language.card.Side;
import holosite.rules.kit.CardPool;
import holosite.rules.setup.Setup;

/** Two decks and the bots that play them. */
public record Pairing(Setup setup, BotKind dark, BotKind light) {

    public BotKind of(Side side) {
        return side == Side.DARK ? dark : light;
    }

    /** The bot of one side for the game of this seed. */
    Bot bot(Side side, CardPool cards, long seed) {
        return of(side).bot(cards, seed * 2 + (side == Side.DARK ? 0 : 1));
    }
}
