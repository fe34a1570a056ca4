package holosite.rules.tell;

import holosite.language.card.Side;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import holosite.rules.view.Moment;
import holosite.rules.view.Question;
import holosite.rules.view.View;
import java.util.List;

/**
 * What happens or is about to, as the sentence before a question whether anybody responds to it.
 */
final class MomentWords {
    private static final Noun TURN = Noun.m("turn", "tour");

    private final PlayerWords players;
    private final Prose p;

    MomentWords(PlayerWords players) {
        this.players = players;
        this.p = players.prose();
    }

    String tell(View view, Moment m) {
        String subject = m.subject().title();
        String cause = m.cause().title();
        String place = m.place().title();
        String at = subject.equals(place) ? "" : players.at(place);
        Side by = m.by();
        return switch (m.event()) {
            case TURN_STARTS -> begins(by, TURN);
            case TURN_ENDS -> ends(by, TURN);
            case PHASE_STARTS -> begins(by, m.phase().noun());
            case PHASE_ENDS -> ends(by, m.phase().noun());
            case FORCE_ACTIVATED -> players.justDid(by, "activated Force", "activer de la Force");
            case PLACED_IN_USED_PILE ->
                    players.card(
                            subject,
                            "has just gone to the Used Pile",
                            "vient d'aller dans la pile utilisée");
            case BEING_PLAYED ->
                    now(by, "playing", "jouer", players.named(subject), aimed(m.aims()));
            case BEING_DEPLOYED ->
                    now(by, "deploying", "déployer", players.named(subject), players.to(place));
            case DEPLOYED ->
                    players.justDid(by, "deployed", "déployer", players.named(subject), at);
            case TO_ENTER_HYPERSPACE ->
                    players.card(
                            subject,
                            "is about to move through hyperspace",
                            "est sur le point de se déplacer par l'hyperespace");
            case MOVED ->
                    players.justDid(
                            by,
                            "moved",
                            "déplacer",
                            players.named(subject),
                            subject.equals(place) ? "" : players.to(place));
            case DRAIN_INITIATED ->
                    players.justDid(
                            by,
                            "initiated a Force drain",
                            "initier un drainage de Force",
                            worth(view, m),
                            players.at(place));
            case DRAINED ->
                    players.justDid(
                            by,
                            "completed a Force drain",
                            "achever un drainage de Force",
                            players.at(place));
            case FORCE_TO_BE_LOST ->
                    soon(by, "lose ", "perdre ", players.force(m.amount()), because(cause));
            case FORCE_LOST ->
                    players.justDid(
                            by, "lost", "perdre", players.force(m.amount()), because(cause));
            case LOST_TO_BATTLE ->
                    players.justDid(
                            by,
                            "lost Force to battle damage",
                            "perdre de la Force à cause de dommages de bataille");
            case SHUFFLED -> players.justDid(by, "shuffled a pile", "mélanger une pile");
            case FORCE_TO_BE_RETRIEVED ->
                    soon(by, "retrieve ", "récupérer ", players.force(m.amount()), because(cause));
            case FORCE_RETRIEVED ->
                    players.justDid(by, "retrieved", "récupérer", players.force(m.amount()));
            case CARD_DRAWN -> players.justDid(by, "drawn a card", "tirer une carte");
            case HAND_SEEN ->
                    players.justDid(
                            by,
                            "looked at the other player's hand",
                            "regarder la main de l'autre joueur");
            case TO_HIDE ->
                    p.sentence(
                            Prose.words(
                                    players.named(subject),
                                    p.say(
                                            "is about to hide from the battle",
                                            "est sur le point de se dérober à la bataille"),
                                    players.at(place)));
            case BATTLE_INITIATED ->
                    players.justDid(
                            by, "initiated a battle", "initier une bataille", players.at(place));
            case WEAPONS_SEGMENT_ENDED ->
                    p.sentence(
                            Prose.words(
                                    p.say(
                                            "the weapons segment of the battle",
                                            "le segment des armes de la bataille"),
                                    players.at(place),
                                    p.say("has just ended", "vient de se terminer")));
            case BATTLE_DECIDED -> battle(place, "has just been decided", "vient d'être décidée");
            case TO_EXPLODE ->
                    players.card(subject, "is about to explode", "est sur le point d'exploser");
            case BATTLE_DESTINIES_DRAWN ->
                    p.say(
                            "Both players have just drawn their battle destinies.",
                            "Les deux joueurs viennent de tirer leurs destinées de bataille.");
            case BATTLE_WON ->
                    players.justDid(by, "won the battle", "gagner la bataille", players.at(place));
            case BATTLE_LOST ->
                    players.justDid(by, "lost the battle", "perdre la bataille", players.at(place));
            case BATTLE_ENDING ->
                    battle(place, "is about to end", "est sur le point de se terminer");
            case BATTLE_ENDED -> battle(place, "has just ended", "vient de se terminer");
            case DUEL_INITIATED, NON_EPIC_DUEL_INITIATED ->
                    players.justDid(
                            by,
                            "initiated a duel against",
                            "initier un duel contre",
                            players.named(subject));
            case DUEL_WON -> players.justDid(by, "won the duel", "gagner le duel", "");
            case DUEL_ENDED -> p.say("The duel has just ended.", "Le duel vient de se terminer.");
            case WEAPON_AIMED ->
                    players.justDid(
                            by,
                            "aimed",
                            "pointer",
                            players.named(cause),
                            p.say("at ", "sur ") + players.named(subject));
            case TARGETED ->
                    players.justDid(
                            by,
                            "targeted",
                            "viser",
                            players.named(subject),
                            cause.isEmpty() ? "" : p.say("with ", "avec ") + cause);
            case WEAPON_FIRED ->
                    players.justDid(
                            by,
                            "fired",
                            "tirer avec",
                            players.named(cause),
                            p.say("at ", "sur ") + players.named(subject),
                            total(m.amount()));
            case WEAPON_DESTINY_FAILED ->
                    players.justDid(
                            by,
                            "failed to draw weapon destiny for",
                            "échouer à tirer une destinée pour",
                            players.named(cause));
            case HIT ->
                    players.justDid(
                            by,
                            "hit",
                            "toucher",
                            players.named(subject),
                            cause.isEmpty() ? "" : p.say("with ", "avec ") + cause);
            case DESTINY_TO_BE_DRAWN ->
                    soon(by, "draw destiny", "tirer une destinée", forCard(cause));
            case DESTINY_DRAWN ->
                    players.justDid(
                            by,
                            "drawn destiny",
                            "tirer une destinée de",
                            p.number(m.amount()),
                            PlayerWords.aside(subject),
                            forCard(cause));
            case DESTINY_SUCCEEDED ->
                    players.justDid(
                            by,
                            "made a successful destiny draw",
                            "réussir un tirage de destinée",
                            forCard(cause));
            case TO_BE_LOST ->
                    players.card(
                            subject, "is about to be lost", "va aller dans la pile perdue", at);
            case TO_BE_USED_INSTEAD ->
                    players.card(
                            subject,
                            "is about to be placed in the Used Pile instead of the Lost Pile",
                            "va aller dans la pile utilisée au lieu de la pile perdue",
                            at);
            case TO_BE_FORFEITED ->
                    players.card(subject, "is about to be forfeited", "va être sacrifié", at);
            case LOST ->
                    players.card(
                            subject, "has just been lost", "vient d'aller dans la pile perdue", at);
            case FORFEITED ->
                    players.justDid(by, "forfeited", "sacrifier", players.named(subject), at);
            case FORFEITED_IN_PART ->
                    players.justDid(
                            by,
                            "forfeited in part",
                            "sacrifier en partie",
                            players.named(subject),
                            at);
            case CAPTURED ->
                    players.justDid(by, "captured", "capturer", players.named(subject), at);
            case DELIVERED ->
                    players.justDid(by, "delivered", "livrer", players.named(subject), at);
            case RELEASED ->
                    players.card(
                            subject, "has just been released", "vient de recouvrer la liberté", at);
            case STOLEN -> players.justDid(by, "stolen", "voler", players.named(subject), at);
            case DISARMED ->
                    players.card(
                            subject, "has just been Disarmed", "vient de perdre ses armes", at);
            case COVER_BROKEN ->
                    players.card(
                            subject,
                            "has just had its cover broken",
                            "vient de perdre sa couverture",
                            at);
            case STEP_REACHED ->
                    players.card(
                            subject,
                            "has just reached its next step",
                            "vient d'atteindre son étape suivante",
                            at,
                            cause.isEmpty()
                                    ? ""
                                    : p.say("with %s in the lead", "avec %s en tête", cause));
            case WENT_MISSING ->
                    players.card(subject, "has just gone missing", "vient de disparaître", at);
            case TO_BE_CANCELED ->
                    players.card(subject, "is about to be canceled", "va subir une annulation");
            case CANCELED ->
                    players.card(
                            subject, "has just been canceled", "vient de subir une annulation");
            case REACTING ->
                    now(
                            by,
                            "reacting with",
                            "réagir avec",
                            players.named(subject),
                            players.to(place));
            case PLAYED -> players.justDid(by, "played", "jouer", players.named(subject));
            case REACTED ->
                    players.justDid(
                            by,
                            "reacted with",
                            "réagir avec",
                            players.named(subject),
                            players.to(place));
            case FLIPPED -> players.card(subject, "is up now", "est maintenant à l'endroit");
            case REACHED ->
                    players.card(
                            subject,
                            "has just reached",
                            "vient d'atteindre",
                            cause.isEmpty() ? place : cause);
            case LEFT -> players.card(subject, "has just left", "vient de quitter", place);
            case INSERTED -> players.justDid(by, "inserted", "insérer", players.named(subject));
            case INSERT_REVEALED ->
                    players.card(subject, "has just been revealed", "vient d'être révélé");
            case REACHED_TOP ->
                    players.card(
                            subject,
                            "has just come to the top",
                            "vient d'arriver sur le dessus de la pile");
            case ATTACKED ->
                    cause.isEmpty()
                            ? players.justDid(
                                    by, "attacked", "attaquer", players.named(subject), at)
                            : players.card(
                                    cause,
                                    "has just attacked",
                                    "vient d'attaquer",
                                    players.named(subject));
            case FEROCITY_TO_BE_WORKED_OUT ->
                    players.card(
                            subject,
                            "is about to work out its ferocity",
                            "va calculer sa férocité");
            case DEFEATED ->
                    players.card(subject, "has just been defeated", "vient de succomber", at);
            case EATEN ->
                    players.card(
                            cause, "has just eaten", "vient de dévorer", players.named(subject));
            case ATTACHED_TO ->
                    players.card(
                            cause,
                            "has just attached itself to",
                            "vient de s'attacher à",
                            players.named(subject));
            case LOCATION_BLOWN_AWAY ->
                    players.card(subject, "has just been blown away", "vient d'exploser");
        };
    }

    /**
     * What a drain that begins is worth as things stand: that is what a response to it is about.
     */
    private String worth(View view, Moment m) {
        return view.places().stream()
                .filter(place -> place.location().handle() == m.place().handle())
                .findFirst()
                .map(place -> p.say("of ", "de ") + p.number(place.drain(m.by())))
                .orElse("");
    }

    private String begins(Side player, Noun what) {
        return p.sentence(players.of(player, what) + p.say(" begins", " commence"));
    }

    private String ends(Side player, Noun what) {
        return p.sentence(players.of(player, what) + p.say(" ends", " se termine"));
    }

    private String battle(String place, String en, String fr) {
        return p.sentence(
                Prose.words(p.say("the battle", "la bataille"), players.at(place), p.say(en, fr)));
    }

    private String now(Side player, String en, String fr, String... rest) {
        return players.does(player, Verb.BE, p.say(en, "en train de " + fr), Prose.words(rest));
    }

    private String soon(Side player, String en, String fr, String... rest) {
        Mention doer = players.who(player);
        return p.sentence(
                Prose.words(
                        doer.text(),
                        Verb.BE.with(p, doer),
                        p.say("about to " + en, "sur le point de " + fr).strip(),
                        Prose.words(rest)));
    }

    private String aimed(List<Question.Seen> aims) {
        return aims.isEmpty()
                ? ""
                : p.say("on ", "sur ")
                        + p.and(aims.stream().map(Question.Seen::title).distinct().toList());
    }

    private String because(String cause) {
        return cause.isEmpty() ? "" : PlayerWords.aside(cause);
    }

    private String forCard(String cause) {
        return cause.isEmpty() ? "" : p.say("for ", "pour ") + cause;
    }

    private String total(double amount) {
        return Double.isNaN(amount)
                ? ""
                : PlayerWords.aside(p.say("total ", "total ") + p.number(amount));
    }
}
