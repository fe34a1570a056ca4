package holosite.rules.tell;

import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import holosite.rules.log.ContestEntry;

/** Jedi Tests, sabacc, duels, Epic Events and Podraces in sentences. */
final class ContestLines {
    private static final Verb PLAY = Verb.of("play", "jouer");
    private static final Verb STAY = Verb.of("stay", "rester");
    private static final Verb SHOW = Verb.of("show", "montrer");
    private static final Verb WIN = Verb.of("win", "gagner");
    private static final Verb INITIATE = Verb.of("initiate", "initier");

    private final PlayerWords players;
    private final Prose p;

    ContestLines(PlayerWords players) {
        this.players = players;
        this.p = players.prose();
    }

    String tell(ContestEntry entry) {
        return switch (entry) {
            case ContestEntry.Trains e ->
                    p.sentence(
                            p.say(
                                    "%s is trained by %s",
                                    "%s a pour mentor %s",
                                    players.named(e.apprentice()),
                                    players.named(e.mentor())));
            case ContestEntry.TestCompleted e ->
                    p.sentence(
                            p.say(
                                    "%s is completed by %s",
                                    "%s : épreuve réussie par %s",
                                    players.named(e.test()),
                                    players.named(e.apprentice())));
            case ContestEntry.SabaccBegins e ->
                    players.does(
                            e.player(),
                            PLAY,
                            p.say("sabacc", "au sabacc"),
                            e.character().isNone()
                                    ? ""
                                    : p.say("with ", "avec ") + e.character().title());
            case ContestEntry.SabaccDraws e ->
                    players.does(
                            e.player(),
                            Verb.DRAW,
                            e.card().isNone()
                                    ? p.say("a card for sabacc", "une carte de sabacc")
                                    : e.card().title() + p.say(" for sabacc", " pour le sabacc"));
            case ContestEntry.SabaccStands e ->
                    players.does(
                            e.player(),
                            STAY,
                            p.say("with this sabacc hand", "avec cette main de sabacc"));
            case ContestEntry.SabaccShows e ->
                    players.does(e.player(), SHOW, players.named(e.card()));
            case ContestEntry.SabaccTotal e ->
                    p.sentence(
                            players.of(e.player(), Noun.f("sabacc hand", "main de sabacc"))
                                    + p.say(" comes to ", " vaut ")
                                    + p.number(e.total()));
            case ContestEntry.SabaccPerfect e ->
                    players.does(
                            e.player(), Verb.HAVE, p.say("a perfect sabacc", "un sabacc parfait"));
            case ContestEntry.SabaccWon e ->
                    players.does(e.player(), WIN, p.say("at sabacc", "au sabacc"));
            case ContestEntry.SabaccTied _ ->
                    p.say("Nobody wins at sabacc.", "Personne ne gagne au sabacc.");
            case ContestEntry.DuelBegins e ->
                    p.sentence(
                            p.say(
                                    "%s duels %s",
                                    "%s défie %s en duel",
                                    players.named(e.character()),
                                    players.named(e.opponent())));
            case ContestEntry.DuelTotal e ->
                    p.sentence(
                            players.named(e.character())
                                    + p.say(" comes to a total of ", " atteint un total de ")
                                    + p.number(e.total()));
            case ContestEntry.DuelWon e ->
                    players.card(e.winner(), "wins the duel", "gagne le duel");
            case ContestEntry.DuelTied _ ->
                    p.say("Nobody wins the duel.", "Personne ne gagne le duel.");
            case ContestEntry.EventTotal e ->
                    p.sentence(
                            p.say(
                                    "%s comes to a total of %s against %s",
                                    "%s atteint un total de %s contre %s",
                                    players.named(e.event()),
                                    p.number(e.total()),
                                    p.number(e.against())));
            case ContestEntry.PodraceBegins e ->
                    players.does(e.player(), INITIATE, p.say("a Podrace", "une course de modules"));
            case ContestEntry.PodraceWon e ->
                    players.does(
                            e.player(),
                            WIN,
                            p.say(
                                    "the Podrace with a race total of %s",
                                    "la course de modules avec un total de course de %s",
                                    p.number(e.raceTotal())));
        };
    }
}
