package holosite.rules.tell;

import holosite.language.card.DestinyKind;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import holosite.rules.log.AttackEntry;
import holosite.rules.log.BattleEntry;
import holosite.rules.log.CardName;
import holosite.rules.log.DestinyEntry;
import holosite.rules.log.WeaponEntry;

/** Force drains, battles, weapons, destinies and attacks in sentences. */
final class BattleLines {
    private static final Verb INITIATE = Verb.of("initiate", "initier");
    private static final Verb WIN = Verb.of("win", "gagner");
    private static final Verb AIM = Verb.of("aim", "pointer");
    private static final Verb STACK = Verb.of("stack", "empiler");
    private static final Verb ATTACK = Verb.of("attack", "attaquer");

    private final PlayerWords players;
    private final Prose p;

    BattleLines(PlayerWords players) {
        this.players = players;
        this.p = players.prose();
    }

    // ---- drains and battles

    String tell(BattleEntry entry) {
        String place = players.named(entry.location());
        return switch (entry) {
            case BattleEntry.Drains e ->
                    players.does(
                            e.player(),
                            INITIATE,
                            p.say(
                                    "a Force drain of %s at %s",
                                    "un drainage de Force de %s à %s", p.number(e.force()), place));
            case BattleEntry.DrainCanceled _ ->
                    p.say(
                            "The Force drain at %s is canceled.",
                            "Le drainage de Force à %s est annulé.", place);
            case BattleEntry.BattleBegins e ->
                    players.does(
                            e.player(),
                            INITIATE,
                            p.say("a battle at %s", "une bataille à %s", place));
            case BattleEntry.BattleCanceled _ ->
                    p.say(
                            "The battle at %s ends at once: only one side is left there.",
                            "La bataille à %s s'arrête : il n'y reste qu'un camp.", place);
            case BattleEntry.BattleEnds _ ->
                    p.say("The battle at %s is over.", "La bataille à %s est terminée.", place);
            case BattleEntry.TotalPower e ->
                    p.sentence(
                            players.of(e.player(), Noun.f("total power", "puissance totale"))
                                    + is(e.power()));
            case BattleEntry.WinsBattle e ->
                    players.does(
                            e.player(),
                            WIN,
                            p.say(
                                    "the battle at %s by %s",
                                    "la bataille à %s avec %s d'avance",
                                    place,
                                    p.number(e.difference())));
            case BattleEntry.BattleTied e ->
                    p.say(
                            "The battle at %s is a tie at %s.",
                            "La bataille à %s finit à égalité, %s partout.",
                            place,
                            p.number(e.power()));
        };
    }

    private String is(double total) {
        return p.say(" is ", " est de ") + p.number(total);
    }

    // ---- weapons

    String tell(WeaponEntry entry) {
        String weapon = players.named(entry.weapon());
        String target = players.named(entry.target());
        return switch (entry) {
            case WeaponEntry.Aims e ->
                    players.does(e.player(), AIM, weapon, p.say("at ", "sur ") + target);
            case WeaponEntry.Hits e ->
                    p.say(
                            "%s strikes %s (total %s).",
                            "%s atteint %s (total %s).", weapon, target, p.number(e.total()));
            case WeaponEntry.FallsShort e ->
                    p.say(
                            "%s misses %s (total %s, where it takes %s).",
                            "%s manque %s (total %s, il fallait %s).",
                            weapon,
                            target,
                            p.number(e.total()),
                            e.compare().say(p, p.number(e.against())));
            case WeaponEntry.Misses e ->
                    p.say("%s misses %s", "%s manque %s", weapon, target)
                            + e.total()
                                    .map(n -> p.say(" (total %s).", " (total %s).", p.number(n)))
                                    .orElse(".");
        };
    }

    // ---- destinies

    String tell(DestinyEntry entry) {
        return switch (entry) {
            case DestinyEntry.DrawsDestiny e -> draws(e);
            case DestinyEntry.DestinyCanceled e ->
                    p.sentence(
                            Prose.words(
                                    players.of(e.player(), Noun.f("destiny", "destinée")),
                                    PlayerWords.aside(e.card().title()),
                                    p.say("is canceled", "est annulée")));
            case DestinyEntry.DestinyFails e ->
                    p.sentence(
                            Prose.words(
                                    players.of(
                                            e.player(),
                                            Noun.m("destiny draw", "tirage de destinée")),
                                    p.say(
                                            "fails: the Reserve Deck is empty",
                                            "échoue : la pile de réserve est vide")));
            case DestinyEntry.UsesAsRaceDestiny e ->
                    players.does(
                            e.player(),
                            Verb.USE,
                            players.named(e.card()),
                            raceDestiny(e.value()),
                            after(p.say("for ", "pour "), e.racer()));
            case DestinyEntry.RaceDestiny e ->
                    players.does(
                            e.player(),
                            STACK,
                            players.named(e.card()),
                            p.say("on ", "sur ") + players.named(e.racer()),
                            raceDestiny(e.value()));
        };
    }

    private String draws(DestinyEntry.DrawsDestiny e) {
        String toward =
                e.kind() == DestinyKind.ASTEROID
                        ? p.say("against ", "contre ")
                        : p.say("for ", "pour ");
        return players.does(
                e.player(),
                Verb.DRAW,
                p.say("%s %s", "une %s de %s", p.say(spoken(e.kind()).noun()), p.number(e.value())),
                PlayerWords.aside(e.card().title()),
                after(toward, e.source()));
    }

    /** The source says what the other kinds are for. */
    private static DestinyKind spoken(DestinyKind kind) {
        return switch (kind) {
            case BATTLE, POWER, ATTRITION, ASTEROID, RACE -> kind;
            case PLAIN, WEAPON, MOVEMENT, TRAINING, DUEL, SEARCH, ATTACK, EPIC -> DestinyKind.PLAIN;
        };
    }

    private String raceDestiny(double value) {
        return p.say("as race destiny of ", "comme destinée de course de ") + p.number(value);
    }

    private static String after(String word, CardName card) {
        return card.isNone() ? "" : word + card.title();
    }

    // ---- attacks

    String tell(AttackEntry entry) {
        return switch (entry) {
            case AttackEntry.CreatureAttacks e ->
                    players.card(e.creature(), "attacks", "attaque", players.named(e.prey()));
            case AttackEntry.Attacks e ->
                    players.does(
                            e.player(),
                            ATTACK,
                            players.named(e.creature()),
                            players.at(e.location().title()));
            case AttackEntry.AttackTotal e ->
                    p.sentence(
                            (e.card().isNone()
                                            ? players.of(e.player(), Noun.m("total", "total"))
                                            : p.say(
                                                    "the total of %s",
                                                    "le total de %s", e.card().title()))
                                    + is(e.total()));
            case AttackEntry.AttackEnds e ->
                    p.say(
                            "The attack at %s is over.",
                            "L'attaque à %s est terminée.", players.named(e.location()));
            case AttackEntry.Defeated e ->
                    players.card(
                            e.card(),
                            "is defeated",
                            "succombe",
                            after(p.say("by ", "face à "), e.by()));
            case AttackEntry.Eats e ->
                    players.card(e.creature(), "eats", "dévore", players.named(e.card()));
            case AttackEntry.Attaches e ->
                    players.card(
                            e.creature(),
                            "attaches itself to",
                            "s'attache à",
                            players.named(e.host()));
            case AttackEntry.Detaches e ->
                    players.card(e.creature(), "lets go of", "lâche", players.named(e.host()));
        };
    }
}
