package holosite.server.table.feed;

import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.server.table.game.TableState;

/** What the players must know about their table besides the game. */
final class TableNotice {
    private TableNotice() {}

    /** A sentence or two; empty if there is nothing to say. */
    static String of(TableState state, Language language) {
        var p = new Prose(language);
        if (state.isSuspended()) {
            return p.say(
                    "Something went wrong at this table, and it is suspended. Nothing of the game is"
                            + " lost: it can go on when the fault is mended.",
                    "Quelque chose n'a pas marché à cette table, et elle est suspendue. Rien de la"
                            + " partie n'est perdu\u00a0: elle pourra continuer quand le défaut sera"
                            + " réparé.");
        }
        return state.isOver() || state.changed().isEmpty()
                ? ""
                : p.say(
                        "The rules of this server were mended while you played, and what happened in"
                                + " this turn would go otherwise now. The game goes on from here"
                                + " under the new rules.",
                        "Les règles de ce serveur ont été corrigées pendant votre partie, et ce qui"
                                + " s'est passé pendant ce tour se passerait autrement à présent. La"
                                + " partie continue d'ici sous les nouvelles règles.");
    }
}
