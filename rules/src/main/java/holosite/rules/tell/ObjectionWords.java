package holosite.rules.tell;

import holosite.language.prose.Language;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.rules.refusal.Objection;
import holosite.rules.refusal.RefusalKind;

/** Explains in one language why something may not be done. */
public final class ObjectionWords {
    private final Language language;
    private final Prose p;

    public ObjectionWords(Language language) {
        this.language = language;
        this.p = new Prose(language);
    }

    /** A sentence. */
    public String sentence(Objection objection) {
        return switch (objection) {
            case Objection.OfCard(String title) when !title.isEmpty() ->
                    p.say("%s forbids it.", "%s l'interdit.", title);
            case Objection.OfForce(int needed, int left) ->
                    p.say(
                            "It takes %d %s, and you have %d.",
                            "Il faut %d %s, et vous en avez %d.",
                            needed,
                            Noun.FORCE.in(language, needed > 1),
                            left);
            case Objection.OfForceWithPilot(String pilot, int needed, int left) ->
                    p.say(
                            "It needs a pilot: with %s it takes %d %s, and you have %d.",
                            "Il faut un pilote : avec %s, il faut %d %s, et vous en avez %d.",
                            pilot,
                            needed,
                            Noun.FORCE.in(language, needed > 1),
                            left);
            case Objection.OfCard _, Objection.OfRule _ ->
                    p.say(
                            EnglishRefusals.of(objection.refusal()),
                            FrenchRefusals.of(objection.refusal()));
        };
    }

    /** One to three words, or the Force it takes and the Force that is left. */
    public String brief(Objection objection) {
        return switch (objection) {
            case Objection.OfForce(int needed, int left) -> lacking(needed, left);
            case Objection.OfForceWithPilot(_, int needed, int left) -> lacking(needed, left);
            case Objection.OfCard _, Objection.OfRule _ -> brief(objection.kind());
        };
    }

    private String lacking(int needed, int left) {
        return p.say("%d Force, %d left", "%d Force, reste %d", needed, left);
    }

    private String brief(RefusalKind kind) {
        return switch (kind) {
            case FORCE -> p.say("too little Force", "Force manquante");
            case PILOT -> p.say("needs a pilot", "sans pilote");
            case OPERATOR -> p.say("no operator", "sans servant");
            case APPRENTICE -> p.say("no apprentice", "sans apprenti");
            case CAPTIVE -> p.say("no captive", "sans captif");
            case UNPAYABLE -> p.say("cannot be paid", "trop cher");
            case TARGET -> p.say("no target", "aucune cible");
            case RANGE -> p.say("out of range", "hors de portée");
            case CONDITION -> p.say("condition unmet", "pas remplie");
            case ALREADY_DONE -> p.say("already done", "déjà fait");
            case ALREADY_PLAYED -> p.say("already played", "déjà jouée");
            case ALREADY_IN_PLAY -> p.say("already in play", "déjà en jeu");
            case OUT_OF_PLAY -> p.say("out of play", "hors jeu");
            case IN_BATTLE -> p.say("in battle", "en bataille");
            case IN_ANSWER -> p.say("as an answer", "en réponse");
            case OTHER_PHASE -> p.say("not its phase", "autre phase");
            case OTHER_TURN -> p.say("not your turn", "pas votre tour");
            case BATTLE_GOING_ON -> p.say("during a battle", "en bataille");
            case ATTACK_GOING_ON -> p.say("during an attack", "en attaque");
            case AT_THE_START -> p.say("only at start", "au début");
            case NOT_FROM_HAND -> p.say("not from hand", "pas de la main");
            case EMPTY -> p.say("Reserve empty", "réserve vide");
            case FORBIDDEN -> p.say("forbidden", "interdit");
            case PROTECTED -> p.say("protected", "protégée");
            case NO_TEXT -> p.say("nothing to do", "rien à faire");
            case TEXT_OUT -> p.say("text canceled", "texte annulé");
            case INACTIVE -> p.say("inactive", "hors action");
            case NOT_YOURS -> p.say("not yours", "pas à vous");
            case NO_WAY -> p.say("no way there", "aucun chemin");
            case NO_ROOM -> p.say("no room aboard", "plus de place");
            case PLACE -> p.say("no place", "aucun lieu");
            case NOT_NOW -> p.say("not now", "pas maintenant");
        };
    }
}
