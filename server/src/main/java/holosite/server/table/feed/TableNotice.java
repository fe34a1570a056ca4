package holosite.server.table.feed;

import holosite.language.card.Side;
import holosite.language.prose.Language;
import holosite.language.prose.Prose;
import holosite.server.table.game.SeatedPlayer;
import holosite.server.table.game.TableView;
import java.util.Optional;

/** What the players must know about their table besides the game. */
final class TableNotice {
    private TableNotice() {}

    /** A sentence or two, if there is anything to say. */
    static Optional<String> of(TableView table, Language language) {
        var p = new Prose(language);
        return switch (table.stage()) {
            case OVER -> Optional.empty();
            case SUSPENDED -> Optional.of(suspended(p));
            case OPEN, PLAYING ->
                    seats(table, p)
                            .or(
                                    () ->
                                            Optional.of(changed(p))
                                                    .filter(t -> table.isChangedByRules()));
        };
    }

    private static String suspended(Prose p) {
        return p.say(
                "Something went wrong at this table, and it is suspended. Nothing of the game is"
                        + " lost: it can go on when the fault is mended.",
                "Quelque chose n'a pas marché à cette table, et elle est suspendue. Rien de la"
                        + " partie n'est perdu\u00a0: elle pourra continuer quand le défaut sera"
                        + " réparé.");
    }

    private static String changed(Prose p) {
        return p.say(
                "The rules of this server were mended while you played, and what happened in"
                        + " this turn would go otherwise now. The game goes on from here"
                        + " under the new rules.",
                "Les règles de ce serveur ont été corrigées pendant votre partie, et ce qui"
                        + " s'est passé pendant ce tour se passerait autrement à présent. La"
                        + " partie continue d'ici sous les nouvelles règles.");
    }

    /** In whose seat a bot plays, and who has come back to his. */
    private static Optional<String> seats(TableView table, Prose p) {
        for (Side side : Side.values()) {
            boolean own = table.audience().side().filter(one -> one == side).isPresent();
            if (table.standIn(side).isPresent()) {
                return Optional.of(own ? ownSeat(p) : away(p).formatted(name(table, side)));
            }
            if (table.back().filter(one -> one == side).isPresent() && !own) {
                return Optional.of(back(p).formatted(name(table, side)));
            }
        }
        return Optional.empty();
    }

    private static String ownSeat(Prose p) {
        return p.say(
                "You were away, and your opponent had a bot take your seat. Take it back whenever"
                        + " you like.",
                "Vous étiez absent, et votre adversaire a confié votre place à un robot."
                        + " Reprenez-la quand vous voulez.");
    }

    private static String away(Prose p) {
        return p.say(
                "%s is away: a bot plays in that seat until its player comes back.",
                "%s est absent\u00a0: un robot joue à sa place jusqu'à son retour.");
    }

    private static String back(Prose p) {
        return p.say(
                "%s is back and plays on in place of the bot.",
                "%s est de retour et joue de nouveau, à la place du robot.");
    }

    private static String name(TableView table, Side side) {
        return table.sitter(side).orElseThrow() instanceof SeatedPlayer.Human human
                ? human.name()
                : "";
    }
}
