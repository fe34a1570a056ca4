package holosite.rules.table;

import holosite.rules.Game;
import holosite.rules.battle.Participation;
import holosite.rules.log.Entry;

/** Cards put on other cards by text, and cards that come back to the table. */
public final class Stacking {
    private Stacking() {}

    /** Cards go onto a host, in force there. */
    public static void attach(Game game, int[] cards, int host) {
        for (int card : cards) {
            if (host != Table.NOBODY) {
                game.table().toBottom(card, Table.on(host), Role.ON);
                game.say(Entry.Line.TRANSFERS, game.table().owner(card), card, host, 0);
            }
        }
    }

    /** Cards only lie on a host: they are not on the table. */
    public static void stack(Game game, int[] cards, int host, boolean faceDown) {
        for (int card : cards) {
            if (host != Table.NOBODY) {
                game.table().toBottom(card, Table.on(host), Role.STACKED);
                if (faceDown) {
                    game.table().set(card, Flag.FACE_DOWN);
                }
            }
        }
    }

    /** Cards come back to a place as new; it is no deployment. */
    public static void returnTo(Game game, int[] cards, int place) {
        for (int card : cards) {
            game.table().toBottom(card, Table.on(place), Role.AT);
            Participation.arrived(game, card);
            game.say(Entry.Line.RELOCATED, game.table().owner(card), card, place, 0);
        }
    }
}
