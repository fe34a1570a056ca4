package holosite.server.table.feed;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.rules.log.Audience;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableState;

/** What the players must know about their table besides the game. */
final class TableNotice {
    private TableNotice() {}

    /** A sentence or two; empty if there is nothing to say. */
    static String of(TableState state, Audience audience, Language language) {
        var p = new Prose(language);
        if (state.isSuspended()) {
            return p.say(
                    "Something went wrong at this table, and it is suspended. Nothing of the game is"
                            + " lost: it can go on when the fault is mended.",
                    "Quelque chose n'a pas marché à cette table, et elle est suspendue. Rien de la"
                            + " partie n'est perdu\u00a0: elle pourra continuer quand le défaut sera"
                            + " réparé.");
        }
        String seats = state.isOver() ? "" : seats(state, audience, p);
        if (!seats.isEmpty()) {
            return seats;
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

    /** In whose seat a bot plays, and who has come back to his. */
    private static String seats(TableState state, Audience audience, Prose p) {
        for (Side side : Side.values()) {
            boolean own = audience.side().filter(one -> one == side).isPresent();
            if (state.standIn(side).isPresent()) {
                return own
                        ? p.say(
                                "You were away, and your opponent had a bot take your seat. Take it"
                                        + " back whenever you like.",
                                "Vous étiez absent, et votre adversaire a confié votre place à un"
                                        + " robot. Reprenez-la quand vous voulez.")
                        : p.say(
                                        "%s is away: a bot plays in that seat until its player comes back.",
                                        "%s est absent\u00a0: un robot joue à sa place jusqu'à son retour.")
                                .formatted(name(state, side));
            }
            if (state.back().filter(one -> one == side).isPresent() && !own) {
                return p.say(
                                "%s is back and plays on in place of the bot.",
                                "%s est de retour et joue de nouveau, à la place du robot.")
                        .formatted(name(state, side));
            }
        }
        return "";
    }

    private static String name(TableState state, Side side) {
        return state.seatOf(side).orElseThrow().sitter() instanceof SeatedPlayer.Human human
                ? human.name()
                : "";
    }
}
