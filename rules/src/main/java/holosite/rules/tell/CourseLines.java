package holosite.rules.tell;

import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import holosite.rules.log.ForceEntry;
import holosite.rules.log.GameEntry;
import holosite.rules.log.PileEntry;

/** The course of the game in sentences: its turns and phases, the Force, the piles. */
final class CourseLines {
    private static final Verb PLAY = Verb.of("play", "jouer");
    private static final Verb ACTIVATE = Verb.of("activate", "activer");
    private static final Verb USE_NEXT =
            new Verb(
                    "will next use",
                    "will next use",
                    "utiliser ensuite",
                    "utiliserez ensuite",
                    "utilisera ensuite",
                    "utiliseront ensuite");
    private static final Verb RETRIEVE = Verb.of("retrieve", "récupérer");
    private static final Verb SHUFFLE =
            new Verb("shuffle", "shuffles", "mélanger", "mélangez", "mélange", "mélangent");
    private static final Verb WIN = Verb.of("win", "gagner");
    private static final Verb INSERT = Verb.of("insert", "insérer");
    private static final Verb BEGIN =
            new Verb("begin", "begins", "commencer", "commencez", "commence", "commencent");
    private static final Verb SEE = new Verb("see", "sees", "voir", "voyez", "voit", "voient");
    private static final Verb FIND = Verb.of("find", "chercher");
    private static final Verb ASK = Verb.of("ask", "demander");
    private static final Verb ANSWER = Verb.of("answer", "répondre", "répond");
    private static final Verb NAME = Verb.of("name", "nommer");
    private static final Verb REVEAL = Verb.of("reveal", "révéler");

    private final PlayerWords players;
    private final Prose p;

    private final KindWords kinds;

    CourseLines(PlayerWords players) {
        this.players = players;
        this.p = players.prose();
        this.kinds = new KindWords(players);
    }

    // ---- the game

    String tell(GameEntry entry) {
        return switch (entry) {
            case GameEntry.StartingLocation e ->
                    players.does(
                            e.player(), BEGIN, p.say("at ", "à ") + players.named(e.location()));
            case GameEntry.NoStartingLocation e ->
                    players.does(
                            e.player(),
                            BEGIN,
                            p.say("without a starting location", "sans localisation de départ"));
            case GameEntry.StartingEffect e ->
                    players.does(
                            e.player(),
                            BEGIN,
                            p.say("with ", "avec ") + players.named(e.card()),
                            e.under() == 0
                                    ? ""
                                    : p.say(
                                            "and %s face down under it",
                                            "et %s à l'envers dessous", cards(e.under())));
            case GameEntry.StartingObjective e ->
                    players.does(
                            e.player(), BEGIN, p.say("with ", "avec ") + players.named(e.card()));
            case GameEntry.StartingInterrupt e ->
                    players.does(
                            e.player(),
                            PLAY,
                            players.named(e.card()),
                            p.say("as the game is set up", "au début de la partie"));
            case GameEntry.StartFails e ->
                    p.sentence(
                            p.say(
                                    "%s cannot do what it must",
                                    "%s ne peut pas faire ce que la carte exige",
                                    players.named(e.card())));
            case GameEntry.OpeningHand e -> players.does(e.player(), Verb.DRAW, cards(e.cards()));
            case GameEntry.TurnBegins e ->
                    p.say("Turn %s: ", "Tour %s : ", p.number(e.number()))
                            + inside(players.of(e.player(), Noun.m("turn", "tour")))
                            + ".";
            case GameEntry.PhaseBegins e ->
                    p.sentence(players.headed(e.player(), e.phase().noun()));
            case GameEntry.WinsGame e ->
                    players.does(
                            e.player(),
                            WIN,
                            p.say(
                                    "the game with %s Life Force left",
                                    "la partie, Force vitale restante : %s",
                                    p.number(e.lifeForce())));
        };
    }

    private String cards(int count) {
        return p.say("%s cards", "%s cartes", p.number(count));
    }

    /** Spelled as a sentence is, but without a capital. */
    private String inside(String text) {
        return text.charAt(0) + players.spelt(text).substring(1);
    }

    // ---- the Force

    private String from(Side owner) {
        return p.say("from ", "de ") + players.pile(owner, Pile.FORCE_PILE);
    }

    String tell(ForceEntry entry) {
        return switch (entry) {
            case ForceEntry.Activates e ->
                    players.does(e.player(), ACTIVATE, players.force(e.force()));
            case ForceEntry.UsesForce e ->
                    players.does(e.player(), Verb.USE, players.force(e.force()));
            case ForceEntry.MayUseTheirs e ->
                    players.does(
                            e.player(),
                            USE_NEXT,
                            players.force(e.force()),
                            from(e.player().opposite()));
            case ForceEntry.UsesTheirs e ->
                    players.does(
                            e.player(),
                            Verb.USE,
                            players.force(e.force()),
                            from(e.player().opposite()));
            case ForceEntry.LosesForce e ->
                    players.does(
                            e.player(),
                            Verb.LOSE,
                            players.named(e.card()),
                            PlayerWords.aside(p.say(e.from().noun())));
            case ForceEntry.Retrieves e ->
                    players.does(e.player(), RETRIEVE, players.named(e.card()));
            case ForceEntry.DrawsCards e ->
                    players.does(
                            e.player(),
                            Verb.DRAW,
                            e.count() == 1 ? players.named(e.card()) : cards(e.count()));
            case ForceEntry.Recirculates e ->
                    p.sentence(
                            p.say(
                                    "%s goes under the Reserve Deck (%s)",
                                    "%s passe sous la pile de réserve (%s)",
                                    players.pile(e.player(), Pile.USED_PILE),
                                    p.number(e.cards())));
        };
    }

    // ---- piles

    String tell(PileEntry entry) {
        return switch (entry) {
            case PileEntry.PilePlaced e ->
                    p.sentence(
                            p.say(
                                    "%s goes onto %s",
                                    "%s passe sur %s",
                                    players.pile(e.player(), e.pile()),
                                    players.pile(e.player(), e.onto())));
            case PileEntry.FindsNothing e ->
                    players.does(
                            e.player(),
                            FIND,
                            p.say("nothing suitable in ", "en vain dans ")
                                    + (e.whose() == e.player()
                                            ? p.the(e.pile().noun())
                                            : players.pile(e.whose(), e.pile())));
            case PileEntry.LooksAt e ->
                    players.does(
                            e.player(),
                            SEE,
                            players.named(e.card()),
                            p.say("in ", "dans ") + players.pile(e.whose(), e.pile()));
            case PileEntry.Reveals e ->
                    players.does(
                            e.player(),
                            REVEAL,
                            players.named(e.card()),
                            p.say("in ", "dans ") + players.pile(e.whose(), e.pile()));
            case PileEntry.Takes e ->
                    players.does(
                            e.player(),
                            Verb.TAKE,
                            players.named(e.card()),
                            e.to() == Pile.HAND
                                    ? p.say("into hand", "en main")
                                    : PlayerWords.aside(p.say(e.to().noun())));
            case PileEntry.AsksAboutHand e ->
                    players.does(e.player(), ASK, kinds.ifIn(e.whose(), e.least(), e.kind()));
            case PileEntry.TellsTruth e ->
                    players.does(
                            e.player(),
                            ANSWER,
                            e.yes() ? p.say("yes", "par oui") : p.say("no", "par non"));
            case PileEntry.NamesKind e -> players.does(e.player(), NAME, kinds.one(e.kind()));
            case PileEntry.Shuffles e -> players.does(e.player(), SHUFFLE, p.the(e.pile().noun()));
            case PileEntry.Inserts e ->
                    players.does(
                            e.player(),
                            INSERT,
                            players.named(e.card()),
                            p.say("into ", "dans ") + players.pile(e.whose(), Pile.RESERVE_DECK));
            case PileEntry.InsertRevealed e ->
                    players.card(e.card(), "comes to the top", "arrive sur le dessus de la pile");
        };
    }
}
