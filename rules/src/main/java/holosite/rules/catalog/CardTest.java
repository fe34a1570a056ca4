package holosite.rules.catalog;

import holosite.rules.Game;

/** A filter made ready to be asked of a card. */
public interface CardTest {

    CardTest ALL = (game, context, card) -> true;

    boolean fits(Game game, Context context, int card);
}
