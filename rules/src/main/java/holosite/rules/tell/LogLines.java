package holosite.rules.tell;

import holosite.language.card.DestinyKind;
import holosite.language.card.Phase;
import holosite.language.card.Pile;
import holosite.language.card.Side;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import holosite.rules.log.Entry;
import holosite.rules.table.Role;
import holosite.rules.table.Zone;

import java.util.Objects;

/** What happened, a sentence for each line of the log. */
final class LogLines {
    private static final Verb DEPLOY = Verb.of("deploy", "déployer");
    private static final Verb MOVE = Verb.of("move", "déplacer");
    private static final Verb PLAY = Verb.of("play", "jouer");
    private static final Verb ACTIVATE = Verb.of("activate", "activer");
    private static final Verb RETRIEVE = Verb.of("retrieve", "récupérer");
    private static final Verb SHUFFLE =
            new Verb("shuffle", "shuffles", "mélanger", "mélangez", "mélange", "mélangent");
    private static final Verb WIN = Verb.of("win", "gagner");
    private static final Verb AIM = Verb.of("aim", "pointer");
    private static final Verb FORFEIT = Verb.of("forfeit", "sacrifier");
    private static final Verb CAPTURE = Verb.of("capture", "capturer");
    private static final Verb STACK = Verb.of("stack", "empiler");
    private static final Verb ATTACK = Verb.of("attack", "attaquer");
    private static final Verb STAY = Verb.of("stay", "rester");
    private static final Verb SHOW = Verb.of("show", "montrer");
    private static final Verb INSERT = Verb.of("insert", "insérer");
    private static final Verb STEAL = Verb.of("steal", "voler");
    private static final Verb REACT = Verb.of("react", "réagir", "réagit");
    private static final Verb INITIATE = Verb.of("initiate", "initier");
    private static final Verb BEGIN =
            new Verb("begin", "begins", "commencer", "commencez", "commence", "commencent");
    private static final Verb SEE = new Verb("see", "sees", "voir", "voyez", "voit", "voient");
    private static final Verb FIND = Verb.of("find", "chercher");
    private static final Verb REVEAL = Verb.of("reveal", "révéler");

    private static final Verb EXCHANGE =
            new Verb("exchange", "exchanges", "échanger", "échangez", "échange", "échangent");
    private static final Verb FLIP = Verb.of("flip", "retourner");
    private static final Verb REPLACE =
            new Verb("replace", "replaces", "remplacer", "remplacez", "remplace", "remplacent");

    private final Party party;
    private final Prose p;

    LogLines(Party party) {
        this.party = party;
        this.p = party.prose();
    }

    String tell(Entry e) {
        // a line of nobody names no player
        Side who = Objects.requireNonNullElse(e.player(), Side.DARK);
        String card = party.named(e.card());
        String other = e.other();
        double n = e.number();
        return switch (e.line()) {
            case GAME_BEGINS -> p.say("The game begins.", "La partie commence.");
            case STARTING_LOCATION -> party.does(who, BEGIN, p.say("at ", "à ") + card);
            case NO_STARTING_LOCATION ->
                    party.does(
                            who,
                            BEGIN,
                            p.say("without a starting location", "sans localisation de départ"));
            case STARTING_EFFECT ->
                    party.does(
                            who,
                            BEGIN,
                            p.say("with ", "avec ") + card,
                            n == 0
                                    ? ""
                                    : p.say(
                                            "and %s face down under it",
                                            "et %s à l'envers dessous",
                                            p.say("%s cards", "%s cartes", p.number(n))));
            case STARTING_OBJECTIVE -> party.does(who, BEGIN, p.say("with ", "avec ") + card);
            case STARTING_INTERRUPT ->
                    party.does(
                            who,
                            PLAY,
                            card,
                            p.say("as the game is set up", "au début de la partie"));
            case START_FAILS ->
                    p.sentence(
                            p.say(
                                    "%s cannot do what it must",
                                    "%s ne peut pas faire ce que la carte exige", card));
            case FLIPS -> party.does(who, FLIP, p.say("to ", "sur ") + card);
            case OPENING_HAND ->
                    party.does(who, Verb.DRAW, p.say("%s cards", "%s cartes", p.number(n)));
            case TURN_BEGINS ->
                    p.say("Turn %s: ", "Tour %s : ", p.number(n))
                            + inside(party.of(who, Noun.m("turn", "tour")))
                            + ".";
            case PHASE_BEGINS -> p.sentence(party.headed(who, Phase.values()[(int) n].noun()));
            case ACTIVATES -> party.does(who, ACTIVATE, party.force(n));
            case USES_FORCE -> party.does(who, Verb.USE, party.force(n));
            case LOSES -> party.does(who, Verb.LOSE, card, Party.aside(fromPile((int) n)));
            case RETRIEVES -> party.does(who, RETRIEVE, card);
            case DRAWS_CARD ->
                    party.does(
                            who,
                            Verb.DRAW,
                            e.card().isEmpty() && n != 1
                                    ? p.say("%s cards", "%s cartes", p.number(n))
                                    : card);
            case RECIRCULATES ->
                    p.sentence(
                            p.say(
                                    "%s goes under the Reserve Deck (%s)",
                                    "%s passe sous la pile de réserve (%s)",
                                    party.pile(who, Pile.USED_PILE),
                                    p.number(n)));
            case PLAYS -> party.does(who, PLAY, card, aimed(other));
            case DEPLOYS -> party.does(who, DEPLOY, card, lies(e.role(), other));
            case REPLACES ->
                    party.does(who, REPLACE, party.named(other), p.say("with ", "par ") + card);
            case DEPLOYS_LOCATION -> party.does(who, DEPLOY, card);
            case CONVERTS ->
                    party.does(
                            who,
                            DEPLOY,
                            card,
                            p.say(
                                    "over the other side's version",
                                    "sur la version de l'autre camp"));
            case USES_TEXT -> party.does(who, Verb.USE, card, aimed(other));
            case MOVES -> party.does(who, MOVE, card, lies(e.role(), other));
            case PASSES -> party.card(e.card(), "passes through", "passe par", party.named(other));
            case STATION_MOVES ->
                    party.does(
                            who,
                            MOVE,
                            card,
                            p.say("to parsec %s", "vers le parsec %s", p.number(n)),
                            other.isEmpty()
                                    ? ""
                                    : p.say("in orbit of ", "en orbite autour de ") + other);
            case EMBARKS -> embarks(e, card);
            case DRAINS ->
                    party.does(
                            who,
                            INITIATE,
                            p.say(
                                    "a Force drain of %s at %s",
                                    "un drainage de Force de %s à %s", p.number(n), card));
            case DRAIN_CANCELED ->
                    p.say(
                            "The Force drain at %s is canceled.",
                            "Le drainage de Force à %s est annulé.", card);
            case BATTLE_BEGINS ->
                    party.does(who, INITIATE, p.say("a battle at %s", "une bataille à %s", card));
            case BATTLE_CANCELED ->
                    p.say(
                            "The battle at %s ends at once: only one side is left there.",
                            "La bataille à %s s'arrête : il n'y reste qu'un camp.", card);
            case BATTLE_ENDS ->
                    p.say("The battle at %s is over.", "La bataille à %s est terminée.", card);
            case POWER_TOTALS ->
                    p.sentence(
                            party.of(who, Noun.f("total power", "puissance totale"))
                                    + p.say(" is ", " est de ")
                                    + p.number(n));
            case WINS_BATTLE ->
                    party.does(
                            who,
                            WIN,
                            p.say(
                                    "the battle at %s by %s",
                                    "la bataille à %s avec %s d'avance", card, p.number(n)));
            case BATTLE_TIED ->
                    p.say(
                            "The battle at %s is a tie at %s.",
                            "La bataille à %s finit à égalité, %s partout.", card, p.number(n));
            case AIMS -> party.does(who, AIM, card, p.say("at ", "sur ") + party.named(other));
            case HITS ->
                    p.say(
                            "%s strikes %s (total %s).",
                            "%s atteint %s (total %s).", card, party.named(other), p.number(n));
            case MISSES ->
                    p.say("%s misses %s", "%s manque %s", card, party.named(other))
                            + (Double.isNaN(n)
                                    ? "."
                                    : p.say(" (total %s).", " (total %s).", p.number(n)));
            case DRAWS_DESTINY -> draws(e, DestinyKind.PLAIN, "for ", "pour ");
            case DRAWS_BATTLE_DESTINY -> draws(e, DestinyKind.BATTLE, "for ", "pour ");
            case DRAWS_DESTINY_TO_POWER -> draws(e, DestinyKind.POWER, "for ", "pour ");
            case DRAWS_DESTINY_TO_ATTRITION -> draws(e, DestinyKind.ATTRITION, "for ", "pour ");
            case DRAWS_ASTEROID_DESTINY -> draws(e, DestinyKind.ASTEROID, "against ", "contre ");
            case DRAWS_RACE_DESTINY -> draws(e, DestinyKind.RACE, "for ", "pour ");
            case USES_AS_RACE_DESTINY ->
                    party.does(
                            who,
                            Verb.USE,
                            card,
                            p.say("as race destiny of ", "comme destinée de course de ")
                                    + p.number(n),
                            other.isEmpty() ? "" : p.say("for ", "pour ") + party.named(other));
            case RACE_DESTINY ->
                    party.does(
                            who,
                            STACK,
                            card,
                            p.say("on ", "sur ") + party.named(other),
                            p.say("as race destiny of ", "comme destinée de course de ")
                                    + p.number(n));
            case PODRACE_BEGINS ->
                    party.does(who, INITIATE, p.say("a Podrace", "une course de modules"));
            case PODRACE_WON ->
                    party.does(
                            who,
                            WIN,
                            p.say(
                                    "the Podrace with a race total of %s",
                                    "la course de modules avec un total de course de %s",
                                    p.number(n)));
            case DAMAGED -> party.card(e.card(), "is damaged", "subit des dommages");
            case REPAIRED -> party.card(e.card(), "is repaired", "repart comme neuf");
            case EXCHANGED ->
                    party.does(who, EXCHANGE, card, p.say("with ", "avec ") + party.named(other));
            case PILE_PLACED ->
                    p.sentence(
                            p.say(
                                    "%s goes onto %s",
                                    "%s passe sur %s",
                                    party.pile(who, Pile.values()[(int) n / Zone.values().length]),
                                    party.pile(
                                            who, Pile.values()[(int) n % Zone.values().length])));
            case FINDS_NOTHING ->
                    party.does(
                            who,
                            FIND,
                            p.say("nothing suitable in ", "en vain dans ")
                                    + searched(who, (int) n));
            case DESTINY_CANCELED ->
                    p.sentence(
                            Prose.words(
                                    party.of(who, Noun.f("destiny", "destinée")),
                                    Party.aside(e.card()),
                                    p.say("is canceled", "est annulée")));
            case DESTINY_FAILS ->
                    p.sentence(
                            Prose.words(
                                    party.of(who, Noun.m("destiny draw", "tirage de destinée")),
                                    p.say(
                                            "fails: the Reserve Deck is empty",
                                            "échoue : la pile de réserve est vide")));
            case FORFEITS -> party.does(who, FORFEIT, card);
            case CARD_LOST -> party.does(who, Verb.LOSE, card);
            case TO_USED_PILE -> goes(card, party.pile(who, Pile.USED_PILE));
            case TO_HAND ->
                    p.sentence(
                            card
                                    + p.say(" returns to ", " revient dans ")
                                    + party.pile(who, Pile.HAND));
            case OUT_OF_PLAY -> party.card(e.card(), "is out of play", "sort du jeu");
            case CANCELED -> party.card(e.card(), "is canceled", "reste sans effet", aimed(other));
            case CAPTURED -> party.does(who, CAPTURE, card);
            case RELEASED -> party.card(e.card(), "is released", "recouvre la liberté");
            case STOLEN -> party.does(who, STEAL, card);
            case REACTS -> party.does(who, REACT, p.say("with ", "avec ") + card, party.to(other));
            case LOOKS_AT -> looks(e, card, SEE);
            case REVEALS -> looks(e, card, REVEAL);
            case TAKES ->
                    party.does(
                            who,
                            Verb.TAKE,
                            card,
                            (int) n == Zone.HAND.ordinal()
                                    ? p.say("into hand", "en main")
                                    : Party.aside(fromPile((int) n)));
            case SHUFFLES -> party.does(who, SHUFFLE, p.the(Pile.values()[(int) n].noun()));
            case TRANSFERS ->
                    p.sentence(card + p.say(" passes to ", " passe à ") + party.named(other));
            case STACKED -> party.does(who, STACK, card, p.say("on ", "sur ") + party.named(other));
            case TRAINS ->
                    p.sentence(
                            p.say(
                                    "%s is trained by %s",
                                    "%s a pour mentor %s", card, party.named(other)));
            case TEST_COMPLETED ->
                    p.sentence(
                            p.say(
                                    "%s is completed by %s",
                                    "%s : épreuve réussie par %s", card, party.named(other)));
            case SABACC_BEGINS ->
                    party.does(
                            who,
                            PLAY,
                            p.say("sabacc", "au sabacc"),
                            e.card().isEmpty() ? "" : p.say("with ", "avec ") + card);
            case SABACC_DRAWS ->
                    party.does(
                            who,
                            Verb.DRAW,
                            e.card().isEmpty()
                                    ? p.say("a card for sabacc", "une carte de sabacc")
                                    : card + p.say(" for sabacc", " pour le sabacc"));
            case SABACC_STANDS ->
                    party.does(
                            who, STAY, p.say("with this sabacc hand", "avec cette main de sabacc"));
            case SABACC_SHOWS -> party.does(who, SHOW, card);
            case SABACC_TOTAL ->
                    p.sentence(
                            party.of(who, Noun.f("sabacc hand", "main de sabacc"))
                                    + p.say(" comes to ", " vaut ")
                                    + p.number(n));
            case SABACC_PERFECT ->
                    party.does(who, Verb.HAVE, p.say("a perfect sabacc", "un sabacc parfait"));
            case SABACC_WON -> party.does(who, WIN, p.say("at sabacc", "au sabacc"));
            case SABACC_TIED -> p.say("Nobody wins at sabacc.", "Personne ne gagne au sabacc.");
            case DUEL_BEGINS ->
                    p.sentence(
                            p.say("%s duels %s", "%s défie %s en duel", card, party.named(other)));
            case DUEL_TOTAL ->
                    p.sentence(
                            card
                                    + p.say(" comes to a total of ", " atteint un total de ")
                                    + p.number(n));
            case DUEL_WON -> party.card(e.card(), "wins the duel", "gagne le duel");
            case DUEL_TIED -> p.say("Nobody wins the duel.", "Personne ne gagne le duel.");
            case TURNED_UP -> party.card(e.card(), "is turned face up", "est face visible");
            case TURNED_DOWN -> party.card(e.card(), "is turned face down", "est face cachée");
            case COVER_BROKEN -> party.card(e.card(), "has its cover broken", "perd sa couverture");
            case GOES_UNDERCOVER ->
                    party.card(e.card(), "goes undercover", "passe sous couverture");
            case RELOCATED ->
                    party.card(e.card(), "is relocated", "change de place", lies(e.role(), other));
            case BLOWN_AWAY -> party.card(e.card(), "is blown away", "est pulvérisé");
            case COLLAPSES -> party.card(e.card(), "collapses", "s'effondre");
            case CRASHES -> party.card(e.card(), "crashes", "s'écrase");
            case INSERTS ->
                    party.does(
                            who,
                            INSERT,
                            card,
                            p.say("into ", "dans ")
                                    + party.pile(n == 0 ? who : who.opposite(), Pile.RESERVE_DECK));
            case REVEALED ->
                    party.card(e.card(), "comes to the top", "arrive sur le dessus de la pile");
            case CREATURE_ATTACKS -> party.card(e.card(), "attacks", "attaque", party.named(other));
            case ATTACKS -> party.does(who, ATTACK, card, other.isEmpty() ? "" : party.at(other));
            case ATTACK_TOTAL ->
                    p.sentence(
                            (e.card().isEmpty()
                                            ? party.of(who, Noun.m("total", "total"))
                                            : p.say("the total of %s", "le total de %s", e.card()))
                                    + p.say(" is ", " est de ")
                                    + p.number(n));
            case ATTACK_ENDS ->
                    p.say("The attack at %s is over.", "L'attaque à %s est terminée.", card);
            case DEFEATED -> party.card(e.card(), "is defeated", "succombe", by(other));
            case EATEN -> party.card(e.card(), "eats", "dévore", party.named(other));
            case ATTACHES ->
                    party.card(e.card(), "attaches itself to", "s'attache à", party.named(other));
            case DETACHES -> party.card(e.card(), "lets go of", "lâche", party.named(other));
            case WINS_GAME ->
                    party.does(
                            who,
                            WIN,
                            p.say(
                                    "the game with %s Life Force left",
                                    "la partie, force vitale restante : %s", p.number(n)));
        };
    }

    /** Spelt as a sentence is, but begun as it was. */
    private String inside(String text) {
        return text.charAt(0) + party.spelt(text).substring(1);
    }

    private String draws(Entry e, DestinyKind kind, String en, String fr) {
        return party.does(
                Objects.requireNonNull(e.player()),
                Verb.DRAW,
                p.say("%s %s", "une %s de %s", p.say(kind.noun()), p.number(e.number())),
                Party.aside(e.card()),
                e.other().isEmpty() ? "" : p.say(en, fr) + party.named(e.other()));
    }

    private String by(String other) {
        return other.isEmpty() ? "" : p.say("by ", "face à ") + other;
    }

    private String aimed(String other) {
        return other.isEmpty() ? "" : p.say("on ", "sur ") + other;
    }

    private String lies(Role role, String other) {
        if (other.isEmpty()) {
            return "";
        }
        return switch (role) {
            case AT -> party.to(other);
            case PILOT -> p.say("aboard %s as pilot", "aux commandes de %s", other);
            case PASSENGER, ASTROMECH, CARGO -> p.say("aboard ", "à bord de ") + other;
            case NONE, LAID_OUT, ON, ESCORTED, IMPRISONED, STACKED, COVERED, DESTINY, INSERTED ->
                    p.say("on ", "sur ") + other;
        };
    }

    private String embarks(Entry e, String card) {
        String other = party.named(e.other());
        return switch (e.role()) {
            case PILOT ->
                    p.say(
                            "%s takes the controls of %s.",
                            "%s prend les commandes de %s.", card, other);
            case PASSENGER ->
                    p.say(
                            "%s takes a passenger seat aboard %s.",
                            "%s prend une place de passager à bord de %s.", card, other);
            case ASTROMECH ->
                    p.say(
                            "%s takes the astromech socket of %s.",
                            "%s prend la place d'astromech de %s.", card, other);
            case CARGO ->
                    p.say(
                            "%s enters the hold of %s.",
                            "%s entre dans la soute de %s.", card, other);
            case NONE,
                    LAID_OUT,
                    AT,
                    ON,
                    ESCORTED,
                    IMPRISONED,
                    STACKED,
                    COVERED,
                    DESTINY,
                    INSERTED ->
                    p.say("%s disembarks at %s.", "%s débarque à %s.", card, other);
        };
    }

    private String goes(String card, String pile) {
        return p.sentence(card + p.say(" goes to ", " va dans ") + pile);
    }

    private String looks(Entry e, String card, Verb how) {
        int zones = Zone.values().length;
        int holder = (int) e.number();
        return party.does(
                Objects.requireNonNull(e.player()),
                how,
                card,
                p.say("in ", "dans ") + ownPile(Side.BOTH.get(holder / zones), holder % zones));
    }

    /** The pile of a player that was looked through, and whose it is where it is not his own. */
    private String searched(Side who, int holder) {
        int zones = Zone.values().length;
        Pile pile = Pile.values()[holder % zones];
        Side whose = Side.BOTH.get(holder / zones);
        return whose == who ? p.the(pile.noun()) : party.pile(whose, pile);
    }

    private String ownPile(Side player, int zone) {
        return party.pile(player, Pile.values()[Math.min(zone, Pile.values().length - 1)]);
    }

    private String fromPile(int zone) {
        return zone < Pile.values().length ? p.say(Pile.values()[zone].noun()) : "";
    }
}
