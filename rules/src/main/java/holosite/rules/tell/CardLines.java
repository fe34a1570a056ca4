package holosite.rules.tell;

import holosite.language.card.Pile;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import holosite.rules.log.CardEntry;
import holosite.rules.log.CardName;
import holosite.rules.log.MoveEntry;
import holosite.rules.log.PlayEntry;
import holosite.rules.table.Role;

/** What becomes of cards in sentences: how they come, go from place to place, change and leave. */
final class CardLines {
    private static final Verb DEPLOY = Verb.of("deploy", "déployer");
    private static final Verb MOVE = Verb.of("move", "déplacer");
    private static final Verb PLAY = Verb.of("play", "jouer");
    private static final Verb FORFEIT = Verb.of("forfeit", "sacrifier");
    private static final Verb CAPTURE = Verb.of("capture", "capturer");
    private static final Verb STACK = Verb.of("stack", "empiler");
    private static final Verb SEE = new Verb("see", "sees", "voir", "voyez", "voit", "voient");
    private static final Verb STEAL = Verb.of("steal", "voler");
    private static final Verb REACT = Verb.of("react", "réagir", "réagit");
    private static final Verb EXCHANGE =
            new Verb("exchange", "exchanges", "échanger", "échangez", "échange", "échangent");
    private static final Verb FORM = Verb.of("form", "former");
    private static final Verb FLIP = Verb.of("flip", "retourner");
    private static final Verb REPLACE =
            new Verb("replace", "replaces", "remplacer", "remplacez", "remplace", "remplacent");

    private final PlayerWords players;
    private final Prose p;

    CardLines(PlayerWords players) {
        this.players = players;
        this.p = players.prose();
    }

    // ---- played and deployed

    String tell(PlayEntry entry) {
        return switch (entry) {
            case PlayEntry.Plays e ->
                    players.does(e.player(), PLAY, players.named(e.card()), aimed(e.target()));
            case PlayEntry.UsesText e ->
                    players.does(e.player(), Verb.USE, players.named(e.card()), aimed(e.target()));
            case PlayEntry.Deploys e ->
                    players.does(
                            e.player(), DEPLOY, players.named(e.card()), lies(e.role(), e.place()));
            case PlayEntry.DeploysLocation e ->
                    players.does(e.player(), DEPLOY, players.named(e.location()));
            case PlayEntry.Converts e ->
                    players.does(
                            e.player(),
                            DEPLOY,
                            players.named(e.location()),
                            p.say(
                                    "over the other side's version",
                                    "sur la version de l'autre côté"));
            case PlayEntry.Replaces e ->
                    players.does(
                            e.player(),
                            REPLACE,
                            players.named(e.replaced()),
                            p.say("with ", "par ") + players.named(e.card()));
            case PlayEntry.Transfers e ->
                    p.sentence(
                            players.named(e.card())
                                    + p.say(" passes to ", " passe à ")
                                    + players.named(e.receiver()));
            case PlayEntry.Retargets e ->
                    p.sentence(
                            players.named(e.card())
                                    + p.say(" now targets ", " vise maintenant ")
                                    + players.named(e.target()));
            case PlayEntry.Reacts e ->
                    players.does(
                            e.player(),
                            REACT,
                            p.say("with ", "avec ") + players.named(e.card()),
                            players.to(e.place().title()));
            case PlayEntry.Canceled e ->
                    players.card(e.card(), "is canceled", "reste sans effet", aimed(e.place()));
            case PlayEntry.Flips e ->
                    players.does(e.player(), FLIP, p.say("to ", "sur ") + players.named(e.card()));
            case PlayEntry.Exchanges e ->
                    players.does(
                            e.player(),
                            EXCHANGE,
                            players.named(e.card()),
                            p.say("with ", "avec ") + players.named(e.other()));
        };
    }

    private String aimed(CardName target) {
        return target.isNone() ? "" : p.say("on ", "sur ") + target.title();
    }

    // ---- moved

    String tell(MoveEntry entry) {
        return switch (entry) {
            case MoveEntry.Moves e ->
                    players.does(e.player(), MOVE, players.named(e.card()), lies(e.role(), e.to()));
            case MoveEntry.Relocated e ->
                    players.card(
                            e.card(), "is relocated", "change de place", lies(e.role(), e.to()));
            case MoveEntry.BombingRun e ->
                    players.card(
                            e.card(),
                            "begins a bombing run at",
                            "commence une mission de bombardement sur",
                            players.named(e.to()));
            case MoveEntry.Returns e ->
                    players.card(
                            e.card(),
                            "returns from its bombing run",
                            "revient de sa mission de bombardement",
                            lies(e.role(), e.to()));
            case MoveEntry.Passes e ->
                    players.card(
                            e.card(), "passes through", "passe par", players.named(e.location()));
            case MoveEntry.StationMoves e ->
                    players.does(
                            e.player(),
                            MOVE,
                            players.named(e.station()),
                            p.say("to parsec %s", "vers le parsec %s", p.number(e.parsec())),
                            e.planet().isNone()
                                    ? ""
                                    : p.say("in orbit of ", "en orbite autour de ")
                                            + e.planet().title());
            case MoveEntry.Embarks e ->
                    embarks(e.role(), players.named(e.card()), players.named(e.vessel()));
        };
    }

    private String lies(Role role, CardName place) {
        if (place.isNone()) {
            return "";
        }
        return switch (role) {
            case AT -> players.to(place.title());
            case PILOT -> p.say("aboard %s as pilot", "aux commandes de %s", place.title());
            case PASSENGER, ASTROMECH, CARGO -> p.say("aboard ", "à bord de ") + place.title();
            case NONE, LAID_OUT, ON, ESCORTED, IMPRISONED, STACKED, COVERED, INSERTED ->
                    p.say("on ", "sur ") + place.title();
        };
    }

    private String embarks(Role role, String card, String vessel) {
        return switch (role) {
            case PILOT ->
                    p.say(
                            "%s takes the controls of %s.",
                            "%s prend les commandes de %s.", card, vessel);
            case PASSENGER ->
                    p.say(
                            "%s takes a passenger seat aboard %s.",
                            "%s prend une place de passager à bord de %s.", card, vessel);
            case ASTROMECH ->
                    p.say(
                            "%s takes the astromech socket of %s.",
                            "%s prend la place d'astromech de %s.", card, vessel);
            case CARGO ->
                    p.say(
                            "%s enters the hold of %s.",
                            "%s entre dans la soute de %s.", card, vessel);
            case NONE, LAID_OUT, AT, ON, ESCORTED, IMPRISONED, STACKED, COVERED, INSERTED ->
                    p.say("%s disembarks at %s.", "%s débarque à %s.", card, vessel);
        };
    }

    // ---- changed and gone

    String tell(CardEntry entry) {
        return switch (entry) {
            case CardEntry.Leaves e -> leaves(e);
            case CardEntry.Becomes e -> becomes(e);
            case CardEntry.Captured e -> players.does(e.player(), CAPTURE, players.named(e.card()));
            case CardEntry.CoverBroken e ->
                    players.card(e.card(), "has its cover broken", "perd sa couverture");
            case CardEntry.Stolen e -> players.does(e.player(), STEAL, players.named(e.card()));
            case CardEntry.CrossesOver e ->
                    players.card(
                            e.before(),
                            "crosses over to the other side of the Force",
                            "passe de l'autre côté de la Force",
                            p.say("as ", "sous le nom de ") + players.named(e.card()));
            case CardEntry.SearchPartyFormed e ->
                    players.does(
                            e.player(),
                            FORM,
                            p.say("a search party", "une équipe de recherche"),
                            players.at(e.site().title()));
            case CardEntry.SearchTotal e ->
                    p.sentence(
                            p.say(
                                    "The search at %s totals %s",
                                    "La recherche à %s totalise %s",
                                    players.named(e.site()),
                                    p.number(e.total())));
            case CardEntry.Glances e ->
                    players.does(
                            e.player(),
                            SEE,
                            players.named(e.card()),
                            p.say("under ", "sous ") + players.named(e.host()));
            case CardEntry.Stacked e ->
                    players.does(
                            e.player(),
                            STACK,
                            players.named(e.card()),
                            p.say("on ", "sur ") + players.named(e.host()));
        };
    }

    private String leaves(CardEntry.Leaves e) {
        return switch (e.way()) {
            case FORFEITED -> players.does(e.player(), FORFEIT, players.named(e.card()));
            case LOST -> players.does(e.player(), Verb.LOSE, players.named(e.card()));
            case TO_USED_PILE ->
                    p.sentence(
                            players.named(e.card())
                                    + p.say(" goes to ", " va dans ")
                                    + players.pile(e.player(), Pile.USED_PILE));
            case TO_HAND ->
                    p.sentence(
                            players.named(e.card())
                                    + p.say(" returns to ", " revient dans ")
                                    + players.pile(e.player(), Pile.HAND));
            case OUT_OF_PLAY -> players.card(e.card(), "is out of play", "sort du jeu");
        };
    }

    private String becomes(CardEntry.Becomes e) {
        return switch (e.change()) {
            case DAMAGED -> players.card(e.card(), "is damaged", "subit des dommages");
            case REPAIRED -> players.card(e.card(), "is repaired", "repart comme neuf");
            case RELEASED -> players.card(e.card(), "is released", "recouvre la liberté");
            case FROZEN ->
                    players.card(e.card(), "is frozen in carbonite", "est figé dans la carbonite");
            case UNDERCOVER -> players.card(e.card(), "goes undercover", "passe sous couverture");
            case MISSING -> players.card(e.card(), "goes missing", "disparaît");
            case FOUND -> players.card(e.card(), "is found", "reparaît");
            case FACE_UP -> players.card(e.card(), "is turned face up", "est face visible");
            case FACE_DOWN -> players.card(e.card(), "is turned face down", "est face cachée");
            case CRASHED -> players.card(e.card(), "crashes", "s'écrase");
            case BLOWN_AWAY -> players.card(e.card(), "is blown away", "est pulvérisé");
            case COLLAPSED -> players.card(e.card(), "collapses", "s'effondre");
        };
    }
}
