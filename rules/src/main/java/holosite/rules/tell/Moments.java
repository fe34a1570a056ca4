package holosite.rules.tell;

import holosite.language.card.Side;
import holosite.language.prose.Mention;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Verb;
import holosite.rules.view.Moment;

/**
 * What happens or is about to, as the sentence before a question whether anybody responds to it.
 */
final class Moments {
    private static final Noun TURN = Noun.m("turn", "tour");

    private final Party party;
    private final Prose p;

    Moments(Party party) {
        this.party = party;
        this.p = party.prose();
    }

    String tell(Moment m) {
        String subject = m.subject().title();
        String cause = m.cause().title();
        String place = m.place().title();
        String at = subject.equals(place) ? "" : party.at(place);
        Side by = m.by();
        return switch (m.event()) {
            case TURN_STARTS -> begins(by, TURN);
            case TURN_ENDS -> ends(by, TURN);
            case PHASE_STARTS -> begins(by, m.phase().noun());
            case PHASE_ENDS -> ends(by, m.phase().noun());
            case FORCE_ACTIVATED -> party.justDid(by, "activated Force", "activer de la Force");
            case PLACED_IN_USED_PILE ->
                    party.card(
                            subject,
                            "has just gone to the Used Pile",
                            "vient d'aller dans la pile utilisée");
            case BEING_PLAYED -> now(by, "playing", "jouer", party.named(subject));
            case BEING_DEPLOYED ->
                    now(by, "deploying", "déployer", party.named(subject), party.to(place));
            case DEPLOYED -> party.justDid(by, "deployed", "déployer", party.named(subject), at);
            case MOVED ->
                    party.justDid(
                            by,
                            "moved",
                            "déplacer",
                            party.named(subject),
                            subject.equals(place) ? "" : party.to(place));
            case DRAIN_INITIATED ->
                    party.justDid(
                            by,
                            "initiated a Force drain",
                            "initier un drainage de Force",
                            party.at(place));
            case DRAINED ->
                    party.justDid(
                            by,
                            "completed a Force drain",
                            "achever un drainage de Force",
                            party.at(place));
            case FORCE_TO_BE_LOST ->
                    soon(by, "lose ", "perdre ", party.force(m.amount()), because(cause));
            case FORCE_LOST ->
                    party.justDid(by, "lost", "perdre", party.force(m.amount()), because(cause));
            case FORCE_TO_BE_RETRIEVED ->
                    soon(by, "retrieve ", "récupérer ", party.force(m.amount()), because(cause));
            case FORCE_RETRIEVED ->
                    party.justDid(by, "retrieved", "récupérer", party.force(m.amount()));
            case CARD_DRAWN -> party.justDid(by, "drawn a card", "tirer une carte");
            case BATTLE_INITIATED ->
                    party.justDid(
                            by, "initiated a battle", "initier une bataille", party.at(place));
            case WEAPONS_SEGMENT_ENDED ->
                    p.sentence(
                            Prose.words(
                                    p.say(
                                            "the weapons segment of the battle",
                                            "le segment des armes de la bataille"),
                                    party.at(place),
                                    p.say("has just ended", "vient de se terminer")));
            case BATTLE_WON ->
                    party.justDid(by, "won the battle", "gagner la bataille", party.at(place));
            case BATTLE_LOST ->
                    party.justDid(by, "lost the battle", "perdre la bataille", party.at(place));
            case BATTLE_ENDING ->
                    battle(place, "is about to end", "est sur le point de se terminer");
            case BATTLE_ENDED -> battle(place, "has just ended", "vient de se terminer");
            case DUEL_INITIATED ->
                    party.justDid(
                            by,
                            "initiated a duel against",
                            "initier un duel contre",
                            party.named(subject));
            case DUEL_ENDED -> p.say("The duel has just ended.", "Le duel vient de se terminer.");
            case WEAPON_AIMED ->
                    party.justDid(
                            by,
                            "aimed",
                            "pointer",
                            party.named(cause),
                            p.say("at ", "sur ") + party.named(subject));
            case TARGETED ->
                    party.justDid(
                            by,
                            "targeted",
                            "viser",
                            party.named(subject),
                            cause.isEmpty() ? "" : p.say("with ", "avec ") + cause);
            case WEAPON_FIRED ->
                    party.justDid(
                            by,
                            "fired",
                            "tirer avec",
                            party.named(cause),
                            p.say("at ", "sur ") + party.named(subject),
                            total(m.amount()));
            case HIT ->
                    party.justDid(
                            by,
                            "hit",
                            "toucher",
                            party.named(subject),
                            cause.isEmpty() ? "" : p.say("with ", "avec ") + cause);
            case DESTINY_TO_BE_DRAWN ->
                    soon(by, "draw destiny", "tirer une destinée", forCard(cause));
            case DESTINY_DRAWN ->
                    party.justDid(
                            by,
                            "drawn destiny",
                            "tirer une destinée de",
                            p.number(m.amount()),
                            Party.aside(subject),
                            forCard(cause));
            case TO_BE_LOST ->
                    party.card(subject, "is about to be lost", "va aller dans la pile perdue", at);
            case LOST ->
                    party.card(
                            subject, "has just been lost", "vient d'aller dans la pile perdue", at);
            case FORFEITED -> party.justDid(by, "forfeited", "sacrifier", party.named(subject), at);
            case CAPTURED -> party.justDid(by, "captured", "capturer", party.named(subject), at);
            case DELIVERED -> party.justDid(by, "delivered", "livrer", party.named(subject), at);
            case RELEASED ->
                    party.card(
                            subject, "has just been released", "vient de recouvrer la liberté", at);
            case STOLEN -> party.justDid(by, "stolen", "voler", party.named(subject), at);
            case DISARMED ->
                    party.card(subject, "has just been Disarmed", "vient de perdre ses armes", at);
            case COVER_BROKEN ->
                    party.card(
                            subject,
                            "has just had its cover broken",
                            "vient de perdre sa couverture",
                            at);
            case WENT_MISSING ->
                    party.card(subject, "has just gone missing", "vient de disparaître", at);
            case TO_BE_CANCELED ->
                    party.card(subject, "is about to be canceled", "va subir une annulation");
            case CANCELED ->
                    party.card(subject, "has just been canceled", "vient de subir une annulation");
            case REACTING ->
                    now(by, "reacting with", "réagir avec", party.named(subject), party.to(place));
            case REACTED ->
                    party.justDid(
                            by,
                            "reacted with",
                            "réagir avec",
                            party.named(subject),
                            party.to(place));
            case FLIPPED -> party.card(subject, "is up now", "est maintenant à l'endroit");
            case REACHED ->
                    party.card(
                            subject,
                            "has just reached",
                            "vient d'atteindre",
                            cause.isEmpty() ? place : cause);
            case LEFT -> party.card(subject, "has just left", "vient de quitter", place);
            case INSERTED -> party.justDid(by, "inserted", "insérer", party.named(subject));
            case INSERT_REVEALED ->
                    party.card(subject, "has just been revealed", "vient d'être révélé");
            case REACHED_TOP ->
                    party.card(
                            subject,
                            "has just come to the top",
                            "vient d'arriver sur le dessus de la pile");
            case ATTACKED ->
                    cause.isEmpty()
                            ? party.justDid(by, "attacked", "attaquer", party.named(subject), at)
                            : party.card(
                                    cause,
                                    "has just attacked",
                                    "vient d'attaquer",
                                    party.named(subject));
            case DEFEATED ->
                    party.card(subject, "has just been defeated", "vient de succomber", at);
            case EATEN ->
                    party.card(cause, "has just eaten", "vient de dévorer", party.named(subject));
            case ATTACHED_TO ->
                    party.card(
                            cause,
                            "has just attached itself to",
                            "vient de s'attacher à",
                            party.named(subject));
            case LOCATION_BLOWN_AWAY ->
                    party.card(subject, "has just been blown away", "vient d'exploser");
        };
    }

    private String begins(Side player, Noun what) {
        return p.sentence(party.of(player, what) + p.say(" begins", " commence"));
    }

    private String ends(Side player, Noun what) {
        return p.sentence(party.of(player, what) + p.say(" ends", " se termine"));
    }

    private String battle(String place, String en, String fr) {
        return p.sentence(
                Prose.words(p.say("the battle", "la bataille"), party.at(place), p.say(en, fr)));
    }

    private String now(Side player, String en, String fr, String... rest) {
        return party.does(player, Verb.BE, p.say(en, "en train de " + fr), Prose.words(rest));
    }

    private String soon(Side player, String en, String fr, String... rest) {
        Mention doer = party.who(player);
        return p.sentence(
                Prose.words(
                        doer.text(),
                        Verb.BE.with(p, doer),
                        p.say("about to " + en, "sur le point de " + fr).strip(),
                        Prose.words(rest)));
    }

    private String because(String cause) {
        return cause.isEmpty() ? "" : Party.aside(cause);
    }

    private String forCard(String cause) {
        return cause.isEmpty() ? "" : p.say("for ", "pour ") + cause;
    }

    private String total(double amount) {
        return Double.isNaN(amount)
                ? ""
                : Party.aside(p.say("total ", "total ") + p.number(amount));
    }
}
